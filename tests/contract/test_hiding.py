"""Nothing hidden leaves: what a seat may not know changes nothing of what it is shown or told."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from spieltrieb import Position
from tests.conftest import LOAD, every, load
from tests.contract.setups import TRIED, Setup, a_game, each_setup


def twin(position: Position, seat: int | None, chooser: random.Random) -> Position | None:
    """A game with another hidden history that was told to this seat in exactly the same words, if chance finds one.

    Made by the rules alone, without veil or guess: each step is any legal move that would be told in the same text.
    """
    told = position.told(seat)
    other = position.at(0)
    for text in told:
        actor = text.partition(":")[0]
        number = -1 if actor == "*" else int(actor)
        state = other.state
        moves = [
            move
            for move in other.legal("*" if number < 0 else number)
            if other.game.tell(state, number, move.action, other.options, seat) == text
        ]
        if not moves:
            return None
        other = other.play(chooser.choice(moves))
    return other


@each_setup
def test_an_equal_story_gives_an_equal_sight(setup: Setup) -> None:
    chooser = random.Random(str(setup))
    differing = 0
    for seed in range(load(2) if setup.game.hides else 1):
        positions = a_game(setup, seed)
        early = range(min(60, len(positions) - 1))  # later, chance hardly finds a twin
        for step in chooser.sample(early, min(load(12), len(early))):
            position = positions[step]
            for seat in (*range(setup.players), None):
                for _ in range(4 if setup.game.hides else 1):
                    # One step further: whether a guess was right is public, but told only by what happens next.
                    further = twin(positions[step + 1], seat, chooser)
                    if further is None:
                        continue
                    other = further.at(step)
                    differing += other != position
                    assert position.veil(seat).tobytes() == other.veil(seat).tobytes()
                    assert position.view(seat) == other.view(seat)
                    assert position.told(seat) == other.told(seat)
                    assert position.actors == other.actors
                    if seat is not None:
                        assert [*map(str, position.legal(seat))] == [*map(str, other.legal(seat))]
    if setup.game.hides and LOAD >= 1:
        assert differing > 20, "the test found too few games that differ in what is hidden"


@each_setup
def test_moves_can_be_found_from_the_veiled_state_alone(setup: Setup) -> None:
    for position in a_game(setup, 21)[:: every(2)]:
        for seat in position.actors:
            if seat == "*":
                continue
            veiled = Position(position.setup, position.veil(seat), position._acting, (), 0)
            assert [*map(str, veiled.legal(seat))] == [*map(str, position.legal(seat))]


@each_setup
def test_a_guess_agrees_with_all_that_the_seat_knows(setup: Setup) -> None:
    game = setup.game
    for position in a_game(setup, 22)[:: every(8)]:
        for seat in (*range(setup.players), None):
            veiled = position.veil(seat)
            for key in range(3):
                full = game.guess(veiled, seat, key)
                assert game.veil(full[0], seat).tobytes() == veiled.tobytes()
                assert game.drive.acting(full) == position._acting
            if not game.hides:
                assert full.tobytes() == position._array.tobytes()


@each_setup
def test_a_guessed_game_can_be_played_to_its_end(setup: Setup) -> None:
    game = setup.game
    nothing = np.zeros(0, np.int32)
    positions = a_game(setup, 23)
    for key, position in enumerate(positions[:: max(1, len(positions) // load(20))]):
        seat = position.actors[0] if position.actors and position.actors[0] != "*" else 0
        full = game.guess(position.veil(seat), seat, key)
        ends = np.zeros(1, game.dtype)
        game.drive.playouts(full, ends, key, nothing)
        assert game.drive.acting(ends) == 0


@each_setup
def test_what_is_not_listed_stays_blank(setup: Setup) -> None:
    game = setup.game
    names = set(game.dtype.names or ())
    assert set(game.public) <= names
    allowed = game.public_bytes.view(game.dtype)
    for name in names:
        bits = np.unique(np.frombuffer(allowed[name].tobytes(), np.uint8)).tolist()
        assert bits == ([255] if name in game.public else [0])
    assert game.hides == (set(game.public) < names)
    if not game.hides:
        position = a_game(setup, 24)[-2]
        assert position.veil(None).tobytes() == position._array.tobytes()


@pytest.mark.parametrize("setup", [setup for setup in TRIED if not setup.game.hides], ids=str)
def test_where_nothing_is_hidden_everybody_sees_the_same(setup: Setup) -> None:
    for position in a_game(setup, 25)[:: every(4)]:
        views = [position.view(seat) for seat in (*range(setup.players), None)]
        assert [view.seat for view in views] == [*range(setup.players), None]
        same = [replace(view, seat=None, legal=()) for view in views]
        assert same == [same[0]] * len(same)


@each_setup
def test_a_seat_that_does_not_exist_is_refused(setup: Setup) -> None:
    for seat in (-1, setup.players, "0", True, 1.0):
        with pytest.raises(ValueError, match="no seat"):
            setup.start(seed=1).view(seat)  # type: ignore[arg-type]
