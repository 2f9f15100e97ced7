"""A deadline passes when its time is up, and not before."""

from __future__ import annotations

from spieltrieb.bots.deadline import Deadline
from tests.bots.conftest import Clock


def test_a_deadline_passes_when_its_time_is_up(clock: Clock) -> None:
    clock.now = 100.0
    deadline = Deadline(2.0)
    assert not deadline.has_passed()
    clock.now = 101.9
    assert not deadline.has_passed()
    clock.now = 102.0
    assert deadline.has_passed()
    assert clock.looks == 4
