### Advice and reviews, whatever the game; the reasons of a game are in a file of its own, advice-GAME.ftl.

## The names of the bots

advice-bot-random = Random
advice-bot-greedy = Greedy
advice-bot-level1 = Newcomer
advice-bot-level2 = Casual
advice-bot-level3 = Club player
advice-bot-level4 = Expert
advice-bot-level5 = Master
advice-bot-level1-line = New to the game: grabs what looks nice, and laughs at mistakes.
advice-bot-level2-line = Plays by feel, over a cup of tea. Mostly sensible, sometimes dreaming.
advice-bot-level3-line = Knows the tricks of the game, and seldom gives anything away.
advice-bot-level4-line = Looks ahead, counts what’s left, and takes a moment to think.
advice-bot-level5-line = Works out all that can be known. Win here, and tell your friends.

## Advice

advice-for = Advice for { $name } (seat { $seat }) after { $step ->
        [one] one move
       *[other] { $step } moves
    }
advice-unit-win = chance to win
advice-unit-points = expected points
advice-move = move
advice-why = why
advice-more-moves = … and { $count ->
        [one] one more move
       *[other] { $count } more moves
    }, down to { $worst }
advice-table = What is known
advice-table-label = { $label }:
advice-yes = yes
advice-no = no

## Reviews

advice-review-of = Review of { $count ->
        [one] one decision
       *[other] { $count } decisions
    }, { $seconds } s each; what a move gave away is measured in { $unit }
advice-review-no-choice = { $name } never had a choice.
advice-review-mean-win = { $name } gave away { $loss }% of the game per move, over { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }.
advice-review-mean-points = { $name } gave away { $loss ->
        [one] one point
       *[other] { $loss } points
    } per move, over { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }.
advice-review-best = { $count ->
        [one] One of { $decisions } was as good as the best.
       *[other] { $count } of { $decisions } were as good as the best.
    }
advice-review-errors = Slips: { $slips }, mistakes: { $mistakes }, blunders: { $blunders }.
advice-review-flawless = Not a single mistake.
advice-review-worst-win = The costliest: move { $step }, { $move } instead of { $best }, { $loss }%.
advice-review-worst-points = The costliest: move { $step }, { $move } instead of { $best }, { $loss ->
        [one] one point
       *[other] { $loss } points
    }.
advice-review-turning-points = Turning points
advice-review-turn-win = Move { $step }, { $name } plays { $move }: the chance to win goes from { $before }% to { $after }%.
advice-review-turn-points = Move { $step }, { $name } plays { $move }: the expected points go from { $before } to { $after }.
advice-review-turn-own-win = The move itself cost { $loss }%.
advice-review-turn-own-points = The move itself cost { $loss ->
        [one] one point
       *[other] { $loss } points
    }.
advice-review-turn-luck = That was luck, or the others’ doing.
advice-review-worst-moves = The costliest moves
advice-review-slip = slip
advice-review-mistake = mistake
advice-review-blunder = blunder
advice-review-column-step = move
advice-review-column-name = player
advice-review-column-played = played
advice-review-column-best = better
advice-review-column-loss = given away
advice-review-column-kind = verdict
