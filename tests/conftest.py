"""What all tests share: how much load a run takes, what `make quick` leaves out, and compiling before workers start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from spieltrieb.core.compile import cache_folder

# 1 for `make test`, more for `make soak`, less without compilation
LOAD = float(os.environ.get("SPIELTRIEB_LOAD", "1"))

PATIENCE = 90  # seconds; a test that waits longer for something has failed

# What may be said in the environment; how somebody's own server is to be is not for those of the tests.
OURS = {f"SPIELTRIEB_{name}" for name in ("CACHE", "COMPILE", "DEALS", "LOAD", "PICTURES")}
# What somebody's terminal, editor or continuous integration says of itself: what our programs write depends on it.
TERMINAL = {"COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR"}

# The same examples in every run; new ones each time under `make soak`, where a failure prints what repeats it.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", settings.get_profile("house"), derandomize=False, print_blob=True)
settings.load_profile("house")  # unless another is named by --hypothesis-profile

# Whoever asks for one of these starts a server, a browser or another program.
PROGRAMS = {"house", "new_house", "new_process", "process", "terminal", "browser"}


def pytest_configure(config: pytest.Config) -> None:
    """Compile everything once before several workers start: they then load it instead of each compiling for itself."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # run in the background of a shell; but tests press Ctrl-C
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in [*os.environ]:
        # A hook of git names its own clone to all programs that it starts.
        if (name.startswith(("SPIELTRIEB_", "GIT_")) and name not in OURS) or name in TERMINAL:
            del os.environ[name]
    for name in ("no_proxy", "NO_PROXY"):  # a proxy that leads to the world does not lead to the servers of the tests
        os.environ[name] = ",".join(filter(None, (os.environ.get(name), "localhost,127.0.0.1")))
    cache_folder()  # found now, before a test pretends that this is another person's machine
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput") and not config.option.collectonly:
        from spieltrieb.cli.prepare import LEARNERS
        from spieltrieb.server.compiling import PARTS, all_is_compiled

        if not all_is_compiled((*PARTS, LEARNERS)):
            print("Compiling the rules, the bots and the loops for learners, once for these sources ...", flush=True)
            if subprocess.run([sys.executable, "-m", "spieltrieb", "prepare", "--learners"], check=False).returncode:
                pytest.exit("Compiling failed, for the reason above.", 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what starts a program, so that `make quick` can leave it out, and deal the tests to the workers."""
    for item in items:
        if PROGRAMS & set(getattr(item, "fixturenames", ())) or {"browser", "packages"} & set(item.path.parts):
            item.add_marker(pytest.mark.program)
    items[:] = _dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def _dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The same tests, with what takes long at the beginning of each worker's hand and what is short at its end.

    Of a list of tests every worker gets an equal part; one with nothing left takes from the end of another's. So nobody
    waits long for the last test. Files stay together, and those with a browser come first: it is started once a worker.
    """
    files: dict[Path, list[pytest.Item]] = {}
    short = []
    for item in items:
        if item.get_closest_marker("program"):
            files.setdefault(item.path, []).append(item)
        else:
            short.append(item)
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for _, tests in sorted(files.items(), key=lambda file: ("browser" not in file[0].parts, -len(file[1]))):
        min(hands, key=len).extend(tests)
    for left, hand in zip(range(workers, 0, -1), hands, strict=True):
        share = max(0, (len(short) + sum(map(len, hands[-left:]))) // left - len(hand))
        hand.extend(short[:share])
        del short[:share]
    return [item for hand in hands for item in hand] + short


def soaked(*keys: Any) -> list[Any]:
    """These as parameters of a test, of which `make test` takes the first and `make soak` the others."""
    return [keys[0], *(pytest.param(key, marks=pytest.mark.soak) for key in keys[1:])]


def in_turn(keys: Sequence[Any], first: int = 0, of: int = 2) -> list[Any]:
    """These as parameters of a test, of which `make test` takes every other one (`of`) and `make soak` the rest.

    Tests that look at the same thing from two sides begin with another `first`, so that every game has its turn.
    """
    return [
        pytest.param(key, marks=[] if number % of == first else [pytest.mark.soak]) for number, key in enumerate(keys)
    ]


def load(amount: int) -> int:
    """This many repetitions in a usual run; more or fewer where SPIELTRIEB_LOAD says so."""
    return max(1, round(amount * LOAD))


def every(step: int) -> int:
    """Look at every n-th of a list (`positions[:: every(4)]`); at more or fewer where SPIELTRIEB_LOAD says so."""
    return max(1, min(3 * step, round(step / LOAD)))
