# What is not possible now, and why. Reasons that are not here come from the rules.

rule-cited = { $section } ({ $id })
why-not = Why not …? ({ $count })
not-possible-now = Not possible now ({ $count })
city-number = city { $number }
impossible-start-price = Too expensive for two shares: you have { $have }
impossible-too-dear = Too expensive: only { $have } is available
impossible-none-in-bank = The bank has no share
impossible-sold = You sold shares of it in this stock round
impossible-no-connection = No connection leads there from a station of the company
impossible-tile-apart = It would not be connected to a station of the company
impossible-city-full = No place is free
impossible-not-smaller = Not smaller than the company
impossible-not-floated = Not floated yet
impossible-no-tile-left = No such tile is left
impossible-needs-local = Only with the power of a local railway of the company
impossible-power-used = The power has already been used
impossible-reserved = The free place is reserved for { $company }
impossible-later-phase = Can be started from phase { $phase } on
