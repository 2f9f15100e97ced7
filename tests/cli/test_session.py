"""What may be taken back: only moves that told nothing."""

from __future__ import annotations

import pytest

from spieltrieb import Position, games
from spieltrieb.cli.session import foreseen


def last_seen(position: Position) -> bool:
    actor, action = position.history[-1]
    return foreseen(position, actor, action)


def test_where_all_is_open_a_move_tells_nothing() -> None:
    position = games["fivetotwelve"].start(2, seed=7).play("0:9@a1")
    assert last_seen(position)


def test_a_guess_tells_whether_it_was_right_and_setting_up_a_code_tells_nothing() -> None:
    position = games["davincicode"].start(2, 4)
    seen: dict[str, list[bool]] = {"set": [], "guess": [], "hit": []}
    while position.actors:
        seat = position.actors[0]
        moves = position.legal(seat)
        position = position.play(moves[len(position.history) * 7 % len(moves)])
        if position.history[-1][0] == seat:
            word = position.moves[-1].partition(":")[2].split(" ")[0]
            hit = word == "guess" and any(str(move) == f"{seat}:stop" for move in position.legal(seat))
            if word in seen:
                seen["hit" if hit else word].append(last_seen(position))
    assert seen["set"] == [True, True]
    # Once every other number is accounted for, a guess is certain and tells nothing any more.
    assert seen["hit"] == [False, False, True, True]
    # Nor does a guess that cannot be right.
    assert set(seen["guess"]) == {True, False}


@pytest.mark.parametrize("key", games)
def test_a_game_hides_something_if_seats_see_different_things(key: str) -> None:
    game = games[key]
    position = game.start(2, 1)
    for _ in range(6):
        position = position.play(position.legal(position.actors[0])[0])
    assert (position.veil(0).tobytes() != position.veil(1).tobytes()) <= game.hides
