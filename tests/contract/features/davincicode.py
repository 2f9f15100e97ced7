"""Da Vinci Code: a learner sees what people see."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltrieb import Position


def compare(seen: dict[str, np.ndarray], position: Position, order: list[int]) -> None:
    """An observation, by its parts, against the view; `order` has the seats from the learner's own on."""
    view: Any = position.view(order[0])
    values = [*map(str, range(12)), "-"]
    known = set()
    for k, seat in enumerate(order):
        code = view.codes[seat]
        assert seen["points"][k] == view.points[seat] // 10
        assert not seen["colours"][k, len(code) :].any()
        for place, tile in enumerate(code):
            assert seen["colours"][k, place] == 1 + "bw".index(tile.colour)
            assert seen["hidden"][k, place] == (not tile.open)
            assert seen["values"][k, place] == (0 if tile.value == "?" else 1 + values.index(tile.value))
            assert [values[v] for v in np.flatnonzero(seen["ruled_out"][k, place])] == list(tile.ruled_out)
            known.add(tile.colour + tile.value)
    drawn = view.drawn
    if drawn is None:
        assert seen["drawn"].tolist() == [0, 0]
    else:
        assert seen["drawn"][0] == 1 + "bw".index(drawn.colour)
        assert seen["drawn"][1] == (0 if drawn.value == "?" else 1 + values.index(drawn.value))
        known.add(drawn.colour + drawn.value)
    tiles = [colour + value for value in values for colour in "bw"][: 26 if view.hyphens else 24]
    assert [tile for tile, flag in zip(tiles, seen["pool"], strict=False) if flag] == [
        t for t in tiles if t not in known
    ]
    assert seen["left"].tolist() == list(view.pool)
