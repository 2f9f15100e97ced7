"""Kreuz & Quer: the face of a tile, as text (`WWn-`, or `W-W-+-n-n` with two paths) and as a number for the record."""

from __future__ import annotations

from functools import cache

from spieltrieb.games.kreuzquer.state import EMPTY, NARROW, WIDE

KINDS = {"-": EMPTY, "W": WIDE, "n": NARROW}


def turned(face: str, turn: int) -> str:
    """The face after this many clockwise quarter turns: after one, what pointed north points east."""
    return "+".join(path[4 - turn :] + path[: 4 - turn] for path in face.split("+"))


def sides(face: str) -> tuple[str, ...]:
    """What the face shows on its four sides, no matter which path it belongs to."""
    return tuple(max(signs) for signs in zip(*face.split("+"), strict=True))  # "-" comes before all letters


@cache
def turns(face: str) -> int:
    """How many of the four turns look different: 1, 2 or 4. From there on the faces repeat."""
    return len({frozenset(turned(face, turn).split("+")) for turn in range(4)})


@cache
def code(face: str) -> int:
    """The face as a number: two bits per side; from bit 8 the sides of the second path; from bit 12 the turns.

    The first path is the one with the first exit, so that equal faces are equal numbers however they were typed.
    """
    shown = sides(face)
    number = sum(KINDS[kind] << 2 * side for side, kind in enumerate(shown))
    first_exit = next(side for side, kind in enumerate(shown) if kind != "-")
    for path in face.split("+"):
        if path[first_exit] == "-":
            number |= sum(1 << 8 + side for side, kind in enumerate(path) if kind != "-")
    return number | turns(face) << 12
