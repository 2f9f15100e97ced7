"""Kreuz & Quer: a learner sees what people see."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltrieb import Position


def compare(seen: dict[str, np.ndarray], position: Position, order: list[int]) -> None:
    """An observation, by its parts, against the view; `order` has the seats from the learner's own on."""
    view: Any = position.view(None)
    symbols = list(view.tiles)
    face = view.face or "----"
    kinds = {"-": 0, "W": 1, "n": 2}
    assert seen["tile"].tolist() == [kinds[max(signs)] for signs in zip(*face.split("+"), strict=True)]
    assert [symbol for symbol, flag in zip(symbols, seen["pool"], strict=True) if flag] == list(view.unseen)
    for k, seat in enumerate(order):
        board = view.boards[seat]
        assert seen["ports"][k].tolist() == [0 if port.joined else port.value for port in board.ports]
        assert seen["spirals"][k] == board.spirals
        for cell, tile in enumerate(board.cells):
            code = int(seen["cells"][k, cell])
            if tile is None:
                assert code == 0
            elif tile.face is None:
                assert symbols[-1 - code] == tile.symbol
            else:
                assert (symbols[(code - 1) // 4], 90 * ((code - 1) % 4)) == (tile.symbol, tile.angle)
            if k == 0:
                assert seen["free"][cell] == (tile is None and cell != 12)
                assert seen["meets"][:, cell].tolist() == [met(board, view.centre, cell, side) for side in range(4)]


def met(board: Any, centre: str, cell: int, side: int) -> int:
    """What a cell meets on a side: 1 a narrow exit, 2 a wide one, 3 an empty side or the empty rim, 0 nothing yet."""
    column, row = cell % 5 + (0, 1, 0, -1)[side], cell // 5 + (-1, 0, 1, 0)[side]
    if not (0 <= column < 5 and 0 <= row < 5):
        return 3 if cell in (2, 14, 22, 10) else 0  # in the middle of a side of the board there is no port
    tile = board.cells[5 * row + column]
    face = centre if (column, row) == (2, 2) else tile.face if tile else None
    if face is None:
        return 0
    return {"n": 1, "W": 2, "-": 3}[max(path[(side + 2) % 4] for path in face.split("+"))]
