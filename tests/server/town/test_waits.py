"""Which fault a wait is put down to."""

from __future__ import annotations

from tests.server.town.players import Wait
from tests.server.town.waits import STOOD_STILL, Fault, report, told_apart


def wait(began: float, ended: float) -> Wait:
    return Wait(began, ended - began, ((began, "move"), (ended, "moved")))


KILLED = Fault("killed", began=10, ended=10, whole=14)
STOPPED = Fault("stopped", began=20, ended=27, whole=30)
CUT = Fault("links cut", began=28, ended=28, whole=31)


def test_a_wait_is_put_down_to_the_fault_that_was_not_got_over() -> None:
    before, during, after, calm = wait(9.9, 10.5), wait(11, 12), wait(13.9, 18), wait(15, 16)
    assert told_apart([before, during, after, calm], [KILLED]) == {
        ("killed",): [after, during, before],
        ("nothing",): [calm],
    }


def test_faults_that_overlap_during_a_wait_are_told_apart_from_those_that_are_alone() -> None:
    alone, both, next = wait(21, 24), wait(26, 29), wait(30.5, 30.6)
    faults = [KILLED, STOPPED, CUT]
    assert told_apart([alone, both, next], faults) == {
        ("links cut",): [next],
        ("stopped",): [alone],
        ("stopped", "links cut"): [both],
    }
    lines = report([alone, both, next], faults)
    assert [line.strip().partition(" (")[0] for line in lines if " moves)" in line] == [
        "links cut: 0.10",
        "stopped: 3.00",
        "stopped + links cut: 3.00",
    ]


def test_what_this_program_was_too_busy_to_see_is_told_apart_too() -> None:
    still = [Fault(STOOD_STILL, at, at + 0.5, at + 0.5) for at in (9, 11, 12)]
    calm, late, killed = wait(8.6, 8.7), wait(8.6, 9.2), wait(10.5, 12.5)
    assert told_apart([calm, late, killed], [*still, KILLED]) == {
        (STOOD_STILL,): [killed, late],
        ("nothing",): [calm],
    }


def test_of_a_long_wait_it_is_told_what_happened_meanwhile() -> None:
    lines = report([wait(20.5, 24)], [STOPPED])
    assert "the longest: -0.50 STOPPED begins, +0.00 move, +3.50 moved" in "\n".join(lines)
