"""Games of Kreuz & Quer that the tests look at."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

from spieltrieb import games
from spieltrieb.bots import playing
from spieltrieb.bots.kreuzquer.players import Glance
from spieltrieb.bots.kreuzquer.value import learned
from spieltrieb.bots.player import Bot
from spieltrieb.core.position import Position

GAME = games["kreuzquer"]
BOX = GAME.settle({})
# A box with tiles of two paths, another centre and other ports.
FACES = ["W-W-+-n-n", "WW--+--nn", "W---", "nn--", "WnWn", "n-W-", "Wnn-"] * 4
OTHER_BOX: dict[str, Any] = {
    "tiles": dict(zip(BOX["tiles"], FACES, strict=True)),
    "centre": "WWnn",
    "ports": [{port: 1 + k % 3 for k, port in enumerate(BOX["ports"][0])}] * 4,
}


def play(position: Position, bot: Bot, moves: int, chance: random.Random, budget: float = 0.01) -> Position:
    """The position after this many more moves, or at the end."""
    players = position.players
    choose = playing.chooser([bot] * players, ["bot"] * players, [chance] * players, budget)
    for after in islice(playing.moves(position, choose), moves):
        position = after
    return position


def somewhere(seed: int, moves: int, **options: Any) -> Position:
    return play(GAME.start(1, seed=seed, **options), Glance(learned, 0.5), moves, random.Random(seed))
