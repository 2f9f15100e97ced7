"""5 vor 12 in the terminal: the boards side by side."""

from __future__ import annotations

from collections.abc import Sequence

from spieltrieb.boards.markup import plain
from spieltrieb.core.position import Outcome
from spieltrieb.games.fivetotwelve.view import View
from spieltrieb.locale import text

WIDTH = 22  # of a board in text


def draw(shown: View, names: Sequence[str], lang: str, _: Outcome | None) -> str:
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
