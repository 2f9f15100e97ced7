"""Helpers for tests that set up positions by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spieltrieb.core.compile import compilation_is_on


def on_array(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that takes an array of one state instead of the record (a record with overlays cannot be handed over)."""
    if not compilation_is_on():
        return lambda states, *arguments: rule(states[0], *arguments)
    from numba import njit

    return njit(lambda states, *arguments: rule(states[0], *arguments))
