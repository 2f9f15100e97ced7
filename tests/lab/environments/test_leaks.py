"""What is hidden from a seat changes nothing of what an environment gives it."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spieltrieb import Position
from spieltrieb.core.moves import CHANCE
from spieltrieb.lab.environments.one import OneGame
from spieltrieb.lab.environments.rendering import render
from tests.conftest import LOAD, load
from tests.contract.setups import TRIED, Setup, a_game
from tests.contract.test_hiding import twin
from tests.lab.environments.setups import only_with_openspiel

each_hiding_setup = pytest.mark.parametrize("setup", [setup for setup in TRIED if setup.game.hides], ids=str)


@each_hiding_setup
def test_an_equal_story_gives_an_equal_environment(setup: Setup) -> None:
    """Two games that were told to a seat in the same words give it the same observation, mask, and pictures."""
    chooser = random.Random(f"leaks {setup}")
    table = OneGame(setup.game, setup.players, **setup.options)
    differing = 0
    for seed in range(load(2)):
        positions = a_game(setup, seed)
        for step in chooser.sample(range(min(50, len(positions) - 1)), load(6)):
            for seat in range(setup.players):
                further = twin(positions[step + 1], seat, chooser)
                if further is None:
                    continue
                pair = [positions[step], further.at(step)]
                differing += pair[0] != pair[1]
                seen = []
                for position in pair:
                    table._states[:] = position._array
                    acting = position._acting if position._acting != CHANCE else 0
                    mask = table.mask_of(seat) if acting >> seat & 1 else np.zeros(0)
                    svg = render(position, "svg", seat)
                    seen.append(
                        (table.observation(seat).tobytes(), mask.tobytes(), svg, render(position, "ansi", seat))
                    )
                assert seen[0] == seen[1]
    assert differing > 3 or LOAD < 1, "the test found too few games that differ in what is hidden"


@each_hiding_setup
def test_an_equal_story_gives_an_equal_information_state(setup: Setup) -> None:
    """The same for OpenSpiel: information state and observation, as texts and as tensors."""
    only_with_openspiel()
    import pyspiel

    from spieltrieb.lab.environments import openspiel

    chooser = random.Random(f"told {setup}")
    game = pyspiel.load_game(openspiel.NAMES[setup.key], {"players": setup.players, **setup.options})
    choices = setup.game.features.CHOICES
    differing = 0
    for _ in range(load(30)):
        if differing > 2:
            break  # enough: chance does not always find such a game
        last = in_order(setup, chooser.randrange(8, 30), chooser)
        for seat in range(setup.players):
            further = twin(last, seat, chooser)
            if further is None:
                continue
            seen = []
            for position in (last.at(last.step - 1), further.at(last.step - 1)):
                state = game.new_initial_state()
                for actor, action in position.history:
                    state.apply_action(action - choices * (actor < 0))
                seen.append(
                    (
                        state.information_state_string(seat),
                        state.information_state_tensor(seat),
                        state.observation_string(seat),
                        state.observation_tensor(seat),
                        state.legal_actions(seat) if state.current_player() == seat else None,
                    )
                )
            differing += further != last
            assert seen[0] == seen[1]
    assert differing or LOAD < 1, "the test found no games that differ in what is hidden"


def in_order(setup: Setup, steps: int, chooser: random.Random) -> Position:
    """A random game in which seats that may act at the same time do so from the lowest on, as they do in OpenSpiel."""
    position = setup.start()
    for _ in range(steps):
        position = position.play(chooser.choice(position.legal(position.actors[0])))
    return position
