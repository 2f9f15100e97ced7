### What is written on and beside the boards in a terminal.

## 5 vor 12

board-middle = Open in het midden: { $tiles }.  Gesloten: { $left }.
board-nothing = niets
# At most nine letters, under a board.
board-hand = hand:
# Beside the middle in a picture, at most eleven letters each.
board-open = open
board-face-down = gesloten

## Memo Street, at most eight letters: the sums of the score board

board-upper = boven
board-bonus = bonus
board-total = totaal

## Kreuz & Quer

board-minus = min { $points }
board-round = Ronde { $round } van { $of }.  Gesloten: { $left }.
board-turned-up = Omgedraaid: { $tile }

## Da Vinci Code

board-pool = In de voorraad: { $black } zwarte, { $white } witte.
board-apart = Staat los: { $tile } van { $name }.
board-miss = { $place } is niet { $values }
board-out = af
