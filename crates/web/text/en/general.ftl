# Words that several pages share, and what can go wrong.

tagline = 18xx railway games, played by the book
to-first-page = To the first page
to-table = To the table
close = Close
healthy = Lokálka is well.

## Troubles
trouble-title = That did not work
trouble-no-game = There is nothing here. The address may be wrong.
trouble-no-position = The game has no such position.
trouble-not-yours = You only watch this game: you hold no seat in it.
trouble-old = The game has gone on. Please look again.
trouble-away = The database of this server cannot be reached just now. Nothing is lost; please try again in a moment.
trouble-foreign = This request did not come from our own pages.
trouble-nothing-to-undo = You have nothing to take back.
trouble-nothing-to-redo = There is nothing to do again.
connection-lost = The connection is lost. Trying again…
