from __future__ import annotations

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
