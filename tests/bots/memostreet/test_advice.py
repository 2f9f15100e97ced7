"""Memo Street's advice: every legal move in order, with reasons in words."""

from __future__ import annotations

import json
import random

import pytest

from spieltrieb.bots.advice import in_words
from spieltrieb.bots.memostreet import LEVELS, advise
from spieltrieb.bots.player import look
from spieltrieb.games.memostreet.moves import ROW_NAMES
from spieltrieb.games.memostreet.state import ROWS
from tests.bots.memostreet.games_played import compiled, play

pytestmark = pytest.mark.match


@compiled
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 40, 41, 42, 43, 79])
def test_advice_has_every_legal_move_in_order_with_reasons_in_words(moves: int) -> None:
    position = play([LEVELS["level2"](), LEVELS["level3"]()], "advice", moves)
    seat = int(position.actors[0])
    sight = look(position, seat, random.Random(2), 0.2)
    advice = advise(sight)
    assert advice.unit == "points"
    assert sorted(move.action for move in advice.moves) == sorted(sight.legal)
    values = [move.value for move in advice.moves]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value < 170 for value in values)
    assert all(move.reasons for move in advice.moves[:3])
    for move in advice.moves:
        for reason in move.reasons:
            for lang in ("en", "de"):
                assert in_words(reason, "memostreet", lang)
    json.dumps(advice.table)
    unused = {ROW_NAMES[row] for row in range(ROWS) if sight.state[0]["unused"][seat] >> row & 1}
    assert set(advice.table["rows"]) == unused
    assert 0 <= advice.table["bonus"] <= 1
    assert advice.table["points"] == pytest.approx(values[0], abs=14)
