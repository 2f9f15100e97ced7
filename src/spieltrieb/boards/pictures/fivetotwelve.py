"""5 vor 12 as a picture: the boards side by side, and the middle of the table below them."""

from __future__ import annotations

from collections.abc import Sequence

from spieltrieb.boards.pictures.picture import BACK, FAINT, INK, LINE, PAPER, TILE, TURN, Picture
from spieltrieb.core.position import Outcome
from spieltrieb.games.fivetotwelve.state import DOTS, NUMBERS
from spieltrieb.games.fivetotwelve.view import View
from spieltrieb.locale import text

CELL = 42
BOARD = 4 * CELL + 24  # a board with the space beside it
EDGE = 16
HEAD = 30  # above a board: whose it is
FOOT = CELL + 14  # below it: the tile in hand
SLOT = 22  # the place of a number in the middle


def draw(shown: View, names: Sequence[str], lang: str, _: Outcome | None) -> Picture:
    """The boards, and how many tiles of each number lie open and face down."""
    width = max(len(shown.boards) * BOARD, NUMBERS * SLOT + 70) + 2 * EDGE
    middle = EDGE + HEAD + 4 * CELL + FOOT
    picture = Picture(width, middle + 76)
    for seat in range(len(shown.boards)):
        _draw_board(picture, shown, seat, names[seat], EDGE + seat * BOARD)
    picture.words(EDGE, middle + 30, text(lang, "board-open"), 12, FAINT, "start")
    picture.words(EDGE, middle + 58, text(lang, "board-face-down"), 12, FAINT, "start")
    for tile in range(NUMBERS):
        x = EDGE + 70 + tile * SLOT
        lying, unseen = shown.open.count(tile + 1), shown.unseen[tile]
        for copy in range(lying):
            picture.box(x, middle + 18 - 4 * copy, SLOT - 3, 24, TILE)
        picture.words(x + 9, middle + 30 - 4 * max(0, lying - 1), tile + 1, 12, INK if lying else LINE, bold=lying > 0)
        picture.words(x + 9, middle + 58, unseen, 12, INK if unseen else LINE)
    return picture


def _draw_board(picture: Picture, shown: View, seat: int, name: str, left: float) -> None:
    """A seat's board with its name above and the tile in its hand below."""
    acting = seat in shown.actors
    top = EDGE + HEAD
    picture.words(left, EDGE + 12, name[:20], 15, TURN if acting else INK, "start", acting)
    for cell, number in enumerate(shown.boards[seat]):
        x, y = left + cell % 4 * CELL, top + cell // 4 * CELL
        picture.box(x, y, CELL, CELL, PAPER)
        if number:
            picture.box(x + 3, y + 3, CELL - 6, CELL - 6, TILE)
            picture.words(x + CELL / 2, y + CELL / 2, number, 18, bold=True)
        elif cell in DOTS:
            picture.disc(x + CELL / 2, y + CELL / 2, 4, BACK)
    if held := shown.hands[seat]:
        y = top + 4 * CELL + 6
        picture.box(left, y, CELL, CELL, TILE, TURN)
        picture.words(left + CELL / 2, y + CELL / 2, held, 18, TURN, bold=True)
