"""Players of Kreuz & Quer: they play to the end, repeatably, each level better than the one below."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from spieltrieb.bots import playing
from spieltrieb.bots.kreuzquer import LEVELS, greedy
from spieltrieb.bots.kreuzquer.players import Foresight
from spieltrieb.bots.player import Bot, RandomBot, ask, look
from spieltrieb.core.position import Position
from spieltrieb.lab.kreuzquer.solo import deal_name, play_solo
from tests.bots.kreuzquer.games_played import GAME, OTHER_BOX, somewhere

WITHOUT_MASTER = list(LEVELS.values())[:-1]


@pytest.mark.match
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, OTHER_BOX])
def test_all_levels_play_to_the_end(players: int, options: dict[str, Any]) -> None:
    bots = [*(make() for make in LEVELS.values()), greedy()]
    position, chance = GAME.start(players, seed=players, **options), random.Random(2)

    def choose(position: Position, seat: int) -> int:
        bot = bots[(position.step + seat) % len(bots)]
        return ask(bot, look(position, seat, chance, 0.01), type(bot).__name__)

    assert playing.play(position, choose).outcome is not None


def test_the_same_sight_and_generator_give_the_same_choice_whatever_comes() -> None:
    position = somewhere(3, 9)
    for make in (*WITHOUT_MASTER, lambda: Foresight(orders=3), greedy):
        chosen = {
            make().choose(look(position.with_seed(seed), 0, random.Random(7)))  # the order to come differs
            for seed in (None, 1, 2)
        }
        assert len(chosen) == 1


@pytest.mark.soak
@pytest.mark.match
def test_each_level_beats_the_one_below() -> None:
    makers: list[Callable[[], Bot]] = [RandomBot, *WITHOUT_MASTER, lambda: Foresight(orders=8)]
    minus = [np.array([play_solo(make(), deal_name(9, k), 1.0) for k in range(40)]) for make in makers]
    for weak, strong in pairwise(minus):
        assert (strong < weak).sum() > (strong > weak).sum() + 5
    assert minus[-1].mean() < 5


@pytest.mark.soak
@pytest.mark.match
def test_the_last_level_beats_the_plain_player() -> None:
    minus = [[play_solo(bot, deal_name(9, k), 1.0) for k in range(12)] for bot in (Foresight(orders=8), greedy())]
    assert sum(minus[0]) < sum(minus[1])
