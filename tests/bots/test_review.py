"""Reviews: what each move gave away, where the game turned, and a summary in words."""

from __future__ import annotations

import json
import math

import pytest

from spieltrieb import games
from spieltrieb.bots import Advice, NoAdvice
from spieltrieb.bots.advice import sight_of
from spieltrieb.bots.review import KINDS, Decision, Turn, describe, review, sentences
from spieltrieb.core.moves import Move
from spieltrieb.core.position import Position
from tests.bots import teacher


def judge(position: Position, seat: int, budget: float) -> Advice:
    return teacher.advise(sight_of(position, seat, budget=budget))


def game_of(choices: tuple[int, ...], key: str = "fivetotwelve", most: int = 400) -> Position:
    """A game in which each seat always plays its n-th legal move."""
    position = games[key].start(len(choices), seed=3, names=["Anna", "Ben", "Cleo", "Dora"][: len(choices)])
    for _ in range(most):
        if not position.actors:
            break
        seat = position.actors[0]
        assert isinstance(seat, int)
        legal = position.legal(seat)
        position = position.play(Move(position, seat, legal[min(choices[seat], len(legal) - 1)].action))
    return position


def test_every_decision_is_judged_against_the_best() -> None:
    end = game_of((0, 1))
    found = review(end, adviser=judge)
    assert len(found.decisions) == sum(actor >= 0 for actor, _ in end.history)
    assert found.unit == "win"
    for decision in found.decisions:
        assert end.moves[decision.step] == decision.move
        if decision.forced:
            assert math.isnan(decision.value)
        else:
            assert decision.loss == pytest.approx(0.1 if decision.seat else 0.0)
            assert decision.kind == ("mistake" if decision.seat else "")
            assert decision.reasons
    anna, ben = found.summaries
    assert (anna.mean_loss, anna.mistakes, anna.best_moves) == (0, 0, anna.decisions)
    assert ben.mean_loss == pytest.approx(0.1)
    assert (ben.mistakes, ben.best_moves, ben.blunders, ben.slips) == (ben.decisions, 0, 0, 0)


def test_only_some_seats() -> None:
    found = review(game_of((0, 1)), [1], adviser=judge)
    assert {decision.seat for decision in found.decisions} == {1}
    assert [summary.name for summary in found.summaries] == ["Ben"]


def test_turning_points_are_the_largest_swings_in_the_order_of_the_game() -> None:
    end = game_of((0, 1))
    turns = review(end, adviser=judge).turning_points
    assert 1 <= len(turns) <= 3
    assert [turn.step for turn in turns] == sorted(turn.step for turn in turns)
    assert end.outcome is not None
    for turn in turns:  # only the end changes anything: before it, the best move is always worth 90 %
        share = (turn.seat in end.outcome.winners) / len(end.outcome.winners)
        assert (turn.before, turn.after) == (0.9, share)


def test_a_game_that_is_not_over_can_be_reviewed() -> None:
    found = review(game_of((0, 1), most=9), adviser=judge)
    assert found.decisions
    assert all(0 <= turn.after <= 0.9 for turn in found.turning_points)


def test_nothing_to_review() -> None:
    with pytest.raises(NoAdvice, match="nothing to review"):
        review(games["fivetotwelve"].start(2, seed=1), adviser=judge)


def test_who_acts_at_the_same_time_is_judged_by_what_they_saw() -> None:
    seen: list[tuple[int, int]] = []

    def noting(position: Position, seat: int, budget: float) -> Advice:
        seen.append((len(position.history), seat))
        assert budget == 0.125
        return judge(position, seat, budget)

    end = game_of((0, 0, 0), "kreuzquer", most=6)
    review(end, budget=0.125, adviser=noting)
    together = [(step, seat) for step, seat in seen if len(end.at(step).actors) == 3]
    assert {seat for _, seat in together} == {0, 1, 2}


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    review(game_of((0, 0), most=5), adviser=judge, on_progress=lambda *numbers: told.append(numbers))
    assert told[0] == (0, 5)
    assert told[-1] == (5, 5)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("unit", ["win", "points"])
def test_everything_can_be_said(lang: str, unit: str) -> None:
    found = review(game_of((0, 1)), adviser=judge)
    for summary in found.summaries:
        said = sentences(summary.reasons(unit), lang)  # type: ignore[arg-type]
        assert summary.name in said
        assert str(summary.decisions) in said
    for turn in (Turn(3, 0, "0:draw", 0.5, 0.2, 5.0), Turn(3, 0, "0:draw", 0.5, 0.9, 0.0)):
        said = sentences(describe(turn, unit, "Anna"), lang)  # type: ignore[arg-type]
        assert "Anna" in said
        assert " draw" in said


def test_as_json() -> None:
    found = review(game_of((0, 1), most=12), adviser=judge)
    data = json.loads(json.dumps(found.to_dict()))
    assert set(data) == {"game", "players", "unit", "decisions", "turning_points", "summaries"}


def test_kinds_are_listed_from_the_worst() -> None:
    for unit in ("win", "points"):
        limits = [kind[unit] for kind in KINDS.values()]  # type: ignore[index]
        assert limits == sorted(limits, reverse=True)
    better = Decision(0, 0, "a", 0.6, "b", 0.5, (), False, "")
    assert better.loss == 0
