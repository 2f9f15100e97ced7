### Why a move of 5 vor 12 is good or bad.

advice-fivetotwelve-wins = wins at once
advice-fivetotwelve-exchanges = { $number } for { $old } on { $cell }
advice-fivetotwelve-opens = { $numbers ->
        [one] opens { $cell } for { $low }
       *[other] opens { $cell } for { $low } to { $high }
    }
advice-fivetotwelve-room = { $numbers ->
        [one] keeps room on { $cell } for { $low } only
       *[other] keeps room for { $low } to { $high } on { $cell }
    }
advice-fivetotwelve-blocks = blocks { $cell }: no number would fit there
advice-fivetotwelve-only-place = { $number } fits on no other free cell
advice-fivetotwelve-fills = { $free ->
        [one] fills { $cell }; one cell is left
       *[other] fills { $cell }; { $free } cells are left
    }
advice-fivetotwelve-denies = takes the { $number } that the next player could use
advice-fivetotwelve-gives-away = puts { $number } into the middle, where the next player can use it
advice-fivetotwelve-leaves = leaves the { $number } for the next player
advice-fivetotwelve-of-no-use = the next player has no free cell for { $number }
advice-fivetotwelve-fits-nowhere = { $number } fits on none of your free cells
advice-fivetotwelve-draws = { $fit ->
        [one] { $fit } of { $left } face-down tiles fits on a free cell ({ $percent } %)
       *[other] { $fit } of { $left } face-down tiles fit on a free cell ({ $percent } %)
    }
advice-fivetotwelve-nothing-open = no open tile fits on a free cell
advice-fivetotwelve-at-home = { $number } is at home on { $cell }, where { $low } to { $high } belong
advice-fivetotwelve-not-at-home = { $cell } is better kept for { $low } to { $high }
