### What the board of 5 vor 12 says.

## The boards

page-fivetotwelve-board-mine = Your board
page-fivetotwelve-board-of = { $name }’s board
page-fivetotwelve-board-rows = { $name }’s board. Row 1: { $one }. Row 2: { $two }. Row 3: { $three }. Row 4: { $four }.
page-fivetotwelve-others = The other boards
page-fivetotwelve-none = free
page-fivetotwelve-free = { $free ->
        [one] one free cell
       *[other] { $free } free cells
    }
page-fivetotwelve-to-move = to move
page-fivetotwelve-hand = { $number } in hand
page-fivetotwelve-cell-free = { $cell }, free
page-fivetotwelve-cell-dot = { $cell }, free, with a dot
page-fivetotwelve-cell-tile = { $cell }, { $number }
page-fivetotwelve-cell-fits = { $cell }, free: put the { $tile } here
page-fivetotwelve-cell-exchange = { $cell }: put the { $tile } here, the { $number } goes to the middle
page-fivetotwelve-fit = { $low } to { $high } fit on { $cell }. Of these tiles, { $open } are face up and { $unseen } face down.
page-fivetotwelve-fit-one = Only { $low } fits on { $cell }. Of these tiles, { $open } are face up and { $unseen } face down.
page-fivetotwelve-fit-none = No number fits on { $cell }.
page-fivetotwelve-chance = { $name } wins { $percent } in 100 games from here

## The middle

page-fivetotwelve-middle = The middle of the table
page-fivetotwelve-pile = { $left ->
        [0] No face-down tiles left
        [one] Draw the last face-down tile
       *[other] Draw a tile, { $left } are face down
    }
page-fivetotwelve-leave = Leave it in the middle
page-fivetotwelve-open = Face-up tiles
page-fivetotwelve-open-none = No face-up tiles yet.
page-fivetotwelve-open-tile = { $count ->
        [one] face-up { $number }
       *[other] face-up { $number }, { $count } tiles
    }
page-fivetotwelve-open-unfit = { $count ->
        [one] face-up { $number }, fits nowhere
       *[other] face-up { $number }, { $count } tiles, fits nowhere
    }
page-fivetotwelve-note-last = That was the last tile: the game ends with this turn.
page-fivetotwelve-note-quiet = { $rest ->
        [one] One more turn without a draw, and the game ends.
       *[other] { $rest } more turns without a draw, and the game ends.
    }
page-fivetotwelve-unseen = Still face down: { $left }
page-fivetotwelve-unseen-number = { $count ->
        [0] { $number }: all seen
        [one] { $number }: one face down
       *[other] { $number }: { $count } face down
    }
page-fivetotwelve-unseen-down = face down
page-fivetotwelve-unseen-up = seen

## What to do now

page-fivetotwelve-prompt-ready = Put your { $number } on a dot: small numbers to the top left.
page-fivetotwelve-prompt-ready-new = Put your { $number } on a dot. Numbers must rise to the right and down.
page-fivetotwelve-prompt-ready-wait = { $count ->
        [one] Waiting for { $name } to put a tile on a dot.
       *[other] Waiting for { $name } to put their tiles on dots.
    }
page-fivetotwelve-prompt-turn = Your turn: draw or take a tile.
page-fivetotwelve-prompt-draw = Your turn: draw a tile.
page-fivetotwelve-prompt-take = Your turn: take a face-up tile.
page-fivetotwelve-prompt-place = Place the { $number } or leave it.
page-fivetotwelve-prompt-place-new = Place the { $number } where numbers still rise to the right and down, or leave it.
page-fivetotwelve-prompt-nowhere = The { $number } fits nowhere: leave it in the middle.
page-fivetotwelve-prompt-where = Where should the { $number } go?
page-fivetotwelve-prompt-which = Which face-up tile should go to { $cell }?
page-fivetotwelve-prompt-wait = It’s { $name }’s turn.
page-fivetotwelve-prompt-chance = A tile is being turned up.
page-fivetotwelve-prompt-over = The game is over.
page-fivetotwelve-prompt-not-there = { $why ->
        [dots] First all dots must be covered.
       *[order] The { $number } doesn’t fit on { $cell }: numbers rise to the right and down.
    }
page-fivetotwelve-prompt-unfit = The { $number } doesn’t fit anywhere on your board.
page-fivetotwelve-prompt-none-for = No face-up tile fits on { $cell }.

## What happened

page-fivetotwelve-log-draw = { $name } draws a tile.
page-fivetotwelve-log-face = { $name } gets the { $number }.
page-fivetotwelve-log-place = { $name } puts the { $number } on { $cell }.
page-fivetotwelve-log-take = { $name } takes the face-up { $number } and puts it on { $cell }.
page-fivetotwelve-log-leave = { $name } leaves the tile in the middle.

## Keys

page-fivetotwelve-keys-draw = draw a tile
page-fivetotwelve-keys-leave = leave the tile in the middle
page-fivetotwelve-keys-move = go from cell to cell, or from tile to tile
page-fivetotwelve-keys-choose = choose the tile or the cell
page-fivetotwelve-keys-cancel = choose again

## The first game

page-fivetotwelve-tutorial-aim = This is where you want to get to: a full board. In every row the numbers rise from left to right, in every column from top to bottom. Whoever gets there first wins.
page-fivetotwelve-tutorial-ready = At the start everybody gets four tiles, one by one, for the four dots. You have a 3. Small numbers belong at the top left, so put it on a1.
page-fivetotwelve-tutorial-draw = All dots are covered, and it’s your turn. Tap the pile to draw a tile.
page-fivetotwelve-tutorial-place = A 12! Every cell where it fits lights up: there it is bigger than all numbers to the left and above, and smaller than all to the right and below. Put it on c2, between the 8 and the 14.
page-fivetotwelve-tutorial-take = The other player has drawn a 5 and left it in the middle. Instead of drawing you may take a face-up tile, but then you must place it. Tap the 5 and put it on b1.
page-fivetotwelve-tutorial-exchange = You’ve drawn a 1. It may also go where there’s already a tile: the old one moves to the middle. With the 1 instead of the 3 you have more room for small numbers. Put it on a1.
page-fivetotwelve-tutorial-leave = A 20 would fit only in place of the 14 or the 19, and that gains you nothing. You don’t have to place what you draw: leave it in the middle.
page-fivetotwelve-tutorial-end = A few turns later: one cell is free, and you’ve drawn an 11. Put it on b3, and you win immediately!
page-fivetotwelve-goal = Be the first to fill your board. Numbers must rise to the right and downwards.

page-fivetotwelve-look-wood = Wood
page-fivetotwelve-look-slate = Slate
page-fivetotwelve-look-garden = Garden
page-fivetotwelve-choice-placed = Placed by the players, one by one
page-fivetotwelve-choice-sorted = Dealt already sorted
