"""The shape of a state record."""

from __future__ import annotations

from typing import Any

import numpy as np

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]


def record(fields: list[Field]) -> np.dtype[Any]:
    """The dtype of a state with these fields, in this order, padded so that every field is aligned."""
    return np.dtype((np.record, np.dtype(fields, align=True)))
