"""Kreuz & Quer: the rules, in the leaflet's order, as functions over the state record `s`."""

import numpy as np
from numpy import int64

from spieltrieb.core.bits import nth, size
from spieltrieb.core.compile import rule
from spieltrieb.core.moves import CHANCE
from spieltrieb.games.kreuzquer.state import (
    CELLS,
    CENTRE,
    EMPTY,
    FACE,
    FULL,
    NARROW,
    PORTS,
    SPIRAL,
    TILES,
    WIDE,
)

# The cell next to each cell on each of its sides N, E, S, W; -1 where the board ends.
NEIGHBOUR = np.array(
    [
        [
            cell - 5 if cell >= 5 else -1,
            cell + 1 if cell % 5 < 4 else -1,
            cell + 5 if cell < 20 else -1,
            cell - 1 if cell % 5 > 0 else -1,
        ]
        for cell in range(CELLS)
    ],
    np.int8,
)
PORT_CELL = np.array(["abcde".index(port[0]) + 5 * "12345".index(port[1]) for port in PORTS], np.int8)

# ---- A tile: wide and narrow exits, and empty sides ----


@rule
def turned(face, turn):
    """A face after this many clockwise quarter turns: what pointed north points east after one."""
    sides = (face & 255) << 2 * turn
    second = ((face >> 8) & 15) << turn
    return ((sides | sides >> 8) & 255) | ((second | second >> 4) & 15) << 8


@rule
def turns(face):
    """How many turns of a face, from none on, look different: 1, 2 or 4."""
    return face >> 12


@rule
def kind(face, side):
    """What a face has on a side: EMPTY, WIDE or NARROW."""
    return (face >> 2 * side) & 3


@rule
def path(face, side):
    """To which path of a face an exit on this side belongs: 0, or 1 for the second path of a face of two."""
    return (face >> (8 + side)) & 1


@rule
def lying(s, seat, cell):
    """The face that lies open on a cell of a seat, as it was turned; 0, all empty, on a free cell and for a spiral."""
    if cell == CENTRE:
        return int64(s.centre)
    laid = int64(s.cells[seat, cell]) - 1
    face_up = int64(laid >= 0)  # arithmetic instead of a branch, which would be mispredicted half the time
    return face_up * turned(int64(s.faces[(face_up * laid) >> 2]), laid & 3)


# ---- A round: a tile is turned up, and everybody places their own ----


@rule
def turn_up_tile(s, tile):
    """The starter turns up a tile; now all seats are to place theirs, at the same time."""
    s.unseen = int64(s.unseen) & ~(1 << tile)
    s.tile = tile
    s.waiting = (1 << int64(s.players)) - 1


@rule
def end_placing(s, seat, cell):
    """A seat has placed; once all have, the next tile may be turned up, unless the boards are full."""
    free = int64(s.free[seat]) & ~(1 << cell)
    s.free[seat] = free
    s.waiting = int64(s.waiting) & ~(1 << seat)
    if s.waiting == 0:
        s.tile = -1
        if free == 0:
            s.reason = FULL


# ---- Placing: it must fit, and continue a connection ----


@rule
def refused(no_wide, no_narrow, kind):
    """The cells that refuse this kind on a side, of those that refuse a wide and a narrow exit there."""
    if kind == WIDE:
        return no_wide
    if kind == NARROW:
        return no_narrow
    return no_wide ^ no_narrow  # an exit leads here: just one of both is refused, and so is an empty side


@rule
def fitting(s, seat, face):
    """The free cells of a seat where a face, turned as it is, may be placed.

    No side may meet anything but its like: that is all that is required, wherever an exit leads here. For then the
    side that meets this exit is one like it, and so continues it.
    """
    against = 0
    reached = 0
    for side in range(4):
        no_wide = int64(s.no_wide[seat, side])
        no_narrow = int64(s.no_narrow[seat, side])
        against |= refused(no_wide, no_narrow, kind(face, side))
        reached |= refused(no_wide, no_narrow, EMPTY)
    return int64(s.free[seat]) & reached & ~against


@rule
def place(s, seat, cell, turn):
    """The tile goes on the cell; from now on the sides of its neighbours must agree with its own."""
    tile = int64(s.tile)
    face = turned(int64(s.faces[tile]), turn)
    for side in range(4):
        beyond = (1 << (int64(NEIGHBOUR[cell, side]) + 1)) >> 1  # as a bit; none where the board ends
        facing = (side + 2) & 3
        s.no_wide[seat, facing] |= beyond * int64(kind(face, side) != WIDE)
        s.no_narrow[seat, facing] |= beyond * int64(kind(face, side) != NARROW)
    s.cells[seat, cell] = 1 + 4 * tile + turn
    end_placing(s, seat, cell)


# ---- A spiral: the tile is laid face down on any free cell, and asks nothing of its neighbours ----


@rule
def lay_spiral(s, seat, cell):
    """The tile is laid face down."""
    s.cells[seat, cell] = -1 - int64(s.tile)
    end_placing(s, seat, cell)


@rule
def play(s, seat, action):
    """Carry out an action that is known to be legal."""
    if action >= FACE:
        turn_up_tile(s, action - FACE)
    elif action >= SPIRAL:
        lay_spiral(s, seat, action - SPIRAL)
    else:
        place(s, seat, action >> 2, action & 3)


# ---- Who may do what ----


@rule
def actors(s):
    """The seats still to place, as bits; CHANCE when a tile is to be turned up; 0 when the game is over."""
    if s.waiting:
        return int64(s.waiting)
    if s.reason:
        return 0
    return CHANCE


@rule
def count(s, seat):
    """How many actions a seat that may act now has."""
    face = int64(s.faces[s.tile])
    total = size(int64(s.free[seat]))
    for turn in range(turns(face)):
        total += size(fitting(s, seat, turned(face, turn)))
    return total


@rule
def pick(s, seat, k):
    """The k-th of a seat's actions: the placements by turn and cell, then the spirals by cell."""
    face = int64(s.faces[s.tile])
    for turn in range(turns(face)):
        cells = fitting(s, seat, turned(face, turn))
        if k < size(cells):
            return 4 * nth(cells, k) + turn
        k -= size(cells)
    return SPIRAL + nth(int64(s.free[seat]), k)


@rule
def allows(s, seat, action):
    """Whether an action is legal for a seat that may act now."""
    if action < 0 or action >= FACE:
        return False
    if action >= SPIRAL:
        return (int64(s.free[seat]) >> (action - SPIRAL)) & 1 == 1
    face = int64(s.faces[s.tile])
    turn = action & 3
    return turn < turns(face) and (fitting(s, seat, turned(face, turn)) >> (action >> 2)) & 1 == 1


# ---- Chance ----


@rule
def unseen(s):
    """How many face-down tiles there are: each is turned up as likely as any other."""
    return size(int64(s.unseen))


@rule
def turn_up(s, k):
    """The action that turns up the k-th face-down tile."""
    return FACE + nth(int64(s.unseen), k)


@rule
def odds(s, action):
    """How many of the face-down tiles would give this outcome."""
    if action < FACE or action >= FACE + TILES:
        return 0
    return (int64(s.unseen) >> (action - FACE)) & 1


# ---- The end ----


@rule
def joined_paths(s, seat):
    """The paths that are joined to the centre, as bits: two per cell, one for each path of its face.

    Every tile continues a connection when it is placed. So if all tiles have just one path, all paths are joined; only
    tiles of two paths make it necessary to follow them, starting from the centre.
    """
    if not s.two_paths:
        return int64(-1)
    joined = int64(3) << 2 * CENTRE
    before = int64(0)
    while joined != before:
        before = joined
        for cell in range(CELLS):
            face = lying(s, seat, cell)
            for side in range(4):
                beyond = int64(NEIGHBOUR[cell, side])
                if kind(face, side) != EMPTY and beyond >= 0:
                    facing = (side + 2) & 3
                    next_face = lying(s, seat, beyond)
                    if kind(next_face, facing) != EMPTY:
                        joined |= ((joined >> (2 * beyond + path(next_face, facing))) & 1) << (
                            2 * cell + path(face, side)
                        )
    return joined


@rule
def joined_ports(s, seat):
    """The ports of a seat that are joined to the centre, as bits in the order of the ports."""
    paths = joined_paths(s, seat)
    ports = 0
    for port in range(16):
        cell = int64(PORT_CELL[port])
        side = port >> 2
        face = lying(s, seat, cell)
        exit_here = int64(kind(face, side) != EMPTY)
        ports |= (exit_here & (paths >> (2 * cell + path(face, side)))) << port
    return ports


@rule
def joined_exits(s, seat, side):
    """The cells of a seat, as bits, that have an exit on this side that is joined to the centre."""
    paths = joined_paths(s, seat)
    cells = 0
    for cell in range(CELLS):
        face = lying(s, seat, cell)
        exit_here = int64(kind(face, side) != EMPTY)
        cells |= (exit_here & (paths >> (2 * cell + path(face, side)))) << cell
    return cells


@rule
def spirals(s, seat):
    """How many tiles of a seat lie face down."""
    total = 0
    for cell in range(CELLS):
        total += int64(s.cells[seat, cell] < 0)
    return total


@rule
def score(s, seat):
    """The points of a seat, none above 0: minus the value of every port not joined, minus 1 for every spiral."""
    joined = joined_ports(s, seat)
    values = int64(s.ports[seat])
    points = 0
    for port in range(16):
        points -= ((values >> 2 * port) & 3) * (1 - ((joined >> port) & 1))
    return points - spirals(s, seat)


@rule
def take_stock(states, stock):
    """Write for every seat its joined ports, its spirals, its points so far, and its joined exits side by side."""
    for seat in range(states[0].players):
        stock[seat, 0] = joined_ports(states[0], seat)
        stock[seat, 1] = spirals(states[0], seat)
        stock[seat, 2] = score(states[0], seat)
        for side in range(4):
            stock[seat, 3 + side] = joined_exits(states[0], seat, side)


@rule
def winners(s):
    """The winning seats, as bits: all with the fewest penalty points."""
    most = score(s, 0)
    best = 1
    for seat in range(1, s.players):
        points = score(s, seat)
        if points > most:
            most = points
            best = 0
        best |= int64(points == most) << seat
    return best


# ---- What is hidden: nothing ----


@rule
def show(s, veiled, seat):
    """Everything is public."""


@rule
def guess(s, seat, key):
    """Nothing is left to guess."""
