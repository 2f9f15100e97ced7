### Why a move in Kreuz & Quer is good or bad, in a few words.

advice-kreuzquer-joins = conecta el número en { $port } ({ $value })
advice-kreuzquer-loses = renuncia al número en { $port } ({ $value })
advice-kreuzquer-spiral = cuesta una espiral
advice-kreuzquer-exits =
    { $count ->
        [0] no deja abierta ninguna salida
        [one] mantiene abierta una salida
       *[other] mantiene abiertas { $count } salidas
    }
advice-kreuzquer-dead-end = cierra un callejón sin salida en { $cell }
advice-kreuzquer-leaves =
    { $fits ->
        [0] deja { $cell } sin ninguna loseta que encaje
       *[other] deja { $cell } para una loseta que encaje: { $fits } de { $left } restantes
    }
