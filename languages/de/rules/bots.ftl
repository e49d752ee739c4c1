### Why a bot does what it does. Each follows a colon or „Denn“, or stands in brackets: no capital letter, no full stop.

bot-chance = das Los hat entschieden
bot-only-choice = etwas anderes ist nicht möglich
bot-nothing-better = kein Angebot ist seinen Preis wert
bot-worth = bis zum Spielende bringt es wohl { $brings }{ AMOUNT($costs) ->
    [0] {""}
   *[other] {" "}und kostet { $costs }
}
bot-earns = die Loks könnten { $to } statt { $from } einfahren
bot-opens-way = so wird der Weg zu weiteren Orten frei
bot-dividend = die Aktionäre wollen ihr Geld
bot-saves-for-train = die Gesellschaft braucht das Geld für eine Lok
bot-needs-train = die Gesellschaft muss eine Lok besitzen
# Unsaid: $tried
bot-looked-ahead = vorausgerechnet ist das um { $better_by } besser als die erste Idee
bot-runs = { $company } könnte je Fahrt { $to } einfahren, mit der nächstbesten Wahl nur { $from }
bot-lasts = { $company } fährt auch nach der nächsten Verschrottung noch { $to } ein, mit der nächstbesten Wahl nur { $from }
bot-income = die eigenen Aktien könnten je Runde { $to } bringen, mit der nächstbesten Wahl nur { $from }
bot-ends-with = das führt bis zum Spielende zu etwa { $with }, die nächstbeste Wahl zu { $instead }
bot-none-better = keine andere Wahl sieht besser aus
bot-gains = das bringt unter dem Strich wohl { $gain }
bot-loses = eine Zusage würde wohl { $loss } kosten
