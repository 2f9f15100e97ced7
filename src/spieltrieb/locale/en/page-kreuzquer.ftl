### The page's board of Kreuz & Quer. A plan is the board of a player; a tile has wide and narrow exits.

## What to do now

page-kreuzquer-prompt-start = The next tile is being turned up.
page-kreuzquer-prompt-choose = “{ $symbol }”: turn it and tap a cell where it fits.
page-kreuzquer-prompt-choose-new = Continue a path with “{ $symbol }”: the paths must reach the numbers.
page-kreuzquer-prompt-down = Face down: tap any free cell.
page-kreuzquer-prompt-nowhere = “{ $symbol }” fits nowhere. Put it face down on any free cell.
page-kreuzquer-prompt-turn = On { $cell }. Tap it to turn it, then confirm.
page-kreuzquer-prompt-confirm = On { $cell }. Confirm, or choose another cell.
page-kreuzquer-prompt-wait =
    { $count ->
        [one] Your tile is placed. One player is still thinking.
       *[other] Your tile is placed. { $count } players are still thinking.
    }
page-kreuzquer-prompt-watch = Everybody is placing “{ $symbol }”.
page-kreuzquer-prompt-over =
    { $count ->
        [0] All numbers reached: not a single penalty point!
        [one] The board is full: 1 penalty point.
       *[other] The board is full: { $count } penalty points.
    }
page-kreuzquer-note-misfit-alone = “{ $symbol }” doesn’t fit there: no path leads there that it could continue.
page-kreuzquer-note-misfit-wall = “{ $symbol }” doesn’t fit there: an exit would run into the wall.
page-kreuzquer-note-misfit-width = “{ $symbol }” doesn’t fit there: a wide path would meet a narrow one.
page-kreuzquer-note-misfit-blank = “{ $symbol }” doesn’t fit there: an exit would run into a blank side.
page-kreuzquer-note-misfit-shuts = “{ $symbol }” doesn’t fit there: a blank side would block another tile’s exit.
page-kreuzquer-note-taken = That cell is taken.
page-kreuzquer-note-one-way = It fits here only this way round.
page-kreuzquer-note-spiral = Face down, it’s the same all round.
page-kreuzquer-note-beside = That missed the empty cells. The tile is back in your hand.

## The tile in hand

page-kreuzquer-hand = Turned up: { $symbol }. { $face }. Press to turn it.
page-kreuzquer-turn-right = Turn right (R)
page-kreuzquer-turn-left = Turn left (Shift + R)
page-kreuzquer-confirm = Confirm
page-kreuzquer-flip = Face down
page-kreuzquer-take-off = Take it off again (Escape)

## The plans

page-kreuzquer-round = Round { $round } of { $of }
page-kreuzquer-plan-of =
    Board of { $name }: { $joined ->
        [one] 1 number
       *[other] { $joined } numbers
    } of 16 reached, { $spirals ->
        [one] 1 spiral
       *[other] { $spirals } spirals
    }, { $points ->
        [one] 1 penalty point
       *[other] { $points } penalty points
    } if it ended now
page-kreuzquer-minus = { $count ->
        [0] 0
       *[other] −{ $count }
    }
page-kreuzquer-minus-now = { page-kreuzquer-minus } if it ended now
page-kreuzquer-points =
    { $count ->
        [one] 1 penalty point if it ended now
       *[other] { $count } penalty points if it ended now
    }
page-kreuzquer-confirmed = has confirmed
page-kreuzquer-thinking = is still thinking
page-kreuzquer-width = { $width ->
        [W] wide
        [n] narrow
       *[none] blank
    }
page-kreuzquer-face = top { $north }, right { $east }, bottom { $south }, left { $west }
page-kreuzquer-face-two = two separate paths, { page-kreuzquer-face }
page-kreuzquer-face-down = face down
page-kreuzquer-cell-centre = { $cell }, the centre: { $face }
page-kreuzquer-cell-free =
    { $fit ->
        [fits] { $cell }, free: the tile fits here
        [turned] { $cell }, free: the tile fits here if you turn it
        [down] { $cell }, free: the tile can lie here face down
       *[no] { $cell }, free
    }
page-kreuzquer-cell-tile = { $cell }, { $symbol }: { $face }
page-kreuzquer-cell-spiral = { $cell }, spiral
page-kreuzquer-cell-try = { $cell }, your tile, not yet confirmed: { $face }
page-kreuzquer-cell-try-down = { $cell }, your tile face down, not yet confirmed
page-kreuzquer-tried = { $cell }: { $face }. Enter confirms.
page-kreuzquer-wall = A wall: there’s nothing to reach here.
page-kreuzquer-port =
    { $side ->
        [N] Number { $value } above
        [E] Number { $value } on the right
        [S] Number { $value } below
       *[W] Number { $value } on the left
    }{ $joined ->
        [yes] , reached
       *[no] , not reached
    }

## The sheet of tiles

page-kreuzquer-sheet =
    { $count ->
        [one] 1 tile still unseen
       *[other] { $count } tiles still unseen
    }
page-kreuzquer-sheet-left =
    { $count ->
        [0] No more of them will come.
        [one] One of them will still come.
       *[other] { $count } of them will still come.
    }
page-kreuzquer-sheet-tile =
    { $gone ->
        [yes] { $symbol }: { $face } (already turned up)
       *[no] { $symbol }: { $face }
    }

## The log

page-kreuzquer-log-face = “{ $symbol }” is turned up for everybody.
page-kreuzquer-log-place =
    { $angle ->
        [0] { $name } puts “{ $symbol }” on { $cell }.
       *[other] { $name } puts “{ $symbol }” on { $cell }, turned by { $angle } degrees.
    }
page-kreuzquer-log-spiral = { $name } puts a spiral on { $cell }.

## The first game

page-kreuzquer-tutorial-1 = This is your board. From the centre, paths lead in four directions: wide ones to the left and right, narrow ones up and down. Around the edge wait sixteen numbers. Each one you don’t reach costs penalty points.
page-kreuzquer-tutorial-2 = A tile is turned up: a straight wide path. Wide must meet wide. Turn it with a tap, the wheel or the R key, put it on b3, left of the centre, and confirm.
page-kreuzquer-tutorial-3 = It lights up: it’s joined to the centre. The next tile turns a wide path into a narrow one. Put it on a3. The rim in the middle of each side is a wall, so nothing may run into it there.
page-kreuzquer-tutorial-4 = Now narrow must meet narrow. This bend fits on a2 so that it points at the number on the left. That reaches your first number.
page-kreuzquer-tutorial-5 = The 1 glows: reached! But this tile is a mere end cap and would close a good path. Place it face down instead: that costs 1 penalty point and interrupts paths. Choose “Face down”, tap c5, where there’s no number, and confirm.
page-kreuzquer-tutorial-6 = Everybody places the same tile at the same time. You’ve confirmed, and the other player is still thinking. When all have confirmed, the next tile comes.
page-kreuzquer-tutorial-7 = After 24 rounds the board is full. Every number that isn’t reached costs its value, every spiral costs 1. Here that makes 7 penalty points. Can you do better?
page-kreuzquer-goal = Build paths from the centre to the numbers. Each number you don’t reach costs penalty points.

## Drawn examples of the rules

page-kreuzquer-example-material = Three tiles: one with wide exits, one with narrow exits, one with both.
page-kreuzquer-example-placing = Two tiles that fit, and five that don’t.
page-kreuzquer-example-fits = Same width: fits
page-kreuzquer-example-width = Wide meets narrow
page-kreuzquer-example-blank = Exit runs into a blank side
page-kreuzquer-example-blocks = Blank side blocks an exit
page-kreuzquer-example-apart = Continues no path
page-kreuzquer-example-rim = Exit runs into the wall
page-kreuzquer-example-spiral = A spiral interrupts the path that runs into it.
page-kreuzquer-example-points = One number is reached by a path and glows; the other isn’t and is crossed out.

## Keys

page-kreuzquer-keys-move = go from cell to cell
page-kreuzquer-keys-enter = place the tile; once more: confirm
page-kreuzquer-keys-right = turn the tile to the right
page-kreuzquer-keys-left = turn the tile to the left
page-kreuzquer-keys-flip = place the tile face down, or face up again
page-kreuzquer-keys-cancel = take the tile off again

page-kreuzquer-box-title = Your own tiles and boards
page-kreuzquer-box-text = Name each tile with a word of small letters, and describe it with four signs, for top, right, bottom and left: W for a wide exit, n for a narrow one, - for none. Two paths that aren’t joined have a + between them.
page-kreuzquer-box-name = Name of the tile “{ $symbol }”
page-kreuzquer-box-face = Paths of the tile “{ $symbol }”
page-kreuzquer-box-twice = Two tiles are called “{ $symbol }”. Every tile needs its own name.
page-kreuzquer-box-tiles = Tiles
page-kreuzquer-box-boards = Boards
page-kreuzquer-box-board = Board { $seat }
page-kreuzquer-box-port = Number at { $port }
page-kreuzquer-box-centre = Centre
page-kreuzquer-box-right = This can be played.
page-kreuzquer-box-use = Play with these

page-kreuzquer-look-blueprint = Blueprint
page-kreuzquer-look-forest = Forest
page-kreuzquer-look-plum = Plum
page-kreuzquer-editor-open = Use the tiles of a boxed edition
page-kreuzquer-editor-chosen = Your own tiles
page-kreuzquer-editor-ours = Use ours again
