"""Memo Street: the material, and the record that holds all that is true at the table."""

from spieltrieb.core import layout

JOKER = 7  # the faces: 1 to 6, and this one; 0 stands for a face that nobody has seen yet
TABLE_ROWS = 7
TABLE_COLUMNS = (0, 0, 9, 11, 13)  # by number of players; there are as many tiles of each face as columns
CELLS = 91  # cells of the largest table, in columns: a1, a2, ... a7, b1, ... m7, the order of the alphabet
NO_CELL = CELLS  # where no cell is meant

ROWS = 10  # the rows of a score board: ones to sixes are 0 to 5, then
SMALL, LARGE, TRIPLE, CHANCE_ROW = 6, 7, 8, 9

# What happens now.
TURN, REVEAL, USE, OVER = range(4)
# How it ended.
REASONS = ("", "rows", "exhausted")
ALL_USED, EXHAUSTED = 1, 2

# The actions, numbered: turn up the tile on a cell; fill a row; void a row; a chance outcome.
FILL = CELLS  # FILL + (tiles - 1) * ROWS + row; `tiles` says as bits which of the three turned-up tiles go there
VOID = FILL + 7 * ROWS  # VOID + tile * ROWS + row; `tile` is 0, 1 or 2, counted in the order of the cells
FACE = VOID + 3 * ROWS  # FACE + face - 1
ACTIONS = FACE + 7

# Tiles that have no place, only a face, are counted: two bits per face. A void row has this mark besides.
VOID_MARK = 1 << 14

STATE = layout.record(
    [
        ("unseen", "i8"),  # how many of each face nobody has seen yet: eight bits per face
        ("down", "u4", (3,)),  # the cells where a tile lies face down, as bits, 32 cells per word
        ("rows", "u2", (4, ROWS)),  # the tiles in a seat's row, counted; none while it is unused
        ("unused", "u2", (4,)),  # a seat's unused rows, as bits; follows from its rows
        ("faces", "i1", (CELLS,)),  # the faces of tiles that lie on the table and were seen; 0 for all other cells
        ("up", "i1", (3,)),  # the cells turned up in this turn, ascending, then NO_CELL
        ("pointed", "i1"),  # the cell whose tile is just being turned up for the first time, or NO_CELL
        ("players", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),  # the seat whose turn it is
        ("free_choice", "i1"),  # option: a part of the fitting tiles will do
        ("reason", "i1"),  # how it ended, or 0
    ]
)

read_state = layout.reader(STATE)

# Nothing is hidden from a program: every face was seen by all. What a person is to remember is left out of the view.
PUBLIC = (
    "unseen",
    "down",
    "rows",
    "unused",
    "faces",
    "up",
    "pointed",
    "players",
    "phase",
    "turn",
    "free_choice",
    "reason",
)
