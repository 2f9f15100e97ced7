"""Da Vinci Code: the material, and the record that holds all that is true at the table."""

from spieltrieb.core import layout

# Tiles are numbered in the order of a code: number * 2 + colour, so that of two equal numbers the black one is first.
# The two hyphens follow, and then two that stand for a tile of which only the colour is known.
NUMBERS = 12  # 0 to 11 in black and in white
BLACK, WHITE = 0, 1  # tile & 1
HYPHEN = 12  # the value of a hyphen; a value is tile >> 1
VALUES = NUMBERS + 1
HYPHENS = 2 * NUMBERS  # HYPHENS + colour
TILES = 2 * VALUES
UNKNOWN = TILES  # UNKNOWN + colour
ALL_BLACK = 0x1555555  # all black tiles, as bits; the white ones are one further

PLACES = 13  # the longest code: two players share 26 tiles
SPOTS = 4 * PLACES  # all places at the table: seat * PLACES + place, from the owner's left

# What happens now: in the setup a tile is taken and gets its face; the codes are set up; a turn; the end.
PICK, PICKED, SET_UP, TAKE, TAKEN, GUESS, HIT, INSERT, LAY, SHOW, OVER = range(11)
PHASES = ("take", "face", "set", "take", "face", "guess", "hit", "insert", "lay", "show", "over")
# How it ended.
REASONS = ("", "last")
LAST = 1

# The actions, numbered: take a tile; stop; put the drawn tile into a gap, hidden or open; lay open an own tile; set up
# the code; name a value for a tile; a chance outcome. Setting up means choosing places for the hyphens, 0 for one that
# is not there: the black one goes to a place of the code, the white one to one of those left, the numbers to the rest.
TAKE_TILE = 0  # TAKE_TILE + colour
STOP = 2
INSERT_AT = 3  # INSERT_AT + gap: the number of tiles to its left
LAY_AT = INSERT_AT + PLACES  # LAY_AT + gap
SHOW_AT = LAY_AT + PLACES  # SHOW_AT + place
SET = SHOW_AT + PLACES  # SET + 4 * the black hyphen's place + the white hyphen's place
NAME = SET + 16  # NAME + spot * VALUES + value
FACE = NAME + SPOTS * VALUES  # FACE + tile
ACTIONS = FACE + TILES

# The widths are chosen so that no byte is left unused: states are compared byte by byte.
STATE = layout.record(
    [
        ("hidden", "i8"),  # the spots whose tiles are still hidden, as bits
        # The tiles that have no face yet or, in a veiled state, that the seat has not seen, as bits.
        ("pool", "i4"),
        # The values that each hidden tile was wrongly taken for, as bits; blank for an open tile.
        ("ruled_out", "u2", (SPOTS,)),
        ("points", "i2", (4,)),  # for hits; what the winner's hidden numbers add is found at the end
        # The tiles of each code from its owner's left, in the order taken before it is set up; -1 beyond its end.
        ("code", "i1", (SPOTS,)),
        ("length", "i1", (4,)),  # how many tiles a code has
        ("left", "i2", (2,)),  # how many black and how many white tiles lie in the pool
        ("waiting", "i2"),  # seats still to set up their codes, as bits
        ("drawn", "i1"),  # the tile standing apart, UNKNOWN + colour while it has no face yet; or -1
        ("players", "i1"),
        ("values", "i1"),  # how many values there are to be named: 12, or 13 with hyphens
        ("phase", "i1"),
        ("turn", "i1"),  # the seat whose turn it is
        ("reason", "i1"),  # how it ended, or 0
    ]
)

read_state = layout.reader(STATE)

# What everybody may know as it is. `show` adds the faces that a seat may see: code, drawn, pool.
PUBLIC = (
    "hidden",
    "ruled_out",
    "points",
    "length",
    "left",
    "players",
    "values",
    "phase",
    "turn",
    "waiting",
    "reason",
)
