"""A beam search over boards when the order of the tiles is known."""

# mypy: ignore-errors

import numpy as np
from numpy import uint64

from spieltrieb.bots.kreuzquer.board import cell_of, play_action
from spieltrieb.bots.kreuzquer.search import rate_actions
from spieltrieb.core.compile import rule
from spieltrieb.games.kreuzquer.state import CELLS


@rule
def fingerprint(codes, free, minus):
    """A number that two boards share only if what matters of them is alike (or once in 2**50 times)."""
    x = uint64(free) * uint64(0x9E3779B97F4A7C15) + uint64(minus)
    for cell in range(CELLS):
        if (free >> cell) & 1:
            x = (x ^ uint64(codes[cell])) * uint64(0xBF58476D1CE4E5B9)
            x ^= x >> uint64(29)
    return x


@rule
def search_beam(start, start_free, order, fits, ways, looks, weights, width):
    """The fewest minus points found when after each tile only so many boards are kept, those with the best outlook."""
    codes = np.empty((width, CELLS), np.int16)
    free = np.empty(width, np.int64)
    minus = np.empty(width, np.int64)
    next_codes = np.empty((width, CELLS), np.int16)
    next_free = np.empty(width, np.int64)
    next_minus = np.empty(width, np.int64)
    parents = np.empty(width * 125, np.int64)
    moves = np.empty(width * 125, np.int64)
    values = np.empty(width * 125, np.float64)
    actions = np.empty(125, np.int64)
    ratings = np.empty(125, np.float64)
    codes[0] = start[0]
    free[0] = start_free
    minus[0] = 0
    boards = 1
    tiles = 0
    for k in range(len(order)):
        tiles |= 1 << order[k]
    for k in range(len(order)):
        tile = order[k]
        tiles &= ~(1 << tile)
        total = 0
        for b in range(boards):
            found = rate_actions(codes[b], free[b], tile, tiles, fits, ways, looks, weights, actions, ratings)
            for j in range(found):
                parents[total] = b
                moves[total] = actions[j]
                values[total] = minus[b] + ratings[j]
                total += 1
        ranking = np.argsort(values[:total])
        seen = set()
        kept = 0
        for j in range(total):
            if kept == width:
                break
            b = parents[ranking[j]]
            action = moves[ranking[j]]
            next_codes[kept] = codes[b]
            next_minus[kept] = minus[b] + play_action(next_codes[kept], action, tile, looks)
            next_free[kept] = free[b] & ~(1 << cell_of(action))
            mark = fingerprint(next_codes[kept], next_free[kept], next_minus[kept])
            if mark not in seen:
                seen.add(mark)
                kept += 1
        boards = kept
        for b in range(boards):
            codes[b] = next_codes[b]
            free[b] = next_free[b]
            minus[b] = next_minus[b]
    return minus[:boards].min()
