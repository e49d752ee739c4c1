# The way through time, and the log.

## History
history = Historie
history-turn-back = Na začátek předchozího tahu
history-previous = O akci zpět
history-next = O akci vpřed
history-turn-on = Na další tah
history-play = Přehrát
history-pause = Pozastavit
history-speed = Rychlost
history-last = Nyní
history-position = Pozice
history-place = { $round }, akce { $at } / { $now }
history-link = Odkaz
history-link-hint = Zkopírovat odkaz na tuto pozici
history-copied = Zkopírováno
speed-slow = Pomalu
speed-normal = Běžně
speed-fast = Rychle
round-short-pre-stock = Úvod
round-short-stock = BK { $number }
round-short-operating = { $set }.{ $number }
since-last-move = Od vašeho posledního tahu
since-count = { $count ->
    [one] 1 akce od vašeho posledního tahu
    [few] { $count } akce od vašeho posledního tahu
   *[other] { $count } akcí od vašeho posledního tahu
}
since-play = Přehrát
since-passed-over = Váš tah byl přeskočen: hotovost na nic nestačila
since-passed-over-in = { $round }: váš tah byl přeskočen, hotovost na nic nestačila
since-earned = výnos { $revenue }
since-trains = { $count ->
    [one] nový vlak
    [few] { $count } nové vlaky
   *[other] { $count } nových vlaků
}
since-tiles = { $count ->
    [one] položen dílek
    [few] položeny { $count } dílky
   *[other] položeno { $count } dílků
}
since-stations = { $count ->
    [one] umístěna stanice
    [few] umístěny { $count } stanice
   *[other] umístěno { $count } stanic
}
since-price = kurz z { $from } na { $to }

## Log
log-whole = Celý záznam
log-about = O kom
log-everybody = Všichni
log-companies = Společnosti
log-rounds = Přejít na kolo
log-passed = pas
log-passed-forced = pas, nic jiného nezbývá
log-bought-share = kupuje akcii { $company } za { $price }
log-bought-from-pool = kupuje akcii { $company } za { $price } z poolu
log-sold-shares = prodává { $count ->
    [one] 1 akcii
    [few] { $count } akcie
   *[other] { $count } akcií
} { $company } za { $price }
log-started = zakládá { $company } s kurzem { $price } a platí { $paid }
log-paid-out = { $company } vyplácí: { $parts }
log-income = { $owner }: příjem { $sum }{ $count ->
    [1] {""}
   *[other] {" "}({ $count }×)
}

## Reasons of bots
log-why = Důvod: { $why }.
