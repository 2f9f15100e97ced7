"""Da Vinci Code: what can be concluded is exact, checked against every deal that the second opinion can think of."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from spieltrieb import Position
from spieltrieb.games.davincicode import odds
from spieltrieb.games.davincicode.moves import tile_text
from spieltrieb.games.davincicode.state import PICKED, PLACES, SPOTS, TAKEN, UNKNOWN, VALUES
from tests.conftest import LOAD, load
from tests.games.test_davincicode import GAME, begun, dealt, every_way, table
from tests.second_opinion.davincicode import SecondOpinion

Deal = tuple[str, ...]


def number(seat: int | None) -> int:
    return -1 if seat is None else seat


def unknown(veiled: np.ndarray[Any, Any]) -> list[int]:
    """The spots that a veiled state does not tell, SPOTS standing for the drawn tile."""
    s = veiled[0]
    spots = [spot for spot in range(SPOTS) if s["code"][spot] >= UNKNOWN]
    return spots + [SPOTS] * int(s["drawn"] >= UNKNOWN and s["phase"] not in (PICKED, TAKEN))


def deal_of(full: np.ndarray[Any, Any], spots: list[int]) -> Deal:
    return tuple(tile_text(int(full[0]["drawn"] if spot == SPOTS else full[0]["code"][spot])) for spot in spots)


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    GAME.drive  # noqa: B018  (looking is enough: `odds` is compiled with it)


def every_deal(veiled: np.ndarray[Any, Any], seat: int | None) -> Iterator[Deal]:
    """All full states that agree with a veiled one, by their number."""
    for k in range(odds.deals(veiled[0], number(seat))):
        full = veiled.copy()
        odds.deal(full[0], number(seat), k)
        assert GAME.veil(full[0], seat).tobytes() == veiled.tobytes()
        yield deal_of(full, unknown(veiled))


def chances(veiled: np.ndarray[Any, Any], seat: int | None) -> tuple[int, np.ndarray[Any, Any]]:
    found = np.full((SPOTS + 1, VALUES), -1, np.int64)
    return int(odds.chances(veiled[0], number(seat), found)), found


def counted(deals: list[Deal], spots: list[int]) -> np.ndarray[Any, Any]:
    """The table of chances, counted deal by deal."""
    found = np.zeros((SPOTS + 1, VALUES), np.int64)
    for deal in deals:
        for spot, tile in zip(spots, deal, strict=True):
            found[spot, 12 if tile[1:] == "-" else int(tile[1:])] += 1
    return found


def stories(players: int, hyphens: bool, seed: int) -> Iterator[tuple[Position, SecondOpinion]]:
    """All positions of a random game with many hits, in the engine and in the second opinion."""
    chooser = random.Random(f"{players}/{hyphens}/{seed}")
    position = GAME.start(players=players, hyphens=hyphens)
    opinion = SecondOpinion(players, {"hyphens": hyphens})
    yield position, opinion
    while position.actors:
        actor = chooser.choice(position.actors)
        moves = [str(move) for move in position.legal(actor)]
        move = chooser.choice(moves)
        if "guess" in move and chooser.random() < 0.7:
            where, _ = move.split("=")
            other, place = map(int, where.split()[1].split("."))
            move = f"{where}={tile_text(int(position.state['code'][PLACES * other + place - 1]))[1:]}"
        elif f"{actor}:stop" in moves and chooser.random() < 0.7:
            move = f"{actor}:stop"
        position = position.play(move)
        opinion.play(move)
        yield position, opinion


def check(position: Position, opinion: SecondOpinion, seat: int | None, limit: int) -> int:
    """Compare all that one seat can conclude with the list of deals, if there are at most `limit`; tell how many."""
    veiled = position.veil(seat)
    total, found = chances(veiled, seat)
    assert total == odds.deals(veiled[0], number(seat)) > 0
    assert (found >= 0).all()
    spots = unknown(veiled)
    for spot in range(SPOTS + 1):
        assert found[spot].sum() == (total if spot in spots else 0)
    if total > limit:
        return 0
    expected = list(islice(opinion.deals(seat), limit + 1))
    assert total == len(expected)
    listed = list(every_deal(veiled, seat))
    assert len(set(listed)) == total
    assert set(listed) == set(expected)
    assert (found == counted(expected, spots)).all()
    return total


@every_way
def test_deals_and_chances_are_those_that_are_possible(players: int, hyphens: bool) -> None:
    seats: Counter[int | None] = Counter()
    phases: Counter[str] = Counter()
    several = 0
    for seed in range(load(4)):
        chooser = random.Random(seed)
        for position, opinion in stories(players, hyphens, seed):
            for seat in (*range(players), None):
                if chooser.random() < 0.6 and (total := check(position, opinion, seat, 120)):
                    seats[seat] += 1
                    phases[opinion.phase] += 1
                    several += total > 1
    assert several > 0
    if LOAD >= 1:
        assert several > 60
        assert set(seats) == {*range(players), None}
        assert set(phases) >= {"setup", "take", "guess", "hit", "insert", "lay"}


def replayed(position: Position) -> SecondOpinion:
    opinion = SecondOpinion(position.players, dict(position.options))
    for move in position.moves:
        opinion.play(move)
    return opinion


def test_in_the_setup_tiles_stand_in_no_order() -> None:
    position = GAME.start(players=2, hyphens=True)
    for move in ("take w", "=w3", "take b", "=b-", "take w", "=w9", "take w", "=w0", "take b"):
        position = position.play(move)
    assert check(position, replayed(position), 0, 143) == 13 * (13 - 2)
    assert check(position, replayed(position), 1, 132) == 12 * 11
    position = position.play("=b11")
    assert check(position, replayed(position), 1, 1584) == 12 * (12 * 11)


def test_before_all_have_set_up_some_tiles_stand_in_order_and_some_do_not() -> None:
    position = dealt("b0 b1 b2", "w0 w1 w2", "b4 b5 b6", "b7 b8 w11")
    blacks, whites = 12 * 11 * 10 * 9 * 8 * 7 * 6 * 5, 12 * 11 * 10 * 9
    assert odds.deals(position.veil(None)[0], -1) == blacks * whites
    one = position.play("0:set")
    assert odds.deals(one.veil(None)[0], -1) == blacks * whites // 6
    found = chances(one.veil(None), None)[1]
    assert found[0, 10:].sum() == 0  # two greater black ones stand right of it
    assert (found[2 * PLACES : 2 * PLACES + 3, :12] == blacks * whites // 6 // 12).all()  # of those still to set up


@pytest.mark.parametrize("ready", [(), (1,), (0, 1), (2,)])
def test_who_has_set_up_is_known(ready: tuple[int, ...]) -> None:
    position = dealt("b0 b1 b2", "b10 b9 b11", "b4 b5 b6", "b7 b8 w11")
    for seat in ready:
        position = position.play(f"{seat}:set")
    # Seat 3 knows two black tiles: the others have nine of the other ten.
    assert odds.deals(position.veil(3)[0], 3) == 3628800 // 6 ** len(ready)
    guessed = GAME.guess(position.veil(3), 3, 1)[0]["code"].tolist()
    for seat in ready:
        code = guessed[PLACES * seat :][:3]
        assert code == sorted(code)


def test_small_setups_agree_in_full() -> None:
    position = dealt("b0 b3 b5 b7", "b1 b2 b4 b6")
    for ready in ((), (0,), (1,), (0, 1)):
        some = position
        for seat in ready:
            some = some.play(f"{seat}:set")
        assert check(some, replayed(some), 0, 1680) == (70 if 1 in ready else 8 * 7 * 6 * 5)


def test_a_white_number_may_stand_right_of_the_equal_black_one() -> None:
    total, found = chances(table("b11", "b5! w6", drawn="w10").veil(0), 0)
    assert total == 6  # white 5 to 11 but the 10
    assert found[PLACES + 1].nonzero()[0].tolist() == [5, 6, 7, 8, 9, 11]
    total, found = chances(table("b11", "w4 b5!", drawn="w10").veil(0), 0)
    assert found[PLACES].nonzero()[0].tolist() == [0, 1, 2, 3, 4]


def test_wrong_guesses_rule_out() -> None:
    position = table("b11", "b5! w6", drawn="w10").play("guess 1.2=8")
    total, found = chances(position.veil(0), 0)
    assert total == 5
    assert found[PLACES + 1].nonzero()[0].tolist() == [5, 6, 7, 9, 11]


def test_two_hyphens_side_by_side() -> None:
    position = table("b0 b11", "b5! b- w- w5! w6!", drawn="w10", hyphens=True)
    veiled = position.veil(0)
    assert list(every_deal(veiled, 0)) == [("b-", "w-")]
    assert list(every_deal(position.veil(None), None))


def test_the_drawn_tile_of_another_is_any_unseen_one() -> None:
    position = table("b1 w4", "b0 w6", drawn="w2")
    total, found = chances(position.veil(1), 1)
    whites = found[SPOTS]
    assert whites.sum() == total
    assert whites[6] == 0  # seat 1 has it
    assert all(whites[value] > 0 for value in range(12) if value != 6)
    assert found[SPOTS, 12] == 0
    own, of_own = chances(position.veil(0), 0)
    assert of_own[SPOTS].sum() == 0
    assert own > 0


def test_all_that_is_known_leaves_one_deal() -> None:
    position = table("b1! w4!", "b0 w6", pool="").play("guess 1.1=0")
    veiled = position.veil(1)
    assert odds.deals(veiled[0], 1) == 1
    assert GAME.guess(veiled, 1, 5)[0]["code"].tolist() == position.state["code"].tolist()


@pytest.mark.parametrize(
    ("position_of", "seat"),
    [
        (lambda: table("b0 b1 b2 b3 b4", "b6 w6 b8 w9 b10! w11", drawn="w10"), 0),
        (lambda: table("w1 w2 w3 w4 w5! w7! w8! w9!", "b- w0! b2 w6 b9! b11", drawn="w10", hyphens=True), 0),
        (
            lambda: table(
                "b4! w4! b8! w8!", "b2! b5 w5! b9!", "w2! w6 w9! b-", "b1! b7 b11!", drawn="b10", hyphens=True
            ),
            1,
        ),
        (lambda: begun("b0 b1 b2 b3", "b4 b5 b6 b7"), 0),
    ],
)
def test_guesses_are_evenly_spread(position_of: Callable[[], Position], seat: int) -> None:
    veiled = position_of().veil(seat)
    total = odds.deals(veiled[0], seat)
    assert 20 < total < 1000
    spots = unknown(veiled)
    each = max(10, load(60))
    found = Counter(deal_of(GAME.guess(veiled, seat, key), spots) for key in range(each * total))
    assert set(found) == set(every_deal(veiled, seat))
    # Chi-square has mean total - 1 and variance twice that. The keys are fixed, so this never changes from run to run.
    distance = sum((count - each) ** 2 / each for count in found.values())
    assert abs(distance - (total - 1)) < 4 * (2 * (total - 1)) ** 0.5


def test_a_large_limit_is_reached_evenly() -> None:
    limit = 2**54 + 12345
    numbers = [int(odds.any_below(key, limit)) for key in range(20_000)]
    assert min(numbers) >= 0
    assert max(numbers) < limit
    halves = sum(number < limit // 2 for number in numbers)
    assert abs(halves - 10_000) < 300
    assert len({number % 1024 for number in numbers}) == 1024


def test_guesses_do_not_repeat_the_numbers_of_a_playout() -> None:
    from spieltrieb.core.bits import below

    first = {int(below(5, counter, 1 << 31)) for counter in range(1000)}
    assert int(below(5, odds.AWAY, 1 << 31)) not in first


def test_the_fullest_table_is_counted_exactly() -> None:
    """A spectator who sees no tile of four full codes: the walk with the most points; all counts stay below 2**55."""
    codes = ["b0 w1 b3 w5 b7 b-", "w0 b2 w3 b5 w7 w-", "b1 w2 b4 b6 w8 b9 w11", "w4 w6 b8 w9 b10 w10 b11"]
    position = table(*codes, pool="", hyphens=True)
    veiled = position.veil(None)
    total, found = chances(veiled, None)
    assert 10**8 < total < 2**55
    assert all(found[spot].sum() == total for spot in unknown(veiled))
    for colour in range(2):
        spots = [spot for spot in unknown(veiled) if veiled[0]["code"][spot] == UNKNOWN + colour]
        assert (found[spots].sum(axis=0) == total).all()  # every tile is somewhere
    for key in range(5):
        full = GAME.guess(veiled, None, key)
        assert GAME.veil(full[0], None).tobytes() == veiled.tobytes()
        assert full[0]["pool"] == 0


def test_a_state_that_nothing_agrees_with_stays_as_it_is() -> None:
    veiled = table("b1 w4", "b0 w6", drawn="w2").veil(0)
    veiled[0]["ruled_out"][PLACES] = (1 << VALUES) - 1
    assert odds.deals(veiled[0], 0) == 0
    assert GAME.guess(veiled, 0, 1).tobytes() == veiled.tobytes()
