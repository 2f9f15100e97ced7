"""5 vor 12: what a page shows a seat or a spectator, and the boards as text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from spieltrieb.core.markup import plain
from spieltrieb.core.moves import Actor
from spieltrieb.games.fivetotwelve import rules
from spieltrieb.games.fivetotwelve.state import CELLS, NUMBERS
from spieltrieb.locale import text

SHEET = 4 + 4 + NUMBERS + 4 * CELLS + 4 * NUMBERS  # numbers on a table, at most; see rules.lay_out


@dataclass(slots=True)
class View:
    """The table as everybody sees it; 0 stands for no tile."""

    seat: int | None
    actors: tuple[Actor, ...]
    legal: tuple[str, ...]
    boards: tuple[tuple[int, ...], ...]  # a seat each, 16 numbers from a1 in rows
    hands: tuple[int, ...]  # the tile that each seat holds
    open: tuple[int, ...]  # the numbers lying face up in the middle, ascending
    unseen: tuple[int, ...]  # how many of 1, 2, ... 20 are not yet turned up
    turn: int
    quiet: int  # turns in a row without a draw
    quiet_turns: int


def view(
    veiled: np.ndarray[Any, Any],
    seat: int | None,
    options: Mapping[str, Any],
    actors: tuple[Actor, ...],
    legal: tuple[str, ...],
) -> View:
    """The view of a seat, from its veiled state."""
    sheet = np.empty(SHEET, np.int16)
    seen = sheet[: rules.lay_out(veiled, sheet)].tolist()  # type: ignore[no-untyped-call]
    players, turn, quiet, quiet_turns = seen[:4]
    face_down = 4 + players
    boards = face_down + NUMBERS
    lying_open = boards + players * CELLS
    return View(
        seat,
        actors,
        legal,
        tuple([tuple(seen[at : at + CELLS]) for at in range(boards, lying_open, CELLS)]),
        tuple(seen[4:face_down]),
        tuple(seen[lying_open:]),
        tuple(seen[face_down:boards]),
        turn,
        quiet,
        quiet_turns,
    )


WIDTH = 22  # of a board in text


def draw(shown: View, names: Sequence[str], lang: str = "en") -> str:
    """The boards side by side and the middle of the table, as text with marks for colour."""
    hand = text(lang, "board-hand")
    boards = [_board(shown, seat, f"{seat} {name}"[:WIDTH].ljust(WIDTH), hand) for seat, name in enumerate(names)]
    lines = ["  ".join(parts).rstrip() for parts in zip(*boards, strict=True)]
    lying = " ".join(f"[bold]{number}[/]" for number in shown.open) or text(lang, "board-nothing")
    lines.append(text(lang, "board-middle", tiles=lying, left=sum(shown.unseen)))
    return "\n".join(lines)


def _board(shown: View, seat: int, title: str, hand: str) -> list[str]:
    """One board as lines of the same width (marks not counted)."""
    numbers = shown.boards[seat]
    lines = [f"[bold]{plain(title)}[/]" if seat in shown.actors else plain(title)]
    lines += ["     a   b   c   d    ", "   ┌───┬───┬───┬───┐  "]
    for row in range(4):
        cells = "│".join(_cell(numbers[4 * row + column], column == row) for column in range(4))
        lines.append(f" {row + 1} │{cells}│  ")
        lines.append("   ├───┼───┼───┼───┤  " if row < 3 else "   └───┴───┴───┴───┘  ")
    if held := shown.hands[seat]:
        lines.append(f"   {hand} [bold yellow]{held:<2}[/]".ljust(WIDTH + len("[bold yellow][/]")))
    elif any(shown.hands):
        lines.append(" " * WIDTH)
    return lines


def _cell(number: int, dotted: bool) -> str:
    if number:
        return f"[cyan]{number:^3}[/]"
    return "[dim] • [/]" if dotted else "   "
