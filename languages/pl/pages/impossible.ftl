# What is not possible now, and why. Reasons that are not here come from the rules.

rule-cited = { $section } ({ $id })
why-not = Czego nie można i dlaczego ({ $count })
not-possible-now = Teraz niemożliwe ({ $count })
city-number = miasto { $number }
impossible-start-price = Dwie akcje są za drogie, masz { $have }
impossible-too-dear = Za drogo, jest tylko { $have }
impossible-none-in-bank = Bank nie ma akcji
impossible-sold = Sprzedano w tej rundzie giełdowej
impossible-no-connection = Nie prowadzi tam żadne połączenie ze stacji spółki
impossible-tile-apart = Nie byłby połączony ze stacją spółki
impossible-city-full = Nie ma wolnego miejsca
impossible-not-smaller = Nie jest mniejsza od tej spółki
impossible-not-floated = Jeszcze nie działa
impossible-no-tile-left = Takiego kafelka już nie ma
impossible-needs-local = Tylko dzięki zdolności kolei lokalnej tej spółki
impossible-power-used = Zdolność jest już wykorzystana
impossible-reserved = Wolne miejsce jest zarezerwowane: { $company }
impossible-later-phase = Można założyć od fazy { $phase }
