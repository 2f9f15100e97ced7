"""Plots as SVG, drawn by hand: nothing to install, and they look well on light and on dark pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, isfinite, log10

Points = Sequence[tuple[float, float]]

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 40, 48
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
            x, y = points[-1]
            frame.draw(f'<text x="{frame.x(x):.1f}" y="{frame.y(y) - 6:.1f}" text-anchor="end">{escape(name)}</text>')
    return frame.svg()


class _Frame:
    """Axes with round numbers, and what is drawn between them."""

    def __init__(self, points: Points, title: str, across: str, up: str) -> None:
        self._across = _ticks([x for x, _ in points])
        self._up = _ticks([y for _, y in points])
        middle = LEFT + (WIDTH - LEFT - RIGHT) / 2
        self._parts = [f'<text class="title" x="{LEFT}" y="22">{escape(title)}</text>']
        self.draw(f'<text x="{middle}" y="{HEIGHT - 10}" text-anchor="middle">{escape(across)}</text>')
        turned = f'transform="translate(16 {HEIGHT / 2}) rotate(-90)"'
        self.draw(f'<text {turned} text-anchor="middle">{escape(up)}</text>')
        for tick in self._across:
            self.draw(f'<text x="{self.x(tick):.1f}" y="{HEIGHT - 28}" text-anchor="middle">{tick:g}</text>')
        for tick in self._up:
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
    if low == high:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(power * nice for nice in (1, 2, 5, 10) if power * nice >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [round(step * k, 10) for k in range(first, last + 1)]
