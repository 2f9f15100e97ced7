"""The compiled rules and the same functions as plain Python give the same games, bit for bit."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import numpy as np
import pytest

from spieltrieb.core.compile import compilation_is_on
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


@each_setup
def test_a_logged_game_is_the_game_that_was_played(setup: Setup) -> None:
    start = setup.start()
    states = np.zeros(1, setup.game.dtype)
    log = np.zeros(2000, np.int32)
    setup.game.drive.playouts(start._array, states, 77, log)
    position = start
    for step in log[log != 0].tolist():
        position = position._play((step >> 16) - 1, step & 0xFFFF)
    assert position.actors == ()
    assert position._array.tobytes() == states.tobytes()


@pytest.mark.program
def test_importing_the_games_compiles_nothing() -> None:
    code = "import sys, spieltrieb; list(spieltrieb.games.values()); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
