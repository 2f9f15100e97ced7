### Why a move of 5 vor 12 is good or bad.

advice-fivetotwelve-wins = wins immediately
advice-fivetotwelve-exchanges = swaps { $old } for { $number } on { $cell }
advice-fivetotwelve-opens = { $numbers ->
        [one] opens { $cell } to { $low }
       *[other] opens { $cell } to { $low } through { $high }
    }
advice-fivetotwelve-room = { $numbers ->
        [one] leaves room on { $cell } for { $low } only
       *[other] leaves room on { $cell } for { $low } to { $high }
    }
advice-fivetotwelve-blocks = blocks { $cell }: no number would fit there
advice-fivetotwelve-only-place = { $number } doesn’t fit on any other free cell
advice-fivetotwelve-fills = { $free ->
        [one] fills { $cell }; one cell is left
       *[other] fills { $cell }; { $free } cells are left
    }
advice-fivetotwelve-denies = takes the { $number } the next player could use
advice-fivetotwelve-gives-away = puts the { $number } in the middle, where the next player can use it
advice-fivetotwelve-leaves = leaves the { $number } for the next player
advice-fivetotwelve-of-no-use = the next player has no free cell for { $number }
advice-fivetotwelve-fits-nowhere = { $number } doesn’t fit on any of your free cells
advice-fivetotwelve-draws = { $fit ->
        [one] { $fit } of { $left } face-down tiles fits on a free cell ({ $percent }%)
       *[other] { $fit } of { $left } face-down tiles fit on a free cell ({ $percent }%)
    }
advice-fivetotwelve-nothing-open = no face-up tile fits on a free cell
advice-fivetotwelve-at-home = { $number } belongs on { $cell }, the place for { $low } to { $high }
advice-fivetotwelve-not-at-home = { $cell } is best kept for { $low } to { $high }

## What is known: the table’s labels

advice-fivetotwelve-table-finish = chance to win, seat by seat
advice-fivetotwelve-table-games = simulated games
advice-fivetotwelve-table-error = standard error
advice-fivetotwelve-table-cells = free cells
advice-fivetotwelve-table-cell = cell
advice-fivetotwelve-table-low = from
advice-fivetotwelve-table-high = to
advice-fivetotwelve-table-open = face up
advice-fivetotwelve-table-unseen = face down
