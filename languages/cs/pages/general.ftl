# Words that several pages share, and what can go wrong.

tagline = Železniční hry ze světa 18xx: zakládejte společnosti, stavte trati, vypravujte vlaky a zbohatněte víc než ostatní. S přáteli nebo s boty, přímo v prohlížeči.
to-first-page = Lokálka: na úvodní stránku
to-table = Ke hře
close = Zavřít
languages = Jazyk
healthy = Lokálka běží v pořádku.

## Troubles
error-title = To se nepovedlo
error-not-found = Tady nic není. Adresa je možná chybná.
error-no-position = Takovou pozici hra nemá.
error-not-seated = Tuto hru jen sledujete: nemáte v ní žádné místo.
error-stale = Hra mezitím pokročila. Podívejte se prosím znovu.
error-database-down = Databáze tohoto serveru teď není dostupná. Nic se neztratilo; zkuste to prosím za chvíli znovu.
error-misdirected = Na toto jméno server neodpovídá. Správce ho nastaví volbou --public-url, další jméno volbou --host.
error-too-large = Požadavek je příliš velký: povoleno je nejvýš { $most } KB.
error-too-slow = Požadavek přicházel příliš pomalu a byl přerušen. Nic se nezměnilo; zkuste to prosím znovu.
error-disk-full = Teď nelze nic uložit: disk je plný. Nic potvrzeného se neztratilo; zkuste to prosím později.
error-inside = Na serveru se něco pokazilo. Nic potvrzeného se neztratilo; zkuste to prosím znovu. Správce serveru najde příčinu v logu pod { $incident }.
error-unreadable = Tento server hru nedokáže přečíst. Nic z ní se neztratilo; správce serveru najde příčinu v logu pod { $incident }.
error-foreign = Tento požadavek nepřišel z našich stránek.
error-nothing-to-undo = Nemáte co vzít zpět.
error-nothing-to-redo = Není co zopakovat.
too-many-at-once = Po první akci jich smí následovat nejvýš { $most }.
connection-lost = Spojení se přerušilo. Zkouším to znovu…
move-unsent = Neodesláno: server neodpovídá.
move-again = Zkusit znovu
move-late = Hra mezitím pokročila: váš tah možná přece jen dorazil. Podívejte se prosím znovu.
share = Sdílet odkaz
app-description = Železniční hry z rodiny 18xx: 18CZ a 1836Jr-56, s přáteli nebo proti botům
offline-title = Bez připojení
offline-hint = Server není dostupný. Co toto zařízení z vašich her už vidělo, si můžete dál prohlížet.
offline-games = Vaše hry, jak zde byly vidět naposledy
offline-again = Zkusit znovu
