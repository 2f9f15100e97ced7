### What the command says in a terminal: the lists of games, and playing.

## Lists of games

cli-column-key = key
cli-column-name = name
cli-column-author = author
cli-column-players = players
cli-column-tagline = what it’s about
cli-column-game = game
cli-games-next = Read the rules with: spieltrieb rules KEY. Play with: spieltrieb play KEY.
cli-game-unknown = There’s no game called “{ $game }”; there are: { $games }.
cli-game-close = There’s no game called “{ $game }”; did you mean { $close }? There are: { $games }.
cli-game-ambiguous = “{ $game }” could mean several games: { $games }. Type a little more.

## Choosing what to play

cli-which-game = Which game? Type its number:
cli-how-many-players = How many players, { $low } to { $high }? (Enter: { $default })
cli-how-many-people = How many of them are people at this keyboard? (Enter: { $default })
cli-number-from = Type a number from { $low } to { $high }.
cli-you = You
cli-person = Player { $seat }

## Before a game

cli-welcome = { $game }: { $names }
cli-match-round = A match: game { $round } of { $of }.
cli-match-incomplete = The other games of this match aren’t in the file, so only this game is played.
cli-resumed = Continuing after { $count ->
        [one] one move
       *[other] { $count } moves
    }.
cli-new-seed = The seed used so far isn’t in the record. From here on a new one is used, so the whole game can no longer be checked with a single seed.
cli-promise =
    Everything in this game is dealt from a secret seed, which is shown at the end. To prove that it isn’t swapped, here is its SHA-256:
    { $commitment }
cli-help-hint = Type help for help, rules for the rules, quit to stop.

## A person's turn

cli-turned-up = Turned up:
cli-forced = You have only one move: { $move }. Press Enter to play it.
cli-many = You have { $count } moves. Type one, like { $example }, or ? to see them all with numbers.
cli-type-a-move = Type a move, like { $example }, or its number. ? shows all moves.
cli-no-such-number = There’s no move { $number }; the moves are numbered 1 to { $count }. ? shows them.
cli-no-such-moves = No move has “{ $text }” in it. ? alone shows them all.
cli-not-your-seat = You’re playing for seat { $seat } now; leave the seat out.
cli-hand-over = Hand the keyboard to { $name }. { $name }, press Enter.
cli-more = Enter for more, q and Enter to stop:
cli-rules-sections = To read one section only, type rules and its name, one of { $sections }.
cli-help =
    Type a move as the rules say, like { $example }, or pick it by its number. The Tab key completes it.

      ?            show all moves with their numbers; ? TEXT only those with TEXT in them
      board        draw the board again
      rules        read the rules; rules moves tells how moves are typed
      undo         take back your last move, as long as you haven’t seen anything new
      save FILE    keep the game so far in a file, and continue
      quit         stop; the game can be kept and resumed

## The words that may be typed

cli-word-help = help
cli-word-moves = moves
cli-word-board = board
cli-word-rules = rules
cli-word-undo = undo
cli-word-save = save
cli-word-quit = quit
cli-no = no

## Taking back

cli-undo-nothing = You haven’t moved yet.
cli-undo-chance = That can’t be taken back: something has been turned up since your last move.
cli-undo-other = That can’t be taken back: { $name } has moved since your last move.
cli-undo-seen = That can’t be taken back: your move has shown you something new.
cli-undo-stays = That can’t be taken back: a tile of the setup stays where it was put.

## The end

cli-match-over = The match is over.
cli-winner = Winner: { $name }
cli-winners = A shared victory: { $names }
cli-and = { $first } and { $second }
cli-title = Your title: { $title }
cli-next-game = Press Enter for game { $round } of { $of }.
cli-keep-finished = To keep the record, type a file name. (Enter: don’t keep it)
cli-keep-unfinished = Keep the game in { $path }? (Enter: yes; no; or another file name)
cli-nothing-kept = Nothing was kept.
cli-saved = Saved in { $path }
cli-save-where = Type save and a file name.
cli-go-on = Continue later with:
cli-seed = The seed was { $seed }
cli-seed-part = Since you resumed, the seed was { $seed }
cli-check = Check all deals with:

## The server

cli-serving = Spieltrieb is running at { $address }. Stop it with Ctrl-C; nothing is lost.
cli-thinking = { $workers ->
        [one] Thinking for { $database } with one process. Stop it with Ctrl-C; nothing is lost.
       *[other] Thinking for { $database } with { $workers } processes. Stop them with Ctrl-C; nothing is lost.
    }
cli-admin-backup = The database was copied to { $path } ({ $size } bytes).
cli-admin-export = { $count ->
        [one] One line was written to { $path }.
       *[other] { $count } lines were written to { $path }.
    }
cli-admin-import = { $count ->
        [one] One line was read into the new database { $path }.
       *[other] { $count } lines were read into the new database { $path }.
    }
cli-admin-close = The table { $what } is closed.
cli-admin-ban = The guest { $what } is banned.
cli-admin-unban = The guest { $what } may come in again.
cli-admin-ban-network = Nobody from { $what } is let in.
cli-admin-unban-network = People from { $what } are let in again.
cli-admin-ban-until = The guest { $what } is banned until { $until }.
cli-admin-ban-network-until = Nobody from { $what } is let in until { $until }.
cli-admin-key = The key of { $what }, valid until { $until }. It’s shown only this once:
cli-admin-revoke = The key of { $what } is void.
cli-admin-no-operators = Nobody has a key yet: spieltrieb admin key NAME.
cli-admin-report = { $at }: { $name } (guest { $person }) at table { $table }: { $reason }
cli-admin-no-reports = Nobody has reported anything.
cli-admin-erase = The guest { $what } is erased: name, results and everything said.
cli-admin-rotate = The server has new keys. Older cookies hold for { $what } more days; whoever returns by then stays who they are.

## Checking and showing records

cli-replay-input = the input
cli-replay-line = { $file }, line { $line }
cli-replay-valid = { $file }: { $count ->
        [one] 1 record
       *[other] { $count } records
    }, all valid
cli-replay-dealt = { $file }: { $count ->
        [one] 1 record
       *[other] { $count } records
    }, all valid, all dealt by this seed
cli-replay-invalid = { $file }: { $count ->
        [one] 1 record
       *[other] { $count } records
    }, { $bad } of them not valid
cli-replay-more = ... and { $count } more
cli-replay-heading = { $game }, record { $number } of { $count }
cli-replay-enter = Enter:
cli-replay-unfinished = The game isn’t over.

## Many games between bots

cli-playing = Playing
cli-writing = Writing
cli-simulate-heading = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }
cli-simulate-column-seat = seat
cli-simulate-column-bot = bot
cli-simulate-column-mean = mean
cli-simulate-column-sd = sd
cli-simulate-column-min = min
cli-simulate-column-max = max
cli-simulate-column-wins = wins
cli-simulate-ends = ends
cli-simulate-decisions = decisions
cli-simulate-steps = steps
cli-simulate-speed = speed
cli-simulate-records = records
cli-plot-score = score
cli-plot-share = games in %
cli-plot-moves = moves in a game
cli-simulate-spread = { $mean } per game, from { $min } to { $max }
cli-simulate-per-second = { $speed } decisions per second ({ $seconds } s)
cli-arena-heading = { $game }: { $played ->
        [one] 1 game
       *[other] { $played } games
    } of { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $games } per line-up, seed { $seed }, budget { $budget } s per move, { $processes ->
        [one] 1 process
       *[other] { $processes } processes
    }, { $seconds } s
cli-arena-standings = Standings
cli-arena-pairs = Pairs
cli-arena-cross = Cross table: share of decided games
cli-arena-failures = Failures: each one lost the game
cli-arena-column-bot = bot
cli-arena-column-against = against
cli-arena-column-rating = rating
cli-arena-column-games = games
cli-arena-column-won = won
cli-arena-column-mean = mean score
cli-arena-column-median = median
cli-arena-column-title = title { $what }
cli-arena-column-time = ms per move
cli-arena-column-p95 = p95
cli-arena-column-max = max
cli-arena-column-failed = failures
cli-arena-column-wins = wins
cli-arena-column-draws = draws
cli-arena-column-losses = losses
cli-arena-column-share = of decided
cli-arena-column-interval = 95 %
cli-arena-column-conceded = conceded
cli-arena-column-why = why

## Speed, and compiling beforehand

cli-bench-measuring = Measuring ...
cli-bench-column-measure = measure
cli-bench-column-game = game
cli-bench-column-players = players
cli-bench-column-measured = measured
cli-bench-column-goal = goal
cli-bench-reached = reached
cli-bench-missed = missed
cli-prepare-off = Compilation is switched off here, so there’s nothing to prepare.
cli-prepare-compiling = Compiling ...
cli-prepare-missing = Not everything could be compiled; the rest will be compiled when it’s needed.
cli-prepare-done = Everything is compiled.
