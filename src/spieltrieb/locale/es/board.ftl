### What is written on and beside the boards in a terminal.

## 5 vor 12

board-middle = Boca arriba en el centro: { $tiles }.  Boca abajo: { $left }.
board-nothing = nada
# At most nine letters, under a board.
board-hand = en mano:
# Beside the middle in a picture, at most eleven letters each.
board-open = boca arriba
board-face-down = boca abajo

## Memo Street, at most eight letters: the sums of the score board

board-upper = arriba
board-bonus = extra
board-total = total

## Kreuz & Quer

board-minus = menos { $points }
board-round = Ronda { $round } de { $of }.  Boca abajo: { $left }.
board-turned-up = Destapada: { $tile }

## Da Vinci Code

board-pool = En la reserva: { $black ->
        [one] 1 negra
       *[other] { $black } negras
    }, { $white ->
        [one] 1 blanca
       *[other] { $white } blancas
    }.
board-apart = Aparte: { $tile } de { $name }.
board-miss = { $place } no es { $values }
board-out = fuera
