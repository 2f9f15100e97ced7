"""5 vor 12: a learner sees what people see."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltrieb import Position


def compare(seen: dict[str, np.ndarray], position: Position, order: list[int]) -> None:
    """An observation, by its parts, against the view; `order` has the seats from the learner's own on."""
    view: Any = position.view(None)
    assert seen["boards"].tolist() == [list(view.boards[seat]) for seat in order]
    assert seen["hands"].tolist() == [view.hands[seat] or 0 for seat in order]
    assert seen["pool"].tolist() == list(view.unseen)
    assert seen["open"].tolist() == [view.open.count(number) for number in range(1, 21)]
    assert seen["quiet"].tolist() == [min(127, view.quiet_turns - view.quiet)]
