"""Errors carry a code, a sentence and arguments, wherever they travel."""

from __future__ import annotations

import pickle

import pytest

from spieltrieb.core import errors
from spieltrieb.core.errors import SpieltriebError, UnknownGame

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, SpieltriebError)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_error_comes_back_whole_from_another_process(kind: type[SpieltriebError]) -> None:
    error = kind("It is 'so'.", text="so", step=3)
    assert str(error) == "It is 'so'."
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is kind
    assert str(copy) == str(error)
    assert copy.arguments == error.arguments == {"text": "so", "step": 3}


def test_every_kind_has_a_code_of_its_own() -> None:
    assert len({kind.code for kind in KINDS}) == len(KINDS) > 10


def test_an_unknown_game_is_a_missing_key_too() -> None:
    assert issubclass(UnknownGame, KeyError)
