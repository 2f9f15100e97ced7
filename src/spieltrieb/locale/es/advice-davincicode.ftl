### Why a move of Da Vinci Code is good or bad: short reasons for advice.

advice-davincicode-only = no hay otra cosa que hacer
advice-davincicode-odds = { $percent } % de que sea el { $value ->
        [hyphen] guion
       *[other] { $value }
    } { $colour ->
        [black] negro
       *[white] blanco
    }
advice-davincicode-sure = tiene que ser el { $value ->
        [hyphen] guion
       *[other] { $value }
    } { $colour ->
        [black] negro
       *[white] blanco
    }
advice-davincicode-betrayed = solo contando sería un { $percent } %, pero lo que han dicho los demás revela más
advice-davincicode-last-tile = es la última ficha oculta del asiento { $seat }
advice-davincicode-miss-shows = un fallo mostraría tu { $value ->
        [hyphen] guion
       *[other] { $value }
    } { $colour ->
        [black] negro
       *[white] blanco
    }
advice-davincicode-going-on-risks = si sigues, te arriesgas a tener que descubrir tu { $value ->
        [hyphen] guion
       *[other] { $value }
    } { $colour ->
        [black] negro
       *[white] blanco
    }
advice-davincicode-miss-costs = un fallo te costaría una ficha oculta
advice-davincicode-miss-loses = un fallo te costaría tu última ficha oculta
advice-davincicode-next-best = el siguiente mejor intento solo tiene un { $percent } %
advice-davincicode-keeps = tu { $value ->
        [hyphen] guion
       *[other] { $value }
    } { $colour ->
        [black] negro
       *[white] blanco
    } sigue oculto
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
advice-davincicode-exposed = los demás ya pueden reconocer el { $value ->
        [hyphen] guion
       *[other] { $value }
    } { $colour ->
        [black] negro
       *[white] blanco
    } (probabilidad: { $percent } %)
advice-davincicode-tried = ganó el { $percent } % de { $games ->
        [one] una partida imaginada
       *[other] { $games } partidas imaginadas
    }
