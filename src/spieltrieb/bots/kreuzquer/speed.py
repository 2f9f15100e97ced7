"""Kreuz & Quer: how fast the search is."""

from __future__ import annotations

import time

import numpy as np

from spieltrieb.bots.kreuzquer.position import START_FREE, Board, cell_of, play_action
from spieltrieb.bots.kreuzquer.search import ALL_TILES, CANDIDATES, Search, roll_out, starts
from spieltrieb.bots.kreuzquer.value import learned
from spieltrieb.games.kreuzquer.state import TILES


def middle() -> Search:
    """A typical board in the middle of a game."""
    boards, box = starts()
    codes, free, tiles = boards[0].copy(), START_FREE, ALL_TILES
    for tile in range(0, TILES, 2):
        tiles &= ~(1 << tile)
        search = Search(Board(codes, free, tile, tiles, box))
        if free.bit_count() <= 12:
            break
        actions, values = search.rate(learned())
        action = int(actions[np.argmin(values)])
        play_action(codes, action, tile, box.looks)
        free &= ~(1 << int(cell_of(action)))
    return search


def bench(seconds: float) -> float:
    """Positions per second in play-outs, on one core: decisions made, each among about two dozen rated moves."""
    search = middle()
    actions, values = search.rate(learned())
    actions = actions[np.argsort(values)[:CANDIDATES]]
    alive, sums = np.ones(len(actions), np.bool_), np.zeros(len(actions), np.int64)
    roll_out(search.board, learned(), actions, alive, sums, 0, 1)
    positions, key, begun = 0, 1, time.process_time()
    while time.process_time() - begun < seconds:
        positions += roll_out(search.board, learned(), actions, alive, sums, key, 16)
        key += 1
    return positions / (time.process_time() - begun)
