### Why a move in Kreuz & Quer is good or bad, in a few words.

advice-kreuzquer-joins = collega il numero { $value } { advice-kreuzquer-place }
advice-kreuzquer-loses = rinuncia al numero { $value } { advice-kreuzquer-place }
advice-kreuzquer-spiral = costa una spirale
advice-kreuzquer-place = { $side ->
        [N] sopra { $cell }
        [E] a destra di { $cell }
        [S] sotto { $cell }
       *[W] a sinistra di { $cell }
    }
advice-kreuzquer-exits =
    { $count ->
        [0] non lascia aperta nessuna uscita
        [one] tiene aperta un’uscita
       *[other] tiene aperte { $count } uscite
    }
advice-kreuzquer-dead-end = riempie { $cell }, dove poche tessere combaciano
advice-kreuzquer-leaves =
    { $fits ->
        [0] lascia { $cell } senza più nessuna tessera adatta
        [one] lascia { $cell } a una sola tessera adatta, su { $left } rimaste
       *[other] lascia { $cell } a { $fits } tessere adatte, su { $left } rimaste
    }

## What is known: the table’s labels

advice-kreuzquer-table-ports = numeri sul bordo
advice-kreuzquer-table-port = dove
advice-kreuzquer-table-value = numero
advice-kreuzquer-table-status = stato
advice-kreuzquer-table-chance = probabilità
advice-kreuzquer-table-joined = raggiunto
advice-kreuzquer-table-open = aperto
advice-kreuzquer-table-lost = perso
