# What was done that others may ask about later.

audit = Undo and seat history
audit-hint = Taking back, seats that changed hands, and what the host did with this game.
audit-own = What you did lately
audit-none = Nothing of that kind has happened yet.
audit-players-only = Only those who play here may see this.
audit-host = The host
audit-verification = The replay of stored games
audit-server = The server
audit-owner = Whoever set the game up
audit-undo = { $count ->
    [1] { $name } took back an action.
   *[other] { $name } took back { $count } actions.
}
audit-undo-asked = { $name } asked to take something back.
audit-undo-agreed = { $name } agreed to that.
audit-undo-granted = { $name } agreed as the last one, and it was taken back.
audit-undo-refused = { $name } refused it or withdrew it.
audit-redo = { $name } did again what was taken back.
audit-seat-taken = { $name } took seat { $seat }.
audit-seat-left = { $name } left seat { $seat }.
audit-bot-seated = { $name } handed seat { $seat } to a bot, { $bot }.
audit-bot-sent = { $name } took seat { $seat } back from a bot.
audit-invite-renewed = { $name } made a new invite link for seat { $seat }.
audit-game-deleted = { $name } deleted the game.
audit-game-expired = { $name } deleted the game: nobody had played for long, and nobody in it has an account.
audit-frozen = { $name } stopped the game: { $reason }
audit-thawed = { $name } let the game go on.
audit-password-changed = { $name } changed the password.
audit-session-ended = { $name } signed out another browser.
audit-signed-out-everywhere = { $name } signed out everywhere.
audit-token-made = { $name } made a personal token.
audit-token-revoked = { $name } revoked a personal token.
audit-notices-changed = { $name } changed where news of turns are sent.
audit-second-factor-on = { $name } turned the second factor on.
audit-second-factor-off = { $name } turned the second factor off.
audit-recovery-code-used = { $name } used a recovery code.
audit-account-deleted = { $name } deleted the account.
