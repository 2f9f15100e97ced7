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
