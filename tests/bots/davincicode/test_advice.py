"""Da Vinci Code's advice: every legal move with its chance to win, the odds of all tiles, and reasons in words."""

from __future__ import annotations

import json
import random

import pytest

from spieltrieb.bots import davincicode as bots
from spieltrieb.bots.advice import in_words
from spieltrieb.bots.player import look
from spieltrieb.games.davincicode.state import GUESS, NAME, STOP
from tests.bots.davincicode.games_played import LONG, TABLES, dealt, sights

pytestmark = pytest.mark.match


@pytest.mark.parametrize(("players", "hyphens"), TABLES)
def test_advice_has_every_legal_move_best_first_with_reasons(players: int, hyphens: bool) -> None:
    phases = set()
    for sight in list(sights(players, hyphens, 5)) + list(sights(players, hyphens, 6))[::3]:
        advice = bots.advise(sight)
        phases.add(int(sight.state[0]["phase"]))
        assert advice.unit == "win"
        assert sorted(move.action for move in advice.moves) == sorted(sight.legal)
        values = [move.value for move in advice.moves]
        assert values == sorted(values, reverse=True)
        assert 0.0 <= values[-1] <= values[0] <= 1.0
        for move in advice.moves[:3]:
            assert move.reasons
            for reason in move.reasons:
                for lang in ("en", "de"):
                    assert in_words(reason, "davincicode", lang)
        json.dumps(advice.table)
        for tile in advice.table["tiles"]:
            assert sum(chance for _, chance in tile["values"]) == pytest.approx(1.0)
            assert sum(chance for _, chance in tile["heard"]) == pytest.approx(1.0)
        assert len(advice.table["guesses"]) == sum(action >= NAME for action in sight.legal)
    assert len(phases) >= 5


def test_advice_says_what_a_miss_would_show() -> None:
    position = dealt("b0", "b1", "w2", "w3", "b5", "b8", "w7", "w9").play("0:take black").play("*:=b6")
    advice = bots.advise(look(position, 0, random.Random(1), LONG))
    sentences = [in_words(reason, "davincicode", "en") for reason in advice.best.reasons]
    assert any("a miss would reveal your black 6" in sentence for sentence in sentences)
    assert any("% chance that it’s the" in sentence for sentence in sentences)
    position = position.play("0:guess 1.1=1")
    advice = bots.advise(look(position, 0, random.Random(1), LONG))
    stop = next(move for move in advice.moves if move.action == STOP)
    assert 0.0 < stop.value < 1.0


def test_with_an_empty_pool_two_players_know_all_and_the_one_to_guess_wins() -> None:
    found = 0
    for seed in range(60):
        for sight in sights(2, False, seed, by=1):
            if (
                int(sight.state[0]["phase"]) == GUESS
                and not sight.state[0]["left"].any()
                and sight.state[0]["drawn"] < 0
            ):
                advice = bots.advise(sight)
                assert advice.best.value == 1.0
                assert advice.best.reasons[0].code == "sure"
                found += 1
                break
        if found == 2:
            return
    pytest.fail("no game came to an empty pool")
