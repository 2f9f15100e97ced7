"""Compiling what learners need of a game before anybody waits for it; who just plays never needs it."""

from __future__ import annotations

from spieltrieb.core import compile
from spieltrieb.core.contract import Game
from spieltrieb.lab.batch import compiled_name, loops_of


def are_prepared(game: Game) -> bool:
    """Whether nobody will have to wait for the batches and environments of this game."""
    return compile.is_done(compiled_name(game))


def prepare(game: Game) -> None:
    """Compile the loops of a batch, which all environments use, too."""
    loops_of(game)
