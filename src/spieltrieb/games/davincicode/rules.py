"""Da Vinci Code: the rules, in the leaflet's order, as functions over the state record `s`."""

from numpy import int64

from spieltrieb.core.bits import first, nth, size
from spieltrieb.core.compile import rule
from spieltrieb.core.moves import CHANCE
from spieltrieb.games.davincicode.odds import guess  # noqa: F401  (a rule like those here, in a file of its own)
from spieltrieb.games.davincicode.state import (
    ALL_BLACK,
    FACE,
    GUESS,
    HIT,
    HYPHEN,
    HYPHENS,
    INSERT,
    INSERT_AT,
    LAST,
    LAY,
    LAY_AT,
    NAME,
    OVER,
    PICK,
    PICKED,
    PLACES,
    SET,
    SET_UP,
    SHOW,
    SHOW_AT,
    SPOTS,
    STOP,
    TAKE,
    TAKE_TILE,
    TAKEN,
    TILES,
    UNKNOWN,
    VALUES,
)

ALL_PLACES = (1 << PLACES) - 1
TWO_SEATS = (1 << 2 * PLACES) - 1

# ---- Codes: ascending from the owner's left, black before white ----


@rule
def hidden_places(s, seat):
    """The places of a seat's code whose tiles are still hidden, as bits."""
    return (s.hidden >> (PLACES * seat)) & ALL_PLACES


@rule
def gaps(s, seat):
    """The gaps of a seat's code where the drawn tile keeps it in order, as bits: several next to a hyphen."""
    tile = int64(s.drawn)
    length = int64(s.length[seat])
    leftmost = 0
    place = 0
    if tile < HYPHENS:
        while place < length:
            other = int64(s.code[PLACES * seat + place])
            place += 1
            if other < tile:
                leftmost = place
            elif other < HYPHENS:
                length = place - 1
    return (2 << length) - (1 << leftmost)


@rule
def put_in(s, seat, gap, hidden):
    """The drawn tile goes into a gap of the code, hidden or open: whatever stands right of it moves on by one."""
    start = PLACES * seat
    place = start + int64(s.length[seat])
    while place > start + gap:
        s.code[place] = s.code[place - 1]
        s.ruled_out[place] = s.ruled_out[place - 1]
        place -= 1
    s.code[place] = s.drawn
    s.ruled_out[place] = 0
    s.length[seat] += 1
    s.drawn = -1
    places = hidden_places(s, seat)
    left = places & ((1 << gap) - 1)
    moved = left | (places - left) << 1 | hidden << gap
    s.hidden += (moved - places) << start


# ---- Setup ----


@rule
def hand_size(s):
    """How many tiles everybody takes in the setup: four, with four players three."""
    return 4 - int64(s.players == 4)


@rule
def pick_up(s, tile):
    """A tile taken in the setup is added to its owner's; when all have theirs, all set up their codes."""
    seat = int64(s.turn)
    spot = PLACES * seat + int64(s.length[seat])
    s.code[spot] = tile
    s.hidden |= int64(1) << spot
    s.length[seat] += 1
    s.drawn = -1
    s.turn = (seat + 1) % s.players
    if s.length[s.turn] < hand_size(s):
        s.phase = PICK
    else:
        s.phase = SET_UP
        s.waiting = (1 << s.players) - 1


@rule
def hand(s, seat):
    """The tiles that a seat took in the setup, as bits."""
    tiles = 0
    for place in range(s.length[seat]):
        tiles |= 1 << int64(s.code[PLACES * seat + place])
    return tiles


@rule
def hyphen_places(s, seat, colour):
    """How many places the hyphen of this colour can choose from when the code is set up; 1 without that hyphen."""
    hyphens = hand(s, seat) >> HYPHENS
    if (hyphens >> colour) & 1 == 0:
        return 1
    return int64(s.length[seat]) - (hyphens & colour)  # the black hyphen has taken a place before the white one chooses


@rule
def set_up(s, seat, black, white):
    """A seat sets up its code: hyphens at the places chosen, the numbers ascending on the others."""
    tiles = hand(s, seat)
    hyphens = tiles >> HYPHENS
    if hyphens == 3:
        white += white >= black
    for place in range(s.length[seat]):
        if hyphens & 1 and place == black:
            tile = HYPHENS
        elif hyphens & 2 and place == white:
            tile = HYPHENS + 1
        else:
            tile = first(tiles)
            tiles &= tiles - 1
        s.code[PLACES * seat + place] = tile
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        begin_turn(s)


# ---- A turn: take a tile, name a value for somebody's tile, go on or stop after a hit ----


@rule
def begin_turn(s):
    """The player whose turn it is takes a tile first, or names one at once where the pool is empty."""
    s.phase = TAKE if s.left[0] + s.left[1] > 0 else GUESS


@rule
def take(s, colour):
    """A tile of this colour is taken from the pool; chance gives it its face."""
    s.left[colour] -= 1
    s.drawn = UNKNOWN + colour
    s.phase = PICKED if s.phase == PICK else TAKEN


@rule
def face(s, tile):
    """The tile taken turns out to be this one."""
    s.pool &= ~(1 << tile)
    if s.phase == PICKED:
        pick_up(s, tile)
    else:
        s.drawn = tile
        s.phase = GUESS


@rule
def name(s, seat, spot, value):
    """A value is named for a tile: a hit lays it open, a miss lays open one of the guesser's own."""
    if int64(s.code[spot]) >> 1 == value:
        hit(s, seat, spot, value)
    else:
        s.ruled_out[spot] = int64(s.ruled_out[spot]) | 1 << value
        s.phase = LAY if s.drawn >= 0 else SHOW


@rule
def hit(s, seat, spot, value):
    """10 points for a hit, 20 for a 6 or a hyphen, 50 in addition for the last hidden tile of a code."""
    s.points[seat] += 20 if value == 6 or value == HYPHEN else 10
    lay_open(s, spot)
    if hidden_places(s, spot // PLACES) == 0:
        s.points[seat] += 50
    if s.phase != OVER:
        s.phase = HIT


@rule
def lay_open(s, spot):
    """A tile is laid open; it may be the last one of the last player but one."""
    s.hidden &= ~(int64(1) << spot)
    s.ruled_out[spot] = 0
    if size(not_out(s)) == 1:
        s.phase = OVER
        s.reason = LAST


@rule
def end_turn(s):
    """It is the turn of the next player clockwise who is not out."""
    seat = int64(s.turn)
    hidden = 0
    while hidden == 0:
        seat += 1
        seat *= int64(seat < s.players)
        hidden = hidden_places(s, seat)
    s.turn = seat
    begin_turn(s)


@rule
def play(s, seat, action):
    """Carry out an action that is known to be legal."""
    if action >= FACE:
        face(s, action - FACE)
    elif action >= NAME:
        name(s, seat, (action - NAME) // VALUES, (action - NAME) % VALUES)
    elif action >= SET:
        set_up(s, seat, (action - SET) >> 2, (action - SET) & 3)
    elif action >= SHOW_AT:
        lay_open(s, PLACES * seat + action - SHOW_AT)
        if s.phase != OVER:
            end_turn(s)
    elif action >= INSERT_AT:
        if action >= LAY_AT:
            put_in(s, seat, action - LAY_AT, 0)
        else:
            put_in(s, seat, action - INSERT_AT, 1)
        end_turn(s)
    elif action == STOP:
        if s.drawn >= 0:
            s.phase = INSERT
        else:
            end_turn(s)
    else:
        take(s, action - TAKE_TILE)


# ---- Who may do what ----


@rule
def actors(s):
    """The seats that may act now, as bits; CHANCE when a tile gets its face; 0 when the game is over."""
    if s.phase == OVER:
        return 0
    if s.phase == TAKEN or s.phase == PICKED:
        return CHANCE
    if s.phase == SET_UP:
        return int64(s.waiting)
    return 1 << int64(s.turn)


@rule
def targets(s, seat):
    """The spots of all other players' hidden tiles, as bits."""
    return s.hidden & ~(int64(ALL_PLACES) << (PLACES * seat))


@rule
def possible(s, seat):
    """What a seat may choose from, as bits: colours to take, gaps to put the drawn tile in, own tiles to lay open."""
    if s.phase == SHOW:
        return hidden_places(s, seat)
    if s.phase == LAY or s.phase == INSERT:
        return gaps(s, seat)
    return int64(s.left[0] > 0) | int64(s.left[1] > 0) << 1


@rule
def count(s, seat):
    """How many actions a seat that may act now has."""
    if s.phase == GUESS or s.phase == HIT:
        return size(targets(s, seat)) * int64(s.values) + int64(s.phase == HIT)
    if s.phase == SET_UP:
        return hyphen_places(s, seat, 0) * hyphen_places(s, seat, 1)
    return size(possible(s, seat))


@rule
def pick(s, seat, k):
    """The k-th of a seat's actions: stop, then values by spot; or colours, gaps, places from the left."""
    if s.phase == GUESS or s.phase == HIT:
        k -= int64(s.phase == HIT)
        if k < 0:
            return STOP
        values = int64(s.values)
        return NAME + VALUES * nth_spot(targets(s, seat), k // values) + k % values
    if s.phase == SET_UP:
        white = hyphen_places(s, seat, 1)
        return SET + 4 * (k // white) + k % white
    return first_choice(s) + nth(possible(s, seat), k)


@rule
def nth_spot(spots, k):
    """The k-th of a set of spots, found among two seats at a time."""
    members = size(spots & TWO_SEATS)
    beyond = int64(k >= members)
    return 2 * PLACES * beyond + nth((spots >> (2 * PLACES * beyond)) & TWO_SEATS, k - members * beyond)


@rule
def first_choice(s):
    """The action that chooses the bit 0 of `possible`."""
    if s.phase == LAY:
        return LAY_AT
    if s.phase == INSERT:
        return INSERT_AT
    if s.phase == SHOW:
        return SHOW_AT
    return TAKE_TILE


@rule
def allows(s, seat, action):
    """Whether an action is legal for a seat that may act now."""
    if s.phase == GUESS or s.phase == HIT:
        if action < NAME or action >= FACE:
            return action == STOP and s.phase == HIT
        spot = (action - NAME) // VALUES
        return (targets(s, seat) >> spot) & 1 == 1 and (action - NAME) % VALUES < s.values
    if s.phase == SET_UP:
        if action < SET or action >= NAME:
            return False
        return (action - SET) >> 2 < hyphen_places(s, seat, 0) and (action - SET) & 3 < hyphen_places(s, seat, 1)
    bit = action - first_choice(s)
    return 0 <= bit <= PLACES and (possible(s, seat) >> bit) & 1 == 1


# ---- Chance: the face of a tile that was taken ----


@rule
def faces(s):
    """The faces that the tile just taken may have, as bits."""
    return int64(s.pool) & (ALL_BLACK << (int64(s.drawn) & 1))


@rule
def unseen(s):
    """How many tiles of its colour the tile just taken may be, each as likely as any other."""
    return size(faces(s))


@rule
def turn_up(s, k):
    """The action that gives it the k-th of these faces."""
    return FACE + nth(faces(s), k)


@rule
def odds(s, action):
    """How many of these tiles would give this outcome: one or none."""
    if action < FACE or action >= FACE + TILES:
        return 0
    return (faces(s) >> (action - FACE)) & 1


# ---- The end: the last player with a hidden tile wins ----


@rule
def not_out(s):
    """The seats that still have a hidden tile in their code, as bits."""
    seats = 0
    for seat in range(s.players):
        seats |= int64(hidden_places(s, seat) > 0) << seat
    return seats


@rule
def winners(s):
    """The winning seat, as bits: the only one that is not out."""
    return not_out(s)


@rule
def score(s, seat):
    """The points of a seat: those for hits, and the numbers that are still hidden in the winner's code."""
    points = int64(s.points[seat])
    places = hidden_places(s, seat)
    while places:
        value = int64(s.code[PLACES * seat + first(places)]) >> 1
        points += value * int64(value != HYPHEN)
        places &= places - 1
    return points


# ---- What is hidden: the faces of hidden tiles and of the drawn tile, but from their owners ----


@rule
def show(s, veiled, seat):
    """A seat sees its own tiles and all open ones, of the others the colour; and so it knows which it has not seen."""
    own = int64(ALL_PLACES) << (PLACES * seat) if seat >= 0 else int64(0)
    covered = s.hidden & ~own
    not_seen = (1 << 2 * int64(s.values)) - 1
    for spot in range(SPOTS):
        tile = int64(s.code[spot])
        if (covered >> spot) & 1:
            tile = UNKNOWN + (tile & 1)
        elif tile >= 0:
            not_seen &= ~(1 << tile)
        veiled.code[spot] = tile
    drawn = int64(s.drawn)
    if drawn >= 0 and drawn < UNKNOWN:
        if seat == s.turn:
            not_seen &= ~(1 << drawn)
        else:
            drawn = UNKNOWN + (drawn & 1)
    veiled.drawn = drawn
    veiled.pool = not_seen
