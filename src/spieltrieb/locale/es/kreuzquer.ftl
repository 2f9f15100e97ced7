### The rules of Kreuz & Quer, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

kreuzquer-name = Kreuz & Quer
kreuzquer-author = Reiner Knizia
kreuzquer-tagline = Las losetas son las mismas para todos. ¿Quién construye los mejores caminos?

kreuzquer-rules-aim = Objetivo
    .text =
        En el centro de tu tablero se cruzan dos caminos. Alrededor, en el borde, esperan dieciséis números. Loseta a loseta construyes caminos desde el centro hasta los números.

        Cada número que no alcanzas te cuesta puntos negativos. Gana quien tenga menos puntos negativos al final.

kreuzquer-rules-material = Qué se necesita
    .text =
        El juego es para 1 a 4 jugadores. Cada jugador tiene un tablero y un juego de losetas.

        El tablero tiene 5 × 5 casillas.

        - La casilla del centro está impresa. La atraviesan un camino ancho de izquierda a derecha y un camino estrecho de arriba abajo. En el centro están unidos.
        - Cada lado del tablero tiene cuatro números: junto a la primera, la segunda, la cuarta y la quinta casilla. Así, una casilla de esquina tiene dos números, uno en cada uno de sus lados exteriores. En la mitad de cada lado no hay ningún número: allí el borde es un muro.
        - Hay seis números 1, seis números 2 y cuatro números 3. En cada uno de los cuatro tableros están en lugares distintos, pero todos los tableros son igual de difíciles.

        Todos los jugadores tienen las mismas 28 losetas.

        - Cada loseta tiene un símbolo propio, para poder llamarla por su nombre. El dorso de todas las losetas muestra una espiral.
        - El lugar por donde un camino sale de una loseta se llama salida. Una salida es ancha o estrecha. Un lado sin salida se llama vacío.
        - Dos losetas tienen una salida, siete tienen dos salidas, doce tienen tres y siete tienen cuatro. En una misma loseta puede haber salidas anchas y estrechas. Todas las salidas de una loseta están unidas entre sí, así que un camino ancho puede volverse estrecho.

        Las losetas, los lugares de los números y la dirección de los dos caminos del centro son una reconstrucción nuestra. Si tienes la caja del juego, puedes introducir los tuyos al abrir una mesa.

kreuzquer-rules-setup = Preparación
    .text =
        Una persona es el jugador inicial. Sus losetas están boca abajo y bien mezcladas. Los demás extienden sus losetas boca arriba.

        En una mesa de verdad, el jugador inicial es la persona de más edad. Aquí se sortea, a menos que se elija a alguien. Destapar las losetas es su única tarea especial, y la página lo hace por él.

kreuzquer-rules-turn = Una ronda
    .text =
        Hay 24 rondas. Cada una es así:

        - El jugador inicial destapa una de sus losetas y nombra su símbolo.
        - Cada jugador pone su propia loseta con ese símbolo en su propio tablero. Todos lo hacen al mismo tiempo.
        - Cuando te gusta cómo quedó tu loseta, confirmas. Cuando todos han confirmado, se destapa la siguiente loseta.

        Puedes cambiar de idea hasta que se destape la siguiente loseta: deshaz tu jugada y pon la loseta otra vez. A partir de entonces, tu loseta se queda como está.

kreuzquer-rules-placing = Poner una loseta
    .text =
        Pon la loseta en una casilla libre. Puedes girarla como quieras. Tiene que encajar:

        - Al menos una de sus salidas debe continuar una salida de una loseta vecina o del centro. Ancha va con ancha, y estrecha va con estrecha.
        - Ninguna de sus salidas puede toparse con una salida de la otra anchura.
        - Ninguna de sus salidas puede dar al lado vacío de una loseta o a un muro.
        - Ninguno de sus lados vacíos puede bloquear la salida de una vecina.

        Solo son vecinas las casillas que se tocan por un lado. Tocarse por una esquina no cuenta.

        Con los números del borde tienes las manos libres. Junto a un número se permite una salida ancha, una salida estrecha o un lado vacío. Además, cualquier lado puede dar a una casilla todavía libre o a una espiral.

kreuzquer-rules-spiral = Espirales
    .text =
        A veces una loseta no encaja en ninguna parte, o no te gusta dónde encaja. Entonces ponla boca abajo, de modo que se vea su espiral. Una espiral puede ir en cualquier casilla libre, incluso en una que no toque ninguna otra loseta.

        Una espiral interrumpe todos los caminos que llegan a ella. Las losetas posteriores pueden tener hacia ella salidas o lados vacíos. Pero una espiral no continúa ningún camino: una loseta nueva debe continuar de todos modos una salida de una loseta boca arriba o del centro.

        Cada espiral cuesta 1 punto negativo al final.

kreuzquer-rules-end = Fin de la partida
    .text =
        La partida termina después de 24 rondas. Entonces todos los tableros están llenos. De cada juego de losetas sobran cuatro.

kreuzquer-rules-points = Puntos
    .text =
        Mira cada número del borde de tu tablero. Está alcanzado si la loseta de al lado tiene una salida hacia él, y si desde allí un camino sin interrupciones lleva hasta el centro. Que sea ancho o estrecho da igual.

        - Cada número no alcanzado cuesta tantos puntos negativos como indica.
        - Cada espiral cuesta 1 punto negativo.

        Gana quien tenga menos puntos negativos. Si varios jugadores empatan con los mismos, comparten la victoria.

        En los resultados, los puntos negativos se escriben con un signo menos: −7 significa 7 puntos negativos.

kreuzquer-rules-solo = Jugar a solas
    .text =
        Puedes jugar a este juego por tu cuenta, con las mismas reglas. Tus puntos negativos te dan un título:

        - de 0 a 1: Eminencia en enlaces
        - de 2 a 4: As del asfalto
        - de 5 a 7: Juntalosetas
        - de 8 a 10: Aprendiz de encrucijadas
        - 11 o más: Alma en busca de salida

kreuzquer-rules-match = Jugar un torneo
    .text =
        Un torneo tiene tantas partidas como jugadores. Cada jugador es una vez el jugador inicial. Se suman los puntos negativos de todas las partidas. Gana el torneo quien tenga menos puntos negativos. Si hay empate, la victoria es compartida.

kreuzquer-rules-options = Opciones
    .text =
        Antes de la partida se puede acordar lo siguiente:

        - Quién destapa las losetas. Se sortea, a menos que se elija a alguien.
        - Con qué losetas y tableros se juega. Solo hace falta si quieres jugar con los de la caja. Lo que escribes se comprueba antes de que empiece la partida.

kreuzquer-rules-moves = En un terminal
    .text =
        Las jugadas se escriben. Una casilla es una letra y un número. Las letras de la a a la e son las columnas, desde la izquierda. Los números del 1 al 5 son las filas, desde arriba. Así, b3 está en la segunda columna y la tercera fila, y el centro es c3.

        - `key@b3/90`: pon la llave en b3, girada 90 grados en sentido horario. Puedes girar una loseta 0, 90, 180 o 270 grados.
        - `spiral@c1`: pon la loseta boca abajo en c1.

        Si una loseta se ve igual después de dos giros distintos, puedes escribir cualquiera de los dos. Se anota el número menor.

        Los símbolos, tal como se escriben, son: `key` (llave), `star` (estrella), `sun` (sol), `triangle` (triángulo), `smiley` (carita), `moon` (luna), `heart` (corazón), `anchor` (ancla), `cloud` (nube), `leaf` (hoja), `fish` (pez), `bell` (campana), `crown` (corona), `drop` (gota), `flower` (flor), `ladder` (escalera), `hammer` (martillo), `candle` (vela), `boat` (barco), `house` (casa), `cup` (taza), `bird` (pájaro), `tree` (árbol), `comb` (peine), `spoon` (cuchara), `kite` (cometa), `snail` (caracol) y `glove` (guante).

        Las mayúsculas y los espacios de más dan igual. Los asientos van numerados del 0 al 3, en sentido horario.

        Las opciones se llaman `starter` (el asiento que destapa las losetas; en un terminal, el primero si no se indica), `tiles`, `centre` y `ports`, como en `--set tiles=mias.json`. Una loseta se escribe con un signo por cada lado, en el orden arriba, derecha, abajo, izquierda: `W` para una salida ancha, `n` para una salida estrecha, `-` para un lado vacío. Así, `W-n-` tiene una salida ancha arriba y una salida estrecha abajo. El centro se escribe de la misma manera. Dos caminos que no están unidos llevan un signo más entre ellos: `W-W-+-n-n`. El nombre de una loseta es una sola palabra en letras minúsculas; no hay dos nombres iguales, y ninguno es `spiral`. El lugar de un número es una casilla y un lado: N es arriba, E a la derecha, S abajo, W a la izquierda. Así, `a1N` está encima de la casilla superior izquierda.

        En una partida guardada cada jugada lleva delante su asiento, como en `0:key@b3/90`. Solo se guarda el lugar definitivo de cada loseta. Un asterisco representa el azar: `*:=key` significa que se destapó la llave.

kreuzquer-option-starter = Quién destapa las losetas
kreuzquer-option-tiles = Las losetas: qué símbolo tiene qué caminos
kreuzquer-option-centre = Los caminos de la casilla del centro
kreuzquer-option-ports = Los números del borde de cada tablero

kreuzquer-reason-full = Todos los tableros están llenos.

kreuzquer-rating-1 = Eminencia en enlaces
kreuzquer-rating-2 = As del asfalto
kreuzquer-rating-3 = Juntalosetas
kreuzquer-rating-4 = Aprendiz de encrucijadas
kreuzquer-rating-5 = Alma en busca de salida

kreuzquer-symbol-key = llave
kreuzquer-symbol-star = estrella
kreuzquer-symbol-sun = sol
kreuzquer-symbol-triangle = triángulo
kreuzquer-symbol-smiley = carita
kreuzquer-symbol-moon = luna
kreuzquer-symbol-heart = corazón
kreuzquer-symbol-anchor = ancla
kreuzquer-symbol-cloud = nube
kreuzquer-symbol-leaf = hoja
kreuzquer-symbol-fish = pez
kreuzquer-symbol-bell = campana
kreuzquer-symbol-crown = corona
kreuzquer-symbol-drop = gota
kreuzquer-symbol-flower = flor
kreuzquer-symbol-ladder = escalera
kreuzquer-symbol-hammer = martillo
kreuzquer-symbol-candle = vela
kreuzquer-symbol-boat = barco
kreuzquer-symbol-house = casa
kreuzquer-symbol-cup = taza
kreuzquer-symbol-bird = pájaro
kreuzquer-symbol-tree = árbol
kreuzquer-symbol-comb = peine
kreuzquer-symbol-spoon = cuchara
kreuzquer-symbol-kite = cometa
kreuzquer-symbol-snail = caracol
kreuzquer-symbol-glove = guante

## Why the tiles and boards that somebody typed in, or a file with them, can't be played

kreuzquer-box-tiles = Las losetas deben asignar caminos a { $count } símbolos.
kreuzquer-box-count = Tiene que haber exactamente { $count } losetas, no { $found }.
kreuzquer-box-symbol = Un símbolo se nombra con una sola palabra en minúsculas de la a a la z, no con { $found }.
kreuzquer-box-spiral = Ningún símbolo puede llamarse «spiral»: así se llama una loseta puesta boca abajo. Busca otro nombre.
kreuzquer-box-face = { $part ->
        [centre] El centro
       *[tile] La loseta «{ $symbol }»
    } necesita cuatro signos, para arriba, derecha, abajo e izquierda: W para una salida ancha, n para una estrecha, - para ninguna, por ejemplo WWn-. Dos caminos separados se escriben W-W-+-n-n. Había { $face }.
kreuzquer-box-no-exit = { $part ->
        [centre] El centro
       *[tile] La loseta «{ $symbol }»
    } necesita al menos una salida en cada camino; { $face } tiene un camino sin salidas.
kreuzquer-box-two-exits = { $part ->
        [centre] El centro
       *[tile] La loseta «{ $symbol }»
    } solo puede tener una salida por lado; en { $face } se juntan dos caminos { $side ->
        [N] arriba
        [E] a la derecha
        [S] abajo
       *[W] a la izquierda
    }.
kreuzquer-box-boards = Tiene que haber de uno a cuatro tableros, cada uno con sus números.
kreuzquer-box-board = El tablero { $board } debe asignar números a lugares del borde, por ejemplo 1 a a1N.
kreuzquer-box-port = El tablero { $board } tiene { $port }, donde no hay número; solo hay { $known }.
kreuzquer-box-number = El tablero { $board } necesita un 1, un 2 o un 3 en { $port }, no { $found }.
kreuzquer-box-missing = El tablero { $board } no tiene número en { $missing }.
kreuzquer-box-unequal = Todos los tableros deben tener la misma cantidad de 1, 2 y 3: el tablero 1 tiene { $first_1 }, { $first_2 } y { $first_3 }, y el tablero { $board } tiene { $other_1 }, { $other_2 } y { $other_3 }.
kreuzquer-box-players = Para { $players } jugadores hacen falta { $players } tableros; solo hay { $found }.
kreuzquer-box-file-unread = No se puede leer el archivo { $path } ({ $why }).
kreuzquer-box-file-parts = El archivo { $path } debe ser un solo objeto JSON con «tiles», «centre» y «ports», y nada más.
kreuzquer-box-file-content = Algo no está bien en el archivo { $path }. { $why }
kreuzquer-box-file-large = El archivo { $path } tiene más de { $most } bytes, demasiado para una caja; elige el archivo correcto.
kreuzquer-box-file-encoding = El archivo { $path } no es un texto en UTF-8 (byte { $byte }); guárdalo como UTF-8.
kreuzquer-box-file-json = El archivo { $path } no es JSON válido en la línea { $line }, columna { $column }; mira si falta una coma o unas comillas.
kreuzquer-box-file-nested = El archivo { $path } está anidado a demasiada profundidad.
kreuzquer-box-file-repeat = En el archivo { $path } un objeto contiene { $times } veces { $name }; cambia el nombre de uno o quítalo.
kreuzquer-box-file-digits = En el archivo { $path } un número tiene demasiadas cifras.
