### The rules of Da Vinci Code, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

davincicode-name = Da Vinci Code
davincicode-author = Eiji Wakasugi
davincicode-tagline = Tu código secreto está a salvo, hasta que alguien se pone a pensar.

davincicode-rules-aim = Objetivo
    .text =
        Cada jugador protege un código secreto, una línea de fichas con números en orden creciente. Averigua los números de los demás antes de que averigüen los tuyos. Gana la última persona que aún tenga una ficha oculta.

davincicode-rules-material = Qué se necesita
    .text =
        El juego es para 2 a 4 jugadores.

        - Hay 12 fichas negras y 12 blancas. Cada color tiene los números del 0 al 11, así que cada número está dos veces: una en negro y otra en blanco.
        - Para quienes tienen más experiencia hay también un guion negro y un guion blanco. Si se juega sin guiones, se quedan en la caja.

        El dorso de las fichas es del mismo color que la cara. Por eso siempre se ve qué fichas son negras y cuáles son blancas, también en la reserva, que es como se llama el montón del centro.

davincicode-rules-setup = Preparación
    .text =
        Se mezclan todas las fichas y se dejan boca abajo en la reserva. Empezando por quien abre la partida, cada jugador toma por turno una ficha, hasta que todos tengan cuatro. Con cuatro jugadores son solo tres. Cada vez eliges el color, pero no el número. El número solo puedes verlo tú. Tomar las fichas una por una es una regla de la casa: el reglamento no dice nada.

        Cuando todos los jugadores tienen sus fichas, todos ordenan su código al mismo tiempo. El número más pequeño va a tu izquierda; el más grande, a tu derecha. Si tienes un número dos veces, el negro va a la izquierda del blanco.

        Cada código se muestra como lo ve su dueño: el número más pequeño está siempre a la izquierda.

        Quién empieza se sortea, a menos que se elija a alguien.

davincicode-rules-turn = Tu turno
    .text =
        Se juega por turnos, en sentido horario. Tu turno es así:

        - Toma una ficha de la reserva. Eliges negra o blanca, mientras queden de las dos. Mírala, pero no se la muestres a nadie. Por ahora se queda aparte de tu código.
        - Ahora tienes que adivinar. Señala una ficha oculta en el código de otro jugador y di un número.
        - Acierto: esa ficha se descubre. Ahora puedes plantarte, o adivinar otra ficha, del mismo jugador o de otro. Puedes seguir así mientras aciertes.
        - Fallo: tu turno se acaba. La ficha que tomaste entra en tu código, descubierta, a la vista de todos.
        - Si te plantas, la ficha que tomaste entra en tu código, oculta.

        Puedes decir cualquier número, incluso uno que no puede ser correcto. ¡Despistar a los demás es parte del juego!

        Todos oyen cada intento y si fue correcto.

davincicode-rules-places = Dónde va una ficha
    .text =
        Una ficha nueva va donde tu código sigue en orden: los números crecen de tu izquierda a tu derecha, y de dos números iguales el negro va a la izquierda. Para un número siempre hay un solo lugar así, mientras en tu código no haya ningún guion.

        Una ficha que está en un código nunca cambia de lugar.

        Tenlo en cuenta: a la derecha de un 5 negro descubierto puede haber un 5 blanco; a su izquierda todos los números son menores. Y a la izquierda de un 5 blanco descubierto puede haber un 5 negro; a su derecha todos los números son mayores.

davincicode-rules-pool = Cuando la reserva está vacía
    .text =
        Cuando ya no quedan fichas que tomar, solo adivinas.

        - Acierto: puedes plantarte o seguir. Si te plantas, tu turno simplemente termina.
        - Fallo: descubres una de las fichas ocultas de tu propio código. Tú eliges cuál. Entonces termina tu turno.

        Si tomaste la última ficha de la reserva, ese turno es todavía un turno normal.

davincicode-rules-out = Quedar fuera
    .text =
        Si en tu código no queda ninguna ficha oculta, quedas fuera. Da igual si alguien adivinó tu última ficha oculta o si tuviste que descubrirla tú. Ya no tienes más turnos, y tus fichas descubiertas se quedan en la mesa.

        La ficha que un jugador acaba de tomar está aparte. Nadie puede intentar adivinarla, y no mantiene en juego a quien la tomó.

davincicode-rules-hyphens = Guiones
    .text =
        Esto es para quienes tienen más experiencia. Si se juega con guiones, en la reserva están también el guion negro y el guion blanco.

        Un guion no es un número. Puede ir en cualquier lugar de tu código: en el extremo izquierdo, en el extremo derecho o entre dos fichas cualesquiera, incluso entre un 3 negro y un 3 blanco. Eliges su lugar cuando ordenas tu código o cuando lo pones más tarde, ya sea oculto o descubierto.

        Junto a un guion, un número puede tener varios huecos para elegir. Supón que tu código es 2, guion, 8, y que quieres poner un 5. Puede ir a la izquierda o a la derecha del guion. Si los dos guiones están juntos, puede haber incluso tres huecos así. Se permiten todos los huecos que mantienen los números en orden, y tú eliges uno.

        Una vez puesto, un guion se queda donde está. Para adivinar un guion, di «guion» en lugar de un número.

davincicode-rules-end = Fin de la partida
    .text =
        En cuanto queda un solo jugador en juego, la partida termina, y la victoria es suya. En una partida suelta hay siempre exactamente un ganador.

davincicode-rules-points = Puntos
    .text =
        Los puntos se cuentan siempre:

        - 10 puntos por cada acierto. Si es un 6 o un guion, son 20 puntos.
        - 50 puntos más si tu acierto descubre la última ficha oculta de otro jugador.
        - Al final, quien gana suma los números de las fichas que siguen ocultas en su código. Se añaden otros tantos puntos. Los guiones cuentan 0.

        Reglas de la casa, donde el reglamento calla: si alguien tiene que descubrir por sí mismo su última ficha oculta, nadie se lleva los 50 puntos, y una ficha que todavía está aparte no cuenta.

        Una partida suelta la gana la última persona que queda en juego, sin importar quién tiene más puntos. Los puntos deciden un torneo.

davincicode-rules-match = Jugar un torneo
    .text =
        Se acuerda un número de partidas. Después de cada partida empieza el siguiente jugador en sentido horario. Se suman los puntos de todas las partidas. Gana el torneo quien tenga más puntos. Si hay empate, la victoria es compartida.

davincicode-rules-options = Opciones
    .text =
        Antes de la partida se puede acordar lo siguiente:

        - Quién empieza. Se sortea, a menos que se elija a alguien.
        - Si se juega con los dos guiones. Si no se acuerda nada, se juega sin ellos.

davincicode-rules-moves = En un terminal
    .text =
        Las jugadas se escriben. Una ficha es una letra y un número, con `b` para el negro y `w` para el blanco: `b7` es el 7 negro, `w10` es el 10 blanco. Los guiones son `b-` y `w-`. Los lugares de un código se cuentan desde la izquierda de su dueño, empezando por el 1. Los asientos van numerados del 0 al 3, en sentido horario.

        - `take black` o `take white`: toma una ficha negra o una blanca.
        - `set b1 w4 b7 w10`: ordena tu código, de tu izquierda a tu derecha.
        - `guess 1.3=5`: dices que la tercera ficha del asiento 1 es un 5.
        - `guess 1.3=-`: dices que es un guion.
        - `stop`: deja de adivinar después de un acierto.
        - `insert 2`: después de plantarte, pon tu ficha nueva en tu código, oculta. Pasa a ser la segunda ficha desde tu izquierda.
        - `lay b7@2`: después de un fallo, pon tu ficha nueva, aquí el 7 negro, en tu código, descubierta. Pasa a ser la segunda ficha desde tu izquierda.
        - `show w9@4`: después de un fallo con la reserva vacía, descubre tu cuarta ficha, aquí el 9 blanco.

        Ordenar el código y poner una ficha son siempre jugadas aparte, aunque solo haya una manera de hacerlo. Así nadie puede saber si tenías elección.

        Las mayúsculas y los espacios de más dan igual.

        Las opciones se llaman `starter` (un asiento; en un terminal, el primero si no se indica) y `hyphens` (`true` o `false`), como en `--set hyphens=true`.

        En una partida guardada cada jugada lleva delante su asiento, como en `0:take black`. Un asterisco representa el azar: `*:=b7` significa que la ficha era el 7 negro. Lo que no puedes saber aparece como un signo de interrogación, como en `b?`.

davincicode-option-starter = Quién empieza
davincicode-option-hyphens = Jugar con el guion negro y el guion blanco

davincicode-reason-last = Solo un jugador tiene todavía una ficha oculta.
