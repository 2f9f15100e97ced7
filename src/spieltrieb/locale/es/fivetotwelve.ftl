### The rules of 5 vor 12, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

fivetotwelve-name = 5 vor 12
fivetotwelve-author = Michael Schacht
fivetotwelve-tagline = Los números pequeños aquí arriba, los grandes allá abajo: ¿tan difícil será?

fivetotwelve-rules-aim = Objetivo
    .text =
        Tu tablero tiene dieciséis casillas. ¡Cúbrelas todas con fichas de números antes que nadie!

        Solo hay una dificultad. En cada fila los números deben crecer de izquierda a derecha. En cada columna deben crecer de arriba abajo.

fivetotwelve-rules-material = Qué se necesita
    .text =
        El juego es para 2 a 4 jugadores.

        - Cada jugador tiene un tablero de 4 × 4 casillas. Cuatro de ellas están marcadas con un punto. Forman una diagonal desde la esquina superior izquierda hasta la esquina inferior derecha.
        - Hay un juego de fichas por jugador, con los números del 1 al 20. Eso da 40 fichas para dos jugadores, 60 para tres y 80 para cuatro. Los colores de las fichas no significan nada.

fivetotwelve-rules-setup = Preparación
    .text =
        Se mezclan todas las fichas y se dejan en el centro, boca abajo.

        Ahora vienen cuatro rondas cortas. En cada ronda, cada jugador recibe una ficha boca arriba y la pone en una de sus casillas marcadas libres. Todos lo hacen al mismo tiempo. Después de las cuatro rondas tienes cubiertas todas tus casillas marcadas.

        Mientras no estén cubiertas todas las casillas marcadas, una ficha ya puesta tiene que quedarse donde está. Puedes elegir cualquier casilla marcada libre: hasta un 20 en la esquina superior izquierda está permitido. Solo que no es muy buena idea, porque nada es mayor que 20. Ni a su derecha ni debajo encajará nada hasta que lo reemplaces.

        A partir de aquí, las marcas ya no significan nada.

        En una mesa de verdad empieza la persona de más edad. Aquí se sortea, a menos que se elija a alguien.

fivetotwelve-rules-turn = Tu turno
    .text =
        Se juega por turnos, en sentido horario. En tu turno haces una de estas dos cosas:

        - Destapar: da la vuelta a una ficha que está boca abajo. Luego ponla en tu tablero o déjala en el centro, boca arriba. Puedes dejarla aunque encaje.
        - Tomar: elige una ficha que ya está boca arriba en el centro. Tienes que ponerla en tu tablero. Así que solo puedes tomar una ficha que encaje en algún sitio.

        Después le toca al siguiente jugador.

fivetotwelve-rules-placing = Poner una ficha
    .text =
        Puedes poner una ficha en una casilla libre. O puedes reemplazar otra: pon la ficha en una casilla que ya está cubierta. La ficha antigua va entonces al centro, boca arriba, y cualquiera puede tomarla en un turno posterior.

        El nuevo número tiene que encajar en su fila y en su columna:

        - Es mayor que todos los números que tiene a la izquierda en la fila y encima en la columna.
        - Es menor que todos los números que tiene a la derecha en la fila y debajo en la columna.

        Cuentan todas las fichas de la fila y de la columna, no solo la más cercana. Las casillas libres entre ellas dan igual, y los números que faltan también. Dos números iguales nunca encajan en la misma fila ni en la misma columna. Al reemplazar, la ficha antigua no cuenta, porque sale del tablero.

        No puedes reemplazar una ficha por otra con el mismo número: así entendemos el ejemplo del reglamento. Y ninguna ficha pasa nunca de una casilla de tu tablero a otra.

        Un ejemplo: en una fila hay un 3, una casilla libre, un 9 y otra casilla libre. En el primer hueco encajan los números del 4 al 8; en el segundo, los números del 10 en adelante. El propio 9 se puede reemplazar por cualquier otro número del 4 en adelante. ¡Todo esto solo si la columna también está de acuerdo!

fivetotwelve-rules-end = Fin de la partida
    .text =
        La partida puede terminar de tres maneras:

        - Alguien cubre su última casilla libre. La partida termina en el acto, y la victoria es solo suya.
        - Se destapa la última ficha que estaba boca abajo. Quien la destapó completa su turno, y entonces la partida se acaba. Si con ese turno llena su tablero, la victoria es solo suya, igual que antes. Si no, gana quien tenga menos casillas libres.
        - Durante 100 turnos seguidos nadie ha destapado una ficha. (Se puede acordar otro número.) Los turnos de todos se cuentan juntos, y cada ficha destapada devuelve la cuenta a 0. También aquí gana quien tenga menos casillas libres. Es una regla de la casa: sin ella, una partida en la que solo se toman fichas podría no acabar nunca.

        Si varios jugadores empatan con el menor número de casillas libres, comparten la victoria.

fivetotwelve-rules-points = Puntos
    .text =
        Los puntos se cuentan después de cada partida:

        - Quien gana recibe 2 puntos, también si la victoria es compartida.
        - Cada uno de los demás recibe 1 punto negativo por cada casilla libre.

        Quién gana una partida suelta lo deciden solo los tableros. Los puntos importan cuando se juega un torneo.

fivetotwelve-rules-match = Jugar un torneo
    .text =
        Un torneo tiene tantas partidas como jugadores. Cada jugador empieza una vez. Se suman los puntos de todas las partidas. Gana el torneo quien tenga más puntos. Si hay empate, la victoria es compartida.

fivetotwelve-rules-options = Opciones
    .text =
        Antes de la partida se puede acordar lo siguiente:

        - Quién empieza. Se sortea, a menos que se elija a alguien.
        - Después de cuántos turnos seguidos sin destapar termina la partida. Son 100, a menos que se elija otro número.
        - Cómo llegan las primeras cuatro fichas a las casillas marcadas. Normalmente las ponen los jugadores, una por una. O cada jugador recibe cuatro fichas ya en orden: la menor arriba a la izquierda, la mayor abajo a la derecha. Otras ediciones del juego empiezan así.

fivetotwelve-rules-moves = En un terminal
    .text =
        Las jugadas se escriben. Una casilla es una letra y un número. Las letras de la a a la d son las columnas, desde la izquierda. Los números del 1 al 4 son las filas, desde arriba. Así, b3 está en la segunda columna y la tercera fila. Las casillas marcadas son a1, b2, c3 y d4.

        - `draw`: destapa una ficha que está boca abajo.
        - `13@b2`: pon en b2 el 13 que acabas de recibir. Se escribe después de destapar y durante la preparación.
        - `leave`: deja la ficha destapada en el centro, boca arriba.
        - `take 12@c3`: toma del centro un 12 que está boca arriba y ponlo en c3.

        Si en esa casilla ya hay una ficha, queda reemplazada.

        Las mayúsculas y los espacios de más dan igual. Los asientos van numerados del 0 al 3, en sentido horario.

        Las opciones se llaman `starter` (un asiento; en un terminal, el primero si no se indica), `quiet_turns` (un número, al menos 1) y `setup` (`placed` o `sorted`), como en `--set setup=sorted`.

        En una partida guardada cada jugada lleva delante su asiento, como en `0:draw`. Un asterisco representa el azar: `*:=13` significa que se destapó un 13.

fivetotwelve-option-starter = Quién empieza
fivetotwelve-option-quiet-turns = Turnos seguidos sin destapar hasta el final
fivetotwelve-option-setup = Cómo llegan las primeras cuatro fichas a las casillas marcadas

fivetotwelve-reason-full = Un tablero está lleno.
fivetotwelve-reason-exhausted = Se destapó la última ficha que estaba boca abajo.
fivetotwelve-reason-quiet = Hace demasiado tiempo que nadie destapa una ficha.
