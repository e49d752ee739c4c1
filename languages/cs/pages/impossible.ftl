# What is not possible now, and why. Reasons that are not here come from the rules.

rule-cited = { $section } ({ $id })
why-not = Co nejde a proč ({ $count })
not-possible-now = Teď není možné ({ $count })
city-number = město { $number }
impossible-start-price = Na dvě akcie nemáte, k dispozici je { $have }
impossible-too-dear = Příliš drahé, k dispozici je { $have }
impossible-none-in-bank = Banka nemá žádnou akcii
impossible-sold = V tomto burzovním kole už prodána, koupit ji nelze
impossible-no-connection = Nevede tam spojení od žádné stanice společnosti
impossible-tile-apart = Nebyl by spojen se stanicí společnosti
impossible-city-full = Není volné místo
impossible-not-smaller = Není menší než přebírající společnost
impossible-not-floated = Ještě není v provozu
impossible-no-tile-left = Takový dílek už nezbývá
impossible-needs-local = Jen s výhodou místní dráhy této společnosti
impossible-power-used = Výhoda už je využita
impossible-reserved = Volné místo je vyhrazeno: { $company }
impossible-later-phase = Založit lze až od fáze { $phase }
