### What is written on and beside the boards in a terminal.

## 5 vor 12

board-middle = Scoperte al centro: { $tiles }.  Coperte: { $left }.
board-nothing = niente
# At most nine letters, under a board.
board-hand = in mano:
# Beside the middle in a picture, at most eleven letters each.
board-open = scoperte
board-face-down = coperte

## Memo Street, at most eight letters: the sums of the score board

board-upper = sopra
board-bonus = bonus
board-total = totale

## Kreuz & Quer

board-minus = meno { $points }
board-round = Turno { $round } di { $of }.  Coperte: { $left }.
board-turned-up = Scoperta: { $tile }

## Da Vinci Code

board-pool = Nella riserva: { $black ->
        [one] 1 nera
       *[other] { $black } nere
    }, { $white ->
        [one] 1 bianca
       *[other] { $white } bianche
    }.
board-apart = In disparte: { $tile } di { $name }.
board-miss = { $place } non è { $values }
board-out = fuori
