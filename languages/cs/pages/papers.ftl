# Moravia-Silesia: private papers and their auction.

round-auction = Dražba privátek
round-short-auction = Draž.
verb-pick-paper = Dát privátku do dražby
verb-bid = Nabídka
verb-assign-train = Soukromý vlak
pick-hint = Nabízíte jako první, nebo pasujete. Pak jsou na řadě ostatní.
pick-lowest = od { $lowest }.
bid-hint = Nabídněte { $lowest } nebo víc, nebo z této dražby nadobro odstupte.
bid-for = Vaše nabídka za { $private }
do-bid = Nabídnout
pass-bid = Odstoupit z této dražby
auction-up = Draží se
auction-highest = Nejvyšší nabídka
auction-bid = { $player } { $bid }
auction-no-bid = zatím žádná, od { $lowest }
auction-in = Ještě draží
run-nothing = Nevypravit nic
assign = Vypravit { $paper } za tuto společnost
paper-train = Jede jednou za společnost svého majitele, vedle jejích vlastních vlaků a po stejné trati, vynechává městečka a vydělá všechny červené prémie. Pak je pryč.
paper-railway = Její žeton stojí na { $hex }. Na začátku každého operačního kola smí položit tamní dílek a vyplácí hodnotu tamního města. Od prvního vlaku 3 ji smí koupit společnost a žeton získá jako stanici.
phase-closes = privátky se uzavírají
papers = Privátky
info-papers = Ostatní privátky
reconstructed = Rekonstruovaný plán
reconstructed-short = rekonstrukce plánu
run-bonuses = { $trains }: o { $bonus } víc za každý červený dílek na konci trasy, ať patří komukoli. Ostatní vlaky tam nic navíc nevydělají.
