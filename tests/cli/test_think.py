"""`spieltrieb think`: what it is given, and what it says. What it does is in server/test_thinker.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spieltrieb.locale import languages
from tests.cli.conftest import Run


@pytest.fixture
def started(run: Run, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The settings with which it would have begun to think, instead of thinking."""
    from spieltrieb.server import thinker

    found: list[Any] = []

    def think(settings: Any, on_start: Callable[[int, str], None]) -> None:
        found.append(settings)
        on_start(settings.workers, "postgresql://host/town")

    monkeypatch.setattr(thinker, "think", think)
    return found


def test_it_is_told_where_and_with_how_many_processes(run: Run, started: list[Any]) -> None:
    done = run("think", "--db", "postgresql://name:secret@host/town", "--workers", 3, "--set", "log=json")
    assert done == (
        0,
        "Thinking for postgresql://host/town with 3 processes. Stop them with Ctrl-C; nothing is lost.\n",
        "",
    )
    assert (started[0].db, started[0].workers, started[0].log) == ("postgresql://name:secret@host/town", 3, "json")


@pytest.mark.parametrize("lang", languages())
def test_it_says_so_in_every_language(lang: str, run: Run, started: list[Any]) -> None:
    for workers in (1, 4):
        done = run("think", "--db", "postgresql://host/town", "--workers", workers, "--lang", lang)
        assert done.code == 0 and "postgresql://host/town" in done.out and "-C" in done.out


def test_without_a_database_it_says_what_it_needs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPIELTRIEB_DB", raising=False)
    done = run("think")
    assert done.code != 0
    assert "db" in done.err
    assert "Traceback" not in done.err
