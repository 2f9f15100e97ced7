"""What a board of Memo Street is worth: sums of numbers from tables, each found at a place of its own."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spieltrieb.bots.memostreet import value
from spieltrieb.bots.memostreet.position import COUNTED
from spieltrieb.bots.memostreet.search import ROOM
from spieltrieb.games.memostreet.rules import BONUS, BONUS_FROM
from spieltrieb.games.memostreet.state import JOKER, ROWS
from tests.conftest import load

ALL_ROWS = (1 << ROWS) - 1
STARTS = (
    value.UPPER_AT,
    value.LOWER_AT,
    value.FACE_AT,
    value.JOKER_AT,
    value.STREET_AT,
    value.TRIPLE_AT,
    value.CHANCE_AT,
    value.UNSEEN_AT,
    value.TILES_AT,
    value.BONUS_AT,
)


def any_board(chance: random.Random) -> tuple[int, int, np.ndarray, int]:
    """Unused rows, points in the upper ones, known tiles by face, and how many are unseen."""
    known = np.array([0, *(chance.randint(0, chance.choice((1, 3, 13))) for _ in range(JOKER))])
    return chance.randint(1, ALL_ROWS), chance.randint(0, 63), known, chance.randint(0, 91 - min(91, int(known.sum())))


def test_every_number_stands_at_a_place_of_its_own_within_the_tables() -> None:
    chance = random.Random(5)
    met = set()
    for _ in range(load(400)):
        found = np.full(value.MOST_PLACES, -1)
        count = value.places(*any_board(chance), found)
        places = found[:count].tolist()
        assert len(set(places)) == count <= value.MOST_PLACES
        assert 0 <= min(places) <= max(places) < value.LENGTH
        assert (found[count:] == -1).all()
        met |= {sum(place >= start for start in STARTS) for place in places}
    assert met == set(range(1, len(STARTS) + 1)), "every table is looked at"


def test_a_board_is_worth_the_sum_of_its_numbers_and_a_full_one_nothing_more() -> None:
    chance = random.Random(6)
    tables = np.array([chance.random() for _ in range(2 * value.LENGTH)])
    found = np.zeros(value.MOST_PLACES, np.int64)
    for when in (value.MOVED, value.NEXT):
        board = any_board(chance)
        places = found[: value.places(*board, found)].copy()
        assert value.worth(tables, when, *board, found) == pytest.approx(tables[when + places].sum())
        assert value.worth(tables, when, 0, *board[1:], found) == 0


def test_by_par_a_board_is_worth_what_its_rows_usually_bring() -> None:
    tables = value.tables_for("par", 2)
    found = np.zeros(value.MOST_PLACES, np.int64)
    nothing = np.zeros(JOKER + 1, np.int64)

    def worth(rows: int, upper: int) -> float:
        return float(value.worth(tables, value.MOVED, rows, upper, nothing, 0, found))

    assert worth(ALL_ROWS, BONUS_FROM) == pytest.approx(sum(value.PAR))
    assert worth(0b1_000000, 0) == pytest.approx(value.PAR[6], abs=0.01)
    assert worth(ALL_ROWS, BONUS_FROM - 1) == pytest.approx(sum(value.PAR) + BONUS, abs=0.1), "the bonus is near"
    assert worth(0b1, 10) == pytest.approx(value.PAR[0], abs=0.1), "the bonus is out of reach"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_learned_numbers_are_there_for_every_number_of_players(players: int) -> None:
    assert value.tables_for("learned", players).shape == (2 * value.LENGTH,)
    spread = value.spread_for(players)
    assert spread.shape == (value.TURNS,)
    assert (np.diff(spread) >= 0).all() and spread[0] > 0, "the more turns are left, the less is certain"
    assert not value.tables_for("points", players).any()


def test_who_plays_for_the_win_looks_at_the_lead_and_who_plays_for_points_does_not() -> None:
    tables = value.tables_for("points", 3)
    p, room = np.zeros(1, COUNTED)[0], np.zeros(1, ROOM)[0]
    p.players, p.turn = 3, 1
    p.unused[:] = 0b11
    p.points[:] = (50, 60, 70, 0)
    assert value.outlook(p, 0, 3, 0, tables, room) == 63
    assert room.looked == 1
    room.for_win = 1
    room.spread[:] = 10
    chances = []
    for points in (20, 60, 120):
        p.points[1] = points
        chances.append(float(value.outlook(p, 0, 3, 0, tables, room)))
    assert 0 < chances[0] < 0.05 < chances[1] < 0.5
    assert 0.95 < chances[2] < 1.1
    p.upper[1] = BONUS_FROM - 3
    assert value.outlook(p, 0, 3, 0, tables, room) > chances[2], "and the bonus adds to it"
