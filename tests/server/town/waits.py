"""Which fault a wait belongs to. One during which several faults had not been got over is told apart: they add up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.server.town.players import Wait

NOTHING = "nothing"
STOOD_STILL = "this program stood still"  # then nobody can tell how long a move would have taken
SHOWN = 3  # of the longest waits of each kind
WORTH_TELLING = 1.0  # seconds: of a wait that took longer it is told what happened meanwhile


class Fault(NamedTuple):
    """Something went wrong."""

    name: str
    began: float
    ended: float  # when it was undone: what was stopped goes on, the database is back
    whole: float  # when the town was as before: as many processes serve


def told_apart(waits: Iterable[Wait], faults: Sequence[Fault]) -> dict[tuple[str, ...], list[Wait]]:
    """Waits by the faults that they overlap: one, several, or none; the longest first."""
    found: dict[tuple[str, ...], list[Wait]] = {}
    for wait in waits:
        met = [fault.name for fault in faults if fault.began <= wait.ended and wait.began <= fault.whole]
        names = [name for name in met if name != STOOD_STILL] + [STOOD_STILL] * (STOOD_STILL in met)
        found.setdefault(tuple(names) or (NOTHING,), []).append(wait)
    return {names: sorted(those, key=lambda wait: -wait.seconds) for names, those in sorted(found.items())}


def report(waits: Iterable[Wait], faults: Sequence[Fault]) -> list[str]:
    """How long moves waited: faults that were alone first, then those that overlapped."""
    by_names = told_apart(waits, faults)
    lines = ["longest waits for an answer, in seconds:"]
    for names, those in sorted(by_names.items(), key=lambda item: len(item[0])):
        longest = ", ".join(f"{wait.seconds:.2f}" for wait in those[:SHOWN])
        lines.append(f"  {' + '.join(names)}: {longest} ({len(those)} moves)")
        if those[0].seconds > WORTH_TELLING:
            lines.append(f"    the longest: {_story(those[0], faults)}")
    longest_faults: dict[str, float] = {}
    for fault in faults:
        longest_faults[fault.name] = max(longest_faults.get(fault.name, 0.0), fault.ended - fault.began)
    undone = ", ".join(f"{name} {seconds:.2f}" for name, seconds in sorted(longest_faults.items()))
    return [*lines, f"longest until it was undone, in seconds: {undone}"]


def _story(wait: Wait, faults: Sequence[Fault]) -> str:
    """What happened during a wait, counted from the move."""
    happened = [(at, what) for fault in faults for at, what in _events(fault) if wait.began - 8 <= at <= wait.ended]
    return ", ".join(f"{at - wait.began:+.2f} {what}" for at, what in sorted([*happened, *wait.story]))


def _events(fault: Fault) -> list[tuple[float, str]]:
    return [(fault.began, fault.name.upper()), (fault.ended, f"({fault.name}: undone)")]
