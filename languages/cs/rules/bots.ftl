### Why a bot does what it does. Each follows a colon or stands in brackets: no capital letter, no full stop.

bot-chance = rozhodl los
bot-only-choice = nic jiného nezbývá
bot-nothing-better = nic z nabídky nestojí za svou cenu
bot-worth = do konce hry to má přinést { $brings }{ AMOUNT($costs) ->
    [0] {""}
   *[other] {" "}a stojí to { $costs }
}
bot-earns = vlaky by mohly vydělat { $to } místo { $from }
bot-opens-way = otevírá to cestu k dalším místům
bot-dividend = akcionáři chtějí své peníze
bot-saves-for-train = společnost potřebuje peníze na vlak
bot-needs-train = společnost musí mít vlak
# Unsaid: $tried
bot-looked-ahead = pohled dopředu: o { $better_by } lepší než první nápad
bot-runs = { $company } by mohla za jízdu vydělat { $to } místo { $from } u druhé nejlepší volby
bot-lasts = až budou další vlaky { $company } sešrotovány, vydělá ještě { $to } místo { $from } u druhé nejlepší volby
bot-income = výnos z akcií by za kolo mohl být { $to } místo { $from } u druhé nejlepší volby
bot-ends-with = vede to do konce hry asi k { $with }, druhá nejlepší volba k { $instead }
bot-none-better = žádná jiná volba nevypadá lépe
bot-gains = má to vynést asi { $gain }
bot-loses = souhlas by měl stát asi { $loss }
