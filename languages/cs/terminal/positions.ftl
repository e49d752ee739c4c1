### Zadané pozice a opravy: co je na zápisu špatně.

record-position = pozice: { $faults }
record-correction = oprava { $number }: { $faults }
record-correction-order = opravy jsou seřazené podle počtu akcí před nimi a žádná není po víc než { $actions } akcích
record-untold-set-up = 18xx.games nezná hry, které začínají zadanou pozicí
record-untold-corrected = 18xx.games nezná opravy; zapsat lze jen to, co se hrálo před první z nich
position-version = Verze { $version } pozic tu není známa; naše je { $ours }
position-players = hráči jsou jiní nebo v jiném pořadí; mají to být { $players }
position-unknown = { $place }: „{ $given }“ tu není; je tu { $known }
position-twice = { $place }: „{ $given }“ je uvedeno dvakrát
position-too-much = { $place }: { $given } je moc; nejvýš { $most }
position-no-such-round = Takové kolo tato hra nemá
position-place-trains = Vlaky a fáze
position-place-chart = Tabulka kurzů
position-place-round = Kolo a pořadí hráčů
