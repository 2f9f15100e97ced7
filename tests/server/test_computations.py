"""What the processes compute: reviews a little at a time, replays ready to be sent."""

from __future__ import annotations

import gzip
import json
import random
from typing import Any

import pytest

from spieltrieb.bots import Sight
from spieltrieb.bots.advice import Advice, RatedMove
from spieltrieb.core.position import Position
from spieltrieb.games import games
from spieltrieb.server import computations
from spieltrieb.server.computations import Past
from tests.server.driving import ANN, Driven


def played(game: str) -> Position:
    position = games[game].start(2, seed=7)
    while position.actors:
        position = position.play(position.legal(int(position.actors[0]))[0])
    return position


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which a move was judged, at once and without a thought."""
    seats: list[int] = []

    def advise(sight: Sight) -> Advice:
        seats.append(sight.seat)
        return Advice("win", tuple(RatedMove(action, 0.5) for action in sight.legal))

    monkeypatch.setattr("spieltrieb.bots.review.advise", advise)
    monkeypatch.setattr(computations, "_reviews", type(computations._reviews)())
    return seats


def test_a_review_is_done_a_little_at_a_time_and_is_the_same(
    judged: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computations, "SLICE", 1e9)
    end = played("kreuzquer")
    line, moves = end.record().to_json(), sum(actor >= 0 for actor, _ in end.history)
    whole = computations.review(line, 0.1, "en")
    assert whole.done == whole.total == moves > 10
    asked = len(judged)
    judged.clear()
    computations._reviews.clear()
    monkeypatch.setattr(computations, "SLICE", -1.0)
    for done in range(1, moves):
        part = computations.review(line, 0.1, "en")
        shown = json.loads(part.so_far.plain)
        assert (part.done, part.total) == (shown["done"], shown["total"]) == (done, moves)
        assert len(shown["decisions"]) in (0, done), "one move at a time, and none twice"
    assert computations.review(line, 0.1, "en") == whole
    assert computations.review(line, 0.1, "de").done == moves
    assert len(judged) == asked, "another language costs nothing"


def test_so_many_reviews_are_kept(judged: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computations, "KEPT_REVIEWS", 2)
    line = played("kreuzquer").record().to_json()
    for budget in (0.1, 0.2, 0.3):
        computations.review(line, budget, "en")
    assert len(computations._reviews) == 2


def test_a_review_has_the_best_moves_and_the_odds_of_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exact odds of a tile add up; nothing of them is told that the seat could not know."""
    monkeypatch.setattr(computations, "SLICE", 1e9)
    position = games["davincicode"].start(2, seed=7)
    while position.step < 24:
        position = position.play(position.legal(int(position.actors[0]))[0])
    shown = json.loads(computations.review(position.record().to_json(), 0.01, "de").so_far.plain)
    guesses = [one for one in shown["decisions"] if ":guess" in one["move"]]
    assert guesses
    for one in guesses:
        assert 1 <= len(one["choices"]) <= 3 and one["choices"][0]["move"] == one["best"]
        assert one["choices"][0]["words"]
        assert one["odds"]["tiles"] and "guesses" not in one["odds"]
        for tile in one["odds"]["tiles"]:
            assert tile["seat"] != one["seat"]
            assert sum(chance for _, chance in tile["values"]) == pytest.approx(1, abs=0.01)


def test_a_game_that_was_stopped_before_anybody_chose_has_an_empty_review(judged: list[int]) -> None:
    part = computations.review(games["kreuzquer"].start(2, seed=7).record().to_json(), 0.1, "en")
    assert (part.done, part.total) == (0, 0)
    told = json.loads(part.so_far.plain)
    assert (told["unit"], told["decisions"], told["done"], told["total"]) == (None, [], 0, 0)


def test_a_replay_from_the_record_is_that_of_the_game() -> None:
    for game in games:
        end = played(game)
        for seat in (0, 1, None, "all"):
            found = computations.replay(end.record().to_json(), seat, {"game": game})  # type: ignore[arg-type]
            shown = json.loads(found.plain)
            expected = computations.steps(end, seat)  # type: ignore[arg-type]
            assert shown["game"] == game
            assert len(shown["steps"]) == len(expected)
            assert shown["steps"][-1] == json.loads(computations.msgspec.json.encode(expected[-1]))
            assert found.small is not None and gzip.decompress(found.small) == found.plain


def test_who_knows_everything_sees_all_codes_and_moves_as_they_were() -> None:
    end = played("davincicode")
    for step in computations.steps(end, "all"):
        view = step["view"]
        assert "?" not in {tile.value for code in view.codes for tile in code}
        assert not any("?" in move for move in step["told"])
    assert [move for step in computations.steps(end, "all") for move in step["told"]] == end.moves


def test_moments_are_counted_by_the_moves_of_the_seats() -> None:
    for game in games:
        end = played(game)
        assert len(computations.steps(end, None)) - 1 == sum(actor >= 0 for actor, _ in end.history)


@pytest.mark.parametrize(("answer", "is_small"), [({"a": 1}, False), ({"a": "x" * 1000}, True)])
def test_short_answers_are_not_compressed(answer: dict[str, Any], is_small: bool) -> None:
    found = computations.pack(answer)
    assert json.loads(found.plain) == answer
    assert (found.small is not None) is is_small


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("rounds", [1, 0])
def test_the_records_of_a_table_are_the_same_wherever_they_are_written(game: str, rounds: int) -> None:
    driven = Driven(game, "me", "screen", rounds=rounds)
    driven.play(random.Random(1))
    if rounds != 1:
        driven.ask(ANN, "next", round=2)
        driven.play(random.Random(2), steps=5)
        driven.ask(ANN, "resign")
    lines = [json.loads(line) for line in driven.table.records()]
    assert len(lines) == (1 if rounds == 1 else 2)
    past = [Past.of(*played) for played in driven.table.marked]
    assert json.loads(computations.records(past, {"seeds": []}).plain) == {"records": lines, "seeds": []}
