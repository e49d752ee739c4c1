# What was done that others may ask about later.

audit = Historia cofnięć i miejsc
audit-hint = Cofnięcia, zmiany przy stole i to, co z tą grą zrobił gospodarz serwera.
audit-own = Twoje ostatnie czynności
audit-none = Nic takiego się jeszcze nie wydarzyło.
audit-players-only = Widzą to tylko grający przy tym stole.
audit-host = Gospodarz serwera
audit-verification = Odtwarzanie zapisanych gier
audit-server = Serwer
audit-owner = Osoba zakładająca grę
audit-undo = { $count ->
    [one] { $name } cofa jeden ruch.
    [few] { $name } cofa { $count } ruchy.
   *[many] { $name } cofa { $count } ruchów.
}
audit-undo-asked = { $name } prosi o cofnięcie.
audit-undo-agreed = { $name } zgadza się na to.
audit-undo-granted = { $name } zgadza się jako ostatnia osoba i następuje cofnięcie.
audit-undo-refused = { $name } odmawia albo wycofuje prośbę.
audit-redo = { $name } ponawia to, co cofnięto.
audit-seat-taken = { $name } zajmuje miejsce { $seat }.
audit-seat-left = { $name } opuszcza miejsce { $seat }.
audit-bot-seated = { $name } oddaje miejsce { $seat } botowi: { $bot }.
audit-bot-sent = { $name } odbiera botowi miejsce { $seat }.
audit-invite-renewed = { $name } tworzy nowe zaproszenie na miejsce { $seat }.
audit-game-deleted = { $name } usuwa grę.
audit-game-expired = { $name } usuwa grę: od dawna nikt w nią nie grał i nikt z grających nie ma konta.
audit-frozen = { $name } wstrzymuje grę: { $reason }
audit-thawed = { $name } wznawia grę.
audit-password-changed = { $name } zmienia hasło.
audit-session-ended = { $name } wylogowuje inną przeglądarkę.
audit-signed-out-everywhere = { $name } wylogowuje się wszędzie.
audit-token-made = { $name } tworzy osobisty token.
audit-token-revoked = { $name } unieważnia osobisty token.
audit-notices-changed = { $name } zmienia adresy powiadomień o turze.
audit-second-factor-on = { $name } włącza drugi składnik logowania.
audit-second-factor-off = { $name } wyłącza drugi składnik logowania.
audit-recovery-code-used = { $name } używa kodu odzyskiwania.
audit-account-deleted = { $name } usuwa konto.
