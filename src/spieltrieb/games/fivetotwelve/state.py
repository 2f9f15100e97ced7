"""5 vor 12: the material, and the record that holds all that is true at the table."""

from spieltrieb.core import layout

NUMBERS = 20  # tiles 1 to 20, one set per player; in a record a tile is its number minus one
WORDS = 5  # sets of cells for all numbers, four to a word of 64 bits
CELLS = 16  # a board of 4 x 4 cells, from a1 in rows to d4
DOTS = (0, 5, 10, 15)  # the dotted diagonal a1, b2, c3, d4, where low numbers belong to the top left

# What happens now.
DEAL, SETUP, TURN, DRAWN, PLACE, OVER = range(6)
# How it ended.
REASONS = ("", "full", "exhausted", "quiet")
FULL, EXHAUSTED, QUIET = 1, 2, 3

# The actions, numbered: place the tile in hand on a cell (0 to 15); leave it; draw; take an open tile and place it;
# a chance outcome.
LEAVE = 16
DRAW = 17
TAKE = 18  # TAKE + tile * CELLS + cell
FACE = TAKE + NUMBERS * CELLS  # FACE + tile
ACTIONS = FACE + NUMBERS

STATE = layout.record(
    [
        # How many of each number lie face down, and how many open in the middle: three bits per number.
        ("unseen", "i8"),
        ("open", "i8"),
        # For each number the cells of a seat's board that hold it or a greater one, as bits, four numbers per word: the
        # whole board, in the form in which "rows and columns ascend" takes a few operations for four numbers at once.
        ("at_least", "i8", (4, WORDS)),
        # What the seat whose turn it is may take: for each number the cells where an open tile of it fits, likewise.
        # Follows from the other fields; renewed at the start of a turn, blank when the game is not in a turn.
        ("takes", "i8", (WORDS,)),
        ("hand", "i1", (4,)),  # the tile a seat holds, or -1
        ("dealt", "i2"),  # tiles dealt in the setup
        ("quiet", "i2"),  # turns in a row without a draw
        ("quiet_turns", "i2"),  # option: the game ends after this many
        ("players", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),  # the seat whose turn it is
        ("waiting", "i1"),  # seats still to place in this round of the setup, as bits
        ("sorted", "i1"),  # option: setup is "sorted"
        ("reason", "i1"),  # how it ended, or 0
    ]
)

# Nothing is hidden: what lies face down has no face yet.
PUBLIC = (
    "unseen",
    "open",
    "at_least",
    "takes",
    "hand",
    "players",
    "phase",
    "turn",
    "waiting",
    "dealt",
    "sorted",
    "reason",
    "quiet",
    "quiet_turns",
)
