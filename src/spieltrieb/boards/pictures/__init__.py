"""Boards as pictures: a module for each game, under the game's key, with a function `draw`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from spieltrieb.boards.pictures.picture import CLOTH, FAINT, Box, Picture
from spieltrieb.core.position import Position

CAPTION = 26  # the height of a line below the board


def draw(
    position: Position, seat: int | None = None, names: Sequence[str] = (), lang: str = "en", caption: str | None = None
) -> Picture:
    """The board as a seat, or a spectator, sees it, perhaps with a line below it.

    All pictures of one game are of one size, so that they can be shown one after another.
    """
    module = import_module(f"{__name__}.{position.game.key}")
    picture: Picture = module.draw(position.view(seat), names or position.names, lang, position.outcome)
    if caption is not None:
        # Whatever of a board would lie under the line is covered, so that the line can be read.
        picture.shapes.append(Box(0, picture.height, picture.width, CAPTION, CLOTH))
        picture.words(12, picture.height + CAPTION / 2 - 3, caption, 13, FAINT, "start")
        picture.height += CAPTION
    return picture
