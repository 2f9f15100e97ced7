"""Advice: every legal move with its value, from what the seat may know; reasons as codes with texts."""

from __future__ import annotations

import json
import random
from types import MappingProxyType

import pytest

from spieltrieb import bots, games
from spieltrieb.bots import Advice, NoAdvice, RatedMove, Reason, Sight, advise, in_words, look
from spieltrieb.bots.advice import sight_of
from spieltrieb.core.errors import BadOption
from spieltrieb.core.position import Position
from tests.bots import teacher
from tests.bots.conftest import Clock

GAME = games["fivetotwelve"]


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PACKAGES", MappingProxyType({"fivetotwelve": teacher.__name__}))


@pytest.fixture
def position() -> Position:
    return GAME.start(2, seed=5)


@pytest.mark.usefixtures("taught")
def test_advice_for_a_position_or_a_sight(position: Position) -> None:
    advice = advise(position)
    assert {move.action for move in advice.moves} == {move.action for move in position.legal(0)}
    assert advice.best is advice.moves[0]
    assert advise(position, 0) == advise(look(position, 0, random.Random(1))) == advice
    second = advice.moves[1]
    assert advice.value_of(second.action) == second.value
    with pytest.raises(KeyError):
        advice.value_of(-1)


def test_a_sight_is_advised_with_what_is_given_besides(position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sight] = []
    monkeypatch.setattr(bots, "PACKAGES", MappingProxyType({"fivetotwelve": teacher.__name__}))
    monkeypatch.setattr(teacher, "advise", lambda sight: asked.append(sight) or Advice("win", ()))
    own, other = random.Random(1), random.Random(2)
    sight = look(position, 0, own, 0.5)
    advise(sight)
    advise(sight, 0, budget=0.25, chance=other)
    advise(position)
    assert [(one.seat, one.budget) for one in asked] == [(0, 0.5), (0, 0.25), (0, 1.0)]
    assert (asked[0].random, asked[1].random) == (own, other)
    with pytest.raises(NoAdvice, match="This is what seat 0 sees, so there is no advice for seat 1"):
        advise(sight, 1)
    with pytest.raises(BadOption, match="`budget` must be a number of seconds above 0, not 0"):
        advise(sight, budget=0)


@pytest.mark.usefixtures("taught")
def test_advice_as_json(position: Position) -> None:
    data = json.loads(json.dumps(advise(position).to_dict(position, 0)))
    assert data["unit"] == "win"
    assert [move["move"] for move in data["moves"]] == [str(move) for move in position.legal(0)]
    assert data["moves"][0]["reasons"] == [{"code": "nothing-open", "arguments": {}}]


def test_the_sight_of_a_position_is_the_same_each_time_and_only_for_those_who_act(position: Position) -> None:
    assert sight_of(position).random.random() == sight_of(position, 0).random.random()
    assert sight_of(position, budget=0.5).budget == 0.5
    for budget in (0, -1, float("nan"), float("inf"), "1", True):
        with pytest.raises(BadOption, match="`budget` must be a number of seconds above 0, not"):
            sight_of(position, budget=budget)
    with pytest.raises(NoAdvice, match=r"nothing to advise for seat 0: seat 1 must act\."):
        sight_of(position.play(position.legal(0)[0]), 0)
    with pytest.raises(NoAdvice, match="chance is to act"):
        sight_of(GAME.start(2))
    from spieltrieb.lab.simulate import simulate

    end = next(simulate(GAME, 2, 1, 1).records())
    with pytest.raises(NoAdvice, match="the game is over"):
        sight_of(GAME.start(2).replay(end.moves))


def test_a_game_without_advice_says_so(position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PACKAGES", MappingProxyType({}))
    with pytest.raises(NoAdvice, match=r"There is no advice for 5 vor 12 yet\."):
        advise(position)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_reasons_in_words(lang: str) -> None:
    said = in_words(Reason("errors", {"slips": 1, "mistakes": 2, "blunders": 3}), "review", lang)
    assert all(number in said for number in "123")
    with pytest.raises(KeyError):
        in_words(Reason("no-such-code"), "review", lang)


@pytest.mark.parametrize("key", games)
def test_every_games_own_advice_holds_what_it_promises(key: str, clock: Clock) -> None:
    clock.step = 0.02  # what is promised holds however short the time
    position = games[key].start(2, seed=3)
    for _ in range(6):
        seat = position.actors[0]
        assert isinstance(seat, int)
        advice = advise(position, seat, budget=0.02)
        assert isinstance(advice, Advice)
        assert isinstance(advice.best, RatedMove)
        assert sorted(move.action for move in advice.moves) == sorted(move.action for move in position.legal(seat))
        values = [move.value for move in advice.moves]
        assert values == sorted(values, reverse=True)
        assert advice.unit == "points" or all(0 <= value <= 1 for value in values)
        json.dumps(advice.to_dict(position, seat))
        for move in advice.moves[:3]:
            assert move.reasons
            for reason in move.reasons:
                assert in_words(reason, key, "en")
                assert in_words(reason, key, "de")
        position = position.play(position.write(seat, advice.best.action))
