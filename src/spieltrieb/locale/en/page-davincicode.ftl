### What the board of Da Vinci Code says.

# Shared pieces
page-davincicode-value = { $value ->
        [hyphen] hyphen
       *[other] { $value }
    }
page-davincicode-tile = { $colour ->
        [black] black
       *[white] white
    } { $value ->
        [hyphen] hyphen
       *[other] { $value }
    }
page-davincicode-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-davincicode-points-help = For right guesses. The winner adds the numbers still hidden in their code.
page-davincicode-points-sum = { $guesses } for right guesses, and { $numbers } for the numbers still hidden.
page-davincicode-out = out
page-davincicode-acting = to move:
page-davincicode-close = Close

# The codes
page-davincicode-rack = Code of { $name }: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $hidden } hidden
page-davincicode-tile-hidden = Tile { $place }: { $colour ->
        [black] black
       *[white] white
    }, hidden
page-davincicode-tile-hidden-not = Tile { $place }: { $colour ->
        [black] black
       *[white] white
    }, hidden, not { $values }
page-davincicode-tile-known = Tile { $place }: { page-davincicode-tile }, hidden from the others
page-davincicode-tile-open = Tile { $place }: { page-davincicode-tile }, face up
page-davincicode-apart = New tile, standing apart: { page-davincicode-tile }
page-davincicode-apart-hidden = New tile, standing apart: { $colour ->
        [black] black
       *[white] white
    }, hidden
page-davincicode-gap = Put the new tile here, as number { $place }
page-davincicode-show = Reveal: { $tile }
page-davincicode-orders = Ways to set up your code
page-davincicode-order = Set up: { $tiles }
page-davincicode-mark-miss = Last guess: it’s not { $value ->
        [hyphen] a hyphen
       *[other] { $value }
    }
page-davincicode-mark-hit = Just found
page-davincicode-mark-new = Added last

# The pool and the buttons
page-davincicode-pool = Pool
page-davincicode-take = Take a { $colour ->
        [black] black
       *[white] white
    } tile, { $left } left
page-davincicode-heap = { $colour ->
        [black] Black
       *[white] White
    } tiles left: { $left }
page-davincicode-stop = Stop, keep it hidden
page-davincicode-stop-empty = Stop
page-davincicode-go-on = Guess another

# The pad
page-davincicode-pad = Tile { $place } of { $owner }
page-davincicode-pad-guess = { $owner }, tile { $place }: what is it?
page-davincicode-pad-note = { $owner }, tile { $place }: your notes
page-davincicode-values = Values
page-davincicode-cell = { page-davincicode-value }{ $state ->
        [seen] , you can see that tile
        [out] , already guessed wrong
        [no] , crossed out
        [yes] , circled
       *[none] {""}
    }{ $odds ->
        [none] {""}
       *[other] , { $odds } percent
    }
page-davincicode-to-notes = Make notes
page-davincicode-to-guess = Back to guessing
page-davincicode-note-help = Tap once to cross out, twice to circle.

# The notepad
page-davincicode-notepad = Notepad
page-davincicode-card = Notes on tile { $place } of { $owner }, { $colour ->
        [black] black
       *[white] white
    }
page-davincicode-fill = Fill in automatically
page-davincicode-fill-later = Ask for a hint on your turn; then the notepad can fill itself in.
page-davincicode-filled = The notepad has been filled in.
page-davincicode-clear = Clear all

# What is to be done now
page-davincicode-prompt-take-first = Take a tile for your code: black or white?
page-davincicode-prompt-take = Your turn. Take a tile: black or white?
page-davincicode-prompt-set = Where should your hyphen go? Choose your code.
page-davincicode-prompt-guess = Tap a hidden tile of another player and say what it is.
page-davincicode-prompt-guess-new = Tap a hidden tile and say what it is. Codes rise from left to right.
page-davincicode-prompt-hit = A hit! Stop and keep your new tile hidden, or guess again.
page-davincicode-prompt-hit-empty = A hit! Stop here, or guess again.
page-davincicode-prompt-insert = Choose a gap in your code for the new tile. It stays hidden.
page-davincicode-prompt-insert-one = Your new tile goes into your code, hidden.
page-davincicode-prompt-lay = A miss. Choose a gap in your code: the new tile goes in face up.
page-davincicode-prompt-lay-one = A miss. Your new tile goes into your code, face up.
page-davincicode-prompt-show = A miss, and the pool is empty. Which of your tiles do you reveal?
page-davincicode-prompt-take-wait = { $name } is taking a tile.
page-davincicode-prompt-set-wait = Everybody is setting up their code.
page-davincicode-prompt-guess-wait = { $name } is thinking about a guess.
page-davincicode-prompt-hit-wait = A hit! Will { $name } go on or stop?
page-davincicode-prompt-insert-wait = { $name } is adding the new tile.
page-davincicode-prompt-lay-wait = A miss. { $name } is adding the new tile, face up.
page-davincicode-prompt-show-wait = A miss. { $name } has to reveal a tile.
page-davincicode-prompt-over = { $name } keeps the last secret and wins this game.
page-davincicode-prompt-won = Your code kept its secret the longest. You win this game!
page-davincicode-not-there = It can’t go there: numbers must rise from left to right.
page-davincicode-not-rack = Drop it on your own code.

# What happened
page-davincicode-log-take = { $name } takes a { $colour ->
        [black] black
       *[white] white
    } tile.
page-davincicode-log-face = { $name } gets the { page-davincicode-tile }.
page-davincicode-log-face-hidden = { $name } looks at it. Nobody else sees its number.
page-davincicode-log-set = { $name } sets up a code.
page-davincicode-log-guess = { $name } guesses: tile { $place } of { $owner } is { $value ->
        [hyphen] a hyphen
       *[other] { $value }
    }.
page-davincicode-log-hit = { $name } guesses: tile { $place } of { $owner } is { $value ->
        [hyphen] a hyphen
       *[other] { $value }
    }. A hit!
page-davincicode-log-miss = { $name } guesses: tile { $place } of { $owner } is { $value ->
        [hyphen] a hyphen
       *[other] { $value }
    }. A miss.
page-davincicode-log-stop = { $name } stops.
page-davincicode-log-insert = { $name } adds the new tile, hidden, as number { $place }.
page-davincicode-log-lay = { $name } adds the { page-davincicode-tile }, face up, as number { $place }.
page-davincicode-log-show = { $name } reveals tile { $place }: the { page-davincicode-tile }.

# The tutorial
page-davincicode-tutorial-code = This is your secret code, from your smallest number on the left to your biggest on the right. { $friend } guards one, too: you see only the backs of her tiles, but you see which are black and which are white. Whoever still has a hidden tile at the end wins.
page-davincicode-tutorial-take = It’s your turn. First you take a tile from the pool. Tap the white heap.
page-davincicode-tutorial-guess = You took the white 5. It stands apart for now. Now guess! { $friend }’s first tile is black, and to its right is her black 1, face up. Numbers rise, so what can be left of the 1? Tap that tile and choose 0.
page-davincicode-tutorial-hit = A hit, the tile tips over! You may guess again. But if you miss, your new tile goes into your code for all to see. Stop here and keep it hidden.
page-davincicode-tutorial-insert = Your white 5 now stands hidden in your code, in its proper place. The page puts it there for you. Now it’s { $friend }’s turn.
page-davincicode-tutorial-miss = { $friend } took a tile and guessed that your last tile is a 10. A miss! So her new tile, the white 6, goes into her code face up. And now everybody knows what your tile isn’t.
page-davincicode-tutorial-notes = The notepad helps you keep track. Wrong guesses are crossed out automatically, and you can cross out and circle what you like. Now find { $friend }’s last secrets!

# Keys
page-davincicode-keys-black = take a black tile
page-davincicode-keys-white = take a white tile
page-davincicode-keys-move = go from hidden tile to hidden tile
page-davincicode-keys-choose = choose the tile
page-davincicode-keys-guess = guess its number, or note it
page-davincicode-keys-stop = stop guessing
page-davincicode-keys-notes = open or close the notepad
page-davincicode-keys-cancel = choose another tile

page-davincicode-blind-black = Black
page-davincicode-blind-white = White
page-davincicode-goal = Find out the others’ codes before they find out yours. Every code is sorted, smallest number on the left.

page-davincicode-look-walnut = Walnut
page-davincicode-look-felt = Felt
page-davincicode-look-navy = Navy
page-davincicode-curtain-wait = The codes are being set up.
page-davincicode-curtain-blind = Take a tile for your code. You’ll see its number later.
