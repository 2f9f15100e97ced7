"""Memo Street: the rules, in the leaflet's order, as functions over the state record `s`."""

from numpy import int64

from spieltrieb.core.bits import nth, size
from spieltrieb.core.compile import rule
from spieltrieb.core.moves import CHANCE
from spieltrieb.games.memostreet.state import (
    ALL_USED,
    CELLS,
    CHANCE_ROW,
    EXHAUSTED,
    FACE,
    FILL,
    JOKER,
    LARGE,
    NO_CELL,
    OVER,
    REVEAL,
    ROWS,
    SMALL,
    TRIPLE,
    TURN,
    USE,
    VOID,
    VOID_MARK,
)

UPPER = 0x3F
ALL_TILES = 7  # all three turned-up tiles, as bits
EVERY_TILE = 1 | 1 << ROWS | 1 << 2 * ROWS  # times a set of rows: the same rows for each of the three tiles

# Tiles counted, two bits per face: what may lie in a street, with at most one of each number but any number of jokers.
JOKERS = 3 << 2 * (JOKER - 1)
SMALL_STREET = 0x015 | JOKERS
LARGE_STREET = 0x540 | JOKERS
ONE_OF_EACH = 0x1555

# Eight bits per face: one of each, and the numbers from 0 to 127 with the bit above them.
EACH_FACE = 0x01010101010101
NUMBERS = 0x7F7F7F7F7F7F7F
HIGH_BITS = 0x80808080808080

BONUS_FROM = 42
BONUS = 20

# ---- The table: tiles lie face down until they are turned up ----


@rule
def bit(cell):
    """A cell as a bit of its word."""
    return 1 << (cell & 31)


@rule
def none_down(s):
    """Whether no tile lies face down any more."""
    return int64(s.down[0]) | int64(s.down[1]) | int64(s.down[2]) == 0


@rule
def turn(s, cell):
    """A tile is turned up: one that was seen before shows its face, otherwise chance says what it is."""
    word = cell >> 5
    s.down[word] = int64(s.down[word]) & ~bit(cell)
    if s.faces[cell]:
        lie_open(s, cell)
    else:
        s.pointed = cell
        s.phase = REVEAL


@rule
def show_face(s, face):
    """A tile that nobody had seen shows this face, and keeps it from now on."""
    cell = int64(s.pointed)
    s.pointed = NO_CELL
    s.unseen -= int64(1) << 8 * (face - 1)
    s.faces[cell] = face
    lie_open(s, cell)


@rule
def lie_open(s, cell):
    """The tile lies face up among those of this turn; after three, or the last on the table, a row is to be used."""
    first = int64(s.up[0])
    second = int64(s.up[1])
    s.up[0] = min(first, cell)
    s.up[1] = min(second, max(first, cell))
    s.up[2] = max(second, cell)  # with one tile before this, the second is NO_CELL
    if second < NO_CELL or none_down(s):
        s.phase = USE
    else:
        s.phase = TURN


@rule
def face_up(s, tile):
    """The face of the first, second or third turned-up tile; 0 if there are fewer."""
    cell = int64(s.up[tile])
    return int64(s.faces[cell]) if cell < NO_CELL else 0


# ---- The score board: which tiles fit which row ----


@rule
def one(face):
    """A tile of this face, to be added to tiles that are counted; nothing for face 0."""
    return (1 << 2 * face) >> 2


@rule
def pile(tiles, face):
    """How many of these tiles have this face."""
    return (tiles >> 2 * (face - 1)) & 3


@rule
def upper_rows(face):
    """The upper rows where a tile fits, as bits: the row of its number, all six for a joker."""
    row = (1 << face) >> 1
    return row - (row >> 6)  # a joker's own bit would be the seventh: one less sets the six below it


@rule
def lower_rows(tiles):
    """The lower rows where three tiles, counted, fit all together, as bits."""
    rows = 1 << CHANCE_ROW
    rows |= int(tiles & ~SMALL_STREET == 0) << SMALL
    rows |= int(tiles & ~LARGE_STREET == 0) << LARGE
    rows |= int(tiles & tiles >> 1 & ONE_OF_EACH != 0) << TRIPLE
    return rows


@rule
def fillable(s, seat, tiles):
    """The unused rows that a seat may fill with just these of the turned-up tiles: no more and no fewer."""
    rows = UPPER
    for tile in range(3):
        fitting = upper_rows(face_up(s, tile))
        if (tiles >> tile) & 1:
            rows &= fitting
        elif not s.free_choice:
            rows &= ~fitting
    if tiles == ALL_TILES and s.up[2] < NO_CELL:
        rows |= lower_rows(one(face_up(s, 0)) + one(face_up(s, 1)) + one(face_up(s, 2)))
    return rows & int64(s.unused[seat])


# ---- A turn ends by filling or voiding a row ----


@rule
def use(s, seat, row, tiles, mark):
    """These of the turned-up tiles go into the row; the others are turned face down again where they lie."""
    s.unused[seat] = int64(s.unused[seat]) & ~(1 << row)
    content = mark
    for tile in range(3):
        cell = int64(s.up[tile])
        if cell < NO_CELL:
            face = int64(s.faces[cell])
            stays = 1 - ((tiles >> tile) & 1)
            s.down[cell >> 5] = int64(s.down[cell >> 5]) | stays << (cell & 31)
            s.faces[cell] = face * stays
            content += one(face - face * stays)
            s.up[tile] = NO_CELL
    s.rows[seat, row] = content
    end_turn(s)


@rule
def end_turn(s):
    """The next seat's turn begins; if it has no unused row left, or the table is empty, the game ends instead."""
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
    if s.unused[s.turn] == 0:
        end(s, ALL_USED)
    elif none_down(s):
        end(s, EXHAUSTED)
    else:
        s.phase = TURN


@rule
def end(s, reason):
    """The game is over."""
    s.phase = OVER
    s.reason = reason


@rule
def play(s, seat, action):
    """Carry out an action that is known to be legal."""
    if action < FILL:
        turn(s, action)
    elif action < VOID:
        use(s, seat, (action - FILL) % ROWS, (action - FILL) // ROWS + 1, 0)
    elif action < FACE:
        use(s, seat, (action - VOID) % ROWS, 1 << (action - VOID) // ROWS, VOID_MARK)
    else:
        show_face(s, action - FACE + 1)


# ---- Who may do what ----


@rule
def actors(s):
    """The seat that may act now, as a bit; CHANCE when a tile is turned up for the first time; 0 at the end."""
    if s.phase == OVER:
        return 0
    if s.phase == REVEAL:
        return CHANCE
    return 1 << int64(s.turn)


@rule
def count(s, seat):
    """How many actions a seat that may act now has."""
    if s.phase == TURN:
        return size(int64(s.down[0])) + size(int64(s.down[1])) + size(int64(s.down[2]))
    lying = int(s.up[0] < NO_CELL) + int(s.up[1] < NO_CELL) + int(s.up[2] < NO_CELL)
    total = lying * size(int64(s.unused[seat]))
    for tiles in range(1, ALL_TILES + 1):
        total += size(fillable(s, seat, tiles))
    return total


@rule
def pick(s, seat, k):
    """The k-th of a seat's actions: the cells; or fillings by tiles and row, then voids by tile and row."""
    if s.phase == TURN:
        word = 0
        while k >= size(int64(s.down[word])):
            k -= size(int64(s.down[word]))
            word += 1
        return 32 * word + nth(int64(s.down[word]), k)
    for tiles in range(1, ALL_TILES + 1):
        rows = fillable(s, seat, tiles)
        if k < size(rows):
            return FILL + (tiles - 1) * ROWS + nth(rows, k)
        k -= size(rows)
    return VOID + nth(int64(s.unused[seat]) * EVERY_TILE, k)


@rule
def allows(s, seat, action):
    """Whether an action is legal for a seat that may act now."""
    if s.phase == TURN:
        return 0 <= action < CELLS and (int64(s.down[action >> 5]) & bit(action)) != 0
    if FILL <= action < VOID:
        return (fillable(s, seat, (action - FILL) // ROWS + 1) >> (action - FILL) % ROWS) & 1 == 1
    if VOID <= action < FACE:
        unused = (int64(s.unused[seat]) >> (action - VOID) % ROWS) & 1
        return unused == 1 and s.up[(action - VOID) // ROWS] < NO_CELL
    return False


# ---- Chance ----


@rule
def up_to(s):
    """How many of the unseen tiles have this face or a lower one: eight bits per face."""
    return int(s.unseen) * EACH_FACE & NUMBERS


@rule
def unseen(s):
    """How many face-down tiles nobody has seen: each is turned up as likely as any other."""
    return up_to(s) >> 8 * (JOKER - 1)


@rule
def turn_up(s, k):
    """The action that turns up the k-th of the unseen tiles, which are taken as sorted by face."""
    # Eight bits per face, the high bit stays where k is not less: at the faces whose tiles all come before the k-th.
    return FACE + size(((k * EACH_FACE | HIGH_BITS) - up_to(s)) & HIGH_BITS)


@rule
def odds(s, action):
    """How many of the unseen tiles would give this outcome."""
    if action < FACE or action >= FACE + JOKER:
        return 0
    return (int64(s.unseen) >> 8 * (action - FACE)) & 127


# ---- The end ----


@rule
def value(row, tiles):
    """What a row is worth with these tiles, counted: nothing if it is void or unused."""
    if tiles == 0 or tiles & VOID_MARK:
        return 0
    if row < SMALL:
        return (row + 1) * (pile(tiles, row + 1) + pile(tiles, JOKER))
    if row < CHANCE_ROW:
        return fixed_value(row)
    total = 0
    for face in range(1, JOKER):
        total += face * pile(tiles, face)
    return total


@rule
def fixed_value(row):
    """What a street or the triple is worth, whatever lies in it."""
    if row == SMALL:
        return 15
    if row == LARGE:
        return 20
    return 30


@rule
def bonus(upper):
    """The bonus for this many points in the six upper rows."""
    return BONUS if upper >= BONUS_FROM else 0


@rule
def score(s, seat):
    """The points of a seat: its ten rows, and the bonus."""
    total = 0
    for row in range(SMALL):
        total += value(row, int64(s.rows[seat, row]))
    total += bonus(total)
    for row in range(SMALL, ROWS):
        total += value(row, int64(s.rows[seat, row]))
    return total


@rule
def winners(s):
    """The winning seats, as bits: all with the most points."""
    most = 0
    for seat in range(s.players):
        most = max(most, score(s, seat))
    best = 0
    for seat in range(s.players):
        if score(s, seat) == most:
            best |= 1 << seat
    return best


# ---- What is hidden: nothing, though a person must remember it ----


@rule
def show(s, veiled, seat):
    """Everything is public."""


@rule
def guess(s, seat, key):
    """Nothing is left to guess."""
