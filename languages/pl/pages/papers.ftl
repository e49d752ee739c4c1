# Moravia-Silesia: private papers and their auction.

round-auction = Licytacja papierów prywatnych
round-short-auction = Licyt.
verb-pick-paper = Wystaw papier na licytację
verb-bid = Licytuj
verb-assign-train = Prywatny pociąg
pick-hint = Zaczynasz licytację albo pasujesz. Potem robią to pozostali.
pick-lowest = od { $lowest }.
bid-hint = Zaoferuj { $lowest } albo więcej, albo ostatecznie wycofaj się z tej licytacji.
bid-for = Twoja oferta za { $private }
do-bid = Licytuj
pass-bid = Wycofaj się
auction-up = Na licytacji
auction-highest = Najwyższa oferta
auction-bid = { $player }: { $bid }
auction-no-bid = jeszcze brak, od { $lowest }
auction-in = Licytują
run-nothing = Bez przejazdu
assign = Uruchom { $paper } dla tej spółki
paper-train = Jedzie raz dla spółki właściciela, oprócz jej własnych pociągów i po tych samych torach, pomija miasteczka i dostaje każdą czerwoną premię. Potem znika.
paper-railway = Jej żeton stoi na { $hex }. Na początku każdej rundy operacyjnej może położyć tam kafelek i wypłaca wartość miasta. Od pierwszego pociągu 3 spółka może ją kupić i dostaje żeton jako stację.
phase-closes = papiery prywatne są zamykane
papers = Papiery
info-papers = Inne papiery prywatne
reconstructed = Zrekonstruowana plansza
reconstructed-short = rekonstrukcja
run-bonuses = { $trains }: { $bonus } więcej za każdy czerwony kafelek na końcu trasy, niezależnie od tego, czyj jest. Inne pociągi nic tam nie zyskują.
