"""What tests of bots share: a clock that stands still, so that a busy machine changes nothing of what they choose."""

from __future__ import annotations

from importlib import import_module

import pytest

# The modules that look at a clock to end their thinking in time.
THINKING = ("deadline",)


class Clock:
    """Takes the place of the module `time`: every look at it moves it on by this many seconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self.step = 0.0
        self.looks = 0

    def monotonic(self) -> float:
        self.looks += 1
        self.now += self.step
        return self.now

    perf_counter = monotonic


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Budgets decide only how many games are tried; no thought is cut short unless the test moves the clock on."""
    found = Clock()
    for name in THINKING:
        monkeypatch.setattr(import_module(f"spieltrieb.bots.{name}"), "time", found)
    return found
