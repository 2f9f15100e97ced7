"""Da Vinci Code told anew: the steps lead to the guess, and the seat that guessed was told the same."""

from __future__ import annotations

import random

import pytest

from spieltrieb.games.davincicode.retelling import retell
from tests.conftest import every, load
from tests.contract.setups import TRIED, Setup, a_game

each_setup = pytest.mark.parametrize("setup", [setup for setup in TRIED if setup.key == "davincicode"], ids=str)


@each_setup
def test_the_steps_lead_to_the_guess_and_sound_the_same(setup: Setup) -> None:
    others = 0
    for position in a_game(setup, 0)[:: every(9)]:
        for seat in range(setup.players):
            for key in range(load(2)):
                guess = setup.game.guess(position.veil(seat), seat, key)
                steps = retell(position.history, guess, seat, key)
                told = setup.start().replay_actions(steps)  # which refuses what is not legal
                assert told._array.tobytes() == guess.tobytes()
                assert told.told(seat) == position.told(seat)
                others += told.history != position.history
    assert others


@each_setup
def test_the_order_of_the_tiles_taken_in_the_setup_is_open(setup: Setup) -> None:
    """The same guess is told in different ways, since nobody saw which tile went where; one's own stays as it was."""
    position = next(position for position in a_game(setup, 1) if position.view(None).phase == "guess")
    guess = setup.game.guess(position.veil(0), 0, 5)
    stories = [retell(position.history, guess, 0, key) for key in range(20)]
    assert len({tuple(story) for story in stories}) > 1
    chooser = random.Random(1)
    story = chooser.choice(stories)
    own = [number for number, told in enumerate(position.told(0)) if "?" not in told]
    assert [story[number] for number in own] == [position.history[number] for number in own]
