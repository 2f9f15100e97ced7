"""Memo Street: a learner sees what people see."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltrieb import Position


def compare(seen: dict[str, np.ndarray], position: Position, order: list[int]) -> None:
    """An observation, by its parts, against the view; `order` has the seats from the learner's own on."""
    view: Any = position.view(None)
    s = position.state
    assert seen["rows"].tolist() == [
        [-1 if row.value is None else row.value for row in view.boards[seat].rows] for seat in order
    ]
    assert seen["upper"].tolist() == [view.boards[seat].upper for seat in order]
    for cell, shown in enumerate(view.table):
        lies = shown >= 0
        assert seen["table"][cell] == (int(s["faces"][cell]) if lies else -1)
        assert seen["down"][cell] == (shown == 0 and cell != view.pointed)
    assert [face for face in seen["up"].tolist() if face] == [face for face in view.table if face > 0]
    assert seen["pool"].tolist() == [int(s["unseen"]) >> 8 * face & 255 for face in range(7)]
