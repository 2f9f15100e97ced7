"""Kreuz & Quer in the terminal: a cell is five columns wide and three lines high."""

from __future__ import annotations

import re
from collections.abc import Sequence

from spieltrieb.boards.markup import plain
from spieltrieb.core.position import Outcome
from spieltrieb.games.kreuzquer import faces
from spieltrieb.games.kreuzquer.state import CENTRE, ROUNDS
from spieltrieb.games.kreuzquer.view import Board, View
from spieltrieb.locale import text

UPRIGHT = {"W": "║", "n": "│", "-": " "}
ACROSS = {"W": "══", "n": "──", "-": "  "}
# The middle of a face of two paths, each of which turns a corner; all others just cross.
CROSSING = {"##--+--##": "╲", "--##+##--": "╲", "#--#+-##-": "╱", "-##-+#--#": "╱"}
WIDTH = 33  # of a board: row and port, the frame around 25 columns, port


def draw(shown: View, names: Sequence[str], lang: str, _: Outcome | None) -> str:
    """The boards, two side by side, and the tile that was turned up, as text with marks for colour."""
    blocks = [
        [_title(seat, names[seat], shown, lang), *_draw_board(board, shown.centre)]
        for seat, board in enumerate(shown.boards)
    ]
    lines = []
    for start in range(0, len(blocks), 2):
        lines += ["    ".join(parts).rstrip() for parts in zip(*blocks[start : start + 2], strict=True)]
        lines.append("")
    return "\n".join(lines + _draw_turned_up(shown, lang))


def _title(seat: int, name: str, shown: View, lang: str) -> str:
    points = text(lang, "board-minus", points=shown.boards[seat].minus_points)
    room = WIDTH - len(points)
    who = plain(f"{seat} {name}"[: room - 1].ljust(room))
    return f"[bold]{who}[/]{points}" if seat in shown.actors else f"{who}{points}"


def _draw_board(board: Board, centre: str) -> list[str]:
    """A board with its ports around it; those joined to the centre stand out."""
    ports = {
        port.place: f"[bold green]{port.value}[/]" if port.joined else f"[red]{port.value}[/]" for port in board.ports
    }
    columns, north, south = (
        "     " + "".join(f"  {signs.get(column + end, ' ')}  " for column in "abcde") + "   "
        for signs, end in (({column: f"[dim]{column}[/]" for column in "abcde"}, ""), (ports, "1N"), (ports, "5S"))
    )
    lines = [columns, north, f"    ┌{'─' * 25}┐  "]
    for row in range(5):
        upper, middle, lower = (
            "".join(parts)
            for parts in zip(*(_draw_cell(board, 5 * row + column, centre) for column in range(5)), strict=True)
        )
        west, east = ports.get(f"a{row + 1}W", " "), ports.get(f"e{row + 1}E", " ")
        lines += [f"    │{upper}│  ", f"[dim]{row + 1}[/] {west} │{middle}│ {east}", f"    │{lower}│  "]
    return [*lines, f"    └{'─' * 25}┘  ", south]


def _draw_cell(board: Board, cell: int, centre: str) -> tuple[str, str, str]:
    """A cell in three lines: the centre, a tile, a spiral, or a dot where it is free."""
    tile = board.cells[cell]
    if cell == CENTRE:
        return _draw_face(centre, "◆", "yellow")
    if tile is None:
        return "     ", "  [dim]·[/]  ", "     "
    if tile.face is None:
        return "     ", "  [magenta]@[/]  ", "     "
    return _draw_face(tile.face, "●", "cyan")


def _draw_face(face: str, joint: str, colour: str) -> tuple[str, str, str]:
    """A face in three lines: double lines for wide exits, single ones for narrow exits; two paths merely cross."""
    north, east, south, west = faces.sides(face)
    middle = CROSSING.get(re.sub(r"\w", "#", face), "╳") if "+" in face else joint
    return (
        f"  [{colour}]{UPRIGHT[north]}[/]  ",
        f"[{colour}]{ACROSS[west]}{middle}{ACROSS[east]}[/]",
        f"  [{colour}]{UPRIGHT[south]}[/]  ",
    )


def _draw_turned_up(shown: View, lang: str) -> list[str]:
    """The tile that was turned up, in all turns that look different, with their angles."""
    lines = [text(lang, "board-round", round=shown.round, of=ROUNDS, left=len(shown.unseen))]
    if shown.tile and shown.face:
        lines[0] += "  " + text(lang, "board-turned-up", tile=f"[bold]{shown.tile}[/]")
        angles = range(faces.turns(shown.face))
        looks = [_draw_face(faces.turned(shown.face, turn), "●", "cyan") for turn in angles]
        lines += ["".join(f"  {part}   " for part in parts).rstrip() for parts in zip(*looks, strict=True)]
        lines.append("".join(f"{f'/{90 * turn}':^10}" for turn in angles).rstrip())
    return lines
