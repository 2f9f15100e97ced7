"""5 vor 12: how fast the search is."""

from __future__ import annotations

import random
import time

from spieltrieb.bots import playing
from spieltrieb.bots.fivetotwelve.players import casual
from spieltrieb.bots.fivetotwelve.search import Search
from spieltrieb.bots.player import look
from spieltrieb.games.fivetotwelve import GAME

MIDDLE = 40  # steps of a game
MOST_TURNS = 1000  # of a game that is played on
GAMES = 50  # played on between two looks at the clock


def bench(seconds: float) -> float:
    """How many positions per second the search judges on one core, playing games on from a typical middle."""
    chance = random.Random(12)
    choose = playing.chooser([casual()] * 2, ["casual"] * 2, [chance] * 2)
    position = next(after for after in playing.moves(GAME.start(2, seed=12), choose) if after.step >= MIDDLE)
    search = Search(look(position, position.seats_to_act[0], chance), MOST_TURNS)
    action = search.sight.legal[0]
    search.extend(action, 1)
    search.positions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        search.extend(action, GAMES)
    return search.positions / (time.process_time() - begun)
