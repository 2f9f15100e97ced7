"""What others' guesses betray in Da Vinci Code."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from spieltrieb import Position
from spieltrieb.bots.davincicode import memory
from spieltrieb.bots.davincicode.search import Search
from spieltrieb.bots.davincicode.value import is_guessing
from spieltrieb.bots.player import look
from spieltrieb.core.moves import Move
from spieltrieb.games.davincicode.state import PLACES, SPOTS, STOP, UNKNOWN
from tests.bots.davincicode.games_played import GAME, dealt, level, sights
from tests.bots.davincicode.test_value import quick_odds


def told(position: Position, seat: int) -> tuple[np.ndarray[Any, Any], list[int]]:
    sight = look(position, seat, random.Random(1))
    story = memory.read(sight)
    return memory.betrayed(sight, story)[0]["ruled_out"], story.named


def test_who_names_a_tile_is_taken_not_to_have_it() -> None:
    # 0 has b0 w2 b5 w7, 1 has b1 w3 b8 w9.
    position = dealt("b0", "b1", "w2", "w3", "b5", "b8", "w7", "w9")
    position = position.play("0:take black").play("*:=b6").play("0:guess 1.3=4")
    position = position.play("0:lay b6@4").play("1:take white").play("*:=w0")
    ruled_out, named = told(position, 1)
    assert [int(bits) for bits in ruled_out[:5]] == [1 << 4, 0, 1 << 4, 0, 0], "no black tile of seat 0 is a 4"
    assert named == [0, 0]
    position = position.play("1:guess 0.2=2").play("1:guess 0.5=9")
    ruled_out, named = told(position, 1)
    assert named == [0, 1 << 2 | 1 << 9], "it holds the white 9, but the others cannot know"
    position = position.play("1:lay w0@1")
    ruled_out, _ = told(position, 0)
    assert [int(bits) for bits in ruled_out[PLACES : PLACES + 5]] == [0, 0, 1 << 2 | 1 << 9, 1 << 4, 1 << 2 | 1 << 9]


def test_the_scenes_of_the_past_are_what_the_others_saw() -> None:
    """Filled in with the true faces, a scene gives its player the very odds that this player had then."""
    chance = random.Random(4)
    position = GAME.start(3, seed=4, hyphens=True)
    seen = []
    while position.actors:
        seat = position.seats_to_act[0]
        sight = look(position, seat, chance)
        action = level(3).choose(sight)
        if is_guessing(sight):
            seen.append((seat, action, quick_odds(sight.state, seat)))
        if len(position.history) > 60 and is_guessing(sight):
            break
        position = position.play(Move(position, seat, action))
    past, now, actions, kinds = memory.scenes(sight, memory.read(sight), 99)
    others = [line for line in seen if line[0] != seat]
    assert len(past) == len(others) > 5
    full = position.state
    for scene, places, did, kind, (who, action, odds) in zip(past, now, actions, kinds, others, strict=True):
        assert scene["turn"] == who
        assert (kind == memory.STOPPED) == (action == STOP)
        assert kind == memory.STOPPED or did == action
        states = np.array([scene])
        states[0]["code"] = [full["code"][place] if place >= 0 else -1 for place in places[:SPOTS]]
        states[0]["drawn"] = full["code"][places[SPOTS]] if places[SPOTS] >= 0 else -1
        assert quick_odds(states, who) == pytest.approx(odds)


def test_deals_are_believed_that_explain_a_guess() -> None:
    """Whoever names a tile that seems likely, and stops when unsure, gives away something of what they hold."""
    for sight in sights(2, False, 8):
        search = Search(sight) if is_guessing(sight) else None
        if search is None or not search.story.events:
            continue
        assert search.belief.sum() == pytest.approx(1.0)
        for deal in search.deals[::50]:
            assert GAME.veil(deal, sight.seat)["code"].tolist() == sight.state["code"].tolist()
        spots = np.flatnonzero(sight.state[0]["code"] >= UNKNOWN)
        assert search.odds[spots].sum(axis=1) == pytest.approx(np.ones(len(spots)))
        assert (search.odds[spots][search.sure[spots] == 0] == 0).all()
