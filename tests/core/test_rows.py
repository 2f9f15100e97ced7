from __future__ import annotations

from typing import NamedTuple

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from spieltrieb.core import compile, rows

compile.compile_rules(rows)


class State(NamedTuple):
    players: int


@given(st.integers(0, 255))
def test_spread_makes_a_byte_of_each_bit(bits: int) -> None:
    word = int(rows.spread(bits))
    assert [word >> 8 * k & 255 for k in range(8)] == [bits >> k & 1 for k in range(8)]
    assert word >> 64 == 0


@given(st.lists(st.integers(0, 127), min_size=8, max_size=8), st.integers(0, 3))
def test_put_eight_writes_eight_bytes_there_and_nothing_else(numbers: list[int], at: int) -> None:
    out = np.full(12, -1, np.int8)
    rows.put_eight(out, at, sum(number << 8 * k for k, number in enumerate(numbers)))
    assert out.tolist() == [-1] * at + numbers + [-1] * (4 - at)


@given(st.integers(0, 2**40 - 1), st.integers(0, 40), st.integers(0, 2))
def test_put_flags_writes_the_lowest_bits_and_nothing_else(bits: int, count: int, at: int) -> None:
    out = np.full(43, -1, np.int8)
    rows.put_flags(out, at, bits, count)
    assert out.tolist() == [-1] * at + [bits >> k & 1 for k in range(count)] + [-1] * (43 - at - count)


def test_put_writes_one_number() -> None:
    out = np.full(3, -1, np.int8)
    rows.put(out, 1, 127)
    assert out.tolist() == [-1, 127, -1]


def test_seat_after_goes_round_the_table() -> None:
    assert [[int(rows.seat_after(State(3), seat, k)) for k in range(3)] for seat in range(3)] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
    ]
