"""What an environment can be asked for, and clear words for what it cannot."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from spieltrieb.core.errors import BadOption


def check_seat(seat: Any, players: int, name: str = "seat") -> int:
    """The seat, if it exists."""
    if not _is_whole(seat) or not 0 <= seat < players:
        raise BadOption(f"`{name}` must be a seat from 0 to {players - 1}, not {seat!r}.", option=name, value=seat)
    return int(seat)


def check_cycles(cycles: Any) -> int | None:
    """How often a seat may act, if that is a number; None for as often as it likes."""
    if cycles is not None and (not _is_whole(cycles) or cycles < 1):
        raise BadOption(
            f"`max_cycles` must be a whole number from 1 on, not {cycles!r}.", option="max_cycles", value=cycles
        )
    return None if cycles is None else int(cycles)


def check_reward(reward: Any) -> float:
    """What an illegal action costs, if that is a number."""
    is_number = isinstance(reward, int | float | np.integer | np.floating) and not isinstance(reward, bool)
    if not is_number or not math.isfinite(reward):
        raise BadOption(f"`illegal_reward` must be a number, not {reward!r}.", option="illegal_reward", value=reward)
    return float(reward)


def _is_whole(number: Any) -> bool:
    return isinstance(number, int | np.integer) and not isinstance(number, bool)
