"""Helpers for tests that set up positions by hand, or look at what somebody without rights may do."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from typing import Any

from spieltrieb.core.compile import compilation_is_on


def on_array(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that takes an array of one state instead of the record (a record with overlays cannot be handed over)."""
    if not compilation_is_on():
        return lambda states, *arguments: rule(states[0], *arguments)
    from numba import njit

    return njit(lambda states, *arguments: rule(states[0], *arguments))


def can_lose_rights() -> bool:
    """Whether `without_rights` can do what it says."""
    return os.geteuid() != 0 or shutil.which("setpriv") is not None


def without_rights(command: list[str]) -> list[str]:
    """The same, but root gets no more rights than others have: it, too, may not write what is read-only."""
    if os.geteuid() != 0:
        return command
    return ["setpriv", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all", *command]
