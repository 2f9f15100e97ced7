"""Boards as text: a module for each game, under the game's key, with a function `draw`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from spieltrieb.core.position import Position


def draw(position: Position, seat: int | None, names: Sequence[str], lang: str) -> str:
    """The board as a seat, or a spectator, sees it: text with marks for colour (see markup.py)."""
    module = import_module(f"{__name__}.{position.game.key}")
    drawn: str = module.draw(position.view(seat), names, lang, position.outcome)
    return drawn
