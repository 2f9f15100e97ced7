"""A picture as a list of simple shapes, which can be written as SVG (here) and painted as pixels (`painting.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal
from xml.sax.saxutils import escape

Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]

# The colours of all boards.
CLOTH, PAPER, LINE, INK, FAINT = "#efe9dc", "#fffdf7", "#b9ad97", "#2e2a25", "#8a8172"
TURN, GOOD, BAD, TILE, BACK = "#b3421b", "#2f7d4f", "#b03a2e", "#f3d9a4", "#9c8f7c"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, its corners rounded by a radius."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    line: str | None = None
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle, filled."""

    x: float
    y: float
    radius: float
    fill: str


@dataclass(frozen=True, slots=True)
class Path:
    """A line from point to point, with flat ends and round bends."""

    points: tuple[Point, ...]
    line: str
    width: float


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text; y is its middle."""

    x: float
    y: float
    text: str
    size: float = 14
    fill: str = INK
    anchor: Anchor = "middle"
    bold: bool = False


Shape = Box | Disc | Path | Words


@dataclass(slots=True)
class Picture:
    """Shapes on a cloth of a certain size, those that come later above the earlier ones."""

    width: int
    height: int
    shapes: list[Shape] = field(default_factory=list)

    def box(self, x: float, y: float, width: float, height: float, fill: str, line: str = LINE) -> None:
        """Add a rectangle with corners a little rounded, such as a tile."""
        self.shapes.append(Box(x, y, width, height, fill, line, 4))

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """Add a filled circle."""
        self.shapes.append(Disc(x, y, radius, fill))

    def path(self, points: Sequence[Point], line: str, width: float) -> None:
        """Add a line from point to point."""
        self.shapes.append(Path(tuple(points), line, width))

    def words(
        self,
        x: float,
        y: float,
        text: object,
        size: float = 14,
        fill: str = INK,
        anchor: Anchor = "middle",
        bold: bool = False,
    ) -> None:
        """Add a line of text, whose middle is at y."""
        self.shapes.append(Words(x, y, printable(str(text)), size, fill, anchor, bold))

    def svg(self) -> str:
        """The picture as an SVG document."""
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}" font-family="Helvetica, Arial, sans-serif">',
            f'<rect width="{self.width}" height="{self.height}" fill="{CLOTH}"/>',
            *map(_element, self.shapes),
            "</svg>",
        ]
        return "\n".join(lines) + "\n"


def printable(text: str) -> str:
    """A text without the signs that a picture cannot hold: a name may have any."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def _element(shape: Shape) -> str:
    """A shape as an element of SVG."""
    match shape:
        case Box():
            line = f' stroke="{shape.line}"' if shape.line else ""
            return (
                f'<rect x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}" '
                f'rx="{shape.radius:g}" fill="{shape.fill}"{line}/>'
            )
        case Disc():
            return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" fill="{shape.fill}"/>'
        case Path():
            points = " ".join(f"{x:g},{y:g}" for x, y in shape.points)
            return (
                f'<polyline points="{points}" fill="none" stroke="{shape.line}" '
                f'stroke-width="{shape.width:g}" stroke-linejoin="round"/>'
            )
        case Words():
            bold = ' font-weight="bold"' if shape.bold else ""
            return (
                f'<text x="{shape.x:g}" y="{shape.y:g}" dy=".35em" font-size="{shape.size:g}" fill="{shape.fill}" '
                f'text-anchor="{shape.anchor}"{bold}>{escape(shape.text)}</text>'
            )
