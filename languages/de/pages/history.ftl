# The way through time, and the log.

## History
history = Verlauf
history-turn-back = Zum Anfang des vorigen Zuges
history-previous = Eine Aktion zurück
history-next = Eine Aktion vor
history-turn-on = Zum nächsten Zug
history-play = Abspielen
history-pause = Pause
history-speed = Tempo
history-last = Jetzt
history-position = Stelle
history-place = { $round }, Aktion { $at } von { $now }
history-link = Link
history-link-hint = Link zu dieser Stelle kopieren
history-copied = Kopiert
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
round-short-pre-stock = Vor
round-short-stock = AR { $number }
round-short-operating = { $set }.{ $number }
since-last-move = Seit deinem letzten Zug
since-count = { $count ->
    [one] Eine Aktion seit deinem letzten Zug
   *[other] { $count } Aktionen seit deinem letzten Zug
}
since-play = Abspielen
since-passed-over = Du wurdest übergangen: Du konntest dir nichts leisten
since-passed-over-in = { $round }: Du wurdest übergangen, du konntest dir nichts leisten
since-earned = fährt { $revenue } ein
since-trains = { $count ->
    [one] erhält eine Lok
   *[other] erhält { $count } Loks
}
since-tiles = { $count ->
    [one] legt ein Plättchen
   *[other] legt { $count } Plättchen
}
since-stations = { $count ->
    [one] baut einen Bahnhof
   *[other] baut { $count } Bahnhöfe
}
since-price = Kurs von { $from } auf { $to }

## Log
log-whole = Das ganze Protokoll
log-about = Zeigen
log-everybody = Alle
log-companies = Gesellschaften
log-rounds = Zu einer Runde
log-passed = passt
log-passed-forced = muss passen
log-bought-share = kauft 1 Aktie { $company } für { $price }
log-bought-from-pool = kauft 1 Aktie { $company } für { $price } aus dem Bankpool
log-sold-shares = verkauft { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
} { $company } für { $price }
log-started = gründet { $company } zum Kurs von { $price } und zahlt { $paid }
log-paid-out = { $company } schüttet aus: { $parts }
log-income = { $owner }: { $sum } Einkommen{ $count ->
    [one] {""}
   *[other] {" "}aus { $count } Papieren
}

## Reasons of bots
log-why = Denn { $why }.
