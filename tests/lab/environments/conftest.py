"""The luck of Gymnasium's and PettingZoo's own tests, which draw actions from spaces that nobody has given a seed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from gymnasium.spaces import space
from gymnasium.utils import seeding


def _np_random(seed: int | None = None) -> Any:
    return seeding.np_random(1 if seed is None else seed)


@pytest.fixture(autouse=True)
def given_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every space draws the same in every run."""
    monkeypatch.setattr(space, "seeding", SimpleNamespace(np_random=_np_random))
