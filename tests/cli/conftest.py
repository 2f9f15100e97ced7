"""The command as tests use it: in this process, in another one, and on a pseudo-terminal."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from spieltrieb import games
from spieltrieb.cli import main
from spieltrieb.core.record import Record, write_lines
from spieltrieb.lab.simulate import simulate
from tests.server.luck import DEALS, secret


class Done(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own to be in, and an environment that says nothing about languages and colours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SPIELTRIEB_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process, with these lines as its input; the seeds it makes up are the tests' own."""
    seeds = (secret(f"{DEALS}/{number}", "seed") for number in count())
    for place in ("spieltrieb.core.chance", "spieltrieb.cli.sitting"):
        monkeypatch.setattr(f"{place}.new_seed", lambda: next(seeds))

    def command(*arguments: object, lines: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines.encode())))
        code = main([str(argument) for argument in arguments])
        return Done(code, *capsys.readouterr())

    return command


@pytest.fixture
def process(home: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Start the command as another process, as plain Python, which starts quicker than compiled code is loaded."""
    started = []

    def command(*arguments: object, **more: object) -> subprocess.Popen[str]:
        environment = {**os.environ, "SPIELTRIEB_COMPILE": "0", "PYTHONIOENCODING": "utf-8"}
        child = subprocess.Popen(
            [sys.executable, "-m", "spieltrieb.cli", *map(str, arguments)],
            env=environment,
            text=True,
            encoding="utf-8",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            **more,  # type: ignore[call-overload]
        )
        started.append(child)
        return child

    yield command
    for child in started:
        child.kill()
        child.communicate()


def records(key: str = "fivetotwelve", count: int = 3, players: int = 2, seed: object = 1) -> list[Record]:
    """Records of random games."""
    return list(simulate(games[key], players, count, str(seed)).records())


@pytest.fixture
def record_file(home: Path) -> Path:
    """A file with three records."""
    path = home / "games.jsonl"
    write_lines(path, records())
    return path
