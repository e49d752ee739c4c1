# Playing with others: people, seats, talk, taking back.

## Troubles
error-not-started = Hra začne, až budou všechna místa obsazená.
error-rate-limited = { $count ->
    [one] To bylo příliš často. Zkuste to prosím za sekundu znovu.
    [few] To bylo příliš často. Zkuste to prosím za { $count } sekundy znovu.
   *[other] To bylo příliš často. Zkuste to prosím za { $count } sekund znovu.
}
error-sign-ins-crowded = Právě se přihlašuje mnoho lidí. Zkuste to prosím za pár sekund znovu.
error-streams = Počet oken připojených z vaší adresy už je { $most } a víc nejde. Nejdřív některá zavřete.
error-busy = Na mnoha požadavcích z vaší adresy se ještě pracuje. Zkuste to prosím za pár sekund znovu.
error-no-method = Takový požadavek tato adresa nepřijímá. Které přijímá, říká dokument na /api.
not-your-turn = Teď rozhoduje { $player }, ne vy.
account-name-taken = Jméno { $name } nebo jméno jemu podobné už někdo má. Zvolte jiné.
seat-taken = Toto místo už obsadil někdo jiný.
seat-closed = Toto místo není k obsazení.
invite-wrong = Tato pozvánka už neplatí. Řekněte si o aktuální odkaz.
seat-not-yours = Toto místo není vaše.
not-owner = Toto smí jen zakladatel hry.
others-acted = Ve hře už táhli i ostatní, proto ji nelze zrušit.
game-too-long = Hra smí mít nejvýš { $actions } akcí a se vším vráceným { $entries } záznamů: tato je plná. Stáhněte si ji a otevřete soubor jako novou hru.
game-frozen = Hra teď nepřijímá žádné akce: { $reason }
frozen-hint = Nic se neztratilo. Můžete si ji prohlížet a exportovat; znovu ji může spustit správce serveru.
fault-imported = její importovanou část nelze přehrát. { $why }
fault-unreadable = záznam { $number } v její historii nelze přečíst ({ $why }). Hra stojí tak, jak byla před ním.
fault-refused = záznam { $number } v její historii pravidla této verze nepřijímají: { $why } Hra stojí tak, jak byla před ním.
fault-differs = záznam { $number } v její historii vede k jiné pozici, než když se hrál. Hra stojí tak, jak byla před ním.
newer-rules = Tuto hru hraje novější verze serveru. Aktualizujte tuto.
sign-in-first = Nejdřív se přihlaste.
former-player = Bývalý hráč

## Taking back
undo-asked-already = { $player } už o krok zpět žádá. Nejdřív je třeba odpovědět na tuto žádost.
undo-not-asked = Tato otázka není pro vás.
undo-nothing-asked = Nikdo o krok zpět nežádá.
redo-not-yours = Tuto akci smí zopakovat jen { $player }.

## Names and passwords
name-empty = Jméno musí mít aspoň jeden znak.
name-unseen = Jméno smí mít jen viditelné znaky; { $code } viditelný není.
password-short = Heslo musí mít aspoň { $least } znaků.
password-long = Heslo smí mít nejvýš { $most } znaků.
password-common = Toto heslo patří k těm, která každý zkusí jako první. Zvolte jiné: několik slov za sebou se snadno pamatuje a těžko uhodne.
password-of-name = Heslo nesmí obsahovat vaše jméno: to každý zkusí jako první.
password-of-site = Heslo nesmí obsahovat název tohoto webu: to každý zkusí jako první.
password-wrong = Jméno nebo heslo nesouhlasí.
label-wrong = Token potřebuje popis o nejvýše { $most } znacích.
token-unknown = Tento osobní token neznáme. Možná je už zrušený.
not-by-token = Osobní token je na hraní. Chcete-li změnit svůj účet, přihlaste se.

## The second factor
second-factor = Druhý faktor
second-factor-hint = Aplikace v telefonu ukazuje každou půlminutu nový kód. S druhým faktorem se při přihlášení zadává kromě hesla i tento kód, takže heslo samo nic neotevře.
second-factor-begin = Nastavit druhý faktor
second-factor-scan = Naskenujte obrázek aplikací a zadejte kód, který ukáže.
second-factor-picture = Tajný klíč jako QR kód
second-factor-type = Nebo jej opište:
second-factor-link = Otevřít v aplikaci na tomto zařízení
second-factor-confirm = Zapnout
second-factor-on = Je zapnutý: při přihlášení se zadává kód.
second-factor-end = Vypnout
second-factor-ended = Druhý faktor je vypnutý.
second-factor-on-already = Druhý faktor už je zapnutý. Nejdřív jej vypněte.
second-factor-off-already = Druhý faktor není nastaven.
recovery-codes-left = { $count ->
    [0] Nezbývá žádný záložní kód.
    [one] Zbývá jeden záložní kód.
    [few] Zbývají { $count } záložní kódy.
   *[other] Zbývá { $count } záložních kódů.
}
recovery-codes-new = Uložte si tyto záložní kódy na bezpečné místo: zobrazují se jen teď. Každý vás jednou přihlásí, kdyby se aplikace ztratila.
code = Kód
code-needed = Zadejte prosím kód z aplikace.
code-lost = Stačí i záložní kód. Pokud nemáte ani jeden, obraťte se na správce serveru.
code-wrong = Kód je chybný, nebo už byl použit. Počkejte na další.
code-wrong-at-first = Kód je chybný. Počkejte na další, nebo druhý faktor nastavte znovu.
ticket-late = Trvalo to příliš dlouho. Přihlaste se prosím znovu.

## Seats and talk
name-at-table = Jméno { $name } nebo jemu podobné už u tohoto stolu někdo má. Zvolte jiné.
leave-begun = Hra už začala. Místo lze opustit jen předtím.
leave-owner = Tuto hru zakládáte vy. Místo odchodu ji můžete zrušit.
message-empty = Prázdná zpráva nic neříká.
message-long = Zpráva smí mít nejvýš { $most } znaků.
note-long = Poznámky smí mít nejvýš { $most } znaků.
chat-seats-only = Psát sem mohou jen ti, kdo mají místo u stolu. Číst smí každý.
seats-free = { $count ->
    [0] žádné volné místo
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
players-count = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
seat-here = U této obrazovky
seat-open = Pro kohokoli
seat-invite = Na pozvánku
name = Jméno
your-name = Vaše jméno
friend-name = Jméno spoluhráče u této obrazovky
list-in-lobby = Zveřejnit hru v lobby
lobby = Lobby
lobby-none = Žádná hra teď hráče nehledá. Založte novou s volnými místy a zveřejněte ji tady.
lobby-hint = Tyto hry hledají hráče.
join = Přidat se
look = Sledovat
leave = Odejít
your-turn = Jste na tahu
waiting-for = čeká se: { $player }
gathering = Hledáme hráče
gathering-title = Hledáme hráče · { $title }
gathering-hint = Hra začne sama, jakmile se obsadí poslední místo. Sledovat ji může každý, kdo má adresu této stránky.
gathering-listed = Hra je zveřejněná v lobby.
gathering-only-here = Tyto odkazy fungují jen na tomto počítači. Pro přátele jinde spusťte server ve své síti, například „lokalka serve --listen 0.0.0.0:1867“, a otevřete tuto stránku přes adresu tohoto počítače.
gathering-by-link = Hra není zveřejněná v lobby.
seat-yours = vaše
seat-held = obsazeno
seat-free = volné
seat-by-invite = Jen na pozvánku.
seat-abandoned = Místo hráče { $player } je volné
invite-link = Pozvánka
invite-renew = Nový odkaz
invite-renew-hint = Vytvoří jiný odkaz; starý tím přestane platit.
copy = Kopírovat
copied = Zkopírováno
call-off = Zrušit hru
call-off-sure = Zrušit? Stiskněte znovu
invitation = Pozvánka
invitation-to = Zveme vás do hry { $title }
invitation-with = U stolu: { $names }
take-seat = Obsadit místo
only-watch = Jen sledovat
talk = Chat
talk-unread = nové zprávy
chat = Chat
chat-say = Napište něco
chat-send = Odeslat
notes = Soukromé poznámky
notes-hint = Vidí je jen { $player }. Ukládají se při psaní.
notes-saved = Uloženo
sound = Zvuk, když jste na tahu

## Accounts
account = Účet
sign-in = Přihlásit se
sign-in-hint = Hry odehrané v tomto prohlížeči bez účtu budou vaše.
sign-in-instead = Mám účet
sign-up = Registrovat se
sign-up-hint = Stačí jméno a heslo o nejméně { $least } znacích, raději { $good }; e-mail nechceme. Hry odehrané v tomto prohlížeči budou vaše.
sign-up-instead = Ještě nemám účet
sign-out = Odhlásit se
password = Heslo
password-old = Současné heslo
password-new = Nové heslo
change-password = Změnit heslo
change-password-hint = Všude jinde vás to odhlásí. Nejméně { $least } znaků, raději { $good }.
keep-tokens = Osobní tokeny zůstanou platné
password-changed = Heslo je změněno.
delete-account = Smazat účet
delete-account-hint = Hry s ostatními zůstanou pod jiným jménem a vaše místa v nich se uvolní.
sessions = Vaše přihlášení
sessions-hint = Každé přihlášení časem samo skončí. Neznámý prohlížeč odhlaste a změňte si heslo. Odhlášení všude zruší i všechny osobní tokeny.
session-here = tento prohlížeč
session-since = od { $when }
session-unknown = neznámý prohlížeč
session-end = Odhlásit
session-end-label = Odhlásit { $agent }
sign-out-everywhere = Odhlásit všude
tokens = Osobní tokeny
tokens-hint = Pro programy, které hrají nebo sledují hry vaším jménem:
token-label = K čemu slouží
token-create = Vytvořit token
token-new = Váš nový token, zobrazuje se jen teď:
token-revoke = Zrušit
token-revoke-label = Zrušit { $label }
api-title = API
api-document = Dokument pro programy
api-shapes = Struktury
api-sends = odesílá
api-gets = dostává

## Undo
undo-ask = Žádat o vrácení
undo-asks-others = Mezitím táhli ostatní: nejdřív se jich zeptáme.
undo-question = { $count ->
    [one] { $player } žádá o vrácení poslední akce.
   *[other] { $player } žádá o vrácení posledních { $count } akcí.
}
undo-agree = Souhlasit
undo-refuse = Odmítnout
undo-withdraw = Zrušit žádost
undo-waits = Čeká se: { $names }.
log-took-back = { $player } bere zpět: { $what }
log-did-again = { $player } opakuje: { $what }
log-asked = { $count ->
    [one] { $player } žádá o vrácení poslední akce
   *[other] { $player } žádá o vrácení posledních { $count } akcí
}
log-agreed = { $player } souhlasí
log-refused = { $player } odmítá
log-withdrew = { $player } žádost ruší
log-lapsed = Hra pokročila, žádost hráče { $player } propadla
