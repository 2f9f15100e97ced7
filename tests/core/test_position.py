"""Positions as values, and what they say where something cannot be done; the contract tests have all the rest."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from spieltrieb import Position, games
from spieltrieb.core.errors import Ambiguous, BadPlayers, GameOver, Illegal, Unreadable, WrongActor
from spieltrieb.core.position import Outcome
from tests.conftest import every
from tests.contract.setups import Setup, a_game, each_setup

MEMO = games["memostreet"]
CROSS = games["kreuzquer"]


def refused(kind: type[Exception], sentence: str):
    return pytest.raises(kind, match=re.escape(sentence))


# ---- The beginning ----


def test_names_are_given_or_numbered() -> None:
    assert MEMO.start(3).table.names == ("Player 0", "Player 1", "Player 2")
    assert MEMO.start(2, names=["Ann", "Bob"]).table.names == ("Ann", "Bob")
    with refused(BadPlayers, "There are 3 players but 2 names.") as caught:
        MEMO.start(3, names=["Ann", "Bob"])
    assert caught.value.arguments == {"game": MEMO.name, "players": 3}


def test_a_seed_may_come_later_and_may_go() -> None:
    waiting = CROSS.start(2)
    assert waiting.actors == ("*",)
    assert waiting.seats_to_act == ()
    dealt = waiting.with_seed("x")
    assert dealt == CROSS.start(2, "x")
    assert dealt.table.seed == b"x"
    assert dealt.seats_to_act == dealt.actors == (0, 1)
    assert dealt.with_seed(None).table.seed is None
    placed = dealt.with_seed(None).play(dealt.legal(0)[0]).play(str(dealt.legal(1)[0]))
    assert placed.actors == ("*",)
    assert placed.with_seed("x") == dealt.play(dealt.legal(0)[0]).play(str(dealt.legal(1)[0]))


def test_options_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        MEMO.start(2).options["starter"] = 1  # type: ignore[index]
    with pytest.raises(AttributeError):
        MEMO.start(2).table.players = 3  # type: ignore[misc]


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


# ---- What cannot be done ----


def test_what_is_not_a_move_is_named_with_examples() -> None:
    position = MEMO.start(2, seed=1)
    first = [str(move) for move in position.legal(0)]
    examples = f"{first[0]!r}, {first[1]!r}, {first[2]!r} and {len(first) - 3} more"
    with refused(Unreadable, f"'jump' is not a move of Memo Street at move 1; a move looks like {examples}.") as caught:
        position.play("jump")
    assert caught.value.arguments == {"text": "jump", "step": 1}


def test_few_examples_are_not_counted() -> None:
    position = games["davincicode"].start(2, seed=4)
    texts = [str(move) for move in position.legal(0)]
    assert len(texts) == 2
    with refused(Unreadable, f"a move looks like {texts[0]!r}, {texts[1]!r}."):
        position.play("jump")


def test_three_examples_are_all() -> None:
    position = CROSS.start(1, seed=1)
    while position.actors and len(position.legal(0)) > 3:
        position = position.play(next(move for move in position.legal(0) if "spiral" in str(move)))
    assert len(position.legal(0)) == 3
    with pytest.raises(Unreadable) as caught:
        position.play("jump")
    assert "more" not in str(caught.value)


def test_who_may_not_act_is_told_who_must() -> None:
    position = CROSS.start(3)
    with refused(WrongActor, "It is not for seat 1 to act at move 1: chance must act.") as caught:
        position._play(1, 0)
    assert caught.value.arguments == {"seat": 1, "step": 1}
    turned = position.play("=sun")
    with refused(WrongActor, "It is not for chance to act at move 2: seat 0 and seat 1 and seat 2 must act."):
        turned._play(-1, 0)
    with refused(WrongActor, "'2:turn a1': there is no seat 2; the seats are 0 to 1.") as caught:
        MEMO.start(2, seed=1).play("2:turn a1")
    assert caught.value.arguments == {"text": "2:turn a1", "seat": 2}


def test_an_illegal_move_is_named_with_examples() -> None:
    position = MEMO.start(2, seed=1)
    legal = position.legal(0)
    action = next(action for action in range(MEMO.actions) if action not in legal.actions)
    text = position.write(0, action)
    with refused(Illegal, f"{text!r} is not legal at move 1; possible is {str(legal[0])!r}, ") as caught:
        position._play(0, action)
    assert caught.value.arguments == {"text": text, "step": 1}
    with refused(Illegal, f"There is no action {MEMO.actions} in Memo Street at move 1.") as caught:
        position._play(0, MEMO.actions)
    assert caught.value.arguments == {"text": "", "step": 1}
    with refused(Illegal, "There is no action -1 in Memo Street at move 1."):
        position._play(0, -1)


def test_chance_cannot_give_what_is_gone() -> None:
    position = CROSS.start(1).play("=sun")
    position = position.play(position.legal(0)[0])
    sun = position.at(0).read("=sun")[1]
    with refused(Illegal, "'*:=sun' is not legal at move 3; possible is '*:="):
        position._play(-1, sun)


def test_what_two_seats_could_mean_is_ambiguous() -> None:
    position = CROSS.start(3, seed=1)
    text = str(position.legal(0)[0]).partition(":")[2]
    several = ", ".join(repr(f"{seat}:{text}") for seat in range(3))
    with refused(Ambiguous, f"{text!r} can mean {several} at move 2; say which.") as caught:
        position.play(text)
    assert caught.value.arguments == {"text": text, "step": 2}
    placed = position.play(f"0:{text}").play(f"1:{text}")
    assert placed.read(text)[0] == 2


def test_a_text_means_what_fits_or_is_ambiguous() -> None:
    """Over whole games, with texts that leave out the seat, how a tile is turned, or which tiles go into a row."""
    seen: Counter[str] = Counter()
    for position in [*a_game(Setup("kreuzquer", 3, 0), 0), *a_game(Setup("memostreet", 2, 1), 0)]:
        legal = [(move.actor, move.action) for seat in position.seats_to_act for move in position.legal(seat)]
        bare = {str(move).partition(":")[2] for seat in position.seats_to_act for move in position.legal(seat)}
        for text in sorted({"spiral@a1", *bare, *(re.split("[/ ]", text)[0] for text in bare)}):
            candidates = [
                (actor, action)
                for actor in position.seats_to_act
                for action in position.game.read(position.state, actor, text, position.options)
            ]
            fitting = [one for one in candidates if one in legal]
            if len(fitting) > 1:
                with pytest.raises(Ambiguous, match=r" can mean .* at move \d+; say which\.$") as caught:
                    position.read(text)
                quoted = str(caught.value).partition(" can mean ")[2]
                assert quoted.count("'") == 2 * min(4, len(fitting))
                assert (" and more" in quoted) == (len(fitting) > 4)
                seen[f"{len(fitting)} fit"] += 1
            elif len(candidates) > 1:
                assert position.read(text) == (fitting or candidates)[0]
                inner = candidates[1:-1]
                seen["one in the middle" if fitting and fitting[0] in inner else f"{len(fitting)} of several"] += 1
    assert all(seen[kind] for kind in ("4 fit", "6 fit", "one in the middle", "0 of several")), seen


def test_examples_are_those_of_the_first_who_may_act() -> None:
    position = games["fivetotwelve"].start(2, seed=1)
    assert len(position.legal(0)) == 4
    three = ", ".join(repr(str(move)) for move in position.legal(0)[:3])
    with refused(Unreadable, f"a move looks like {three} and 1 more."):
        position.play("nonsense")


def test_only_those_who_may_are_meant() -> None:
    position = CROSS.start(2, seed=1)
    fitting = [str(move).partition(":")[2] for move in position.legal(0)]
    moved = position.play(f"0:{fitting[0]}")
    assert moved.read(fitting[0]) == (1, position.legal(1)[0].action)


def test_after_the_end_all_is_refused() -> None:
    last = a_game(Setup("memostreet", 2, 0), 2)[-1]
    with refused(GameOver, f"'0:turn a1': the game is over at move {last.step + 1}.") as caught:
        last.play("0:turn a1")
    assert caught.value.arguments == {"text": "0:turn a1", "step": last.step + 1}
    with refused(GameOver, f"The game is over at move {last.step + 1}; nothing can be played.") as caught:
        last._play(0, 0)
    assert caught.value.arguments == {"text": "", "step": last.step + 1}


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
        assert again.table.names == position.table.names
        assert hash(position.table), "a table is itself and no other"


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
