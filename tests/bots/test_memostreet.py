"""Memo Street's players: what they remember, how exactly they reckon, how well they play, and what they advise."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from spieltrieb import games
from spieltrieb.bots.memostreet import LEVELS, advise, greedy
from spieltrieb.bots.memostreet.memory import Memory, known_cells, remember, sightings, unknown_cells
from spieltrieb.bots.memostreet.player import Desk, MemoBot, PerfectMemory, points_of
from spieltrieb.bots.player import Bot, RandomBot, look
from spieltrieb.core.compile import compilation_is_on
from spieltrieb.core.moves import Move
from spieltrieb.core.position import Position
from spieltrieb.games.memostreet.moves import ROW_NAMES
from spieltrieb.games.memostreet.state import FILL, JOKER, ROWS, VOID_MARK

GAME = games["memostreet"]
compiled = pytest.mark.skipif(not compilation_is_on(), reason="too slow without compilation")


def play(bots: Sequence[Bot], seed: str, moves: int = 1000, **options: Any) -> Position:
    """Play a game, or so many moves of it."""
    position = GAME.start(len(bots), seed=seed, **options)
    chances = [random.Random(f"{seed}:{seat}") for seat in range(len(bots))]
    for _ in range(moves):
        if not position.actors:
            break
        seat = int(position.actors[0])
        action = bots[seat].choose(look(position, seat, chances[seat], 0.05))
        position = position.play(Move(position, seat, action))
    return position


def duel(strong: Callable[[], Bot], weak: Callable[[], Bot], rounds: int) -> tuple[int, int]:
    """Games won by the one and by the other, every deal played twice with seats swapped."""
    won = lost = 0
    for number in range(rounds):
        for seat in (0, 1):
            bots = [strong(), weak()] if seat == 0 else [weak(), strong()]
            scores = play(bots, f"duel {number}").outcome.scores  # type: ignore[union-attr]
            won += scores[seat] > scores[1 - seat]
            lost += scores[seat] < scores[1 - seat]
    return won, lost


# ---- Exactness: the last turn of a seat is reckoned out in full ----


def last_turn(seed: int, free_choice: bool) -> np.ndarray[Any, Any]:
    """A state with one unused row, a few known tiles and a few unknown ones."""
    chance = random.Random(seed)
    states = GAME.blank()
    GAME.begin(states[0], 2, {"starter": 0, "free_choice": free_choice})
    s = states[0]
    row = seed % ROWS
    s["rows"] = VOID_MARK | 1
    s["rows"][0, row] = 0
    s["unused"] = 0
    s["unused"][0] = s["unused"][1] = 1 << row
    if chance.random() < 0.7:  # near the bonus
        s["rows"][0, :6] = [3 << 2 * face if face != row else 0 for face in range(6)]
        for other in chance.sample([face for face in range(6) if face != row], 2):
            s["rows"][0, other] = 2 << 2 * other
    cells = chance.sample(range(63), chance.choice((2, 5, 7)))
    s["down"] = [sum(1 << (cell & 31) for cell in cells if cell >> 5 == word) for word in range(3)]
    unseen = 0
    for number, cell in enumerate(cells):
        face = chance.choice((row % 6 + 1, JOKER, chance.randint(1, JOKER)))
        if number % 2:
            s["faces"][cell] = face
        else:
            unseen += 1 << 8 * (face - 1)
    s["unseen"] = unseen
    return states


def by_enumeration(states: np.ndarray[Any, Any]) -> float:
    """The points that seat 0 gets at the end of its turn, by looking at every move and every tile, with the rules."""
    actors = GAME.drive.acting(states)
    found = np.empty(GAME.actions, np.int64)
    scores = np.zeros(4, np.int64)
    if actors == 16:
        weights = np.empty(GAME.actions, np.int64)
        total = GAME.drive.outcomes(states, found, weights)
        values = [by_enumeration(after(states, -1, int(found[k]))) for k in range(total)]
        return float(np.average(values, weights=weights[:total]))
    if actors != 1:
        GAME.drive.result(states, scores)
        return float(scores[0])
    total = GAME.drive.choices(states, 0, found)
    return max(by_enumeration(after(states, 0, int(found[k]))) for k in range(total))


def after(states: np.ndarray[Any, Any], actor: int, action: int) -> np.ndarray[Any, Any]:
    result = np.empty_like(states)
    assert GAME.drive.attempt(states, result, actor, action) >= 0
    return result


@compiled
@pytest.mark.parametrize("free_choice", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_the_last_turn_is_reckoned_exactly(seed: int, free_choice: bool) -> None:
    states = last_turn(seed, free_choice)
    turns = Desk(states, 0, 2, "learned").turns()
    assert max(turns) == pytest.approx(by_enumeration(states))
    found = np.empty(GAME.actions, np.int64)
    for k in range(GAME.drive.choices(states, 0, found)):
        cell = int(found[k])
        kind = int(states[0]["faces"][cell])
        assert turns[kind] == pytest.approx(by_enumeration(after(states, 0, cell)))


@compiled
def test_each_use_of_the_last_row_has_the_points_it_brings() -> None:
    for seed in range(10):
        position = play([RandomBot(), RandomBot()], f"uses {seed}", 70 + seed % 8)
        while position.legal(position.actors[0])[0].action < FILL:
            position = position.play(position.legal(position.actors[0])[0])
        seat = int(position.actors[0])
        actions = np.array([move.action for move in position.legal(seat)])
        values = Desk(position.veil(seat), seat, 2, "points").uses(actions)
        for action, value in zip(actions, values, strict=True):
            then = position.play(Move(position, seat, int(action))).view(None).boards[seat].total
            assert value == then


# ---- Memory ----


def test_sightings_are_read_from_what_was_told() -> None:
    told = ["0:turn a1", "*:=3", "0:turn b2", "*:=J", "0:turn c3", "*:=4", "0:void ones a1", "1:turn b2", "1:turn c4"]
    seen, turn = sightings(told, 0)
    assert turn == 1
    assert (seen[8].turn, seen[8].times, seen[8].own) == (1, 2, False)
    assert (seen[0].turn, seen[0].times, seen[0].own) == (0, 1, True)


def test_memory_fades_with_age_and_is_firmer_for_what_was_seen_often() -> None:
    memory = Memory(span=6)
    ages = [memory.chance(3, age, 1, True) for age in range(1, 20)]
    assert ages == sorted(ages, reverse=True) and ages[0] == 1
    assert memory.chance(3, 9, 2, True) > memory.chance(3, 9, 1, True) > memory.chance(3, 9, 1, False)
    assert memory.chance(JOKER, 9, 1, True) > memory.chance(3, 9, 1, True)


@pytest.mark.parametrize("slips", [0, 0.3])
def test_what_is_forgotten_is_unknown_again_and_stays_so_until_it_is_seen_again(slips: float) -> None:
    forgotten: dict[int, tuple[int, int]] = {}
    position = GAME.start(3, seed=4)
    chance = random.Random(4)
    while position.actors:
        seat = int(position.actors[0])
        sight = look(position, 1, chance)
        seen, now = sightings(sight.told(), 1)
        mind = remember(sight, Memory(span=3, slips=slips), 99, seen, now)
        unseen = [int(mind[0]["unseen"]) >> 8 * face & 127 for face in range(JOKER)]
        assert sum(unseen) == len(unknown_cells(mind))
        for face in range(JOKER):  # no tile is made up, and none is lost
            real = (int(sight.state[0]["unseen"]) >> 8 * face & 127) + len(known_cells(sight.state, face + 1))
            assert unseen[face] + len(known_cells(mind, face + 1)) == real
        if not slips:
            for cell, sighting in seen.items():
                mark = (sighting.times, sighting.turn)
                if sight.state[0]["faces"][cell] and not mind[0]["faces"][cell]:
                    forgotten[cell] = mark
                elif mind[0]["faces"][cell]:
                    assert forgotten.get(cell) != mark or cell in sight.state[0]["up"]
        position = position.play(chance.choice(position.legal(seat)))
    assert forgotten or slips


def test_a_player_does_not_use_what_it_has_forgotten() -> None:
    def position(*faces: str) -> Position:
        moves = ["0:turn a1", f"*:={faces[0]}", "0:turn a2", f"*:={faces[1]}", "0:turn a3", "*:=6", "0:void ones a3"]
        moves += ["1:turn b1", "*:=2", "1:turn b2", "*:=2", "1:turn b3", f"*:={faces[2]}", "1:twos b1 b2"]
        return GAME.start(2).replay(moves)

    one, other = position("3", "5", "4"), position("5", "4", "3")
    other_choices = set()
    for seed in range(10):
        bots = [MemoBot("learned", Memory(span=0.001, notice=0)) for _ in range(2)]
        choices = [
            bot.choose(look(place, 0, random.Random(seed))) for bot, place in zip(bots, (one, other), strict=True)
        ]
        assert choices[0] == choices[1]
        other_choices |= set(choices)
    assert len(other_choices) > 3


# ---- Levels ----


@pytest.mark.match
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_levels_play_legally_to_the_end(players: int) -> None:
    makers = [*LEVELS, PerfectMemory, greedy] if compilation_is_on() else [greedy]
    for number in range(3):
        bots = [makers[(number * players + seat) % len(makers)]() for seat in range(players)]
        position = play(bots, f"end {number}", starter=number % players, free_choice=number == 1)
        assert position.outcome is not None


@compiled
@pytest.mark.parametrize("maker", [*LEVELS, greedy])
def test_the_same_sight_and_random_numbers_give_the_same_choice_from_the_middle_of_a_game(
    maker: Callable[[], Bot],
) -> None:
    position = play([RandomBot(), RandomBot()], "middle", 33)
    seat = int(position.actors[0])
    sights = [look(position, seat, random.Random(5), 0.05) for _ in range(2)]
    first, second = (maker().choose(sight) for sight in sights)
    assert first == second
    assert first in sights[0].legal


@pytest.mark.soak
@pytest.mark.match
@compiled
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_each_level_beats_the_one_below(level: int) -> None:
    won, lost = duel(LEVELS[level - 1], LEVELS[level - 2], 20)
    assert won > lost


@pytest.mark.match
@compiled
def test_the_master_beats_the_greedy_player() -> None:
    won, lost = duel(LEVELS[4], greedy, 6)
    assert won >= 11 and lost <= 1


# ---- Advice ----


@compiled
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 40, 41, 42, 43, 79])
def test_advice_has_every_legal_move_in_order_with_reasons_in_words(moves: int) -> None:
    from spieltrieb.bots.advice import in_words

    position = play([LEVELS[1](), LEVELS[2]()], "advice", moves)
    seat = int(position.actors[0])
    sight = look(position, seat, random.Random(2), 0.2)
    counsel = advise(sight)
    assert counsel.unit == "points"
    assert sorted(move.action for move in counsel.moves) == sorted(sight.legal)
    values = [move.value for move in counsel.moves]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value < 170 for value in values)
    assert all(move.reasons for move in counsel.moves[:3])
    for move in counsel.moves:
        for reason in move.reasons:
            for lang in ("en", "de"):
                assert in_words(reason, "memostreet", lang)
    json.dumps(counsel.table)
    unused = {ROW_NAMES[row] for row in range(ROWS) if sight.state[0]["unused"][seat] >> row & 1}
    assert set(counsel.table["rows"]) == unused
    assert 0 <= counsel.table["bonus"] <= 1
    assert counsel.table["points"] == pytest.approx(values[0], abs=14)


def test_points_of_rows() -> None:
    assert points_of(4, [5, 7]) == 10
    assert points_of(6, [1, 2, 7]) == 15
    assert points_of(7, [7, 7, 7]) == 20
    assert points_of(8, [2, 2, 2]) == 30
    assert points_of(9, [2, 6, 7]) == 8
