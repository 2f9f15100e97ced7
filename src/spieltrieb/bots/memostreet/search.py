"""Memo Street: the best way to turn up tiles and to use a row, by exact expectation over the rest of the turn.

Up to three tiles are turned up one after the other; all orders of known and unseen tiles are looked at, every face
of an unseen one weighed by how many unseen tiles have it, and every way to use the tiles is valued with the tables of
value.py. Only what comes after the turn is an estimate.
"""

import random

import numpy as np
from numpy import int64

from spieltrieb.bots import compiling
from spieltrieb.bots.memostreet.position import (
    COUNTED,
    KINDS,
    MOST_FILLS,
    TILES_A_TURN,
    fills,
    finish_turn,
    is_over,
    left,
    put_back,
    survey,
    take,
    take_unseen,
    total_of,
    turns_left,
)
from spieltrieb.bots.memostreet.value import JUDGING, board_place, outlook, spread_for, tables_for
from spieltrieb.bots.player import Sight, look
from spieltrieb.bots.weights import Array
from spieltrieb.core import layout
from spieltrieb.core.bits import below
from spieltrieb.core.compile import rule
from spieltrieb.games.memostreet import GAME
from spieltrieb.games.memostreet.rules import BONUS_FROM, face_up, one, pile, value
from spieltrieb.games.memostreet.state import FILL, JOKER, ROWS, VOID, VOID_MARK

BORROWS_ARRAYS = True  # for the compiler: no rule here makes or returns an array

NO_KIND = KINDS
UNSET = -1e18
IMPOSSIBLE = -1e15

# What `play_on` adds up: the points of each row, all points, and how often each row was used in the first turn.
ALL_POINTS = ROWS
USED_FIRST = ROWS + 1
TALLIES = USED_FIRST + ROWS

KEYS_A_GAME = 1 << 20  # random numbers of different games are that far apart,
KEYS_A_TURN = 64  # and those of different turns as far as this


# What a search works in. One record, since compiled code counts the references to every array in a tuple.
ROOM = layout.record(
    [
        *JUDGING,
        ("bias", "f8", (ROWS,)),  # by how many points each row is misjudged, on purpose
        ("use", "i8", (2,)),  # the best use found: the row and its content
        ("fills", "i8", (MOST_FILLS, 2)),  # all ways to fill a row
        ("turns", "f8", (JOKER + 1,)),  # what it is worth to turn up an unseen tile (at 0), or a known one of each face
        ("by_kind", "f8", (TILES_A_TURN, KINDS)),  # the same by kind: for the first, second and third tile of the turn
        ("memory", "f8", (KINDS + 1, KINDS + 1, KINDS + 1)),  # values that were found already, by the kinds that are up
    ]
)


# ---- Using a row ----


@rule
def value_of_use(p, row, content, unseen, tables, room):
    """The value of using a row with this content, while `unseen` tiles are unseen."""
    put_back(p, content, room.known)
    return outlook(p, row, value(row, content), unseen, tables, room) + room.bias[row]


@rule
def best_use(p, tables, room):
    """The value of the best way to use a row with the tiles that are up, which is written into `room.use`.

    Of the rows that cannot be filled only the one is voided that leaves the best board, the tiles aside.
    """
    best = UNSET
    unseen = total_of(p.unseen)
    void_rows = p.unused[p.turn]
    for k in range(fills(p, room.fills)):
        row = room.fills[k, 0]
        content = room.fills[k, 1]
        void_rows &= ~(1 << row)
        found = value_of_use(p, row, content, unseen, tables, room)
        if found > best:
            best = found
            room.use[0] = row
            room.use[1] = content
    void_row = row_to_void(p, void_rows, tables, room)
    if void_row >= 0:
        for face in range(1, JOKER + 1):
            if pile(p.up, face):
                found = value_of_use(p, void_row, one(face) | VOID_MARK, unseen, tables, room)
                if found > best:
                    best = found
                    room.use[0] = void_row
                    room.use[1] = one(face) | VOID_MARK
    return best


@rule
def row_to_void(p, rows, tables, room):
    """The one of these rows that leaves the best board when it is void, the tiles aside; -1 for no rows."""
    unused = p.unused[p.turn]
    found = -1
    best = UNSET
    for row in range(ROWS):
        if (rows >> row) & 1:
            base = tables[board_place(unused & ~(1 << row), p.upper[p.turn])] + room.bias[row]
            if base > best:
                best = base
                found = row
    return found


@rule
def weigh(states, actions, positions, tables, rooms, values):
    """Write the value of each of these ways to use a row (actions), in the order given."""
    s = states[0]
    p = positions[0]
    room = rooms[0]
    unseen = total_of(p.unseen)
    for i in range(len(actions)):
        action = int64(actions[i])
        if action < VOID:
            row = (action - FILL) % ROWS
            tiles = (action - FILL) // ROWS + 1
            content = 0
        else:
            row = (action - VOID) % ROWS
            tiles = 1 << (action - VOID) // ROWS
            content = VOID_MARK
        for tile in range(TILES_A_TURN):
            if (tiles >> tile) & 1:
                content += one(face_up(s, tile))
        values[i] = value_of_use(p, row, content, unseen, tables, room)


# ---- Turning up tiles ----


@rule
def best_turn(p, by_kind, turns):
    """The best of: each known face, or an unseen tile at the mean of its faces; all are written into `turns`."""
    best = UNSET
    for face in range(1, JOKER + 1):
        turns[face] = by_kind[face - 1] if p.known[face] else IMPOSSIBLE
        best = max(best, turns[face])
    unseen = total_of(p.unseen)
    turns[0] = IMPOSSIBLE
    if unseen:
        total = 0.0
        for face in range(1, JOKER + 1):
            if p.unseen[face]:
                total += p.unseen[face] * by_kind[JOKER + face - 1]
        turns[0] = total / unseen
        best = max(best, turns[0])
    return best


@rule
def consider(p, tables, room):
    """The value of the best tile to turn up; what each kind of tile is worth is written into `room.turns`."""
    turns = turns_left(p)
    by_kind = room.by_kind
    room.memory[:] = UNSET
    for first in range(KINDS):
        if left(p, first) == 0:
            continue
        take(p, first, 1)
        if turns == 1:
            by_kind[0, first] = best_use(p, tables, room)
        else:
            for second in range(KINDS):
                if left(p, second):
                    by_kind[1, second] = value_of_pair(
                        p, turns, min(first, second), max(first, second), second, tables, room
                    )
            by_kind[0, first] = best_turn(p, by_kind[1], room.turns)
        take(p, first, -1)
    return best_turn(p, by_kind[0], room.turns)


@rule
def consider_first(positions, tables, rooms):
    """The same for the first position in the first room."""
    return consider(positions[0], tables, rooms[0])


@rule
def value_of_pair(p, turns, low, high, second, tables, room):
    """The value of two tiles of these kinds, of which the second is just being turned up."""
    memory = room.memory
    if memory[low, high, NO_KIND] == UNSET:
        take(p, second, 1)
        if turns == 2:
            memory[low, high, NO_KIND] = best_use(p, tables, room)
        else:
            for third in range(KINDS):
                if left(p, third) == 0:
                    continue
                lowest = min(low, third)
                highest = max(high, third)
                middle = low + high + third - lowest - highest
                if memory[lowest, middle, highest] == UNSET:
                    take(p, third, 1)
                    memory[lowest, middle, highest] = best_use(p, tables, room)
                    take(p, third, -1)
                room.by_kind[2, third] = memory[lowest, middle, highest]
            memory[low, high, NO_KIND] = best_turn(p, room.by_kind[2], room.turns)
        take(p, second, -1)
    return memory[low, high, NO_KIND]


# ---- Playing on ----


@rule
def play_turn(p, key, tables, room):
    """Turn up tiles as is best, and find the best use of a row, which is written into `room.use`."""
    for step in range(turns_left(p)):
        consider(p, tables, room)
        face = 0
        for other in range(1, JOKER + 1):
            if room.turns[other] > room.turns[face]:
                face = other
        if face:
            take(p, face - 1, 1)
        else:
            take_unseen(p, key + step)
    best_use(p, tables, room)


@rule
def play_on(positions, games, key, first, most_turns, tables, rooms, tally):
    """Play on from the first position several times, and return how often its seat earned the bonus.

    `first` is the tile that it turns up first: a known one of this face, an unseen one for 0, the best for -1. What
    its rows bring is added to `tally`, at ALL_POINTS and so on. The second position is room to work in.
    """
    p = positions[1]
    room = rooms[0]
    seat = positions[0].turn
    bonuses = 0
    for game in range(games):
        game_key = int64(below(key, game, 1 << 31)) * KEYS_A_GAME
        positions[1] = positions[0]
        if first > 0:
            take(p, first - 1, 1)
        elif first == 0:
            take_unseen(p, game_key + KEYS_A_TURN - 1)
        step = 0
        while step < most_turns and not is_over(p):
            mine = p.turn == seat
            play_turn(p, game_key + KEYS_A_TURN * step, tables, room)
            row = room.use[0]
            finish_turn(p, row, room.use[1])
            if mine:
                tally[row] += value(row, room.use[1])
            if step == 0:
                tally[USED_FIRST + row] += 1
            step += 1
        tally[ALL_POINTS] += p.points[seat]
        bonuses += p.upper[seat] >= BONUS_FROM
    return bonuses


class Search:
    """A position with its tiles counted, and room to look ahead in; made for one choice.

    Compiled functions are given arrays of records here, and fields are read by their names in brackets: a record alone
    and its attributes take much longer.
    """

    def __init__(self, sight: Sight, idea: str = "learned", for_win: bool = False) -> None:
        """`idea` is what the seat knows of boards (value.tables_for); `for_win` the win counts for it, not points."""
        make_ready()
        self.sight = sight
        self.positions = np.zeros(2, COUNTED)  # this one, and one to play on
        self.position = self.positions[0]
        self.tables = tables_for(idea, sight.players)
        self.rooms = np.zeros(1, ROOM)
        self.room = self.rooms[0]
        if for_win:
            self.room["for_win"] = 1
            self.room["spread"] = spread_for(sight.players)
        self.shown = np.zeros(JOKER + 1)  # after `turns`: what it is worth if an unseen tile shows this face
        survey(sight.state, sight.seat, self.positions)

    @property
    def unseen(self) -> int:
        """How many face-down tiles are unknown."""
        return int(self.position["unseen"].sum())

    def misjudge(self, bias: list[float]) -> None:
        """Take each row for better than it is by this many points."""
        self.room["bias"] = bias

    def turns(self) -> Array:
        """What it is worth to turn up an unseen tile (at 0), or a known one of each face; IMPOSSIBLE without one."""
        consider_first(self.positions, self.tables, self.rooms)
        self.shown[1:] = self.room["by_kind"][0, JOKER:]
        found: Array = self.room["turns"].copy()
        return found

    def uses(self, actions: Array) -> Array:
        """What each of these fillings and voids is worth."""
        found = np.empty(len(actions))
        weigh(self.sight.state, actions, self.positions, self.tables, self.rooms, found)
        return found

    def play_on(self, games: int, key: int, first: int = -1, most_turns: int = 1000) -> tuple[Array, int]:
        """Play on from here several times: what rows brought and how often they were used; and how many bonuses."""
        tally = np.zeros(TALLIES)
        bonuses = play_on(self.positions, games, key, first, most_turns, self.tables, self.rooms, tally)
        return tally, int(bonuses)


def make_ready() -> None:
    """Compile the search, when it is needed for the first time."""
    compiling.make_ready(__name__, f"the players of {GAME.name}", _try_all)


def _try_all() -> None:
    """Look once for tiles to turn up and for a row to use, so that all of it is compiled."""
    position, chance = GAME.start(2, seed=3), random.Random(0)
    for _ in range(TILES_A_TURN):
        Search(look(position, 0, chance), for_win=True).turns()
        position = position.play(position.legal(0)[0])
    search = Search(look(position, 0, chance))
    search.uses(np.array(search.sight.legal))
    search.play_on(1, 0, most_turns=1)
