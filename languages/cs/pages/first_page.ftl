# The first page.

## First page
play-now = Nová hra
play-now-hint = Vyberte hru a počet hráčů a začněte. Pokud neurčíte jinak, hrají všichni u této obrazovky.
players-and-vaclav = { $players } a Václav
no-title = Hra { $title } tu není
names = Místa
seat-number = Místo { $seat }
start = Začít
start-against-bots = Všichni ostatní: boti (průvodčí)
start-at-once = Hrát 18CZ se třemi boty
cover-alt = Mapa 18CZ uprostřed hry
cover-words = 18CZ: Čechy, Morava a Slezsko s tratěmi, stanicemi a společnostmi všech tří velikostí.
own-games = Vaše hry
filter = Které hry se zobrazí
filter-all = Všechny
filter-turn = Jste na tahu
filter-waits = Rozhodují jiní
filter-gathers = Hledají hráče
filter-over = Skončené
kept-until = uložena do { $day }
kept-hint = Hry, ve kterých nikdo nemá účet, se mažou { $days } dní po posledním tahu. Chcete-li si své hry nechat, zaregistrujte se, nebo si je stáhněte.
entries = { $count ->
    [0] nezačala
    [one] 1 akce
    [few] { $count } akce
   *[other] { $count } akcí
}
import = Import
import-hint = Soubor hry z Lokálky, nebo hra 18CZ či 1836Jr-56 exportovaná z 18xx.games.
import-file = Soubor
import-button = Importovat
import-unread = Soubor se nepodařilo načíst nebo odeslat. Vyberte ho prosím znovu.
wrong-action = akce { $number }: { $why }
import-failed = Tento soubor nelze importovat: { $why }
import-no-json = soubor hry je JSON, a tohle není ({ $error })
import-long = obsahuje příliš mnoho akcí: { $count }, nejvýš se načte { $most }
export-failed = Tuto hru nelze zapsat ve formátu 18xx.games: { $why }
export-at-the-end = Dokud hrají i ostatní, nelze tuto hru takto exportovat: soubor by prozradil budoucí losování. Zkuste to, až hra skončí.
export-part-hint = S ?until={ $count } se zapíší jen předchozí akce, celkem { $count }.
export-part = Stáhnout předchozí akce (celkem { $count })
too-many = Nejvyšší počet hráčů je { $most }
name-missing = Místo { $seat } potřebuje jméno
name-too-long = Jméno smí mít nejvýš { $most } znaků
name-twice = Dva hráči se jmenují { $name }
name-alike = Jména { $other } a { $name } vypadají stejně

## Bots
seat-bots = Boti, kteří hrají na výhru
seat-bots-wealth = Boti, kteří hrají na majetek
seat-unknown = „{ $seat }“ není místo; možná jsou here, open, invite, novice, conductor a director, boti i s dovětkem :wealth
player-malformed = Hráč je jméno jako "Anna" nebo místo jako { "{" }"seat": "open"{ "}" }
# How strong the bots of a title are: ratings as in chess, of which 400 points more win ten of eleven games.
bots-rated = Boti { $novice }–{ $director }
bots-rated-hint = Boti: nováček { $novice }, průvodčí { $conductor }, ředitel { $director }. Body jako v šachu, změřené v partiích botů: kdo má o 200 víc, vyhrává tři hry ze čtyř
bots-unlearned = Tento titul se žádný bot neučil: hrají podle jednoduchých pravidel
bot-novice = Nováček: často váhá, hodí se pro začátečníky
bot-conductor = Průvodčí: hraje dobře, občas chybuje
bot-director = Ředitel: nejsilnější
bot-name = { $name } (bot)
