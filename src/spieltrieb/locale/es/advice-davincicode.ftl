### Why a move of Da Vinci Code is good or bad: short reasons for advice.

advice-davincicode-only = no hay otra cosa que hacer
advice-davincicode-the-tile = el { $value ->
        [hyphen] guion
       *[other] { $value }
    } { $colour ->
        [black] negro
       *[white] blanco
    }
advice-davincicode-your-tile = tu { $value ->
        [hyphen] guion
       *[other] { $value }
    } { $colour ->
        [black] negro
       *[white] blanco
    }
advice-davincicode-odds = { $percent } % de que sea { advice-davincicode-the-tile }
advice-davincicode-sure = tiene que ser { advice-davincicode-the-tile }
advice-davincicode-betrayed = solo contando sería un { $percent } %, pero lo que han dicho los demás revela más
advice-davincicode-last-tile = es su última ficha oculta: si aciertas, ese jugador queda fuera
advice-davincicode-miss-shows = un fallo mostraría { advice-davincicode-your-tile }
advice-davincicode-going-on-risks = si sigues y fallas, descubres { advice-davincicode-your-tile }
advice-davincicode-miss-costs = un fallo te costaría una ficha oculta
advice-davincicode-miss-loses = un fallo te costaría tu última ficha oculta
advice-davincicode-next-best = ni el mejor intento pasa del { $percent } %
advice-davincicode-keeps = { advice-davincicode-your-tile } sigue oculto
advice-davincicode-colour-theirs = los demás ocultan { $count } { $count ->
        [one] ficha { $colour ->
            [black] negra
           *[white] blanca
        }
       *[other] fichas { $colour ->
            [black] negras
           *[white] blancas
        }
    }: ver otra de ese color reduce las posibilidades
advice-davincicode-colour-own = ocultas { $count } { $count ->
        [one] ficha { $colour ->
            [black] negra
           *[white] blanca
        }
       *[other] fichas { $colour ->
            [black] negras
           *[white] blancas
        }
    }: un código de ambos colores es más difícil de leer
advice-davincicode-exposed = los demás ya pueden reconocer { advice-davincicode-the-tile } (probabilidad: { $percent } %)
advice-davincicode-tried = ganó el { $percent } % de { $games ->
        [one] una partida simulada
       *[other] { $games } partidas simuladas
    }

## What is known: the table’s labels

advice-davincicode-table-tiles = fichas ocultas de los demás
advice-davincicode-table-guesses = intentos posibles
advice-davincicode-table-trusts = cuenta lo que han dicho los demás
advice-davincicode-table-seat = asiento
advice-davincicode-table-place = ficha
advice-davincicode-table-colour = color
advice-davincicode-table-values = solo contando
advice-davincicode-table-heard = con los intentos
advice-davincicode-table-action = acción
advice-davincicode-table-value = valor
advice-davincicode-table-chance = probabilidad de acertar
advice-davincicode-table-black = negra
advice-davincicode-table-white = blanca
advice-davincicode-table-hyphen = guion
