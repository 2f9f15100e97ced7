"""What was agreed before a game stays as it was, and travels to other processes."""

from __future__ import annotations

import pickle

import pytest

from spieltrieb import games
from spieltrieb.core.setup import make_setup, usual_names

SETUP = make_setup(games["memostreet"], 3, {"starter": 1}, b"x", ("Ann", "Bob", "Cyd"))


def test_what_was_agreed_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        SETUP.options["starter"] = 2  # type: ignore[index]
    with pytest.raises(AttributeError):
        SETUP.players = 2  # type: ignore[misc]


def test_a_setup_can_be_pickled_with_its_options() -> None:
    again = pickle.loads(pickle.dumps(SETUP))
    assert again is not SETUP
    assert again.game is SETUP.game
    assert (again.players, again.seed, again.names) == (3, b"x", ("Ann", "Bob", "Cyd"))
    assert dict(again.options) == {"starter": 1}
    with pytest.raises(TypeError):
        again.options["starter"] = 2


def test_usual_names_count_from_0() -> None:
    assert usual_names(2) == ("Player 0", "Player 1")
