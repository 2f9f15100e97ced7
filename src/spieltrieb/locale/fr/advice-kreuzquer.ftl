### Why a move in Kreuz & Quer is good or bad, in a few words.

advice-kreuzquer-joins = relie le { $value } { advice-kreuzquer-place }
advice-kreuzquer-loses = abandonne le { $value } { advice-kreuzquer-place }
advice-kreuzquer-spiral = coûte une spirale
advice-kreuzquer-place = { $side ->
        [N] au-dessus de { $cell }
        [E] à droite de { $cell }
        [S] en dessous de { $cell }
       *[W] à gauche de { $cell }
    }
advice-kreuzquer-exits =
    { $count ->
        [0] ne laisse aucune sortie ouverte
        [one] garde une sortie ouverte
       *[other] garde { $count } sorties ouvertes
    }
advice-kreuzquer-dead-end = remplit { $cell }, où peu de tuiles conviennent
advice-kreuzquer-leaves =
    { $fits ->
        [0] laisse { $cell }, où plus aucune tuile restante ne convient
        [one] laisse { $cell } à { $fits } seule tuile qui convient, sur { $left } restantes
       *[other] laisse { $cell } à { $fits } tuiles qui conviennent, sur { $left } restantes
    }

## What is known: the table’s labels

advice-kreuzquer-table-ports = nombres du bord
advice-kreuzquer-table-port = où
advice-kreuzquer-table-value = nombre
advice-kreuzquer-table-status = état
advice-kreuzquer-table-chance = chances
advice-kreuzquer-table-joined = atteint
advice-kreuzquer-table-open = ouvert
advice-kreuzquer-table-lost = perdu
