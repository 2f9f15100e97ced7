"""Compiling a game's bots and its advice before anybody waits for them, once for a version on a machine."""

from __future__ import annotations

import random

from spieltrieb import bots
from spieltrieb.bots.review import review
from spieltrieb.core import compile
from spieltrieb.core.contract import Game

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
        position = game.start(2, seed=SEED)
        while position.actors:
            seat = int(position.actors[0])
            action = -1
            for name, bot in players.items():
                action = bots.ask(bot, bots.look(position, seat, random.Random(position.step), BUDGET), name)
            position = position.advance_by(seat, action)[-1]
        review(position, budget=BUDGET)  # and so the advice


def _name(game: Game) -> str:
    return f"all players and the advice of {game.name}"
