"""What texts mean in a position, and what is said where something cannot be played."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from spieltrieb import games
from spieltrieb.core.errors import Ambiguous, GameOver, Illegal, Unreadable, WrongActor
from tests.contract.setups import Setup, a_game

MEMO = games["memostreet"]
CROSS = games["kreuzquer"]


def refused(kind: type[Exception], sentence: str):
    return pytest.raises(kind, match=re.escape(sentence))


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
