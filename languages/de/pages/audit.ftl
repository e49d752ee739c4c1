# What was done that others may ask about later.

audit = Rücknahmen und Platzwechsel
audit-hint = Was zurückgenommen wurde, welche Plätze gewechselt haben und was der Betreiber mit diesem Spiel gemacht hat.
audit-own = Was du zuletzt getan hast
audit-none = Bisher ist nichts dergleichen passiert.
audit-players-only = Das sehen nur die, die hier mitspielen.
audit-host = Der Betreiber
audit-verification = Das Nachspielen gespeicherter Spiele
audit-server = Der Server
audit-owner = Der Gastgeber
audit-undo = { $count ->
    [one] { $name } nimmt eine Aktion zurück.
   *[other] { $name } nimmt { $count } Aktionen zurück.
}
audit-undo-asked = { $name } möchte etwas zurücknehmen.
audit-undo-agreed = { $name } stimmt zu.
audit-undo-granted = Mit der Zustimmung von { $name } ist es zurückgenommen.
audit-undo-refused = { $name } lehnt ab oder zieht die Bitte zurück.
audit-redo = { $name } wiederholt, was zurückgenommen war.
audit-seat-taken = { $name } nimmt Platz { $seat } ein.
audit-seat-left = { $name } verlässt Platz { $seat }.
audit-bot-seated = { $name } übergibt Platz { $seat } an einen Bot: { $bot }.
audit-bot-sent = { $name } übernimmt Platz { $seat } wieder von einem Bot.
audit-invite-renewed = { $name } erstellt einen neuen Einladungslink für Platz { $seat }.
audit-game-deleted = { $name } löscht das Spiel.
audit-game-expired = { $name } löscht das Spiel: Lange hat niemand gespielt, und niemand darin hat ein Konto.
audit-frozen = { $name } hält das Spiel an: { $reason }
audit-thawed = { $name } lässt das Spiel weitergehen.
audit-password-changed = { $name } ändert das Passwort.
audit-session-ended = { $name } meldet einen anderen Browser ab.
audit-signed-out-everywhere = { $name } meldet sich überall ab.
audit-token-made = { $name } erstellt ein persönliches Token.
audit-token-revoked = { $name } widerruft ein persönliches Token.
audit-notices-changed = { $name } ändert, wohin Zugbenachrichtigungen gehen.
audit-second-factor-on = { $name } schaltet den zweiten Faktor ein.
audit-second-factor-off = { $name } schaltet den zweiten Faktor aus.
audit-recovery-code-used = { $name } verwendet einen Wiederherstellungscode.
audit-account-deleted = { $name } löscht das Konto.
