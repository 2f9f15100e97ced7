"""What all tests share: how much load a run may take, and rules compiled once before the workers start."""

from __future__ import annotations

import os
import signal
import sys

import pytest
from hypothesis import HealthCheck, settings

from spieltrieb import games

settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """Compile all rules once, in the main process: the workers then load them instead of compiling each for itself."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # run in the background of a shell; but tests press Ctrl-C
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(config, "workerinput") and not config.option.collectonly:
        for game in games.values():
            game.drive  # noqa: B018  (looking is enough)
        sys.stderr.flush()


def load(amount: int) -> int:
    """This many repetitions, or fewer where the run is to be a small one (SPIELTRIEB_LOAD=0.1)."""
    return max(1, round(amount * float(os.environ.get("SPIELTRIEB_LOAD", "1"))))
