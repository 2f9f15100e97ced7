### The board of Memo Street. Names of rows, the rules and the options are in memostreet.ftl.

## What is to be done now

page-memostreet-prompt-turn = { $left ->
        [1] Turn up the last tile.
        [2] Turn up the last two tiles, one after the other.
       *[other] Turn up three tiles, one after the other.
    }
page-memostreet-prompt-turn-new = Turn up three tiles, and remember where everything lies.
page-memostreet-prompt-turn-on = { $left ->
        [1] Turn up one more tile.
       *[other] Turn up { $left } more tiles.
    }
page-memostreet-prompt-row = Choose a row for your tiles.
page-memostreet-prompt-row-new = Choose a row for your tiles. Each row can be used only once.
page-memostreet-prompt-must-void = Nothing fits. Choose a row to cross out.
page-memostreet-prompt-void = Which row do you cross out?
page-memostreet-prompt-pick = Choose what goes into the row.
page-memostreet-prompt-refused = { $why ->
        [closed] That row has already been used.
        [none] None of your tiles fits there. Try another row.
       *[fit] That tile doesn’t fit there. Try another row.
    }
page-memostreet-prompt-other-turn = { $name } is turning up tiles. Watch closely!
page-memostreet-prompt-other-row = { $name } is choosing a row.
page-memostreet-prompt-over = The game is over.

## The street

page-memostreet-street = The tiles on the table
page-memostreet-enlarge = Larger tiles
page-memostreet-tray = Face-up tiles
page-memostreet-face = { $face ->
        [J] joker
       *[other] { $face }
    }
page-memostreet-tile-down = { $cell }, face down
page-memostreet-tile-hint = { $cell }, face down, hint { $hint }
page-memostreet-tile-up = { $face ->
        [J] { $cell }: joker
       *[other] { $cell }: { $face }
    }
page-memostreet-tile-gone = { $cell }, empty

## Score boards

page-memostreet-board-of = Score sheet of { $name }
page-memostreet-unfold = Score sheet of { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all
page-memostreet-bonus = Bonus
page-memostreet-total = Total
page-memostreet-upper = { $points } of the { $needed } points in the upper rows that earn the bonus
page-memostreet-upper-short = { $points } / { $needed }
page-memostreet-plus = +{ $points }
page-memostreet-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-memostreet-row-open = { $row }, unused
page-memostreet-row-filled = { $row }: { $tiles }, { page-memostreet-points }
page-memostreet-row-void = { $row }: crossed out, 0 points
page-memostreet-row-fill = { $row }: place { $tiles } here for { page-memostreet-points }
page-memostreet-row-several = { $row }: choose which tiles to place here
page-memostreet-row-voidable = { $row }: cross out this row
page-memostreet-row-hint = { $text } (hint { $hint })
page-memostreet-odds-row = Worth about { page-memostreet-points }, if nobody forgets anything
page-memostreet-odds-bonus = How likely the bonus is, if nobody forgets anything

## Making a row void, choosing among tiles

page-memostreet-void-instead = Cross out a row…
page-memostreet-void-which = { $row }: which tile goes face down into this row? The row will be worth 0 points.
page-memostreet-void-do = Cross it out
page-memostreet-fill-which = { $row }: which tiles do you place here?
page-memostreet-fill-this = { $tiles }: { page-memostreet-points }
page-memostreet-cancel = Cancel

## The log; it never tells what a tile shows

page-memostreet-log-turn = { $name } turns up { $cell }.
page-memostreet-log-look = { $name } shows it to everybody.
page-memostreet-log-fill = { $name } uses { $row }: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }.
page-memostreet-log-fill-points = { $name } uses { $row }: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-memostreet-log-void = { $name } crosses out { $row }.

## The first game

page-memostreet-tutorial-begin = These are the tiles: 63 of them, face down. There are nine each of 1 to 6, and nine jokers. On every turn you turn up three. Tap the marked tile to begin.
page-memostreet-tutorial-second = A 5. Only now do you choose the next tile. Tap the marked one.
page-memostreet-tutorial-third = A 2. One more to go.
page-memostreet-tutorial-row = A joker! Now you fill a row of your score sheet. The lit rows show which tiles would go in, and the points. The fives take the 5 and the joker: 10 points. Tap the fives.
page-memostreet-tutorial-back = The 5 and the joker are in your row, and the row is closed. The 2 is face down again, where it lay. Remember where that was. Nobody will show it to you again!
page-memostreet-tutorial-watch = Now the others turn up tiles, and everybody sees them. There’s another 2, at e5. Have a good look.
page-memostreet-tutorial-remember = The sixes took the 6, and the rest is face down again. Your turn! You have seen two 2s. Turn one of them up.
page-memostreet-tutorial-triple = Well remembered! And with a little luck the third one is a 2 as well. A triple is worth 30 points. Good to know: where nothing fits, you cross out a row, and 42 points in the upper rows earn you 20 extra. Now tap the triple.
page-memostreet-goal = Fill your ten rows for the most points. Remember where each tile lies!

## Keys

page-memostreet-keys-move = go from tile to tile, or from row to row
page-memostreet-keys-rows = go between the tiles and your score sheet
page-memostreet-keys-choose = turn up the tile, or choose the row
page-memostreet-keys-cancel = choose again

page-memostreet-look-street = Street
page-memostreet-look-brick = Brick
page-memostreet-look-night = Night
