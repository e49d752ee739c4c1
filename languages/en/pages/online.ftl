# Playing with others: people, seats, talk, taking back.

## Troubles
error-not-started = The game begins when all seats are taken.
error-rate-limited = { $count ->
    [1] Too many requests. Please try again in a second.
   *[other] Too many requests. Please try again in { $count } seconds.
}
error-sign-ins-crowded = Many people are signing in right now. Please try again in a few seconds.
error-streams = { $most } windows are already connected from your address. Close some of them first.
error-busy = Many requests from your address are still being worked on. Please try again in a few seconds.
error-no-method = This address does not take such requests. The document at /api lists those it takes.
not-your-turn = { $player } decides now, not you.
account-name-taken = The name { $name }, or one that looks like it, is taken. Choose another.
seat-taken = Somebody else has already taken this seat.
seat-closed = This seat cannot be taken.
invite-wrong = This invite is no longer valid. Ask for the current link.
seat-not-yours = You do not hold this seat.
not-owner = Only whoever set up the game can do this.
others-acted = Others have already acted in this game, so it cannot be deleted.
game-too-long = A game can have at most { $actions } actions, or { $entries } entries with everything that was taken back: this one is full. Download it, and open the file as a new game.
game-frozen = The game is stopped for now: { $reason }
frozen-hint = Nothing is lost. You can look at the game and export it; whoever runs this server can restart it.
fault-imported = what it was imported with cannot be replayed. { $why }
fault-unreadable = entry { $number } of its log cannot be read ({ $why }). It stands as it was before that.
fault-refused = entry { $number } of its log is not accepted by the rules of this release: { $why } It stands as it was before that.
fault-differs = entry { $number } of its log leads to another position than when it was played. It stands as it was before that.
newer-rules = A later release of the server plays this game. Upgrade this one.
sign-in-first = Sign in first.
former-player = Former player

## Taking back
undo-asked-already = { $player } has already asked. That must be answered first.
undo-not-asked = You are not being asked.
undo-nothing-asked = Nobody is asking to take anything back.
redo-not-yours = Only { $player } can redo this.

## Names and passwords
name-empty = A name needs at least one letter.
name-unseen = A name can only have letters that can be seen; { $code } cannot.
password-short = A password needs at least { $least } letters.
password-long = A password can have at most { $most } letters.
password-common = This is one of the first passwords that anybody would try. Choose another: several words in a row are easy to remember and hard to guess.
password-of-name = A password must not contain your name: that is what anybody would try first.
password-of-site = A password must not contain the name of this site: that is what anybody would try first.
password-wrong = The name or the password is wrong.
label-wrong = A token needs a label of at most { $most } letters.
token-unknown = This personal token is not known. It may have been revoked.
not-by-token = A personal token is for playing. Sign in to change your account.

## The second factor
second-factor = Second factor
second-factor-hint = An app on your phone shows a new code every half minute. With the second factor on, signing in asks for this code as well, so that a password alone is not enough.
second-factor-begin = Set up a second factor
second-factor-scan = Scan this picture with the app, and enter the code that it shows.
second-factor-picture = The secret as a QR code
second-factor-type = Or type it in:
second-factor-link = Open it in an app on this device
second-factor-confirm = Turn it on
second-factor-on = It is on: signing in asks for a code.
second-factor-end = Turn it off
second-factor-ended = The second factor is off.
second-factor-on-already = The second factor is already on. Turn it off first.
second-factor-off-already = There is no second factor.
recovery-codes-left = { $count ->
    [0] No recovery code is left.
    [1] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
recovery-codes-new = Keep these recovery codes in a safe place: they are shown only now. Each signs you in once if you lose the app.
code = Code
code-needed = Please enter the code from your app.
code-lost = A recovery code works as well. If you have neither, ask whoever runs this server.
code-wrong = The code is wrong, or has already been used. Wait for the next one.
code-wrong-at-first = The code is wrong. Wait for the next one, or set the second factor up again.
ticket-late = That took too long. Please sign in again.

## Seats and talk
name-at-table = Somebody at this table is already called { $name }, or something that looks like it. Choose another name.
leave-begun = The game has begun. You can only leave a seat before that.
leave-owner = You set up this game. You can call it off instead of leaving it.
message-empty = An empty message cannot be sent.
message-long = A message can have at most { $most } letters.
note-long = Notes can have at most { $most } letters.
chat-seats-only = Only those who hold a seat can write here. Everybody can read.
seats-free = { $count ->
    [0] no seat free
    [1] one seat free
   *[other] { $count } seats free
}
players-count = { $count } players
seat-here = At this screen
seat-open = Open to anybody
seat-invite = By invite link
name = Name
your-name = Your name
friend-name = Name of a friend at this screen
list-in-lobby = List the game in the lobby
lobby = Lobby
lobby-none = No game is looking for players. Start one with open seats, and it is listed here.
lobby-hint = These games are looking for players.
join = Join
look = Watch
leave = Leave
your-turn = Your turn
waiting-for = waiting for { $player }
gathering = Looking for players
gathering-title = Looking for players · { $title }
gathering-hint = The game begins by itself when the last seat is taken. Anybody with the address of this page can watch.
gathering-listed = It is listed in the lobby.
gathering-only-here = These links work on this computer only. For friends elsewhere, start the server for your network, for example with “lokalka serve --listen 0.0.0.0:1867”, and open this page at the address of this computer.
gathering-by-link = It is not listed in the lobby.
seat-yours = yours
seat-held = taken
seat-free = free
seat-by-invite = By invite link only.
seat-abandoned = The seat of { $player } is free
invite-link = Invite link
invite-renew = New link
invite-renew-hint = Makes a new link; the old one stops working.
copy = Copy
copied = Copied
call-off = Call the game off
call-off-sure = Press again to call it off
invitation = Invitation
invitation-to = You are invited to a game of { $title }
invitation-with = At the table: { $names }
take-seat = Take the seat
only-watch = Only watch
talk = Chat
talk-unread = new messages
chat = Chat
chat-say = Say something
chat-send = Send
notes = Private notes
notes-hint = Only { $player } sees them. They are saved as you type.
notes-saved = Saved
sound = A sound when it becomes your turn

## Accounts
account = Account
sign-in = Sign in
sign-in-hint = What you have played in this browser without an account becomes yours.
sign-in-instead = I have an account
sign-up = Sign up
sign-up-hint = A name and a password of at least { $least } letters, better { $good }; no e-mail. What you have played in this browser becomes yours.
sign-up-instead = I have no account yet
sign-out = Sign out
password = Password
password-old = Current password
password-new = New password
change-password = Change password
change-password-hint = You are signed out everywhere else. At least { $least } letters, better { $good }.
keep-tokens = Personal tokens stay valid
password-changed = The password is changed.
delete-account = Delete account
delete-account-hint = Games with others stay, under another name, and your seats in them become free.
sessions = Where you are signed in
sessions-hint = Each ends by itself in time. If you do not recognise a browser, sign it out and change your password. Signing out everywhere also revokes all personal tokens.
session-here = this browser
session-since = since { $when }
session-unknown = an unknown browser
session-end = Sign out there
session-end-label = Sign out { $agent }
sign-out-everywhere = Sign out everywhere
tokens = Personal tokens
tokens-hint = For programs that play or watch on your behalf:
token-label = What it is for
token-create = Make a token
token-new = Your new token, shown only now:
token-revoke = Revoke
token-revoke-label = Revoke { $label }
api-title = The API
api-document = The document for programs
api-shapes = Data
api-sends = sends
api-gets = gets

## Undo
undo-ask = Ask to undo
undo-asks-others = Others have acted since, so they are asked first.
undo-question = { $count ->
    [1] { $player } asks to take back the last action.
   *[other] { $player } asks to take back the last { $count } actions.
}
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
undo-waits = Waiting for { $names }.
log-took-back = { $player } took back: { $what }
log-did-again = { $player } redid: { $what }
log-asked = { $count ->
    [1] { $player } asked to take back the last action
   *[other] { $player } asked to take back the last { $count } actions
}
log-agreed = { $player } agreed
log-refused = { $player } refused
log-withdrew = { $player } withdrew the request
log-lapsed = The game went on, and the request of { $player } lapsed
