"""The plots of the documentation, drawn from the numbers of the pages themselves: python bench/plots.py (a second).

The numbers are made by the commands that stand beside them; a test (tests/test_pictures.py) fails where a page has new
numbers and its plot has not.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from spieltrieb.lab import plots

DOCS = Path(__file__).resolve().parent.parent / "docs"
Rows = dict[str, list[tuple[str, float]]]  # by name: values, and what is written beside them
LEFT, RIGHT, ROW = 120, 540, 44


def drawn() -> dict[Path, str]:
    """All plots, by where they lie."""
    found = {"strength": strength(), "speed": speed(), "scaling": scaling()}
    return {DOCS / "pictures" / f"{name}.svg": svg for name, svg in found.items()}


def strength() -> str:
    """The ratings of the five levels, in every game."""
    found: Rows = {}
    for section in (DOCS / "strength.md").read_text(encoding="utf-8").split("\n## ")[1:]:
        title = section.partition("\n")[0].strip()
        ratings = dict(re.findall(r"^\| level(\d) \| (\d+) ±", section, re.MULTILINE))
        if len(ratings) == 5:
            found[title] = [(level, float(ratings[level])) for level in sorted(ratings)]
    return _chart(found, "How strong levels 1 to 5 are: ratings", 1000)


def speed() -> str:
    """Decisions a second, on one core and on a GPU."""
    head, *rows = _table(DOCS / "bench.md")
    playout = next(row for row in rows if row[0].startswith("`playout`"))
    core = {game: [(text, _millions(text))] for game, text in zip(head[1:5], playout[1:5], strict=True)}
    gpu = {row[0]: [(row[4], _millions(row[4]))] for row in rows if row[1:3] == ("2", "2^20")}
    return _below(
        _chart(core, "Whole random games on one core: decisions a second"),
        _chart(gpu, "A million games at once on one GPU: decisions a second"),
    )


def scaling() -> str:
    """Moves a second that are kept before they are told, on both stores."""
    found = re.search(
        r"([\d,]+) moves a second on PostgreSQL, ([\d,]+) on SQLite", (DOCS / "scaling.md").read_text(encoding="utf-8")
    )
    if found is None:
        raise SystemExit("docs/scaling.md does not say how many moves a second there are on PostgreSQL and on SQLite.")
    rows = {name: [(text, _number(text))] for name, text in zip(("PostgreSQL", "SQLite"), found.groups(), strict=True)}
    return _chart(rows, "One server on two cores: durable moves a second")


def _chart(rows: Rows, title: str, least: float = 0.0) -> str:
    """A line for each name, with its values as points; where there is one alone, a bar leads to it."""
    most = max(value for points in rows.values() for _, value in points)
    parts = [f'<text class="title" x="8" y="22">{escape(title)}</text>']
    for at, (name, points) in enumerate(rows.items()):
        y, colour = 58 + ROW * at, plots.COLOURS[at % len(plots.COLOURS)]
        parts.append(f'<text x="8" y="{y + 4}">{escape(name)}</text>')
        if len(points) > 1:
            parts.append(f'<path class="grid" d="M{LEFT} {y}H{RIGHT}"/>')
        for said, value in points:
            x = LEFT + (RIGHT - LEFT) * (value - least) / (most - least)
            if len(points) == 1:
                parts.append(f'<path d="M{LEFT} {y}H{x:.1f}" stroke="{colour}" stroke-width="12"/>')
                parts.append(f'<text x="{x + 8:.1f}" y="{y + 4}">{escape(said)}</text>')
            else:
                parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="6" fill="{colour}"/>')
                parts.append(f'<text x="{x:.1f}" y="{y - 10}" text-anchor="middle">{said}: {value:.0f}</text>')
    size = f'width="640" height="{ROW * len(rows) + 50}"'
    view = f'viewBox="0 0 640 {ROW * len(rows) + 50}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view} role="img">'
    return "\n".join([head, f"<style>{plots.STYLE}</style>", *parts, "</svg>", ""])


def _below(*charts: str) -> str:
    """Charts of one height, one below the other."""
    height = int(re.findall(r'height="(\d+)"', charts[0])[0])
    placed = [chart.replace("<svg ", f'<svg y="{height * at}" ', 1) for at, chart in enumerate(charts)]
    whole = f'width="640" height="{height * len(charts)}" viewBox="0 0 640 {height * len(charts)}"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {whole}>', *placed, "</svg>", ""])


def _table(page: Path) -> list[tuple[str, ...]]:
    """All rows of the tables of a page."""
    lines = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]


def _millions(text: str) -> float:
    return _number(text.removesuffix(" million"))


def _number(text: str) -> float:
    return float(text.replace(",", ""))


def main() -> None:
    for path, svg in drawn().items():
        path.write_text(svg, encoding="utf-8")
        print(path.relative_to(DOCS.parent))


if __name__ == "__main__":
    main()
