"""Boards as text carry marks for colour in square brackets, as `[bold]7[/]`; names must not be taken for marks."""

from __future__ import annotations

import re


def plain(text: str) -> str:
    """A text, such as a player's name, whose brackets are shown as they are: backslashes before them are doubled."""
    return re.sub(r"(\\*)\[", r"\1\1\\[", text)


def unmarked(drawn: str) -> str:
    """A board as text without its marks, for where there is no colour."""
    from rich.text import Text

    return Text.from_markup(drawn, emoji=False).plain
