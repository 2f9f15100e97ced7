"""No game is longer than it says it can be."""

from __future__ import annotations

from tests.conftest import load
from tests.contract.setups import Setup, a_game, each_setup


@each_setup
def test_no_game_is_longer_than_it_can_be(setup: Setup) -> None:
    decisions, chances = setup.game.features.longest(setup.players, setup.game.settle(setup.options))
    for seed in range(load(3)):
        actors = [actor for actor, _ in a_game(setup, seed)[-1].history]
        assert actors.count(-1) <= chances
        assert len(actors) - actors.count(-1) <= decisions
