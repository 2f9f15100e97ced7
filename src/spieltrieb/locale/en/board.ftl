### What is written on and beside the boards in a terminal.

## 5 vor 12

board-middle = Face up in the middle: { $tiles }.  Face down: { $left }.
board-nothing = nothing
# At most nine letters, under a board.
board-hand = in hand:
# Beside the middle in a picture, at most eleven letters each.
board-open = open
board-face-down = face down

## Memo Street, at most eight letters: the sums of the score board

board-upper = upper
board-bonus = bonus
board-total = total

## Kreuz & Quer

board-minus = minus { $points }
board-round = Round { $round } of { $of }.  Face down: { $left }.
board-turned-up = Turned up: { $tile }

## Da Vinci Code

board-pool = In the pool: { $black } black, { $white } white.
board-apart = Set apart by { $name }: { $tile }.
board-miss = { $place } is not { $values }
board-out = out
