### The rules of Memo Street, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

memostreet-name = Memo Street
memostreet-author = Reiner Knizia
memostreet-tagline = You saw that joker only a minute ago. But where?

memostreet-rules-aim = Aim
    .text =
        Ten empty rows wait on your score sheet. On each turn you use one of them. With the right tiles a row is worth many points, with the wrong ones few or none.

        A bit of luck helps. But it helps even more to remember where each tile lies. Whoever has the most points at the end wins.

memostreet-rules-material = What you need
    .text =
        The game is for 2 to 4 players.

        - There are 91 tiles: thirteen each of the numbers 1, 2, 3, 4, 5 and 6, and thirteen jokers.
        - Four players use all of them. Three players use eleven of each kind, that is 77 tiles. Two players use nine of each kind, that is 63 tiles.
        - Each player has a score sheet with ten rows. Each row has three spaces.

memostreet-rules-setup = Getting ready
    .text =
        The tiles are shuffled and laid out face down, in 7 lines. With four players each line is 13 tiles long, with three players 11, and with two players 9.

        At a real table the youngest player begins. Here lots are drawn, unless you choose somebody.

memostreet-rules-turn = Your turn
    .text =
        The players take turns, clockwise. Your turn goes like this:

        - Turn up three tiles, one after the other. Look at each one before you choose the next.
        - Choose a row of your score sheet that you haven’t used yet. Fill it with the tiles that fit, or cross out a row.
        - Turn all tiles you didn’t use face down again, right where they lie.

        You must place all the turned-up tiles that fit the row of your choice. You can’t keep one back. A used row is closed for good, even if some of its spaces are still free.

        An example: you turn up a 4, a 2 and a joker. If you choose the fours, the 4 and the joker go in, for 8 points. If you choose the twos, the 2 and the joker go in, for 4 points. If you choose the ones, just the joker goes in, for 1 point.

        Late in the game there may be fewer than three tiles left on the table. Then you turn up what’s left. A row that needs three tiles can’t be filled any more, but you can still cross it out.

        House rules where the leaflet leaves it open: tiles are turned up one by one, all that fit must be placed, and the last tiles are turned up even if there are fewer than three.

        Remembering is your job! You’re shown only what lies face up at this moment. The computer players have a memory, too; the stronger ones remember better.

memostreet-rules-rows = The ten rows
    .text =
        The six upper rows take one, two or three tiles:

        - Ones, twos, threes, fours, fives and sixes: tiles of that number fit, and jokers. Each tile counts that number. A joker counts like the number of its row. A row may even hold nothing but jokers.

        The four lower rows take all three turned-up tiles, or none:

        - Small straight: a 1, a 2 and a 3. Jokers may stand in for missing numbers. It’s worth 15 points.
        - Large straight: a 4, a 5 and a 6. Jokers may stand in for missing numbers. It’s worth 20 points.
        - Triple: three times the same number, or three jokers. Numbers and jokers can’t be mixed here. It’s always worth 30 points.
        - Chance: any three tiles. It’s worth the sum of their numbers. Jokers count 0 here.

        No number may come twice in a straight: two 1s and a joker aren’t a small straight. But three jokers make a small straight or a large straight as well as a triple.

        An example for chance: a 2, a 6 and a joker are worth 8 points.

memostreet-rules-void = Crossing out a row
    .text =
        If your tiles don’t fit any of your unused rows, you must cross out one of these rows. You may also do this when something fits, if you think it wise. You’re free to choose any unused row.

        Choose one of your turned-up tiles and put it face down in the row. It’s out of the game. The other tiles are turned face down again where they lie.

        A row that is crossed out is used, and it’s worth 0 points.

memostreet-rules-end = End of the game
    .text =
        The game is over when everybody has had ten turns. Then all rows are used.

        It also ends immediately when the last tile has left the table. Some players may then have had one turn fewer than others. Rows that were never used are worth 0 points. This can only happen with three or four players.

memostreet-rules-points = Points
    .text =
        Add up what your ten rows are worth.

        Now look at your six upper rows alone. If they’re worth 42 points or more, you get a bonus of 20 points. Good to know: two tiles in every upper row make exactly 42.

        The player with the most points wins. If several players have the same number of points, they share the victory (a house rule).

memostreet-rules-match = Playing a match
    .text =
        The boxed edition has only single games. As a house rule you can play a match: agree on a number of games, ideally as many as there are players, so that everybody begins once. Add up the points of all games. The player with the most points wins. If there’s a tie, the victory is shared.

memostreet-rules-options = Options
    .text =
        You can agree on these before the game:

        - Who begins. It’s drawn by lot, unless you choose somebody.
        - Whether you may keep fitting tiles back. Normally you must place every tile that fits. If you agree otherwise, you may place just some of the fitting tiles in an upper row, but at least one. The others go back to the table, face down. The lower rows need all three tiles as always.

memostreet-rules-moves = In a terminal
    .text =
        You type your moves. A place on the table is a letter and a number. The letters are the columns, from the left: a to i for two players, a to k for three, a to m for four. The numbers 1 to 7 are the lines, from the top. So c4 is in the third column and the fourth line.

        The rows of your score sheet are called `ones`, `twos`, `threes`, `fours`, `fives`, `sixes`, `small`, `large`, `triple` and `chance`.

        - `turn c4`: turn up the tile at c4.
        - `fives a1 c4`: fill the fives with the tiles at a1 and c4.
        - `small a1 b2 c4`: make the small straight with these three tiles.
        - `void sixes a1`: cross out the sixes, with the tile at a1.

        You may name the tiles in any order. Capital letters and extra spaces don’t matter. Seats are numbered 0 to 3, clockwise.

        The options are called `starter` (a seat; in a terminal the first one, if you don’t say) and `free_choice` (`true` or `false`), as in `--set free_choice=true`.

        In a saved game each move starts with its seat, as in `0:turn c4`. A star stands for chance: `*:=5` means that a 5 was turned up for the first time, and `*:=J` means a joker.

memostreet-option-starter = Who begins
memostreet-option-free-choice = In an upper row you may place just some of the tiles that fit

memostreet-reason-rows = All rows are used.
memostreet-reason-exhausted = There are no tiles left on the table.

memostreet-row-ones = Ones
memostreet-row-twos = Twos
memostreet-row-threes = Threes
memostreet-row-fours = Fours
memostreet-row-fives = Fives
memostreet-row-sixes = Sixes
memostreet-row-small = Small straight
memostreet-row-large = Large straight
memostreet-row-triple = Triple
memostreet-row-chance = Chance
