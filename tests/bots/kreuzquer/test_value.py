"""What a board of Kreuz & Quer is worth."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spieltrieb.bots.kreuzquer import position as boards
from spieltrieb.bots.kreuzquer import value
from spieltrieb.bots.kreuzquer.search import Search, starts
from spieltrieb.bots.kreuzquer.value import handmade, learned
from spieltrieb.bots.player import look
from tests.bots.kreuzquer.games_played import somewhere


def test_values_that_are_updated_equal_values_that_are_computed_afresh() -> None:
    found = np.zeros(128, np.int64)
    for seed in range(5):
        search = Search(look(somewhere(seed, 5 * seed), 0, random.Random(0)))
        board = search.board
        for action, rated in zip(*search.rate(learned()), strict=True):
            codes = board.codes.copy()
            cost = boards.play_action(codes, action, board.tile, board.box.looks)
            free = board.free & ~(1 << boards.cell_of(action))
            afresh = cost + value.worth(codes, free, board.tiles, board.box.fits, learned(), found)
            assert rated == pytest.approx(afresh, abs=1e-3)


def test_turned_and_mirrored_boards_are_worth_the_same() -> None:
    empty, (fits, _, _) = starts()
    found = np.zeros(128, np.int64)
    free = boards.START_FREE & ~(1 << 7 | 1 << 11 | 1 << 13 | 1 << 17)  # without the cells around the centre
    for weights in (learned(), handmade()):
        worths = [value.worth(codes, free, (1 << 28) - 1, fits, weights, found) for codes in empty]
        assert worths == pytest.approx([worths[0]] * 4, abs=1e-4)
