# 1836Jr-56: private companies and their auction, capital, loans, money in need, and the national company.

round-privates = Versteigerung der Privatbahnen
privates = Privatb.
privates-long = Privatbahnen
private-head = Privatbahn
president = Präsident
loans = Darlehen
pool = Pool
offering = Erstangebot
offering-short = Erst.
train = Lok
limit = Limit
escrow = Zurückgehalten
destination = Ziel

you-preside = du leitest { $company }
new-president = { $player } leitet { $company }
president-of = Präsident von { $company }

## Verbs
verb-take-loan = Darlehen aufnehmen
verb-repay-loan = Darlehen zurückzahlen
verb-debts = Zurückzahlen oder fusionieren
verb-trade-train = Lok in Zahlung geben
verb-borrow-train = Lok leihen
verb-remove-station = Bahnhof aufgeben
verb-post = Postmarker setzen
verb-bankrupt = Bankrott erklären
verb-offer-for-private = Privatbahn kaufen
pass-after-buying = Zug beenden
pass-raise = Aussteigen
pass-borrow = Nichts leihen
pass-loans = Nichts weiter zurückzahlen
pass-no-loans = Nichts zurückzahlen
pass-national-trains = Loks behalten
at-any-time-privates = Jederzeit: Privatbahnen und ihre Sonderrechte

## Auction
auction-hint = Kaufe die erste zu ihrem Preis oder biete auf eine andere: mindestens { $step } über ihrem Preis oder dem höchsten Gebot. Was du bietest, ist gebunden, bis sie verkauft ist.
auction-closing = Mit der ersten { $phase }-Lok schließen alle.
auction-companies-buy = Ab Phase { $phase } darf eine Gesellschaft sie dem Besitzer für { $least } bis { $most } % ihres Preises abkaufen.
auction-contest = Nur wer auf { $private } geboten hat, macht mit: auf mindestens { $lowest } erhöhen oder aussteigen.
private-terms = Preis { $price }, Einkommen { $income } je Runde.
private-blocks = Solange sie einem Spieler gehört, baut niemand auf { $hex }.
private-extra-tile = Ihre Gesellschaft darf dort Plättchen { $tiles } zusätzlich legen, ohne Verbindung und ohne Geländekosten.
private-tile = Ihre Gesellschaft darf dort Plättchen { $tiles } als ihr Plättchen des Zuges legen, ohne Verbindung.
private-station = Gleich danach darf sie dort kostenlos einen Bahnhof bauen.
private-post = Ihre Gesellschaft darf einen Marker auf eine Stadt oder Kleinstadt setzen und schließt damit die Privatbahn: Jede ihrer Loks, die dort hält, bringt { $bonus } mehr.
private-post-until = Mit der ersten { $phase }-Lok verschwindet der Marker.
buy-private = Für { $price } kaufen
bound = Gebunden
bound-hint = Durch Gebote gebundenes Geld
bound-money = { $bound } durch Gebote gebunden, { $free } frei
pool-of = { $company } im Pool
next-train = die nächste Lok
last-train = die letzte Lokart

## Shares and capital
from-offering = { $price } aus dem Erstangebot
out-of-pool = { $price } aus dem Pool
buy-offering-for = Aus dem Erstangebot für { $price } kaufen
buy-pool-for = Aus dem Pool für { $price } kaufen
open-pool = { $company }-Aktien im Pool: kaufen
open-card = { $company }: Gesellschaftsbogen
offering-hint = Aktien im Erstangebot, zum Startkurs
pool-hint = Aktien im Bankpool, zum aktuellen Kurs
loans-hint = Darlehen, die die Gesellschaft aufgenommen hat
trains-privates = Loks, Privatb.
not-operating = Verkaufte Aktien, und wie viele sie zum Betrieb braucht
company-card = Gesellschaftsbogen
capital-escrow = Das Geld für die ersten { $count ->
    [5] fünf
   *[other] { $count }
} Aktien erhält die Gesellschaft, sobald sie verkauft sind. Der Rest wird zurückgehalten, bis Gleis ihre Heimat mit ihrem Ziel verbindet.
capital-incremental = Das Geld für jede Aktie erhält die Gesellschaft beim Verkauf.
capital-full = Sie geht in Betrieb, sobald { $percent } % verkauft sind, und erhält dann ihr ganzes Kapital auf einmal.
start-hint-f56 = Eine Gesellschaft ist { $operates }.
start-held-back = Der Rest ihres Kapitals wird zurückgehalten, bis Gleis ihre Heimat mit ihrem Ziel verbindet.
start-you-pay = Du zahlst
capital-now = Sofort eingezahlt
capital-half = { $count ->
    [5] Fünf
   *[other] { $count }
} Aktien verkauft
capital-joined = Alle, verbunden
capital-all = Alle verkauft
capital-at-float = Bei { $percent } %
held-back = { $company }: { $escrow } zurückgehalten
escrow-is = { $escrow } zurückgehalten, bis das Ziel erreicht ist
escrow-waits = bis das Ziel erreicht ist
sheet-destination = Ziel: { $hex }
reaches = { $company } erreicht das Ziel
destination-reached = erreicht
destination-open = noch nicht verbunden
closes = { $company } schließt

## The card
card-shares = Aktien
card-shares-are = { $held } in Spielerhand, { $pool } im Bankpool, { $offering } im Erstangebot
card-trains = Loks
card-trains-are = { $count ->
    [0] keine
   *[other] { $trains }
}; Loklimit: { $limit }
card-stations = Bahnhöfe
card-stations-are = { $placed } auf der Karte, { $left } übrig
card-capital = Kapital
card-operates = Am Zug
card-operates-with = erstmals mit { $needed } % verkauft, jetzt { $sold } %
card-gone = nicht mehr im Spiel
card-not-formed = entsteht mit der ersten { $phase }-Lok, falls Gesellschaften ihre Darlehen nicht zurückzahlen
status-president = Leitung: { $player }
temporary = (vorläufig: muss in der nächsten Aktienrunde eine zweite Aktie kaufen)
frozen = Eingefroren, bis sie eine permanente Lok kauft: Ihr Kurs bleibt, das Einfahrergebnis wird einbehalten, und Geld gibt sie nur für Loks aus
owner-gone = geschlossen

## Loans
take-loan = Darlehen von { $amount } aufnehmen
take-loan-then = { $company } hat dann { $treasury }
take-loan-hint = Ein Darlehen je Zug. Am Spielende mindert jedes Darlehen den Wert einer Aktie um { $off }.
worth-less-loans = Vermögen: Jedes Darlehen einer Gesellschaft mindert den Wert ihrer Aktien um { $off }.
loans-none = keine; höchstens { $most } möglich
loans-never = keine, und aufnehmen kann sie auch keine
loans-old = { $count } Darlehen, weitere sind nicht möglich; { $interest } Zinsen je Zug
loans-some = { $count } Darlehen (höchstens { $most }); { $interest } Zinsen je Zug
loans-then = { $company } hat dann { $count } Darlehen
interest-is = { $interest } Zinsen in jedem Zug
interest-due = { $interest } Zinsen für { $count } Darlehen: { $parts }.
interest-from-revenue = { $interest } Zinsen für { $count } Darlehen gehen vom Einfahrergebnis ab.
interest-from-treasury = { $interest } Zinsen für { $count } Darlehen zahlt die Kasse.
from-treasury = { $amount } aus der Kasse
from-revenue = { $amount } aus dem Einfahrergebnis
from-president = { $amount } von { $player }
loans-standing = { $company } hat { $count } Darlehen und zahlt dafür in jedem Zug { $interest } Zinsen. In der Kasse sind { $treasury }.
pool-part = { $amount } für Aktien im Bankpool gehen in die Kasse
sum-due = Was zu zahlen ist

## Money in need
need-train = Eine Lok für { $company }
need-interest = Zinsen von { $company }
need-loans = Darlehen über dem Limit
paid-by-company = { $company } zahlt
due-from = Fällig von { $player }
paid-by-cash = Bargeld von { $player }
by-selling = Durch Aktienverkauf aufzubringen
own-shares-add-loans = Mit jeder { $company }-Aktie im Bankpool darf die Gesellschaft ein Darlehen weniger behalten: Wer eine verkauft, macht ein weiteres Darlehen von { $loan } fällig.
nothing-at-all = Es gibt nichts, was verkauft werden könnte: Das ist der Bankrott und damit das Spielende.
not-enough = Du brauchst { $missing }, kannst aber nur { $most } aufbringen: Das ist der Bankrott und damit das Spielende.
not-by-shares = Du brauchst { $missing }, doch Aktien bringen nur { $most }.
enough = Du kannst bis zu { $most } aufbringen, darfst aber nicht mehr verkaufen als nötig und die Präsidentschaft von { $company } nicht abgeben.
raising-missing = dann fehlen noch { $missing }
raising-short = dann fehlen { $missing }, und Aktien bringen nur { $most }
raising-lost = dann fehlen { $missing }, und nur { $most } sind noch aufzubringen: { $player } ist bankrott, und das Spiel endet
raising-paid = dann ist alles bezahlt, dir bleiben { $cash }
raising-enough = dann reicht es für die Lok, dir bleiben { $cash }
raising-closed = dann ist nichts mehr fällig, dir bleiben { $cash }
raising-bankrupt = dann ist nichts mehr zu verkaufen: { $player } ist bankrott, und das Spiel endet
trains-must-route = Sie hat eine Strecke und keine Lok und muss eine kaufen.
trains-must-frozen = Sie kann eine permanente Lok bezahlen und muss eine kaufen.
trade-for = für die { $train } und { $price }

## Stations and runs
private-station-hint = { $private } erlaubt { $company } jetzt hier einen Bahnhof, kostenlos und ohne Verbindung. Wer verzichtet, verliert dieses Recht für immer.
private-station-last = Es wäre ihr letzter Marker.
port-bonus = { $hex } { $value } ({ $count ->
    [one] 1 Bahnhof
   *[other] { $count } Bahnhöfe
} × { $each })
post-bonus = { $bonus } Post
borrow-hint = { $company } hat keine Lok. Für diese Fahrt darf sie eine leihen: Nach der Fahrt gibt sie sie zurück, und keine Phase beginnt. Was sie einfährt, bleibt in der Kasse.
borrow-from-bank = { $train }-Lok von der Bank leihen
borrow-from-pool = { $train }-Lok aus dem Pool leihen
borrowed-earns = Ertrag { $revenue }

## The national company
formation = Die Nationalbahn entsteht
formation-of = Die Nationalbahn ({ $national }) entsteht
formation-begins = die Nationalbahn entsteht; zurückzahlen oder fusionieren: { $companies }
merges-into = { $company } geht in { $national } auf
formation-repay = Kassen zahlen zurück
formation-decide = Präsidenten entscheiden
formation-exchange = Aktien werden getauscht
formation-stations = Bahnhöfe
formation-trains = Loks
debtors = Verschuldete Gesellschaften
debt-missing = Fehlt
debt-cash = Bargeld
debt-decides = Entscheidet
debt-merges = fusioniert
debt-must-merge = muss fusionieren
debt-now = jetzt
debt-later = später
debt-later-perhaps = später, falls das Bargeld reicht
debt-pay = Darlehen von { $company } zurückzahlen
debt-let-merge = { $company } fusionieren lassen
debt-merge-hint = Wer fusioniert, gibt Bahnhöfe, Loks und Geld an { $national }; aus zwei Aktien wird eine, die Darlehen werden erlassen. Wert: falls keine weitere fusioniert.
cash-of = Bargeld von { $player }
shares-of = Aktien von { $player }
worth-of = Wert von { $player }
shares-owned = { $count } { $company }
shares-kept = behält { $shares }
shares-exchanged = { $old } → { $new } { $national }
treasury-to = { $treasury } an { $national }
exchange-if = Wenn { $company } fusioniert und keine weitere
old-shares = Alt
new-shares = Neu
odd = (ungerade)
odd-added = { $pool } + { $odd } ungerade
exchange-terms = { $shares } Aktien zu { $percent } %, Kurs { $price }. Eine überzählige Aktie geht ohne Abfindung in den Bankpool.
exchange-president = { $player } übernimmt die Präsidentschaft.
exchange-temporary = { $player } übernimmt die Präsidentschaft mit nur einer Aktie und muss in der nächsten Aktienrunde eine zweite kaufen.
merged-stations = Übernommene Bahnhöfe
removed-stations = Entfernte Bahnhöfe
merged-treasury = Geld
merged-trains = Loks
keep-trains = { $company } behält höchstens { $limit } Loks, permanente vor anderen. Was zurückgegeben wird, kommt ohne Bezahlung in den Lokpool.
give-up-doubled = Auf { $hex } stehen zwei Bahnhöfe; einer muss weg.
give-up-many = { $company } darf { $limit } von { $stations } Bahnhöfen behalten und muss { $count ->
    [1] einen
   *[other] { $count }
} aufgeben. Heimatbahnhöfe bleiben.

## Share price chart
market-grid = Kurstabelle, Zeilen von oben nach unten
market-moves = Dividende → · keine ← · Verkäufe ↓ · ausverkauft ↑
zone-start = Startkurs
zone-yellow = zählt nicht zum Aktienlimit
zone-orange = ebenso, und Anteil unbegrenzt
zone-closing = die Gesellschaft schließt

## Facts
fact-rounds = Runden
fact-loans = eines je Zug
fact-no-loans = keine mehr
bank-broken = gesprengt: Das Spiel endet nach diesem Satz Betriebsrunden

## What one looks up
phases-hint-f56 = Eine Phase beginnt, wenn die erste Lok ihrer Nummer gekauft wird.
phase-privates = Gesellschaften kaufen Privatbahnen
phase-privates-close = Privatbahnen schließen
phase-no-loans = keine Darlehen mehr
phase-national = die Nationalbahn entsteht
phase-last = auch die letzte Lokart ist zu kaufen
phase-towns = Kleinstädte dürfen umgebaut werden
run-f56 = Jede Kleinstadt, jede Stadt und jeder Ort außerhalb der Karte ist ein Halt, und eine Lok schafft so viele, wie ihre Zahl angibt. Zwei getrennte Städte eines Plättchens sind zwei Halte.
run-ports = { $ports } beenden eine Fahrt mit mindestens drei Halten: Für jeden eigenen Bahnhof darauf bringt sie den Wert des Hafens, und zwar { $values }.
run-port-value = { $value } ab Phase { $phase }
run-off-map = Rote Orte außerhalb der Karte beenden eine Fahrt und sind in späteren Phasen mehr wert.
run-post = Der Postmarker erhöht jede Fahrt seiner Gesellschaft, die dort hält, um seinen Wert.
limits-certificates-f56 = Bei { $players } Spielern darf jeder { $limit } Papiere halten: Jedes Aktienpapier und jede Privatbahn ist eines. Die Präsidentenaktie mit zwei Anteilen zählt als eines, Papiere von Gesellschaften in Gelb und Orange zählen nicht, und einzelne Aktien einer großen Nationalbahn zählen halb.
limits-companies = Alle Gesellschaften
limits-operate = Eine Gesellschaft kommt erstmals an den Zug, wenn { $percent } % verkauft sind.
limits-ownership = Ein Spieler darf { $percent } % einer Gesellschaft besitzen, in der orangen Zone beliebig viel.
limits-pool = Im Bankpool liegen höchstens { $percent } % einer Gesellschaft.
limits-loans = Eine Gesellschaft darf so viele Darlehen haben, wie Aktien von ihr in Spielerhand sind.
limits-options = Wie dieses Spiel gespielt wird
course-by-phase = { $count ->
    [one] In Phase { $phase } folgt auf eine Aktienrunde eine Betriebsrunde.
   *[other] In Phase { $phase } folgen auf eine Aktienrunde { $count } Betriebsrunden.
} Maßgebend ist die Phase am Ende der Aktienrunde.
course-bank = Das Spiel endet nach dem Satz Betriebsrunden, in dem der Bank das Geld ausgeht, oder mit dem Bankrott eines Präsidenten. Die Bank hat { $bank }.
course-broken = Die Bank ist gesprengt: Das Spiel endet nach diesem Satz Betriebsrunden.
