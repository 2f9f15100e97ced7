"""Da Vinci Code's players: fair, legal to the end, and each level stronger than the one below."""

from __future__ import annotations

import random

import pytest

from spieltrieb import Position
from spieltrieb.bots import davincicode as bots
from spieltrieb.bots.player import Bot, Sight, look
from spieltrieb.core.moves import Move
from tests.bots.davincicode.games_played import GAME, LONG, TABLES, level, play


@pytest.mark.parametrize(("players", "hyphens"), TABLES)
@pytest.mark.parametrize("number", range(1, 6))
def test_what_is_hidden_makes_no_difference(number: int, players: int, hyphens: bool) -> None:
    """Another deal that the seat cannot tell from the true one: same sight, same choice."""
    compared = 0
    for seed in range(3):
        chance = random.Random(seed)
        position = GAME.start(players, seed=seed, hyphens=hyphens)
        while position.actors and compared < 12 * (seed + 1):
            seat = position.seats_to_act[0]
            veiled = position.veil(seat)
            other = GAME.guess(veiled, seat, 77 + compared)
            twin = Position(position.setup, other, GAME.drive.acting(other), position.history, 0)
            choices = [
                level(number).choose(
                    Sight(
                        game=GAME,
                        seat=seat,
                        players=players,
                        options=position.options,
                        state=table.veil(seat),
                        legal=[move.action for move in table.legal(seat)],
                        told=lambda p=position, x=seat: p.told(x),  # type: ignore[misc]
                        facts=look(position, seat, chance).facts,
                        budget=LONG,
                        random=random.Random(5),
                    )
                )
                for table in (position, twin)
            ]
            assert len(set(choices)) == 1
            assert choices[0] in [move.action for move in position.legal(seat)]
            compared += 1
            mover = level(3).choose(look(position, seat, chance))
            position = position.play(Move(position, seat, mover))
    assert compared > 20


def won(first: Bot, second: Bot, seed: int) -> bool:
    """Whether the first wins; the same deal is played twice, with seats swapped, by even and odd seeds."""
    players = [first, second] if seed % 2 else [second, first]
    outcome = play(players, seed // 2, starter=seed // 2 % 2).outcome
    assert outcome is not None
    return outcome.winners == (0 if seed % 2 else 1,)


@pytest.mark.soak
@pytest.mark.match
@pytest.mark.parametrize("number", range(2, 6))
def test_each_level_is_stronger_than_the_one_below(number: int) -> None:
    count = 50 if number == 5 else 80
    wins = sum(won(level(number), level(number - 1), seed) for seed in range(count))
    assert wins > count * 0.52


@pytest.mark.soak
@pytest.mark.match
def test_a_master_beats_the_greedy_player() -> None:
    wins = sum(won(level(5), bots.greedy(), seed) for seed in range(40))
    assert wins > 26


@pytest.mark.match
@pytest.mark.parametrize(("players", "hyphens"), TABLES)
def test_all_levels_play_any_table_to_the_end(players: int, hyphens: bool) -> None:
    for start in range(5):
        levels = [level((start + seat) % 5 + 1) for seat in range(players)]
        assert play(levels, start, hyphens=hyphens, starter=start % players).outcome
