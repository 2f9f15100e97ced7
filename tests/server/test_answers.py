"""What is answered over HTTP has exactly the shape that the page knows; what needs a server is in test_http.py."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from spieltrieb import games
from spieltrieb.bots.advice import Advice, RatedMove, Reason
from spieltrieb.core.errors import UnknownGame
from spieltrieb.core.position import Position
from spieltrieb.server import answers, computations
from spieltrieb.server.errors import problem_of
from spieltrieb.server.results import daily_days, leaderboard, statistics
from tests.server.driving import NOON
from tests.server.test_results import a_result

DAY = "2026-11-15"


def fits(answer: Any, shape: Any) -> bool:
    """Whether an answer, sent and read again, has all that its shape names, of the right types, and nothing else."""
    sent = json.loads(msgspec.json.encode(answer))
    return bool(json.loads(msgspec.json.encode(msgspec.convert(sent, shape))) == sent)


def judge(position: Position, seat: int, budget: float) -> Advice:
    """Advice that takes no time: the first move is the best one."""
    moves = [RatedMove(move.action, 0.9 / (1 + n), (Reason("wins"),)) for n, move in enumerate(position.legal(seat))]
    return Advice("win", tuple(moves), {"odds": [0.25]})


@pytest.fixture(scope="module")
def end() -> Position:
    position, chooser = games["fivetotwelve"].start(2, seed="answers"), random.Random(1)
    while position.actors:
        seat = position.seats_to_act[0]
        position = position.play(chooser.choice(list(position.legal(seat))))
    return position


def test_statistics_leaderboards_and_days() -> None:
    results = [a_result(at=NOON, daily=DAY), a_result(against="solo", title=2), a_result(played_out=False)]
    assert fits(statistics(results), list[answers.GameStatistics])
    assert fits(leaderboard([(result, "Ann") for result in results], "ann"), list[answers.LeaderboardRow])
    assert fits(daily_days(results, DAY), answers.DailyDays)


def test_problems() -> None:
    assert fits(problem_of(UnknownGame("There is no chess.", game="chess")), answers.Problem)
    assert fits(problem_of(ValueError("broken")), answers.Problem)


@pytest.mark.parametrize("eyes", [0, None, "all"])
def test_moments(end: Position, eyes: computations.Eyes) -> None:
    assert fits(computations.steps(end, eyes)[:2], list[answers.Moment])
    assert fits(computations.steps(end, eyes)[-1:], list[answers.Moment])


@pytest.mark.parametrize("seed", ["answers", "another"])
def test_checks_of_deals(end: Position, seed: str) -> None:
    record = json.loads(end.record().to_json())
    found = computations.check(record, seed, seed, None)
    assert found["fair"] == (seed == "answers")
    assert fits(found, answers.DealCheck)


def test_reviews_so_far_and_whole(end: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computations, "SLICE", 0.0)
    reviewing = computations.Reviewing(end, 0.0, judge)
    assert fits(reviewing.shown("en"), answers.Review)
    while len(reviewing.decisions) < reviewing.total:
        reviewing.go_on()
    whole = reviewing.shown("en")
    assert whole["unit"] == "win"
    assert whole["turning_points"]
    assert any(one["kind"] for one in whole["decisions"])
    assert fits(whole, answers.Review)
