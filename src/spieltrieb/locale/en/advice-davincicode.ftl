### Why a move of Da Vinci Code is good or bad: short reasons for advice.

advice-davincicode-only = there’s nothing else to do
advice-davincicode-the-tile = the { $colour ->
        [black] black
       *[white] white
    } { $value ->
        [hyphen] hyphen
       *[other] { $value }
    }
advice-davincicode-your-tile = your { $colour ->
        [black] black
       *[white] white
    } { $value ->
        [hyphen] hyphen
       *[other] { $value }
    }
advice-davincicode-odds = { $percent }% chance that it’s { advice-davincicode-the-tile }
advice-davincicode-sure = it must be { advice-davincicode-the-tile }
advice-davincicode-betrayed = counting alone gives { $percent }%, but what the others have guessed says more
advice-davincicode-last-tile = it’s their last hidden tile: a hit puts them out of the game
advice-davincicode-miss-shows = a miss would reveal { advice-davincicode-your-tile }
advice-davincicode-going-on-risks = if you go on and miss, you reveal { advice-davincicode-your-tile }
advice-davincicode-miss-costs = a miss would cost you a hidden tile
advice-davincicode-miss-loses = a miss would cost you your last hidden tile
advice-davincicode-next-best = even the best remaining guess has only a { $percent }% chance
advice-davincicode-keeps = { advice-davincicode-your-tile } stays hidden
advice-davincicode-colour-theirs = the others are hiding { $count } { $colour ->
        [black] black
       *[white] white
    } { $count ->
        [one] tile
       *[other] tiles
    }: seeing one more of that colour narrows them down
advice-davincicode-colour-own = you’re hiding { $count } { $colour ->
        [black] black
       *[white] white
    } { $count ->
        [one] tile
       *[other] tiles
    }: a code of both colours is harder to read
advice-davincicode-exposed = the others already give { $percent }% to { advice-davincicode-the-tile }
advice-davincicode-tried = won { $percent }% of { $games ->
        [one] one simulated game
       *[other] { $games } simulated games
    }

## What is known: the table’s labels

advice-davincicode-table-tiles = hidden tiles of the others
advice-davincicode-table-guesses = possible guesses
advice-davincicode-table-trusts = what the others have guessed counts
advice-davincicode-table-seat = seat
advice-davincicode-table-place = tile
advice-davincicode-table-colour = colour
advice-davincicode-table-values = by counting alone
advice-davincicode-table-heard = with the guesses
advice-davincicode-table-action = action
advice-davincicode-table-value = value
advice-davincicode-table-chance = chance to hit
advice-davincicode-table-black = black
advice-davincicode-table-white = white
advice-davincicode-table-hyphen = hyphen
