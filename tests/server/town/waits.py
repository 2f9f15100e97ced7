"""Which fault a wait belongs to. One during which several faults had not been got over is told apart: they add up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.server.town.players import Wait

NOTHING = "nothing"
STOOD_STILL = "this program stood still"  # then nobody can tell how long a move would have taken
SHOWN = 3  # of the longest waits of each kind
WORTH_TELLING = 1.0  # seconds: of a wait that took longer it is told what happened meanwhile
BEFORE = 8.0  # seconds before it of which that is told, too
SHORT = 0.1  # seconds: whatever is undone that soon is told as one thing


class Fault(NamedTuple):
    """Something went wrong."""

    name: str
    began: float
    ended: float  # when it was undone: what was stopped goes on, the database is back
    whole: float  # when the town was as before: as many processes serve


def told_apart(waits: Iterable[Wait], faults: Sequence[Fault]) -> dict[tuple[str, ...], list[Wait]]:
    """Waits by the faults that they overlap, one, several or none: first those with the longest waits."""
    found: dict[tuple[str, ...], list[Wait]] = {}
    for wait in sorted(waits, key=lambda wait: -wait.seconds):
        met = [fault.name for fault in faults if fault.began <= wait.ended and wait.began <= fault.whole]
        names = (STOOD_STILL,) if STOOD_STILL in met else tuple(met)
        found.setdefault(names or (NOTHING,), []).append(wait)
    return found


def report(waits: Iterable[Wait], faults: Sequence[Fault]) -> list[str]:
    """How long moves waited: for each kind of fault that was alone, and for those that overlapped."""
    by_names = told_apart(waits, faults)
    alone = [names for names in by_names if len(names) == 1]
    several = [names for names in by_names if len(names) > 1]
    undone: dict[str, float] = {}
    for fault in faults:
        undone[fault.name] = max(undone.get(fault.name, 0.0), fault.ended - fault.began)
    return [
        "longest waits for an answer, in seconds:",
        *(line for names in sorted(alone) for line in _lines(names, by_names[names], faults)),
        f"and where faults overlapped, in {sum(len(by_names[names]) for names in several)} moves:",
        *(line for names in several[:SHOWN] for line in _lines(names, by_names[names], faults)),
        "longest until it was undone: " + ", ".join(f"{name} {undone[name]:.2f}" for name in sorted(undone)),
    ]


def _lines(names: tuple[str, ...], waits: list[Wait], faults: Sequence[Fault]) -> list[str]:
    longest = ", ".join(f"{wait.seconds:.2f}" for wait in waits[:SHOWN])
    lines = [f"  {' + '.join(names)}: {longest} ({len(waits)} moves)"]
    if waits[0].seconds > WORTH_TELLING:
        lines.append(f"    the longest: {_story(waits[0], faults)}")
    return lines


def _story(wait: Wait, faults: Sequence[Fault]) -> str:
    """What happened during a wait, in seconds after the move; of faults before it the last ones."""
    events = [event for fault in faults for event in _events(fault) if wait.began - BEFORE <= event[0] <= wait.ended]
    return ", ".join(f"{at - wait.began:+.2f} {what}" for at, what in sorted([*events, *wait.story]))


def _events(fault: Fault) -> list[tuple[float, str]]:
    if fault.ended - fault.began < SHORT:
        return [(fault.began, fault.name.upper())]
    return [(fault.began, f"{fault.name.upper()} begins"), (fault.ended, f"{fault.name.upper()} is undone")]
