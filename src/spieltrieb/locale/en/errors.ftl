### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = “{ $text }” is no move of this game.
error-illegal = “{ $text }” is not possible here.
error-ambiguous = “{ $text }” can mean several moves; say which.
error-wrong-actor = It is not the turn of seat { $seat }.
error-game-over = The game is over.
error-unknown-game = There is no game “{ $game }”.
error-bad-players = That does not fit the number of players ({ $players }).
error-bad-option = This option does not fit.
error-bad-record = Something is wrong with the record: { $where }.
error-bad-match = This match cannot be played so.
error-bad-language = There are no texts in the language “{ $lang }”; there are: { $known }.
error-bad-bot = There is no bot “{ $bot }” for these seats; there are: { $known }.
error-bot-failed = The bot “{ $bot }” did not answer with a legal move ({ $said }).
error-bad-simulation = At least one game must be played, not { $games }.
error-no-advice = There is no advice to give here.

## At the server's tables

error-bad-message = The server did not understand this message.
error-bad-table = A table cannot be set up like this.
error-bad-link = This personal link does not work any more. Make a new one on the other device.
error-bad-origin = Another site tried to use this server; that is not allowed.
error-no-guest = The server does not know you yet. Load the page again.
error-bad-cookie = The server does not recognise you. Load the page again.
error-not-your-seat = This is not your seat.
error-not-allowed = You may not do this here.
error-banned = The people who run this server have turned you away.
error-advice-off = This table is played without advice.
error-unknown-table = There is no such table. Was the link cut off?
error-unknown-page = There is nothing at this address.
error-not-now = This cannot be done now.
error-table-full = All seats are taken. You can watch.
error-time-up = Your time was up before this move came.
error-stale = The table has moved on; look again.
error-no-take-back = There is nothing that you can take back.
error-table-closed = This table was closed.
error-too-long = That was too long for the server.
error-too-fast = That was too much at once. Wait a moment and try again.
error-too-many = You have too many of these already. Close one first.
error-no-storage = The server cannot keep anything new just now. Nothing is lost; try again later.
error-busy = The server has much to think about just now. Try again in a moment.
error-bad-setting = A setting of the server does not fit: { $setting }.
error-cannot-listen = The server cannot listen at { $host }, port { $port }.
error-not-on-windows = The server with its page does not run on Windows itself, only in WSL; what does work here is spieltrieb play, games, rules, simulate, arena, replay, advise, review, and the library.
error-cannot-keep = What would be compiled now could not be kept, since the folder for it cannot be written: name another one with SPIELTRIEB_CACHE.
error-bad-action = There is no action “{ $action }”.
