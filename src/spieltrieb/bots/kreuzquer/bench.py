"""How fast the search is."""

from __future__ import annotations

import time

import numpy as np

from spieltrieb.bots.kreuzquer import board
from spieltrieb.bots.kreuzquer.mind import BOARD, CANDIDATES, SEARCH, Mind, learned, starts
from spieltrieb.games.kreuzquer.state import TILES


def middle() -> Mind:
    """A typical board in the middle of a game."""
    boards, box = starts()
    codes, free, tiles = boards[0].copy(), board.START_FREE, (1 << TILES) - 1
    for tile in range(0, TILES, 2):
        tiles &= ~(1 << tile)
        mind = Mind(codes, free, tile, tiles, box)
        if free.bit_count() <= 12:
            break
        actions, values = mind.rate(learned())
        action = int(actions[np.argmin(values)])
        BOARD.play_action(codes, action, tile, box[2])
        free &= ~(1 << int(BOARD.cell_of(action)))
    return mind


def bench(seconds: float) -> float:
    """Positions a second in play-outs, on one core: decisions made, each among some two dozen moves that are rated."""
    mind = middle()
    actions, values = mind.rate(learned())
    actions = actions[np.argsort(values)[:CANDIDATES]]
    alive, sums = np.ones(len(actions), np.bool_), np.zeros(len(actions), np.int64)
    SEARCH.roll_out(*mind.situation, learned(), actions, alive, sums, 0, 1)
    positions, key, begun = 0, 1, time.process_time()
    while time.process_time() - begun < seconds:
        positions += SEARCH.roll_out(*mind.situation, learned(), actions, alive, sums, key, 16)
        key += 1
    return positions / (time.process_time() - begun)
