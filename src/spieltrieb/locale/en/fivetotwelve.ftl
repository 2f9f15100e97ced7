### The rules of 5 vor 12, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

fivetotwelve-name = 5 vor 12
fivetotwelve-author = Michael Schacht
fivetotwelve-tagline = Small numbers up here, big ones down there: how hard can it be?

fivetotwelve-rules-aim = Aim
    .text =
        Your board has sixteen cells. Be the first to cover them all with number tiles!

        There’s one catch. In every row the numbers must get bigger from left to right. In every column they must get bigger from top to bottom.

fivetotwelve-rules-material = What you need
    .text =
        The game is for 2 to 4 players.

        - Each player has a board of 4 × 4 cells. Four of them carry a dot. The dots form a slanting line from the top left corner to the bottom right corner.
        - There is one set of tiles for each player, with the numbers 1 to 20. That makes 40 tiles for two players, 60 for three and 80 for four. The colours of the tiles mean nothing.

fivetotwelve-rules-setup = Getting ready
    .text =
        All tiles are shuffled and lie in the middle, face down.

        Now come four small rounds. In each round everybody gets one tile, face up, and puts it on one of their own free dots. All players do this at the same time. After the four rounds all your dots are covered.

        Until all dots are covered, a tile you’ve put down must stay where it is. You may choose any free dot: even a 20 in the top left corner is allowed. It just isn’t clever, because nothing is bigger than 20. Nothing will fit to its right or below it until you exchange it.

        After this, the dots no longer mean anything.

        At a real table the oldest player begins. Here lots are drawn, unless you choose somebody.

fivetotwelve-rules-turn = Your turn
    .text =
        The players take turns, clockwise. On your turn you do one of these two things:

        - Draw: turn up a face-down tile. Then put it on your board, or leave it in the middle, face up. You may leave it even if it would fit.
        - Take: choose a tile that already lies face up in the middle. You must put it on your board. So you can only take a tile that fits somewhere.

        Then the next player has a turn.

fivetotwelve-rules-placing = Placing a tile
    .text =
        You may put a tile on a free cell. Or you may exchange: put the tile on a cell that is already covered. The old tile then goes face up to the middle, where anybody may take it on a later turn.

        The new number must fit its row and its column:

        - It is bigger than every number to its left in the row and above it in the column.
        - It is smaller than every number to its right in the row and below it in the column.

        Every tile in the row and in the column counts, not just the nearest one. Free cells in between don’t matter, and neither do missing numbers. Two equal numbers never fit into the same row or the same column. In an exchange the old tile doesn’t count, because it leaves the board.

        You can’t exchange a tile for one with the same number; that’s how we read the leaflet’s example. And no tile ever moves from one cell of your board to another.

        An example: a row shows a 3, a free cell, a 9 and another free cell. Into the first gap go the numbers 4 to 8, into the second gap the numbers from 10 up. The 9 itself can be exchanged for any other number from 4 up. All this only if the column agrees, too!

fivetotwelve-rules-end = End of the game
    .text =
        The game can end in three ways:

        - A player covers their last free cell. The game ends at once, and that player alone wins.
        - The last face-down tile is turned up. The player finishes this turn, and then the game is over. If the turn fills the board, that player alone wins, just as above. If not, whoever has the fewest free cells wins.
        - For 100 turns in a row nobody has drawn a tile. (You can agree on another number.) The turns of all players count together, and each draw starts the count again from 0. Again, whoever has the fewest free cells wins. This is a house rule: without it, a game of nothing but taking could go on forever.

        If several players have equally few free cells, they share the victory.

fivetotwelve-rules-points = Points
    .text =
        Points are counted after every game:

        - A winner gets 2 points, even if the victory is shared.
        - Every other player gets 1 penalty point for each free cell.

        The boards alone decide who wins a single game. The points matter when you play a match.

fivetotwelve-rules-match = Playing a match
    .text =
        A match has as many games as there are players. Everybody begins once. The points of all games are added up, and the player with the most points wins the match. If there’s a tie, the victory is shared.

fivetotwelve-rules-options = Options
    .text =
        You can agree on these before the game:

        - Who begins. It’s drawn by lot, unless you choose somebody.
        - After how many turns in a row without a draw the game ends. It’s 100, unless you choose another number.
        - How the first four tiles get onto the dots. Normally you put them there yourself, one by one. Or everybody is dealt four tiles, already sorted: the smallest at the top left, the biggest at the bottom right. Other editions of the game begin like this.

fivetotwelve-rules-moves = In a terminal
    .text =
        You type your moves. A cell is a letter and a number. The letters a to d are the columns, from the left. The numbers 1 to 4 are the rows, from the top. So b3 is in the second column and the third row. The dots are a1, b2, c3 and d4.

        - `draw`: turn up a face-down tile.
        - `13@b2`: put the 13 you’ve just got on b2. You type this after a draw and while getting ready.
        - `leave`: leave the drawn tile face up in the middle.
        - `take 12@c3`: take a face-up 12 from the middle and put it on c3.

        If there’s already a tile on that cell, it’s exchanged.

        Capital letters and extra spaces don’t matter. Seats are numbered 0 to 3, clockwise.

        The options are called `starter` (a seat; in a terminal the first one, if you don’t say), `quiet_turns` (a number, at least 1) and `setup` (`placed` or `sorted`), as in `--set setup=sorted`.

        In a saved game each move starts with its seat, as in `0:draw`. A star stands for chance: `*:=13` means that a 13 was turned up.

fivetotwelve-option-starter = Who begins
fivetotwelve-option-quiet-turns = Turns in a row without a draw until the game ends
fivetotwelve-option-setup = How the first four tiles get onto the dots

fivetotwelve-reason-full = A board is full.
fivetotwelve-reason-exhausted = The last face-down tile was turned up.
fivetotwelve-reason-quiet = Nobody has drawn a tile for too long.
