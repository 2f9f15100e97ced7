### The board of Memo Street. Names of rows, the rules and the options are in memostreet.ftl.

## What is to be done now

page-memostreet-prompt-turn = { $left ->
        [1] Destapa la última ficha.
        [2] Destapa las dos últimas fichas, una tras otra.
       *[other] Destapa tres fichas, una tras otra.
    }
page-memostreet-prompt-turn-new = Destapa tres fichas y recuerda dónde está todo: te hará falta.
page-memostreet-prompt-turn-on = { $left ->
        [1] Destapa una ficha más.
       *[other] Destapa { $left } fichas más.
    }
page-memostreet-prompt-row = Elige una fila para tus fichas.
page-memostreet-prompt-row-new = Elige una fila para tus fichas. Cada fila se usa una sola vez.
page-memostreet-prompt-must-void = No encaja nada. ¿Qué fila anulas?
page-memostreet-prompt-void = ¿Qué fila quieres anular?
page-memostreet-prompt-pick = Elige lo que va en la fila.
page-memostreet-prompt-refused = { $why ->
        [closed] Esa fila ya está usada.
        [none] Ninguna de tus fichas encaja ahí. Prueba otra fila.
       *[fit] Esa ficha no encaja ahí. Prueba otra fila.
    }
page-memostreet-prompt-other-turn = { $name } destapa fichas. ¡Mira bien!
page-memostreet-prompt-other-row = { $name } elige una fila.
page-memostreet-prompt-over = La partida ha terminado.

## The street

page-memostreet-street = La mesa con las fichas
page-memostreet-enlarge = Fichas más grandes
page-memostreet-tray = Fichas boca arriba
page-memostreet-face = { $face ->
        [J] comodín
       *[other] { $face }
    }
page-memostreet-tile-down = { $cell }, boca abajo
page-memostreet-tile-hint = { $cell }, boca abajo, consejo { $hint }
page-memostreet-tile-up = { $face ->
        [J] { $cell }: comodín
       *[other] { $cell }: { $face }
    }
page-memostreet-tile-gone = { $cell }, vacío

## Score boards

page-memostreet-board-of = Marcador de { $name }
page-memostreet-unfold = Marcador de { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en total
page-memostreet-bonus = Bonificación
page-memostreet-total = Total
page-memostreet-upper = { $points } de los { $needed } puntos en las filas superiores que dan la bonificación
page-memostreet-upper-short = { $points } / { $needed }
page-memostreet-plus = +{ $points }
page-memostreet-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
page-memostreet-row-open = { $row }, sin usar
page-memostreet-row-filled = { $row }: { $tiles }, { page-memostreet-points }
page-memostreet-row-void = { $row }: anulada, 0 puntos
page-memostreet-row-fill = { $row }: poner aquí { $tiles } por { page-memostreet-points }
page-memostreet-row-several = { $row }: elegir qué fichas poner aquí
page-memostreet-row-voidable = { $row }: anular esta fila
page-memostreet-row-hint = { $text } (consejo { $hint })
page-memostreet-odds-row = Da cerca de { page-memostreet-points }, si nadie olvida nada
page-memostreet-odds-bonus = Probabilidad de la bonificación, si nadie olvida nada

## Making a row void, choosing among tiles

page-memostreet-void-instead = Anular una fila…
page-memostreet-void-which = { $row }: ¿qué ficha va boca abajo en esta fila? La fila dará 0 puntos.
page-memostreet-void-do = Anular la fila
page-memostreet-fill-which = { $row }: ¿qué fichas pones aquí?
page-memostreet-fill-this = { $tiles }: { page-memostreet-points }
page-memostreet-cancel = Cancelar

## The log; it never tells what a tile shows

page-memostreet-log-turn = { $name } destapa la ficha de { $cell }.
page-memostreet-log-look = { $name } se la muestra a todos.
page-memostreet-log-fill = { $name } usa la fila «{ $row }»: { $tiles ->
        [one] una ficha
       *[other] { $tiles } fichas
    }.
page-memostreet-log-fill-points = { $name } usa la fila «{ $row }»: { $tiles ->
        [one] una ficha
       *[other] { $tiles } fichas
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
page-memostreet-log-void = { $name } anula la fila «{ $row }».

## The first game

page-memostreet-tutorial-begin = Esta es la mesa: 63 fichas boca abajo. Hay nueve de cada número del 1 al 6, y nueve comodines. En cada turno destapas tres. Toca la ficha señalada para empezar.
page-memostreet-tutorial-second = Un 5. Solo ahora eliges la siguiente ficha. Toca la señalada.
page-memostreet-tutorial-third = Un 2. Falta una más.
page-memostreet-tutorial-row = ¡Un comodín! Ahora llenas una fila de tu marcador. Las filas iluminadas muestran qué fichas entrarían, y los puntos. En los cincos entran el 5 y el comodín: 10 puntos. Toca los cincos.
page-memostreet-tutorial-back = El 5 y el comodín están en tu fila, y la fila está cerrada. El 2 ha vuelto a quedar boca abajo donde estaba. Recuerda bien dónde era. ¡Nadie te lo volverá a mostrar!
page-memostreet-tutorial-watch = Ahora los demás destapan fichas, y todos las ven. Ahí hay otro 2, en e5. Míralo bien.
page-memostreet-tutorial-remember = El 6 ha entrado en los seises, y el resto está otra vez boca abajo. ¡Te toca! Has visto dos 2. Destapa uno de ellos.
page-memostreet-tutorial-triple = ¡Qué buena memoria! Y con un poco de suerte la tercera también es un 2. Un trío da 30 puntos. Un dato útil: si nada encaja, se anula una fila, y 42 puntos en las filas superiores dan 20 más. Ahora toca el trío.
page-memostreet-goal = Llena tus diez filas para sumar más puntos que nadie. ¡Recuerda dónde está cada ficha!

## Keys

page-memostreet-keys-move = ir de ficha en ficha, o de fila en fila
page-memostreet-keys-rows = pasar de la mesa a tu marcador, y al revés
page-memostreet-keys-choose = destapar la ficha, o elegir la fila
page-memostreet-keys-cancel = elegir de nuevo

page-memostreet-look-street = Calle
page-memostreet-look-brick = Ladrillo
page-memostreet-look-night = Noche
