"""Da Vinci Code in the terminal: the codes in rows."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from spieltrieb.boards.markup import plain
from spieltrieb.core.position import Outcome
from spieltrieb.games.davincicode.view import Tile, View
from spieltrieb.locale import text


def draw(shown: View, names: Sequence[str], lang: str, outcome: Outcome | None) -> str:
    """The codes in rows, hidden tiles in brackets, and what is known besides, as text with marks for colour."""
    longest = max(len(code) for code in shown.codes)
    points = outcome.scores if outcome else shown.points  # at the end with what the winner's hidden numbers add
    lines = [f"{'':19}" + "".join(f"{place:<6}" for place in range(1, longest + 1)).rstrip()]
    for seat, code in enumerate(shown.codes):
        title = plain(f"{seat} {names[seat]}"[:12].ljust(12))
        title = f"[bold]{title}[/]" if seat in shown.actors else title
        row = "".join(_cell(tile) + " " * (3 - len(tile.value)) for tile in code)
        out = text(lang, "board-out") if seat in shown.out else ""
        lines.append(f"{title}{points[seat]:>4}  {row}{out}".rstrip())
    lines += wrap("; ".join(_missed(shown, lang)), 100)
    black, white = shown.pool
    lines.append(text(lang, "board-pool", black=black, white=white) + _apart(shown, names, lang))
    return "\n".join(lines)


def _cell(tile: Tile) -> str:
    face = f"{tile.colour}{tile.value}"
    ink = "black on white" if tile.colour == "w" else "white on grey23"
    return f"[{ink}] {face} [/]" if tile.open else f"[{ink}]({face})[/]"


def _missed(shown: View, lang: str) -> list[str]:
    return [
        text(lang, "board-miss", place=f"{seat}.{place}", values=" ".join(tile.ruled_out))
        for seat, code in enumerate(shown.codes)
        for place, tile in enumerate(code, 1)
        if tile.ruled_out
    ]


def _apart(shown: View, names: Sequence[str], lang: str) -> str:
    if shown.drawn is None:
        return ""
    name = plain(names[shown.turn][:40])
    return "  " + text(lang, "board-apart", tile=_cell(shown.drawn), name=name)
