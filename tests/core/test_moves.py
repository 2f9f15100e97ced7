"""Moves as values, and their texts taken apart."""

from __future__ import annotations

import pickle

import pytest

from spieltrieb import games
from spieltrieb.core.moves import Move, Moves, actor_number, actor_text, split

POSITION = games["memostreet"].start(2, seed=1)
LEGAL = POSITION.legal(0)
CHANCE = games["kreuzquer"].start(2).legal("*")


@pytest.mark.parametrize(
    ("text", "actor", "rest"),
    [
        ("0:13@b2", 0, "13@b2"),
        ("  3 :  Turn   A1 ", 3, "turn a1"),
        ("*:=13", -1, "=13"),
        ("* : =13", -1, "=13"),
        ("=13", -1, "=13"),
        ("draw", None, "draw"),
        ("12:draw", None, "12:draw"),
        ("0:", 0, ""),
        ("", None, ""),
        ("0:0:0", 0, "0:0"),
    ],
)
def test_a_text_names_its_actor_or_not(text: str, actor: int | None, rest: str) -> None:
    assert split(text) == (actor, rest)


def test_actors_are_seats_or_a_star() -> None:
    assert [actor_number(actor) for actor in (0, 3, "*")] == [0, 3, -1]
    assert [actor_text(number) for number in (0, 3, -1)] == ["0", "3", "*"]
    assert LEGAL[0].actor == 0
    assert CHANCE[0].actor == "*"


def test_one_action_with_another_tile_in_hand_is_another_move() -> None:
    five = games["fivetotwelve"]
    hands = [five.start(2).play(f"*:={number}").play("*:=1") for number in (11, 5, 11)]
    first, other, same = (position.legal(0)[0] for position in hands)
    assert (str(first), str(other), first.action) == ("0:11@a1", "0:5@a1", other.action)
    assert first == same
    assert hash(first) == hash(same)
    assert first != other


def test_a_move_equals_its_text_and_its_like() -> None:
    move, other = LEGAL[0], LEGAL[1]
    assert move == str(move) == "0:turn a1"
    assert move == POSITION.legal(0)[0]
    assert move != other
    assert move != str(other)
    assert move != Move(POSITION, 1, move.action)
    assert move != (move.actor, move.action)
    assert hash(move) == hash(str(move))
    assert len({move, str(move), other}) == 2
    assert repr(move) == "<Move 0:turn a1>"


def test_a_move_is_written_once(monkeypatch) -> None:
    asked = []
    position = games["memostreet"].start(2, seed=1)
    move = position.legal(0)[0]
    monkeypatch.setattr(type(position), "write", lambda self, *step: asked.append(step) or "text")
    assert (str(move), str(move)) == ("text", "text")
    assert asked == [(0, move.action)]


@pytest.mark.parametrize("move", [LEGAL[3], CHANCE[2]], ids=str)
def test_moves_travel(move: Move) -> None:
    copy = pickle.loads(pickle.dumps(move))
    assert copy == move
    assert (copy.actor, copy.action) == (move.actor, move.action)
    assert str(copy) == str(move)


def test_moves_are_a_sequence() -> None:
    assert len(LEGAL) == len(LEGAL.actions) == len(list(LEGAL)) > 8
    assert [move.action for move in LEGAL] == list(LEGAL.actions)
    assert LEGAL[-1] == list(LEGAL)[-1]
    few = LEGAL[1:3]
    assert isinstance(few, Moves)
    assert list(few) == [LEGAL[1], LEGAL[2]]
    assert few.texts() == (str(LEGAL[1]), str(LEGAL[2]))
    with pytest.raises(IndexError):
        LEGAL[len(LEGAL)]


def test_a_move_of_another_is_not_among_ones_own() -> None:
    assert LEGAL[2] in LEGAL
    assert str(LEGAL[2]) in LEGAL
    assert LEGAL[2] not in LEGAL[:2]
    assert str(LEGAL[2]) not in LEGAL[:2]
    assert Move(POSITION, 1, LEGAL[0].action) not in LEGAL
    assert CHANCE[0] in CHANCE


def test_many_moves_show_the_first_eight() -> None:
    eight, nine = LEGAL[:8], LEGAL[:9]
    assert repr(eight) == f"<8 moves: {', '.join(eight.texts())}>"
    assert repr(nine) == f"<9 moves: {', '.join(eight.texts())}, ...>"
