### Why a move in Kreuz & Quer is good or bad, in a few words.

advice-kreuzquer-joins = joins port { $port } ({ $value })
advice-kreuzquer-loses = gives up port { $port } ({ $value })
advice-kreuzquer-spiral = costs a spiral
advice-kreuzquer-exits =
    { $count ->
        [0] leaves no exit open
        [one] keeps one exit open
       *[other] keeps { $count } exits open
    }
advice-kreuzquer-dead-end = closes a dead end at { $cell }
advice-kreuzquer-leaves =
    { $fits ->
        [0] leaves { $cell } for no tile that is left
       *[other] leaves { $cell } for a tile that fits: { $fits } of { $left } left
    }
