### The board of Memo Street. Names of rows, the rules and the options are in memostreet.ftl.

## What is to be done now

page-memostreet-prompt-turn = { $left ->
        [1] Turn up the last tile.
        [2] Turn up the last two tiles, one after the other.
       *[other] Turn up three tiles, one after the other.
    }
page-memostreet-prompt-turn-on = { $left ->
        [1] Turn up one more tile.
       *[other] Turn up { $left } more tiles.
    }
page-memostreet-prompt-row = Choose a row for your tiles.
page-memostreet-prompt-must-void = Nothing fits. Choose a row to make void.
page-memostreet-prompt-void = Which row shall be void?
page-memostreet-prompt-pick = Choose what goes into the row.
page-memostreet-prompt-refused = That tile does not fit there. Try another row.
page-memostreet-prompt-other-turn = { $name } turns up tiles. Watch closely!
page-memostreet-prompt-other-row = { $name } chooses a row.
page-memostreet-prompt-over = The game is over.

## The street

page-memostreet-street = The street of tiles
page-memostreet-enlarge = Larger tiles
page-memostreet-tray = Tiles that are face up
page-memostreet-face = { $face ->
        [J] joker
       *[other] { $face }
    }
page-memostreet-tile-down = { $cell }, face down
page-memostreet-tile-hint = { $cell }, face down, advice { $hint }
page-memostreet-tile-up = { $face ->
        [J] { $cell }: joker
       *[other] { $cell }: { $face }
    }
page-memostreet-tile-gone = { $cell }, empty

## Score boards

page-memostreet-board-of = Score board of { $name }
page-memostreet-unfold = Score board of { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all
page-memostreet-bonus = Bonus
page-memostreet-total = Total
page-memostreet-upper = { $points } of the { $needed } points in the upper rows that bring the bonus
page-memostreet-upper-short = { $points } / { $needed }
page-memostreet-plus = +{ $points }
page-memostreet-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-memostreet-row-open = { $row }, unused
page-memostreet-row-filled = { $row }: { $tiles }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-memostreet-row-void = { $row }: void, 0 points
page-memostreet-row-fill = { $row }: lay { $tiles } here for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-memostreet-row-several = { $row }: choose which tiles to lay here
page-memostreet-row-voidable = { $row }: make this row void
page-memostreet-row-hint = { $text } (advice { $hint })
page-memostreet-odds-row = Brings about { $points } points, if nobody forgets anything
page-memostreet-odds-bonus = How likely the bonus is, if nobody forgets anything

## Making a row void, choosing among tiles

page-memostreet-void-instead = Make a row void…
page-memostreet-void-which = { $row }: which tile goes face down into this row? The row will bring 0 points.
page-memostreet-void-do = Make it void
page-memostreet-fill-which = { $row }: which tiles do you lay here?
page-memostreet-fill-this = { $tiles }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-memostreet-cancel = Cancel

## The log; it never tells what a tile shows

page-memostreet-log-turn = { $name } turns up { $cell }.
page-memostreet-log-look = Everybody looks at it.
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
page-memostreet-log-void = { $name } makes { $row } void.

## The first game

page-memostreet-tutorial-begin = This is the street: 63 tiles, face down. Nine each are 1 to 6, nine are jokers. In every turn you turn up three. Tap the marked tile to begin.
page-memostreet-tutorial-second = A 5. Only now do you choose the next tile. Tap the marked one.
page-memostreet-tutorial-third = A 2. One more to go.
page-memostreet-tutorial-row = A joker! Now you fill a row of your score board. The lit rows show which tiles would go in, and the points. The fives take the 5 and the joker: 10 points. Tap the fives.
page-memostreet-tutorial-back = The 5 and the joker are in your row, and the row is closed. The 2 went back face down where it lay. Keep in mind where that was. Nobody will show it to you again!
page-memostreet-tutorial-watch = Now the others turn up tiles, and everybody sees them. There is another 2, at e5. Have a good look.
page-memostreet-tutorial-remember = The sixes took the 6, and the rest is face down again. Your turn! You have seen two 2s. Turn one of them up.
page-memostreet-tutorial-triple = Well remembered! And with a little luck the third one is a 2 as well. A triple brings 30 points. Good to know: where nothing fits, a row becomes void, and 42 points in the upper rows bring 20 extra. Now tap the triple.

## Keys

page-memostreet-keys-move = go from tile to tile, or from row to row
page-memostreet-keys-rows = go between the street and your score board
page-memostreet-keys-choose = turn up the tile, or choose the row
page-memostreet-keys-cancel = choose again
