"""Who ends a process that is stopped where its supervisor is stopped, too."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from spieltrieb.server.siblings import STOPPED, Siblings, state_of
from tests.server.town.conftest import soon

SUPERVISOR, FIRST, SECOND = 1, 2, 3


class Seen(Siblings):
    """Three processes whose states a test sets."""

    def __init__(self) -> None:
        self.states = {SUPERVISOR: "S", FIRST: "S", SECOND: "S"}
        super().__init__(2.0, SUPERVISOR, lambda process: self.states[process])

    def _children(self) -> list[int]:
        return [FIRST, SECOND]

    def ended(self, *times: float) -> list[list[int]]:
        return [self.to_end(time) for time in times]


def test_one_that_is_stopped_with_its_supervisor_is_ended() -> None:
    siblings = Seen()
    siblings.to_end(10.0)
    siblings.states |= {SUPERVISOR: STOPPED, FIRST: STOPPED}
    assert siblings.ended(10.5, 11.4, 12.3, 12.5) == [[], [], [], [FIRST]]


def test_as_long_as_the_supervisor_runs_it_is_its_business() -> None:
    siblings = Seen()
    siblings.states[FIRST] = STOPPED
    assert siblings.ended(10.0, 11.0, 12.0, 13.0) == [[], [], [], []]
    siblings.states[SUPERVISOR] = STOPPED
    assert siblings.ended(14.0, 15.0, 15.9, 16.0) == [[], [], [], [FIRST]]


def test_one_that_runs_again_is_let_live() -> None:
    siblings = Seen()
    siblings.to_end(10.0)
    siblings.states |= {SUPERVISOR: STOPPED, FIRST: STOPPED}
    assert siblings.ended(10.5, 11.5) == [[], []]
    siblings.states[FIRST] = "R"
    assert siblings.ended(12.0) == [[]]
    siblings.states[FIRST] = STOPPED
    assert siblings.ended(13.0, 14.0, 14.9) == [[], [], []]


def test_nobody_is_ended_by_one_that_slept_itself() -> None:
    siblings = Seen()
    siblings.to_end(10.0)
    siblings.states |= {SUPERVISOR: STOPPED, FIRST: STOPPED}
    assert siblings.ended(10.5, 60.0, 61.0) == [[], [], []]


@pytest.fixture
def family() -> Iterator[subprocess.Popen[str]]:
    """A process with a child, whose number it says."""
    code = (
        "import subprocess, sys; child = subprocess.Popen([sys.executable, '-c', 'input()'], stdin=0); "
        "print(child.pid, flush=True); child.wait()"
    )
    found = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    yield found
    found.send_signal(signal.SIGCONT)
    found.communicate("\n")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody is known to be stopped")
def test_processes_that_are_stopped_are_known_by_their_states(family: subprocess.Popen[str]) -> None:
    assert family.stdout is not None
    child = int(family.stdout.readline())
    siblings = Siblings(0.0, family.pid)
    for process in (child, family.pid):
        os.kill(process, signal.SIGSTOP)
        soon(lambda process=process: state_of(process) == STOPPED)  # type: ignore[misc]
    assert siblings.to_end(10.0) == []
    assert siblings.to_end(10.5) == [child]
    os.kill(child, signal.SIGCONT)
    soon(lambda: state_of(child) != STOPPED)
    assert siblings.to_end(11.0) == []
    assert state_of(2**30) == ""
