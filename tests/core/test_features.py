from __future__ import annotations

import numpy as np
import pytest

from spieltrieb.core.features import Actions, Layout, Part

LAYOUT = Layout(Part("own", (3,), 0, 4, "what I have"), Part("board", (2, 2), -8, 2, "what lies there"))


def test_parts_stand_one_after_the_other() -> None:
    assert LAYOUT["own"] == slice(0, 3)
    assert LAYOUT["board"] == slice(3, 7)
    assert LAYOUT.starts("board", "own") == (3, 0)
    assert (list(LAYOUT), len(LAYOUT), LAYOUT.size) == (["own", "board"], 2, 7)


def test_bounds_and_scale_are_those_of_the_parts() -> None:
    assert LAYOUT.low.tolist() == [0, 0, 0, -8, -8, -8, -8]
    assert LAYOUT.high.tolist() == [4, 4, 4, 2, 2, 2, 2]
    assert LAYOUT.scale.tolist() == [0.25, 0.25, 0.25, 0.125, 0.125, 0.125, 0.125]
    assert {bound.dtype for bound in (LAYOUT.low, LAYOUT.high)} == {np.dtype(np.int8)}
    assert LAYOUT.scale.dtype == np.float32


def test_a_part_that_is_always_0_is_not_divided_by_it() -> None:
    assert Layout(Part("nothing", (2,), 0, 0, "never anything")).scale.tolist() == [1, 1]


def test_read_gives_each_part_in_its_shape() -> None:
    one = LAYOUT.read(np.arange(7, dtype=np.int8))
    assert one["own"].tolist() == [0, 1, 2]
    assert one["board"].tolist() == [[3, 4], [5, 6]]
    many = LAYOUT.read(np.arange(42, dtype=np.int8).reshape(3, 2, 7))
    assert many["own"].shape == (3, 2, 3)
    assert many["board"][2, 1].tolist() == [[38, 39], [40, 41]]


@pytest.mark.parametrize(("low", "high"), [(-129, 0), (0, 128), (3, 2)])
def test_bounds_that_a_small_number_cannot_hold_are_refused(low: int, high: int) -> None:
    with pytest.raises(ValueError, match=f"'wide' goes from {low} to {high}"):
        Layout(Part("wide", (1,), low, high, "too wide"))


@pytest.mark.parametrize("bound", [-128, 127])
def test_the_widest_bounds_are_taken(bound: int) -> None:
    assert Layout(Part("wide", (1,), min(bound, 0), max(bound, 0), "as wide as can be")).size == 1


def test_parts_and_actions_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        LAYOUT.parts["own"].low = -1  # type: ignore[misc]
    with pytest.raises(AttributeError):
        Actions(0, 3, "to draw").count = 4  # type: ignore[misc]
