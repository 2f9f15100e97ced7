"""The loops that all games share."""

from __future__ import annotations

import numpy as np

from spieltrieb.core.contract import Game
from spieltrieb.core.moves import CHANCE_ACTOR, LOG_END, logged
from tests.contract.setups import each_game, has_chance


def begun(game: Game) -> np.ndarray:
    start = game.blank()
    game.begin(start[0], 2, game.settle({}))
    return start


@each_game
def test_what_is_not_legal_is_told_as_minus_one_and_changes_nothing(game: Game) -> None:
    start, after = begun(game), game.blank()
    assert game.drive.attempt(start, after, 3, 0) == -1
    assert not after.view(np.uint8).any()


@each_game
def test_the_log_of_a_random_game_leads_to_its_end(game: Game) -> None:
    start, end, log = begun(game), game.blank(), np.full(1000, 7, np.int32)
    decisions = game.drive.playouts(start, end, 5, log)
    steps = int(np.flatnonzero(log == LOG_END)[0])
    assert (log[steps + 1 :] == 7).all()
    way = np.repeat(start, steps + 1)
    history = logged(log[:steps].tolist())
    game.drive.retrace(way, np.array(history, "<i2"))
    assert way[-1:].tobytes() == end.tobytes()
    assert game.drive.acting(end) == 0
    assert decisions == sum(actor >= 0 for actor, _ in history)
    assert {actor for actor, _ in history} == {0, 1} | ({CHANCE_ACTOR} if has_chance(game) else set())
    full = np.full(steps, 7, np.int32)
    game.drive.playouts(start, end, 5, full)
    assert (full == log[:steps]).all(), "without room for what follows the last step"
    short = np.full(3, 7, np.int32)
    game.drive.playouts(start, end, 5, short)
    assert (short == log[:3]).all()


@each_game
def test_every_random_game_has_a_key_of_its_own(game: Game) -> None:
    start, none = begun(game), np.zeros(0, np.int32)
    together, alone = np.repeat(game.blank(), 3), game.blank()
    decisions = game.drive.playouts(start, together, 5, none)
    for number in range(3):
        decisions -= game.drive.playouts(start, alone, 5 + number, none)
        assert together[number : number + 1].tobytes() == alone.tobytes()
    assert decisions == 0
