### The rules of Da Vinci Code, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

davincicode-name = Da Vinci Code
davincicode-author = Eiji Wakasugi
davincicode-tagline = Your secret code is safe, until somebody starts to think.

davincicode-rules-aim = Aim
    .text =
        Everybody guards a secret code, a line of number tiles in rising order. Find out the numbers of the others before they find out yours. The last player who still has a hidden tile wins.

davincicode-rules-material = What you need
    .text =
        The game is for 2 to 4 players.

        - There are 12 black and 12 white tiles. Each colour has the numbers 0 to 11, so each number is there twice: once in black and once in white.
        - For advanced play there are also a black hyphen and a white hyphen. If you play without hyphens, leave them in the box.

        The backs of the tiles have the same colour as the fronts. So everybody can always see which tiles are black and which are white, even in the pool, the supply in the middle.

davincicode-rules-setup = Getting ready
    .text =
        All tiles are shuffled and lie face down in the pool. Beginning with the starting player, everybody takes one tile in turn, until all have four. (With four players, everybody gets only three.) Each time you choose the colour, but not the number. Only you may see the number. Taking the tiles one by one is a house rule: the leaflet doesn’t say how they are taken.

        When all players have their tiles, all set up their codes at the same time. The smallest number stands on your left, the biggest on your right. If you have a number twice, the black one stands to the left of the white one.

        Every code is shown as its owner sees it: the smallest number is always on the left.

        Who begins is drawn by lot, unless you choose somebody.

davincicode-rules-turn = Your turn
    .text =
        The players take turns, clockwise. Your turn goes like this:

        - Take a tile from the pool. You choose black or white, as long as both are left. Look at it, but don’t show it to anybody. For now it stands apart from your code.
        - Now you must guess. Point at a hidden tile in another player’s code and say a number.
        - A hit: that tile is revealed. Now you may stop, or guess another tile, of the same player or of somebody else. You may go on like this as long as you guess right.
        - A miss: your turn is over. The tile you took goes into your code, face up for all to see.
        - If you stop, the tile you took goes into your code, hidden.

        You may say any number, even one that can’t be right. Bluffing is part of the game!

        Everybody hears every guess and whether it was right.

davincicode-rules-places = Where a tile goes
    .text =
        A new tile goes where it keeps your code in order: numbers rise from your left to your right, and of two equal numbers the black one stands on the left. For a number there is always just one such place, as long as your code has no hyphen.

        A tile that stands in a code is never moved to another place.

        Keep in mind: to the right of a revealed black 5 there may be a white 5; to its left, all numbers are smaller. And to the left of a revealed white 5 there may be a black 5; to its right, all numbers are bigger.

davincicode-rules-pool = When the pool is empty
    .text =
        When there are no tiles left to take, you just guess.

        - A hit: you may stop or go on. If you stop, your turn simply ends.
        - A miss: you reveal one of the hidden tiles of your own code. You choose which. Then your turn ends.

        If you took the last tile from the pool, this turn is still an ordinary one.

davincicode-rules-out = Being out
    .text =
        If your code has no hidden tile left, you are out. It makes no difference whether somebody guessed your last hidden tile or you had to reveal it yourself. You get no more turns, and your tiles stay on the table, face up.

        The tile that a player has just taken stands apart. Nobody may guess it, and it doesn’t keep its owner in the game.

davincicode-rules-hyphens = Hyphens
    .text =
        This is for advanced players. If you agree to play with hyphens, the black and the white hyphen are in the pool, too.

        A hyphen isn’t a number. It may stand anywhere in your code: at the left end, at the right end, or between any two tiles, even between a black 3 and a white 3. You choose its place when you set up your code, or when you add it later, whether hidden or face up.

        Next to a hyphen a number may have several gaps to choose from. Say your code is 2, hyphen, 8, and you want to add a 5. It may stand to the left or to the right of the hyphen. If both hyphens stand side by side, there may even be three such gaps. All gaps that keep the numbers in order are allowed, and you choose one of them.

        Once a hyphen stands, it stays where it is. To guess a hyphen, say “hyphen” instead of a number.

davincicode-rules-end = End of the game
    .text =
        As soon as all players but one are out, the game ends, and that player wins. A single game always has exactly one winner.

davincicode-rules-points = Points
    .text =
        Points are always counted:

        - 10 points for each hit. For a 6 or a hyphen it’s 20 points instead.
        - 50 points more if your hit reveals another player’s last hidden tile.
        - At the end the winner adds up the numbers on the tiles still hidden in their code and gets that many points. Hyphens count 0.

        House rules where the leaflet is silent: if players have to reveal their last hidden tile themselves, nobody gets the 50 points, and a tile that still stands apart doesn’t count for the winner.

        A single game is won by the last player left, no matter who has more points. The points decide a match.

davincicode-rules-match = Playing a match
    .text =
        Agree on a number of games. After each game, the next player clockwise becomes the starting player. The points of all games are added up, and the player with the most points wins the match. If there’s a tie, the victory is shared.

davincicode-rules-options = Options
    .text =
        You can agree on these before the game:

        - Who begins. It’s drawn by lot, unless you choose somebody.
        - Whether to play with the two hyphens. By default you play without them.

davincicode-rules-moves = In a terminal
    .text =
        You type your moves. A tile is a letter and a number: `b7` is the black 7, `w10` is the white 10. The hyphens are `b-` and `w-`. Places in a code are counted from its owner’s left, beginning with 1. Seats are numbered 0 to 3, clockwise.

        - `take black` or `take white`: take a tile of that colour.
        - `set b1 w4 b7 w10`: set up your code, from your left to your right.
        - `guess 1.3=5`: you say that the third tile of seat 1 is a 5.
        - `guess 1.3=-`: you say that it’s a hyphen.
        - `stop`: guess no more after a hit.
        - `insert 2`: after stopping, put your new tile into your code, hidden. It becomes the second tile from your left.
        - `lay b7@2`: after a miss, put your new tile, here the black 7, into your code, face up. It becomes the second tile from your left.
        - `show w9@4`: after a miss with an empty pool, reveal your fourth tile, here the white 9.

        Setting up the code and adding a tile are always separate moves, even if there’s only one way to do it. So nobody can tell whether you had a choice.

        Capital letters and extra spaces don’t matter.

        The options are called `starter` (a seat; in a terminal the first one, if you don’t say) and `hyphens` (`true` or `false`), as in `--set hyphens=true`.

        In a saved game each move starts with its seat, as in `0:take black`. A star stands for chance: `*:=b7` means that the tile was the black 7. What you may not know is shown as a question mark, as in `b?`.

davincicode-option-starter = Who begins
davincicode-option-hyphens = Play with the black and the white hyphen

davincicode-reason-last = Only one player still has a hidden tile.
