"""What moves were and did: the same as the texts and the positions say, and nothing that is hidden."""

from __future__ import annotations

import random
import re
from collections import Counter

import msgspec
import pytest

from spieltrieb import Position, games
from spieltrieb.core.facts import Fact, facts_of, recalled_facts
from spieltrieb.core.moves import CHANCE_ACTOR
from tests.contract.setups import Setup, a_game, each_setup, own_tests

KINDS = {key: own_tests(key).KINDS for key in games}
WRITTEN = {key: own_tests(key).written for key in games}


def fact(text: str, position: Position) -> Fact:
    """The fact of a move in a position, as a spectator is told it."""
    actor, action = position.read(text)
    after = position.with_seed(None)._play(actor, action)
    return facts_of([(position, after, actor, action)], [position.tell(actor, action, None)])[0]


@each_setup
def test_facts_agree_with_the_texts(setup: Setup) -> None:
    positions = a_game(setup, 7)
    end = positions[-1]
    for seat in (None, 0):
        told = end.recalled(seat)
        facts = recalled_facts(end, seat)
        assert len(facts) == len(told)
        for known, text in zip(facts, told, strict=True):
            who, _, what = text.partition(":")
            assert str(known.actor) == who
            assert known.do in KINDS[setup.key]
            assert (known.actor == "*") == (known.do == "face") == what.startswith("=")
            if (word := re.match("[a-z]*", what)[0]) in KINDS[setup.key]:  # type: ignore[index]
                assert known.do == word
            if known.do == "face":
                assert known.face == what[1:]
            elif known.do != "set":  # its tiles are their owner's secret
                assert WRITTEN[setup.key](known) == what
            assert (known.hit is not None) == (known.do == "guess")


@each_setup
def test_a_fact_is_the_same_when_it_happens_and_when_it_is_recalled(setup: Setup) -> None:
    positions = a_game(setup, 8)
    end = positions[-1]
    steps = [(before, after, *step) for before, after, step in zip(positions, positions[1:], end.history, strict=False)]
    happened = facts_of(steps, end.told(0))
    if setup.game.fades:
        happened = [msgspec.structs.replace(known, face=None) for known in happened if known.actor != "*"]
    assert happened == recalled_facts(end, 0)


def test_every_kind_of_move_comes_up() -> None:
    for key, kinds in KINDS.items():
        seen: Counter[str] = Counter()
        for seed in range(6):
            position = games[key].start(players=2, seed=seed)
            chooser = random.Random(seed)
            while position.actors:
                legal = position.legal(position.seats_to_act[0])
                stops = [move for move in legal if str(move).endswith(":stop")]  # seldom chosen among all guesses
                position = position.play(chooser.choice(stops or legal))
            seen.update(known.do for known in recalled_facts(position, None))
        assert set(seen) == kinds - ({"face"} if games[key].fades else set())


def test_a_guess_is_a_hit_or_a_miss() -> None:
    position = games["davincicode"].start(players=2, seed=3)
    while not any(":guess" in str(move) for seat in position.seats_to_act for move in position.legal(seat)):
        position = position.play(position.legal(position.seats_to_act[0])[0])
    (seat,) = position.seats_to_act
    found = {True: 0, False: 0}
    for move in position.legal(seat):
        if ":guess" not in str(move):
            continue
        known = fact(str(move), position)
        after = position.play(move).view(None)
        hit = after.phase == "hit" or after.phase == "over"  # type: ignore[attr-defined]
        assert known.hit == hit
        assert known.points == (after.points[seat] if hit else None)  # type: ignore[attr-defined]
        found[hit] += 1
    assert found[True] and found[False]


def test_a_row_is_worth_what_the_score_board_says() -> None:
    position = games["memostreet"].start(players=2, seed=1)
    points = Counter[int]()
    chooser = random.Random(1)
    while position.actors:
        (seat,) = position.seats_to_act
        move = chooser.choice(position.legal(seat))
        known = fact(str(move), position)
        position = position.play(move)
        points[seat] += known.points or 0
        assert (known.points is None) == (known.do == "turn")
    for seat, board in enumerate(position.view(None).boards):  # type: ignore[attr-defined]
        assert points[seat] == board.total - board.bonus


def test_a_tile_seen_before_is_told_with_its_face_once() -> None:
    position = games["memostreet"].start(players=2, seed=1)
    first = fact("0:turn a1", position)
    assert first == Fact(0, "turn", at=0)
    position = position.play("0:turn a1").play("0:turn a2").play("0:turn a3")
    position = position.play(position.legal(0)[-1])
    again = fact("1:turn a1", position)
    assert again.face is not None
    assert position.tell(*position.read("1:turn a1"), None).endswith(f"={again.face}")
    assert all(known.face is None for known in recalled_facts(position.play("1:turn a1"), None))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_face_is_told_to_its_owner_alone(seat: int | None) -> None:
    end = a_game(Setup("davincicode", 2, 0), 5)[-1]
    for known, (actor, _), text in zip(recalled_facts(end, seat), end.history, end.told(seat), strict=True):
        if actor == CHANCE_ACTOR:
            assert ("?" in (known.face or "")) == ("?" in text)


def test_a_fact_is_written_short_and_cannot_be_changed() -> None:
    known = Fact("*", "face", face="13")
    assert msgspec.json.encode(known) == b'{"actor":"*","do":"face","face":"13"}'
    with pytest.raises(AttributeError):
        known.face = "14"  # type: ignore[misc]
