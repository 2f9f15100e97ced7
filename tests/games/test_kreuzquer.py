"""Kreuz & Quer: the leaflet's rules as positions, the notation, the box, and what is shown."""

from __future__ import annotations

import json
import pickle
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltrieb.core import record
from spieltrieb.core.errors import Ambiguous, BadOption, Illegal, Unreadable, WrongActor
from spieltrieb.core.facts import Fact
from spieltrieb.core.match import Match
from spieltrieb.core.position import Position
from spieltrieb.games.kreuzquer import GAME, faces, rating, rules
from spieltrieb.games.kreuzquer.box import OUR_BOX, load_box
from spieltrieb.games.kreuzquer.moves import cell_text
from spieltrieb.games.kreuzquer.state import CELLS, CENTRE, EMPTY, NARROW, PORTS, STATE, WIDE
from spieltrieb.games.kreuzquer.view import Port, Tile

BOX = load_box()
KINDS = {"face", "place", "spiral"}  # of moves, as their facts name them


def written(known: Fact) -> str:
    """The text of a move, from its fact."""
    angle = "" if known.angle is None else f"/{known.angle}"
    return f"{known.face or known.do}@{cell_text(known.at or 0)}{angle}"


def all_tiles(position: Position) -> Counter[tuple[int, int]]:
    """For each seat: face down, just turned up, on the board, and under spirals."""
    s = position.state
    tiles: Counter[tuple[int, int]] = Counter()
    for seat in range(position.players):
        tiles.update((seat, tile) for tile in range(28) if int(s["unseen"]) >> tile & 1)
        if int(s["waiting"]) >> seat & 1:
            tiles[seat, int(s["tile"])] += 1
        tiles.update((seat, (laid - 1) // 4 if laid > 0 else -1 - laid) for laid in s["cells"][seat].tolist() if laid)
    return tiles


def table(*placements: str, players: int = 1, **options: Any) -> Position:
    """A game in which these tiles were turned up and placed by all: `sun@b3/0`, or `sun spiral@b3` face down."""
    position = GAME.start(players, **options)
    for text in placements:
        symbol, _, spiral = text.partition("@")[0].partition(" ")
        position = position.play(f"={symbol}")
        for seat in range(players):
            position = position.play(f"{seat}:{text.removeprefix(symbol).strip() if spiral else text}")
    return position


def offers(position: Position, symbol: str, seat: int = 0) -> set[str]:
    """Where a tile could be placed face up if it were turned up now: `b3/90`."""
    texts = [str(move) for move in position.play(f"={symbol}").legal(seat)]
    return {text.partition("@")[2] for text in texts if "spiral" not in text}


def with_faces(**changed: str) -> dict[str, str]:
    """Our tiles with some faces exchanged."""
    return {**BOX["tiles"], **changed}


def finished(seed: int, players: int = 1, face_up: bool = True, **options: Any) -> Position:
    """A random game to its end; with a liking for tiles that lie face up."""
    chooser = random.Random(seed)
    position = GAME.start(players, seed=seed, **options)
    while position.actors:
        moves = [str(move) for move in position.legal(position.actors[0])]
        fitting = [text for text in moves if "spiral" not in text]
        position = position.play(chooser.choice(fitting if face_up and fitting else moves))
    return position


# ---- Material ----


def test_there_are_28_tiles_of_23_faces() -> None:
    assert len(BOX["tiles"]) == 28
    looks = {min(faces.turned(face, turn) for turn in range(4)) for face in BOX["tiles"].values()}
    assert len(looks) == 23
    exits = Counter(4 - face.count("-") for face in BOX["tiles"].values())
    assert exits == {1: 2, 2: 7, 3: 12, 4: 7}


def test_the_tiles_are_the_same_when_mirrored_and_when_wide_and_narrow_are_exchanged() -> None:
    def set_of(change: Any) -> Counter[str]:
        return Counter(min(faces.turned(change(face), turn) for turn in range(4)) for face in BOX["tiles"].values())

    ours = set_of(str)
    assert set_of(lambda face: face[0] + face[3] + face[2] + face[1]) == ours
    assert set_of(lambda face: face.translate(str.maketrans("Wn", "nW"))) == ours


def test_the_boards_have_equal_counts_of_values() -> None:
    assert [Counter(board.values()) for board in BOX["ports"]] == [{1: 6, 2: 6, 3: 4}] * 4


def test_the_boards_are_turned_and_mirrored_images_of_the_first() -> None:
    def sides(board: dict[str, int]) -> list[list[int]]:
        values = [board[port] for port in PORTS]
        return [values[side : side + 4] for side in (0, 4, 8, 12)]

    def mirrored(board: list[list[int]]) -> list[list[int]]:
        north, east, south, west = board
        return [north[::-1], west, south[::-1], east]

    def turned(board: list[list[int]]) -> list[list[int]]:
        north, east, south, west = board
        return [west[::-1], north, east[::-1], south]

    first, second, third, fourth = map(sides, BOX["ports"])
    assert second == mirrored(first)
    assert third == turned(first)
    assert fourth == mirrored(third)


@pytest.mark.parametrize(
    ("face", "turns"),
    [
        ("WWWW", 1),
        ("W-W-", 2),
        ("WnWn", 2),
        ("W---", 4),
        ("WWnn", 4),
        ("W-W-+-n-n", 2),
        ("n-n-+-n-n", 1),
        ("WW--+--WW", 2),
    ],
)
def test_turns_that_look_the_same_count_once(face: str, turns: int) -> None:
    assert faces.turns(face) == turns
    assert faces.code(face) >> 12 == turns


def test_a_quarter_turn_moves_north_to_east() -> None:
    assert faces.turned("Wn--", 1) == "-Wn-"
    assert faces.turned("Wn--", 3) == "n--W"
    assert faces.turned("W-W-+-n-n", 1) == "-W-W+n-n-"


def test_a_face_of_two_paths_is_the_same_whichever_comes_first() -> None:
    assert faces.code("W-W-+-n-n") == faces.code("-n-n+W-W-")
    assert faces.code("W-W-+-n-n") != faces.code("WnWn")
    assert faces.code("-n-n+W-W-") == 0b010_1010_10_01_10_01


# ---- A round ----


def test_the_first_step_is_chance_with_28_equal_tiles() -> None:
    start = GAME.start(2)
    assert start.actors == ("*",)
    assert set(start.chances().values()) == {1}
    assert [str(move) for move in start.legal("*")] == [f"*:={symbol}" for symbol in BOX["tiles"]]


def test_all_place_the_same_tile_at_the_same_time() -> None:
    position = GAME.start(3).play("=cup")
    assert position.actors == (0, 1, 2)
    position = position.play("1:cup@b3/90")
    assert position.actors == (0, 2)
    position = position.play("2:spiral@a1").play("0:cup@c2/90")
    assert position.actors == ("*",)
    assert "*:=cup" not in position.legal("*")
    assert len(position.chances()) == 27


def test_who_has_placed_must_wait() -> None:
    position = GAME.start(2).play("=cup").play("0:cup@b3/90")
    with pytest.raises(WrongActor, match="seat 1"):
        position.play("0:spiral@a1")


def test_the_starter_is_kept_but_changes_no_rule() -> None:
    one, other = (GAME.start(2, starter=starter).play("=cup") for starter in (0, 1))
    assert one != other
    assert one.actors == other.actors == (0, 1)
    assert [*one.legal(0)] == [*other.legal(0)]
    assert other.view(None).starter == 1


def test_the_game_ends_after_24_rounds_with_four_tiles_unused() -> None:
    last = finished(1, players=2)
    assert last.outcome is not None
    assert last.outcome.reason == "full"
    assert len(last.moves) == 24 * 3
    assert len(last.view(None).unseen) == 4


# ---- Placing: at least one exit must continue an exit, wide to wide, narrow to narrow ----


def test_the_first_tile_continues_the_centre() -> None:
    start = GAME.start(1)
    assert offers(start, "key") == {"b3/90", "d3/270"}  # W---: the wide exits of the centre lead west and east
    assert offers(start, "star") == {"c2/180", "c4/0"}  # n---: the narrow ones lead north and south
    assert offers(start, "candle") == {"b3/0", "d3/0"}  # WWWW
    assert offers(start, "cup") == {"b3/90", "d3/90", "c2/90", "c4/90"}  # WnWn


def test_leaflet_1_and_2_a_tile_that_continues_nothing_lies_wrong() -> None:
    # The sun is a wide corner. On b3 it leads north and east; a second tile beside it needs more than to touch it.
    position = table("sun@b3/0").play("=key")
    for text in ("key@a3/0", "key@b4/180", "key@a1/0", "key@d4/0"):
        with pytest.raises(Illegal, match="not legal at move 4"):
            position.play(text)
    assert "0:key@b2/180" in position.legal(0)


def test_leaflet_3_no_exit_may_meet_the_empty_rim() -> None:
    position = table("cloud@c2/0")  # n-n-: a narrow path to c1
    assert "c1/180" in offers(position, "star")  # n---, leading south only
    assert "c1/0" not in offers(position, "moon") | offers(position, "tree")  # W-n- and nnnn lead north too


@pytest.mark.parametrize(
    ("way", "symbol", "cell", "angle"),
    [
        ("cloud@c2/0", "hammer", "c1", 90),  # nnn-: only with its empty side to the north
        ("smiley@d3/90", "leaf", "e3", 180),  # WWW-: to the east
        ("cloud@c4/0", "hammer", "c5", 270),
        ("smiley@b3/90", "leaf", "a3", 0),
    ],
)
def test_the_empty_rim_is_in_the_middle_of_each_side(way: str, symbol: str, cell: str, angle: int) -> None:
    found = offers(table(way), symbol)
    assert {text for text in found if text.startswith(cell)} == {f"{cell}/{angle}"}


def test_leaflet_4_no_exit_may_meet_the_empty_side_of_a_tile() -> None:
    # b3 leads on to the north, c2 is closed to the west: on b2 only tiles without an exit to the east fit.
    position = table("sun@b3/0", "star@c2/180")
    assert {text for text in offers(position, "smiley") if text.startswith("b2")} == {"b2/0"}
    assert {text for text in offers(position, "leaf") if text.startswith("b2")} == {"b2/180"}
    assert not {text for text in offers(position, "candle") if text.startswith("b2")}


def test_leaflet_5_no_empty_side_may_meet_an_exit() -> None:
    # Now both b3 and c2 lead to b2, so a tile there must answer both, each in its width.
    position = table("sun@b3/0", "anchor@c2/180")  # c2 leads south and west, narrow
    assert not {text for text in offers(position, "key") if text.startswith("b2")}
    assert not {text for text in offers(position, "star") if text.startswith("b2")}
    assert {text for text in offers(position, "heart") if text.startswith("b2")} == {"b2/180"}
    assert not {text for text in offers(position, "triangle") if text == "b2/180"}


def test_leaflet_6_only_equal_exits_may_meet() -> None:
    position = table("sun@b3/0", "anchor@c2/180")
    assert not {text for text in offers(position, "candle") if text.startswith("b2")}
    assert not {text for text in offers(position, "tree") if text.startswith("b2")}


def test_ports_take_wide_and_narrow_exits_and_empty_sides() -> None:
    # Up the second column: on b1 the side towards the port may be anything.
    position = table("sun@b3/0", "smiley@b2/0")
    assert "b1/180" in offers(position, "moon")  # W-n-: narrow towards the port
    assert "b1/0" in offers(position, "candle")  # WWWW: wide towards the port
    assert "b1/180" in offers(position, "key")  # W---: empty towards the port


def test_the_edge_of_the_board_is_no_neighbour_of_the_next_row() -> None:
    # e2 and a3 are neighbours in the record, but not on the board.
    position = table("smiley@d3/90", "bell@e3/270", "leaf@e2/90")  # from e2 a wide path leads east, to a port
    assert offers(position, "candle") == {"b3/0"}
    assert "d2/90" in offers(position, "key")


def test_a_tile_on_a_taken_cell_or_on_the_centre_is_illegal() -> None:
    position = table("sun@b3/0").play("=cup")
    for text in ("cup@b3/0", "cup@c3/0", "spiral@b3", "spiral@c3"):
        with pytest.raises(Illegal):
            position.play(text)


# ---- Spirals ----


def test_a_spiral_may_lie_on_any_free_cell() -> None:
    spirals = [str(move) for move in GAME.start(1).play("=sun").legal(0) if "spiral" in str(move)]
    assert len(spirals) == 24
    assert "0:spiral@a1" in spirals
    assert "0:spiral@c3" not in spirals


def test_a_tile_that_fits_may_be_laid_face_down_all_the_same() -> None:
    assert table("sun spiral@b3").view(0).boards[0].cells[11] == Tile("sun", None, None)


def test_a_spiral_may_be_met_by_anything_but_continues_nothing() -> None:
    position = table("sun spiral@c1")
    assert "c2/90" in offers(position, "cup")  # an exit leads into the spiral
    assert "c2/180" in offers(position, "star")  # an empty side lies against it
    position = table("sun spiral@a1")
    assert not {text for text in offers(position, "candle") if text[:2] in ("a2", "b1")}


def test_a_spiral_breaks_a_path() -> None:
    # From d3 a wide path leads east into a spiral on e3; what lies beyond is not reached by it.
    position = table("smiley@d3/90", "sun spiral@e3")
    assert not {text for text in offers(position, "candle") if text[:2] in ("e2", "e4")}


# ---- Points ----


def test_an_empty_board_counts_all_ports() -> None:
    assert GAME.start(4).view(None).boards[0].minus_points == 6 * 1 + 6 * 2 + 4 * 3
    assert [board.minus_points for board in GAME.start(4).view(None).boards] == [30] * 4


def test_a_port_is_joined_by_an_exit_that_leads_to_it() -> None:
    position = table("sun@b3/0", "smiley@b2/0", "moon@b1/180")  # the narrow end meets the port b1N, worth 2
    board = position.view(0).boards[0]
    assert [port for port in board.ports if port.joined] == [Port("b1N", 2, True)]
    assert board.minus_points == 28


def test_a_corner_can_join_two_ports() -> None:
    position = table("sun@b3/0", "smiley@b2/0", "leaf@b1/90", "candle@a1/0")  # b1 leads west, south and east
    joined = {port.place for port in position.view(0).boards[0].ports if port.joined}
    assert joined == {"a1N", "a1W"}
    assert position.view(0).boards[0].minus_points == 30 - 1 - 3


def test_each_spiral_costs_one() -> None:
    board = table("sun spiral@a1", "key spiral@e5").view(0).boards[0]
    assert (board.spirals, board.minus_points) == (2, 32)


def test_scores_are_minus_points_and_the_fewest_win() -> None:
    last = finished(5, players=4, face_up=False)
    assert last.outcome is not None
    scores = last.outcome.scores
    assert [-points for points in scores] == [board.minus_points for board in last.view(None).boards]
    assert last.outcome.winners == tuple(seat for seat in range(4) if scores[seat] == max(scores))


def test_equal_points_share_the_victory() -> None:
    position = GAME.start(3, seed=3)
    while position.actors:  # all lay spirals only, from a1 on
        seat = position.actors[0]
        position = position.play(next(move for move in position.legal(seat) if "spiral" in str(move)))
    assert position.outcome is not None
    assert position.outcome == ((-54, -54, -54), (0, 1, 2), "full")


@pytest.mark.parametrize(
    ("minus_points", "number"),
    [(0, 1), (1, 1), (2, 2), (4, 2), (5, 3), (7, 3), (8, 4), (10, 4), (11, 5), (54, 5)],
)
def test_solo_ratings(minus_points: int, number: int) -> None:
    assert rating(minus_points) == number


def test_a_match_has_as_many_games_as_players() -> None:
    match = Match.start(GAME, ["Ada", "Bob", "Cleo"])
    assert match.rounds == 3
    assert match.next_game().options["starter"] == 0


# ---- Faces of two paths ----


def test_two_paths_are_joined_only_within_themselves() -> None:
    # The bridge on d3 is entered by its wide path; its narrow path, north to south, hangs in the air.
    placements = ("cup@d3/90", "cloud@d2/0", "moon@d1/0")
    bridge = table(*placements, tiles=with_faces(cup="W-W-+-n-n")).view(0).boards[0]
    assert bridge.minus_points == 30
    # A crossing where all exits are joined reaches the port d1N, worth 3.
    crossing = table(*placements, tiles=with_faces(cup="WnWn")).view(0).boards[0]
    assert crossing.minus_points == 27


def lit(position: Position) -> dict[str, str]:
    """The cells of seat 0 with exits that are joined to the centre, and on which sides."""
    exits = position.view(0).boards[0].lit
    cells = {f"{'abcde'[cell % 5]}{1 + cell // 5}": cell for cell in range(CELLS)}
    shown = {
        name: "".join(side for side, there in zip("NESW", exits, strict=True) if there >> cell & 1)
        for name, cell in cells.items()
    }
    return {name: sides for name, sides in shown.items() if sides}


def test_a_view_tells_which_exits_are_joined() -> None:
    assert lit(table("heart spiral@e5")) == {"c3": "NESW"}
    assert lit(table("cup@d3/90", "cloud@d2/0")) == {"c3": "NESW", "d3": "NESW", "d2": "NS"}


@pytest.mark.parametrize("face", ["W-W-+-n-n", "-n-n+W-W-"])
def test_only_one_path_of_two_may_be_joined(face: str) -> None:
    tiles = with_faces(cup=face, sun="nn--", heart="nn--")
    hanging = ("cup@d3/90", "cloud@d2/0")
    assert lit(table(*hanging, tiles=tiles)) == {"c3": "NESW", "d3": "EW"}
    around = {"c3": "NESW", "c4": "NE", "d4": "NW", "d3": "NESW", "d2": "NS"}
    assert lit(table(*hanging, "sun@c4/0", "heart@d4/270", tiles=tiles)) == around


def test_a_path_that_hangs_in_the_air_can_be_joined_later() -> None:
    tiles = with_faces(cup="W-W-+-n-n", sun="nn--", heart="nn--", key="nn--", moon="n-n-")
    hanging = ("cup@d3/90", "cloud@d2/0", "moon@d1/0")
    assert table(*hanging, tiles=tiles).view(0).boards[0].minus_points == 30
    # From the centre south to c4, east to d4, north into the narrow path of the bridge.
    joined = table(*hanging, "sun@c4/0", "heart@d4/270", tiles=tiles)
    assert [port.place for port in joined.view(0).boards[0].ports if port.joined] == ["d1N"]
    assert joined.view(0).boards[0].minus_points == 27


def joined(position: Position) -> list[str]:
    """The ports of seat 0 that are joined to the centre."""
    return [port.place for port in position.view(0).boards[0].ports if port.joined]


def test_the_first_tile_of_the_box_counts_unturned_too() -> None:
    tiles = with_faces(star="n-n-", sun="nn--", key="nn--")
    assert joined(table("star@c2/0", "sun@c1/180", "key@b1/0", tiles=tiles)) == ["b1N"]


def test_a_path_may_lead_through_the_first_cell() -> None:
    tiles = with_faces(star="n-n-", sun="nn--", smiley="n-n-", moon="nn--", key="nn--", kite="W---+--n-")
    way = ("star@c2/0", "sun@c1/180", "smiley@b1/90", "moon@a1/90", "key@a2/270")
    assert joined(table(*way, tiles=tiles)) == ["a2W"]
    assert joined(table(*way[:-1], tiles=tiles)) == []


@pytest.mark.parametrize(("face", "ports"), [("nn--", ["e1N"]), ("n---+-n--", [])])
def test_two_paths_stay_apart_when_their_tile_is_turned(face: str, ports: list[str]) -> None:
    tiles = with_faces(star="n-n-", sun="nn--", smiley="n-n-", moon=face, kite="W---+--n-")
    assert joined(table("star@c2/0", "sun@c1/90", "smiley@d1/90", "moon@e1/270", tiles=tiles)) == ports


def test_a_port_may_be_joined_by_the_second_path_of_a_face() -> None:
    tiles = with_faces(star="n-n-", sun="nn--", smiley="n-n-", moon="W---+-nn-")
    assert joined(table("star@c2/0", "sun@c1/90", "smiley@d1/90", "moon@e1/180", tiles=tiles)) == ["e1N"]


def test_a_cell_has_neighbours_on_the_board_only() -> None:
    around = {cell: rules.NEIGHBOUR[cell].tolist() for cell in (0, 4, 12, 20, 24)}  # the corners, and the centre
    assert around == {
        0: [-1, 1, 5, -1],
        4: [-1, -1, 9, 3],
        12: [7, 13, 17, 11],
        20: [15, 21, -1, -1],
        24: [19, -1, -1, 23],
    }


def test_between_two_rounds_no_tile_is_turned_up() -> None:
    position = table("sun spiral@a1")
    assert position.state["tile"] == -1
    assert position.play("=moon").state["tile"] == list(BOX["tiles"]).index("moon")


def test_turns_of_two_paths_that_look_the_same_are_one_move() -> None:
    start = GAME.start(1, tiles=with_faces(cup="n-n-+-n-n", boat="W-W-+-n-n", tree="nn--+--nn"))
    assert offers(start, "cup") == {"c2/0", "c4/0"}
    assert offers(start, "boat") == {"b3/90", "c2/90", "c4/90", "d3/90"}
    assert offers(start, "tree") == {"c2/0", "c2/90", "c4/0", "c4/90"}  # the sides are equal, the paths are not


def test_all_exits_of_the_centre_belong_to_it() -> None:
    position = table("smiley@d3/90", "cloud@c2/0", centre="-W-W+n-n-", tiles=with_faces(boat="W-W-+-n-n"))
    assert offers(position, "candle") == {"b3/0"}
    assert "c1/180" in offers(position, "star")


def test_another_centre() -> None:
    start = GAME.start(1, centre="W---")
    assert offers(start, "key") == {"c2/180"}
    assert offers(start, "star") == set()
    assert len(start.play("=star").legal(0)) == 24


# ---- Notation ----


def test_moves_are_written_as_the_page_has_them() -> None:
    position = GAME.start(2).play("*:=key").play("0:key@b3/90").play("1:spiral@c1")
    assert position.moves == ["*:=key", "0:key@b3/90", "1:spiral@c1"]
    assert position.told(None) == position.told(1) == position.moves


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("0:cup@b3/90", "0:cup@b3/90"),
        ("0:CUP @ B3 / 90", "0:cup@b3/90"),
        ("cup@b3/270", "0:cup@b3/90"),  # the same look: the smaller angle
        ("cup b3 90", "0:cup@b3/90"),
        ("b3/90", "0:cup@b3/90"),
        ("b3", "0:cup@b3/90"),  # only one turn fits
        ("cup@b3", "0:cup@b3/90"),
        ("b3/90°", "0:cup@b3/90"),
        ("spiral@c1", "0:spiral@c1"),
        ("spiral c1", "0:spiral@c1"),
        (" 0 :  Spiral @ C1 ", "0:spiral@c1"),
    ],
)
def test_a_reader_is_generous(text: str, meaning: str) -> None:
    position = GAME.start(1).play("= cup")
    assert position.write(*position.read(text)) == meaning


def test_a_cell_alone_is_ambiguous_if_several_turns_fit() -> None:
    position = table("sun@b3/0").play("=fish")
    with pytest.raises(Ambiguous, match="'0:fish@b2/90', '0:fish@b2/180'"):
        position.play("b2")


@pytest.mark.parametrize(
    "text",
    [
        "key@b3/90",
        "cup@b3/45",
        "cup@f3/0",
        "cup@b6/0",
        "cup@/0",
        "cup",
        "spiral",
        "spiral@",
        "@b3",
        "b3/",
        "0:=",
        "=spiral",
    ],
)
def test_what_is_no_move_of_this_tile_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(repr(text))):
        GAME.start(1).play("=cup").play(text)


def test_unknown_symbols_are_no_chance_outcomes() -> None:
    with pytest.raises(Unreadable, match=r"'\*:=key'"):
        GAME.start(1).play("=lamp")
    with pytest.raises(Illegal, match=r"'\*:=cup' is not legal"):
        table("cup@b3/90").play("=cup")


def test_placing_before_a_tile_is_turned_up_names_who_must_act() -> None:
    with pytest.raises(WrongActor, match="chance must act"):
        GAME.start(2).play("1:key@b3/90")
    with pytest.raises(WrongActor, match="chance must act"):
        GAME.start(2).play("1:spiral@b3")
    with pytest.raises(Unreadable):
        GAME.start(2).play("key@b3/90")


def test_angles_that_look_the_same_are_one_action() -> None:
    position = GAME.start(1).play("=candle")
    assert position.read("candle@b3/270") == position.read("candle@b3/0") == (0, 44)
    assert not GAME.drive.permits(position._array, 0, 47)


def test_records_hold_the_box_and_can_be_checked() -> None:
    last = finished(4, players=2, tiles=with_faces(cup="W-W-+-n-n"))
    line = last.record().to_json()
    assert set(json.loads(line)["options"]) == {"tiles", "centre", "ports"}
    again = record.verify(record.parse(line), {"kreuzquer": GAME})
    assert again == last
    assert again.moves == last.moves
    assert pickle.loads(pickle.dumps(last)) == last


# ---- The box as options and as a file ----


def change(**changed: Any) -> dict[str, Any]:
    """Our box as plain data, with some things exchanged."""
    return {**json.loads(OUR_BOX.read_text(encoding="utf-8")), **changed}


def first_board(**changed: Any) -> list[dict[str, Any]]:
    boards = change()["ports"]
    boards[0].update(changed)
    return boards


BAD_VALUES = [
    ("tiles", ["W---"], "map from 28 symbols to faces.*not a list"),
    ("tiles", {}, r"exactly 28 symbols, but has 0 \(add 28\)"),
    ("tiles", {**BOX["tiles"], "lamp": "W---"}, r"exactly 28 symbols, but has 29 \(remove 1\)"),
    ("tiles", {"Key": "W---"}, "small letters a to z, not by 'Key'"),
    ("tiles", {"two words": "W---"}, "not by 'two words'"),
    ("tiles", {7: "W---"}, "not by 7"),
    ("tiles", {"spiral": "W---"}, "call a symbol 'spiral'"),
    ("tiles", with_faces(key="WX--"), "the face of 'key' by four signs.*not by 'WX--'"),
    ("tiles", with_faces(key="W--"), "not by 'W--'"),
    ("tiles", with_faces(key="W---\n"), "not by"),
    ("tiles", with_faces(key="W---+-W--+--W-"), "not by"),
    ("tiles", {**BOX["tiles"], "key": None}, "not by None"),
    ("tiles", with_faces(key="----"), "the face of 'key' at least one exit on each path, but '----'"),
    ("tiles", with_faces(key="W---+----"), "but 'W---\\+----' has a path without"),
    ("tiles", with_faces(key="WW--+-n-n"), "two paths meet on side E"),
    ("centre", "----", "the centre at least one exit"),
    ("centre", "nwnw", "the centre by four signs.*not by 'nwnw'"),
    ("centre", 5, "not by 5"),
    ("ports", {}, "one to four maps of ports, one for each board, not a map"),
    ("ports", [], "not 0 of them"),
    ("ports", [BOX["ports"][0]] * 5, "not 5 of them"),
    ("ports", [7], "board 1 of 1 is a number"),
    ("ports", first_board(c1N=1), "just the ports a1N.*but board 1 of 4 has 'c1N' too"),
    ("ports", first_board(a1N=4), "1, 2 or 3 at each port, but board 1 of 4 has 4 at a1N"),
    ("ports", first_board(a1N=True), "has True at a1N"),
    ("ports", first_board(a1N=1.0), "has 1.0 at a1N"),
    ("ports", first_board(a1N=3), "but board 1 has 5 1s and 6 2s and 5 3s, and board 2 has 6 1s and 6 2s and 4 3s"),
    ("ports", [{"a1N": 1}], "board 1 of 1 lacks b1N, d1N"),
]


@pytest.mark.parametrize(("option", "value", "message"), BAD_VALUES)
def test_a_wrong_option_says_what_is_wrong(option: str, value: Any, message: str) -> None:
    with pytest.raises(
        BadOption, match=f"(?s)^Option '{option}' of Kreuz & Quer must .*{message}.*; it was .*\\.$"
    ) as caught:
        GAME.start(1, **{option: value})
    assert caught.value.arguments["option"] == option


@pytest.mark.parametrize(("option", "value", "message"), [bad for bad in BAD_VALUES if bad[1] != {7: "W---"}])
def test_a_wrong_file_says_what_is_wrong(tmp_path: Path, option: str, value: Any, message: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(change(**{option: value})), encoding="utf-8")
    with pytest.raises(BadOption, match=f"(?s)mine.json is not right: '{option}' must .*{message}"):
        load_box(path)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not JSON at line 1, column 1"),
        (b'{"tiles": {},\n "centre" "WWWW"}', "not JSON at line 2, column 11"),
        (b"\xff\xfe", r"UTF-8 text \(byte 1\)"),
        (b"[]", "one JSON object with 'tiles', 'centre' and 'ports', but has a list"),
        (b"{}", "but has nothing"),
        (b'{"tiles": {}, "center": "WWWW", "ports": []}', "but has 'tiles', 'center', 'ports'"),
        (b'{"tiles": {"key": "W---", "key": "n---"}}', "'key' is there 2 times"),
        (b"[" * 60_000, "nested too deeply|not JSON at line 1, column 60001"),  # Python 3.14 reads it to its end
        (b" " * 70_000, "more than 65536 bytes"),
        (b"9" * 5_000, "Exceeds the limit"),
    ],
)
def test_a_file_that_is_no_box_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(content)
    with pytest.raises(BadOption, match=message) as caught:
        load_box(path)
    assert str(path) in str(caught.value)
    assert caught.value.arguments["path"] == str(path)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"nowhere\.json cannot be read: No such file"):
        load_box(tmp_path / "nowhere.json")
    with pytest.raises(BadOption, match="cannot be read"):
        load_box(tmp_path)
    with pytest.raises(BadOption, match="not the name of a file"):
        load_box("nul\0byte")


def test_a_box_of_ones_own_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    backwards = {symbol[::-1]: face for symbol, face in BOX["tiles"].items()}
    mine = change(centre="WWWW", tiles=backwards)
    path.write_text("\ufeff" + json.dumps(mine), encoding="utf-8")  # some editors begin a file with this mark
    position = GAME.start(1, **load_box(path))
    assert offers(position, "yek") == {"b3/90", "c2/180", "c4/0", "d3/270"}


def test_fewer_boards_than_players_are_refused() -> None:
    ports = BOX["ports"][:1]
    assert GAME.start(1, ports=ports).view(0).boards[0].ports[0] == Port("a1N", 1, False)
    with pytest.raises(BadOption, match="each of the 2 players; it had only 1"):
        GAME.start(2, ports=ports)


def test_the_default_box_cannot_be_changed_through_a_game() -> None:
    position = GAME.start(1)
    position.options["tiles"]["key"] = "WWWW"
    assert GAME.start(1).options["tiles"]["key"] == "W---"


# ---- The record ----


def recomputed(state: Any, tiles: dict[str, str], centre: str) -> tuple[list[Any], list[Any], list[int]]:
    """What `no_wide`, `no_narrow` and `free` must be, from what lies on the cells."""
    players = int(state["players"])
    refuses = np.zeros((2, 4, 4), np.int64)
    free = [0] * 4
    texts = list(tiles.values())
    for seat in range(players):
        for cell in range(CELLS):
            laid = int(state["cells"][seat, cell])
            free[seat] |= (laid == 0 and cell != CENTRE) << cell
            row, column = divmod(cell, 5)
            for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
                other_row, other_column = row + down, column + right
                if not (0 <= other_row < 5 and 0 <= other_column < 5):
                    theirs = "-" if (row if side % 2 else column) == 2 else None
                else:
                    other = 5 * other_row + other_column
                    lying = int(state["cells"][seat, other])
                    if other == CENTRE:
                        theirs = faces.sides(centre)[(side + 2) % 4]
                    elif lying > 0:
                        face = faces.turned(texts[(lying - 1) // 4], (lying - 1) % 4)
                        theirs = faces.sides(face)[(side + 2) % 4]
                    else:
                        theirs = None
                kind = {"W": WIDE, "n": NARROW, "-": EMPTY, None: None}[theirs]
                refuses[0, seat, side] |= (kind in (NARROW, EMPTY)) << cell
                refuses[1, seat, side] |= (kind in (WIDE, EMPTY)) << cell
    return refuses[0].tolist(), refuses[1].tolist(), free


@pytest.mark.parametrize("two_paths", [False, True])
def test_derived_fields_follow_from_the_cells(two_paths: bool) -> None:
    options = {"tiles": with_faces(cup="W-W-+-n-n", boat="WW--+--nn", tree="n---+-nnn")} if two_paths else {}
    last = finished(8, players=3, **options)
    for step in range(0, len(last.moves) + 1, 5):
        state = last.at(step).state
        expected = recomputed(state, last.options["tiles"], last.options["centre"])
        assert (state["no_wide"].tolist(), state["no_narrow"].tolist(), state["free"].tolist()) == expected
        assert state["two_paths"] == two_paths


def test_no_tile_is_lost() -> None:
    last = finished(9, players=2, face_up=False)
    for step in range(len(last.moves) + 1):
        state = last.at(step).state
        gone = 28 - int(state["unseen"]).bit_count()
        waiting = int(state["waiting"])
        for seat in range(2):
            laid = state["cells"][seat][state["cells"][seat] != 0].tolist()
            tiles = [(number - 1) // 4 if number > 0 else -1 - number for number in laid]
            assert len(set(tiles)) == len(tiles) == gone - (waiting >> seat & 1)
            assert not any(int(state["unseen"]) >> tile & 1 for tile in tiles)


def test_the_record_is_small_and_all_of_it_public() -> None:
    assert STATE.itemsize == 328
    assert set(GAME.public) == set(STATE.names or ())
    assert not GAME.hides


# ---- What is shown ----


def test_a_view_holds_all_that_a_page_draws() -> None:
    position = GAME.start(2, starter=1).play("=heart").play("0:heart@b3/90")
    shown = position.view(1)
    assert (shown.seat, shown.actors, shown.starter, shown.round) == (1, (1,), 1, 1)
    assert (shown.tile, shown.face, shown.turns, shown.centre) == ("heart", "W--n", 4, "nWnW")
    assert shown.tiles == BOX["tiles"]
    assert len(shown.unseen) == 27
    assert "heart" not in shown.unseen
    assert "1:spiral@e5" in shown.legal
    assert shown.boards[0].cells[11] == Tile("heart", "nW--", 90)
    assert shown.boards[1].cells == (None,) * 25
    assert [board.placed for board in shown.boards] == [True, False]
    assert shown.boards[1].ports[1] == Port("b1N", 3, False)
    assert position.view(None).legal == ()


def test_between_rounds_no_tile_is_shown() -> None:
    shown = table("heart@b3/90").view(0)
    assert (shown.tile, shown.face, shown.turns, shown.actors) == (None, None, 0, ("*",))
