### The page's board of Kreuz & Quer. A plan is the board of a player; a tile has wide and narrow exits.

## What to do now

page-kreuzquer-prompt-start = Se está destapando la siguiente loseta.
page-kreuzquer-prompt-choose = «{ $symbol }»: gira la loseta y toca una casilla donde encaje.
page-kreuzquer-prompt-choose-new = Continúa un camino con «{ $symbol }»: deben llegar a los números.
page-kreuzquer-prompt-down = Boca abajo: toca cualquier casilla libre.
page-kreuzquer-prompt-nowhere = «{ $symbol }» no encaja en ninguna parte. Pon la loseta boca abajo en cualquier casilla libre.
page-kreuzquer-prompt-turn = En { $cell }. Tócala para girarla y luego confirma.
page-kreuzquer-prompt-confirm = En { $cell }. Confirma o elige otra casilla.
page-kreuzquer-prompt-wait =
    { $count ->
        [one] Tu loseta ya está puesta. Un jugador sigue pensando.
       *[other] Tu loseta ya está puesta. { $count } jugadores siguen pensando.
    }
page-kreuzquer-prompt-watch = Todos ponen «{ $symbol }».
page-kreuzquer-prompt-over =
    { $count ->
        [0] Todos los números alcanzados: ¡ni un solo punto negativo!
        [one] El tablero está lleno: 1 punto negativo.
       *[other] El tablero está lleno: { $count } puntos negativos.
    }
page-kreuzquer-note-misfit-alone = «{ $symbol }» no encaja ahí: no hay ningún camino que continuar.
page-kreuzquer-note-misfit-wall = «{ $symbol }» no encaja ahí: una salida daría a un muro.
page-kreuzquer-note-misfit-width = «{ $symbol }» no encaja ahí: un camino ancho daría con uno estrecho.
page-kreuzquer-note-misfit-blank = «{ $symbol }» no encaja ahí: una salida daría a un lado vacío.
page-kreuzquer-note-misfit-shuts = «{ $symbol }» no encaja ahí: un lado vacío bloquearía una salida.
page-kreuzquer-note-taken = Esa casilla está ocupada.
page-kreuzquer-note-one-way = Aquí solo encaja así.
page-kreuzquer-note-spiral = Boca abajo es igual por todos los lados.
page-kreuzquer-note-beside = Eso quedó fuera de las casillas libres. Vuelves a tener la loseta en la mano.

## The tile in hand

page-kreuzquer-hand = Ha salido: { $symbol }. { $face }. Pulsa para girarla.
page-kreuzquer-turn-right = Girar a la derecha (R)
page-kreuzquer-turn-left = Girar a la izquierda (Mayús + R)
page-kreuzquer-confirm = Confirmar
page-kreuzquer-flip = Poner boca abajo
page-kreuzquer-take-off = Retirarla (Esc)

## The plans

page-kreuzquer-round = Ronda { $round } de { $of }
page-kreuzquer-plan-of =
    Tablero de { $name }: { $joined ->
        [one] 1 número alcanzado
       *[other] { $joined } números alcanzados
    } de 16, { $spirals ->
        [one] 1 espiral
       *[other] { $spirals } espirales
    }, { $points ->
        [one] 1 punto negativo
       *[other] { $points } puntos negativos
    } si acabara ahora
page-kreuzquer-minus = { $count ->
        [0] 0
       *[other] −{ $count }
    }
page-kreuzquer-minus-now = { page-kreuzquer-minus } si acabara ahora
page-kreuzquer-points =
    { $count ->
        [one] 1 punto negativo si acabara ahora
       *[other] { $count } puntos negativos si acabara ahora
    }
page-kreuzquer-confirmed = ha confirmado
page-kreuzquer-thinking = sigue pensando
page-kreuzquer-width = { $width ->
        [W] ancha
        [n] estrecha
       *[none] vacío
    }
page-kreuzquer-face = arriba { $north }, a la derecha { $east }, abajo { $south }, a la izquierda { $west }
page-kreuzquer-face-two = dos caminos separados, { page-kreuzquer-face }
page-kreuzquer-face-down = boca abajo
page-kreuzquer-cell-centre = { $cell }, el centro: { $face }
page-kreuzquer-cell-free =
    { $fit ->
        [fits] { $cell }, libre: la loseta encaja aquí
        [turned] { $cell }, libre: la loseta encaja aquí si la giras
        [down] { $cell }, libre: la loseta puede ir aquí boca abajo
       *[no] { $cell }, libre
    }
page-kreuzquer-cell-tile = { $cell }, { $symbol }: { $face }
page-kreuzquer-cell-spiral = { $cell }, espiral
page-kreuzquer-cell-try = { $cell }, tu loseta, aún sin confirmar: { $face }
page-kreuzquer-cell-try-down = { $cell }, tu loseta boca abajo, aún sin confirmar
page-kreuzquer-tried = { $cell }: { $face }. Enter confirma.
page-kreuzquer-wall = Un muro: aquí no hay nada que alcanzar.
page-kreuzquer-port =
    { $side ->
        [N] Número { $value } arriba
        [E] Número { $value } a la derecha
        [S] Número { $value } abajo
       *[W] Número { $value } a la izquierda
    }{ $joined ->
        [yes] , alcanzado
       *[no] , no alcanzado
    }

## The sheet of tiles

page-kreuzquer-sheet =
    { $count ->
        [one] 1 loseta aún sin ver
       *[other] { $count } losetas aún sin ver
    }
page-kreuzquer-sheet-left =
    { $count ->
        [0] Ya no saldrá ninguna más.
        [one] Todavía saldrá una.
       *[other] Todavía saldrán { $count }.
    }
page-kreuzquer-sheet-tile =
    { $gone ->
        [yes] { $symbol }: { $face } (ya salió)
       *[no] { $symbol }: { $face }
    }

## The log

page-kreuzquer-log-face = Para todos sale «{ $symbol }».
page-kreuzquer-log-place =
    { $angle ->
        [0] { $name } pone «{ $symbol }» en { $cell }.
       *[other] { $name } pone «{ $symbol }» en { $cell }, con un giro de { $angle } grados.
    }
page-kreuzquer-log-spiral = { $name } pone una espiral en { $cell }.

## The first game

page-kreuzquer-tutorial-1 = Este es tu tablero. Del centro salen caminos en cuatro direcciones: anchos a la izquierda y a la derecha, estrechos arriba y abajo. Alrededor, en el borde, esperan dieciséis números. Cada uno que no alcanzas cuesta puntos negativos.
page-kreuzquer-tutorial-2 = Se destapa una loseta: un camino ancho y recto. Ancho va con ancho. Gírala con un toque, con la rueda del ratón o con la tecla R, ponla en b3, a la izquierda del centro, y confirma.
page-kreuzquer-tutorial-3 = Se ilumina: está unida al centro. La siguiente loseta convierte un camino ancho en uno estrecho. Ponla en a3. En la mitad de cada lado el borde es un muro, así que nada puede chocar con él ahí.
page-kreuzquer-tutorial-4 = Ahora estrecho va con estrecho. Esta curva encaja en a2 de modo que apunta al número de la izquierda. Así alcanzas tu primer número.
page-kreuzquer-tutorial-5 = El 1 brilla: ¡alcanzado! Pero esta loseta es un simple final y cerraría un buen camino. Mejor ponla boca abajo: eso cuesta 1 punto negativo e interrumpe caminos. Elige «Poner boca abajo», toca c5, donde no hay ningún número, y confirma.
page-kreuzquer-tutorial-6 = Todos ponen la misma loseta al mismo tiempo. Ya has confirmado, y el otro jugador sigue pensando. Cuando todos han confirmado, llega la siguiente loseta.
page-kreuzquer-tutorial-7 = Después de 24 rondas el tablero está lleno. Cada número no alcanzado cuesta lo que vale, y cada espiral cuesta 1. Aquí son 7 puntos negativos. ¿Puedes hacerlo mejor?
page-kreuzquer-goal = Construye caminos desde el centro hasta los números. Cada número que no alcanzas cuesta puntos negativos.

## Drawn examples of the rules

page-kreuzquer-example-material = Tres losetas: una con salidas anchas, una con salidas estrechas, una con ambas.
page-kreuzquer-example-placing = Dos losetas que encajan y cinco que no.
page-kreuzquer-example-fits = Misma anchura: encaja
page-kreuzquer-example-width = Ancha contra estrecha
page-kreuzquer-example-blank = Salida contra un lado vacío
page-kreuzquer-example-blocks = Lado vacío que bloquea una salida
page-kreuzquer-example-apart = No continúa ningún camino
page-kreuzquer-example-rim = Salida contra el muro
page-kreuzquer-example-spiral = Una espiral interrumpe el camino que llega a ella.
page-kreuzquer-example-points = Un número está alcanzado por un camino y brilla; el otro no, y está tachado.

## Keys

page-kreuzquer-keys-move = ir de casilla en casilla
page-kreuzquer-keys-enter = poner la loseta; otra vez: confirmar
page-kreuzquer-keys-right = girar la loseta a la derecha
page-kreuzquer-keys-left = girar la loseta a la izquierda
page-kreuzquer-keys-flip = poner la loseta boca abajo, u otra vez boca arriba
page-kreuzquer-keys-cancel = retirar la loseta

page-kreuzquer-box-title = Losetas y tableros propios
page-kreuzquer-box-text = Da a cada loseta un nombre de una palabra en minúsculas y descríbela con cuatro signos, para arriba, derecha, abajo e izquierda: W para una salida ancha, n para una estrecha, - para ninguna. Dos caminos que no están unidos llevan un + entre ellos.
page-kreuzquer-box-name = Nombre de la loseta «{ $symbol }»
page-kreuzquer-box-face = Caminos de la loseta «{ $symbol }»
page-kreuzquer-box-twice = Dos losetas se llaman «{ $symbol }». Cada una necesita su propio nombre.
page-kreuzquer-box-tiles = Losetas
page-kreuzquer-box-boards = Tableros
page-kreuzquer-box-board = Tablero { $seat }
page-kreuzquer-box-port = Número en { $port }
page-kreuzquer-box-centre = Centro
page-kreuzquer-box-right = Así se puede jugar.
page-kreuzquer-box-use = Jugar con estas

page-kreuzquer-look-blueprint = Plano
page-kreuzquer-look-forest = Bosque
page-kreuzquer-look-plum = Ciruela
page-kreuzquer-editor-open = Usar las losetas de la caja
page-kreuzquer-editor-chosen = Tus losetas
page-kreuzquer-editor-ours = Volver a las nuestras
