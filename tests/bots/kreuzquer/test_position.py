"""The board that search plays on: it goes on just as the rules do, step by step."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from spieltrieb.bots import playing
from spieltrieb.bots.kreuzquer import greedy
from spieltrieb.bots.kreuzquer import position as boards
from spieltrieb.bots.kreuzquer.advice import settled
from spieltrieb.bots.kreuzquer.search import read
from spieltrieb.bots.kreuzquer.value import learned
from spieltrieb.bots.player import Bot, RandomBot, Sight, look
from spieltrieb.games.kreuzquer.state import CELLS, SPIRAL
from tests.bots.kreuzquer.games_played import GAME, OTHER_BOX
from tests.conftest import every


class Spirals:
    """Lays nothing but spirals, cell by cell."""

    def choose(self, sight: Sight) -> int:
        return next(action for action in sight.legal if action >= SPIRAL)


class Tiles:
    """Lays tiles as long as any fits, the last turn of the last cell first."""

    def choose(self, sight: Sight) -> int:
        return max(sight.legal, key=lambda action: (action < SPIRAL, action))


WALKERS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "spirals": Spirals, "tiles": Tiles, "greedy": greedy}


@pytest.mark.parametrize("walker", WALKERS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, OTHER_BOX], ids=["our box", "another"])
def test_a_board_goes_on_as_the_rules_do(walker: str, players: int, options: dict[str, Any]) -> None:
    """In whole games, on all boards: the same legal actions, and after any of them the same board at the same cost."""
    start = GAME.start(players, seed=players, **options)
    choose = playing.chooser([WALKERS[walker]()] * players, [walker] * players, [random.Random(5)] * players)
    positions = [start, *playing.moves(start, choose)][:-1]
    kinds = set()
    for position in positions[:: every(3)] + positions[-3 * players :]:
        seat = position.seats_to_act[-1]
        sight = look(position, seat, random.Random(0))
        search = read(sight)
        actions, _ = search.rate(learned())
        assert sorted(actions.tolist()) == sorted(sight.legal)
        waiting = position.with_seed(None)
        for move in waiting.legal(seat)[:: every(2)]:
            after = waiting.play(move)
            codes, expected = search.board.codes.copy(), np.zeros(CELLS, np.int16)
            cost = int(boards.play_action(codes, move.action, search.board.tile, search.board.box.looks))
            free = int(boards.read_board(after.veil(seat), seat, expected))
            assert free == search.board.free & ~(1 << int(boards.cell_of(move.action)))
            cells = [cell for cell in range(CELLS) if free >> cell & 1]
            assert codes[cells].tolist() == expected[cells].tolist()
            if not options:  # where tiles have two paths, it is a guess whether a port is joined
                assert cost == settled(after.veil(seat), seat) - settled(sight.state, seat)
            if after.outcome is not None:
                kinds.add("end")
                assert settled(after.veil(seat), seat) == -after.outcome.scores[seat]
            kinds.add("spiral" if move.action >= SPIRAL else "tile")
    assert kinds == {"end", "spiral", "tile"}
