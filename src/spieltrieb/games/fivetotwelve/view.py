"""5 vor 12: what a page shows a seat or a spectator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from spieltrieb.core.moves import Actor
from spieltrieb.games.fivetotwelve import rules
from spieltrieb.games.fivetotwelve.state import CELLS, NUMBERS

SHEET = 4 + 4 + NUMBERS + 4 * CELLS + 4 * NUMBERS  # numbers on a table, at most; see rules.lay_out


@dataclass(slots=True)
class View:
    """The table as everybody sees it; 0 stands for no tile."""

    seat: int | None
    actors: tuple[Actor, ...]
    legal: tuple[str, ...]
    boards: tuple[tuple[int, ...], ...]  # one per seat, 16 numbers from a1 in rows
    hands: tuple[int, ...]  # the tile that each seat holds
    open: tuple[int, ...]  # the numbers lying face up in the middle, ascending
    unseen: tuple[int, ...]  # how many of 1, 2, ... 20 are not yet turned up
    turn: int
    quiet: int  # turns in a row without a draw
    quiet_turns: int


def view(
    veiled: np.ndarray[Any, Any],
    seat: int | None,
    options: Mapping[str, Any],
    actors: tuple[Actor, ...],
    legal: tuple[str, ...],
) -> View:
    """The view of a seat, from its veiled state."""
    sheet = np.empty(SHEET, np.int16)
    seen = sheet[: rules.lay_out(veiled, sheet)].tolist()  # type: ignore[no-untyped-call]
    players, turn, quiet, quiet_turns = seen[:4]
    face_down = 4 + players
    boards = face_down + NUMBERS
    lying_open = boards + players * CELLS
    return View(
        seat,
        actors,
        legal,
        tuple([tuple(seen[at : at + CELLS]) for at in range(boards, lying_open, CELLS)]),
        tuple(seen[4:face_down]),
        tuple(seen[lying_open:]),
        tuple(seen[face_down:boards]),
        turn,
        quiet,
        quiet_turns,
    )
