# The way through time, and the log.

## History
history = Historia
history-turn-back = Na początek poprzedniej tury
history-previous = O jeden ruch wstecz
history-next = O jeden ruch naprzód
history-turn-on = Do następnej tury
history-play = Odtwórz
history-pause = Pauza
history-speed = Szybkość
history-last = Teraz
history-position = Pozycja
history-place = { $round }, ruch { $at } z { $now }
history-link = Link
history-link-hint = Skopiuj link do tej pozycji
history-copied = Skopiowano
speed-slow = Wolno
speed-normal = Średnio
speed-fast = Szybko
round-short-pre-stock = Wst.
round-short-stock = RG { $number }
round-short-operating = { $set }.{ $number }
since-last-move = Od twojego ostatniego ruchu
since-count = { $count ->
    [one] Jeden ruch od twojego ostatniego
    [few] { $count } ruchy od twojego ostatniego
   *[many] { $count } ruchów od twojego ostatniego
}
since-play = Odtwórz je
since-passed-over = Twoja tura została pominięta: na nic nie było cię stać
since-passed-over-in = { $round }: twoja tura została pominięta, na nic nie było cię stać
since-earned = dochód { $revenue }
since-trains = { $count ->
    [one] nowy pociąg
    [few] { $count } nowe pociągi
   *[many] { $count } nowych pociągów
}
since-tiles = { $count ->
    [one] położony kafelek
    [few] { $count } położone kafelki
   *[many] { $count } położonych kafelków
}
since-stations = { $count ->
    [one] postawiona stacja
    [few] { $count } postawione stacje
   *[many] { $count } postawionych stacji
}
since-price = kurs z { $from } na { $to }

## Log
log-whole = Cały dziennik
log-about = O kim
log-everybody = Wszyscy
log-companies = Spółki
log-rounds = Do rundy
log-passed = pasuje
log-passed-forced = pasuje z konieczności
log-bought-share = kupuje akcję { $company } za { $price }
log-bought-from-pool = kupuje akcję { $company } za { $price } z wolnego rynku
log-sold-shares = sprzedaje { $count ->
    [one] akcję
    [few] { $count } akcje
   *[many] { $count } akcji
} { $company } za { $price }
log-started = zakłada { $company }, cena emisyjna { $price }, i płaci { $paid }
log-paid-out = { $company } wypłaca: { $parts }
log-income = { $owner }: przychód { $sum }{ $count ->
    [one] {""}
    [few] {" "}z { $count } źródeł
   *[many] {" "}z { $count } źródeł
}

## Reasons of bots
log-why = Powód: { $why }.
