### The rules of Kreuz & Quer, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

kreuzquer-name = Kreuz & Quer
kreuzquer-author = Reiner Knizia
kreuzquer-tagline = Everybody gets the same tiles. Who builds the better paths?

kreuzquer-rules-aim = Aim
    .text =
        Two paths cross in the middle of your board. Sixteen numbers wait around its edge. Tile by tile you build paths from the centre to the numbers.

        Every number you don’t reach costs you penalty points. Whoever has the fewest penalty points at the end wins.

kreuzquer-rules-material = What you need
    .text =
        The game is for 1 to 4 players. Everybody has a board and a set of tiles.

        The board has 5 × 5 cells.

        - The cell in the centre is printed. A wide path runs through it from left to right, and a narrow path from top to bottom. In the centre they are joined.
        - Each side of the board has four numbers: at its first, second, fourth and fifth cell. So a corner cell has two numbers, one on each of its outer sides. The middle of each side has no number: there the rim is a wall.
        - There are six 1s, six 2s and four 3s. Each of the four boards has them in different places, but all boards are equally hard.

        Everybody has the same 28 tiles.

        - Each tile has its own symbol, so that you can call it by its name. The back of every tile shows a spiral.
        - A place where a path leaves a tile is called an exit. An exit is wide or narrow. A side without an exit is called blank.
        - Two tiles have one exit, seven have two exits, twelve have three and seven have four. Wide and narrow exits may be mixed on one tile. All exits of a tile are joined with each other, so a wide path can become a narrow one.

        The tiles, the places of the numbers and the direction of the two paths in the centre are our own reconstruction. If you own the boxed edition, you can enter yours when you open a table.

kreuzquer-rules-setup = Getting ready
    .text =
        One player is the caller. The caller’s tiles lie face down, well shuffled. All the others spread out their tiles face up.

        At a real table the oldest player is the caller. Here lots are drawn, unless you choose somebody. Turning up the tiles is the caller’s only special job, and the page does it for them.

kreuzquer-rules-turn = A round
    .text =
        There are 24 rounds. Each one goes like this:

        - The caller turns up one of their tiles and names its symbol.
        - Everybody places their own tile with this symbol on their own board. All players do this at the same time.
        - When you’re happy with your tile, you confirm. When all have confirmed, the next tile is turned up.

        Until the next tile is turned up, you may still change your mind: take your move back and place the tile again. After that, your tile stays where it is.

kreuzquer-rules-placing = Placing a tile
    .text =
        Put the tile on a free cell. You may turn it any way you like. It has to fit:

        - At least one of its exits must continue an exit of a neighbouring tile or of the centre. Wide goes with wide, and narrow goes with narrow.
        - None of its exits may meet an exit of the other width.
        - None of its exits may run into the blank side of a tile or into a wall.
        - None of its blank sides may block a neighbour’s exit.

        Only cells that touch along a side are neighbours. Touching at a corner doesn’t count.

        You have a free hand with the numbers on the rim. A wide exit, a narrow exit and a blank side are all allowed next to a number. Also, anything may point at a cell that is still free, and anything may point at a spiral.

kreuzquer-rules-spiral = Spirals
    .text =
        Sometimes a tile doesn’t fit anywhere, or you don’t like where it fits. Then put it down on its face, so that its spiral shows. A spiral may go on any free cell, even one that touches no other tile.

        A spiral interrupts every path that runs into it. Later tiles may have exits or blank sides towards it. But a spiral doesn’t continue a path: a new tile must still continue an exit of a face-up tile or of the centre.

        Each spiral costs 1 penalty point at the end.

kreuzquer-rules-end = End of the game
    .text =
        The game is over after 24 rounds. Then all boards are full. Four tiles of each set stay unused.

kreuzquer-rules-points = Points
    .text =
        Look at each number on your rim. It is reached if the tile next to it has an exit towards it, and if an unbroken path leads from there to the centre. Wide or narrow makes no difference.

        - Each number that isn’t reached costs as many penalty points as it says.
        - Each spiral costs 1 penalty point.

        Whoever has the fewest penalty points wins. If several players have equally few, they share the victory.

        In the results, penalty points are written with a minus sign: −7 means 7 penalty points.

kreuzquer-rules-solo = Playing alone
    .text =
        You can play this game on your own, by the same rules. Your penalty points earn you a title:

        - 0 to 1: Connection Conjurer
        - 2 to 4: Contact Crackerjack
        - 5 to 7: Tile Tinkerer
        - 8 to 10: Junction Junior
        - 11 and more: Lost-Link Looker

kreuzquer-rules-match = Playing a match
    .text =
        A match has as many games as there are players. Everybody is the caller once. The penalty points of all games are added up, and whoever has the fewest wins the match. If there’s a tie, the victory is shared.

kreuzquer-rules-options = Options
    .text =
        You can agree on these before the game:

        - Who turns up the tiles. It’s drawn by lot, unless you choose somebody.
        - Which tiles and boards you play with. You need this only if you want to play with those of a boxed edition. What you enter is checked before the game begins.

kreuzquer-rules-moves = In a terminal
    .text =
        You type your moves. A cell is a letter and a number. The letters a to e are the columns, from the left. The numbers 1 to 5 are the rows, from the top. So b3 is in the second column and the third row, and the centre is c3.

        - `key@b3/90`: put the key on b3, turned clockwise by 90 degrees. You can turn a tile by 0, 90, 180 or 270 degrees.
        - `spiral@c1`: put the tile on c1, face down.

        If a tile looks the same after two different turns, you may type either. The smaller number is noted down.

        The symbols are: `key`, `star`, `sun`, `triangle`, `smiley`, `moon`, `heart`, `anchor`, `cloud`, `leaf`, `fish`, `bell`, `crown`, `drop`, `flower`, `ladder`, `hammer`, `candle`, `boat`, `house`, `cup`, `bird`, `tree`, `comb`, `spoon`, `kite`, `snail` and `glove`.

        Capital letters and extra spaces don’t matter. Seats are numbered 0 to 3, clockwise.

        The options are called `starter` (the seat that turns up the tiles; in a terminal the first one, if you don’t say), `tiles`, `centre` and `ports`, as in `--set tiles=mine.json`. A tile is written with one sign for each side, in the order top, right, bottom, left: `W` for a wide exit, `n` for a narrow exit, `-` for a blank side. So `W-n-` has a wide exit at the top and a narrow exit at the bottom. The centre is written in the same way. Two paths that aren’t joined have a plus sign between them: `W-W-+-n-n`. Each tile is named by one word of small letters; no two names are the same, and none is `spiral`. The place of a number is a cell and a side: N is the top, E the right, S the bottom, W the left. So `a1N` is above the top left cell.

        In a saved game each move starts with its seat, as in `0:key@b3/90`. Only the final place of each tile is saved. A star stands for chance: `*:=key` means that the key was turned up.

kreuzquer-option-starter = Who turns up the tiles
kreuzquer-option-tiles = The tiles: which symbol has which paths
kreuzquer-option-centre = The paths on the cell in the centre
kreuzquer-option-ports = The numbers on the rim of each board

kreuzquer-reason-full = All boards are full.

kreuzquer-rating-1 = Connection Conjurer
kreuzquer-rating-2 = Contact Crackerjack
kreuzquer-rating-3 = Tile Tinkerer
kreuzquer-rating-4 = Junction Junior
kreuzquer-rating-5 = Lost-Link Looker

kreuzquer-symbol-key = key
kreuzquer-symbol-star = star
kreuzquer-symbol-sun = sun
kreuzquer-symbol-triangle = triangle
kreuzquer-symbol-smiley = smiley
kreuzquer-symbol-moon = moon
kreuzquer-symbol-heart = heart
kreuzquer-symbol-anchor = anchor
kreuzquer-symbol-cloud = cloud
kreuzquer-symbol-leaf = leaf
kreuzquer-symbol-fish = fish
kreuzquer-symbol-bell = bell
kreuzquer-symbol-crown = crown
kreuzquer-symbol-drop = drop
kreuzquer-symbol-flower = flower
kreuzquer-symbol-ladder = ladder
kreuzquer-symbol-hammer = hammer
kreuzquer-symbol-candle = candle
kreuzquer-symbol-boat = boat
kreuzquer-symbol-house = house
kreuzquer-symbol-cup = cup
kreuzquer-symbol-bird = bird
kreuzquer-symbol-tree = tree
kreuzquer-symbol-comb = comb
kreuzquer-symbol-spoon = spoon
kreuzquer-symbol-kite = kite
kreuzquer-symbol-snail = snail
kreuzquer-symbol-glove = glove

## Why the tiles and boards that somebody typed in, or a file with them, can't be played

kreuzquer-box-tiles = The tiles must be { $count } symbols, each with its face.
kreuzquer-box-count = There must be exactly { $count } tiles, not { $found }.
kreuzquer-box-symbol = A symbol’s name is one word of small letters from a to z, not { $found }.
kreuzquer-box-spiral = No symbol may be called “spiral”: that’s a tile lying face down. Find another name.
kreuzquer-box-face = { $part ->
        [centre] The centre
       *[tile] The tile “{ $symbol }”
    } needs four signs for top, right, bottom and left: W for a wide exit, n for a narrow one, - for none, like WWn-. Two separate paths look like W-W-+-n-n. It was { $face }.
kreuzquer-box-no-exit = { $part ->
        [centre] The centre
       *[tile] The tile “{ $symbol }”
    } needs at least one exit on each path; { $face } has a path without.
kreuzquer-box-two-exits = { $part ->
        [centre] The centre
       *[tile] The tile “{ $symbol }”
    } may have only one exit on each side; in { $face } two paths meet { $side ->
        [N] at the top
        [E] on the right
        [S] at the bottom
       *[W] on the left
    }.
kreuzquer-box-boards = There must be one to four boards, each with its numbers.
kreuzquer-box-board = Board { $board } must be a map from places on the rim to numbers, like a1N to 1.
kreuzquer-box-port = Board { $board } has { $port }, where there’s no number; there are only { $known }.
kreuzquer-box-number = Board { $board } needs a 1, 2 or 3 at { $port }; it has { $found }.
kreuzquer-box-missing = Board { $board } has no number at { $missing }.
kreuzquer-box-unequal = All boards need equally many 1s, 2s and 3s: board 1 has { $first_1 }, { $first_2 } and { $first_3 } of them, board { $board } has { $other_1 }, { $other_2 } and { $other_3 }.
kreuzquer-box-players = { $players } players need { $players } boards; there are only { $found }.
kreuzquer-box-file-unread = The box file { $path } can’t be read ({ $why }).
kreuzquer-box-file-parts = The box file { $path } must be one JSON object with “tiles”, “centre” and “ports”, and nothing else.
kreuzquer-box-file-content = The box file { $path } isn’t right. { $why }
kreuzquer-box-file-large = The box file { $path } has more than { $most } bytes, too many for a box; choose the right file.
kreuzquer-box-file-encoding = The box file { $path } isn’t a text in UTF-8 (byte { $byte }); save it as UTF-8.
kreuzquer-box-file-json = The box file { $path } isn’t valid JSON at line { $line }, column { $column }; look for a missing comma or quote.
kreuzquer-box-file-nested = The box file { $path } is nested too deeply.
kreuzquer-box-file-repeat = In the box file { $path } one object has { $name } { $times } times; rename or remove one.
kreuzquer-box-file-digits = In the box file { $path } a number has far too many digits.
