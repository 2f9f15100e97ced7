### What is written on and beside the boards in a terminal.

## 5 vor 12

board-middle = Visibles au milieu : { $tiles }.  Cachées : { $left }.
board-nothing = rien
# At most nine letters, under a board.
board-hand = en main :
# Beside the middle in a picture, at most eleven letters each.
board-open = visibles
board-face-down = cachées

## Memo Street, at most eight letters: the sums of the score board

board-upper = haut
board-bonus = bonus
board-total = total

## Kreuz & Quer

board-minus = moins { $points }
board-round = Manche { $round } sur { $of }.  Cachées : { $left }.
board-turned-up = Retournée : { $tile }

## Da Vinci Code

board-pool = Dans la pioche : { $black ->
        [one] { $black } noire
       *[other] { $black } noires
    }, { $white ->
        [one] { $white } blanche
       *[other] { $white } blanches
    }.
board-apart = À l’écart : { $tile } de { $name }.
board-miss = { $place } n’est pas { $values }
board-out = éliminé
