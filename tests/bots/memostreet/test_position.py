"""The tiles that the search counts are those of the rules: both go step by step side by side, through whole games.

At every step the counted position must be the one that is read anew from the state; at every end of a turn all legal
uses of a row are compared, and what each of them leads to. Random games, and positions at the edges: hardly a tile
left, hardly a row left, jokers, points about the bonus; for all numbers of players and all options.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from spieltrieb.bots.memostreet import position as counted
from spieltrieb.core.bits import below
from spieltrieb.core.compile import compile_rules
from spieltrieb.games.memostreet import rules
from spieltrieb.games.memostreet.state import FACE, FILL, JOKER, OVER, ROWS, VOID, VOID_MARK
from tests.bots.memostreet.games_played import GAME
from tests.conftest import load

Array = np.ndarray[Any, Any]

OPTIONS = pytest.mark.parametrize(("players", "free_choice"), [(n, free) for n in (2, 3, 4) for free in (False, True)])


@pytest.fixture(autouse=True, scope="module")
def compiled_as_in_a_search() -> None:
    compile_rules(counted)


def surveyed(states: Array) -> Array:
    """The counted position, read from a state."""
    found = np.zeros(1, counted.COUNTED)
    counted.survey(states, int(states[0]["turn"]), found)
    return found


def after(states: Array, actor: int, action: int) -> Array:
    result = np.empty_like(states)
    assert GAME.drive.attempt(states, result, actor, action) >= 0
    return result


def legal(states: Array, seat: int) -> list[int]:
    found = np.empty(GAME.actions, np.int64)
    return [int(action) for action in found[: GAME.drive.choices(states, seat, found)]]


def turned(states: Array, action: int, chance: random.Random) -> tuple[Array, int]:
    """The state after a tile is turned up, with an outcome of chance where it was unseen; and the kind of tile."""
    face = int(states[0]["faces"][action])
    states = after(states, int(states[0]["turn"]), action)
    if face:
        return states, face - 1
    found, weights = np.empty((2, GAME.actions), np.int64)
    total = GAME.drive.outcomes(states, found, weights)
    outcome = chance.choices(found[:total].tolist(), weights[:total].tolist())[0]
    return after(states, -1, outcome), JOKER + outcome - FACE


def compare_uses(states: Array, p: Array) -> None:
    """All legal ways to use a row are the ones that are counted, and lead to the same position."""
    seat = int(states[0]["turn"])
    fillings, voids = set(), set()
    for action in legal(states, seat):
        then = after(states, seat, action)
        row = (action - FILL) % ROWS if action < VOID else (action - VOID) % ROWS
        content = int(then[0]["rows"][seat, row])
        (fillings if action < VOID else voids).add((row, content))
        ours = p.copy()
        counted.finish_turn(ours[0], row, content)
        assert ours.tobytes() == surveyed(then).tobytes()
        assert bool(counted.is_over(ours[0])) == (then[0]["phase"] == OVER)
        assert ours[0]["points"][seat] == rules.score(then[0], seat)
    uses = np.zeros((counted.MOST_FILLS, 2), np.int64)
    found = [tuple(map(int, use)) for use in uses[: counted.fills(p[0], uses)]]
    assert set(found) == fillings
    assert len(found) == len(fillings), "no way is counted twice"
    unused = [row for row in range(ROWS) if int(p[0]["unused"][seat]) >> row & 1]
    faces = {int(states[0]["faces"][cell]) for cell in states[0]["up"] if cell < len(states[0]["faces"])}
    assert voids == {(row, VOID_MARK | 1 << 2 * (face - 1)) for row in unused for face in faces}


def play_side_by_side(states: Array, chance: random.Random) -> int:
    """Play to the end by the rules and by counted tiles; tell how many turns it took."""
    p = surveyed(states)
    turns = 0
    while states[0]["phase"] != OVER:
        seat = int(states[0]["turn"])
        actions = legal(states, seat)
        if actions[0] < FILL:
            up = int((states[0]["up"] < len(states[0]["faces"])).sum())
            assert counted.turns_left(p[0]) == min(3 - up, len(actions))
            kinds = [int(counted.left(p[0], kind)) for kind in range(counted.KINDS)]
            assert sum(kinds) == len(actions)
            states, kind = turned(states, chance.choice(actions), chance)
            before = p.copy()
            counted.take(p[0], kind, 1)
            back = p.copy()
            counted.take(back[0], kind, -1)
            assert back.tobytes() == before.tobytes()
            assert kinds[kind] == counted.left(p[0], kind) + 1
        else:
            compare_uses(states, p)
            action = chance.choice(actions)
            row = (action - FILL) % ROWS if action < VOID else (action - VOID) % ROWS
            states = after(states, seat, action)
            counted.finish_turn(p[0], row, int(states[0]["rows"][seat, row]))
            turns += 1
        assert p.tobytes() == surveyed(states).tobytes()
    assert counted.is_over(p[0])
    return turns


@OPTIONS
def test_random_games_go_the_same_way(players: int, free_choice: bool) -> None:
    for seed in range(load(4)):
        states = GAME.blank()
        GAME.begin(states[0], players, GAME.settle({"starter": seed % players, "free_choice": free_choice}))
        assert play_side_by_side(states, random.Random(seed)) == ROWS * players


def at_the_edge(players: int, free_choice: bool, seed: int) -> Array:
    """A state before a turn with few tiles and few rows left, many jokers, and points about the bonus."""
    chance = random.Random(f"edge {seed}")
    states = GAME.blank()
    turn = chance.randrange(players)
    GAME.begin(states[0], players, GAME.settle({"starter": turn, "free_choice": free_choice}))
    s = states[0]
    left = chance.randint(1, 4)
    for seat in range(players):
        unused = chance.sample(range(ROWS), left)
        for row in range(ROWS):
            tiles = chance.randint(2, 3) if row < 6 else 3
            jokers = chance.randint(0, tiles)
            full = (tiles - jokers) << 2 * min(row, 5) | jokers << 2 * (JOKER - 1)
            s["rows"][seat, row] = 0 if row in unused else chance.choice((full, full, full, VOID_MARK | 1))
        s["unused"][seat] = sum(1 << row for row in unused)
    cells = chance.sample(range(7 * (5 + 2 * players)), chance.choice((1, 2, 3, 4, 9)))
    s["down"] = [sum(1 << (cell & 31) for cell in cells if cell >> 5 == word) for word in range(3)]
    unseen = 0
    for cell in cells:
        face = chance.choice((JOKER, chance.randint(1, JOKER)))
        if chance.random() < 0.5:
            s["faces"][cell] = face
        else:
            unseen += 1 << 8 * (face - 1)
    s["unseen"] = unseen
    return states


@OPTIONS
def test_games_at_the_edge_go_the_same_way(players: int, free_choice: bool) -> None:
    about_the_bonus = exhausted = 0
    for seed in range(load(60)):
        states = at_the_edge(players, free_choice, seed)
        upper = surveyed(states)[0]["upper"][:players]
        about_the_bonus += int(((upper >= rules.BONUS_FROM - 12) & (upper <= rules.BONUS_FROM)).any())
        rows = int(states[0]["unused"][0]).bit_count() * players
        exhausted += play_side_by_side(states, random.Random(seed)) < rows
    assert about_the_bonus and exhausted


def test_an_unseen_tile_is_drawn_as_the_rules_draw_it() -> None:
    for seed in range(load(40)):
        states = at_the_edge(2, False, seed) if seed % 2 else GAME.blank()
        if seed % 2 == 0:
            GAME.begin(states[0], 2, GAME.settle({}))
        total = int(rules.unseen(states[0]))
        if total:
            p = surveyed(states)
            before = p.copy()
            counted.take_unseen(p[0], seed)
            face = int(rules.turn_up(states[0], int(below(seed, 0, total)))) - FACE + 1
            counted.take(before[0], JOKER + face - 1, 1)
            assert p.tobytes() == before.tobytes()


def test_points_of_rows() -> None:
    assert counted.points_of(4, [5, 7]) == 10
    assert counted.points_of(6, [1, 2, 7]) == 15
    assert counted.points_of(7, [7, 7, 7]) == 20
    assert counted.points_of(8, [2, 2, 2]) == 30
    assert counted.points_of(9, [2, 6, 7]) == 8
