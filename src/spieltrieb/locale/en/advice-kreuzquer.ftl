### Why a move in Kreuz & Quer is good or bad, in a few words.

advice-kreuzquer-joins = connects the { $value } { advice-kreuzquer-place }
advice-kreuzquer-loses = gives up the { $value } { advice-kreuzquer-place }
advice-kreuzquer-spiral = costs a spiral
advice-kreuzquer-place = { $side ->
        [N] above { $cell }
        [E] to the right of { $cell }
        [S] below { $cell }
       *[W] to the left of { $cell }
    }
advice-kreuzquer-exits =
    { $count ->
        [0] leaves no exit open
        [one] keeps one exit open
       *[other] keeps { $count } exits open
    }
advice-kreuzquer-dead-end = fills { $cell }, which few tiles fit
advice-kreuzquer-leaves =
    { $fits ->
        [0] leaves { $cell } without a tile that fits
        [one] leaves { $cell } with just one of { $left } remaining tiles that fits
       *[other] leaves { $cell } to { $fits } of { $left } remaining tiles
    }

## What is known: the table’s labels

advice-kreuzquer-table-ports = numbers around the edge
advice-kreuzquer-table-port = where
advice-kreuzquer-table-value = number
advice-kreuzquer-table-status = state
advice-kreuzquer-table-chance = chance
advice-kreuzquer-table-joined = reached
advice-kreuzquer-table-open = open
advice-kreuzquer-table-lost = lost
