### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = “{ $text }” isn’t a move in this game.
error-illegal = “{ $text }” isn’t possible here.
error-ambiguous = “{ $text }” could mean several moves; say which one.
error-wrong-actor = It isn’t seat { $seat }’s turn.
error-game-over = The game is over.
error-unknown-game = There’s no game called “{ $game }”.
error-bad-players = That doesn’t go with the number of players ({ $players }).
error-bad-option = This option isn’t valid.
error-bad-record = Something is wrong with the record: { $where }.
error-bad-match = This match can’t be played like this.
error-bad-language = There are no texts in the language “{ $lang }”; there are: { $known }.
error-bad-bot = There’s no bot “{ $bot }” for these seats; there are: { $known }.
error-bot-failed = The bot “{ $bot }” didn’t answer with a legal move ({ $said }).
error-bad-simulation = At least one game must be played, not { $games }.
error-no-advice = There’s no advice to give here.
error-lost-worker = A worker ended before its share of the work was done.
error-bad-cluster = This Ray cluster can’t be used.
error-missing-extra = { $package } isn’t installed; to get it: pip install 'spieltrieb[{ $extra }]'
error-bad-picture = The name of a moving picture ends in { $known }; “{ $file }” doesn’t.
error-bad-picture-still = This picture is an SVG: give its file a name that ends in .svg; “{ $file }” doesn’t.

## At the server's tables

error-bad-message = The server didn’t understand this message.
error-bad-message-empty = There’s nothing in this message.
error-bad-message-parameter = “{ $found }” in the address doesn’t fit “{ $name }”.
error-bad-message-name = A name needs at least one visible letter or sign.
error-bad-table = A table can’t be set up like this.
error-bad-table-me = You can sit in one seat only; others at your screen get their own seats.
error-bad-table-clock = A clock gives at least { $seconds } seconds.
error-bad-link = This personal link no longer works. Make a new one on the other device.
error-bad-origin = Another site tried to use this server; that isn’t allowed.
error-no-guest = The server doesn’t know you yet. Reload the page.
error-bad-cookie = The server doesn’t recognise you. Reload the page.
error-not-your-seat = This isn’t your seat.
error-not-allowed = You can’t do this here.
error-not-allowed-players = Only players can do this; you’re watching.
error-not-allowed-host = Only the person who opened the table can do this.
error-not-allowed-advice = Hints are for players, each for their own seat.
error-not-allowed-here = This player is here, or left only a moment ago.
error-not-allowed-close = Others are playing here. Hand your seat to a bot instead.
error-not-allowed-self = Close the table instead of removing yourself.
error-not-allowed-report = Only somebody else who sits or talks at this table can be reported.
error-banned = The people who run this server have banned you.
error-advice-off = This table is played without hints.
error-unknown-table = There’s no such table. Was the link cut off?
error-unknown-page = There’s nothing at this address.
error-not-now = This can’t be done right now.
error-not-now-running = This game isn’t over yet.
error-not-now-no-game = There’s no game { $round } at this table: { $count ->
        [0] none has been played
        [one] it has just one
       *[other] it has { $count }
    }.
error-not-now-seed = The secret is shown when all games are over; for a daily challenge, on the next day.
error-not-now-turn = Hints are given when it’s your turn.
error-not-now-begun = The game has already begun; you can watch it.
error-not-now-seated = You already have a seat at this table.
error-not-now-stand = The game has begun: you can hand your seat to a bot, but not leave it.
error-not-now-mix = The first tile has been drawn, so words can no longer be mixed in.
error-not-now-next = There’s no next game to begin right now.
error-not-now-waiting = The game hasn’t begun: a seat is still free.
error-not-now-bot = A bot is playing for you. Take your seat back first.
error-not-now-answer = Nobody is asking to take back a move any more.
error-not-now-hand = This seat can’t be handed to a bot right now.
error-not-now-close = The game is over; there’s nothing to close.
error-not-now-rematch = A rematch is possible once all games are over; a daily challenge is played only once.
error-not-now-moment-over = The game is over at this moment; go back to one where it isn’t.
error-not-now-moves = This game has only { $moves } moves.
error-not-now-study = A study begins with a game that was dealt elsewhere, so there’s nothing to check.
error-bad-host = This server can’t be reached under the name “{ $host }”. Ask whoever runs it for the right address.
error-table-full = All seats are taken. You can watch.
error-table-full-seat = That seat is taken. Choose another one.
error-time-up = Your time ran out before this move arrived.
error-stale = The game has moved on; look again.
error-no-take-back = There’s nothing you can take back.
error-no-take-back-over = There’s nothing to take back: no game is in progress.
error-no-take-back-first = There’s nothing to take back: you haven’t moved yet.
error-no-take-back-daily = In the daily challenge a move stands once you’ve seen something new.
error-table-closed = This table was closed.
error-too-long = That was too long for the server.
error-too-fast = That was too much at once. Wait a moment and try again.
error-too-many = You already have too many of these. Close one first.
error-too-many-connections = Too many pages are connected already. Close one, or try again later.
error-no-storage = The server can’t save anything new at the moment. Nothing is lost; try again later.
error-busy = The server is busy right now. Try again in a moment.
error-bad-setting = A server setting isn’t valid: { $setting }.
error-cannot-listen = The server can’t listen at { $host }, port { $port }.
error-not-on-windows = The server with its page doesn’t run on Windows itself, only in WSL; what does work here is spieltrieb play, games, rules, simulate, arena, replay, advise, review, and the library.
error-cannot-keep = Compiled code can’t be kept, since its folder isn’t writable: name another one with SPIELTRIEB_CACHE.
error-bad-action = There’s no action “{ $action }”.
error-overloaded = There’s more going on here than the server can handle right now. Games in progress continue; try again in a few minutes.

## Exactly why: an error that has many causes names one of these

error-bad-players-range = { $game } is for { $low } to { $high } players, not for { $players }.
error-bad-players-seat = --seat takes seats from 0 to { $high }, separated by commas; “{ $found }” isn’t one.
error-bad-players-names = There are more names ({ $names }) than people at the keyboard ({ $players }).
error-bad-option-unknown = { $game } has no option “{ $option }”; it has: { $known }.
error-bad-option-flag = The option “{ $option }” must be true or false; it was { $was }.
error-bad-option-number = The option “{ $option }” must be a whole number from { $low } to { $high }; it was { $was }.
error-bad-option-choice = The option “{ $option }” must be one of these: { $choices }; it was { $was }.
error-bad-option-seat = The option “{ $option }” must be a seat from { $low } to { $high }; it was { $was }.
error-bad-option-set = Set an option with --set NAME=VALUE, not with “{ $setting }”.
error-bad-option-data = The option “{ $option }” is data: give it as JSON or as the path of a JSON file. { $kind ->
        [unread] { $value } can’t be read ({ $why }).
       *[json] This isn’t valid JSON ({ $why }).
    }
error-bad-option-all-human = Give --seat or --all-human, not both.
error-bad-option-resume = A resumed game keeps its setup: { $option } can’t be given with --resume.
error-bad-match-number = --match takes a number of games; “{ $rounds }” isn’t one.
error-bad-bot-none = Name the bots that should play.
error-bad-bot-twice = The bot “{ $bot }” is named twice.
error-bad-bot-count = { $count } bots are named for { $seats } seats; name one for all, or one for each.
error-bad-simulation-processes = At least one process must play, not { $processes }.
error-bad-simulation-budget = The budget must be more than 0 seconds, not { $budget }.
error-bad-simulation-memory = What comes out of { $games } games doesn’t fit into memory here; play at most { $most }.
error-bad-cluster-none = There’s no Ray cluster at “{ $address }” ({ $said }). Start one with `ray start --head`, name another address, or use `local` for this machine alone.
error-bad-cluster-version = The Ray cluster at “{ $address }” can’t be used from here ({ $said }).
error-bad-cluster-missing = A node of the Ray cluster has no Spieltrieb; install version { $wanted } on all of them.
error-bad-cluster-sources = A node of the Ray cluster has Spieltrieb { $found }, and this machine has { $wanted }; install the same on all.
error-bad-record-json = { $where } isn’t a whole JSON object (see character { $character }); perhaps the file was cut off.
error-bad-record-nested = { $where } isn’t a record: it’s nested too deeply.
error-bad-record-object = { $where } isn’t a JSON object.
error-bad-record-format = { $where } has the format { $found }; this version reads format { $format }. Was it written by a newer Spieltrieb, or isn’t it a record at all?
error-bad-record-texts = { $where }: “{ $field }” must be a list of texts.
error-bad-record-missing = { $where }: “{ $field }” is missing.
error-bad-record-kind = { $where }: “{ $field }” must be { $kind ->
        [list] a list
        [dict] a JSON object
        [int] a whole number
       *[str] a text
    }.
error-bad-record-game = { $where }: there’s no game called “{ $game }”; there are: { $known }.
error-bad-record-rules = { $where }: it follows version { $version } of the rules of { $game }; this Spieltrieb plays version { $ours }.
error-bad-record-start = { $where }: { $why }
error-bad-record-move = { $where }, move { $move }: { $why }
error-bad-record-no-result = { $where }: the game is over, but the record has no result.
error-bad-record-not-over = { $where }: it has a result, but the game isn’t over after { $moves ->
        [one] its only move
       *[other] its { $moves } moves
    }.
error-bad-record-result = { $where }: it gives { $field ->
        [scores] the scores
        [winners] the winners
       *[reason] the reason
    } { $said }, but the moves lead to { $expected }.
error-bad-record-promise = This seed isn’t the one that was promised: its SHA-256 differs.
error-bad-record-draw = Move { $move } is { $text }, but this seed gives { $expected }.
error-bad-record-secret = This secret isn’t the one that was promised: its SHA-256 differs.
error-bad-record-seed = The seed doesn’t begin with the secret.
error-bad-record-encoding = { $where } isn’t UTF-8 text, so it holds no records.
error-bad-record-together = { $option } only works together with { $with }; give both.
error-bad-record-unread = { $where } can’t be read ({ $why }).
error-bad-record-unwritten = { $where } can’t be written ({ $why }).
error-bad-record-no-file = { $where } is { $kind ->
        [folder] a folder
       *[other] not an ordinary file
    }; name a file.
error-bad-record-named-twice = { $where } is named twice; give each file a name of its own.
error-bad-record-other = { $where } holds something other than records, so it’s left alone. { $why }
error-bad-record-empty = { $where } holds no records.
error-bad-record-no-position = This record has { $count } moves; there’s no position after move { $wanted }.
error-bad-record-number = { $where } holds { $count ->
        [one] 1 record
       *[other] { $count } records
    }; there’s no record { $wanted }.
error-bad-record-line = { $where } has no record in line { $line }.
error-bad-record-over = The last game in { $where } is over, so there’s nothing to resume.
error-no-take-back-stays = A tile of the setup stays where it was put.
error-no-take-back-chance = A tile has been drawn since your move, so the move stands.
error-no-take-back-declined = The others have said no; the move stands.
error-not-allowed-kicked = The host has removed you from this table.
error-not-allowed-locked = The host isn’t letting anybody else in.
error-not-now-kick = The game has begun: its players can’t be removed any more.
error-not-now-long = This table’s history is full: you can still play to the end, resign or stop.
error-not-allowed-kick = Only somebody who sits, watches or talks at this table can be removed.
error-not-now-daily = The games of a daily challenge are shown once the day is over everywhere: at noon UTC on the next day.
error-bad-table-promise = The promised deal has expired. Try again.
error-bad-message-words = This server doesn’t allow one of these words. Choose others.
error-not-now-resigned = You gave up in this game; a bot plays it to the end.
error-not-now-stop = The others would rather go on. Ask again after the next move.
error-not-now-end = There’s no game in progress that could be ended.
error-not-now-end-daily = A daily challenge is played to the end or left; it waits for you.
error-not-allowed-delete = Other people are playing here. Give up or agree to stop before you delete it.
