### What is written on and beside the boards in a terminal.

## 5 vor 12

board-middle = Offen in der Mitte: { $tiles }.  Verdeckt: { $left }.
board-nothing = nichts
# At most nine letters, under a board.
board-hand = Hand:
# Beside the middle in a picture, at most eleven letters each.
board-open = offen
board-face-down = verdeckt

## Memo Street, at most eight letters: the sums of the score board

board-upper = oben
board-bonus = Bonus
board-total = Summe

## Kreuz & Quer

board-minus = minus { $points }
board-round = Runde { $round } von { $of }.  Verdeckt: { $left }.
board-turned-up = Aufgedeckt: { $tile }

## Da Vinci Code

board-pool = Im Vorrat: { $black ->
        [one] 1 schwarzer
       *[other] { $black } schwarze
    }, { $white ->
        [one] 1 weißer
       *[other] { $white } weiße
    }.
board-apart = Daneben steht: { $tile } von { $name }.
board-miss = { $place } ist nicht { $values }
board-out = raus
