# Words that several pages share, and what can go wrong.

tagline = 18xx railway games: start companies, lay track, run trains, and finish as the richest player. With friends or bots, in your browser.
to-first-page = Lokálka: to the first page
to-table = To the table
close = Close
languages = Language
healthy = Lokálka is well.

## Troubles
error-title = That did not work
error-not-found = There is nothing here. The address may be wrong.
error-no-position = The game has no such position.
error-not-seated = You are only watching this game: you have no seat in it.
error-stale = The game has moved on. Please look again.
error-database-down = The database of this server cannot be reached right now. Nothing is lost; please try again in a moment.
error-misdirected = This server does not answer to that name. Whoever runs it can set the name with --public-url, or add another one with --host.
error-too-large = This request is too large: at most { $most } KB are allowed here.
error-too-slow = The request arrived too slowly and was dropped. Nothing has changed; please try again.
error-disk-full = Nothing can be saved right now: the disk is full. Nothing that was confirmed is lost; please try again later.
error-inside = Something went wrong inside the server. Nothing that was confirmed is lost; please try again. Whoever runs the server can find the reason in the log under { $incident }.
error-unreadable = This server cannot read the game. Nothing of it is lost; whoever runs the server can find the reason in the log under { $incident }.
error-foreign = This request did not come from our own pages.
error-nothing-to-undo = You have nothing to take back.
error-nothing-to-redo = There is nothing to redo.
too-many-at-once = At most { $most } actions may follow the first.
connection-lost = The connection is lost. Trying again…
move-unsent = Not sent: the server could not be reached.
move-again = Try again
move-late = The game has moved on: your move may have arrived after all. Please look again.
share = Share the link
app-description = Railway games of the 18xx family: 18CZ and 1836Jr-56, with friends or against bots
offline-title = No connection
offline-hint = The server cannot be reached. You can still look at what this device has seen of your games.
offline-games = Your games, as last seen here
offline-again = Try again
