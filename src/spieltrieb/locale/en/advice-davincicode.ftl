### Why a move of Da Vinci Code is good or bad: short reasons for advice.

advice-davincicode-only = there is nothing else to do
advice-davincicode-odds = { $percent } % to be the { $colour ->
        [black] black
       *[white] white
    } { $value ->
        [hyphen] hyphen
       *[other] { $value }
    }
advice-davincicode-sure = it must be the { $colour ->
        [black] black
       *[white] white
    } { $value ->
        [hyphen] hyphen
       *[other] { $value }
    }
advice-davincicode-betrayed = by counting alone it would be { $percent } %, but what others named says more
advice-davincicode-last-tile = it is the last hidden tile of seat { $seat }
advice-davincicode-miss-shows = a miss would show your { $colour ->
        [black] black
       *[white] white
    } { $value ->
        [hyphen] hyphen
       *[other] { $value }
    }
advice-davincicode-going-on-risks = going on risks that your { $colour ->
        [black] black
       *[white] white
    } { $value ->
        [hyphen] hyphen
       *[other] { $value }
    } must be laid open
advice-davincicode-miss-costs = a miss would cost you a hidden tile
advice-davincicode-miss-loses = a miss would cost you your last hidden tile
advice-davincicode-next-best = the next best guess has only { $percent } %
advice-davincicode-keeps = your { $colour ->
        [black] black
       *[white] white
    } { $value ->
        [hyphen] hyphen
       *[other] { $value }
    } stays hidden
advice-davincicode-colour-theirs = the others hide { $count } { $colour ->
        [black] black
       *[white] white
    } { $count ->
        [one] tile
       *[other] tiles
    }: seeing one more of that colour narrows them down
advice-davincicode-colour-own = you hide { $count } { $colour ->
        [black] black
       *[white] white
    } { $count ->
        [one] tile
       *[other] tiles
    }: a code of both colours is harder to read
advice-davincicode-exposed = the others can already take it for the { $colour ->
        [black] black
       *[white] white
    } { $value ->
        [hyphen] hyphen
       *[other] { $value }
    } with { $percent } %
advice-davincicode-tried = it won { $percent } % of { $games } games played out in thought
