### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = “{ $text }” is not a move of this game.
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
error-missing-extra = { $package } is not installed; this brings it: pip install 'spieltrieb[{ $extra }]'
error-bad-picture = The name of a moving picture ends in { $known }; “{ $file }” does not.

## At the server's tables

error-bad-message = The server did not understand this message.
error-bad-table = A table cannot be set up like this.
error-bad-link = This personal link does not work any more. Make a new one on the other device.
error-bad-origin = Another site tried to use this server; that is not allowed.
error-bad-host = You cannot reach this server under the name “{ $host }”. Ask whoever runs it for the right address.
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
error-overloaded = There is more going on here than the server can take just now. Games under way go on; try again in a few minutes.
error-bad-setting = A setting of the server does not fit: { $setting }.
error-cannot-listen = The server cannot listen at { $host }, port { $port }.
error-not-on-windows = The server with its page does not run on Windows itself, only in WSL; what does work here is spieltrieb play, games, rules, simulate, arena, replay, advise, review, and the library.
error-cannot-keep = What would be compiled now could not be kept, since the folder for it cannot be written: name another one with SPIELTRIEB_CACHE.
error-bad-action = There is no action “{ $action }”.

## Exactly why: an error that has many causes names one of these

error-bad-players-range = { $game } is for { $low } to { $high } players, not for { $players }.
error-bad-players-seat = --seat takes seats from 0 to { $high }, separated by commas; “{ $found }” isn't one.
error-bad-players-names = There are more names ({ $names }) than people at the keyboard ({ $players }).
error-bad-option-unknown = { $game } has no option “{ $option }”; it has: { $known }.
error-bad-option-flag = The option “{ $option }” must be true or false; it was { $was }.
error-bad-option-number = The option “{ $option }” must be a whole number from { $low } to { $high }; it was { $was }.
error-bad-option-choice = The option “{ $option }” must be one of these: { $choices }; it was { $was }.
error-bad-option-seat = The option “{ $option }” must be a seat from { $low } to { $high }; it was { $was }.
error-bad-option-set = An option is set by --set NAME=VALUE, not by “{ $setting }”.
error-bad-option-data = The option “{ $option }” is data: give it as JSON or as the path of a JSON file. { $kind ->
        [unread] { $value } can't be read ({ $why }).
       *[json] This isn't valid JSON ({ $why }).
    }
error-bad-option-all-human = Give --seat or --all-human, not both.
error-bad-option-resume = A resumed game stays as it was begun: { $option } can't be given with --resume.
error-bad-match-number = --match takes a number of games; “{ $rounds }” isn't one.
error-bad-bot-none = Name the bots that are to play.
error-bad-bot-twice = The bot “{ $bot }” is named twice.
error-bad-bot-count = { $count } bots are named for { $seats } seats; name one for all, or one for each.
error-bad-simulation-processes = At least one process must play, not { $processes }.
error-bad-simulation-budget = The budget must be more than 0 seconds, not { $budget }.
error-bad-record-json = { $where } isn't a whole JSON object (see character { $character }); perhaps the file was cut off.
error-bad-record-nested = { $where } isn't a record: it is nested too deeply.
error-bad-record-object = { $where } isn't a JSON object.
error-bad-record-format = { $where } has the format { $found }; this version reads format { $format }. Was it written by a newer Spieltrieb, or isn't it a record at all?
error-bad-record-texts = { $where }: “{ $field }” must be a list of texts.
error-bad-record-missing = { $where }: “{ $field }” is missing.
error-bad-record-kind = { $where }: “{ $field }” must be { $kind ->
        [list] a list
        [dict] a JSON object
        [int] a whole number
       *[str] a text
    }.
error-bad-record-game = { $where }: there is no game “{ $game }”; there are: { $known }.
error-bad-record-rules = { $where }: it follows version { $version } of the rules of { $game }; this Spieltrieb plays version { $ours }.
error-bad-record-start = { $where }: { $why }
error-bad-record-move = { $where }, move { $move }: { $why }
error-bad-record-no-result = { $where }: the game is over, but the record has no result.
error-bad-record-not-over = { $where }: it has a result, but the game isn't over after { $moves ->
        [one] its only move
       *[other] its { $moves } moves
    }.
error-bad-record-result = { $where }: it gives { $field ->
        [scores] the scores
        [winners] the winners
       *[reason] the reason
    } { $said }, but the moves lead to { $expected }.
error-bad-record-promise = This seed isn't the one that was promised: its SHA-256 differs.
error-bad-record-draw = Move { $move } is { $text }, but this seed gives { $expected }.
error-bad-record-secret = This secret isn't the one that was promised: its SHA-256 differs.
error-bad-record-seed = The seed doesn't begin with the secret.
error-bad-record-encoding = { $where } isn't a text in UTF-8, so it holds no records.
error-bad-record-unread = { $where } can't be read ({ $why }).
error-bad-record-unwritten = { $where } can't be written ({ $why }).
error-bad-record-no-file = { $where } is { $kind ->
        [folder] a folder
       *[other] not an ordinary file
    }; name a file.
error-bad-record-other = { $where } holds something other than records, so it is left alone. { $why }
error-bad-record-commitment = --commitment is checked together with --seed; give both.
error-bad-record-empty = { $where } holds no records.
error-bad-record-no-position = This record has { $count } moves; there is no position after move { $wanted }.
error-bad-record-number = { $where } holds { $count ->
        [one] 1 record
       *[other] { $count } records
    }; there is no record { $wanted }.
error-bad-record-line = { $where } has no record in line { $line }.
error-bad-record-over = The last game of { $where } is over, so there is nothing to resume.
error-no-take-back-stays = A tile of the setup stays where it was put.
error-no-take-back-daily = In the daily deal, a move stands once you’ve seen something new.
error-no-take-back-chance = A tile has been drawn since your move, so the move stands.
error-no-take-back-declined = The others have said no; the move stands.
error-not-allowed-kicked = The host has shown you out of this table.
error-not-allowed-locked = The host isn’t letting anybody else in.
error-not-now-kick = The game has begun: its players can’t be shown out any more.
error-not-now-daily = The games of a daily deal are shown once the day is over everywhere: at noon UTC on the next day.
error-bad-table-promise = The promised deal has expired. Try again.
error-bad-message-words = This server doesn’t allow one of these words. Choose others.
