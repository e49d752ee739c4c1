### Why a bot does what it does. Each follows a colon or stands in brackets: no capital letter, no full stop.

bot-chance = losowy wybór
bot-only-choice = nic innego nie da się zrobić
bot-nothing-better = nic z oferty nie jest warte swojej ceny
bot-worth = do końca gry powinno to przynieść { $brings }{ AMOUNT($costs) ->
    [0] {""}
   *[other] {""}, a kosztuje { $costs }
}
bot-earns = pociągi mogłyby zarabiać { $to } zamiast { $from }
bot-opens-way = otwiera to drogę do kolejnych miejsc
bot-dividend = akcjonariusze chcą swoich pieniędzy
bot-saves-for-train = spółka potrzebuje pieniędzy na pociąg
bot-needs-train = spółka musi mieć pociąg
# Unsaid: $tried
bot-looked-ahead = po przemyśleniu dalszej gry: o { $better_by } lepiej niż pierwszy pomysł
bot-runs = { $company } mogłaby zarabiać { $to } na przejazd zamiast { $from } przy drugim najlepszym wyborze
bot-lasts = { $company } będzie zarabiać { $to } także po złomowaniu następnych pociągów, zamiast { $from } przy drugim najlepszym wyborze
bot-income = dochód z akcji mógłby wynosić { $to } na rundę zamiast { $from } przy drugim najlepszym wyborze
bot-ends-with = prowadzi to na koniec do około { $with }, drugi najlepszy wybór do { $instead }
bot-none-better = żaden inny wybór nie wygląda lepiej
bot-gains = powinno to dać około { $gain } zysku
bot-loses = zgoda powinna przynieść około { $loss } straty
