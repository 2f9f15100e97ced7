from __future__ import annotations

import numpy as np
import pytest

from spieltrieb.core import layout
from tests.contract.setups import each_game


def test_no_byte_may_be_left_unused() -> None:
    assert layout.record([("a", "i2"), ("b", "i1"), ("c", "i1")]).itemsize == 4
    with pytest.raises(ValueError, match="take 3 bytes, but 4 when aligned"):
        layout.record([("a", "i2"), ("b", "i1")])


@each_game
def test_states_have_no_unused_bytes(game) -> None:
    fields = game.dtype.fields
    assert game.dtype.itemsize == sum(kind.itemsize for kind, *_ in fields.values())


def test_a_state_is_read_as_plain_values() -> None:
    kind = layout.record([("many", "u2", (3,)), ("one", "i1"), ("other", "u1")])
    states = np.zeros(1, kind)
    states[0]["many"] = (1, 2, 65535)
    states[0]["one"] = -5
    read = layout.reader(kind)(states)
    assert read.many.tolist() == [1, 2, 65535]
    assert (read.one, read.other) == (-5, 0)
    assert type(read.one) is int
