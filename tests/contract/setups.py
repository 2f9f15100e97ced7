"""The ways to play that the contract suite goes through: every game, player count and option."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import pytest

from spieltrieb import Position, games
from spieltrieb.core.contract import Game
from tests.conftest import LOAD, load
from tests.second_opinion.davincicode import DaVinciCode
from tests.second_opinion.fivetotwelve import FiveToTwelve
from tests.second_opinion.kreuzquer import KreuzQuer
from tests.second_opinion.memostreet import MemoStreet

# Faces of two separate paths, for boxes that have them: the page's set with six faces exchanged.
TWO_PATHS = {
    "sun": "W-W-+-n-n",
    "moon": "WW--+--nn",
    "boat": "n-n-+-n-n",
    "cup": "W--W+-WW-",
    "tree": "Wn--+--Wn",
    "kite": "W---+--n-",
}


def _with_two_paths() -> dict[str, Any]:
    return {"tiles": {**dict(games["kreuzquer"].settle({})["tiles"]), **TWO_PATHS}}


# For each game: options to be tried besides the defaults, and the second opinion on its rules.
OPTIONS: dict[str, list[Callable[[], dict[str, Any]]]] = {
    "fivetotwelve": [
        lambda: {"setup": "sorted", "starter": 1},
        lambda: {"quiet_turns": 3},
        lambda: {"quiet_turns": 1, "starter": 1},
    ],
    "memostreet": [lambda: {"free_choice": True}, lambda: {"starter": 1}],
    "kreuzquer": [_with_two_paths, lambda: {"centre": "-W-W+n-n-", **_with_two_paths()}],
    "davincicode": [lambda: {"hyphens": True}, lambda: {"hyphens": True, "starter": 1}],
}
SECOND_OPINIONS = {
    "fivetotwelve": FiveToTwelve,
    "memostreet": MemoStreet,
    "kreuzquer": KreuzQuer,
    "davincicode": DaVinciCode,
}


@dataclass(frozen=True)
class Setup:
    """A game with a number of players and options."""

    key: str
    players: int
    variant: int  # 0: the defaults; else the number of the options in the list, from 1

    @property
    def game(self) -> Game:
        return games[self.key]

    @cached_property
    def options(self) -> Mapping[str, Any]:
        return OPTIONS[self.key][self.variant - 1]() if self.variant else {}

    def start(self, seed: int | str | None = None) -> Position:
        return self.game.start(self.players, seed, **self.options)

    def second_opinion(self) -> Any:
        return SECOND_OPINIONS[self.key](self.players, self.game.settle(self.options))

    def __str__(self) -> str:
        return f"{self.key}-{self.players}-{self.variant}"


SETUPS = [
    Setup(game.key, players, variant)
    for game in games.values()
    for players in range(game.min_players, game.max_players + 1)
    for variant in range(len(OPTIONS[game.key]) + 1)
    if not (variant and players == 1 and "starter" in OPTIONS[game.key][variant - 1]())
]
# A small run has every player count and every option, but not each with each.
TRIED = [setup for setup in SETUPS if LOAD >= 1 or not setup.variant or setup.players == 2]
each_setup = pytest.mark.parametrize("setup", TRIED, ids=str)
each_game = pytest.mark.parametrize("game", games.values(), ids=list(games))


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
