# What is not possible now, and why. Reasons that are not here come from the rules.

rule-cited = { $section } ({ $id })
why-not = Was nicht geht und warum ({ $count })
not-possible-now = Jetzt nicht möglich ({ $count })
city-number = Stadt { $number }
impossible-start-price = Zwei Aktien sind zu teuer, du hast { $have }
impossible-too-dear = Zu teuer, vorhanden: { $have }
impossible-none-in-bank = Die Bank hat keine Aktie
impossible-sold = Du hast sie in dieser Aktienrunde verkauft
impossible-no-connection = Dorthin führt von keinem Bahnhof der Gesellschaft eine Verbindung
impossible-tile-apart = Es wäre mit keinem Bahnhof der Gesellschaft verbunden
impossible-city-full = Kein Platz frei
impossible-not-smaller = Nicht kleiner als die Gesellschaft
impossible-not-floated = Noch nicht in Betrieb
impossible-no-tile-left = Dieses Plättchen ist aufgebraucht
impossible-needs-local = Nur mit dem Sonderrecht einer Lokalbahn der Gesellschaft
impossible-power-used = Das Sonderrecht ist verbraucht
impossible-reserved = Der freie Platz ist für { $company } reserviert
impossible-later-phase = Kann ab Phase { $phase } gegründet werden
