### The rules of Memo Street, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

memostreet-name = Memo Street
memostreet-author = Reiner Knizia
memostreet-tagline = You saw that joker only a minute ago. But where?

memostreet-rules-aim = Aim
    .text =
        Ten empty rows wait on your score board. On each turn you use one of them. With the right tiles a row brings many points, with the wrong ones few or none.

        A bit of luck helps. But it helps even more to remember where which tile lies. Whoever has the most points at the end wins.

memostreet-rules-material = What you need
    .text =
        The game is for 2 to 4 players.

        - There are 91 tiles: thirteen each of the numbers 1, 2, 3, 4, 5 and 6, and thirteen jokers.
        - Four players use all of them. Three players use eleven of each kind, that is 77 tiles. Two players use nine of each kind, that is 63 tiles.
        - Each player has a score board with ten rows. Each row has three fields.

memostreet-rules-setup = Getting ready
    .text =
        The tiles are shuffled and laid out face down. They make 7 rows. For four players each row is 13 tiles long, for three players 11, and for two players 9.

        At a real table the youngest player begins. Here seat 0 begins, unless you choose another seat.

memostreet-rules-turn = Your turn
    .text =
        The players take turns, clockwise. Your turn goes like this:

        - Turn up three tiles, one after the other. Look at each one before you choose the next.
        - Choose a row of your score board that you have not used yet. Fill it with the tiles that fit, or make a row void.
        - Turn all tiles that you did not use face down again, right where they lie.

        You must place all the turned-up tiles that fit the row of your choice. You cannot keep one back. A used row is closed for good, even if some of its fields are still free.

        An example: you turn up a 4, a 2 and a joker. If you choose the fours, the 4 and the joker go in, for 8 points. If you choose the twos, the 2 and the joker go in, for 4 points. If you choose the ones, just the joker goes in, for 1 point.

        Late in the game there may be fewer than three tiles left on the table. Then you turn up what is left. A row that needs three tiles cannot be filled any more, but you can still make it void.

        Remembering is your job! You are shown only what lies face up at this moment. Programs that play along have a memory, too, and you are told how good it is.

memostreet-rules-rows = The ten rows
    .text =
        The six upper rows take one, two or three tiles:

        - Ones, twos, threes, fours, fives and sixes: tiles of that number fit, and jokers. Each tile counts that number. A joker counts like the number of its row. A row may even hold nothing but jokers.

        The four lower rows take all three turned-up tiles, or none:

        - Small street: a 1, a 2 and a 3. Jokers may stand in for missing numbers. It is worth 15 points.
        - Large street: a 4, a 5 and a 6. Jokers may stand in for missing numbers. It is worth 20 points.
        - Triple: three times the same number, or three jokers. Numbers and jokers together are not allowed here. It is always worth 30 points.
        - Chance: any three tiles. It is worth the sum of their numbers. Jokers count 0 here.

        No number may come twice in a street: a 1, another 1 and a joker are no small street. But three jokers make a small street or a large street as well as a triple.

        An example for chance: a 2, a 6 and a joker are worth 8 points.

memostreet-rules-void = Making a row void
    .text =
        If your tiles fit none of your unused rows, you must make one of these rows void. You may also do this when something fits, if you think it wise. You are free to choose any unused row.

        Choose one of your turned-up tiles and lay it face down in the row. It is out of the game. The other tiles are turned face down again where they lie.

        A void row is used, and it is worth 0 points.

memostreet-rules-end = End of the game
    .text =
        The game is over when everybody has had ten turns. Then all rows are used.

        It also ends at once when the last tile has left the table. Some players may then have had one turn less than others. Rows that were never used bring 0 points. This can only happen with three or four players.

memostreet-rules-points = Points
    .text =
        Add up what your ten rows are worth.

        Now look at your six upper rows alone. If they bring 42 points or more, you get a bonus of 20 points. Good to know: two tiles in every upper row make exactly 42.

        Most points win. If several players have the same number of points, they share the victory.

memostreet-rules-match = Playing a match
    .text =
        The printed game is a single game. If one is not enough for you, play as many games as there are players, so that everybody begins once. Add up the points of all games. Most points win. If there is a tie, the victory is shared.

memostreet-rules-options = Options
    .text =
        You can agree on these before the game:

        - `starter`: the seat that begins. It is seat 0 unless you choose another.
        - `free_choice`: normally this is off, and you must place every tile that fits. When it is on, you may place just some of the fitting tiles in an upper row, but at least one. The others go back to the table, face down. The lower rows need all three tiles as always.

memostreet-rules-moves = Typing your moves
    .text =
        A place on the table is a letter and a number. The letters are the columns, from the left: a to i for two players, a to k for three, a to m for four. The numbers 1 to 7 are the rows, from the top. So c4 is in the third column and the fourth row.

        The rows of your score board are called `ones`, `twos`, `threes`, `fours`, `fives`, `sixes`, `small`, `large`, `triple` and `chance`.

        - `turn c4`: turn up the tile at c4.
        - `fives a1 c4`: fill the fives with the tiles that lie at a1 and c4.
        - `small a1 b2 c4`: make the small street with these three tiles.
        - `void sixes a1`: make the sixes void, with the tile that lies at a1.

        You may name the tiles in any order. Capital letters and extra blanks do not matter. In a terminal the seats are numbered 0 to 3, clockwise.

        In a saved game each move has its seat in front, as in `0:turn c4`. A star stands for chance: `*:=5` means that a 5 was turned up for the first time, and `*:=J` means a joker.

memostreet-option-starter = The seat that begins.
memostreet-option-free-choice = In an upper row you may place just some of the tiles that fit.

memostreet-reason-rows = All rows are used.
memostreet-reason-exhausted = There are no tiles left on the table.

memostreet-row-ones = Ones
memostreet-row-twos = Twos
memostreet-row-threes = Threes
memostreet-row-fours = Fours
memostreet-row-fives = Fives
memostreet-row-sixes = Sixes
memostreet-row-small = Small street
memostreet-row-large = Large street
memostreet-row-triple = Triple
memostreet-row-chance = Chance
