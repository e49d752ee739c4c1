### Aufgebaute Stellungen und Korrekturen: was am Geschriebenen falsch ist.

record-position = die Stellung: { $faults }
record-correction = Korrektur { $number }: { $faults }
record-correction-order = Korrekturen stehen in der Reihenfolge der Aktionen, nach denen sie kommen, die letzte nach höchstens { $actions }
record-untold-set-up = 18xx.games kennt keine Spiele, die mit einer aufgebauten Stellung beginnen
record-untold-corrected = 18xx.games kennt keine Korrekturen; was vor der ersten gespielt wurde, lässt sich übertragen
position-version = Version { $version } von Stellungen ist hier nicht bekannt; unsere ist { $ours }
position-players = ihre Spieler sind andere oder anders geordnet; es müssen { $players } sein
position-unknown = { $place }: „{ $given }“ gibt es hier nicht; es gibt { $known }
position-twice = { $place }: „{ $given }“ ist zweimal genannt
position-too-much = { $place }: { $given } ist zu viel; höchstens { $most }
position-no-such-round = So eine Runde hat dieser Titel nicht
position-place-trains = Loks und Phase
position-place-chart = Kurstabelle
position-place-round = Runde und Zugreihenfolge
