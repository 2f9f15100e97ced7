"""The ways to play that the environments are tried with: every game and player count."""

from __future__ import annotations

import copy
import os
import pickle
import random
import sys
from importlib.util import find_spec
from typing import Any

import pytest

from spieltrieb import games
from spieltrieb.lab.environments.one import OneGame

TABLES = [(key, players) for key, game in games.items() for players in range(game.min_players, game.max_players + 1)]
each_table = pytest.mark.parametrize(("key", "players"), TABLES)
each_way_to_copy = pytest.mark.parametrize(
    "duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"]
)
each_key = pytest.mark.parametrize("key", games)


def only_with_openspiel() -> None:
    """Skip what follows where OpenSpiel isn't installed, and only there: if it or our module doesn't load, tests fail.

    Continuous integration installs all test packages, so there it must not be missing where it has a wheel.
    """
    if find_spec("pyspiel") is not None:
        return
    if os.environ.get("CI") and sys.version_info < (3, 15):  # as in pyproject.toml
        pytest.fail("OpenSpiel is not installed, but it has a wheel for this Python", pytrace=False)
    pytest.skip("OpenSpiel is not installed; there are wheels up to Python 3.14", allow_module_level=True)


def a_legal_action(table: OneGame, chooser: random.Random) -> int:
    """Any of the legal actions of the seat to act."""
    return chooser.choice(table.mask().nonzero()[0].tolist())


def masked(mask: Any, chooser: random.Random) -> int:
    """Any of the actions that a mask has."""
    found: int = chooser.choice(mask.nonzero()[0].tolist())
    return found
