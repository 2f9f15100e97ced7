"""Reviews: what each move gave away, where the game turned, and a summary in words."""

from __future__ import annotations

import json
import math

import pytest

from spieltrieb import games
from spieltrieb.bots import Advice, NoAdvice, Sight
from spieltrieb.bots.advice import RatedMove, sight_of
from spieltrieb.bots.review import (
    CHOICES,
    KINDS,
    LUCK,
    SECOND_LOOK,
    JudgedMove,
    Turn,
    describe,
    judged,
    review,
    sentences,
    sum_up,
)
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


def test_nothing_is_called_a_slip_that_a_longer_look_does_not_call_so() -> None:
    """Half of what a short look finds in 5 vor 12 is its own noise."""
    end = game_of((0, 1))
    looks: list[float] = []

    def firm(position: Position, seat: int, budget: float) -> Advice:
        looks.append(budget)
        return judge(position, seat, budget)

    def calmer(position: Position, seat: int, budget: float) -> Advice:
        advice = judge(position, seat, budget)
        return advice if budget == 0.1 else Advice(advice.unit, tuple(RatedMove(m.action, 0.5) for m in advice.moves))

    kinds = [one.kind for one in judged(end, (0, 1), 0.1, firm) if one.seat and not one.forced]
    assert set(kinds) == {"mistake"}, "both looks agree"
    assert looks.count(SECOND_LOOK * 0.1) == len(kinds), "and there is no second one at moves that are best"
    assert {(one.kind, one.loss) for one in judged(end, (1,), 0.1, calmer) if not one.forced} == {("", 0.0)}


def test_the_second_look_has_other_luck_and_every_review_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[float] = []

    def advise(sight: Sight) -> Advice:
        drawn.append(sight.random.random())
        return teacher.advise(sight)

    monkeypatch.setattr("spieltrieb.bots.review.advise", advise)
    end = game_of((1, 1), most=9)
    first = list(judged(end, (0,), 0.1))
    assert len(set(drawn)) == len(drawn) > len(first)
    before = list(drawn)
    drawn.clear()
    assert [one.move for one in judged(end, (0,), 0.1)] == [one.move for one in first]
    assert drawn == before


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


def test_prospects_go_from_decision_to_decision_and_end_with_what_came_of_it() -> None:
    end = game_of((0, 1))
    found = review(end, adviser=judge)
    assert end.outcome is not None
    for seat, line in enumerate(found.prospects):
        assert [step for step, _ in line[:-1]] == [
            one.step for one in found.decisions if one.seat == seat and not one.forced
        ]
        assert {value for _, value in line[:-1]} == {0.9}
        assert line[-1] == (end.step, (seat in end.outcome.winners) / len(end.outcome.winners))


def test_luck_is_what_comes_by_chance_alone() -> None:
    """A seat turns up a tile that makes the game worth more or less: nobody else had a hand in it."""
    end = game_of((0, 0), "memostreet", most=40)
    good = [step for step, (actor, _) in enumerate(end.history) if actor < 0][::3]

    def moody(position: Position, seat: int, budget: float) -> Advice:
        advice = judge(position, seat, budget)
        drawn = position.step - 1 in good
        moves = tuple(RatedMove(one.action, one.value * (1.0 if drawn else 0.5), one.reasons) for one in advice.moves)
        return Advice(advice.unit, moves)

    found = review(end, adviser=moody)
    assert found.luck
    for turn in found.luck:
        assert abs(turn.luck) >= LUCK["win"]
        assert {actor for actor, _ in end.history[turn.step + 1 : turn.then]} <= {turn.seat, -1}
    assert any(turn.then - 1 in good and turn.luck > 0 for turn in found.luck)


def test_a_review_can_be_summed_up_at_any_time() -> None:
    end = game_of((0, 1))
    whole = review(end, adviser=judge)
    decisions = list(judged(end, (0, 1), 0.1, judge))
    assert sum_up(end, (0, 1), []) is None
    some = sum_up(end, (0, 1), decisions[:20])
    assert some is not None and some.decisions == whole.decisions[:20]
    assert all(step < end.step for line in some.prospects for step, _ in line), "how it ends comes last"
    assert sum_up(end, (0, 1), decisions) == whole


def test_the_best_moves_of_a_decision_are_kept() -> None:
    for one in review(game_of((0, 1)), adviser=judge).decisions:
        assert len(one.choices) == 0 if one.forced else 1 <= len(one.choices) <= CHOICES
        if one.choices:
            assert (one.choices[0].move, one.choices[0].value) == (one.best, one.best_value)


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
    for turn in (Turn(3, 0, "0:draw", 0.5, 0.2, 5.0, 9), Turn(3, 0, "0:draw", 0.5, 0.9, 0.0, 9)):
        said = sentences(describe(turn, unit, "Anna"), lang)  # type: ignore[arg-type]
        assert "Anna" in said
        assert " draw" in said


def test_as_json() -> None:
    found = review(game_of((0, 1), most=12), adviser=judge)
    data = json.loads(json.dumps(found.to_dict()))
    assert set(data) == {"game", "players", "unit", "decisions", "turning_points", "luck", "prospects", "summaries"}


def test_kinds_are_listed_from_the_worst() -> None:
    for unit in ("win", "points"):
        limits = [kind[unit] for kind in KINDS.values()]  # type: ignore[index]
        assert limits == sorted(limits, reverse=True)
    better = JudgedMove(0, 0, "a", 0.6, "b", 0.5, (), False, "")
    assert better.loss == 0
