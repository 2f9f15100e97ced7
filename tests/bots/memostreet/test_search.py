"""Memo Street's search: the last turn of a seat is worked out in full, by the rules alone."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from spieltrieb.bots.memostreet.search import ALL_POINTS, USED_FIRST, Search
from spieltrieb.bots.player import RandomBot, look
from spieltrieb.core.moves import Move
from spieltrieb.games.memostreet.state import FILL, JOKER, ROWS, VOID_MARK
from tests.bots.memostreet.games_played import GAME, compiled, play


def last_turn(seed: int, free_choice: bool) -> np.ndarray[Any, Any]:
    """A state with one unused row, a few known tiles and a few unknown ones."""
    chance = random.Random(seed)
    states = GAME.blank()
    GAME.begin(states[0], 2, {"starter": 0, "free_choice": free_choice})
    s = states[0]
    row = seed % ROWS
    s["rows"] = VOID_MARK | 1
    s["rows"][0, row] = 0
    s["unused"] = 0
    s["unused"][0] = s["unused"][1] = 1 << row
    if chance.random() < 0.7:  # near the bonus
        s["rows"][0, :6] = [3 << 2 * face if face != row else 0 for face in range(6)]
        for other in chance.sample([face for face in range(6) if face != row], 2):
            s["rows"][0, other] = 2 << 2 * other
    cells = chance.sample(range(63), chance.choice((2, 5, 7)))
    s["down"] = [sum(1 << (cell & 31) for cell in cells if cell >> 5 == word) for word in range(3)]
    unseen = 0
    for number, cell in enumerate(cells):
        face = chance.choice((row % 6 + 1, JOKER, chance.randint(1, JOKER)))
        if number % 2:
            s["faces"][cell] = face
        else:
            unseen += 1 << 8 * (face - 1)
    s["unseen"] = unseen
    return states


def by_enumeration(states: np.ndarray[Any, Any]) -> float:
    """The points that seat 0 gets at the end of its turn, by looking at every move and every tile, with the rules."""
    actors = GAME.drive.acting(states)
    found = np.empty(GAME.actions, np.int64)
    scores = np.zeros(4, np.int64)
    if actors == 16:
        weights = np.empty(GAME.actions, np.int64)
        total = GAME.drive.outcomes(states, found, weights)
        values = [by_enumeration(after(states, -1, int(found[k]))) for k in range(total)]
        return float(np.average(values, weights=weights[:total]))
    if actors != 1:
        GAME.drive.result(states, scores)
        return float(scores[0])
    total = GAME.drive.choices(states, 0, found)
    return max(by_enumeration(after(states, 0, int(found[k]))) for k in range(total))


def after(states: np.ndarray[Any, Any], actor: int, action: int) -> np.ndarray[Any, Any]:
    result = np.empty_like(states)
    assert GAME.drive.attempt(states, result, actor, action) >= 0
    return result


@compiled
@pytest.mark.parametrize("free_choice", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_the_last_turn_is_reckoned_exactly(seed: int, free_choice: bool) -> None:
    states = last_turn(seed, free_choice)
    turns = Search(replace(look(GAME.start(2), 0, random.Random(0)), state=states)).turns()
    assert max(turns) == pytest.approx(by_enumeration(states))
    found = np.empty(GAME.actions, np.int64)
    for k in range(GAME.drive.choices(states, 0, found)):
        cell = int(found[k])
        kind = int(states[0]["faces"][cell])
        assert turns[kind] == pytest.approx(by_enumeration(after(states, 0, cell)))


@compiled
def test_each_use_of_the_last_row_has_the_points_it_brings() -> None:
    for seed in range(10):
        position = play([RandomBot(), RandomBot()], f"uses {seed}", 70 + seed % 8)
        while position.legal(position.actors[0])[0].action < FILL:
            position = position.play(position.legal(position.actors[0])[0])
        seat = int(position.actors[0])
        sight = look(position, seat, random.Random(0))
        values = Search(sight, "points").uses(np.array(sight.legal))
        for action, value in zip(sight.legal, values, strict=True):
            then = position.play(Move(position, seat, action)).view(None).boards[seat].total
            assert value == then


@compiled
def test_games_that_are_played_on_say_what_each_row_brought() -> None:
    position = play([RandomBot(), RandomBot()], "on", 40)
    seat = int(position.actors[0])
    search = Search(look(position, seat, random.Random(0)))
    before = search.positions[0].copy()
    tally, bonuses = search.play_on(20, 3)
    assert search.positions[0].tobytes() == before.tobytes()
    points = int(search.position.points[seat])
    assert tally[:ROWS].sum() + 20 * points + 20 * bonuses == tally[ALL_POINTS]
    assert tally[USED_FIRST:].sum() == 20
    again, _ = search.play_on(20, 3)
    other, _ = search.play_on(20, 4)
    assert (again == tally).all()
    assert (other != tally).any()
