# Moravia-Silesia: private papers and their auction.

round-auction = Versteigerung der Privatpapiere
round-short-auction = Verst.
verb-pick-paper = Papier zur Versteigerung stellen
verb-bid = Bieten
verb-assign-train = Private Lok
pick-hint = Du bietest zuerst oder passt. Dann folgen die anderen.
pick-lowest = ab { $lowest }.
bid-hint = Biete { $lowest } oder mehr, oder steige aus dieser Versteigerung endgültig aus.
bid-for = Dein Gebot für { $private }
do-bid = Bieten
pass-bid = Aussteigen
auction-up = Wird versteigert
auction-highest = Höchstes Gebot
auction-bid = { $player } { $bid }
auction-no-bid = noch keines, ab { $lowest }
auction-in = Noch dabei
run-nothing = Nicht fahren
assign = Für diese Gesellschaft fahren: { $paper }
paper-train = Fährt einmal für eine Gesellschaft ihres Besitzers, zusätzlich zu deren Loks und auf demselben Gleis, lässt Kleinstädte aus und bringt jeden roten Bonus. Danach ist sie weg.
paper-railway = Ihr Marker steht auf { $hex }. Zu Beginn jeder Betriebsrunde darf sie dort das Plättchen legen und zahlt, was die Stadt wert ist. Ab der ersten 3-Lok darf eine Gesellschaft sie kaufen und erhält den Marker als Bahnhof.
phase-closes = Privatpapiere schließen
papers = Papiere
info-papers = Weitere Privatpapiere
reconstructed = Rekonstruierter Spielplan
reconstructed-short = rekonstruiert
run-bonuses = { $trains }: { $bonus } mehr für jedes rote Plättchen an einem Ende der Strecke, egal wem es gehört. Andere Loks bringen dort nicht mehr ein.
