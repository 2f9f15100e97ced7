### The page's board of Kreuz & Quer. A plan is the board of a player; a tile has wide and narrow exits.

## What to do now

page-kreuzquer-prompt-start = The next tile is being turned up.
page-kreuzquer-prompt-choose = “{ $symbol }”: turn it and tap a cell where it fits.
page-kreuzquer-prompt-down = Face down: tap any free cell.
page-kreuzquer-prompt-nowhere = “{ $symbol }” fits nowhere. Lay it face down on any free cell.
page-kreuzquer-prompt-turn = On { $cell }. Tap it to turn it, then confirm.
page-kreuzquer-prompt-confirm = On { $cell }. Confirm, or choose another cell.
page-kreuzquer-prompt-wait =
    { $count ->
        [one] Your tile lies. One player is still thinking.
       *[other] Your tile lies. { $count } players are still thinking.
    }
page-kreuzquer-prompt-watch = Everybody is laying “{ $symbol }”.
page-kreuzquer-prompt-over =
    { $count ->
        [0] All numbers reached: not a single minus point!
        [one] The plan is full: 1 minus point.
       *[other] The plan is full: { $count } minus points.
    }
page-kreuzquer-note-misfit = “{ $symbol }” does not fit there, whichever way you turn it.
page-kreuzquer-note-taken = That cell is taken.
page-kreuzquer-note-one-way = It fits here in one way only.
page-kreuzquer-note-spiral = Face down, all ways are the same.
page-kreuzquer-note-beside = That was beside the free cells. The tile is back in your hand.

## The tile in hand

page-kreuzquer-hand = Turned up: { $symbol }. { $face }. Press to turn it.
page-kreuzquer-turn-right = Turn right (R)
page-kreuzquer-turn-left = Turn left (Shift + R)
page-kreuzquer-confirm = Confirm
page-kreuzquer-flip = Lay face down
page-kreuzquer-take-off = Take it off again (Escape)

## The plans

page-kreuzquer-round = Round { $round } of { $of }
page-kreuzquer-plan-of =
    Plan of { $name }: { $joined ->
        [one] 1 number
       *[other] { $joined } numbers
    } of 16 reached, { $spirals ->
        [one] 1 spiral
       *[other] { $spirals } spirals
    }, { $points ->
        [one] 1 minus point
       *[other] { $points } minus points
    } if it ended now
page-kreuzquer-minus = −{ $count }
page-kreuzquer-minus-now = −{ $count } if it ended now
page-kreuzquer-points =
    { $count ->
        [one] 1 minus point if it ended now
       *[other] { $count } minus points if it ended now
    }
page-kreuzquer-confirmed = has confirmed
page-kreuzquer-thinking = is still thinking
page-kreuzquer-face =
    top { $north ->
        [W] wide
        [n] narrow
       *[none] empty
    }, right { $east ->
        [W] wide
        [n] narrow
       *[none] empty
    }, bottom { $south ->
        [W] wide
        [n] narrow
       *[none] empty
    }, left { $west ->
        [W] wide
        [n] narrow
       *[none] empty
    }
page-kreuzquer-face-two =
    two separate paths, top { $north ->
        [W] wide
        [n] narrow
       *[none] empty
    }, right { $east ->
        [W] wide
        [n] narrow
       *[none] empty
    }, bottom { $south ->
        [W] wide
        [n] narrow
       *[none] empty
    }, left { $west ->
        [W] wide
        [n] narrow
       *[none] empty
    }
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
page-kreuzquer-wall = A wall: there is nothing to reach here.
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

page-kreuzquer-log-turn = Turned up: { $symbol }.
page-kreuzquer-log-place =
    { $angle ->
        [0] { $name } lays “{ $symbol }” on { $cell }.
       *[other] { $name } lays “{ $symbol }” on { $cell }, turned by { $angle } degrees.
    }
page-kreuzquer-log-spiral = { $name } lays a spiral on { $cell }.
page-kreuzquer-log-other = { $text }

## The first game

page-kreuzquer-tutorial-1 = This is your plan. From the centre, pipes lead in four directions: wide ones to the left and right, narrow ones up and down. Around the edge wait sixteen numbers. Each one that you do not reach costs minus points.
page-kreuzquer-tutorial-2 = A tile is turned up: a straight wide pipe. Wide must meet wide. Turn it by a tap, a wheel or the R key, put it on b3, left of the centre, and confirm.
page-kreuzquer-tutorial-3 = It is lit: it is joined to the centre. The next tile turns a wide pipe into a narrow one. Lay it on a3. The rim in the middle of a side is a wall, so nothing may run into it there.
page-kreuzquer-tutorial-4 = Now narrow must meet narrow. This bend fits on a2 so that it points at the number on the left. That reaches your first number.
page-kreuzquer-tutorial-5 = The 1 glows: reached! But this tile is a mere end cap and would close a good path. Lay it face down instead: that costs 1 minus point and interrupts paths. Choose “Lay face down”, tap c5, where there is no number, and confirm.
page-kreuzquer-tutorial-6 = Everybody lays the same tile at the same time. You have confirmed, and the other one is still thinking. When all have confirmed, the next tile comes.
page-kreuzquer-tutorial-7 = After 24 rounds the plan is full. Every number that is not reached costs its value, every spiral costs 1. Here that makes 7 minus points. Can you do better?

## Drawn examples of the rules

page-kreuzquer-example-material = Three tiles: one with wide exits, one with narrow exits, one with both.
page-kreuzquer-example-placing = Wide at wide and narrow at narrow fits. Wide at narrow, and an exit at an empty side, do not fit.
page-kreuzquer-example-spiral = A spiral interrupts the path that runs into it.
page-kreuzquer-example-points = One number is reached by a path and glows, the other one is not and is crossed out.

## Keys

page-kreuzquer-keys-move = go from cell to cell
page-kreuzquer-keys-enter = lay the tile; once more: confirm
page-kreuzquer-keys-right = turn the tile to the right
page-kreuzquer-keys-left = turn the tile to the left
page-kreuzquer-keys-flip = lay the tile face down, or face up again
page-kreuzquer-keys-cancel = take the tile off again

page-kreuzquer-box-title = Tiles and boards of your own
page-kreuzquer-box-text = Give each tile by four signs, for top, right, bottom and left: W for a wide exit, n for a narrow one, - for none. Two paths that are not joined have a + between them.
page-kreuzquer-box-tiles = Tiles
page-kreuzquer-box-boards = Boards
page-kreuzquer-box-board = Board { $seat }
page-kreuzquer-box-port = Number at { $port }
page-kreuzquer-box-centre = Centre
page-kreuzquer-box-right = This can be played.
page-kreuzquer-box-use = Play with these
