"""Players of 5 vor 12, advice for it, and how fast they look ahead."""

from __future__ import annotations

import time

from spieltrieb.bots.fivetotwelve.advice import advise
from spieltrieb.bots.fivetotwelve.players import LEVELS, Greedy

__all__ = ["LEVELS", "advise", "bench", "greedy"]

greedy = Greedy


def bench(seconds: float) -> float:
    """How many positions a second the search judges on one core, playing games on from a typical middle."""
    import random

    from spieltrieb.bots.fivetotwelve import engine
    from spieltrieb.bots.player import look
    from spieltrieb.games.fivetotwelve import GAME

    position = GAME.start(players=2, seed=12)
    chance = random.Random(12)
    while position.step < 40:
        seat = next(actor for actor in position.actors if isinstance(actor, int))
        action = LEVELS[1]().choose(look(position, seat, chance))
        position = position.play(next(move for move in position.legal(seat) if move.action == action))
    seat = next(actor for actor in position.actors if isinstance(actor, int))
    trials = engine.Trials(look(position, seat, chance), 1000)
    trials.extend(trials.sight.legal[0], 1)
    trials.positions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        trials.extend(trials.sight.legal[0], 50)
    return trials.positions / (time.process_time() - start)
