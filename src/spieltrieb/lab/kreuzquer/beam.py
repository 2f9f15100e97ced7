"""What luck alone allows in Kreuz & Quer: the fewest minus points of a player who knows the order of the tiles.

A beam keeps the best boards of each round, no two alike. What it finds can be reached: the true bound is this or
better.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from spieltrieb.bots.kreuzquer.position import START_FREE, Board, cell_of, play_action
from spieltrieb.bots.kreuzquer.search import rate_actions, starts
from spieltrieb.bots.kreuzquer.value import learned
from spieltrieb.core import compile
from spieltrieb.core.compile import rule
from spieltrieb.games.kreuzquer.state import CELLS, ROUNDS

LOW_BITS = (1 << 62) - 1
MOST_ACTIONS = 5 * CELLS  # of one board: four turns of a tile and a spiral on each cell


class Beam(NamedTuple):
    """Boards side by side: their codes, free cells and minus points so far."""

    codes: Any
    free: Any
    minus: Any


class Ways(NamedTuple):
    """Ways to go on: from which board, by which action, and the minus points to be expected then."""

    parents: Any
    actions: Any
    values: Any


@rule
def fingerprint(codes, free, minus):
    """A number that two boards share only if what matters of them is alike (or once in 2**50 times)."""
    # The low 62 bits of a product are the same in words that wrap around and in Python's long numbers.
    x = (int(free) * 0x1E3779B97F4A7C15 + int(minus)) & LOW_BITS
    for cell in range(CELLS):
        if (free >> cell) & 1:
            x = ((x ^ int(codes[cell])) * 0x3F58476D1CE4E5B9) & LOW_BITS
            x ^= x >> 29
    return x


@rule
def new_beam(width):
    """Room for this many boards."""
    return Beam(np.empty((width, CELLS), np.int16), np.empty(width, np.int64), np.empty(width, np.int64))


@rule
def list_ways(beam, boards, tile, tiles, box, weights, ways):
    """Write all ways to place a tile on these boards, and return how many there are."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    ratings = np.empty(MOST_ACTIONS, np.float64)
    total = 0
    for b in range(boards):
        board = Board(beam.codes[b], beam.free[b], tile, tiles, box)
        found = rate_actions(board, weights, actions, ratings)
        for j in range(found):
            ways.parents[total] = b
            ways.actions[total] = actions[j]
            ways.values[total] = beam.minus[b] + ratings[j]
            total += 1
    return total


@rule
def keep_best(beam, tile, looks, ways, total, after):
    """Write the boards after the best ways, no two alike, as many as there is room for, and return how many."""
    ranking = np.argsort(ways.values[:total])
    seen = set()
    kept = 0
    for j in range(total):
        if kept == len(after.free):
            break
        b = ways.parents[ranking[j]]
        action = ways.actions[ranking[j]]
        after.codes[kept] = beam.codes[b]
        after.minus[kept] = beam.minus[b] + play_action(after.codes[kept], action, tile, looks)
        after.free[kept] = beam.free[b] & ~(1 << cell_of(action))
        mark = fingerprint(after.codes[kept], after.free[kept], after.minus[kept])
        if mark not in seen:
            seen.add(mark)
            kept += 1
    return kept


@rule
def search_beam(start, order, box, weights, width):
    """The fewest minus points found when after each tile only `width` boards are kept, those with the best outlook."""
    beam = new_beam(width)
    after = new_beam(width)
    room = width * MOST_ACTIONS
    ways = Ways(np.empty(room, np.int64), np.empty(room, np.int64), np.empty(room, np.float64))
    beam.codes[0] = start
    beam.free[0] = START_FREE
    beam.minus[0] = 0
    boards = 1
    tiles = 0
    for k in range(len(order)):
        tiles |= 1 << order[k]
    for k in range(len(order)):
        tile = order[k]
        tiles &= ~(1 << tile)
        total = list_ways(beam, boards, tile, tiles, box, weights, ways)
        boards = keep_best(beam, tile, box.looks, ways, total, after)
        beam, after = after, beam
    return beam.minus[:boards].min()


def least_minus(order: Sequence[int], width: int = 1000) -> int:
    """The fewest minus points that a beam of this width finds for tiles in this order, on the board of seat 0."""
    codes, box = starts()
    compile.compile_rules(sys.modules[__name__])
    return int(search_beam(codes[0], np.array(order[:ROUNDS], np.int64), box, learned(), width))
