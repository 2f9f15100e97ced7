"""Plots as SVG, drawn by hand: nothing to install, and they look well on light and on dark pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, isfinite, log10

from spieltrieb.core.errors import BadOption

Points = Sequence[tuple[float, float]]

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 40, 48
LETTER = 7.2  # how wide a letter is, at most on average
# Told apart by everybody, also in grey (Okabe and Ito).
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#444}.title{font-size:15px;font-weight:600}"
    ".grid{stroke:#8884;stroke-width:1}@media(prefers-color-scheme:dark){text{fill:#ccc}}"
)


def lines(series: Mapping[str, Points], title: str, across: str, up: str) -> str:
    """Curves over one axis, each with its name; a series without points is left out."""
    shown = {name: [p for p in points if isfinite(p[0]) and isfinite(p[1])] for name, points in series.items()}
    shown = {name: points for name, points in shown.items() if points}
    frame = _Frame([p for points in shown.values() for p in points], title, across, up)
    for (name, points), colour in zip(shown.items(), COLOURS * len(shown), strict=False):
        path = " ".join(f"{frame.x(x):.1f},{frame.y(y):.1f}" for x, y in points)
        frame.draw(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        if name:
            frame.explain(name, colour)
    return frame.svg()


def shares(series: Mapping[str, Sequence[float]], title: str, across: str, up: str) -> str:
    """How often whole numbers came up, as a curve for each series: the share of every number, in per cent."""
    found = {}
    for name, numbers in series.items():
        counts = Counter(round(number) for number in numbers)
        span = range(min(counts) - 1, max(counts) + 2) if counts else ()
        found[name] = [(float(number), 100 * counts[number] / len(numbers)) for number in span]
    return lines(found, title, across, up)


def intervals(rows: Sequence[tuple[str, float, float]], title: str, across: str) -> str:
    """A value for each name, and how far it may be off to each side; an error that is not known is not drawn."""
    if not rows:
        raise BadOption("There is nothing to draw: `intervals` takes one row or more.", option="rows")
    known = [(name, value, error if isfinite(error) else 0.0) for name, value, error in rows]
    ends = [(value + way * error, float(-at)) for at, (_, value, error) in enumerate(known) for way in (-1, 1)]
    frame = _Frame([*ends, (ends[0][0], 0.5), (ends[0][0], 0.5 - len(known))], title, across, "", names_only=True)
    for at, (name, value, error) in enumerate(known):
        x, y = frame.x(value), frame.y(-at)
        colour = COLOURS[at % len(COLOURS)]
        frame.draw(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
        reach = f"M{frame.x(value - error):.1f} {y:.1f}H{frame.x(value + error):.1f}"
        frame.draw(f'<path d="{reach}" stroke="{colour}" stroke-width="3"/>')
        frame.draw(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>')
        said = f"{name}: {value:.0f}" + (f" ± {error:.0f}" if error else "")
        half = min(LETTER * len(said), WIDTH) / 2  # so near an edge it is moved inside
        middle = min(max(x, half), WIDTH - half)
        frame.draw(f'<text x="{middle:.1f}" y="{y - 10:.1f}" text-anchor="middle">{escape(said)}</text>')
    return frame.svg()


def stacked(*pictures: str) -> str:
    """Several plots in one picture, one below the other."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT * len(pictures)}">'
    placed = [
        picture.replace("<svg ", f'<svg y="{HEIGHT * at}" width="{WIDTH}" height="{HEIGHT}" ', 1)
        for at, picture in enumerate(pictures)
    ]
    return "\n".join([head, *placed, "</svg>", ""])


class _Frame:
    """Axes with round numbers, and what is drawn between them."""

    def __init__(self, points: Points, title: str, across: str, up: str, names_only: bool = False) -> None:
        self._across = _ticks([x for x, _ in points])
        self._up = sorted(y for _, y in points) if names_only else _ticks([y for _, y in points])
        self._explained = 0
        middle = LEFT + (WIDTH - LEFT - RIGHT) / 2
        self._parts = [f'<text class="title" x="{LEFT}" y="22">{escape(title)}</text>']
        self.draw(f'<text x="{middle}" y="{HEIGHT - 10}" text-anchor="middle">{escape(across)}</text>')
        turned = f'transform="translate(16 {HEIGHT / 2}) rotate(-90)"'
        self.draw(f'<text {turned} text-anchor="middle">{escape(up)}</text>')
        for tick in self._across:
            self.draw(f'<text x="{self.x(tick):.1f}" y="{HEIGHT - 28}" text-anchor="middle">{tick:g}</text>')
        for tick in () if names_only else self._up:
            y = self.y(tick)
            self.draw(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
            self.draw(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tick:g}</text>')

    def x(self, value: float) -> float:
        """Where a value lies across."""
        return LEFT + (value - self._across[0]) / (self._across[-1] - self._across[0]) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        """Where a value lies above the bottom."""
        share = (value - self._up[0]) / (self._up[-1] - self._up[0])
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    def explain(self, name: str, colour: str) -> None:
        """Add a name to the legend in the upper right corner."""
        self._explained += 1
        y = TOP + 18 * self._explained
        style = f'text-anchor="end" style="fill:{colour};font-weight:600"'
        self.draw(f'<text x="{WIDTH - RIGHT - 4}" y="{y}" {style}>{escape(name)}</text>')

    def draw(self, part: str) -> None:
        """Add a part of the picture."""
        self._parts.append(part)

    def svg(self) -> str:
        """The whole picture."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        return "\n".join([head, f"<style>{STYLE}</style>", *self._parts, "</svg>", ""])


def _ticks(values: Sequence[float]) -> list[float]:
    """About six round numbers that span all values."""
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    size = max(1.0, abs(low), abs(high))
    if high - low < 1e-9 * size:  # as good as equal: there would be no round numbers between them
        low, high = low - max(0.5, 1e-9 * size), high + max(0.5, 1e-9 * size)
    rough = (high - low) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(power * nice for nice in (1, 2, 5, 10) if power * nice >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [round(step * k, 10) for k in range(first, last + 1)]
