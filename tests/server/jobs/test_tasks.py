"""What a job can be: what is asked and answered comes over whole, and has nothing that a seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

from spieltrieb.games import games
from spieltrieb.server import computations
from spieltrieb.server.computations import Packed, Part, luck_of, memory_of, seen
from spieltrieb.server.jobs.tasks import TASKS, encode, is_whole, key_of
from tests.server.jobs.conftest import part, sight


@pytest.mark.parametrize(
    ("kind", "arguments", "answer"),
    [
        ("bot", (("table/1", "level3", 1), "level3", sight()), 17),
        ("advice", (sight(), "de"), {"unit": "points", "moves": [{"action": 1, "value": -0.5, "words": ["gut"]}]}),
        ("review", ('{"game": "kreuzquer"}', 0.1, "en"), Part(Packed(b"{}", b"\x1f\x8b"), 3, 7)),
    ],
)
def test_questions_and_answers_come_over_whole(kind: str, arguments: tuple[Any, ...], answer: Any) -> None:
    assert TASKS[kind].arguments.decode(encode(arguments)) == arguments
    assert TASKS[kind].answer.decode(encode(answer)) == answer


def test_equal_questions_have_one_key() -> None:
    packed = encode((sight(), "de"))
    assert key_of("advice", packed) == key_of("advice", encode((sight(), "de")))
    assert len({key_of("advice", packed), key_of("bot", packed), key_of("advice", encode((sight(), "en")))}) == 3


def test_a_review_is_whole_when_all_moves_are_judged() -> None:
    assert [is_whole(one) for one in (part(2), part(3), 5, {})] == [False, True, True, True]


@pytest.mark.parametrize("game", games)
def test_a_bot_chooses_the_same_wherever_it_is_made_anew(game: str) -> None:
    """One that has played all along in one process, and one that is made for every move from what it was told."""
    position = games[game].start(2, seed=5)
    computations._known.clear()
    compared = 0
    while position.actors and compared < 24:
        seat = int(position.actors[0])
        luck, memory = luck_of("secret", 1, seat, position.step), memory_of("secret", 1, seat)
        seer = seen(position, seat, luck, 0.01, memory)
        chosen = 0
        for name in ("level1", "level2", "level3"):
            chosen = computations.choose(("stays", name, seat), name, seer)
            assert computations.choose((f"new {position.step}", name, seat), name, seer) == chosen
        compared += 1
        moves = {move.action: move for move in position.legal(seat)}
        position = position.play(moves[chosen])
    assert compared > 4
