"""The shape of a state record."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from typing import Any

import numpy as np

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]


def record(fields: list[Field]) -> np.dtype[Any]:
    """The dtype of a state with these fields, in this order, every field aligned and no byte left between them.

    States are compared and hashed by their bytes, and what stands in unused bytes is anybody's guess: so there must be
    none. Order or widen the fields until they fit.
    """
    packed, aligned = np.dtype(fields), np.dtype(fields, align=True)
    if packed.itemsize != aligned.itemsize:
        raise ValueError(f"the fields take {packed.itemsize} bytes, but {aligned.itemsize} when aligned: fill the gaps")
    return np.dtype((np.record, aligned))


def reader(dtype: np.dtype[Any]) -> Callable[[np.ndarray[Any, Any]], Any]:
    """A function that reads a state (an array of one) as a named tuple: numbers as plain ints, lists as NumPy arrays.

    For views, which read most fields: one field of a record alone takes about as long as this takes for all.
    """
    values = namedtuple("Values", dtype.names or ())  # type: ignore[misc]
    return lambda states: values._make(states.item())
