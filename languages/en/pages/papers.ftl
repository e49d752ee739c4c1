# Moravia-Silesia: private papers and their auction.

round-auction = Auction of private papers
round-short-auction = Auc
verb-pick-paper = Put a paper up for auction
verb-bid = Bid
verb-assign-train = Private train
pick-hint = You bid or pass first, then the others.
pick-lowest = From { $lowest }.
bid-hint = Bid { $lowest } or more, or drop out of this auction for good.
bid-for = Your bid for { $private }
do-bid = Bid
pass-bid = Drop out of this auction
auction-up = Up for auction
auction-highest = Highest bid
auction-bid = { $player } { $bid }
auction-no-bid = none yet; at least { $lowest }
auction-in = Still in
run-nothing = Run no train
assign = Run the { $paper } for this company
paper-train = Runs once for one of its owner's companies, in addition to that company's own trains, and even over the same track. It skips towns and earns every red bonus. Then it is gone.
paper-railway = Its marker stands on { $hex }. At the start of every operating round its owner may lay or promote the tile there, and is paid what the city is worth. Once the first 3-train is sold a company may buy it, and gets the marker as a station.
phase-closes = private papers close
papers = Papers
info-papers = Other private papers
reconstructed = Reconstructed board
reconstructed-short = reconstructed board
run-bonuses = { $trains }: { $bonus } more for every red tile at an end of the route, whoever's it is. Other trains earn nothing more there.
