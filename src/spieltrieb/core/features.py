"""What a learner sees of a game: a row of small whole numbers, and names for its parts.

A game's `features.py` lists the parts (`layout`) and writes them (`observe`), with the tools of `core/rows.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Actions:
    """Some actions of one kind: how many, from which number on, and what the numbers mean."""

    first: int
    count: int
    meaning: str


@dataclass(frozen=True)
class Part:
    """A named part of an observation: how many numbers, from the lowest to the highest that can occur."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Layout(Mapping[str, slice]):
    """Where each part of an observation stands: `observations[:, layout["pool"]]`."""

    def __init__(self, *parts: Part) -> None:
        self.parts = {part.name: part for part in parts}
        self._slices: dict[str, slice] = {}
        self.size = 0  # of a whole observation
        for part in parts:
            if not -128 <= part.low <= part.high <= 127:
                raise ValueError(
                    f"the part {part.name!r} goes from {part.low} to {part.high}: that does not fit into an int8"
                )
            self._slices[part.name] = slice(self.size, self.size + part.size)
            self.size += part.size

    def __getitem__(self, name: str) -> slice:
        return self._slices[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._slices)

    def __len__(self) -> int:
        return len(self._slices)

    def starts(self, *names: str) -> tuple[int, ...]:
        """Where these parts begin: for rules that write parts whose place doesn't depend on the number of players."""
        return tuple(self[name].start for name in names)

    @property
    def low(self) -> np.ndarray[Any, Any]:
        """The lowest number that can occur at each place."""
        return np.concatenate([np.full(part.size, part.low, np.int8) for part in self.parts.values()])

    @property
    def high(self) -> np.ndarray[Any, Any]:
        """The highest number that can occur at each place."""
        return np.concatenate([np.full(part.size, part.high, np.int8) for part in self.parts.values()])

    @property
    def scale(self) -> np.ndarray[Any, Any]:
        """What each place is multiplied by to lie between -1 and 1."""
        widest = [max(-part.low, part.high, 1) for part in self.parts.values()]
        sizes = [part.size for part in self.parts.values()]
        return (1 / np.repeat(np.array(widest, np.float32), sizes)).astype(np.float32)

    def read(self, observation: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
        """The parts of an observation by name, each in its shape; several, stacked in any shape, work the same way."""
        return {
            name: observation[..., self[name]].reshape(*observation.shape[:-1], *part.shape)
            for name, part in self.parts.items()
        }
