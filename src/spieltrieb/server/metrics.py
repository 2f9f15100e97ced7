"""Figures of a running server: how long things took and why something was refused, as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

# Seconds up to which an event counts in each of a histogram's classes; there is one more for those that took longer.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Histogram:
    """How often something took how long."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0  # in all

    def note(self, seconds: float) -> None:
        """It took this long once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str, label: str = "") -> Iterator[str]:
        """As Prometheus reads it; each class counts those before it, too."""
        before = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            before += count
            yield f'{name}_bucket{{{label + "," if label else ""}le="{bound}"}} {before}'
        braces = f"{{{label}}}" if label else ""
        yield f"{name}_sum{braces} {self.seconds:.6f}"
        yield f"{name}_count{braces} {before}"


class Figures:
    """What a server notes about itself while it runs."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(("commands", "refused", "moves", "bot_moves", "lapses"), 0)
        self.refusals: Counter[str] = Counter()  # by code or reason
        self.answers: Counter[int] = Counter()  # by status
        self.commits = Histogram()  # from a command that changes a table until it is on disk
        self.requests = Histogram()  # from a request until the beginning of its answer
        self.lag = Histogram()  # how late the event loop comes to what is due

    def note_refusal(self, problem: Exception) -> None:
        """A command was refused."""
        self.counts["refused"] += 1
        self.refusals[getattr(problem, "code", "error")] += 1


def figure(name: str, kind: str, help: str, value: float | Mapping[str, float], label: str = "") -> Iterator[str]:
    """One figure as Prometheus reads it: a number, or one for each value of a label."""
    yield from _head(name, kind, help)
    if isinstance(value, Mapping):
        for key, number in sorted(value.items()):
            yield f'spieltrieb_{name}{{{label}="{key}"}} {number}'
    else:
        yield f"spieltrieb_{name} {value}"


def histogram(name: str, help: str, found: Histogram | Mapping[str, Histogram], label: str = "") -> Iterator[str]:
    """A histogram as Prometheus reads it, or one for each value of a label."""
    yield from _head(name, "histogram", help)
    if isinstance(found, Histogram):
        yield from found.lines(f"spieltrieb_{name}")
    else:
        for key, one in sorted(found.items()):
            yield from one.lines(f"spieltrieb_{name}", f'{label}="{key}"')


def labelled(label: str, by_value: Mapping[int, Iterable[str]]) -> Iterator[str]:
    """The figures of several, as one text: each with a label that says whose it is."""
    families: dict[str, list[str]] = {}  # by what is said of a figure: its lines must follow each other
    for value, lines in sorted(by_value.items()):
        family: list[str] = []
        for line in lines:
            if line.startswith("# HELP"):
                family = families.setdefault(line, [])
            elif line.startswith("#"):
                if not family:
                    family.append(line)
            else:
                name, number = line.rsplit(" ", 1)
                bare, _, rest = name.partition("{")
                family.append(f'{bare}{{{label}="{value}"{"," + rest if rest else "}"} {number}')
    for head, family in families.items():
        yield head
        yield from family


def _head(name: str, kind: str, help: str) -> tuple[str, str]:
    return f"# HELP spieltrieb_{name} {help}", f"# TYPE spieltrieb_{name} {kind}"
