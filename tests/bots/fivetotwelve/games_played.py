"""Games of 5 vor 12 that the tests look at."""

from __future__ import annotations

import random
from collections.abc import Sequence

from spieltrieb.bots import playing
from spieltrieb.bots.fivetotwelve import LEVELS
from spieltrieb.bots.fivetotwelve.players import Master
from spieltrieb.bots.player import Bot
from spieltrieb.core.position import Outcome, Position
from spieltrieb.games.fivetotwelve import GAME
from spieltrieb.games.fivetotwelve.state import SETUP as SETUP_PHASE

FAST = 10.0  # a budget that the clock never cuts short; how many games are tried is set in the bot


def level(n: int) -> Bot:
    """A bot that thinks by a fixed number of games, so that a busy machine changes nothing."""
    bot = LEVELS[f"level{n}"]()
    if isinstance(bot, Master):
        bot.games = 30
    return bot


def chooser(bots: Sequence[Bot], seed: int) -> playing.Choose:
    """These bots, with one generator for all of them."""
    return playing.chooser(bots, ["bot"] * len(bots), [random.Random(seed)] * len(bots), FAST)


def play(bots: Sequence[Bot], seed: int, **options: object) -> Outcome:
    outcome = playing.play(GAME.start(len(bots), seed=seed, **options), chooser(bots, seed)).outcome
    assert outcome is not None
    return outcome


def positions(players: int, seeds: range, bot: Bot, **options: object) -> list[Position]:
    found = []
    for seed in seeds:
        start = GAME.start(players, seed=seed, **options)
        found += [start, *playing.moves(start, chooser([bot] * players, seed))][:-1]
    return found


def share(outcome: Outcome, seat: int) -> float:
    return (seat in outcome.winners) / len(outcome.winners)


def last_tiles(players: int, left: int) -> list[Position]:
    search = positions(players, range(12), level(1))
    return [p for p in search if sum(p.view(None).unseen) == left and p.state["phase"] != SETUP_PHASE]
