"""Memo Street's players: they play by what they remember, always the same, and each level beats the one below."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from spieltrieb.bots.memostreet import LEVELS, greedy
from spieltrieb.bots.memostreet.memory import Memory
from spieltrieb.bots.memostreet.players import MemoBot
from spieltrieb.bots.player import Bot, RandomBot, look
from spieltrieb.core.compile import compilation_is_on
from spieltrieb.core.position import Position
from tests.bots.memostreet.games_played import GAME, compiled, play


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


@pytest.mark.match
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_levels_play_legally_to_the_end(players: int) -> None:
    makers = [*LEVELS.values(), greedy] if compilation_is_on() else [greedy]
    for number in range(3):
        bots = [makers[(number * players + seat) % len(makers)]() for seat in range(players)]
        position = play(bots, f"end {number}", starter=number % players, free_choice=number == 1)
        assert position.outcome is not None


@compiled
@pytest.mark.parametrize("maker", [*LEVELS.values(), greedy])
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
    won, lost = duel(LEVELS[f"level{level}"], LEVELS[f"level{level - 1}"], 20)
    assert won > lost


@pytest.mark.match
@compiled
def test_the_master_beats_the_greedy_player() -> None:
    won, lost = duel(LEVELS["level5"], greedy, 6)
    assert won >= 11 and lost <= 1
