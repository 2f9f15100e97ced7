"""What a board of 5 vor 12 is worth: a sum of learned numbers, which are those that learning is told of."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spieltrieb.bots import playing
from spieltrieb.bots.fivetotwelve import position as tables
from spieltrieb.bots.fivetotwelve import value
from spieltrieb.bots.fivetotwelve.search import make_ready
from spieltrieb.bots.player import RandomBot
from spieltrieb.games.fivetotwelve import GAME
from tests.bots.fivetotwelve.games_played import chooser

NONE = np.zeros(0, np.int32)
MOST_FEATURES = 200


def some_tables(players: int) -> list[np.ndarray]:
    """Tables of a game by random players, one after every few steps."""
    make_ready()
    start = GAME.start(players, seed=5)
    positions = [start, *playing.moves(start, chooser([RandomBot()] * players, 5))]
    found = []
    for position in positions[8:-1:23]:
        table = np.zeros(tables.TABLE, np.int32)
        tables.lay_out(position.veil(None), table)
        found.append(table)
    return found


def with_sums(table: np.ndarray) -> np.ndarray:
    room = np.zeros(tables.ROOM, np.int32)
    tables.sums(table, tables.UNSEEN, room[2])
    tables.sums(table, tables.OPEN, room[3])
    return room


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_value_is_the_sum_of_the_numbers_that_are_named(players: int) -> None:
    weights = np.array([random.Random(7).uniform(-1, 1) for _ in range(value.WEIGHTS)], value.learned(2).dtype)
    for table in some_tables(players):
        for seat in range(players):
            used = np.zeros(MOST_FEATURES, np.int32)
            who = value.who_is(table, seat, False)
            worth = value.board_value(weights, table, seat, who, with_sums(table), used)
            named = used[: used.tolist().index(-1)]
            assert ((named >= 0) & (named < value.WEIGHTS)).all()
            assert worth == pytest.approx(weights[named].astype(float).sum(), abs=1e-4)
            assert value.board_value(weights, table, seat, who, with_sums(table), NONE) == worth


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_shares_of_one_and_agree_with_the_odds_against_all_others(players: int) -> None:
    weights = value.learned(players)
    for table in some_tables(players):
        shares, room = np.zeros(4), np.zeros(tables.ROOM, np.int32)
        value.chances(weights, table, False, room, NONE, shares)
        assert shares[:players].sum() == pytest.approx(1)
        for seat in range(players):
            own = value.board_value(weights, table, seat, value.who_is(table, seat, False), room, NONE)
            odds = np.exp(own - value.rivals(weights, table, seat, False, room, NONE))
            assert shares[seat] == pytest.approx(odds / (1 + odds), abs=1e-6)


def test_a_board_means_the_same_when_it_is_mirrored() -> None:
    """Rows and columns may change places: every feature is the same then."""
    weights = value.learned(2)
    for table in some_tables(2):
        mirrored = table.copy()
        for seat in range(2):
            board = table[16 * seat : 16 * seat + 16].reshape(4, 4)
            mirrored[16 * seat : 16 * seat + 16] = board.T.reshape(-1)
        for seat in range(2):
            who = value.who_is(table, seat, False)
            one = value.board_value(weights, table, seat, who, with_sums(table), NONE)
            other = value.board_value(weights, mirrored, seat, who, with_sums(mirrored), NONE)
            assert one == pytest.approx(other, abs=1e-4)
