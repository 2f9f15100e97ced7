"""Da Vinci Code as a picture: the codes in rows, hidden tiles darker at their foot, and the pool below."""

from __future__ import annotations

from collections.abc import Sequence

from spieltrieb.boards.pictures.picture import BAD, FAINT, GOOD, INK, PAPER, TURN, Picture
from spieltrieb.core.position import Outcome
from spieltrieb.games.davincicode.state import PLACES
from spieltrieb.games.davincicode.view import Tile, View
from spieltrieb.locale import text

TILE_WIDTH, TILE_HEIGHT = 40, 56
EDGE = 16
HEAD = 28  # above a code: whose it is
MISSES = 50  # below it: what its tiles were wrongly taken for, in at most four lines
ROW = HEAD + TILE_HEIGHT + MISSES
BLACK, WHITE = "#35322d", PAPER


def draw(shown: View, names: Sequence[str], lang: str, outcome: Outcome | None) -> Picture:
    """The codes as this seat may see them, the tile that stands apart, and what is left in the pool."""
    points = outcome.scores if outcome else shown.points  # at the end with what the winner's hidden numbers add
    pool = EDGE + len(shown.codes) * ROW
    picture = Picture(2 * EDGE + PLACES * (TILE_WIDTH + 4) + 70, pool + TILE_HEIGHT + EDGE)
    for seat, code in enumerate(shown.codes):
        acting = seat in shown.actors
        top = EDGE + seat * ROW
        title = f"{names[seat][:30]}: {points[seat]}"
        if seat in shown.out:
            title += f" ({text(lang, 'board-out')})"
        picture.words(EDGE, top + 10, title, 15, TURN if acting else INK, "start", acting)
        for place, tile in enumerate(code):
            _draw_tile(picture, tile, EDGE + place * (TILE_WIDTH + 4), top + HEAD)
        if shown.drawn is not None and seat == shown.turn:
            _draw_tile(picture, shown.drawn, picture.width - EDGE - TILE_WIDTH, top + HEAD)
    for place, (left, fill) in enumerate(zip(shown.pool, (BLACK, WHITE), strict=True)):
        picture.box(EDGE + place * (TILE_WIDTH + 8), pool, TILE_WIDTH, TILE_HEIGHT - 12, fill)
        ink = PAPER if fill == BLACK else INK
        picture.words(EDGE + place * (TILE_WIDTH + 8) + TILE_WIDTH / 2, pool + 22, left, 16, ink)
    black, white = shown.pool
    said = text(lang, "board-pool", black=black, white=white)
    picture.words(EDGE + 2 * (TILE_WIDTH + 8) + 8, pool + 22, said, 13, FAINT, "start")
    return picture


def _draw_tile(picture: Picture, tile: Tile, x: float, y: float) -> None:
    """A tile with its face if the seat may know it; a green foot if it lies open; below it what it is not."""
    fill, ink = (BLACK, PAPER) if tile.colour == "b" else (WHITE, INK)
    picture.box(x, y, TILE_WIDTH, TILE_HEIGHT, fill, GOOD if tile.open else INK)
    picture.words(x + TILE_WIDTH / 2, y + 25, tile.value, 20, ink, bold=True)
    if tile.open:
        picture.box(x + 6, y + TILE_HEIGHT - 9, TILE_WIDTH - 12, 5, GOOD, GOOD)
    for line in range(0, len(tile.ruled_out), 3):
        missed = ", ".join(tile.ruled_out[line : line + 3])
        picture.words(x + TILE_WIDTH / 2, y + TILE_HEIGHT + 8 + 10 * (line // 3), missed, 9, BAD)
