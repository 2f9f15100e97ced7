### Why a move in Kreuz & Quer is good or bad, in a few words.

advice-kreuzquer-joins = collega il numero in { $port } ({ $value })
advice-kreuzquer-loses = rinuncia al numero in { $port } ({ $value })
advice-kreuzquer-spiral = costa una spirale
advice-kreuzquer-exits =
    { $count ->
        [0] non lascia aperta nessuna uscita
        [one] tiene aperta un’uscita
       *[other] tiene aperte { $count } uscite
    }
advice-kreuzquer-dead-end = chiude un vicolo cieco in { $cell }
advice-kreuzquer-leaves =
    { $fits ->
        [0] lascia { $cell } senza più nessuna tessera adatta
       *[other] lascia { $cell } a una tessera adatta: { $fits } su { $left } rimaste
    }
