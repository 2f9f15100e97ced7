"""Measuring: numbers beside their goals."""

from __future__ import annotations

import time

import pytest

from spieltrieb import games
from spieltrieb.core.errors import BadPlayers
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


def test_runs_are_long_enough_to_be_measured() -> None:
    amounts = []

    def run(amount: int, number: int) -> int:
        amounts.append((number, amount))
        time.sleep(amount * 1e-4)
        return amount

    speeds = _speeds(run, 1, 3, 0.02)
    assert len(speeds) == 3
    assert [number for number, _ in amounts][-3:] == [1, 2, 3]
    assert amounts[-1][1] >= 50
    assert all(0 < speed < 11_000 for speed in speeds)


@pytest.mark.parametrize("key", games)
def test_speeds_are_measured(key: str) -> None:
    assert playouts_per_second(games[key], 2, 1, 0.001)[0] > 0
    assert plays_per_second(games[key], 2, 1, 0.001)[0] > 0
    assert views_per_second(games[key], 2, 1, 0.001)[0] > 0


def test_a_wrong_number_of_players_is_refused_before_anything_is_measured() -> None:
    with pytest.raises(BadPlayers):
        next(bench([games["fivetotwelve"]], players=7))
