"""Memo Street in the terminal: the tiles on the table, and under them the score boards."""

from __future__ import annotations

from collections.abc import Sequence

from spieltrieb.boards.markup import plain
from spieltrieb.core.position import Outcome
from spieltrieb.games.memostreet.moves import FACES, ROW_NAMES
from spieltrieb.games.memostreet.state import ROWS, SMALL, TABLE_ROWS
from spieltrieb.games.memostreet.view import FACE_DOWN, GONE, Row, View
from spieltrieb.locale import text


def draw(shown: View, names: Sequence[str], lang: str, _: Outcome | None) -> str:
    """The tiles on the table, and under them the score boards side by side, as text with marks for colour."""
    lines = ["   " + "".join(f"  {letter} " for letter in "abcdefghijklm"[: shown.columns]).rstrip()]
    for row in range(TABLE_ROWS):
        cells = range(row, len(shown.table), TABLE_ROWS)
        tiles = "".join(_cell(shown.table[cell], cell == shown.pointed) for cell in cells)
        lines.append(f" {row + 1} {tiles}".rstrip())
    lines.append("")
    titles = [f"{seat} {name}"[:17].ljust(17) for seat, name in enumerate(names)]
    marked = [f"[bold]{plain(t)}[/]" if seat in shown.actors else plain(t) for seat, t in enumerate(titles)]
    lines.append(" " * 10 + "   ".join(marked).rstrip())
    for row in range(ROWS):
        if row == SMALL:
            lines += _sums(text(lang, "board-upper"), [board.upper for board in shown.boards])
            lines += _sums(text(lang, "board-bonus"), [board.bonus for board in shown.boards])
        lines.append(f" {ROW_NAMES[row]:<8} " + "".join(_tiles(board.rows[row]) for board in shown.boards).rstrip())
    lines += _sums(text(lang, "board-total"), [board.total for board in shown.boards])
    return "\n".join(lines)


def _cell(tile: int, pointed: bool) -> str:
    if pointed:
        return " [bold yellow]▐?▌[/]"
    if tile == GONE:
        return "    "
    if tile == FACE_DOWN:
        return " [dim]▒▒▒[/]"
    return f" [bold yellow]▐{FACES[tile]}▌[/]"


def _tiles(row: Row) -> str:
    """A row of a score board, 20 characters wide, as they show."""
    if row.value is None:
        return "[dim]· · ·[/]" + " " * 15
    if row.tiles == (FACE_DOWN,):
        return "[dim]▒ void[/]       0      "
    tiles = " ".join(FACES[face] for face in row.tiles)
    return f"[cyan]{tiles:<9}[/]{row.value:>5}      "


def _sums(name: str, sums: list[int]) -> list[str]:
    return [f" [dim]{name:<8}[/] " + "".join(f"{total:>14}      " for total in sums).rstrip()]
