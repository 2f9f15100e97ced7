"""A gate before the compiler: a server under test compiles nothing before the test lets it."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Any

from spieltrieb.server import compiling


def put_up(folder: str) -> None:
    """From now on the processes that compile wait until this folder has a file with the name of the game."""
    compiling._compile = partial(_wait_and_compile, Path(folder))  # type: ignore[assignment]


def _wait_and_compile(folder: Path, keys: tuple[str, ...], *more: Any) -> None:
    compiling.mind_the_server()
    while not all((folder / key).exists() for key in keys):
        time.sleep(0.02)
    compiling._compile(keys, *more)  # the real one: there is no gate in this process
