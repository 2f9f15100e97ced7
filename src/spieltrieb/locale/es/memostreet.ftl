### The rules of Memo Street, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

memostreet-name = Memo Street
memostreet-author = Reiner Knizia
memostreet-tagline = Ese comodín lo viste hace apenas un minuto. Pero ¿dónde?

memostreet-rules-aim = Objetivo
    .text =
        Diez filas vacías esperan en tu marcador. En cada turno usas una de ellas. Con las fichas correctas una fila da muchos puntos; con las equivocadas, pocos o ninguno.

        Un poco de suerte ayuda. Pero ayuda aún más recordar dónde está cada ficha. Gana quien tenga más puntos al final.

memostreet-rules-material = Qué se necesita
    .text =
        El juego es para 2 a 4 jugadores.

        - Hay 91 fichas: trece de cada uno de los números 1, 2, 3, 4, 5 y 6, y trece comodines.
        - Cuatro jugadores las usan todas. Tres jugadores usan once de cada tipo, es decir, 77 fichas. Dos jugadores usan nueve de cada tipo, es decir, 63 fichas.
        - Cada jugador tiene un marcador con diez filas. Cada fila tiene tres casillas.

memostreet-rules-setup = Preparación
    .text =
        Se mezclan las fichas y se colocan boca abajo, en 7 hileras. Con cuatro jugadores cada hilera tiene 13 fichas; con tres, 11; con dos, 9.

        En una mesa de verdad empieza la persona más joven. Aquí se sortea, a menos que se elija a alguien.

memostreet-rules-turn = Tu turno
    .text =
        Se juega por turnos, en sentido horario. Tu turno es así:

        - Destapa tres fichas, una tras otra. Mira cada una antes de elegir la siguiente.
        - Elige una fila de tu marcador que todavía no hayas usado. Llénala con las fichas que encajen, o anula una fila.
        - Vuelve a poner boca abajo todas las fichas que no usaste, justo donde están.

        Tienes que poner todas las fichas destapadas que encajen en la fila que elegiste. No puedes guardarte ninguna. Una fila usada queda cerrada para siempre, aunque tenga todavía casillas libres.

        Un ejemplo: destapas un 4, un 2 y un comodín. Si eliges los cuatros, entran el 4 y el comodín, por 8 puntos. Si eliges los doses, entran el 2 y el comodín, por 4 puntos. Si eliges los unos, entra solo el comodín, por 1 punto.

        Hacia el final de la partida pueden quedar menos de tres fichas en la mesa. Entonces destapas las que quedan. Una fila que necesita tres fichas ya no se puede llenar, pero aún puedes anularla.

        Reglas de la casa, donde el reglamento no lo aclara: las fichas se destapan una por una, hay que poner todas las que encajen, y las últimas se destapan aunque sean menos de tres.

        ¡Recordar es cosa tuya! Solo se te muestra lo que está boca arriba en este momento. La máquina también tiene memoria: cuanto mejor juega, mejor recuerda.

memostreet-rules-rows = Las diez filas
    .text =
        En las seis filas superiores caben una, dos o tres fichas:

        - Unos, doses, treses, cuatros, cincos y seises: encajan las fichas con ese número, y los comodines. Cada ficha vale ese número. Un comodín vale lo mismo que el número de su fila. Una fila puede incluso llevar solo comodines.

        En las cuatro filas inferiores van las tres fichas destapadas, o ninguna:

        - Escalera pequeña: un 1, un 2 y un 3. Los comodines pueden sustituir los números que falten. Vale 15 puntos.
        - Escalera grande: un 4, un 5 y un 6. Los comodines pueden sustituir los números que falten. Vale 20 puntos.
        - Trío: tres veces el mismo número, o tres comodines. Aquí no se pueden mezclar números y comodines. Vale siempre 30 puntos.
        - Chance: tres fichas cualesquiera. Vale la suma de sus números. Los comodines cuentan 0 aquí.

        En una escalera ningún número puede aparecer dos veces: un 1, otro 1 y un comodín no son una escalera pequeña. En cambio, tres comodines sirven para una escalera pequeña, para una escalera grande y para un trío.

        Un ejemplo para la chance: un 2, un 6 y un comodín valen 8 puntos.

memostreet-rules-void = Anular una fila
    .text =
        Si tus fichas no encajan en ninguna de tus filas sin usar, tienes que anular una de ellas. También puedes hacerlo cuando algo encaja, si te parece sensato. Puedes elegir cualquier fila sin usar.

        Elige una de las fichas que destapaste y ponla boca abajo en la fila. Queda fuera del juego. Las demás fichas vuelven a ponerse boca abajo donde están.

        Una fila anulada está usada y vale 0 puntos.

memostreet-rules-end = Fin de la partida
    .text =
        La partida termina cuando cada jugador ha tenido diez turnos. Entonces todas las filas están usadas.

        También termina en el acto cuando la última ficha ha salido de la mesa. Entonces puede que algunos jugadores hayan tenido un turno menos que otros. Las filas que nunca se usaron dan 0 puntos. Esto solo puede pasar con tres o cuatro jugadores.

memostreet-rules-points = Puntos
    .text =
        Suma lo que valen tus diez filas.

        Ahora mira solo tus seis filas superiores. Si dan 42 puntos o más, recibes una bonificación de 20 puntos. Un dato útil: dos fichas en cada fila superior dan exactamente 42.

        Gana quien tenga más puntos. Si varios jugadores tienen los mismos puntos, comparten la victoria (regla de la casa).

memostreet-rules-match = Jugar un torneo
    .text =
        El reglamento solo prevé partidas sueltas. Como regla de la casa se puede jugar un torneo: se acuerda un número de partidas, mejor tantas como jugadores, para que cada jugador empiece una vez. Se suman los puntos de todas las partidas. Gana quien tenga más puntos. Si hay empate, la victoria es compartida.

memostreet-rules-options = Opciones
    .text =
        Antes de la partida se puede acordar lo siguiente:

        - Quién empieza. Se sortea, a menos que se elija a alguien.
        - Si se pueden guardar fichas que encajan. Normalmente tienes que poner todas las fichas que encajen. Si se acuerda otra cosa, en una fila superior puedes poner solo algunas de las fichas que encajan, pero al menos una. Las demás vuelven a la mesa, boca abajo. Las filas inferiores necesitan las tres fichas, como siempre.

memostreet-rules-moves = En un terminal
    .text =
        Las jugadas se escriben. Un lugar de la mesa es una letra y un número. Las letras son las columnas, desde la izquierda: de la a a la i con dos jugadores, de la a a la k con tres, de la a a la m con cuatro. Los números del 1 al 7 son las hileras, desde arriba. Así, c4 está en la tercera columna y la cuarta hilera.

        Las filas de tu marcador se llaman `ones` (unos), `twos` (doses), `threes` (treses), `fours` (cuatros), `fives` (cincos), `sixes` (seises), `small` (escalera pequeña), `large` (escalera grande), `triple` (trío) y `chance` (chance).

        - `turn c4`: destapa la ficha que está en c4.
        - `fives a1 c4`: llena los cincos con las fichas que están en a1 y c4.
        - `small a1 b2 c4`: forma la escalera pequeña con estas tres fichas.
        - `void sixes a1`: anula los seises con la ficha que está en a1.

        Puedes nombrar las fichas en cualquier orden. Las mayúsculas y los espacios de más dan igual. Los asientos van numerados del 0 al 3, en sentido horario.

        Las opciones se llaman `starter` (un asiento; en un terminal, el primero si no se indica) y `free_choice` (`true` o `false`), como en `--set free_choice=true`.

        En una partida guardada cada jugada lleva delante su asiento, como en `0:turn c4`. Un asterisco representa el azar: `*:=5` significa que se destapó un 5 por primera vez, y `*:=J` significa un comodín.

memostreet-option-starter = Quién empieza
memostreet-option-free-choice = En una fila superior puedes poner solo algunas de las fichas que encajan

memostreet-reason-rows = Todas las filas están usadas.
memostreet-reason-exhausted = No quedan fichas en la mesa.

memostreet-row-ones = Unos
memostreet-row-twos = Doses
memostreet-row-threes = Treses
memostreet-row-fours = Cuatros
memostreet-row-fives = Cincos
memostreet-row-sixes = Seises
memostreet-row-small = Escalera pequeña
memostreet-row-large = Escalera grande
memostreet-row-triple = Trío
memostreet-row-chance = Chance
