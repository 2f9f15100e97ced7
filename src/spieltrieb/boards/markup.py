"""Boards as text carry marks for colour in square brackets, as `[bold]7[/]`; names must not be taken for marks."""

from __future__ import annotations

import re

MARK = re.compile(r"(\\*)\[([a-z#/@][^\[]*?)\]")  # as rich reads them


def plain(text: str) -> str:
    """A text, such as a player's name, whose brackets are shown as they are: backslashes before them are doubled."""
    return re.sub(r"(\\*)\[", r"\1\1\\[", text)


def unmarked(drawn: str) -> str:
    """A board as text without its marks, for where there is no colour: what rich would show, but much faster."""
    shown, at = [], 0
    for mark in MARK.finditer(drawn):
        shown.append(drawn[at : mark.start()].replace("\\[", "["))
        backslashes, said = len(mark[1]), f"[{mark[2]}]"
        shown.append("\\" * (backslashes // 2) + said * (backslashes % 2))  # after an odd number it isn't a mark
        at = mark.end()
    return "".join(shown) + drawn[at:].replace("\\[", "[")
