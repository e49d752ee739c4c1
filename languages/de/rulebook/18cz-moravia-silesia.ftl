### Die Regeln von 18CZ Mähren-Schlesien, je in einem Satz.

name = 18CZ Mähren-Schlesien
sections = Die Abschnitte sind die der Spielregel.
reconstructed = Den gedruckten Spielplan kennen wir nicht: Welche Hexfelder er hat, wo die rot umrandeten liegen und wie hoch die niedrigsten Gebote sind, ist aus der Karte von 18CZ rekonstruiert.

R-MOR-01 = Zwei Spieler beginnen mit 500 K und dürfen 15 Papiere besitzen, drei mit 450 K und 13, auf einem eigenen Spielplan ohne Praha.
    .chapter = Vorbereitung
    .decision = Eigene Festlegung: Den gedruckten Spielplan kennen wir nicht; seine Hexfelder, die rot umrandeten und die niedrigsten Gebote sind rekonstruiert, und der Titel sagt das. Die Hexfelder selbst sind die von 18CZ.
R-MOR-02 = Nur die fünf großen Gesellschaften spielen mit, ab der ersten Aktienrunde; bei zwei Spielern fällt eine davon durch Los weg.
    .decision = Eigene Festlegung: Gelost wird mit dem Startwert des Spiels, nach der ersten Zugreihenfolge; das rote Plättchen und die rot umrandeten Hexfelder dieser Gesellschaft bleiben ungenutzt.

R-MOR-03 = Eine Gesellschaft hat außer ihrem Heimatmarker zwei Marker; der erste kostet 40 K, der zweite 100 K.
    .chapter = Gesellschaften
    .decision = Eigene Festlegung: Der Marker, der mit der Mährischen Westbahn kommt, zählt für diese Preise nicht.
R-MOR-04 = Ein Spieler darf 70 % einer Gesellschaft besitzen.
R-MOR-05 = Gesellschaften werden zu 50, 55, 60, 65 oder 70 K gegründet, gehen mit 50 % in Betrieb und erhalten das Zehnfache dieses Kurses.
R-MOR-06 = Bei einer Dividende rückt der Kurs ein Feld nach rechts.

R-MOR-07 = Die Loks sind 2, 3, 4, 4+4 und 5+5, bei zwei Spielern weniger als bei dreien, 5+5 beliebig viele; jede Gesellschaft fährt mit allen.
    .chapter = Loks und Phasen
    .decision = Eigene Festlegung: a und b sind ein Buchstabe, a.
R-MOR-08 = Eine Gesellschaft darf vier Loks besitzen, ab der ersten 4+4 drei, ab der ersten 5+5 zwei.
R-MOR-09 = Ab der ersten 3 handeln Gesellschaften mit Loks und kaufen Privatpapiere.
R-MOR-10 = Die erste 4 verschrottet alle 2, die erste 4+4 schließt die Privatpapiere, die erste 5+5 verschrottet alle 3.
    .decision = Eigene Festlegung: Papiere schließen im Besitz von Spielern und von Gesellschaften; der Marker der Mährischen Westbahn verlässt die Karte.
R-MOR-11 = Eine 4+4 oder 5+5 bringt 50 K mehr für jedes rote Plättchen an einem Ende ihrer Strecke, egal wem es gehört; kleinere Loks bringen nicht mehr.

R-MOR-12 = Reihum stellen die Spieler eines der fünf Papiere zur Versteigerung; beginnend mit diesem Spieler bieten alle oder passen endgültig, ab dem niedrigsten Gebot und jedes Mal mindestens 5 K mehr, und wer übrig bleibt, zahlt an die Bank.
    .chapter = Die Versteigerung der Privatpapiere
    .decision = Eigene Festlegung: Wer ein Papier zur Versteigerung stellt, darf passen; der Letzte der anderen wird auch dann gefragt, wenn niemand geboten hat. Wer zu wenig Geld hat, passt ungefragt.
R-MOR-13 = Die Versteigerung endet, wenn alle Papiere verkauft sind oder wenn seit dem letzten Verkauf jedes der übrigen zur Versteigerung stand und kein Gebot fand; diese verlassen das Spiel, und ganz ohne Gebot ist das Spiel zu Ende, und der erste Spieler hat gewonnen.
    .decision = Eigene Festlegung: Der erste Spieler ist der mit der niedrigsten Reihenfolgekarte. Ein Papier, das kein Gebot fand, wird erst wieder zur Versteigerung gestellt, wenn ein anderes verkauft ist.

R-MOR-14 = Der Spielablauf beginnt mit der Aktienrunde vor 50.
    .chapter = Der Spielablauf

R-MOR-15 = Der Besitzer des 3E-Papiers darf es einer seiner Gesellschaften in ihrem Zug geben, bevor sie fährt; es zählt für kein Limit und ist keine Lok der Gesellschaft, teilt sich Gleis mit den anderen, lässt Kleinstädte aus, bringt alle roten Boni und ist nach der Fahrt weg; ist es nicht gefahren, bleibt es bei seinem Besitzer.
    .chapter = Die Privatpapiere
R-MOR-16 = Der Besitzer der Mährischen Westbahn setzt ihren Marker auf F22; zu Beginn jeder Betriebsrunde darf sie dort das Plättchen legen oder austauschen und zahlt dann, was die Stadt auf dem Plättchen wert ist.
    .decision = Eigene Festlegung: Das Plättchen kostet nichts, braucht keine Verbindung und ist nicht violett umrandet; ohne Plättchen wird nichts gezahlt.
R-MOR-17 = Eine Gesellschaft darf die Mährische Westbahn für 1 K bis zum Lokalbahnen-Kurs kaufen; sie schließt, und ihr Marker wird ein Bahnhof dieser Gesellschaft.
    .decision = Eigene Festlegung: kostenlos und außerhalb des Schritts Bahnhof; hat die Gesellschaft schon einen Marker auf dem Hexfeld, kommt einer der beiden auf ihren Gesellschaftsbogen, wie nach einer Übernahme.
R-MOR-18 = Die drei Lokalbahnen wirken wie in 18CZ.
    .decision = Eigene Festlegung: Es sind die auf den billigsten Feldern jeder Größe. Im Besitz eines Spielers sind sie am Ende je 120 K wert, die anderen Papiere nichts.

R-MOR-19 = Alles andere ist wie in 18CZ; grüne Plättchen kommen mit der ersten 3, braune mit der ersten 4+4, graue mit der ersten 5+5.
    .chapter = Alles andere
    .decision = A-58: Die Quellen lassen es offen; so wird gespielt.
R-MOR-20 = Gesellschaften können das 3E-Papier nicht kaufen.
R-MOR-21 = Reihenfolgekarten werden nach der Versteigerung nach Bargeld verteilt, das wenigste zuerst; es gibt sechs Aktienrunden, elf Betriebsrunden und fünf Exporte, von denen jeder als Verkauf gilt; rote Plättchen folgen der neuesten Farbe, Übernahmen gibt es nicht, und alle fünf Papiere zählen im Besitz eines Spielers zum Aktienlimit.
