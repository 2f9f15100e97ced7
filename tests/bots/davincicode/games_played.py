"""Games of Da Vinci Code that the tests of its players play, and what is seen in them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from spieltrieb import Position, games
from spieltrieb.bots import davincicode as bots
from spieltrieb.bots import playing
from spieltrieb.bots.player import Bot, Sight, look

GAME = games["davincicode"]
TABLES = [(2, False), (2, True), (3, False), (4, True)]
LONG = 2.0  # seconds: so long that no machine is too slow, and a seeded game always the same


def level(number: int) -> Bot:
    """A player of this level."""
    return bots.LEVELS[f"level{number}"]()


def sights(players: int, hyphens: bool, seed: int, by: int = 3) -> Iterator[Sight]:
    """What the seats to act see in the course of a game of players of a level."""
    chance = random.Random(seed)
    position = GAME.start(players, seed=seed, hyphens=hyphens)
    choose = playing.chooser([level(by)] * players, ["player"] * players, [chance] * players, LONG)
    yield look(position, position.seats_to_act[0], random.Random(7), LONG)
    for after in playing.moves(position, choose):
        if after.seats_to_act:
            yield look(after, after.seats_to_act[0], random.Random(7), LONG)


def play(players: Sequence[Bot], seed: int, **options: Any) -> Position:
    """The end of a game."""
    chance = random.Random(seed)
    position = GAME.start(len(players), seed=seed, **options)
    return playing.play(position, playing.chooser(players, ["player"] * 4, [chance] * 4, LONG))


def dealt(*faces: str) -> Position:
    """Two players take these tiles in turn, and set up their codes."""
    position = GAME.start(2)
    for face in faces:
        position = position.play("take " + {"b": "black", "w": "white"}[face[0]]).play(f"*:={face}")
    return position.play(position.legal(0)[0]).play(position.legal(1)[0])
