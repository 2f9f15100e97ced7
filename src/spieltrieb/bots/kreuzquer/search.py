"""Kreuz & Quer: all moves by their outlook, and games played on over random orders of the tiles to come.

`board` is what a seat has before it (position.Board); `weights` are those of `value`.
"""

from __future__ import annotations

import math
import random
from functools import cache, lru_cache

import numpy as np
from numpy import int64

from spieltrieb.bots import compiling
from spieltrieb.bots.deadline import Deadline
from spieltrieb.bots.halving import Round, Trials, halve
from spieltrieb.bots.kreuzquer.position import (
    CODES,
    KEYS_AN_ORDER,
    ORDER,
    PORT_AT,
    Board,
    Box,
    cell_of,
    fill_box,
    play_action,
    read_board,
    shuffle,
    suits,
)
from spieltrieb.bots.kreuzquer.value import best_action, common, learned, outlook
from spieltrieb.bots.player import Sight, look
from spieltrieb.bots.weights import Array
from spieltrieb.core.bits import below, size
from spieltrieb.core.compile import rule
from spieltrieb.core.contract import State
from spieltrieb.games.kreuzquer import GAME
from spieltrieb.games.kreuzquer.rules import kind
from spieltrieb.games.kreuzquer.state import CELLS, EMPTY, PORTS, SPIRAL, TILES

ALL_TILES = (1 << TILES) - 1
CANDIDATES = 12  # moves that are played on; the others are too bad to be worth it
ROUNDS = 3  # after each of which the better half stays, and is looked at twice as long
PER_SECOND = 300_000  # positions that play-outs may look at in a second of budget; most machines do more
OUTLOOK = 12  # games played on that count as much as a move's outlook
MOST_ORDERS = 320  # in the first round
BATCH = 8  # orders between two looks at the clock
SHARE = 0.9  # of the budget, for playing on

# ---- Compiled ----


@rule
def rate_actions(board, weights, actions, values):
    """Write all actions with the penalty points to be expected from now on, and return how many there are."""
    codes = board.codes
    free = board.free
    tiles = board.tiles
    fits = board.box.fits
    now = codes.copy()
    base = common(codes, free, tiles, fits, weights)
    total = 0
    for cell in range(CELLS):
        if not (free >> cell) & 1:
            continue
        for turn in range(4):
            if (int64(board.box.ways[board.tile, codes[cell]]) >> turn) & 1:
                look = int64(board.box.looks[board.tile, turn])
                actions[total] = 4 * cell + turn
                values[total] = base + outlook(codes, free, tiles, fits, weights, cell, look, now)
                total += 1
        actions[total] = SPIRAL + cell
        values[total] = base + outlook(codes, free, tiles, fits, weights, cell, -1, now)
        total += 1
    return total


# Nine arguments for the same reason as in `best_action`.
@rule
def play_on(codes, free, tiles, order, fits, ways, looks, weights, now):
    """Play to the end with the tiles in this order, each by its outlook alone, and return the penalty points."""
    minus = 0
    k = 0
    while free:
        tile = int64(order[k])
        k += 1
        tiles &= ~(1 << tile)
        action = best_action(codes, free, tile, tiles, fits, ways, looks, weights, now)
        minus += play_action(codes, action, tile, looks)
        free &= ~(1 << cell_of(action))
    return minus


@rule
def roll_out(board, weights, actions, alive, sums, key, orders):
    """Play on after each action that is alive, over the same random orders; add up penalty points, count positions."""
    codes = board.codes.copy()
    now = board.codes.copy()
    order = np.empty(ORDER, np.int64)
    start = board.codes
    free = board.free
    tile = board.tile
    tiles = board.tiles
    fits = board.box.fits
    ways = board.box.ways
    looks = board.box.looks
    positions = 0
    for k in range(orders):
        shuffle(tiles, order, int64(below(key, k, 1 << 30)) * KEYS_AN_ORDER)
        for index in range(len(alive)):
            if not alive[index]:
                continue
            codes[:] = start
            minus = play_action(codes, actions[index], tile, looks)
            left = free & ~(1 << cell_of(actions[index]))
            minus += play_on(codes, left, tiles, order, fits, ways, looks, weights, now)
            sums[index] += minus
            positions += size(left) + 1
    return positions


@rule
def roll_ports(board, weights, action, joined, key, orders):
    """Play on after one action over random orders, and count how often each port was joined."""
    codes = board.codes.copy()
    now = board.codes.copy()
    fits = board.box.fits
    ways = board.box.ways
    looks = board.box.looks
    order = np.empty(ORDER, np.int64)
    for k in range(orders):
        shuffle(board.tiles, order, int64(below(key, k, 1 << 30)) * KEYS_AN_ORDER)
        codes[:] = board.codes
        left = board.free
        coming = board.tiles
        turned_up = board.tile
        chosen = action
        step = 0
        while True:
            if chosen < SPIRAL:
                look = int64(looks[turned_up, chosen & 3])
                for side in range(4):
                    port = int64(PORT_AT[chosen >> 2, side])
                    if port >= 0 and kind(look, side) != EMPTY:
                        joined[port] += 1
            play_action(codes, chosen, turned_up, looks)
            left &= ~(1 << cell_of(chosen))
            if left == 0:
                break
            turned_up = order[step]
            step += 1
            coming &= ~(1 << turned_up)
            chosen = best_action(codes, left, turned_up, coming, fits, ways, looks, weights, now)


# ---- As Python uses it ----


class Search:
    """A seat's board when it is to place a tile, and what its moves may cost."""

    def __init__(self, sight: Sight) -> None:
        make_ready()
        state = sight.state[0]
        codes = np.zeros(CELLS, np.int16)
        free = int(read_board(sight.state, sight.seat, codes))
        self.board = Board(codes, free, int(state["tile"]), int(state["unseen"]), box_of(state))

    @property
    def left(self) -> int:
        """How many cells are free after this move."""
        return self.board.free.bit_count() - 1

    def rate(self, weights: Array) -> tuple[Array, Array]:
        """Every legal action, with the penalty points that its outlook promises from now on."""
        actions, values = np.empty(5 * CELLS, np.int64), np.empty(5 * CELLS)
        total = rate_actions(self.board, weights, actions, values)
        return actions[:total], values[:total]

    def play_on(self, weights: Array, key: int, budget: float, fixed: int | None = None) -> tuple[Array, Array]:
        """The likeliest good actions, best first, with their mean penalty points from now on when games are played on.

        All are played on over the same random orders of tiles. The budget in seconds says how many; or their number
        (in the first round) is fixed, and no clock is looked at.
        """
        deadline = Deadline(SHARE * budget if fixed is None else math.inf)
        actions, values = self.rate(weights)
        promising = np.argsort(values, kind="stable")[:CANDIDATES]
        actions, values = actions[promising], values[promising]
        total = len(actions)
        if total == 1 or self.left == 0:
            return actions, values
        orders = fixed or max(2, min(MOST_ORDERS, int(PER_SECOND * budget / self.left / (ROUNDS * total))))
        alive, sums, counts = np.zeros(total, np.bool_), np.zeros(total, np.int64), np.zeros(total, np.int64)

        def try_out(batch: Trials[int]) -> None:
            alive[:] = False
            alive[batch.candidates] = True
            start = key + ROUNDS * batch.start + batch.round
            roll_out(self.board, weights, actions, alive, sums, start, batch.trials)
            counts[alive] += batch.trials

        def mean(index: int) -> float:
            """The mean penalty points, its outlook counted in."""
            return float((sums[index] + OUTLOOK * values[index]) / (counts[index] + OUTLOOK))

        def worth(index: int) -> tuple[float, int]:
            """The fewer penalty points the better; of equals, the one that promised more."""
            return -mean(index), -index

        rounds = [Round(max(2, total >> number), orders << number, BATCH) for number in range(ROUNDS)]
        ranking = halve(range(total), rounds, try_out, worth, deadline.has_passed)
        return actions[ranking], np.array([mean(index) for index in ranking])

    def joined(self, action: int, key: int, games: int) -> Array:
        """How often each port is joined in games that are played on after an action."""
        times = np.zeros(len(PORTS), np.int64)
        roll_ports(self.board, learned(), action, times, key, games)
        return times

    def after(self, action: int) -> Array:
        """The codes of the board after an action."""
        codes: Array = self.board.codes.copy()
        play_action(codes, action, self.board.tile, self.board.box.looks)
        return codes

    def may_be_joined(self, port: int, cell: int) -> bool:
        """Whether a tile that may come suits the cell of a port with an exit to it, as far as can be seen now."""
        coming = self.board.tiles | 1 << self.board.tile
        code, side = int(self.board.codes[cell]), port // 4
        return any(
            coming >> tile & 1 and int(look) >> 2 * side & 3 != EMPTY and suits(code, int(look))
            for tile, all_looks in enumerate(self.board.box.looks)
            for look in all_looks
        )


def box_of(state: State) -> Box:
    """The tables of the box that a game is played with."""
    return box_with(np.ascontiguousarray(state["faces"], np.uint16).tobytes())


@lru_cache(maxsize=8)
def box_with(faces: bytes) -> Box:
    """The tables of a box with these faces."""
    make_ready()
    fits = np.zeros(CODES, np.int64)
    ways = np.zeros((TILES, CODES), np.int8)
    looks = np.zeros((TILES, 4), np.int16)
    fill_box(np.frombuffer(faces, np.uint16), fits, ways, looks)
    return Box(fits, ways, looks)


@cache
def starts() -> tuple[Array, Box]:
    """The four empty boards of our box, and its tables."""
    make_ready()
    states = GAME.blank()
    GAME.begin(states[0], 4, GAME.settle({}))
    codes = np.zeros((4, CELLS), np.int16)
    for seat in range(4):
        read_board(states, seat, codes[seat])
    return codes, box_of(states[0])


def make_ready() -> None:
    """Compile the search, once."""
    compiling.make_ready(__name__, f"the players of {GAME.name}", _try_all)


def _try_all() -> None:
    sight = look(GAME.start(1, seed=0), 0, random.Random(0))
    Search(sight).play_on(learned(), 0, 0.0, fixed=1)
