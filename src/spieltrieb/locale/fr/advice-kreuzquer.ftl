### Why a move in Kreuz & Quer is good or bad, in a few words.

advice-kreuzquer-joins = relie le nombre en { $port } ({ $value })
advice-kreuzquer-loses = abandonne le nombre en { $port } ({ $value })
advice-kreuzquer-spiral = coûte une spirale
advice-kreuzquer-exits =
    { $count ->
        [0] ne laisse aucune sortie ouverte
        [one] garde une sortie ouverte
       *[other] garde { $count } sorties ouvertes
    }
advice-kreuzquer-dead-end = ferme une impasse en { $cell }
advice-kreuzquer-leaves =
    { $fits ->
        [0] laisse { $cell }, où ne va plus aucune tuile restante
       *[other] laisse { $cell } à une tuile qui convient : { $fits } sur { $left } restantes
    }
