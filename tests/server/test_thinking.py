"""What the processes compute: reviews a little at a time, replays ready to be sent."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from spieltrieb.bots import Sight
from spieltrieb.bots.advice import Advice, RatedMove
from spieltrieb.core.position import Position
from spieltrieb.games import games
from spieltrieb.server import thinking


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

    monkeypatch.setattr(thinking, "advise", advise)
    monkeypatch.setattr(thinking, "_judged", type(thinking._judged)())
    return seats


def test_a_review_is_done_a_little_at_a_time_and_is_the_same(
    judged: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = played("kreuzquer").record().to_json()
    whole = thinking.review(line, 0.1, "en")
    moves = len(judged)
    assert whole is not None and moves > 10
    judged.clear()
    thinking._judged.clear()
    monkeypatch.setattr(thinking, "SLICE", -1.0)
    for done in range(1, moves):
        assert thinking.review(line, 0.1, "en") is None
        assert len(judged) == done, "one move at least, and none twice"
    assert thinking.review(line, 0.1, "en") == whole
    assert thinking.review(line, 0.1, "de") is not None
    assert len(judged) == moves, "another language costs nothing"


def test_so_many_reviews_are_kept(judged: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "KEPT_REVIEWS", 2)
    line = played("kreuzquer").record().to_json()
    for budget in (0.1, 0.2, 0.3):
        thinking.review(line, budget, "en")
    assert len(thinking._judged) == 2


def test_a_replay_from_the_record_is_that_of_the_game() -> None:
    for game in games:
        end = played(game)
        for seat in (0, 1, None):
            found = thinking.replay(end.record().to_json(), seat, {"game": game})
            shown = json.loads(found.plain)
            expected = thinking.steps(end, seat)
            assert shown["game"] == game
            assert len(shown["steps"]) == len(expected)
            assert shown["steps"][-1] == json.loads(thinking.msgspec.json.encode(expected[-1]))
            assert found.small is not None and gzip.decompress(found.small) == found.plain


@pytest.mark.parametrize(("answer", "is_small"), [({"a": 1}, False), ({"a": "x" * 1000}, True)])
def test_short_answers_are_not_compressed(answer: dict[str, Any], is_small: bool) -> None:
    found = thinking.pack(answer)
    assert json.loads(found.plain) == answer
    assert (found.small is not None) is is_small
