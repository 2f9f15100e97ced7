"""The compiled rules and the same functions as plain Python give the same games, bit for bit."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import random
import subprocess
import sys

import msgspec
import numpy as np
import pytest

from spieltrieb.core.compile import compilation_is_on
from spieltrieb.core.moves import CHANCE, logged
from spieltrieb.core.position import Position
from spieltrieb.games import games
from tests.contract.setups import Setup, each_setup

SCRIPT = """
import json, sys
sys.path.insert(0, {root!r})
from tests.contract.test_compiled import fingerprints
print(json.dumps(fingerprints()))
"""


def fingerprint(setup: Setup, count: int) -> str:
    start = setup.start()._array
    states = np.zeros(count, setup.game.dtype)
    log = np.zeros(2000, np.int32)
    decisions = setup.game.drive.playouts(start, states, 12345, log)
    return hashlib.sha256(states.tobytes() + log.tobytes() + str(int(decisions)).encode()).hexdigest()


def fingerprints() -> dict[str, str]:
    from tests.contract.setups import SETUPS

    return {str(setup): fingerprint(setup, 3) for setup in SETUPS}


@pytest.mark.program
@pytest.mark.skipif(not compilation_is_on(), reason="compares compiled with plain rules")
def test_plain_python_plays_the_same_games() -> None:
    root = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", SCRIPT.format(root=root)],
        env={**os.environ, "SPIELTRIEB_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == fingerprints()


CHANGE_OVER = """
import sys
sys.path.insert(0, {root!r})
from tests.contract.test_compiled import change_over_at_every_step
change_over_at_every_step()
"""


def shown(position: Position) -> bytes:
    """All that anybody could be told of a position, down to the kind of every number."""
    seats = range(position.players)
    return msgspec.json.encode(
        [
            position.actors,
            position.outcome,
            position.chances(),
            [position.choices(seat) for seat in seats],
            [position.view(seat) for seat in (None, *seats)],
            [position.veil(seat).tobytes() for seat in (None, *seats)],
            position._array.tobytes(),
        ]
    )


def change_over_at_every_step() -> None:
    """Play games by plain rules, then go on from every position of them by compiled ones: nothing differs.

    The games change over one after the other, and share some rules: those that are still plain must not notice.
    """
    plain: dict[str, tuple[list[Position], list[bytes]]] = {}
    for key, game in games.items():
        game.play_plain()
        chance = random.Random(key)
        positions = [game.start(2, seed=key)]
        while positions[-1].actors:
            moves = positions[-1].legal(chance.choice(positions[-1].actors))
            positions += positions[-1].advance(chance.choice(moves))
        plain[key] = positions, [shown(position) for position in positions]
    assert "numba" not in sys.modules, "nothing was compiled so far"
    for game in games.values():
        for key, (positions, told) in plain.items():
            assert not games[key].is_loaded or list(games).index(key) < list(games).index(game.key)
            again = [copy.copy(position) for position in positions[::10]]  # which remember nothing
            assert [shown(position) for position in again] == told[::10], key
        game.change_over(game.load())
        assert game.is_loaded
        positions, told = plain[game.key]
        for before, after, then in zip(positions, positions[1:], told[1:], strict=False):
            actor, action = after.history[-1]
            changed = before.with_seed(None).advance_by(actor, action)[0]
            assert shown(changed) == then
            assert before._acting != CHANCE or before.drawn_by(before.setup.seed) == action
        assert [shown(copy.copy(position)) for position in positions] == told


@pytest.mark.program
@pytest.mark.skipif(not compilation_is_on(), reason="compares compiled with plain rules")
def test_a_game_changes_over_from_plain_to_compiled_rules_at_any_step() -> None:
    root = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
    code = CHANGE_OVER.format(root=root)
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@each_setup
def test_a_logged_game_is_the_game_that_was_played(setup: Setup) -> None:
    start = setup.start()
    states = np.zeros(1, setup.game.dtype)
    log = np.zeros(2000, np.int32)
    setup.game.drive.playouts(start._array, states, 77, log)
    position = start
    for actor, action in logged(log.tolist()):
        position = position._play(actor, action)
    assert position.actors == ()
    assert position._array.tobytes() == states.tobytes()


@pytest.mark.program
def test_importing_the_games_compiles_nothing() -> None:
    code = "import sys, spieltrieb; list(spieltrieb.games.values()); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
