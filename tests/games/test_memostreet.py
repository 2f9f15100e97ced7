"""Memo Street: the leaflet's examples, every rule's edge cases, moves as text, and what a person is shown."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import fields
from typing import Any

import numpy as np
import pytest

from spieltrieb.core.errors import Ambiguous, BadOption, GameOver, Illegal, Unreadable, WrongActor
from spieltrieb.core.facts import Fact
from spieltrieb.core.position import Position
from spieltrieb.games.memostreet import GAME, rules
from spieltrieb.games.memostreet.moves import FACES, ROW_NAMES, cell_number, cell_text
from spieltrieb.games.memostreet.state import ACTIONS, CELLS, FACE, NO_CELL, ROWS, TABLE_COLUMNS, VOID_MARK
from spieltrieb.games.memostreet.view import Board, Row, View
from tests.conftest import every, load
from tests.tools import on_array

UPPER_ROWS = ROW_NAMES[:6]
KINDS = {"face", "turn", "fill", "void"}  # of moves, as their facts name them


def written(known: Fact) -> str:
    """The text of a move, from its fact."""
    if known.do == "turn":
        return f"turn {cell_text(known.at or 0)}"
    words = ["void"] if known.do == "void" else []
    return " ".join([*words, ROW_NAMES[known.at or 0], *map(cell_text, known.cells or ())])


def all_tiles(position: Position) -> Counter[int]:
    """Seen on the table, not yet seen, and in rows, void ones too."""
    s = position.state
    tiles = Counter(int(face) for face in s["faces"] if face)
    for face in range(1, 8):
        tiles[face] += int(s["unseen"]) >> 8 * (face - 1) & 255
        tiles[face] += sum(int(row) >> 2 * (face - 1) & 3 for row in s["rows"].ravel())
    return tiles


# ---- Positions to start from ----


def turned_up(faces: str, players: int = 2, **options: Any) -> Position:
    """The first turn of a game, these tiles having been turned up at a1, b1 and c1."""
    position = GAME.start(players, **options)
    for column, face in zip("abc", faces, strict=False):
        position = position.play(f"turn {column}1").play(f"={face}")
    return position


def counted(tiles: str) -> int:
    """Tiles as a row of the record holds them; "!4" is a row voided with a 4."""
    mark = VOID_MARK if tiles.startswith("!") else 0
    return mark + sum(1 << 2 * (FACES.index(face) - 1) for face in tiles.lstrip("!"))


def changed(position: Position, **values: Any) -> Position:
    """The position with other values in some fields of its record."""
    array = position._array.copy()
    for name, value in values.items():
        array[0][name] = value
    return Position(position.setup, array, GAME.drive.acting(array), (), 0)


def with_boards(position: Position, *boards: dict[str, str]) -> Position:
    """The position with these rows used, seat by seat, and all others unused."""
    rows = np.zeros((4, ROWS), np.uint16)
    unused = np.zeros(4, np.uint16)
    for seat, board in enumerate(boards):
        for name, tiles in board.items():
            rows[seat, ROW_NAMES.index(name)] = counted(tiles)
        unused[seat] = sum(1 << row for row in range(ROWS) if not rows[seat, row])
    return changed(position, rows=rows, unused=unused)


def with_table(position: Position, **tiles: str) -> Position:
    """The position with only these tiles on the table, all face down and seen before."""
    down = [0, 0, 0]
    faces = np.zeros(CELLS, np.int8)
    for name, face in tiles.items():
        cell = cell_number(name)
        down[cell // 32] |= 1 << cell % 32
        faces[cell] = FACES.index(face)
    return changed(position, down=down, faces=faces, unseen=0)


def random_positions(players: int, seed: int, **options: Any) -> list[Position]:
    """All positions of a random game, chance being resolved by the seed."""
    chooser = random.Random(seed)
    positions = [GAME.start(players, seed, **options)]
    while positions[-1].actors:
        positions.append(positions[-1].play(chooser.choice(positions[-1].legal(positions[-1].actors[0]))))
    return positions


def legal(position: Position, seat: int = 0) -> set[str]:
    return {str(move).partition(":")[2] for move in position.legal(seat)}


def fills(position: Position, seat: int = 0) -> set[str]:
    return {text for text in legal(position, seat) if not text.startswith(("void", "turn"))}


def filled_rows(position: Position, seat: int = 0) -> set[str]:
    return {text.split()[0] for text in fills(position, seat)}


def row_value(faces: str, row: str) -> int:
    """What a row brings that is filled with these three tiles."""
    board = turned_up(faces).play(row).view(0).boards[0]
    value = board.rows[ROW_NAMES.index(row)].value
    assert value == board.total
    return value


def used_up(but: str = "") -> dict[str, str]:
    """A board whose every row is void, but one."""
    return {name: "!1" for name in ROW_NAMES if name != but}


# ---- Material ----


@pytest.mark.parametrize(("players", "tiles", "last"), [(2, 63, "i7"), (3, 77, "k7"), (4, 91, "m7")])
def test_the_table_is_smaller_for_fewer_players(players: int, tiles: int, last: str) -> None:
    position = GAME.start(players)
    texts = [str(move) for move in position.legal(0)]
    assert len(texts) == tiles
    assert texts[:8] == [f"0:turn {cell}" for cell in ("a1", "a2", "a3", "a4", "a5", "a6", "a7", "b1")]
    assert texts[-1] == f"0:turn {last}"


@pytest.mark.parametrize(("players", "of_each"), [(2, 9), (3, 11), (4, 13)])
def test_there_are_as_many_tiles_of_each_face_as_columns(players: int, of_each: int) -> None:
    position = GAME.start(players).play("turn a1")
    odds = {position.write(-1, action): tiles for action, tiles in position.chances().items()}
    assert odds == {f"*:={face}": of_each for face in "123456J"}
    after = position.play("=j").play("turn a2")
    assert {after.write(-1, action): tiles for action, tiles in after.chances().items()}["*:=J"] == of_each - 1


def test_a_face_that_is_used_up_cannot_be_turned_up() -> None:
    position = changed(GAME.start(2), unseen=0x01_00_00_02_00_00_00).play("turn a1")
    assert position.chances() == {position.read("=4")[1]: 2, position.read("=j")[1]: 1}
    with pytest.raises(Illegal):
        position.play("=5")


def test_the_record_stays_small() -> None:
    assert GAME.dtype.itemsize == 208
    assert ACTIONS == 91 + 7 * 10 + 3 * 10 + 7


# ---- A turn: three tiles, one after the other ----


def test_a_tile_that_nobody_has_seen_gets_its_face_by_chance() -> None:
    position = GAME.start(2).play("turn c4")
    assert position.actors == ("*",)
    assert position.play("=5").actors == (0,)


def test_a_tile_that_was_seen_before_shows_its_face_without_chance() -> None:
    position = turned_up("553").play("fives").play("turn c1")
    assert position.actors == (1,)
    assert position.view(1).table[cell_number("c1")] == 3


def test_a_tile_that_is_face_up_or_gone_cannot_be_turned_up() -> None:
    position = turned_up("5")
    assert "turn a1" not in legal(position)
    assert len(legal(position)) == 62
    gone = turned_up("553").play("fives")
    assert legal(gone, 1) >= {"turn c1"}
    assert not {"turn a1", "turn b1"} & legal(gone, 1)
    assert len(legal(gone, 1)) == 61


def test_exactly_three_tiles_are_turned_up() -> None:
    assert all(text.startswith("turn") for text in legal(turned_up("55")))
    assert not any(text.startswith("turn") for text in legal(turned_up("553")))


def test_the_order_of_turning_up_does_not_matter() -> None:
    start = GAME.start(2)
    one = start.replay(["turn a1", "=5", "turn g3", "=2", "turn c4", "=j"])
    other = start.replay(["turn g3", "=2", "turn c4", "=j", "turn a1", "=5"])
    assert one == other
    assert one.state["up"].tolist() == [cell_number("a1"), cell_number("c4"), cell_number("g3")]


def test_turns_go_clockwise_from_the_starter() -> None:
    seats = [position.actors[0] for position in random_positions(3, 5, starter=1) if position.actors]
    assert seats == [seat for _ in range(10) for seat in (1, 2, 0) for _ in ("turn", "turn", "turn", "use")]


def test_tiles_that_are_not_used_are_turned_face_down_where_they_lie() -> None:
    position = turned_up("553").play("threes")
    assert position.state["up"].tolist() == [NO_CELL] * 3
    table = position.view(0).table
    assert [table[cell_number(cell)] for cell in ("a1", "b1", "c1")] == [0, 0, -1]


def test_a_used_row_is_closed_for_good() -> None:
    position = turned_up("553").play("threes c1")
    position = position.replay(["turn d1", "=3", "turn d2", "=3", "turn d3", "=1", "1:ones"])
    position = position.replay(["turn d1", "turn d2", "turn a1"])
    assert filled_rows(position) == {"fives", "chance"}
    assert "void threes a1" not in legal(position)


# ---- The upper rows ----


def test_leaflet_example_two_fives_and_a_three() -> None:
    position = turned_up("553")
    assert fills(position) == {"fives a1 b1", "threes c1", "chance a1 b1 c1"}
    assert row_value("553", "fives") == 10
    assert row_value("553", "threes") == 3


@pytest.mark.parametrize(("number", "row"), list(enumerate(UPPER_ROWS, 1)))
def test_an_upper_row_takes_its_number_and_jokers(number: int, row: str) -> None:
    assert row_value(f"{number}{number}{number}", row) == 3 * number
    assert row_value(f"{number}JJ", row) == 3 * number
    assert row_value("JJJ", row) == 3 * number
    other = number % 6 + 1
    assert row_value(f"{number}{other}{other}", row) == number
    assert row not in filled_rows(turned_up(f"{other}{other}{other}"))


def test_a_joker_fits_every_upper_row() -> None:
    position = turned_up("42J")
    assert fills(position) == {
        "ones c1", "twos b1 c1", "threes c1", "fours a1 c1", "fives c1", "sixes c1", "chance a1 b1 c1",
    }  # fmt: skip
    assert row_value("42J", "fours") == 8
    assert row_value("42J", "twos") == 4
    assert row_value("42J", "ones") == 1


def test_all_tiles_that_fit_are_placed() -> None:
    position = turned_up("55J")
    assert {text for text in fills(position) if "fives" in text} == {"fives a1 b1 c1"}
    with pytest.raises(Illegal, match="fives a1 b1"):
        position.play("fives a1 b1")


def test_free_choice_lets_a_part_of_them_be_placed() -> None:
    position = turned_up("5J3", free_choice=True)
    assert {text for text in fills(position) if "fives" in text} == {"fives a1", "fives b1", "fives a1 b1"}
    assert {text for text in fills(position) if "threes" in text} == {"threes b1", "threes c1", "threes b1 c1"}
    assert {text for text in fills(position) if "sixes" in text} == {"sixes b1"}
    after = position.play("fives a1")
    assert after.view(0).boards[0].rows[4] == Row((5,), 5)
    assert after.view(0).table[cell_number("b1")] == 0


def test_free_choice_leaves_the_lower_rows_as_they_are() -> None:
    position = turned_up("JJJ", free_choice=True)
    lower = {text for text in fills(position) if text.split()[0] not in UPPER_ROWS}
    assert lower == {"small a1 b1 c1", "large a1 b1 c1", "triple a1 b1 c1", "chance a1 b1 c1"}
    assert len(fills(position)) == 6 * 7 + 4


# ---- The lower rows ----


@pytest.mark.parametrize("faces", ["123", "312", "12J", "J31", "2JJ", "JJJ"])
def test_a_small_street(faces: str) -> None:
    assert row_value(faces, "small") == 15


@pytest.mark.parametrize("faces", ["113", "11J", "124", "JJ4", "33J", "456", "12 "])
def test_no_small_street(faces: str) -> None:
    assert "small" not in filled_rows(turned_up(faces.strip()))


@pytest.mark.parametrize("faces", ["456", "645", "46J", "JJ5", "JJJ"])
def test_a_large_street(faces: str) -> None:
    assert row_value(faces, "large") == 20


@pytest.mark.parametrize("faces", ["445", "44J", "345", "3JJ", "66J", "123"])
def test_no_large_street(faces: str) -> None:
    assert "large" not in filled_rows(turned_up(faces))


@pytest.mark.parametrize("faces", ["111", "222", "333", "444", "555", "666", "JJJ"])
def test_a_triple(faces: str) -> None:
    assert row_value(faces, "triple") == 30


@pytest.mark.parametrize("faces", ["55J", "5JJ", "556", "12J"])
def test_no_triple(faces: str) -> None:
    assert "triple" not in filled_rows(turned_up(faces))


def test_leaflet_example_two_fives_and_a_joker() -> None:
    assert filled_rows(turned_up("55J")) == {*UPPER_ROWS, "chance"}
    assert row_value("55J", "fives") == 15


@pytest.mark.parametrize(("faces", "sum_"), [("446", 14), ("14J", 5), ("26J", 8), ("JJJ", 0), ("666", 18)])
def test_chance_takes_all_three_and_counts_jokers_as_nothing(faces: str, sum_: int) -> None:
    assert {text for text in fills(turned_up(faces)) if "chance" in text} == {"chance a1 b1 c1"}
    assert row_value(faces, "chance") == sum_


# ---- Void rows ----


def test_any_unused_row_may_be_voided_with_any_turned_up_tile() -> None:
    position = turned_up("553")
    voids = legal(position) - fills(position)
    assert voids == {f"void {row} {cell}" for row in ROW_NAMES for cell in ("a1", "b1", "c1")}


def test_where_nothing_fits_a_row_must_be_voided() -> None:
    position = with_boards(turned_up("553"), used_up(but="sixes"), {})
    assert legal(position) == {"void sixes a1", "void sixes b1", "void sixes c1"}


def test_a_void_row_is_worth_nothing_and_keeps_one_tile() -> None:
    position = turned_up("553").play("void fives b1")
    assert int(position.state["rows"][0][4]) == counted("!5")
    shown = position.view(0)
    assert shown.boards[0].rows[4] == Row((0,), 0)
    assert shown.boards[0].total == 0
    assert [shown.table[cell_number(cell)] for cell in ("a1", "b1", "c1")] == [0, -1, 0]
    assert not int(position.state["unused"][0]) >> 4 & 1


# ---- Few tiles left ----


def test_when_fewer_than_three_tiles_are_left_those_are_turned_up() -> None:
    position = with_table(GAME.start(3), b2="J", k7="4")
    assert position.view(0).to_turn == 2
    position = position.play("turn k7")
    assert legal(position) == {"turn b2"}
    position = position.play("turn b2")
    assert fills(position) == {
        "ones b2", "twos b2", "threes b2", "fours b2 k7", "fives b2", "sixes b2",
    }  # fmt: skip
    assert legal(position) - fills(position) == {f"void {row} {cell}" for row in ROW_NAMES for cell in ("b2", "k7")}


def test_a_single_last_tile() -> None:
    position = with_table(GAME.start(4), m7="6").play("turn m7")
    assert legal(position) == {"sixes m7", *(f"void {row} m7" for row in ROW_NAMES)}


def test_the_game_ends_when_the_table_is_empty() -> None:
    position = with_table(GAME.start(3), b2="J", k7="4").replay(["turn b2", "turn k7", "fours"])
    assert position.outcome is not None
    assert position.outcome.reason == "exhausted"
    assert position.outcome.scores == (8, 0, 0)
    assert position.outcome.winners == (0,)


def test_the_game_goes_on_while_a_tile_is_left() -> None:
    position = with_table(GAME.start(3), b2="J", k7="4").replay(["turn b2", "turn k7", "fives"])
    assert position.actors == (1,)
    assert legal(position, 1) == {"turn k7"}


# ---- The end ----


def last_turn(faces: str, row: str, *boards: dict[str, str]) -> Position:
    """The last turn of the last seat, with these tiles turned up for this row, has been played."""
    position = changed(turned_up(faces, len(boards)), turn=len(boards) - 1)
    return with_boards(position, *boards).play(row)


def test_the_game_ends_after_ten_turns_each() -> None:
    position = last_turn("446", "chance", used_up(), used_up(but="chance"))
    assert position.actors == ()
    assert position.outcome is not None
    assert position.outcome.reason == "rows"
    assert position.outcome.scores == (0, 14)
    assert position.outcome.winners == (1,)


def test_it_goes_on_while_a_seat_has_an_unused_row() -> None:
    position = with_boards(turned_up("446"), used_up(but="chance"), used_up(but="sixes")).play("chance")
    assert position.actors == (1,)


def test_ten_turns_each_are_the_reason_also_when_they_empty_the_table() -> None:
    position = with_table(GAME.start(2), a1="4", b1="4", c1="6")
    position = with_boards(changed(position, turn=1), used_up(), used_up(but="chance"))
    position = position.replay(["turn a1", "turn b1", "turn c1", "chance"])
    assert position.outcome is not None
    assert position.outcome.reason == "rows"


def test_ties_share_the_victory() -> None:
    position = last_turn("446", "chance", {**used_up(), "chance": "446"}, {**used_up(), "twos": "J"}, used_up("chance"))
    assert position.outcome is not None
    assert position.outcome.scores == (14, 2, 14)
    assert position.outcome.winners == (0, 2)


def test_without_any_points_all_win() -> None:
    position = last_turn("JJJ", "chance", used_up(), used_up("chance"))
    assert position.outcome is not None
    assert position.outcome.scores == (0, 0)
    assert position.outcome.winners == (0, 1)


TWO_IN_EACH = {"ones": "11", "twos": "2J", "threes": "33", "fours": "44", "fives": "JJ", "sixes": "66"}


def test_bonus_from_42_points_in_the_upper_rows() -> None:
    enough = {**used_up(), **TWO_IN_EACH}
    too_few = {**used_up("chance"), **TWO_IN_EACH, "ones": "1"}
    position = last_turn("666", "chance", enough, too_few)
    assert position.outcome is not None
    assert position.outcome.scores == (42 + 20, 41 + 18)


def test_the_most_points_there_are() -> None:
    best = {name: str(number) * 3 for number, name in enumerate(UPPER_ROWS, 1)}
    best |= {"small": "12J", "large": "456", "triple": "JJJ"}
    position = last_turn("666", "chance", used_up(), best)
    assert position.outcome is not None
    assert position.outcome.scores == (0, 63 + 20 + 15 + 20 + 30 + 18)
    assert position.view(None).boards[1].bonus == 20


def test_the_view_of_a_finished_game() -> None:
    shown = last_turn("446", "chance", used_up(), used_up("chance")).view(0)
    assert shown.legal == ()
    assert shown.actors == ()
    assert shown.to_turn == 0


# ---- The record ----


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_tile_is_lost_and_unused_rows_follow_from_the_rows(players: int) -> None:
    for position in random_positions(players, 8, free_choice=True):
        s = position.state
        tiles = [int(s["unseen"]) >> 8 * face & 255 for face in range(7)]
        for face in range(7):
            tiles[face] += s["faces"].tolist().count(face + 1)
            tiles[face] += sum(row >> 2 * face & 3 for row in s["rows"].ravel().tolist())
        assert tiles == [TABLE_COLUMNS[players]] * 7
        unused = [sum(1 << row for row in range(ROWS) if not s["rows"][seat][row]) for seat in range(players)]
        assert s["unused"].tolist()[:players] == unused


def test_rows_do_not_remember_where_their_tiles_lay() -> None:
    start = GAME.start(2)
    one = start.replay(["turn a1", "=5", "turn b1", "=j", "turn c1", "=3", "fives"])
    other = start.replay(["turn a1", "=j", "turn b1", "=5", "turn c1", "=3", "fives"])
    assert one == other


# ---- Moves as text ----


def test_cells_are_numbered_in_the_order_of_the_alphabet() -> None:
    names = [cell_text(cell) for cell in range(CELLS)]
    assert names == sorted(names)
    assert names[0] == "a1"
    assert names[24] == "d4"
    assert names[-1] == "m7"
    assert [cell_number(name) for name in names] == list(range(CELLS))


@pytest.mark.parametrize("text", ["turn c4", "c4", "0:turn c4", " 0 : TURN  C4 ", "turnc4", "turn c 4"])
def test_turning_up_is_read_generously(text: str) -> None:
    assert GAME.start(2).play(text).moves == ["0:turn c4"]


@pytest.mark.parametrize("text", ["=J", "=j", "*:=J", "* : = j"])
def test_a_face_is_read_generously(text: str) -> None:
    assert GAME.start(2).play("c4").play(text).moves == ["0:turn c4", "*:=J"]


@pytest.mark.parametrize(
    "text", ["fives a1 c1", "fives c1 a1", "fives", "0:FIVES  c1  a1", "fives a1, c1", "fives a1c1", "fives c 1 a 1"]
)
def test_filling_is_read_generously(text: str) -> None:
    assert turned_up("53J").play(text).moves[-1] == "0:fives a1 c1"


@pytest.mark.parametrize("text", ["small", "small street", "small c1 b1 a1", "Small Street a1 b1 c1"])
def test_streets_are_read_generously(text: str) -> None:
    assert turned_up("12J").play(text).moves[-1] == "0:small a1 b1 c1"


@pytest.mark.parametrize("text", ["void sixes b1", "VOID SIXES B1", "void sixes, b1", "voidsixesb1"])
def test_voiding_is_read_generously(text: str) -> None:
    assert turned_up("53J").play(text).moves[-1] == "0:void sixes b1"


def test_a_void_without_its_tile_is_ambiguous_unless_there_is_only_one() -> None:
    with pytest.raises(Ambiguous, match=r"void sixes a1.*void sixes b1.*void sixes c1"):
        turned_up("53J").play("void sixes")
    after = with_table(GAME.start(3), b2="J").play("turn b2").play("void sixes")
    assert int(after.state["rows"][0][5]) == counted("!J")


def test_with_free_choice_a_row_without_its_tiles_may_be_ambiguous() -> None:
    position = turned_up("5J3", free_choice=True)
    with pytest.raises(Ambiguous, match=r"fives a1 b1.*fives"):
        position.play("fives")
    assert position.play("sixes").moves[-1] == "0:sixes b1"


def test_a_record_writes_cells_in_the_order_of_the_alphabet() -> None:
    position = GAME.start(2).replay(["turn g3", "=5", "turn a1", "=5", "turn c4", "=5", "fives g3 a1 c4"])
    assert position.moves[-1] == "0:fives a1 c4 g3"
    assert GAME.start(2).replay(position.moves) == position


@pytest.mark.parametrize(
    "text",
    ["turn", "turn n1", "turn a8", "turn a0", "turn a1 b1", "=7", "=", "=55", "five", "fives z9", "void", "void a1",
     "void sixes a1 b1", "fives d1", "fives a1 d1", "fives a1 a1", "void sixes d1", "sevens a1", "4a", "turn ４"],
)  # fmt: skip
def test_unreadable_texts(text: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(text)):
        turned_up("553").play(text)


@pytest.mark.parametrize(
    "text", ["turn a1", "turn d1", "m7", "sixes", "sixes a1", "fives a1", "small a1 b1 c1", "small"]
)
def test_illegal_moves(text: str) -> None:
    with pytest.raises(Illegal, match="not legal at move 7"):
        turned_up("553").play(text)


@pytest.mark.parametrize("text", ["fives", "void sixes", "turn m7"])
def test_illegal_moves_before_anything_is_turned_up(text: str) -> None:
    with pytest.raises(Illegal, match=f"'0:{text}' is not legal at move 1"):
        GAME.start(2).play(text)


def test_the_others_must_wait() -> None:
    with pytest.raises(WrongActor):
        turned_up("553").play("1:fives a1 b1")
    with pytest.raises(WrongActor):
        turned_up("553").play("=5")
    with pytest.raises(WrongActor):
        GAME.start(2).play("turn a1").play("0:turn a2")


def test_nothing_can_be_played_after_the_end() -> None:
    with pytest.raises(GameOver):
        last_turn("446", "chance", used_up(), used_up("chance")).play("turn a1")


@pytest.mark.parametrize("faces", ["", "5", "553"])
def test_no_number_out_of_range_is_an_action(faces: str) -> None:
    position = turned_up(faces)
    for action in (-(2**62), -91, -1, ACTIONS, 2**62):
        assert not GAME.drive.permits(position._array, 0, action)
        assert not GAME.drive.permits(position.play("d1")._array if len(faces) < 3 else position._array, -1, action)


# ---- Options ----


def test_options() -> None:
    assert GAME.settle({}) == {"starter": 0, "free_choice": False}
    assert GAME.start(4, starter=3).actors == (3,)
    for bad in ({"starter": 2}, {"free_choice": "perhaps"}, {"jokers": 3}):
        with pytest.raises(BadOption):
            GAME.start(2, **bad)


def test_a_record_names_options_that_differ_from_the_default() -> None:
    assert GAME.start(2).record().options == {}
    assert GAME.start(2, free_choice="yes").record().options == {"free_choice": True}


# ---- What a person is shown ----


def test_the_view_shows_what_is_face_up() -> None:
    shown = turned_up("5J").view(0)
    assert isinstance(shown, View)
    assert shown.seat == 0
    assert shown.actors == (0,)
    assert len(shown.legal) == 61
    assert shown.columns == 9
    assert len(shown.table) == 63
    assert {cell: face for cell, face in enumerate(shown.table) if face} == {cell_number("a1"): 5, cell_number("b1"): 7}
    assert shown.pointed is None
    assert shown.to_turn == 1
    assert shown.turn == 0
    assert shown.free_choice is False
    assert shown.boards == (Board((Row((), None),) * 10, 0, 0, 0),) * 2


def test_the_view_shows_which_tile_is_being_turned_up() -> None:
    shown = turned_up("5").play("turn c4").view(1)
    assert shown.pointed == cell_number("c4")
    assert shown.table[shown.pointed] == 0
    assert shown.to_turn == 2
    assert shown.actors == ("*",)
    assert shown.legal == ()


def test_the_view_shows_the_boards_with_their_sums() -> None:
    board = {"sixes": "66J", "fives": "5", "small": "13J", "chance": "46J", "ones": "!1"}
    shown = with_boards(GAME.start(2), {}, board).view(None)
    rows = dict(zip(ROW_NAMES, shown.boards[1].rows, strict=True))
    assert rows["sixes"] == Row((6, 6, 7), 18)
    assert rows["fives"] == Row((5,), 5)
    assert rows["small"] == Row((1, 3, 7), 15)
    assert rows["chance"] == Row((4, 6, 7), 10)
    assert rows["ones"] == Row((0,), 0)
    assert rows["twos"] == Row((), None)
    assert (shown.boards[1].upper, shown.boards[1].bonus, shown.boards[1].total) == (23, 0, 48)
    assert shown.legal == ()


@pytest.mark.parametrize("free_choice", [False, True])
def test_the_view_tells_what_each_move_brings(free_choice: bool) -> None:
    position = turned_up("5J4", free_choice=free_choice)
    gains = position.view(0).gains
    for move in map(str, position.legal(0)):
        row, *cells = move.partition(":")[2].split()
        if row != "void":
            tiles = sum(1 << ["a1", "b1", "c1"].index(cell) for cell in cells)
            assert position.play(move).view(0).boards[0].total == gains[tiles - 1][ROW_NAMES.index(row)], move
    assert position.view(1).gains == position.view(None).gains == gains
    assert turned_up("5J").view(0).gains == ()


def test_the_view_tells_what_the_bonus_takes() -> None:
    shown = GAME.start(2).view(0)
    assert rules.bonus(shown.bonus_from) > rules.bonus(shown.bonus_from - 1) == 0


def other_memories(position: Position, chooser: random.Random) -> Position:
    """The position with other faces of all tiles that lie face down, whether seen before or not, and in void rows."""
    s = position.state
    down = sum(int(word) << 32 * place for place, word in enumerate(s["down"]))
    faces = s["faces"].copy()
    for cell in range(CELLS):
        if down >> cell & 1:
            faces[cell] = chooser.randint(0, 7)
    rows = s["rows"].copy()
    rows[rows >= VOID_MARK] = counted(f"!{chooser.choice('123456J')}")
    unseen = sum(chooser.randint(0, 13) << 8 * face for face in range(7))
    return changed(position, faces=faces, rows=rows, unseen=unseen)


@pytest.mark.parametrize("players", [2, 4])
def test_the_view_tells_nothing_of_tiles_that_lie_face_down(players: int) -> None:
    chooser = random.Random(3)
    for position in random_positions(players, 4):
        other = other_memories(position, chooser)
        assert other != position
        for seat in (*range(players), None):
            assert other.view(seat) == position.view(seat)


def test_what_is_told_again_has_no_faces_but_what_was_told_at_the_time_has() -> None:
    position = turned_up("553").play("threes").replay(["turn a1", "turn d2", "=J", "turn e1", "=1", "void small e1"])
    assert position.told(1)[1::2] == ["*:=5", "*:=5", "*:=3", "1:turn a1 =5", "*:=J", "*:=1"]
    assert position.recalled(1) == position.recalled(None) == [
        "0:turn a1", "0:turn b1", "0:turn c1", "0:threes c1", "1:turn a1", "1:turn d2", "1:turn e1", "1:void small e1",
    ]  # fmt: skip


def face_down_now(position: Position) -> set[int]:
    """The cells whose tiles were seen and are face down now, on the table or in a void row."""
    down = sum(int(word) << 32 * place for place, word in enumerate(position.state["down"]))
    voided = {cell_number(move[-2:]) for move in position.moves if ":void " in move}
    return {cell for cell in range(CELLS) if down >> cell & 1 and position.state["faces"][cell]} | voided


def with_another_face(position: Position, chooser: random.Random) -> Position | None:
    """The same moves, but one tile that is face down now has another face; None where a move would not be legal so."""
    hidden = face_down_now(position)
    chances = [
        step
        for step, (actor, _) in enumerate(position.history)
        if actor < 0 and position.history[step - 1][1] in hidden
    ]
    if not chances:
        return None
    history = list(position.history)
    history[chooser.choice(chances)] = (-1, FACE + chooser.randrange(7))
    try:
        return position.at(0).replay_actions(history)
    except Illegal:
        return None


@pytest.mark.parametrize(("players", "free_choice"), [(2, False), (2, True), (4, False)])
def test_nothing_told_again_depends_on_tiles_that_lie_face_down(players: int, free_choice: bool) -> None:
    chooser = random.Random(5)
    differing = 0
    for position in random_positions(players, 6, free_choice=free_choice)[:: every(6)]:
        for _ in range(3):
            other = with_another_face(position, chooser)
            if other is None or other == position:
                continue
            differing += 1
            for seat in (*range(players), None):
                assert other.told(seat) != position.told(seat)
                assert other.recalled(seat) == position.recalled(seat)
                assert other.view(seat) == position.view(seat)
    assert differing > load(10)


def test_programs_may_remember_everything() -> None:
    position = turned_up("553").play("threes")
    for seat in (0, 1, None):
        assert position.veil(seat).tobytes() == position._array.tobytes()
    assert position.state["faces"][cell_number("a1")] == 5


def test_the_view_has_no_field_for_what_was_seen() -> None:
    assert [field.name for field in fields(View)] == [
        "seat", "actors", "legal", "columns", "table", "pointed", "to_turn", "boards", "turn", "free_choice",
        "gains", "bonus_from",
    ]  # fmt: skip


def test_the_face_of_a_tile_seen_before_is_told_though_no_chance_step_says_it() -> None:
    position = GAME.start(players=2).play("turn a1").play("=4").play("turn b1").play("=J").play("turn c1").play("=1")
    position = position.play("void ones c1").play("turn a1")
    assert position.told(0)[-1] == position.told(None)[-1] == "1:turn a1 =4"
    assert position.moves[-1] == "1:turn a1"


@pytest.mark.parametrize("cell", range(0, 96, 8))
def test_a_single_tile_that_lies_face_down_is_seen_wherever_it_lies(cell: int) -> None:
    none_down = on_array(rules.none_down)
    states = GAME.blank()
    assert none_down(states)
    states[0]["down"][cell // 32] = 1 << cell % 32
    assert not none_down(states)
