"""The engine against the slow, obvious versions of the rules, step by step."""

from __future__ import annotations

import random

import pytest

from tests.conftest import load
from tests.contract.setups import Setup, each_setup


def compare(setup: Setup, seed: int) -> int:
    """Play one random game in both and compare everything at every step; returns the number of steps."""
    chooser = random.Random(f"{setup}/{seed}")
    position = setup.start()
    opinion = setup.second_opinion()
    tiles = opinion.tiles()
    steps = 0
    while True:
        assert position.actors == opinion.actors()
        if not position.actors:
            break
        for seat in range(setup.players):
            assert {str(move) for move in position.legal(seat)} == opinion.legal(seat)
        weights = {position.write(-1, action): odds for action, odds in position.chances().items()}
        assert weights == opinion.chances()
        actor = chooser.choice(position.actors)
        if actor == "*":
            move = chooser.choices(sorted(weights), [weights[text] for text in sorted(weights)])[0]
        else:
            move = str(chooser.choice(position.legal(actor)))
        position = position.play(move)
        opinion.play(move)
        assert opinion.tiles() == tiles
        steps += 1
    assert position.outcome is not None
    assert position.outcome.to_dict() == opinion.result()
    return steps


@each_setup
def test_engine_and_second_opinion_agree(setup: Setup) -> None:
    steps = 0
    game = 0
    while steps < load(250):
        steps += compare(setup, game)
        game += 1


@pytest.mark.soak
@each_setup
def test_engine_and_second_opinion_agree_for_long(setup: Setup) -> None:
    steps = 0
    game = 10_000
    while steps < load(200_000):
        steps += compare(setup, game)
        game += 1
