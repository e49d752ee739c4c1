# Playing with others: people, seats, talk, taking back.

## Troubles
error-not-started = The game begins when all seats are taken.
error-rate-limited = { $count ->
    [1] That was too often. Please try again in a second.
   *[other] That was too often. Please try again in { $count } seconds.
}
error-sign-ins-crowded = Many people are signing in at this moment. Please try again in a few seconds.
error-streams = { $most } windows are connected from your address already. Close some of them first.
error-busy = Much of what your address has asked for is still being worked on. Please try again in a few seconds.
error-no-method = This address takes no such request. The document at /api says which it takes.
not-your-turn = { $player } decides now, not you.
account-name-taken = The name { $name } is taken, or one that looks like it. Choose another.
seat-taken = Somebody else has taken this seat already.
seat-closed = This seat is not given away.
invite-wrong = This invite is no longer good. Ask for the current link.
seat-not-yours = You do not hold this seat.
not-owner = Only whoever set the game up may do this.
others-acted = Others have acted in this game, so it stays.
game-too-long = A game has at most { $actions } actions, and with all that was taken back { $entries } entries: this one is full. Download it, and open the file as a new game.
game-frozen = The game takes no actions at present: { $reason }
frozen-hint = Nothing is lost. You can look at it and export it; whoever runs this server can set it going again.
fault-imported = what it was imported with cannot be replayed. { $why }
fault-unreadable = entry { $number } of its log cannot be read ({ $why }). It stands as it was before that.
fault-refused = entry { $number } of its log is not accepted by the rules of this release: { $why } It stands as it was before that.
fault-differs = entry { $number } of its log leads to another position than when it was played. It stands as it was before that.
newer-rules = A later release of the server plays this game. Upgrade this one.
sign-in-first = Sign in first.
former-player = Former player

## Taking back
undo-asked-already = { $player } has asked already. That must be answered first.
undo-not-asked = This question is not put to you.
undo-nothing-asked = Nobody asks to take anything back.
redo-not-yours = Only { $player } may do this again.

## Names and passwords
name-empty = A name has at least one letter.
name-unseen = A name has only letters that can be seen; { $code } is none.
password-short = A password has at least { $least } letters.
password-long = A password has at most { $most } letters.
password-common = This is one of the passwords that everybody tries first. Choose another: several words in a row are easy to keep in mind and hard to guess.
password-of-name = A password must not have your name in it: that is what everybody tries first.
password-of-site = A password must not have the name of this site in it: that is what everybody tries first.
password-wrong = The name or the password is wrong.
label-wrong = A token needs a label of at most { $most } letters.
token-unknown = This personal token is not known. It may have been revoked.
not-by-token = A personal token is for playing. Sign in to change your account.

## The second factor
second-factor = Second factor
second-factor-hint = An app on your phone shows a new code every half minute. With the second factor on, signing in asks for it besides the password, so that a password alone opens nothing.
second-factor-begin = Set up a second factor
second-factor-scan = Let the app scan this picture, and give the code that it shows.
second-factor-picture = The secret as a QR code
second-factor-type = Or type it in:
second-factor-link = Open it in an app on this device
second-factor-confirm = Turn it on
second-factor-on = It is on: signing in asks for a code.
second-factor-end = Turn it off
second-factor-ended = The second factor is off.
second-factor-on-already = The second factor is on already. Turn it off first.
second-factor-off-already = There is no second factor.
recovery-codes-left = { $count ->
    [0] No recovery code is left.
    [1] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
recovery-codes-new = Keep these recovery codes in a safe place: they are shown only now. Each signs you in once, should the app be lost.
code = Code
code-needed = The code of your app, please.
code-lost = A recovery code will do as well. Without either, ask whoever runs this server.
code-wrong = The code is wrong, or was used already. Wait for the next one.
code-wrong-at-first = The code is wrong. Wait for the next one, or set the second factor up again.
ticket-late = That took too long. Please sign in again.

## Seats and talk
name-at-table = Somebody at this table is called { $name } already, or something that looks like it. Choose another name.
leave-begun = The game has begun. A seat can be left only before that.
leave-owner = You set this game up. You can call it off instead of leaving it.
message-empty = There is nothing to say in an empty message.
message-long = A message has at most { $most } letters.
note-long = Notes have at most { $most } letters.
chat-seats-only = Only those who hold a seat speak here. Everybody may read.
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
lobby-none = No game is looking for players. Set one up with open seats, and list it here.
lobby-hint = These games are looking for players.
join = Join
look = Look
leave = Leave
your-turn = Your turn
waiting-for = waiting for { $player }
gathering = Looking for players
gathering-title = Looking for players · { $title }
gathering-hint = The game begins by itself when the last seat is taken. Whoever has the address of this page can watch.
gathering-listed = It is listed in the lobby.
gathering-only-here = These links work on this computer only. For friends elsewhere start the server for your network, as with “lokalka serve --listen 0.0.0.0:1867”, and open this page by the address of this computer.
gathering-by-link = It is not listed in the lobby.
seat-yours = yours
seat-held = taken
seat-free = free
seat-by-invite = By invite link only.
seat-abandoned = The seat of { $player } is free
invite-link = Invite link
invite-renew = New link
invite-renew-hint = Makes another link; the old one is worth nothing then.
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
sign-in-hint = What this browser has played without an account becomes yours.
sign-in-instead = I have an account
sign-up = Sign up
sign-up-hint = A name and a password of at least { $least } letters, better { $good }; no e-mail. What this browser has played becomes yours.
sign-up-instead = I have no account yet
sign-out = Sign out
password = Password
password-old = Present password
password-new = New password
change-password = Change password
change-password-hint = Everywhere else you are signed out. At least { $least } letters, better { $good }.
keep-tokens = Personal tokens stay good
password-changed = The password is changed.
delete-account = Delete account
delete-account-hint = Games with others stay, under another name, and your seats in them are free for others.
sessions = Where you are signed in
sessions-hint = Each ends by itself in time. A browser that you do not know should be signed out, and the password changed. To sign out everywhere also revokes all personal tokens.
session-here = this browser
session-since = since { $when }
session-unknown = an unknown browser
session-end = Sign out there
session-end-label = Sign out { $agent }
sign-out-everywhere = Sign out everywhere
tokens = Personal tokens
tokens-hint = For programs that play or watch in your name:
token-label = What it is for
token-create = Make a token
token-new = Your new token, which is shown only now:
token-revoke = Revoke
token-revoke-label = Revoke { $label }
api-title = The API
api-document = The document for programs
api-shapes = Shapes
api-sends = sends
api-gets = gets

## Undo
undo-ask = Ask to undo
undo-asks-others = Others have acted since: they are asked first.
undo-question = { $count ->
    [1] { $player } asks to take back the last action.
   *[other] { $player } asks to take back the last { $count } actions.
}
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
undo-waits = Waiting for { $names }.
log-took-back = { $player } took back: { $what }
log-did-again = { $player } did again: { $what }
log-asked = { $count ->
    [1] { $player } asked to take back the last action
   *[other] { $player } asked to take back the last { $count } actions
}
log-agreed = { $player } agreed
log-refused = { $player } refused
log-withdrew = { $player } withdrew the request
log-lapsed = The game went on; the request of { $player } lapsed
