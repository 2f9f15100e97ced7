"""Kreuz & Quer: how fast the search is."""

from __future__ import annotations

import random
import time

import numpy as np

from spieltrieb.bots.kreuzquer.search import CANDIDATES, Search, roll_out
from spieltrieb.bots.kreuzquer.value import learned
from spieltrieb.bots.player import look
from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.games.kreuzquer import GAME
from spieltrieb.games.kreuzquer.state import FACE, TILES

HALF = 12  # cells are free then


def middle() -> Search:
    """A typical board in the middle of a game."""
    position = GAME.start(1)
    for tile in range(0, TILES, 2):
        position = position.replay_actions([(CHANCE_ACTOR, FACE + tile)])
        search = Search(look(position, 0, random.Random(0)))
        if search.left < HALF:
            break
        actions, values = search.rate(learned())
        position = position.replay_actions([(0, int(actions[np.argmin(values)]))])
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
