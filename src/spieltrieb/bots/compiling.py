"""Compiling a game's search when the first player that needs it is made: one way for all games."""

from __future__ import annotations

import sys
from collections.abc import Callable

from spieltrieb.core import compile

_ready: set[str] = set()


def make_ready(module: str, what: str, try_all: Callable[[], object]) -> None:
    """Compile the rules of a module, named by its path, and call them once, so that no budget pays for the compiler.

    `what` is named to a person who has to wait, as in "the players of 5 vor 12". Calling it again does nothing.
    """
    if module in _ready:
        return
    _ready.add(module)  # before trying: what is tried asks for this, too
    compile.compile_rules(sys.modules[module])
    if compile.compilation_is_on():  # in plain Python there is nothing to wait for, but thinking takes long
        with compile.announced(what):
            try_all()
