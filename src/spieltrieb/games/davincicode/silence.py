"""Da Vinci Code: which moves tell the seat that makes them nothing. A guess does unless its answer was certain."""

from __future__ import annotations

from collections.abc import Callable

from spieltrieb.core.contract import States
from spieltrieb.games.davincicode.state import NAME, UNKNOWN, VALUES

ALL_VALUES = (1 << VALUES) - 1


def silent(known: States, seen: States, action: int, fill_in: Callable[[States], States]) -> bool:
    """Whether a move told its seat nothing: from what it knew before and what it sees now.

    All but guesses only do what their seat knows. The answer to a guess was certain if no full state agrees with what
    was known and with the other answer: that the tile has this value, or that it has another.
    """
    if action < NAME:
        return True
    spot, value = divmod(action - NAME, VALUES)
    was_missed = int(seen["hidden"][0]) >> spot & 1
    otherwise = known.copy()
    otherwise["ruled_out"][0, spot] |= ALL_VALUES & ~(1 << value) if was_missed else 1 << value
    return bool((fill_in(otherwise)["code"] >= UNKNOWN).any())  # there was nothing to fill in
