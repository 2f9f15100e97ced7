"""The board that search plays on: it goes on just as the rules do, step by step."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

from spieltrieb.bots import playing
from spieltrieb.bots.kreuzquer import greedy
from spieltrieb.bots.kreuzquer import position as boards
from spieltrieb.bots.kreuzquer.advice import settled
from spieltrieb.bots.kreuzquer.search import Search
from spieltrieb.bots.kreuzquer.value import learned
from spieltrieb.bots.player import Bot, RandomBot, Sight, look
from spieltrieb.core.position import Position
from spieltrieb.games.kreuzquer.state import CELLS, SPIRAL
from tests.bots.kreuzquer.games_played import GAME, OTHER_BOX


class Spirals:
    """Lays nothing but spirals, cell by cell."""

    def choose(self, sight: Sight) -> int:
        return next(action for action in sight.legal if action >= SPIRAL)


class Tiles:
    """Lays tiles as long as any fits, the last turn of the last cell first."""

    def choose(self, sight: Sight) -> int:
        return max(sight.legal, key=lambda action: (action < SPIRAL, action))


WALKERS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "spirals": Spirals, "tiles": Tiles, "greedy": greedy}


@dataclass
class Tried:
    """A legal move on the board of the search, and by the rules."""

    action: int
    after: Position
    codes: np.ndarray[Any, Any]  # by the search
    expected: np.ndarray[Any, Any]  # by the rules
    free: int
    expected_free: int
    cost: int
    true_cost: int
    has_two_paths: bool  # a tile of two paths lies on the board now


@dataclass
class Step:
    """A position in which a seat is to place a tile."""

    position: Position
    seat: int

    def __post_init__(self) -> None:
        self.sight = look(self.position, self.seat, random.Random(0))
        self.search = Search(self.sight)

    def tried(self) -> Iterator[Tried]:
        """Every legal move."""
        board, waiting = self.search.board, self.position.with_seed(None)
        before = settled(self.sight.state, self.seat)
        two = [tile for tile, face in enumerate(self.position.options["tiles"].values()) if "+" in face]
        for move in waiting.legal(self.seat):
            after = waiting.play(move)
            seen = after.veil(self.seat)
            codes, expected = board.codes.copy(), np.zeros(CELLS, np.int16)
            cost = int(boards.play_action(codes, move.action, board.tile, board.box.looks))
            laid = [(cell - 1) // 4 for cell in seen[0]["cells"][self.seat].tolist() if cell > 0]
            yield Tried(
                action=move.action,
                after=after,
                codes=codes,
                expected=expected,
                free=board.free & ~(1 << int(boards.cell_of(move.action))),
                expected_free=int(boards.read_board(seen, self.seat, expected)),
                cost=cost,
                true_cost=settled(seen, self.seat) - before,
                has_two_paths=bool(set(laid) & set(two)),
            )


def steps(walker: str, players: int, *, seed: int, **options: Any) -> Iterator[Step]:
    """All steps of a game between players of this kind, each for the last seat that is to act."""
    start = GAME.start(players, seed=seed, **options)
    choose = playing.chooser([WALKERS[walker]()] * players, [walker] * players, [random.Random(5)] * players)
    for position in [start, *playing.moves(start, choose)][:-1]:
        yield Step(position, position.seats_to_act[-1])


class Errors(NamedTuple):
    """How wrong the costs of moves are in a box with tiles of two paths."""

    share: float  # of the moves
    points: float  # by how much, where a cost is wrong


def errors(games: int) -> Errors:
    """Of all legal moves in games of greedy players: `python -m tests.bots.kreuzquer.test_position`."""
    found = [
        abs(tried.cost - tried.true_cost)
        for seed in range(games)
        for step in steps("greedy", 1, seed=seed, **OTHER_BOX)
        for tried in step.tried()
    ]
    wrong = [error for error in found if error]
    return Errors(round(len(wrong) / len(found), 3), round(sum(wrong) / len(wrong), 2))


@pytest.mark.parametrize("walker", WALKERS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, OTHER_BOX], ids=["our box", "another"])
def test_a_board_goes_on_as_the_rules_do(walker: str, players: int, options: dict[str, Any]) -> None:
    """In whole games, on all boards: the same legal actions, and after any of them the same board at the same cost."""
    kinds = set()
    for step in steps(walker, players, seed=players, starter=players - 1, **options):
        actions, _ = step.search.rate(learned())
        assert sorted(actions.tolist()) == sorted(step.sight.legal)
        for tried in step.tried():
            assert tried.free == tried.expected_free
            cells = [cell for cell in range(CELLS) if tried.free >> cell & 1]
            assert tried.codes[cells].tolist() == tried.expected[cells].tolist()
            if not tried.has_two_paths:
                assert tried.cost == tried.true_cost
            if tried.after.outcome is not None:
                kinds.add("end")
                assert settled(tried.after.veil(step.seat), step.seat) == -tried.after.outcome.scores[step.seat]
            kinds.add("spiral" if tried.action >= SPIRAL else "tile")
    assert kinds == {"end", "spiral", "tile"}


def test_only_tiles_of_two_paths_are_taken_for_joined_where_they_are_not() -> None:
    """The one exception, as docs/decisions/0010-search-positions.md has it: how often, and by how much."""
    error = errors(games=3)
    assert 0.04 < error.share < 0.14
    assert 1 < error.points < 3


if __name__ == "__main__":
    print(errors(games=100))
