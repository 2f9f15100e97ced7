### Why a move in Kreuz & Quer is good or bad, in a few words.

advice-kreuzquer-joins = conecta el { $value } { advice-kreuzquer-place }
advice-kreuzquer-loses = renuncia al { $value } { advice-kreuzquer-place }
advice-kreuzquer-spiral = cuesta una espiral
advice-kreuzquer-place = { $side ->
        [N] encima de { $cell }
        [E] a la derecha de { $cell }
        [S] debajo de { $cell }
       *[W] a la izquierda de { $cell }
    }
advice-kreuzquer-exits =
    { $count ->
        [0] no deja abierta ninguna salida
        [one] mantiene abierta una salida
       *[other] mantiene abiertas { $count } salidas
    }
advice-kreuzquer-dead-end = llena { $cell }, donde encajan pocas losetas
advice-kreuzquer-leaves =
    { $fits ->
        [0] deja { $cell } sin ninguna loseta que encaje
        [one] deja { $cell } para una sola loseta que encaje, de { $left } restantes
       *[other] deja { $cell } para { $fits } losetas que encajan, de { $left } restantes
    }

## What is known: the table’s labels

advice-kreuzquer-table-ports = números del borde
advice-kreuzquer-table-port = dónde
advice-kreuzquer-table-value = número
advice-kreuzquer-table-status = estado
advice-kreuzquer-table-chance = probabilidad
advice-kreuzquer-table-joined = alcanzado
advice-kreuzquer-table-open = abierto
advice-kreuzquer-table-lost = perdido
