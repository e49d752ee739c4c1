### Die Regeln von 18CZ Böhmen, je in einem Satz.

name = 18CZ Böhmen
sections = Die Abschnitte sind die der Spielregel.

R-BOH-01 = Zwei Spieler spielen auf der Karte von Böhmen, jeder mit 280 K und höchstens 14 Papieren.
    .chapter = Vorbereitung
    .decision = A-55: Den gedruckten Spielplan kennen wir nicht; es ist die Karte von 18CZ ohne die 34 Hexfelder, die die öffentliche Umsetzung weglässt, mit I17 für kk.
R-BOH-02 = OFE, MW, KFN, Pr und Ug spielen nicht mit: Es bleiben drei kleine, vier mittlere und drei große Gesellschaften.
    .decision = Eigene Festlegung: Die roten Plättchen von Pr und Ug bleiben in der Schachtel, alle anderen Plättchen werden verwendet.
R-BOH-03 = Neun Lokalbahnen sind zu kaufen, drei von jeder Größe.
    .decision = A-54: auf den drei billigsten Feldern jeder Spalte.

R-BOH-04 = Václav besitzt Gesellschaften wie ein dritter Spieler, höchstens eine von jeder Größe, hat aber keine Züge und keine Reihenfolgekarte und wird am Ende nicht gewertet.
    .chapter = Václav und seine Gesellschaften
R-BOH-05 = Vor dem Spiel wird für Václav eine kleine Gesellschaft ausgelost: Er erhält die Direktorsaktie, die Gesellschaft die oberste Lokkarte als 2, und sie ist ab der ersten Betriebsrunde am Zug.
    .decision = Eigene Festlegung: Gelost wird mit dem Startwert des Spiels, nach der ersten Zugreihenfolge; Spiele wie auf 18xx.games verwenden den Generator dieser Website.
R-BOH-06 = Hat die erste Lokkarte b den Stapel verlassen, wird für Václav eine mittlere Gesellschaft ausgelost, die niemand gegründet hat, mit 60 % und der nächsten Lokkarte auf ihrer blauen Seite; sie ist ab der nächsten Betriebsrunde am Zug.
    .decision = A-53: bevor jemand eine mittlere Gesellschaft gründen kann.
R-BOH-07 = Hat die erste Lokkarte d den Stapel verlassen, wird für Václav eine große Gesellschaft ausgelost, mit 50 % und der nächsten Lokkarte auf ihrer grünen Seite; sie ist ab der nächsten Betriebsrunde am Zug.
    .decision = A-53: bevor jemand eine große Gesellschaft gründen kann.
R-BOH-08 = Seine Gesellschaften beginnen zum niedrigsten Kurs ihrer Größe, 50, 60 oder 90 K, unter allen Markern dort, und haben nie Geld.
R-BOH-09 = Seine Gesellschaften sind zwischen den anderen nach ihrem Kurs am Zug.

R-BOH-10 = Wer die niedrigste Reihenfolgekarte hat, entscheidet über das Gleis seiner kleinen und seiner großen Gesellschaft, der andere Spieler über das der mittleren; Gelände kostet nichts.
    .chapter = Für Václav entscheiden
    .decision = A-51: Das rote Heimatplättchen ist Gleis. A-52: Es gilt die Reihenfolgekarte, die nach der letzten Aktienrunde verteilt wurde.
R-BOH-11 = Wer die niedrigste Reihenfolgekarte hat, entscheidet über die Bahnhöfe seiner mittleren Gesellschaft, der andere Spieler über die der kleinen und der großen; Bahnhöfe kosten nichts, und je Zug darf einer gebaut werden.
    .decision = A-51: Die Stadt für den Heimatmarker ist ein Bahnhof. Eigene Festlegung: auch wenn eine andere Gesellschaft das Plättchen unter den wartenden Marker legt.
R-BOH-12 = Seine Gesellschaften fahren das höchste Einfahrergebnis ein und schütten es aus, und der Kurs bewegt sich wie bei allen Gesellschaften.
    .decision = Eigene Festlegung: Niemand wird gefragt. In Spielen wie auf 18xx.games gibt die Strecken an, wer die niedrigste Reihenfolgekarte hat.

R-BOH-13 = Seine Gesellschaften besitzen höchstens eine Lok, kaufen nie eine und brauchen keine.
    .chapter = Václavs Loks
R-BOH-14 = Exportiert wird nichts; bei einem Export-Symbol geben seine Gesellschaften, klein, mittel, groß, ihre Lok ab, die das Spiel verlässt, und erhalten die oberste Lokkarte auf der Seite ihrer Farbe.
R-BOH-15 = Eine an Václav gegebene Lok gilt nur als Verkauf dieser Seite: Sie kann eine Phase beginnen lassen und verschrottet Loks ihrer eigenen Farbe.
    .decision = A-56: nicht aller Seiten. Eigene Festlegung: Gesellschaften über einem Limit geben Loks zurück, wenn alle seine Gesellschaften ihre haben.
R-BOH-16 = Nur Gesellschaften, die ihm schon gehörten, als der Schritt begann, erhalten eine Lok; eine, die er unterwegs erhält, hat bereits ihre eigene.
    .decision = A-47: Die Quellen lassen es offen; so wird gespielt.
R-BOH-17 = Seine Loks kommen immer oben vom Stapel, nie aus dem Lokpool.
    .decision = A-46: Die Quellen lassen es offen; so wird gespielt.
R-BOH-18 = Wird seine Lok verschrottet, hat die Gesellschaft keine, bis die nächste ausgegeben wird.
    .decision = A-49: Die Quellen lassen es offen; so wird gespielt.

R-BOH-19 = Spieler dürfen die übrigen Aktien seiner Gesellschaften kaufen; ein Spieler darf 75 % einer kleinen, 60 % einer mittleren und 70 % jeder großen Gesellschaft besitzen, und Václav bleibt Direktor.
    .chapter = Aktien, Geschäfte und Reihenfolge
R-BOH-20 = Seine Aktien zählen als verkauft, wenn geprüft wird, ob eine Gesellschaft ausverkauft ist, und seine Dividenden werden nicht gezahlt.
    .decision = A-48: Die Quellen lassen es offen; so wird gespielt.
R-BOH-21 = Seine Gesellschaften übernehmen keine anderen, werden nicht übernommen und kaufen und verkaufen weder Loks noch Lokalbahnen.
    .decision = A-50: Die Quellen lassen es offen; so wird gespielt.
R-BOH-22 = Die beiden Spieler bekommen Reihenfolgekarten wie üblich: nach der Vor-Aktienrunde das wenigste Bargeld zuerst, nach einer Aktienrunde das meiste.

R-BOH-23 = Alles andere ist wie in 18CZ.
    .chapter = Alles andere
