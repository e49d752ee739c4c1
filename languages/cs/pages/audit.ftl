# What was done that others may ask about later.

audit = Vrácené akce a změny míst
audit-hint = Co se vracelo, jak se měnili hráči na místech a jak do hry zasáhl správce.
audit-own = Co se v poslední době dělo s vaším účtem
audit-none = Nic takového se zatím nestalo.
audit-players-only = Toto vidí jen ti, kdo tu hrají.
audit-host = Správce serveru
audit-verification = Kontrola uložených her
audit-server = Server
audit-owner = Zakladatel hry
audit-undo = { $count ->
    [one] { $name } bere zpět akci.
    [few] { $name } bere zpět { $count } akce.
   *[other] { $name } bere zpět { $count } akcí.
}
audit-undo-asked = { $name } žádá o krok zpět.
audit-undo-agreed = { $name } s krokem zpět souhlasí.
audit-undo-granted = { $name } souhlasí jako poslední, akce jsou vráceny.
audit-undo-refused = { $name } krok zpět odmítá, nebo žádost ruší.
audit-redo = { $name } opakuje vrácenou akci.
audit-seat-taken = { $name } obsazuje místo { $seat }.
audit-seat-left = { $name } opouští místo { $seat }.
audit-bot-seated = { $name } předává místo { $seat } botovi ({ $bot }).
audit-bot-sent = { $name } přebírá místo { $seat } zpět od bota.
audit-invite-renewed = { $name } vytváří novou pozvánku na místo { $seat }.
audit-game-deleted = { $name } maže hru.
audit-game-expired = { $name } maže hru: dlouho se nehrálo a nikdo z hráčů nemá účet.
audit-frozen = { $name } zastavuje hru: { $reason }
audit-thawed = { $name } hru znovu spouští.
audit-password-changed = { $name } mění heslo.
audit-session-ended = { $name } odhlašuje jiný prohlížeč.
audit-signed-out-everywhere = { $name } se odhlašuje všude.
audit-token-made = { $name } vytváří osobní token.
audit-token-revoked = { $name } ruší osobní token.
audit-notices-changed = { $name } mění, kam se posílají upozornění na tah.
audit-second-factor-on = { $name } zapíná druhý faktor.
audit-second-factor-off = { $name } vypíná druhý faktor.
audit-recovery-code-used = { $name } používá záložní kód.
audit-account-deleted = { $name } maže účet.
