### Why a move of Memo Street is good or bad.

advice-memostreet-row = { $row ->
        [ones] unos
        [twos] doses
        [threes] treses
        [fours] cuatros
        [fives] cincos
        [sixes] seises
        [small] escalera pequeña
        [large] escalera grande
        [triple] trío
       *[chance] chance
    }
advice-memostreet-fills = llena la fila «{ advice-memostreet-row }» por { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
advice-memostreet-voids = anula la fila «{ advice-memostreet-row }» y quita de la mesa un { advice-memostreet-face }
advice-memostreet-face = { $face ->
        [J] comodín
       *[other] { $face }
    }
advice-memostreet-leaves-joker = deja { $jokers ->
        [one] un comodín
       *[other] { $jokers } comodines
    } en la mesa para más tarde
advice-memostreet-bonus-made = consigue la bonificación de 20
advice-memostreet-bonus-needs = mantiene la bonificación al alcance: { $needed ->
        [one] falta un punto
       *[other] faltan { $needed } puntos
    } en { $rows ->
        [one] una fila superior
       *[other] { $rows } filas superiores
    }
advice-memostreet-bonus-lost = renuncia a la bonificación
advice-memostreet-known = { $face } ya visto en { $cell }
advice-memostreet-known-joker = comodín ya visto en { $cell }
advice-memostreet-new = una ficha nueva: de { $unseen } sin ver, ayudan { $helpful }
advice-memostreet-aims = { $percent } % de probabilidad de la fila «{ advice-memostreet-row }», por cerca de { $points ->
        [one] un punto
       *[other] { $points } puntos
    }

## What is known: the table’s labels

advice-memostreet-table-rows = puntos esperados de las filas sin usar
advice-memostreet-table-bonus = probabilidad de la bonificación
advice-memostreet-table-bonus-needs = puntos que faltan para la bonificación
advice-memostreet-table-points-now = puntos hasta ahora
advice-memostreet-table-points = puntos esperados al final
advice-memostreet-table-known = fichas boca abajo ya vistas
advice-memostreet-table-unknown = fichas que nadie ha visto
advice-memostreet-table-games = partidas simuladas
advice-memostreet-table-J = comodín
