"""The ways to play that the contract suite goes through: every game, player count and option."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from spieltrieb import Position, games
from spieltrieb.core.contract import Game
from tests.conftest import LOAD, load

# For each game: the second opinion on its rules, with the options to be tried besides the defaults.
SECOND_OPINIONS = {key: import_module(f"tests.second_opinion.{key}") for key in games}


def own_tests(key: str) -> ModuleType:
    """The tests of a game alone: they know the kinds of its moves (`KINDS`) and all of its material (`all_tiles`).

    Imported when asked for, since they compile its rules.
    """
    return import_module(f"tests.games.test_{key}")


def options_of(game: Game, variant: int) -> Mapping[str, Any]:
    """The options of a variant; what they say of a part of the box goes for that part only."""
    defaults = game.settle({})
    return {
        name: {**defaults[name], **value} if isinstance(value, Mapping) else value
        for name, value in SECOND_OPINIONS[game.key].OPTIONS[variant - 1].items()
    }


@dataclass(frozen=True)
class Setup:
    """A game with a number of players and options."""

    key: str
    players: int
    variant: int  # 0: the defaults; otherwise the number of the options in the list, from 1

    @property
    def game(self) -> Game:
        return games[self.key]

    @cached_property
    def options(self) -> Mapping[str, Any]:
        return options_of(self.game, self.variant) if self.variant else {}

    def start(self, seed: int | str | None = None) -> Position:
        return self.game.start(self.players, seed, **self.options)

    def second_opinion(self) -> Any:
        return SECOND_OPINIONS[self.key].SecondOpinion(self.players, self.game.settle(self.options))

    def __str__(self) -> str:
        return f"{self.key}-{self.players}-{self.variant}"


SETUPS = [
    Setup(game.key, players, variant)
    for game in games.values()
    for players in range(game.min_players, game.max_players + 1)
    for variant in range(len(SECOND_OPINIONS[game.key].OPTIONS) + 1)
    if not (variant and players == 1 and "starter" in options_of(game, variant))
]
# A usual run has every player count and every option; `make soak` each with each.
TRIED = [setup for setup in SETUPS if LOAD > 1 or not setup.variant or setup.players == 2]
each_setup = pytest.mark.parametrize("setup", TRIED, ids=str)
each_game = pytest.mark.parametrize("game", games.values(), ids=list(games))


def has_chance(game: Game) -> bool:
    """Whether anything in a game depends on luck."""
    return any(position.actors == ("*",) for position in a_game(Setup(game.key, max(2, game.min_players), 0), 0))


def a_move(position: Position, chooser: random.Random) -> Any:
    """A random move of a random actor; chance outcomes by their odds."""
    actor = chooser.choice(position.actors)
    if actor == "*":
        weights = position.chances()
        action = chooser.choices(list(weights), list(weights.values()))[0]
        return next(move for move in position.legal("*") if move.action == action)
    return chooser.choice(position.legal(actor))


def a_game(setup: Setup, seed: int) -> tuple[Position, ...]:
    """All positions of a random game.

    Positions never change, so tests share games: a usual run plays three of each setup, whatever the seeds.
    """
    return _played(setup, seed % load(3))


@cache
def _played(setup: Setup, seed: int) -> tuple[Position, ...]:
    chooser = random.Random(f"{setup}/{seed}")
    positions = [setup.start()]
    while positions[-1].actors:
        positions.append(positions[-1].play(a_move(positions[-1], chooser)))
    return tuple(positions)
