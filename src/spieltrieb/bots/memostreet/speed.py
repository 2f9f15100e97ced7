"""Memo Street: how fast the search is."""

from __future__ import annotations

import random
import time

from spieltrieb.bots.memostreet.search import Search
from spieltrieb.bots.player import look
from spieltrieb.games.memostreet import GAME

ROWS_LEFT = 5  # of the seat that begins, in the middle of a game
AT = 5 / 8  # where among its legal moves each move of the game until then is
GAMES = 4  # played on between two looks at the clock


def bench(seconds: float) -> float:
    """How many positions per second are looked at when games are played on from the middle of one, on one core."""
    position = GAME.start(2, seed=3)
    while int(position.state["unused"][0]).bit_count() > ROWS_LEFT:
        moves = position.legal(position.actors[0])
        position = position.play(moves[int(len(moves) * AT)])
    search = Search(look(position, 0, random.Random(0)))
    search.play_on(1, 0)
    search.room.looked = 0
    begun = time.process_time()
    key = 1
    while (spent := time.process_time() - begun) < seconds:
        search.play_on(GAMES, key)
        key += 1
    return float(search.room.looked / spent)
