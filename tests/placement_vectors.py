"""Where tiles of Kreuz & Quer may be placed by the rules: web/src/boards/kreuzquer/placements.json.

The page says by itself why a tile doesn't fit, and its tests hold it to this file. `python -m tests.placement_vectors`
writes it; tests/test_placement_vectors.py fails if it is stale.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spieltrieb.core.position import Position
from spieltrieb.games import games
from spieltrieb.games.kreuzquer.faces import turned
from spieltrieb.games.kreuzquer.state import PLACE, SPIRAL
from tests.contract.setups import options_of

FILE = Path(__file__).parent.parent / "web" / "src" / "boards" / "kreuzquer" / "placements.json"
GAME = games["kreuzquer"]
VARIANTS = 3  # our box, one with tiles of two paths, and one with a centre of two paths as well
GAMES_OF_EACH = 2
ROUNDS = (0, 1, 3, 5, 8, 11, 14, 17, 20, 22)  # tiles on a board: from an empty one to one that is nearly full
TRIED = 4  # tiles on each of these boards


def boards() -> list[dict[str, Any]]:
    """Boards as they lie, and for several tiles the turns in which each free cell takes them."""
    return [
        board
        for variant in range(VARIANTS)
        for luck in range(GAMES_OF_EACH)
        for board in _of_a_game(options_of(GAME, variant) if variant else {}, random.Random(f"{variant}/{luck}"))
    ]


def _of_a_game(options: Any, chooser: random.Random) -> Iterator[dict[str, Any]]:
    """Two play at random: one face up wherever a tile fits, the other face down now and then."""
    position = GAME.start(2, None, **options)
    for round in range(ROUNDS[-1] + 1):
        if round in ROUNDS:
            for seat in (0, 1):
                yield _board(position, seat, chooser)
        position = position.play(chooser.choice(position.legal("*")))
        for seat in (0, 1):
            moves = position.legal(seat)
            up = [move for move in moves if move.action < SPIRAL]
            position = position.play(chooser.choice(up if up and (seat == 0 or chooser.random() < 0.7) else moves))


def _board(position: Position, seat: int, chooser: random.Random) -> dict[str, Any]:
    """How a seat's board lies while no tile is turned up, and which of some tiles would fit where."""
    view = position.view(seat)
    cells = [None if tile is None else tile.face or "spiral" for tile in view.boards[seat].cells]
    tried = {}
    for move in chooser.sample(list(position.legal("*")), TRIED):
        shown = position.play(move)
        fits = [f"{cell}/{turn}" for cell, turn in _placements(shown, seat)]
        tried[shown.view(seat).face] = " ".join(fits)
    return {"centre": view.centre, "cells": cells, "fits": tried}


def _placements(position: Position, seat: int) -> list[tuple[int, int]]:
    """All placements, with every turn that looks like the one that the move names."""
    view = position.view(seat)
    assert view.face is not None
    looks = [frozenset(turned(view.face, turn).split("+")) for turn in range(4)]
    named = [divmod(move.action - PLACE, 4) for move in position.legal(seat) if move.action < SPIRAL]
    return sorted((cell, turn) for cell, one in named for turn in range(4) if looks[turn] == looks[one])


def text() -> str:
    """The file: a board a line."""
    rows = [json.dumps(board, separators=(",", ":")) for board in boards()]
    return "[\n" + ",\n".join(rows) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
