# Words that several pages share, and what can go wrong.

tagline = Railway games of the 18xx kind: found companies, lay track, run trains, and end up the richest. With friends or bots, in your browser.
to-first-page = Lokálka: to the first page
to-table = To the table
close = Close
healthy = Lokálka is well.

## Troubles
error-title = That did not work
error-not-found = There is nothing here. The address may be wrong.
error-no-position = The game has no such position.
error-not-seated = You only watch this game: you hold no seat in it.
error-stale = The game has gone on. Please look again.
error-database-down = The database of this server cannot be reached just now. Nothing is lost; please try again in a moment.
error-misdirected = This server does not answer to that name. Whoever runs it names it with --public-url, or another one with --host.
error-too-large = This request is too large: here it may have { $most } KB at most.
error-too-slow = The request came too slowly and was given up. Nothing has changed; please try again.
error-disk-full = Nothing can be kept just now: the disk is full. Nothing that was confirmed is lost; please try again later.
error-inside = Something went wrong inside the server. Nothing that was confirmed is lost; please try again. Whoever runs the server finds the reason in the log under { $incident }.
error-unreadable = This server cannot read the game. Nothing of it is lost; whoever runs the server finds the reason in the log under { $incident }.
error-foreign = This request did not come from our own pages.
error-nothing-to-undo = You have nothing to take back.
error-nothing-to-redo = There is nothing to do again.
too-many-at-once = At most { $most } actions may follow the first.
connection-lost = The connection is lost. Trying again…
move-unsent = Not sent: the server was not reached.
move-again = Try again
move-late = The game has gone on: your move may have arrived after all. Please look again.
share = Share the link
app-description = Railway games of the 18xx family: 18CZ and 1836Jr-56, with friends or against bots
offline-title = No connection
offline-hint = The server is not reached. What this device has seen of your games can still be looked at.
offline-games = Your games, as last seen here
offline-again = Try again
