### Advice and reviews, whatever the game; the reasons of a game are in a file of its own, advice-GAME.ftl.

## The names of the bots

advice-bot-random = Azar
advice-bot-greedy = Codicioso
advice-bot-level1 = Novato
advice-bot-level2 = Aficionado
advice-bot-level3 = Socio del club
advice-bot-level4 = Experto
advice-bot-level5 = Maestro
advice-bot-level1-line = Acaba de empezar: toma lo que le parece bonito y se ríe de sus errores.
advice-bot-level2-line = Juega por intuición, con una taza de té. Casi siempre con sentido, a veces en las nubes.
advice-bot-level3-line = Conoce los trucos del juego y rara vez regala algo.
advice-bot-level4-line = Piensa por adelantado, cuenta lo que queda y se toma su tiempo.
advice-bot-level5-line = Calcula todo lo que se puede saber. Una victoria aquí se cuenta a los amigos.

## Advice

advice-for = Consejos para { $name } (asiento { $seat }) después de { $step ->
        [one] una jugada
       *[other] { $step } jugadas
    }
advice-unit-win = probabilidad de ganar
advice-unit-points = puntos esperados
advice-move = jugada
advice-why = por qué
advice-more-moves = … y { $count ->
        [one] una jugada más: { $worst }
       *[other] { $count } jugadas más, hasta bajar a { $worst }
    }
advice-table = Lo que se sabe
advice-table-label = { $label }:
advice-yes = sí
advice-no = no

## Reviews

advice-review-of = Análisis de { $count ->
        [one] una decisión
       *[other] { $count } decisiones
    }, { $seconds } s para cada una; lo que desperdició una jugada se mide en { $unit }
advice-review-no-choice = { $name } nunca tuvo elección.
advice-review-mean-win = { $name }: un { $loss } % de la partida desperdiciado por jugada, en { $decisions ->
        [one] una decisión
       *[other] { $decisions } decisiones
    }.
advice-review-mean-points = { $name }: { $loss ->
        [one] un punto desperdiciado
       *[other] { $loss } puntos desperdiciados
    } por jugada, en { $decisions ->
        [one] una decisión
       *[other] { $decisions } decisiones
    }.
advice-review-best = Decisiones tan buenas como la mejor: { $count } de { $decisions }.
advice-review-errors = Imprecisiones: { $slips }, errores: { $mistakes }, errores graves: { $blunders }.
advice-review-flawless = Nada que objetar.
advice-review-worst-win = La más cara: jugada { $step }, { $move } en lugar de { $best }, { $loss } %.
advice-review-worst-points = La más cara: jugada { $step }, { $move } en lugar de { $best }, { $loss ->
        [one] un punto
       *[other] { $loss } puntos
    }.
advice-review-turning-points = Momentos decisivos
advice-review-turn-win = Jugada { $step }, { $name } juega { $move }: la probabilidad de ganar pasa del { $before } % al { $after } %.
advice-review-turn-points = Jugada { $step }, { $name } juega { $move }: los puntos esperados pasan de { $before } a { $after }.
advice-review-turn-own-win = La jugada en sí costó un { $loss } %.
advice-review-turn-own-points = La jugada en sí costó { $loss ->
        [one] un punto
       *[other] { $loss } puntos
    }.
advice-review-turn-luck = Fue la suerte, o fueron los demás.
advice-review-worst-moves = Las jugadas más caras
advice-review-slip = imprecisión
advice-review-mistake = error
advice-review-blunder = error grave
advice-review-column-step = jugada
advice-review-column-name = quién
advice-review-column-played = jugó
advice-review-column-best = mejor
advice-review-column-loss = desperdició
advice-review-column-kind = veredicto
