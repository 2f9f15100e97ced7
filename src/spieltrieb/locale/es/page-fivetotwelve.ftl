### What the board of 5 vor 12 says.

## The boards

page-fivetotwelve-board-mine = Tu tablero
page-fivetotwelve-board-of = Tablero de { $name }
page-fivetotwelve-board-rows = Tablero de { $name }. Fila 1: { $one }. Fila 2: { $two }. Fila 3: { $three }. Fila 4: { $four }.
page-fivetotwelve-others = Los otros tableros
page-fivetotwelve-none = libre
page-fivetotwelve-free = { $free ->
        [one] una casilla libre
       *[other] { $free } casillas libres
    }
page-fivetotwelve-to-move = le toca
page-fivetotwelve-hand = { $number } en la mano
page-fivetotwelve-cell-free = { $cell }, libre
page-fivetotwelve-cell-dot = { $cell }, libre, marcada
page-fivetotwelve-cell-tile = { $cell }, { $number }
page-fivetotwelve-cell-fits = { $cell }, libre: poner aquí el { $tile }
page-fivetotwelve-cell-exchange = { $cell }: poner aquí el { $tile }, el { $number } va al centro
page-fivetotwelve-fit = En { $cell } encajan los números del { $low } al { $high }. De estas fichas hay { $open } boca arriba en el centro y { $unseen } boca abajo.
page-fivetotwelve-fit-one = En { $cell } solo encaja el { $low }. De estas fichas hay { $open } boca arriba en el centro y { $unseen } boca abajo.
page-fivetotwelve-fit-none = En { $cell } no encaja ningún número.
page-fivetotwelve-chance = { $name }, partidas ganadas desde aquí: { $percent } de 100

## The middle

page-fivetotwelve-middle = El centro de la mesa
page-fivetotwelve-pile = { $left ->
        [0] No quedan fichas boca abajo
        [one] Destapar la última ficha
       *[other] Destapar una ficha, hay { $left } boca abajo
    }
page-fivetotwelve-leave = Dejarla en el centro
page-fivetotwelve-open = Fichas boca arriba
page-fivetotwelve-open-none = Todavía no hay fichas boca arriba.
page-fivetotwelve-open-tile = { $count ->
        [one] { $number } boca arriba
       *[other] { $number } boca arriba, { $count } fichas
    }
page-fivetotwelve-open-unfit = { $count ->
        [one] { $number } boca arriba, no encaja en ninguna parte
       *[other] { $number } boca arriba, { $count } fichas, no encaja en ninguna parte
    }
page-fivetotwelve-note-last = Era la última ficha: la partida termina con este turno.
page-fivetotwelve-note-quiet = { $rest ->
        [one] Un turno más sin destapar y la partida termina.
       *[other] { $rest } turnos más sin destapar y la partida termina.
    }
page-fivetotwelve-unseen = Aún boca abajo: { $left }
page-fivetotwelve-unseen-number = { $count ->
        [0] { $number }: todas vistas
        [one] { $number }: una boca abajo
       *[other] { $number }: { $count } boca abajo
    }
page-fivetotwelve-unseen-down = boca abajo
page-fivetotwelve-unseen-up = vistas

## What to do now

page-fivetotwelve-prompt-ready = Pon tu { $number } en una casilla marcada: los pequeños arriba a la izquierda.
page-fivetotwelve-prompt-ready-new = Pon tu { $number } en una casilla marcada. Los números crecen a la derecha y abajo.
page-fivetotwelve-prompt-ready-wait = { $count ->
        [one] { $name } aún tiene que poner una ficha en una casilla marcada.
       *[other] { $name } aún tienen que poner sus fichas en casillas marcadas.
    }
page-fivetotwelve-prompt-turn = Te toca: destapa o toma una ficha.
page-fivetotwelve-prompt-draw = Te toca: destapa una ficha.
page-fivetotwelve-prompt-take = Te toca: toma una ficha que está boca arriba.
page-fivetotwelve-prompt-place = Pon el { $number } o déjalo.
page-fivetotwelve-prompt-place-new = Pon el { $number } donde los números crezcan a la derecha y abajo, o déjalo.
page-fivetotwelve-prompt-nowhere = El { $number } no encaja en ninguna parte: déjalo en el centro.
page-fivetotwelve-prompt-where = ¿Dónde va el { $number }?
page-fivetotwelve-prompt-which = ¿Qué ficha del centro va a { $cell }?
page-fivetotwelve-prompt-wait = Le toca a { $name }.
page-fivetotwelve-prompt-chance = Se está destapando una ficha.
page-fivetotwelve-prompt-over = La partida ha terminado.
page-fivetotwelve-prompt-not-there = { $why ->
        [dots] Primero hay que cubrir todas las casillas marcadas.
       *[order] El { $number } no encaja en { $cell }: los números crecen hacia la derecha y hacia abajo.
    }
page-fivetotwelve-prompt-unfit = El { $number } no encaja en ninguna parte de tu tablero.
page-fivetotwelve-prompt-none-for = Ninguna ficha boca arriba encaja en { $cell }.

## What happened

page-fivetotwelve-log-draw = { $name } destapa una ficha.
page-fivetotwelve-log-face = { $name } recibe el { $number }.
page-fivetotwelve-log-place = { $name } pone el { $number } en { $cell }.
page-fivetotwelve-log-take = { $name } toma del centro un { $number } y lo pone en { $cell }.
page-fivetotwelve-log-leave = { $name } deja la ficha en el centro.

## Keys

page-fivetotwelve-keys-draw = destapar una ficha
page-fivetotwelve-keys-leave = dejar la ficha en el centro
page-fivetotwelve-keys-move = ir de casilla en casilla, o de ficha en ficha
page-fivetotwelve-keys-choose = elegir la ficha o la casilla
page-fivetotwelve-keys-cancel = elegir de nuevo

## The first game

page-fivetotwelve-tutorial-aim = Aquí quieres llegar: un tablero lleno. En cada fila los números crecen de izquierda a derecha; en cada columna, de arriba abajo. Gana quien llegue antes.
page-fivetotwelve-tutorial-ready = Al principio cada jugador recibe cuatro fichas, una por una, para las cuatro casillas marcadas. Tienes un 3. Los números pequeños van arriba a la izquierda, así que ponlo en a1.
page-fivetotwelve-tutorial-draw = Todas las casillas marcadas están cubiertas, y es tu turno. Toca el montón para destapar una ficha.
page-fivetotwelve-tutorial-place = ¡Un 12! Se ilumina cada casilla donde encaja: allí es mayor que todos los números a la izquierda y encima, y menor que todos los que están a la derecha y debajo. Ponlo en c2, entre el 8 y el 14.
page-fivetotwelve-tutorial-take = El otro jugador ha destapado un 5 y lo ha dejado en el centro. En lugar de destapar, puedes tomar una ficha que está boca arriba, pero entonces tienes que ponerla. Toca el 5 y ponlo en b1.
page-fivetotwelve-tutorial-exchange = Has destapado un 1. También puede ir donde ya hay una ficha: la antigua pasa al centro. Con el 1 en lugar del 3 tienes más sitio para los números pequeños. Ponlo en a1.
page-fivetotwelve-tutorial-leave = Un 20 solo encajaría en lugar del 14 o del 19, y con eso no ganas nada. No tienes que poner lo que destapas: déjalo en el centro.
page-fivetotwelve-tutorial-end = Unos turnos después: queda libre una casilla, y has destapado un 11. ¡Ponlo en b3 y ganas en el acto!
page-fivetotwelve-goal = Llena tu tablero antes que nadie. Los números deben crecer hacia la derecha y hacia abajo.

page-fivetotwelve-look-wood = Madera
page-fivetotwelve-look-slate = Pizarra
page-fivetotwelve-look-garden = Jardín
page-fivetotwelve-choice-placed = Puestas por los jugadores, una por una
page-fivetotwelve-choice-sorted = Repartidas ya en orden
