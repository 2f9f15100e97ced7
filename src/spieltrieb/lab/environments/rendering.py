"""What environments show: the same boards as everywhere else, through the eyes of a seat or of a spectator."""

from __future__ import annotations

from typing import Any

from spieltrieb.boards.markup import unmarked
from spieltrieb.boards.pictures import draw
from spieltrieb.boards.pictures.painting import pixels
from spieltrieb.boards.text import draw as write
from spieltrieb.core.errors import BadOption
from spieltrieb.core.position import Position

MODES = ("human", "ansi", "rgb_array", "svg")


def check_mode(mode: str | None) -> str | None:
    """The way to show a game, if there is one of this name; None for none."""
    if mode is not None and mode not in MODES:
        known = ", ".join(MODES)
        raise BadOption(f"`render_mode` is one of {known}, not {mode!r}.", option="render_mode", value=mode)
    return mode


def render(position: Position, mode: str | None, seat: int | None) -> Any:
    """The board as text (`ansi`), pixels (`rgb_array`) or SVG (`svg`); `human` prints the text."""
    if mode is None:
        raise BadOption("Nothing can be shown: the environment was made without `render_mode`.", option="render_mode")
    if mode == "svg":
        return draw(position, seat).svg()
    if mode == "rgb_array":
        return pixels(draw(position, seat))
    text = unmarked(write(position, seat, position.names, "en")) + "\n"
    if mode == "ansi":
        return text
    print(text, flush=True)
    return None
