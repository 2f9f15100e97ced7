"""The search of 5 vor 12: exact where little is left."""

from __future__ import annotations

import math
import random

import pytest

from spieltrieb.bots.fivetotwelve import advise
from spieltrieb.bots.fivetotwelve.players import Master
from spieltrieb.bots.fivetotwelve.search import judge
from spieltrieb.bots.player import look
from spieltrieb.core.moves import Move
from spieltrieb.games.fivetotwelve.state import DRAW
from tests.bots.fivetotwelve.games_played import last_tiles, share


@pytest.mark.parametrize("players", [2, 3])
def test_the_last_draw_is_judged_exactly(players: int) -> None:
    found = [p for p in last_tiles(players, 1) if DRAW in [m.action for m in p.legal(p.actors[0])]]
    assert len(found) > 2
    for position in found:
        seat = position.actors[0]
        assert isinstance(seat, int)
        sight = look(position, seat, random.Random(1))
        score = judge(sight)[sight.legal.index(DRAW)]
        waiting = position.with_seed(None).play(Move(position, seat, DRAW))
        exact = 0.0
        for outcome, weight in waiting.chances().items():
            drawn = waiting.replay_actions([(-1, outcome)])
            exact += weight * max(share(drawn.play(move).outcome, seat) for move in drawn.legal(seat))
        assert 1 / (1 + math.exp(-score)) == pytest.approx(exact, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3])
def test_the_last_placement_is_judged_and_advised_exactly(players: int) -> None:
    found = last_tiles(players, 0)
    assert len(found) > 2
    for position in found:
        seat = position.actors[0]
        assert isinstance(seat, int)
        exact = {move.action: share(position.play(move).outcome, seat) for move in position.legal(seat)}
        sight = look(position, seat, random.Random(1), 0.02)
        for action, score in zip(sight.legal, judge(sight), strict=True):
            assert 1 / (1 + math.exp(-score)) == pytest.approx(exact[action], abs=1e-6)
        advice = advise(sight)
        assert exact[advice.best.action] == max(exact.values())
        assert advice.best.value == pytest.approx(max(exact.values()), abs=1e-6)
        assert exact[Master().choose(sight)] == max(exact.values())
