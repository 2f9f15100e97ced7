"""Compiling a game's bots and its advice before anybody waits for them, once per version and machine."""

from __future__ import annotations

import random

from spieltrieb import bots
from spieltrieb.bots import playing
from spieltrieb.bots.review import review
from spieltrieb.core import compile
from spieltrieb.core.contract import Game
from spieltrieb.core.position import Position

BUDGET = 0.01  # seconds a bot may think here: only what it calls matters
SEED = 12


def are_prepared(game: Game) -> bool:
    """Whether nobody will have to wait for the players of this game."""
    return compile.is_done(_name(game))


def prepare(game: Game) -> None:
    """Compile the bots, the advice and the review, by letting them all look at one game."""
    with compile.announced(_name(game)) as must_compile:
        if not must_compile:
            return
        players = {name: bots.make(name, game) for name in ("greedy", *bots.LEVELS)}

        def ask_all(position: Position, seat: int) -> int:
            """What the last of them chooses."""
            action = -1
            for name, bot in players.items():
                action = bots.ask(bot, bots.look(position, seat, random.Random(position.step), BUDGET), name)
            return action

        review(playing.play(game.start(2, seed=SEED), ask_all), budget=BUDGET)  # and so the advice


def _name(game: Game) -> str:
    return f"all players and the advice of {game.name}"
