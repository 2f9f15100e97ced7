"""What a program makes of its sight: its board, the tiles to come, and every move with what it may cost."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from spieltrieb.bots.kreuzquer import board, search, value
from spieltrieb.bots.player import Sight
from spieltrieb.core import compile
from spieltrieb.games.kreuzquer import GAME
from spieltrieb.games.kreuzquer.state import CELLS, TILES

Array = np.ndarray[Any, Any]
TABLES = Path(__file__).with_name("tables.npz")
# Compiled functions have no types that a checker could see.
BOARD: Any = board
SEARCH: Any = search

CANDIDATES = 12  # moves that are played on; the others are too bad to be worth it
PER_SECOND = 300_000  # positions that play-outs may look at in a second of budget; most machines do more
OUTLOOK = 12  # a move's outlook counts as much as so many games played on
MOST_ORDERS = 320  # in the first of three rounds


@cache
def ready() -> None:
    """Compile what is needed, once."""
    compile.compile_rules(search)
    compile.compile_rules(board)


@lru_cache(maxsize=8)
def box_tables(faces: bytes) -> tuple[Array, Array, Array]:
    """The tables of a box: which tiles suit what, in which turns, and how they look."""
    ready()
    fits = np.zeros(board.CODES, np.int64)
    ways = np.zeros((TILES, board.CODES), np.int8)
    looks = np.zeros((TILES, 4), np.int16)
    BOARD.fill_box(np.frombuffer(faces, np.uint16), fits, ways, looks)
    return fits, ways, looks


@cache
def starts() -> tuple[Array, tuple[Array, Array, Array]]:
    """The four empty boards of our box, and its tables."""
    ready()
    states = GAME.blank()
    GAME.begin(states[0], 4, GAME.settle({}))
    boards = np.zeros((4, CELLS), np.int16)
    for seat in range(4):
        BOARD.read_board(states, seat, boards[seat])
    return boards, box_tables(np.ascontiguousarray(states[0]["faces"], np.uint16).tobytes())


@cache
def learned() -> Array:
    """The weights that were learned (train.py)."""
    with np.load(TABLES) as tables:
        return np.asarray(tables["weights"], np.float32)


@cache
def handmade() -> Array:
    """Weights by thought alone: a cell costs what its ports are worth, unless a tile that suits it may well come."""
    weights = np.zeros(value.WEIGHTS, np.float32)
    codes = np.arange(board.CODES)
    sides = np.array([(codes >> 3 * side) & 7 for side in range(4)])
    ports = np.where(sides > board.PORT, sides - board.PORT, 0).sum(0)
    exits = ((sides == board.WIDE_EXIT) | (sides == board.NARROW_EXIT)).sum(0)
    suited = np.array([0, 1, 2, 3, 4, 5, 6.5, 8.5, 11, 14.5, 19, 24])
    for stage in range(value.STAGES):
        left = 4 * stage + 2
        missed = np.exp(-0.5 * suited * left / (left + 4))  # about half of the tiles are wanted elsewhere
        cost = missed * (ports[:, None] + 1) + 0.2 * (1 - missed) * ports[:, None]
        cost += np.where(exits == 0, 0.45 * (1 + ports), 0)[:, None]
        at = value.CELLS_AT + (stage * board.CELL_NUMBERS + board.CELL_NUMBER[codes].astype(np.int64)) * value.FITS
        weights[at[:, None] + np.arange(value.FITS)] = cost
    for left in range(1, CELLS):
        for tiles in range(value.MOST):  # that have no place; some will find one later
            weights[value.NOWHERE_AT + left * value.MOST + tiles] = 0.3 * tiles * left / (left + 4)
    return weights


@dataclass(frozen=True, eq=False)
class Mind:
    """A seat's board when it is to place a tile."""

    codes: Array
    free: int
    tile: int
    tiles: int  # those that may come later, as bits
    box: tuple[Array, Array, Array]

    @property
    def left(self) -> int:
        """How many cells are free after this move."""
        return self.free.bit_count() - 1

    @property
    def situation(self) -> tuple[Any, ...]:
        """What every search is given first."""
        return (self.codes, self.free, self.tile, self.tiles, *self.box)

    def rate(self, weights: Array) -> tuple[Array, Array]:
        """Every legal action, with the minus points that its outlook promises from now on."""
        actions, values = np.empty(5 * CELLS, np.int64), np.empty(5 * CELLS)
        total = SEARCH.rate_actions(*self.situation, weights, actions, values)
        return actions[:total], values[:total]

    def play_on(self, weights: Array, key: int, budget: float, fixed: int | None = None) -> tuple[Array, Array]:
        """The likeliest good actions, best first, with their mean minus points from now on when games are played on.

        In three rounds, over the same random orders of tiles for all; after each the better half stays. The budget
        in seconds says how many orders; or their number (in the first round) is fixed, and no clock is looked at.
        """
        begun = time.perf_counter()
        actions, values = self.rate(weights)
        promising = np.argsort(values, kind="stable")[:CANDIDATES]
        actions, values = actions[promising], values[promising]
        total = len(actions)
        if total == 1 or self.left == 0:
            return actions, values
        orders = (
            max(2, min(MOST_ORDERS, int(PER_SECOND * budget / self.left / (3 * total)))) if fixed is None else fixed
        )
        alive, sums, counts = np.ones(total, np.bool_), np.zeros(total, np.int64), np.zeros(total, np.int64)
        ranking = np.arange(total)
        for stage in range(3):
            keep = max(2, total >> stage)
            alive[:] = False
            alive[ranking[:keep]] = True
            for start in range(0, orders << stage, 8):
                if not fixed and counts.min() > 0 and time.perf_counter() - begun > 0.9 * budget:
                    break
                some = min(8, (orders << stage) - start)
                SEARCH.roll_out(*self.situation, weights, actions, alive, sums, key + 3 * start + stage, some)
                counts[alive] += some
            # Those still alive come first, as they were looked at longest.
            means = (sums + OUTLOOK * values) / (counts + OUTLOOK)
            ranking = np.lexsort((means, ~alive))
        return actions[ranking], means[ranking]


@cache
def warm_up() -> None:
    """Think once for nothing, so that compiling takes no time from a budget."""
    if not compile.compilation_is_on():
        return  # it would take three seconds
    boards, box = starts()
    Mind(boards[0], board.START_FREE, 0, (1 << TILES) - 2, box).play_on(learned(), 0, 0.0, fixed=1)


def read(sight: Sight) -> Mind:
    """What a program needs to know of its sight."""
    warm_up()
    state = sight.state[0]
    codes = np.zeros(CELLS, np.int16)
    free = int(BOARD.read_board(sight.state, sight.seat, codes))
    box = box_tables(np.ascontiguousarray(state["faces"], np.uint16).tobytes())
    return Mind(codes, free, int(state["tile"]), int(state["unseen"]), box)
