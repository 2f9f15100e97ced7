"""Da Vinci Code: the leaflet's example, the edge cases of its page, and that nothing hidden gets out."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import zip_longest

import numpy as np
import pytest

from spieltrieb import Position, games
from spieltrieb.core.errors import Ambiguous, BadOption, Illegal, Unreadable, WrongActor
from spieltrieb.core.facts import Fact
from spieltrieb.games.davincicode.moves import tile_number, tile_text
from spieltrieb.games.davincicode.state import GUESS, PLACES, SPOTS, TAKE, TILES, UNKNOWN
from spieltrieb.games.davincicode.view import View

GAME = games["davincicode"]
ALL_BLACK = 0x1555555
KINDS = {"face", "take", "set", "guess", "stop", "insert", "lay", "show"}  # of moves, as their facts name them


def written(known: Fact) -> str:
    """The text of a move, from its fact."""
    if known.do == "guess":
        return f"guess {known.owner}.{known.at}={known.face}"
    if known.do == "take":
        return f"take {'black' if known.face == 'b?' else 'white'}"
    place = "" if known.at is None else f" {known.face}@{known.at}" if known.face else f" {known.at}"
    return known.do + place


def all_tiles(position: Position) -> Counter[int]:
    """In the pool, in codes, and standing apart."""
    s = position.state
    tiles = Counter(tile for tile in range(TILES) if int(s["pool"]) >> tile & 1)
    tiles.update(tile for tile in s["code"].tolist() if tile >= 0)
    tiles.update(tile for tile in [int(s["drawn"])] if 0 <= tile < UNKNOWN)
    return tiles


def dealt(*hands: str, **options: object) -> Position:
    """The position after everybody has taken these tiles, in this order: nobody has set up yet."""
    position = GAME.start(players=len(hands), **options)
    for tiles in zip_longest(*(hand.split() for hand in hands)):
        for tile in tiles:
            position = position.play("take " + tile[0]).play(f"*:={tile}")
    return position


def begun(*hands: str, **options: object) -> Position:
    """The position after everybody has set up a code of these tiles, as they are given."""
    position = dealt(*hands, **options)
    for seat, hand in enumerate(hands):
        position = position.play(f"{seat}:set {hand}")
    return position


def table(*codes: str, drawn: str = "", pool: str | None = None, **options: object) -> Position:
    """A turn of seat 0 with these codes, b7! being an open tile; the pool is all other tiles, unless it is given."""
    position = GAME.start(players=len(codes), **options)
    array = position._array.copy()
    s = array[0]
    for seat, code in enumerate(codes):
        for place, tile in enumerate(code.split()):
            s["code"][PLACES * seat + place] = tile_number(tile.removesuffix("!"))
            s["hidden"] |= 0 if tile.endswith("!") else 1 << PLACES * seat + place
        s["length"][seat] = len(code.split())
    s["drawn"] = tile_number(drawn) if drawn else -1
    for tile in (*s["code"].tolist(), int(s["drawn"])):
        s["pool"] &= ~(1 << tile) if tile >= 0 else -1
    if pool is not None:
        s["pool"] = sum(1 << tile_number(tile) for tile in pool.split())
    s["left"] = [int(s["pool"] & ALL_BLACK).bit_count(), int(s["pool"] & ALL_BLACK << 1).bit_count()]
    s["phase"] = TAKE if s["pool"] and not drawn else GUESS
    return Position(position.setup, array, GAME.drive.acting(array), (), 0)


def texts(position: Position, seat: int = 0) -> set[str]:
    return {str(move)[2:] for move in position.legal(seat)}


def seen(position: Position, seat: int | None = None) -> View:
    view = position.view(seat)
    assert isinstance(view, View)
    return view


def code(position: Position, owner: int, seat: int | None = None) -> str:
    """A code as a seat sees it, with ! after open tiles."""
    return " ".join(f"{t.colour}{t.value}{'!' if t.open else ''}" for t in seen(position, seat).codes[owner])


def a_game(players: int, hyphens: bool, seed: int, knowing: float = 0.5) -> list[Position]:
    """All positions of a random game in which guesses are often right: so tiles are laid open, and players go out."""
    chooser = random.Random(f"{players}/{hyphens}/{seed}")
    positions = [GAME.start(players=players, hyphens=hyphens, starter=seed % players)]
    while positions[-1].actors:
        position = positions[-1]
        actor = chooser.choice(position.actors)
        move = str(chooser.choice(position.legal(actor)))
        if "guess" in move and chooser.random() < knowing:
            where, _ = move.split("=")
            other, place = map(int, where.split()[1].split("."))
            move = f"{where}={tile_text(int(position.state['code'][PLACES * other + place - 1]))[1:]}"
        positions.append(position.play(move))
    return positions


EVERY_WAY = [(players, hyphens) for players in (2, 3, 4) for hyphens in (False, True)]
every_way = pytest.mark.parametrize(("players", "hyphens"), EVERY_WAY)

# ---- Setup ----


def test_the_leaflets_example_code() -> None:
    position = dealt("b7 w10 b1 w4", "b0 b2 b3 b5")
    assert texts(position) == {"set b1 w4 b7 w10"}
    assert code(position.play("0:set"), 0, seat=0) == "b1 w4 b7 w10"


def test_of_two_equal_numbers_the_black_one_stands_left() -> None:
    assert texts(dealt("w6 b6 w0 b0", "b1 b2 b3 b4")) == {"set b0 w0 b6 w6"}


@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 4), (4, 3)])
def test_tiles_are_taken_in_turn_from_the_starter(players: int, tiles: int) -> None:
    position = GAME.start(players=players, starter=1)
    for number in range(players * tiles):
        assert position.actors == ((1 + number) % players,)
        assert texts(position, position.actors[0]) == {"take black", "take white"}
        position = position.play("take white" if number % 2 else "take black")
        assert position.actors == ("*",)
        position = position.play(position.legal("*")[0])
    assert position.actors == tuple(range(players))
    assert {len(tiles) for tiles in seen(position).codes} == {tiles}


def test_a_face_comes_from_what_nobody_has() -> None:
    position = GAME.start(players=2).play("take black").play("=b3").play("take black")
    assert {str(move) for move in position.legal("*")} == {f"*:=b{n}" for n in range(12) if n != 3}
    assert set(position.chances().values()) == {1}
    with pytest.raises(Illegal, match="'\\*:=b3' is not legal at move 4"):
        position.play("=b3")


def test_a_colour_can_be_used_up_in_the_setup() -> None:
    position = begun("b0 b1 b2", "b3 b4 b5", "b6 b7 b8", "b9 b10 b11")
    assert texts(position) == {"take white"}
    assert seen(position).pool == (0, 12)


def test_the_tile_taken_leaves_the_pool_before_it_has_a_face() -> None:
    position = GAME.start(players=2, hyphens=True)
    assert seen(position).pool == (13, 13)
    position = position.play("take white")
    assert seen(position).pool == (13, 12)
    assert position.play("=w-").view(None).pool == (13, 12)  # type: ignore[attr-defined]


def test_all_set_up_at_the_same_time() -> None:
    position = dealt("b0 b1 b2 b3", "w0 w1 w2 w3", "b4 b5 b6 b7", starter=0)
    assert position.actors == (0, 1, 2)
    position = position.play("2:set b4 b5 b6 b7").play("0:set b0 b1 b2 b3")
    assert position.actors == (1,)
    assert seen(position).waiting == (1,)
    assert texts(position, 0) == set()
    position = position.play("1:set w0 w1 w2 w3")
    assert position.actors == (0,)
    assert texts(position) == {"take black", "take white"}


def test_a_hyphen_goes_anywhere() -> None:
    position = dealt("b- w4 b7 w10", "b0 b2 b3 b5", hyphens=True)
    assert texts(position) == {"set b- w4 b7 w10", "set w4 b- b7 w10", "set w4 b7 b- w10", "set w4 b7 w10 b-"}
    assert code(position.play("0:set w4 b7 b- w10"), 0, seat=0) == "w4 b7 b- w10"


def test_both_hyphens_go_anywhere() -> None:
    position = dealt("w- w4 b- b4", "b0 b2 b3 b5", hyphens=True)
    assert len(texts(position)) == 12
    for text in texts(position):
        assert re.sub(" [bw]-", "", text) == "set b4 w4"
        assert code(position.play(f"0:{text}"), 0, seat=0) == text.removeprefix("set ")


def test_both_hyphens_among_three_tiles() -> None:
    position = dealt("w- b11 b-", "b0 b2 b3", "w0 w2 w3", "b7 b8 b9", hyphens=True)
    orders = ("b- w- b11", "b- b11 w-", "w- b- b11", "b11 b- w-", "w- b11 b-", "b11 w- b-")
    assert texts(position) == {f"set {order}" for order in orders}


# ---- A turn ----

CODES = ("b1 w4 b7 w10", "b0 w6 b8 w11")


def test_every_value_may_be_named_for_every_hidden_tile_of_others() -> None:
    position = table(CODES[0], "b0 w6! b8 w11", drawn="w2")
    assert texts(position) == {f"guess 1.{place}={value}" for place in (1, 3, 4) for value in range(12)}


def test_hyphens_may_be_named_only_where_they_are_in_play() -> None:
    position = table(*CODES, drawn="w2", hyphens=True)
    assert len(texts(position)) == 4 * 13
    assert "guess 1.3=-" in texts(position)
    with pytest.raises(Illegal):
        table(*CODES, drawn="w2").play("guess 1.3=-")


def test_a_hit_lays_the_tile_open_and_the_player_may_go_on_or_stop() -> None:
    position = table(*CODES, "w1 w2 w3 w5", drawn="b2").play("guess 1.4=11")
    assert code(position, 1) == "b? w? b? w11!"
    assert seen(position).points == (10, 0, 0)
    assert position.actors == (0,)
    others = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (2, 4)]
    assert texts(position) == {"stop"} | {f"guess {seat}.{place}={v}" for seat, place in others for v in range(12)}
    position = position.play("guess 2.1=1")
    assert seen(position).points == (20, 0, 0)


def test_after_stopping_the_drawn_tile_goes_in_hidden() -> None:
    position = table(*CODES, drawn="w7").play("guess 1.4=11").play("stop")
    assert texts(position) == {"insert 4"}
    position = position.play("insert 4")
    assert code(position, 0, seat=0) == "b1 w4 b7 w7 w10"
    assert code(position, 0) == "b? w? b? w? w?"
    assert seen(position).drawn is None
    assert position.actors == (1,)
    assert texts(position, 1) == {"take black", "take white"}


def test_after_a_miss_the_drawn_tile_goes_in_open() -> None:
    position = table(*CODES, drawn="b10").play("guess 1.4=10")
    assert texts(position) == {"lay b10@4"}
    position = position.play("lay b10@4")
    assert code(position, 0) == "b? w? b? b10! w?"
    assert seen(position).points == (0, 0)
    assert position.actors == (1,)


def test_a_miss_after_a_hit_costs_the_drawn_tile_too() -> None:
    position = table(*CODES, drawn="w0").play("guess 1.4=11").play("guess 1.3=5")
    assert texts(position) == {"lay w0@1"}


def test_a_wrong_guess_is_remembered_and_may_be_repeated() -> None:
    position = table(*CODES, drawn="b10").play("guess 1.4=0").play("lay")
    assert [tile.ruled_out for tile in seen(position).codes[1]] == [(), (), (), ("0",)]
    position = position.play("1:take b").play("=b4").play("guess 0.1=11").play("lay").play("take b").play("=b5")
    position = position.play("guess 1.4=0").play("lay")
    assert seen(position).codes[1][3 + 1].ruled_out == ("0",)


def test_what_was_ruled_out_moves_on_with_its_tile() -> None:
    position = table("b1 w4 b7 w10", "b0 w6 b8 w11", drawn="b11")
    position = position.play("guess 1.3=9").play("lay")
    position = position.play("1:take w").play("=w7").play("guess 0.1=1").play("stop").play("insert 3")
    assert code(position, 1, seat=1) == "b0 w6 w7 b8 w11"
    assert [tile.ruled_out for tile in seen(position).codes[1]] == [(), (), (), ("9",), ()]


def test_what_was_ruled_out_is_forgotten_when_the_tile_is_open() -> None:
    position = table("b1 w4 b7 w10", "b0 w6 b8 w11", drawn="b11").play("guess 1.3=9").play("lay")
    position = position.play("take w").play("=w7").play("guess 0.1=5").play("lay").play("take w").play("=w8")
    position = position.play("guess 1.4=8")
    assert code(position, 1) == "b? w? w7! b8! w?"
    assert [tile.ruled_out for tile in seen(position).codes[1]] == [(), (), (), (), ()]


def test_the_drawn_tile_cannot_be_named() -> None:
    position = table("b1 w4", "b0 w6", drawn="b10")
    assert not any(text.startswith("guess 0.") for text in texts(position))
    assert texts(position, 1) == set()


# ---- Places ----


@pytest.mark.parametrize(
    ("own", "drawn", "places"),
    [
        ("b2 w8", "b5", [2]),
        ("b2 w8", "b0", [1]),
        ("b2 w8", "w11", [3]),
        ("b2 b3", "w2", [2]),
        ("w3 w5", "b3", [1]),
        ("b2 b- w8", "b5", [2, 3]),
        ("b2 b- w- w8", "b5", [2, 3, 4]),
        ("b2 b- w4 w- w8", "b5", [4, 5]),
        ("b2 b- w4 w- w8", "b11", [6]),
        ("b- b2 w8", "w0", [1, 2]),
        ("b2 w8 w-", "w9", [3, 4]),
        ("b3 b- w4", "w3", [2, 3]),
        ("b- w-", "w9", [1, 2, 3]),
        ("b2 w8 b9", "w-", [1, 2, 3, 4]),
        ("b2 w- b9", "b-", [1, 2, 3, 4]),
    ],
)
def test_the_drawn_tile_goes_where_the_order_holds(own: str, drawn: str, places: list[int]) -> None:
    missed = table(own, "b0 w6", drawn=drawn, hyphens=True).play("guess 1.1=11")
    assert texts(missed) == {f"lay {drawn}@{place}" for place in places}
    stopped = table(own, "b0 w6", drawn=drawn, hyphens=True).play("guess 1.1=0").play("stop")
    assert texts(stopped) == {f"insert {place}" for place in places}
    for place in places:
        tiles = own.split()
        tiles.insert(place - 1, drawn)
        assert code(stopped.play(f"insert {place}"), 0, seat=0) == " ".join(tiles)


def test_a_code_can_grow_to_thirteen_tiles() -> None:
    twelve = "b0 w0 b1 w1 b2 w2 b3 w3 b4 w4 b- w-"
    position = table(twelve, "b9 w9", drawn="b11", pool="", hyphens=True).play("guess 1.1=11")
    assert texts(position) == {"lay b11@11", "lay b11@12", "lay b11@13"}
    assert code(position.play("lay b11@13"), 0, seat=0) == f"{twelve} b11!"


# ---- Pool empty ----


def test_with_an_empty_pool_the_turn_begins_with_a_guess() -> None:
    position = table(*CODES, pool="")
    assert position.actors == (0,)
    assert len(texts(position)) == 48


def test_with_an_empty_pool_a_miss_lays_open_an_own_tile_of_choice() -> None:
    position = table("b1 w4! b7 w10", CODES[1], pool="").play("guess 1.1=5")
    assert texts(position) == {"show b1@1", "show b7@3", "show w10@4"}
    position = position.play("show b7@3")
    assert code(position, 0) == "b? w4! b7! w?"
    assert position.actors == (1,)
    assert len(texts(position, 1)) == 24


def test_with_an_empty_pool_stopping_just_ends_the_turn() -> None:
    position = table(*CODES, pool="").play("guess 1.1=0").play("stop")
    assert position.actors == (1,)
    assert code(position, 0, seat=0) == CODES[0]


def test_the_turn_of_the_last_tile_is_an_ordinary_one() -> None:
    position = table(*CODES, pool="w3")
    assert texts(position) == {"take white"}
    position = position.play("take w").play("=w3").play("guess 1.1=1")
    assert texts(position) == {"lay w3@2"}
    position = position.play("lay")
    assert position.actors == (1,)
    assert "guess 0.1=1" in texts(position, 1)


# ---- Points, out, the end ----


@pytest.mark.parametrize(("guess", "points"), [("1.1=-", 20), ("1.2=6", 20), ("1.3=8", 10), ("1.4=0", 0)])
def test_points_for_a_hit(guess: str, points: int) -> None:
    position = table(CODES[0], "b- w6 b8 w11", drawn="b5", hyphens=True).play(f"guess {guess}")
    assert seen(position).points == (points, 0)


def test_the_last_hidden_tile_of_another_counts_fifty_in_addition() -> None:
    position = table(CODES[0], "b0! w6", "b2 b3", drawn="b5").play("guess 1.2=6")
    assert seen(position).points == (70, 0, 0)
    assert seen(position).out == (1,)
    assert position.outcome is None
    assert "stop" in texts(position)


def test_who_is_out_has_no_turn_any_more() -> None:
    position = table(CODES[0], "b0! w6", "b2 b3", drawn="b5").play("guess 1.2=6").play("stop").play("insert")
    assert position.actors == (2,)
    assert not any(move.startswith("guess 1.") for move in texts(position.play("take w").play("=w1"), 2))
    position = table(CODES[0], "b0! w6!", "b2! b3!", "w1 w2", drawn="b5").play("guess 3.1=0").play("lay")
    assert position.actors == (3,)


def test_the_game_ends_at_once_when_one_is_left() -> None:
    position = table("b1 w4! b7 w10", "b0! w6", drawn="b5").play("guess 1.2=6")
    assert position.actors == ()
    assert position.outcome == ((70 + 1 + 7 + 10, 0), (0,), "last")


def test_the_winner_adds_hidden_numbers_but_no_hyphens_and_no_drawn_tile() -> None:
    position = table("b1 b- w4! w11", "b0! w-", drawn="w10", hyphens=True).play("guess 1.2=-")
    assert position.outcome == ((20 + 50 + 1 + 11, 0), (0,), "last")
    assert seen(position).points == (70, 0)


def test_who_lays_open_the_own_last_tile_is_out_and_nobody_gets_fifty() -> None:
    position = table("b1! w4", "b0 w6!", "b2 b3!", pool="").play("guess 1.1=5").play("show")
    assert position.actors == (1,)
    assert seen(position).out == (0,)
    assert seen(position).points == (0, 0, 0)


def test_laying_open_the_own_last_tile_can_end_the_game() -> None:
    position = table("b1! w4", "b9 w6!", pool="").play("guess 1.1=5").play("show w4@2")
    assert position.outcome == ((0, 9), (1,), "last")


def test_the_survivor_wins_with_fewer_points_too() -> None:
    position = table("b1! w4", "b0 w6!", pool="")
    array = position._array.copy()
    array[0]["points"][0] = 150
    position = Position(position.setup, array, 1, (), 0).play("guess 1.1=5").play("show")
    assert position.outcome == ((150, 0), (1,), "last")


# ---- Text ----


@pytest.mark.parametrize(
    "text",
    [
        "0:guess 1.3=8",
        "guess 1.3=8",
        "guess 1.3 8",
        "1.3=8",
        "1.3 8",
        "GUESS 1.3 = 8",
        "1.3 is 8",
        "guess 3=8",
        "1 3 8",
    ],
)
def test_a_guess_is_read_generously(text: str) -> None:
    position = table(*CODES, drawn="w2")
    assert position.play(text) == position.play("0:guess 1.3=8")


@pytest.mark.parametrize("text", ["1.3=-", "1.3 hyphen", "guess 1.3 -", "guess 1.3=HYPHEN"])
def test_a_hyphen_is_read_generously(text: str) -> None:
    position = table(*CODES, drawn="w2", hyphens=True)
    assert position.play(text) == position.play("0:guess 1.3=-")


@pytest.mark.parametrize("text", ["take b", "take black", "black", "B", "0: Take  Black"])
def test_taking_is_read_generously(text: str) -> None:
    position = GAME.start(players=2)
    assert position.play(text) == position.play("0:take black")


@pytest.mark.parametrize(
    "text", ["set", "set b1 w4 b7 w10", "set b1,w4,b7,w10", "SET b1w4b7w10", "set b 1 w 4 b 7 w 10"]
)
def test_setting_up_is_read_generously(text: str) -> None:
    position = dealt("b7 w10 b1 w4", "b0 b2 b3 b5")
    assert position.play(f"0:{text}") == position.play("0:set b1 w4 b7 w10")


@pytest.mark.parametrize("text", ["lay b10@4", "lay", "lay 4", "lay b10", "lay b10 4", "lay @4", "lay b10 @ 4"])
def test_laying_is_read_generously(text: str) -> None:
    position = table(*CODES, drawn="b10").play("guess 1.4=10")
    assert position.play(text) == position.play("0:lay b10@4")


@pytest.mark.parametrize("text", ["insert 3", "insert", "insert @3"])
def test_inserting_is_read_generously(text: str) -> None:
    position = table(*CODES, drawn="b5").play("guess 1.4=11").play("stop")
    assert position.play(text) == position.play("0:insert 3")


@pytest.mark.parametrize("text", ["show w10@4", "show 4", "show w10", "show w10 4"])
def test_showing_is_read_generously(text: str) -> None:
    position = table(*CODES, pool="").play("guess 1.1=5")
    assert position.play(text) == position.play("0:show w10@4")


def test_what_can_mean_several_moves_is_ambiguous() -> None:
    with pytest.raises(Ambiguous, match="'0:set b- w4 b7 w10'"):
        dealt("b- w4 b7 w10", "b0 b2 b3 b5", hyphens=True).play("0:set")
    with pytest.raises(Ambiguous, match="'0:lay b5@2', '0:lay b5@3' at move 2"):
        table("b2 b- w8", "b0 w6", drawn="b5", hyphens=True).play("guess 1.1=11").play("lay")
    with pytest.raises(Ambiguous):
        table(*CODES, pool="").play("guess 1.1=5").play("show")
    with pytest.raises(Ambiguous, match=r"'0:guess 1\.1=5', '0:guess 2\.1=5'"):
        table("b1", "b2", "b3", drawn="b4").play("guess 1=5")


@pytest.mark.parametrize(
    "text",
    ["", "hello", "guess", "guess 1.3=12", "guess 1.0=3", "guess 1.14=3", "guess 4.1=3", "take red", "insert 0",
     "lay 14", "lay b9@1", "lay w2@b", "show w9@1", "set b1 w4", "set b12", "=x7", "=b12", "=b?", "=b", "guess 1.3=b8"],
)  # fmt: skip
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="is not a move of Da Vinci Code at move 1"):
        table(*CODES, drawn="w2").play(text)


@pytest.mark.parametrize(
    "text",
    ["stop", "take black", "guess 1.2=3", "guess 0.1=1", "guess 3.1=1", "guess 1.5=1", "guess 1.1=-", "insert 2", "lay",
     "lay w2@1", "show b1@1", "show", "insert"],
)  # fmt: skip
def test_what_is_a_move_but_not_now_is_illegal(text: str) -> None:
    with pytest.raises(Illegal, match="is not legal at move 1"):
        table(CODES[0], "b0 w6! b8 w11", drawn="w2").play(text)


def test_chance_does_not_move_for_a_player() -> None:
    with pytest.raises(WrongActor):
        table(*CODES, drawn="w2").play("=b9")
    with pytest.raises(Unreadable):
        GAME.start(players=2).play("take b").play("*:=b?")
    with pytest.raises(Unreadable):
        GAME.start(players=2).play("take b").play("*:take b")


def test_whatever_number_is_asked_for_gets_an_answer() -> None:
    far = (-(2**62), -1, GAME.actions, GAME.actions + 1, 2**31, 2**62)
    for position in a_game(2, True, 3)[::4]:
        for actor in (-1, 0, 1):
            assert not any(GAME.drive.permits(position._array, actor, action) for action in far)
        for action in range(GAME.actions):
            assert GAME.write(position.state, 0, action, position.options)


# ---- What each may know ----


def test_faces_are_told_to_their_owner_only() -> None:
    position = begun("b1 w4 b7 w-", "b0 b2 b3 b5", hyphens=True).play("take w").play("=w9").play("guess 1.2=2")
    position = position.play("stop").play("insert 5")
    own = ["0:set b1 w4 b7 w-", "1:set b? b? b? b?", "0:take white", "*:=w9", "0:guess 1.2=2", "0:stop", "0:insert 5"]
    others = ["0:set b? w? b? w?", "1:set b0 b2 b3 b5", "0:take white", "*:=w?", *own[4:]]
    assert position.told(0)[:4] == ["0:take black", "*:=b1", "1:take black", "*:=b?"]
    assert position.told(1)[:4] == ["0:take black", "*:=b?", "1:take black", "*:=b0"]
    assert position.told(None)[:4] == ["0:take black", "*:=b?", "1:take black", "*:=b?"]
    assert position.told(0)[16:] == own
    assert position.told(1)[16:] == others
    assert position.told(None)[16:] == [others[0], own[1], *others[2:]]
    assert position.moves[16:] == [own[0], others[1], *own[2:]]


def test_open_tiles_are_told_to_all() -> None:
    position = table(*CODES, drawn="b10").play("guess 1.4=10")
    before = position.state
    lay = position.legal(0)[0].action
    assert GAME.tell(before, 0, lay, position.options, None) == "0:lay b10@4"
    position = table(*CODES, pool="").play("guess 1.4=10")
    show = position.legal(0)[0].action
    assert GAME.tell(position.state, 0, show, position.options, 1) == "0:show b1@1"


def test_a_seat_sees_own_and_open_tiles_and_colours() -> None:
    position = table("b1 w4! b7 w10", "b0 w6! b8 w11", drawn="b9")
    assert [code(position, 0, seat) for seat in (0, 1, None)] == ["b1 w4! b7 w10", "b? w4! b? w?", "b? w4! b? w?"]
    assert [code(position, 1, seat) for seat in (0, 1, None)] == ["b? w6! b? w?", "b0 w6! b8 w11", "b? w6! b? w?"]
    drawn = [seen(position, seat).drawn for seat in (0, 1, None)]
    assert [tile and tile.colour + tile.value for tile in drawn] == ["b9", "b?", "b?"]


def test_a_veil_knows_just_what_the_seat_has_not_seen() -> None:
    position = table("b1 w4! b7 w10", "b0 w6! b8 w11", drawn="b9")
    unseen = {tile_text(t) for t in range(24)}
    for seat, known in ((0, "b1 w4 b7 w10 w6 b9"), (1, "w4 b0 w6 b8 w11"), (None, "w4 w6")):
        veiled = position.veil(seat)[0]
        assert {tile_text(t) for t in range(32) if int(veiled["pool"]) >> t & 1} == unseen - set(known.split())


def test_what_is_hidden_stays_hidden_after_the_end() -> None:
    position = table("b1 w4! b7 w10", "b0! w6", drawn="b5").play("guess 1.2=6")
    assert code(position, 0) == "b? w4! b? w?"
    assert code(position, 0, seat=1) == "b? w4! b? w?"


def another_story(position: Position, seat: int | None, key: int) -> Position:
    """Another game told to this seat in the same words: what it cannot know is exchanged, from the first move on.

    The exchanged tiles come from a guess, but all else from the rules alone: the moves are played again, with the
    faces of tiles that the seat never saw replaced.
    """
    veiled = position.veil(seat)
    guessed = GAME.guess(veiled, seat, key)[0]
    swap = {}
    for field in ("code", "drawn"):
        pairs = zip(position.state[field].reshape(-1), guessed[field].reshape(-1), strict=True)
        swap |= {tile_text(int(old)): tile_text(int(new)) for old, new in pairs if 0 <= old < UNKNOWN}
    moves = [re.sub(r"\b[bw](\d+|-)", lambda found: swap.get(found[0], found[0]), move) for move in position.moves]
    return position.at(0).replay(moves)


@every_way
def test_what_a_seat_cannot_know_changes_nothing_for_it(players: int, hyphens: bool) -> None:
    differing = 0
    for seed in range(3):
        game = a_game(players, hyphens, seed)
        for step in (*random.Random(seed).sample(range(1, len(game)), 5), len(game) - 1):
            for seat in (*range(players), None):
                other = another_story(game[step], seat, step)
                differing += other != game[step]
                for back in {0, step // 2, step - 1, step}:
                    one, two = game[step].at(back), other.at(back)
                    assert one.veil(seat).tobytes() == two.veil(seat).tobytes()
                    assert one.view(seat) == two.view(seat)
                    assert one.told(seat) == two.told(seat)
                    assert one.actors == two.actors
                    if seat is not None:
                        assert [*map(str, one.legal(seat))] == [*map(str, two.legal(seat))]
    assert differing > 30


# ---- View and text ----


def test_the_view_of_a_turn() -> None:
    position = table("b1 w4! b7 w10", "b0! w6!", "w1 w2", drawn="b9", hyphens=True).play("guess 2.1=3")
    shown = seen(position, 0)
    assert shown.seat == 0
    assert shown.actors == (0,)
    assert shown.legal == ("0:lay b9@4",)
    assert shown.phase == "lay"
    assert shown.turn == 0
    assert shown.out == (1,)
    assert shown.waiting == ()
    assert shown.hyphens
    assert shown.pool == (13 - 4, 13 - 5)
    assert [(t.colour, t.value, t.open, t.ruled_out) for t in shown.codes[2]] == [
        ("w", "?", False, ("3",)),
        ("w", "?", False, ()),
    ]


def test_the_view_names_the_phase() -> None:
    position = GAME.start(players=2)
    assert (seen(position).phase, seen(position).waiting, seen(position).out) == ("take", (0, 1), ())
    assert seen(position.play("take b")).phase == "face"
    assert seen(dealt("b7 w10 b1 w4", "b0 b2 b3 b5")).phase == "set"
    assert seen(table(*CODES)).phase == "take"
    assert seen(table(*CODES, drawn="w2")).phase == "guess"
    assert seen(table(*CODES, drawn="w2").play("guess 1.1=0")).phase == "hit"
    assert seen(table(*CODES, drawn="w2").play("guess 1.1=0").play("stop")).phase == "insert"
    assert seen(table(*CODES, pool="").play("guess 1.1=1")).phase == "show"
    assert seen(table("b1", "w1", pool="").play("guess 1.1=1")).phase == "over"


# ---- Options ----


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"hyphens": "perhaps"}, "must be true or false; it was 'perhaps'"),
        ({"hyphens": 2}, "must be true or false"),
        ({"starter": 2}, "must be a seat from 0 to 1; it was 2"),
        ({"starter": -1}, "must be a whole number from 0 to 3"),
        ({"rounds": 3}, "no option 'rounds'; it has: starter, hyphens"),
    ],
)
def test_bad_options(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(players=2, **options)
    assert complaint in str(caught.value)


# ---- What a state must hold, whatever is played ----


@every_way
def test_a_state_is_whole_and_in_its_only_form(players: int, hyphens: bool) -> None:
    everything = (1 << (26 if hyphens else 24)) - 1
    for seed in range(4):
        for position in a_game(players, hyphens, seed):
            s = position.state
            tiles = [*s["code"].tolist(), *([int(s["drawn"])] if s["drawn"] < UNKNOWN else [])]
            held = sum(1 << tile for tile in tiles if tile >= 0)
            assert held.bit_count() == sum(tile >= 0 for tile in tiles)
            assert held ^ int(s["pool"]) == everything
            taken = [int(position.actors == ("*",) and s["drawn"] & 1 == colour) for colour in range(2)]
            for colour in range(2):
                assert s["left"][colour] + taken[colour] == int(s["pool"] & ALL_BLACK << colour).bit_count()
            for spot in range(SPOTS):
                seat, place = divmod(spot, PLACES)
                assert (s["code"][spot] >= 0) == (place < s["length"][seat])
                if not int(s["hidden"]) >> spot & 1:
                    assert s["ruled_out"][spot] == 0
                else:
                    assert s["code"][spot] >= 0
                    assert int(s["ruled_out"][spot]) >> int(s["code"][spot] >> 1) & 1 == 0
            if position.view(None).phase not in ("face", "set") and position.view(None).waiting == ():  # type: ignore[attr-defined]
                for seat in range(players):
                    row = [tile for tile in s["code"][PLACES * seat :][: s["length"][seat]].tolist() if tile < 24]
                    assert row == sorted(row)


def test_no_byte_of_a_state_is_unused() -> None:
    fields = GAME.dtype.fields
    assert fields is not None
    assert sum(kind.itemsize for kind, *_ in fields.values()) == GAME.dtype.itemsize == 192
    assert not np.zeros(1, GAME.dtype).tobytes().strip(b"\0")


def test_no_tile_stands_apart_once_it_is_put_in() -> None:
    assert dealt("b1 w4 b7 w10", "b0 b2 b3 b5").state["drawn"] == -1
    missed = table("b1 w4 b7 w10", "b0 w6", drawn="b9").play("guess 1.1=11")
    assert missed.play(missed.legal(0)[0]).state["drawn"] == -1


def test_with_both_hyphens_each_way_to_set_them_up_is_allowed_and_no_other() -> None:
    for codes, ways in (
        (("w- w4 b- b4", "b0 b2 b3 b5"), 12),
        (("b- w4 b7 w10", "b0 b2 b3 b5"), 4),
        (("w- w4 b7 w10", "b0 b2 b3 b5"), 4),
    ):
        position = dealt(*codes, hyphens=True)
        accepted = [action for action in range(GAME.actions) if GAME.drive.permits(position._array, 0, action)]
        assert accepted == sorted(position.legal(0).actions)
        assert len(accepted) == ways
