# What was done that others may ask about later.

audit = Undo and seat history
audit-hint = Moves taken back, seats that changed hands, and what the host did with this game.
audit-own = What you did recently
audit-none = Nothing like that has happened yet.
audit-players-only = Only players in this game can see this.
audit-host = The host
audit-verification = The replay of stored games
audit-server = The server
audit-owner = Whoever set up the game
audit-undo = { $count ->
    [1] { $name } took back an action.
   *[other] { $name } took back { $count } actions.
}
audit-undo-asked = { $name } asked to take something back.
audit-undo-agreed = { $name } agreed to that.
audit-undo-granted = { $name } was the last to agree, and it was taken back.
audit-undo-refused = { $name } refused or withdrew the request.
audit-redo = { $name } redid what had been taken back.
audit-seat-taken = { $name } took seat { $seat }.
audit-seat-left = { $name } left seat { $seat }.
audit-bot-seated = { $name } handed seat { $seat } to a bot, { $bot }.
audit-bot-sent = { $name } took seat { $seat } back from a bot.
audit-invite-renewed = { $name } made a new invite link for seat { $seat }.
audit-game-deleted = { $name } deleted the game.
audit-game-expired = { $name } deleted the game: nobody had played for a long time, and nobody in it has an account.
audit-frozen = { $name } stopped the game: { $reason }
audit-thawed = { $name } let the game continue.
audit-password-changed = { $name } changed the password.
audit-session-ended = { $name } signed out another browser.
audit-signed-out-everywhere = { $name } signed out everywhere.
audit-token-made = { $name } made a personal token.
audit-token-revoked = { $name } revoked a personal token.
audit-notices-changed = { $name } changed the turn notifications.
audit-second-factor-on = { $name } turned the second factor on.
audit-second-factor-off = { $name } turned the second factor off.
audit-recovery-code-used = { $name } used a recovery code.
audit-account-deleted = { $name } deleted the account.
