"""Measuring: numbers beside their goals."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from spieltrieb import games
from spieltrieb.bots import package_of
from spieltrieb.core.errors import BadPlayers
from spieltrieb.lab import bench as module
from spieltrieb.lab.bench import (
    GOALS,
    Measurement,
    _speeds,
    bench,
    playouts_per_second,
    plays_per_second,
    views_per_second,
)


def test_every_game_has_a_goal() -> None:
    assert set(GOALS["playout"]) == set(games)


def test_goals_are_met_or_missed() -> None:
    assert Measurement("playout", "fivetotwelve", 2, decisions_per_second=15e6).met is True
    assert Measurement("playout", "fivetotwelve", 2, decisions_per_second=14e6).met is False
    assert Measurement("playout", "another", 2, decisions_per_second=1.0).met is None
    assert Measurement("position-play", "another", 2, decisions_per_second=99_999.0).met is False
    assert Measurement("import", None, None, seconds=0.3).met is True
    assert Measurement("first-compilation", None, None, seconds=61.0).met is False


def test_a_measurement_as_json() -> None:
    assert Measurement("import", None, None, seconds=0.2).to_dict() == {
        "measure": "import",
        "game": None,
        "players": None,
        "decisions_per_second": None,
        "positions_per_second": None,
        "seconds": 0.2,
        "goal": 0.3,
        "met": True,
    }


def test_runs_are_long_enough_to_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    amounts = []
    now = 0.0

    def run(amount: int, number: int) -> int:
        nonlocal now
        amounts.append((number, amount))
        now += amount * 1e-4
        return amount

    monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=lambda: now))
    speeds = _speeds(run, 1, 3, 0.02)
    assert len(speeds) == 3
    assert [number for number, _ in amounts][-3:] == [1, 2, 3]
    assert amounts[-1][1] >= 200
    assert speeds == pytest.approx([10_000] * 3)


@pytest.mark.parametrize("key", games)
def test_speeds_are_measured(key: str) -> None:
    assert playouts_per_second(games[key], 2, 1, 0.001)[0] > 0
    assert plays_per_second(games[key], 2, 1, 0.001)[0] > 0
    assert views_per_second(games[key], 2, 1, 0.001)[0] > 0
    assert package_of(games[key]).bench(0.001) > 0


def test_a_wrong_number_of_players_is_refused_before_anything_is_measured() -> None:
    with pytest.raises(BadPlayers):
        next(bench([games["fivetotwelve"]], players=7))


@pytest.mark.program
def test_what_a_new_python_takes_is_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTRIEB_COMPILE", "0")  # it starts quicker so
    first_move = module._FIRST_MOVE.format(key="fivetotwelve", players=2)
    assert module._seconds(module._IMPORT + first_move + module._SAY) > 0
    assert module._seconds("import os; print(len(os.environ['SPIELTRIEB_CACHE']))", "a folder") == 8
