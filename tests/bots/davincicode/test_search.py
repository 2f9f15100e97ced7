"""Da Vinci Code's search: what moves are worth in games played to the end is what every deal and every draw gives."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from spieltrieb.bots.davincicode import memory, search
from spieltrieb.bots.davincicode.search import Search
from spieltrieb.bots.davincicode.value import habits, is_guessing, new_room
from spieltrieb.bots.player import look
from spieltrieb.games.davincicode import odds as counting
from spieltrieb.games.davincicode.state import NAME
from tests.bots.davincicode.games_played import GAME, LONG, dealt, sights


def win_chance(states: np.ndarray[Any, Any], seat: int, named: np.ndarray[Any, Any]) -> float:
    """The chance that a seat wins a full state among quick players, by going through every face that may turn up."""
    drive = GAME.drive
    acting_now = int(drive.acting(states))
    if acting_now == 0:
        return float(drive.result(states, np.zeros(4, np.int64)) == 1 << seat)
    after = states.copy()
    if acting_now >= 16:
        found, weights = np.zeros(GAME.actions, np.int64), np.zeros(GAME.actions, np.int64)
        total = drive.outcomes(states, found, weights)
        chances = []
        for action in found[:total]:
            after[0] = states[0]
            drive.attempt(states, after, -1, action)
            chances.append(win_chance(after, seat, named.copy()))
        return float(np.average(chances, weights=weights[:total]))
    actor = acting_now.bit_length() - 1
    action = search.decide(states[0], actor, habits(), new_room(), 0, 0)
    search.step(after[0], actor, action, named)
    return win_chance(after, seat, named)


def test_values_in_small_endgames_are_those_of_every_deal_and_every_draw() -> None:
    compared = between = 0
    for seed in range(90):
        if compared >= 4:
            break
        for sight in sights(2, False, seed, by=2):
            s = sight.state[0]
            if not is_guessing(sight) or sum(s["left"]) > 2 or min(s["left"]) > 0:
                continue  # where two colours can be taken the quick player may toss a coin
            thought = Search(sight)
            deals = int(counting.deals(thought.heard[0], sight.seat))
            if not 2 <= deals <= 12 or compared >= 4:
                continue
            for number, action in enumerate(thought.actions[:3]):
                exact = []
                for k in range(deals):
                    full, named = thought.heard.copy(), thought.named.copy()
                    counting.deal(full[0], sight.seat, k)
                    search.step(full[0], sight.seat, action, named)
                    exact.append(win_chance(full, sight.seat, named))
                between += 0 < np.mean(exact) < 1
                wins = np.zeros((1, 2), np.int64)
                found = np.repeat(thought.heard, deals)
                assert memory.gather(thought.heard, sight.seat, 0, found) == deals
                picks = np.arange(4000) % deals
                move, players = np.array([action]), np.array([habits()] * 4)
                search.try_moves(found, picks, sight.seat, thought.named, move, players, 5, wins)
                assert wins[0, 0] / 4000 == pytest.approx(np.mean(exact), abs=0.04), number
            compared += 1
    assert compared >= 4
    assert between, "some of these games are still open"


def test_a_liar_is_not_believed() -> None:
    """Where what was heard cannot be true, a master falls back on what is sure."""
    position = dealt("b0", "b3", "w2", "w3", "b5", "b8", "w7", "w9").play("0:take black").play("*:=b1")
    position = position.play("0:guess 1.1=0").play("0:lay b1@2").play("1:take black").play("*:=b10")
    thought = Search(look(position, 1, random.Random(1), LONG))
    assert not thought.trusts
    assert thought.odds[0, 0] == pytest.approx(1.0)
    assert thought.best() == NAME
