"""Positions as values; what texts mean is in test_reading.py, and the contract tests have all the rest."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from spieltrieb import Match, Position, games
from spieltrieb.core.errors import BadPlayers, Illegal, Unreadable, WrongActor
from spieltrieb.core.position import Outcome
from tests.conftest import every
from tests.contract.setups import Setup, a_game, each_setup
from tests.core.test_reading import refused

MEMO = games["memostreet"]
CROSS = games["kreuzquer"]


# ---- The beginning ----


def test_names_are_given_or_numbered() -> None:
    assert MEMO.start(3).names == ("Player 0", "Player 1", "Player 2")
    assert MEMO.start(2, names=["Ann", "Bob"]).names == ("Ann", "Bob")
    with refused(BadPlayers, "There are 3 players but 2 names.") as caught:
        MEMO.start(3, names=["Ann", "Bob"])
    assert caught.value.arguments == {"game": MEMO.name, "players": 3}


@pytest.mark.parametrize("names", ["ab", ["Ann", 3], [None, None], 5, []])
def test_names_are_texts_one_for_each_player(names: Any) -> None:
    for begin in (lambda: MEMO.start(2, names=names), lambda: Match.start(MEMO, names)):
        with pytest.raises(BadPlayers, match="`names` must be a list of texts, one for each player, not "):
            begin()


def test_numbers_of_numpy_are_as_good_as_others() -> None:
    position = MEMO.start(np.int64(3), seed=np.int32(7), starter=np.int8(1))
    assert position == MEMO.start(3, seed=7, starter=1)
    assert (type(position.players), type(position.options["starter"])) == (int, int)
    assert position.legal(np.int8(1)).texts() == position.legal(1).texts() == position.choices(np.int64(1))[0]
    assert position.view(np.int64(1)) == position.view(1)
    assert type(position.view(np.int64(1)).seat) is int
    assert position.at(np.int64(0)) == position


@pytest.mark.parametrize("seat", ["*", "0", 1.0, True, [0], -1, 2, np.int64(-1)])
def test_nothing_is_shown_to_a_seat_that_does_not_exist(seat: Any) -> None:
    position = MEMO.start(2, seed=1)
    for ask in (position.view, position.veil, position.told, position.recalled, lambda it: position.tell(0, 0, it)):
        with pytest.raises(WrongActor, match=r"There is no seat .*; the seats are 0 to 1"):
            ask(seat)


@each_setup
def test_a_seat_that_does_not_exist_never_plays(setup: Setup) -> None:
    """Compiled rules would read and write outside the state."""
    for position in a_game(setup, 3)[:: every(7)]:
        if position.outcome:
            continue
        for actor in (setup.players, 4, 5, 63, 64, 65, 128, 2**40, -2, -64, -(2**40)):
            for action in (0, setup.game.features.CHOICES):
                with pytest.raises(WrongActor, match="It is not for seat"):
                    position.advance_by(actor, action)


@pytest.mark.parametrize("step", [(0, 1.5), (0, None), ("0", 0), (None, None), (0.0, 0)])
def test_a_step_is_two_whole_numbers(step: Any) -> None:
    with pytest.raises(Illegal, match="A step is two whole numbers, not"):
        MEMO.start(2).replay_actions([step])


def test_a_move_of_another_game_is_not_played() -> None:
    move = MEMO.start(2).legal(0)[0]
    for play in (CROSS.start(2, seed=1).play, CROSS.start(2, seed=1).advance):
        with refused(Illegal, "'0:turn a1' is a move of Memo Street, not of Kreuz & Quer."):
            play(move)


@pytest.mark.parametrize("move", [5, None, b"turn a1", ("0", 1), []])
def test_only_texts_and_moves_can_be_played(move: Any) -> None:
    with pytest.raises(Unreadable, match="is neither the text of a move nor a Move"):
        MEMO.start(2).play(move)


def test_a_seed_may_come_later_and_may_go() -> None:
    waiting = CROSS.start(2)
    assert waiting.actors == ("*",)
    assert waiting.seats_to_act == ()
    dealt = waiting.with_seed("x")
    assert dealt == CROSS.start(2, "x")
    assert dealt.setup.seed == b"x"
    assert dealt.seats_to_act == dealt.actors == (0, 1)
    assert dealt.with_seed(None).setup.seed is None
    placed = dealt.with_seed(None).play(dealt.legal(0)[0]).play(str(dealt.legal(1)[0]))
    assert placed.actors == ("*",)
    assert placed.with_seed("x") == dealt.play(dealt.legal(0)[0]).play(str(dealt.legal(1)[0]))


def test_options_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        MEMO.start(2).options["starter"] = 1  # type: ignore[index]
    with pytest.raises(AttributeError):
        MEMO.start(2).setup.players = 3  # type: ignore[misc]


# ---- Steps ----


def test_steps_can_be_counted_cut_and_compared() -> None:
    positions = a_game(Setup("memostreet", 2, 0), 1)
    last = positions[-1]
    for step in (0, 1, 7, len(positions) - 1):
        assert positions[step].step == step == len(positions[step].history)
        assert last.steps_from(step) == last.history[step:]
        assert last.begins_with(positions[step])
        assert last.at(step)._draws == positions[step]._draws
        assert positions[step].begins_with(last) == (step == last.step)
    for step in (-1, last.step + 1):
        with refused(Illegal, f"The game has {last.step} moves so far; there is no position after {step}.") as caught:
            last.at(step)
        assert caught.value.arguments == {"step": step}


def test_choices_are_remembered() -> None:
    position = CROSS.start(2, seed=1)
    texts, actions = position.choices(0)
    assert texts == position.legal(0).texts()
    assert list(actions) == list(position.legal(0).actions)
    assert position.choices(0) is position.choices(0)
    assert position.choices(1)[0][0].startswith("1:")
    with refused(WrongActor, "There is no seat 2; the seats are 0 to 1."):
        position.choices(2)


def test_only_chance_has_chances() -> None:
    position = CROSS.start(2)
    assert len(position.chances()) == 28
    assert set(position.chances().values()) == {1}
    assert list(position.legal(0)) == []
    assert position.play("=sun").chances() == {}
    assert list(position.play("=sun").legal("*")) == []


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 1.0, None])
def test_a_seat_that_there_is_not_has_no_moves(seat: object) -> None:
    with refused(WrongActor, f"There is no seat {seat!r}; the seats are 0 to 1.") as caught:
        MEMO.start(2).legal(seat)  # type: ignore[arg-type]
    assert caught.value.arguments == {"seat": seat}


# ---- As a value ----


def test_equal_states_of_the_same_game_are_equal() -> None:
    one, other = MEMO.start(2, seed=1), MEMO.start(2, seed=2)
    assert one == other  # nothing is drawn yet, so the seed has shown nothing
    assert hash(one) == hash(other)
    assert one != MEMO.start(3, seed=1)
    assert one != MEMO.start(2, seed=1, free_choice=True)
    assert one != one.play(one.legal(0)[0])
    assert one != CROSS.start(2, seed=1)
    assert one != "a position"
    assert len({one, other, one.play(one.legal(0)[0])}) == 2


def test_a_position_shows_what_makes_it_again() -> None:
    assert repr(CROSS.start(2)) == "games['kreuzquer'].start(2)"
    named = CROSS.start(2, names=["Ada", "Bob"], starter=1).play("=sun")
    assert repr(named) == "games['kreuzquer'].start(2, names=['Ada', 'Bob'], starter=1).replay(['*:=sun'])"


@each_setup
def test_what_a_position_shows_can_be_pasted_back(setup: Setup) -> None:
    for position in a_game(setup, 1)[:: every(30)]:
        again = eval(repr(position), {"games": games})
        assert again == position
        assert again.moves == position.moves
        assert again.names == position.names
        assert hash(position.setup), "a setup is itself and no other"


def test_an_outcome_as_a_record_has_it() -> None:
    assert Outcome((1, 2), (1,), "full").to_dict() == {"scores": [1, 2], "winners": [1], "reason": "full"}


# ---- Records ----


def test_a_record_names_only_the_options_that_differ() -> None:
    assert MEMO.start(2).record().options == {}
    assert MEMO.start(2, starter=1).record().options == {"starter": 1}
    started = Position.start(MEMO, 2, None, MEMO.settle({}), ["A", "B"])
    assert started.record().players == ("A", "B")
    assert started.record().result is None
    assert started.record().rules == MEMO.version
    assert CROSS.start(1).record().options.keys() >= {"tiles"}  # the box is always recorded


def test_a_spectator_is_told_as_nobody() -> None:
    position = games["davincicode"].start(2, seed=4)
    while len(position.moves) < 4:
        position = position.play(position.legal(position.actors[0])[0])
    assert position.told(None) != position.told(0)
    assert position.view(None).legal == ()  # type: ignore[attr-defined]
    assert position.view(0).seat == 0
    assert position.view(None).seat is None
