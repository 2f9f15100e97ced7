"""`spieltrieb advise` and `spieltrieb review`."""

from __future__ import annotations

import json
from pathlib import Path
from types import MappingProxyType

import pytest

from spieltrieb import bots
from tests.bots import teacher
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def _taught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice that costs no time: the earlier a move is listed, the better."""
    monkeypatch.setattr(bots, "PACKAGES", MappingProxyType({"fivetotwelve": teacher.__name__}))


def test_advice_has_values_reasons_and_the_games_table(record_file: Path, run: Run) -> None:
    done = run("advise", record_file, "--step", 10, "--top", 2)
    assert (done.code, done.err) == (0, "")
    assert "after 10 moves" in done.out
    for words in (
        "chance to win",
        "90.0 %",
        "no face-up tile fits on a free cell",
        "What is known",
        "0.25  0.75",
        "cell",
    ):
        assert words in done.out


def test_advice_in_german_for_a_seat_and_a_line(record_file: Path, run: Run) -> None:
    seat = json.loads(run("advise", record_file, "--line", 1, "--step", 10, "--json").out)["seat"]
    done = run("advise", record_file, "--line", 1, "--seat", seat, "--step", 10, "--lang", "de")
    assert done.code == 0
    assert f"Tipps für random {seat} (Platz {seat}) nach 10 Zügen" in done.out
    assert "Gewinnaussicht" in done.out


def test_all_moves_as_json(record_file: Path, run: Run) -> None:
    data = json.loads(run("advise", record_file, "--step", 10, "--json").out)
    assert set(data) == {"game", "seat", "unit", "moves", "table"}
    assert data["moves"][0]["value"] == 0.9
    assert data["table"]["finish"] == [0.25, 0.75]


def test_after_a_move_comes_what_chance_did(record_file: Path, run: Run) -> None:
    done = run("advise", record_file, "--step", 0)
    assert done.code == 0
    assert "after 0 moves" not in done.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["games.jsonl"], "There is nothing to advise: the game is over."),
        (["games.jsonl", "--line", "9"], "games.jsonl has no record in line 9."),
        (["games.jsonl", "--step", "9999"], "there is no position after 9999."),
        (["games.jsonl", "--step", "10", "--seat", "5"], "There is nothing to advise for seat 5"),
        (["missing.jsonl"], "missing.jsonl"),
    ],
)
def test_where_there_is_no_advice(arguments: list[str], message: str, record_file: Path, run: Run) -> None:
    done = run("advise", *arguments)
    assert (done.code, done.out) == (2, "")
    assert message in done.err


def test_a_game_without_advice(record_file: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PACKAGES", MappingProxyType({}))
    for command in (("advise", "--step", 10), ("review",)):
        done = run(command[0], record_file, *command[1:])
        assert done.code == 2
        assert "There is no advice for 5 vor 12 yet." in done.err


def test_a_review_in_words(record_file: Path, run: Run) -> None:
    done = run("review", record_file)
    assert (done.code, done.err) == (0, "")
    for words in ("random 0 gave away", "random 1 gave away", "Turning points", "The costliest moves", "blunder"):
        assert words in done.out
    german = run("review", record_file, "--lang", "de", "--seat", 1, "--top", 1)
    assert "random 1 vergab" in german.out
    assert "random 0 vergab" not in german.out


def test_a_review_as_json(record_file: Path, run: Run) -> None:
    data = json.loads(run("review", record_file, "--line", 2, "--json").out)
    assert data["players"] == ["random 0", "random 1"]
    assert data["decisions"]
    assert run("review", record_file, "--seat", "7").code == 2
