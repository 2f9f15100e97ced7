from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import sqlite3
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltrieb.cli import serve as cli
from tests.cli.conftest import Run
from tests.conftest import PATIENCE

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """Who is about to serve sets up the logs of the whole process: they are as before when the next test begins."""
    names = (None, "uvicorn.access", "uvicorn.error")
    before = [(one, one.level, one.disabled, [*one.handlers]) for one in map(logging.getLogger, names)]
    yield
    for one, level, disabled, handlers in before:
        one.setLevel(level)
        one.disabled = disabled
        one.handlers[:] = handlers


@pytest.fixture
def started(run: Run, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The settings with which the server would have been started, instead of starting it."""
    from spieltrieb.server import serving

    found: list[Any] = []

    def serve(settings: Any, on_start: Callable[[str], None]) -> None:
        found.append(settings)
        on_start("http://localhost:5012/")

    monkeypatch.setattr(serving, "serve", serve)
    return found


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were opened in the browser."""
    found: list[str] = []
    monkeypatch.setattr(cli.webbrowser, "open", lambda address: bool(found.append(address)) or True)
    return found


def test_the_server_starts_says_its_address_and_stops(process: Start, home: Path) -> None:
    server = process("serve", "--port", 0, "--set", "workers=1")
    assert server.stdout is not None
    line = server.stdout.readline()
    assert line.startswith("Spieltrieb is running at http://localhost:")
    address = line.split()[4].rstrip(".")
    with urllib.request.urlopen(f"{address}health", timeout=PATIENCE) as answer:
        assert json.load(answer)["status"] == "alive"
    server.send_signal(signal.SIGINT)
    out, err = server.communicate(timeout=PATIENCE)
    assert (server.returncode, out, err.strip()) == (130, "", "")
    assert (home / "data" / "spieltrieb.db").is_file()


def test_the_command_alone_starts_the_server(run: Run, started: list[Any]) -> None:
    assert run().code == 0
    assert (started[0].host, started[0].port) == ("127.0.0.1", 5012)


def test_options_the_file_and_the_environment_say_how(
    run: Run, started: list[Any], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "s.toml").write_text("port = 1\nbot_pace = 1.5\nworkers = 3\n")
    monkeypatch.setenv("SPIELTRIEB_WORKERS", "4")
    done = run("serve", "--config", "s.toml", "--port", 7, "--host", "0.0.0.0", "--db", "x.db", "--set", "log=json")
    assert done.code == 0, done.err
    found = started[0]
    assert (found.port, found.host, found.db, found.log, found.bot_pace, found.workers) == (
        7, "0.0.0.0", "x.db", "json", 1.5, 4,
    )  # fmt: skip


def test_the_public_address_is_the_one_that_is_told(run: Run, started: list[Any]) -> None:
    assert "https://play.example.org" in run("serve", "--public", "https://play.example.org").out


def test_it_speaks_german_too(run: Run, started: list[Any]) -> None:
    assert "http://localhost:5012/" in (said := run("serve", "--lang", "de").out)
    assert said != run("serve", "--lang", "en").out


def test_the_browser_is_opened_for_people_only(
    run: Run, started: list[Any], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run("serve")
    assert opened == []
    run("serve", "--browser")
    monkeypatch.setattr(cli, "is_terminal", lambda: True)
    run("serve")
    assert opened == ["http://localhost:5012/"] * 2
    run("serve", "--no-browser")
    run("serve", "--public", "https://play.example.org")
    assert len(opened) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "70000"], "'port' must be from 0 to 65535"),
        (["--public", "play.example.org"], "must be an address like https://"),
        (["--set", "bot_pace=quick"], "must be a number"),
        (["--set", "speed=1"], "There is no setting 'speed=1'"),
        (["--config", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["--host", "203.0.113.1", "--port", "0"], "this machine has no address 203.0.113.1"),
        (["--lang", "tlh"], "no texts in the language 'tlh'"),
    ],
)
def test_what_does_not_fit_is_said_in_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    done = run("serve", *arguments)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert "Traceback" not in done.err


def test_a_port_that_is_taken_is_said(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        done = run("serve", "--port", other.getsockname()[1])
    assert done.code == 2
    assert "another program listens at port" in done.err


def test_a_database_that_cannot_be_used_is_said(run: Run, home: Path) -> None:
    (home / "diary.txt").write_text("Dear diary, " * 500)
    newer = sqlite3.connect(home / "newer.db")
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    for name, sentence in (("diary.txt", "not a database of Spieltrieb"), ("newer.db", "made by a newer Spieltrieb")):
        done = run("serve", "--port", 0, "--db", name)
        assert done.code == 2
        assert sentence in done.err


def test_a_second_server_does_not_touch_the_database_of_the_first(run: Run, home: Path) -> None:
    from spieltrieb.server.sqlite import SqliteStorage

    first = SqliteStorage(home / "x.db")
    try:
        done = run("serve", "--port", 0, "--db", home / "x.db")
    finally:
        asyncio.run(first.close())
    assert done.code == 2
    assert "Another Spieltrieb uses the database" in done.err


def test_what_went_wrong_is_said_in_german_too(run: Run) -> None:
    done = run("serve", "--port", "70000", "--lang", "de")
    assert done.code == 2
    assert done.err and done.err != run("serve", "--port", "70000").err
