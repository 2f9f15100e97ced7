"""5 vor 12: the leaflet's example, every end, and the edge cases of its page."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltrieb import Position, games
from spieltrieb.core.errors import BadOption, Illegal, Unreadable, WrongActor
from spieltrieb.core.facts import Fact
from spieltrieb.core.moves import logged
from spieltrieb.games.fivetotwelve import rules
from spieltrieb.games.fivetotwelve.moves import cell_number, cell_text
from spieltrieb.games.fivetotwelve.state import PLACE, TURN
from tests.conftest import load
from tests.tools import on_array

GAME = games["fivetotwelve"]
_ = GAME.drive
begin_turn = on_array(rules.begin_turn)
put = on_array(rules.put)
fitting = on_array(rules.fitting)
KINDS = {"face", "draw", "leave", "place", "take"}  # of moves, as their facts name them


def written(known: Fact) -> str:
    """The text of a move, from its fact."""
    if known.at is None:
        return known.do
    return f"{'take ' if known.do == 'take' else ''}{known.face}@{cell_text(known.at)}"


def all_tiles(position: Position) -> Counter[int]:
    """Face down, open, on boards and in hands."""
    shown = position.view(None)
    tiles = Counter(shown.open)  # type: ignore[attr-defined]
    tiles.update({number: count for number, count in enumerate(shown.unseen, 1) if count})  # type: ignore[attr-defined]
    for numbers in (*shown.boards, shown.hands):  # type: ignore[attr-defined]
        tiles.update(number for number in numbers if number)
    return tiles


def table(
    *boards: str, hand: int = 0, open_tiles: tuple[int, ...] = (), unseen: int = 40, **options: object
) -> Position:
    """Seat 0's turn with these boards ("a1=1 d1=13"), a tile in hand, tiles face up and this many face down."""
    position = GAME.start(players=max(2, len(boards)), **options)
    array = position._array.copy()
    s = array[0]
    for seat, board in enumerate(boards):
        for item in board.split():
            cell, number = item.split("=")
            put(array, seat, int(number) - 1, cell_number(cell))
    s["open"] = sum(1 << 3 * (tile - 1) for tile in open_tiles)
    s["unseen"] = sum(1 << 3 * tile for tile in range(unseen)) if unseen <= 20 else s["unseen"]
    s["dealt"] = 4 * position.players
    begin_turn(array)
    assert s["phase"] == TURN
    if hand:
        s["takes"][:] = 0
        s["hand"][0] = hand - 1
        s["phase"] = PLACE
    return Position(position.setup, array, GAME.drive.acting(array), (), 0)


def texts(position: Position, seat: int = 0) -> set[str]:
    return {str(move)[2:] for move in position.legal(seat)}


def board(position: Position, seat: int) -> dict[str, int]:
    cells = position.view(seat).boards[seat]  # type: ignore[attr-defined]
    return {"abcd"[i % 4] + "1234"[i // 4]: number for i, number in enumerate(cells) if number}


# A board with one free cell, a4; and one with a single tile.
NEARLY_FULL = "a1=1 b1=2 c1=3 d1=4 a2=5 b2=6 c2=7 d2=8 a3=9 b3=10 c3=11 d3=12 b4=14 c4=15 d4=16"


def test_the_leaflets_example() -> None:
    position = table("a1=1 d1=13 a2=15 b2=16 c3=12 d4=14", hand=13)
    assert texts(position) == {"13@c4", "13@c3", "13@a2", "leave"}
    after = position.play("0:13@c3")
    assert board(after, 0)["c3"] == 13
    assert after.view(0).open == (12,)  # type: ignore[attr-defined]
    assert after.actors == (1,)


def test_setup_in_rounds_of_one_tile_each() -> None:
    position = GAME.start(players=3)
    for number in (20, 5, 5):
        assert position.actors == ("*",)
        position = position.play(f"*:={number}")
    assert position.actors == (0, 1, 2)
    assert texts(position, 0) == {"20@a1", "20@b2", "20@c3", "20@d4"}
    position = position.play("2:5@a1").play("0:20@a1")
    assert position.actors == (1,)
    assert texts(position, 0) == set()
    position = position.play("1:5@d4")
    assert position.actors == ("*",)
    for number in (1, 1, 1):
        position = position.play(f"*:={number}")
    assert texts(position, 0) == {"1@b2", "1@c3", "1@d4"}


def test_the_last_of_a_number_cannot_be_turned_up_again() -> None:
    position = GAME.start(players=2).play("*:=7").play("*:=7")
    position = position.play("0:7@a1").play("1:7@a1")
    assert "*:=7" not in position.legal("*")
    assert sum(position.chances().values()) == 38
    with pytest.raises(Illegal, match="'\\*:=7' is not legal at move 5"):
        position.play("*:=7")


def test_the_starter_begins_after_the_setup() -> None:
    position = GAME.start(players=3, seed=4, starter=2)
    while len(position.actors) > 1 or (
        position.moves[-1].endswith(("a1", "b2", "c3", "d4")) and len(position.moves) < 24
    ):
        position = position.play(position.legal(position.actors[0])[0])
    assert position.actors == (2,)


def test_sorted_setup_lies_in_ascending_order() -> None:
    position = GAME.start(players=2, setup="sorted")
    for number in (9, 3, 12, 3, 1, 20, 9, 1):
        assert position.actors == ("*",)
        position = position.play(f"={number}")
    assert board(position, 0) == {"a1": 1, "b2": 9, "c3": 9, "d4": 12}
    assert board(position, 1) == {"a1": 1, "b2": 3, "c3": 3, "d4": 20}
    assert position.actors == (0,)


def test_takes_are_offered_for_open_tiles_that_fit() -> None:
    position = table("a1=5 d4=18", open_tiles=(5, 5, 20))
    five = {"b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"}  # not in line with the 5, and before the 18
    twenty = {"b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a1", "d4"}  # not before a smaller one; or instead of one
    assert texts(position) == {"draw", *(f"take 5@{c}" for c in five), *(f"take 20@{c}" for c in twenty)}


def test_an_exchange_for_an_equal_number_is_no_placement() -> None:
    assert texts(table("b2=7", hand=7)) == {
        "leave",
        *(f"7@{c}" for c in ("a1", "c1", "d1", "a3", "c3", "d3", "a4", "c4", "d4")),
    }


def test_a_full_board_wins_at_once() -> None:
    position = table(NEARLY_FULL, "a1=1 d4=20", open_tiles=(13,)).play("0:take 13@a4")
    assert position.outcome == ((2, -14), (0,), "full")
    assert position.actors == ()


def test_the_last_tile_may_fill_the_board() -> None:
    position = table(NEARLY_FULL, unseen=0, hand=13).play("13@a4")
    assert position.outcome is not None
    assert position.outcome.reason == "full"


def test_the_game_ends_after_the_turn_in_which_the_last_tile_was_turned_up() -> None:
    position = table("a1=1 d4=20", "a1=1", unseen=1).play("draw").play("*:=1").play("leave")
    assert position.outcome == ((2, -15), (0,), "exhausted")


def test_victory_is_shared_by_all_with_the_fewest_free_cells() -> None:
    position = table("a1=1", "b2=3", "", unseen=0, hand=5).play("leave")
    assert position.outcome == ((2, 2, -16), (0, 1), "exhausted")


def test_quiet_turns_end_the_game() -> None:
    position = table("a1=1 d4=20", "a1=2", open_tiles=(5, 6), quiet_turns=2)
    position = position.play("take 5@b2")
    assert position.actors == (1,)
    position = position.play("take 6@b2")
    assert position.outcome == ((2, -14), (0,), "quiet")


def test_a_draw_sets_the_quiet_count_back() -> None:
    position = table("a1=1 d4=20", "a1=2", open_tiles=(5, 6), quiet_turns=2).play("take 5@b2").play("draw")
    assert position.view(0).quiet == 0  # type: ignore[attr-defined]
    position = position.play("=9").play("leave").play("take 6@c3")
    assert position.outcome is None


def test_bad_moves_are_told_apart() -> None:
    position = table("a1=5", hand=3)
    with pytest.raises(Unreadable, match="'hello' is not a move of 5 vor 12 at move 1"):
        position.play("hello")
    with pytest.raises(Unreadable):
        position.play("4@b2")  # another number than the one in hand
    with pytest.raises(Illegal, match=r"'0:3@b1' is not legal at move 1; possible is '0:3@a1'"):
        position.play("3@b1")
    with pytest.raises(Illegal):
        position.play("draw")
    with pytest.raises(WrongActor, match="not for seat 1 to act at move 1: seat 0 must act"):
        position.play("1:draw")


def test_a_reader_is_generous() -> None:
    position = table("a1=5", open_tiles=(12,))
    assert position.play(" TAKE  12 @ C3 ") == position.play("0:take 12@c3")


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"quiet_turns": 0}, "must be a whole number from 1 to 30000; it was 0"),
        ({"quiet_turns": "many"}, "it was 'many'"),
        ({"setup": "random"}, 'must be "placed" or "sorted"'),
        ({"starter": 2}, "must be a seat from 0 to 1; it was 2"),
        ({"starter": True}, "must be a whole number"),
        ({"colour": "red"}, "no option 'colour'; it has: starter, quiet_turns, setup"),
    ],
)
def test_bad_options(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(players=2, **options)
    assert complaint in str(caught.value)
    assert caught.value.code == "bad-option"


# ---- What the compiled rules must hold, whatever the board ----


def ascending(numbers: list[int]) -> bool:
    return all(a < b for a, b in pairwise(numbers))


def lines_ascend(cells: dict[int, int]) -> bool:
    lines = [[4 * r + c for c in range(4)] for r in range(4)] + [[4 * r + c for r in range(4)] for c in range(4)]
    return all(ascending([cells[cell] for cell in line if cell in cells]) for line in lines)


@given(st.dictionaries(st.integers(0, 15), st.integers(1, 20)), st.integers(1, 20))
def test_a_tile_fits_where_rows_and_columns_still_ascend(cells: dict[int, int], number: int) -> None:
    kept: dict[int, int] = {}
    for cell, value in cells.items():
        if lines_ascend({**kept, cell: value}):
            kept[cell] = value
    array = GAME.blank()
    for cell, value in kept.items():
        assert put(array, 0, value - 1, cell) == -1
    expected = {c for c in range(16) if kept.get(c) != number and lines_ascend({**kept, c: number})}
    found = int(fitting(array, 0, number - 1))
    assert {cell for cell in range(16) if found >> cell & 1} == expected


@settings(max_examples=max(3, load(25)))
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_tiles_are_neither_made_nor_lost(key: int, players: int) -> None:
    log = np.zeros(3000, np.int32)
    position = GAME.start(players=players, setup="sorted" if key % 2 else "placed")
    GAME.drive.playouts(position._array, np.zeros(1, GAME.dtype), key, log)
    every_tile = Counter(dict.fromkeys(range(1, 21), players))
    for actor, action in logged(log.tolist()):
        position = position._play(actor, action)
        assert all_tiles(position) == every_tile
    assert position.actors == ()


def test_after_the_end_nothing_is_left_to_take() -> None:
    position = table("a1=1 d4=20", "", open_tiles=(5, 9), unseen=1)
    assert position.state["takes"].any()
    over = position.play("draw").play("=1").play("leave")
    assert over.outcome is not None
    assert not over.state["takes"].any()
