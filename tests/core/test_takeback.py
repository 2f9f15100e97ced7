"""A move comes back by itself only while its seat has learned nothing by it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spieltrieb import Position, games
from spieltrieb.core import takeback
from spieltrieb.core.contract import Game
from spieltrieb.core.takeback import foreseen, last_move, without
from tests.conftest import load


def placed() -> Position:
    """Kreuz & Quer: a tile is turned up, and both seats have placed theirs, one after the other; chance waits."""
    position = games["kreuzquer"].start(2).play("=sun")
    return position.play(position.legal(1)[0]).play(position.legal(0)[-1])


def test_the_last_move_of_a_seat() -> None:
    position = placed()
    assert [last_move(position, seat) for seat in (0, 1)] == [2, 1]
    assert last_move(position.at(2), 0) is None
    assert last_move(position.at(1), 1) is None
    further = position.play("=moon").play("0:spiral@a1")
    assert [last_move(further, seat) for seat in (0, 1)] == [4, 1]


def test_the_moves_that_others_made_at_the_same_time_are_kept() -> None:
    position = placed()
    assert without(position, 2) == position.at(2)
    kept = without(position, 1)
    assert kept is not None
    assert kept.actors == (1,)
    assert kept.history == (position.history[0], position.history[2])


def test_nothing_comes_back_once_chance_has_spoken_or_the_seat_has_moved_again() -> None:
    position = placed().play("=moon")
    assert without(position, 1) is None
    assert without(position, 2) is None
    assert without(position.play("0:spiral@a1"), 1) is None


def test_a_move_that_the_others_have_built_on_stays() -> None:
    position = games["memostreet"].start(2, seed=3)
    assert position.actors == (0,)
    position = position.with_seed(None)
    turned = position.play(position.legal(0)[0])
    assert turned.actors == ("*",)
    assert without(turned, 0) == position  # nothing was seen yet: the tile is still to be turned up
    seen = turned.play(turned.legal("*")[0])
    assert without(seen, 0) is None


def test_what_the_leaflet_lets_stay_stays_even_if_nothing_new_was_seen() -> None:
    """5 vor 12: a tile of the setup is not moved again."""
    position = games["fivetotwelve"].start(2, seed=3)
    seat = int(position.actors[0])
    after = position.with_seed(None).play(position.legal(seat)[0])
    assert takeback.stays(after, position.step)
    assert without(after, position.step) is None


def guessing() -> Position:
    """Da Vinci Code: seat 0 holds b1, b5, b6, b7 and b11, and is to guess one of seat 1's four black tiles."""
    moves = "0:take black|*:=b7|1:take black|*:=b0|0:take black|*:=b6|1:take black|*:=b2|0:take black|*:=b5"
    moves += "|1:take black|*:=b8|0:take black|*:=b11|1:take black|*:=b3|0:set b5 b6 b7 b11|1:set b0 b2 b3 b8"
    return games["davincicode"].start(2).replay([*moves.split("|"), "0:take black", "*:=b1"])


@pytest.mark.parametrize(("tile", "possible"), [(1, {0, 2, 3, 4}), (4, {4, 8, 9, 10})])
def test_a_guess_stands_unless_everybody_knew_the_answer(tile: int, possible: set[int]) -> None:
    position = guessing()
    for number in (0, 1, 4, 8):
        after = position.play(f"0:guess 1.{tile}={number}")
        assert (without(after, position.step) is None) == (number in possible)


def test_what_the_game_says_of_its_moves_is_what_trying_them_out_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Da Vinci Code, whole games with all kinds of guesses: after every move, against 500 states."""
    game, luck = games["davincicode"], random.Random(12)
    said, rare = {True: 0, False: 0}, 0
    for number in range(load(6)):
        position = game.start(2 + number % 3, seed=number, hyphens=number % 2 == 1)
        while position.actors:
            seat = int(position.actors[0])
            legal = position.legal(seat)
            guesses = [move for move in legal if "guess" in str(move)]
            move = luck.choice(guesses if guesses and luck.random() < 0.8 else legal)
            after = position.advance_by(seat, move.action)[0]
            short = foreseen(after, seat, move.action)
            with monkeypatch.context() as without_it:
                without_it.setitem(vars(game), "silent", None)
                tried = foreseen(after, seat, move.action)
            assert tried or not short, (position.moves, move)
            rare += tried and not short  # 500 states need not have the one that differs
            said[short] += 1
            position = position.advance_by(seat, move.action)[-1]
    assert all(said.values())
    assert rare * 50 <= said[False]


def test_no_state_is_tried_out_where_the_game_says_what_a_move_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack: a take-back on a new machine took a third of a second, in which everybody waited."""
    tried = []
    game, position = games["davincicode"], guessing()
    guess = type(game).guess

    def counted(self: Game, *given: Any) -> Any:
        tried.append(given)
        return guess(self, *given)

    monkeypatch.setattr(type(game), "guess", counted)
    assert without(position.play("0:guess 1.1=1"), position.step) is not None
    assert len(tried) == 1
    asked = position.play("0:guess 1.4=8")
    tried.clear()
    assert without(asked.play("0:stop"), asked.step) is not None
    assert tried == []


def test_where_nothing_is_hidden_no_state_has_to_be_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takeback, "GUESSES", 0)
    position = placed()
    assert foreseen(position, 0, position.history[-1][1])


def test_a_face_that_was_told_with_the_move_is_something_new() -> None:
    """Memo Street: who turns a tile again that was turned before is told its face at once, without a chance step."""
    luck = random.Random(2)
    position = games["memostreet"].start(2, seed=5)
    told_more = 0
    while position.actors:
        seat = int(position.actors[0])
        action = luck.choice(position.legal(seat)).action
        after = position.advance_by(seat, action)[0]
        if after.told(seat)[-1] != after.moves[-1]:
            told_more += 1
            assert not foreseen(after, seat, action)
            assert without(after, position.step) is None
        position = position.advance_by(seat, action)[-1]
    assert told_more


def test_a_move_after_which_another_has_acted_in_turn_stays() -> None:
    """Da Vinci Code: somebody stops, and the next has chosen a tile, but not seen it: it was not their turn before."""
    luck = random.Random(4)
    position = games["davincicode"].start(2, seed=None)
    found = 0
    while found < 2:
        if not position.actors:
            position = games["davincicode"].start(2, seed=None)
        actor = position.actors[0]
        after = position.play(luck.choice(position.legal(actor)))
        step = after.step - 2
        if step >= 0 and after.at(step).actors == (0,) and after.history[-1][0] == 1 and after.history[step][0] == 0:
            found += 1
            assert without(after, step) is None
        position = after
