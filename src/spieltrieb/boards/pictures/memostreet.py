"""Memo Street as a picture: the tiles on the table, and the score boards beside them."""

from __future__ import annotations

from collections.abc import Sequence

from spieltrieb.boards.pictures.picture import BACK, FAINT, INK, LINE, PAPER, TILE, TURN, Picture
from spieltrieb.core.position import Outcome
from spieltrieb.games.memostreet.moves import FACES, ROW_NAMES
from spieltrieb.games.memostreet.state import ROWS, SMALL, TABLE_ROWS
from spieltrieb.games.memostreet.view import FACE_DOWN, GONE, Board, View
from spieltrieb.locale import text

CELL = 36
EDGE = 16
AXIS = 20  # the letters and numbers beside the table
LABEL = 104  # the names of the rows
SHEET = 112  # a score board
ROW = 23


def draw(shown: View, names: Sequence[str], lang: str, _: Outcome | None) -> Picture:
    """The table with what is face up now, and the score boards with what lies in their rows."""
    left = EDGE + AXIS + shown.columns * CELL + 24
    height = EDGE + 34 + (ROWS + 3) * ROW + EDGE
    picture = Picture(left + LABEL + len(names) * SHEET + EDGE - 8, height)
    _draw_table(picture, shown)
    rows = [text(lang, f"memostreet-row-{name}") for name in ROW_NAMES]
    labels = [*rows[:SMALL], text(lang, "board-upper"), text(lang, "board-bonus"), *rows[SMALL:]]
    for line, label in enumerate([*labels, text(lang, "board-total")]):
        picture.words(left, EDGE + 34 + (line + 0.5) * ROW, label, 13, FAINT, "start")
    for seat, board in enumerate(shown.boards):
        acting = seat in shown.actors
        x = left + LABEL + seat * SHEET
        picture.words(x, EDGE + 12, names[seat][:13], 14, TURN if acting else INK, "start", acting)
        _draw_sheet(picture, board, x)
    return picture


def _draw_table(picture: Picture, shown: View) -> None:
    """The tiles that lie on the table; between them the places that are empty already."""
    top = EDGE + AXIS
    for column in range(shown.columns):
        picture.words(EDGE + AXIS + (column + 0.5) * CELL, EDGE + 8, "abcdefghijklm"[column], 12, FAINT)
    for row in range(TABLE_ROWS):
        picture.words(EDGE + 8, top + (row + 0.5) * CELL, row + 1, 12, FAINT)
    for cell, tile in enumerate(shown.table):
        x, y = EDGE + AXIS + cell // TABLE_ROWS * CELL, top + cell % TABLE_ROWS * CELL
        if tile == GONE:
            picture.disc(x + CELL / 2, y + CELL / 2, 2, LINE)
        elif tile == FACE_DOWN:
            pointed = cell == shown.pointed
            picture.box(x + 2, y + 2, CELL - 4, CELL - 4, BACK, TURN if pointed else LINE)
            if pointed:
                picture.words(x + CELL / 2, y + CELL / 2, "?", 18, PAPER, bold=True)
        else:
            picture.box(x + 2, y + 2, CELL - 4, CELL - 4, TILE, TURN)
            picture.words(x + CELL / 2, y + CELL / 2, FACES[tile], 18, bold=True)


def _draw_sheet(picture: Picture, board: Board, x: float) -> None:
    """A score board: what lies in each row, and what it is worth."""
    y = EDGE + 34
    for number, row in enumerate(board.rows):
        if number == SMALL:
            for worth in (board.upper, board.bonus):
                picture.words(x + SHEET - 16, y + ROW / 2, worth, 13, FAINT, "end")
                y += ROW
        for place in range(3):
            tile_x = x + place * 22
            if place >= len(row.tiles):
                picture.box(tile_x, y + 2, 19, ROW - 4, PAPER)
            elif row.tiles[place] == FACE_DOWN:
                picture.box(tile_x, y + 2, 19, ROW - 4, BACK)
            else:
                picture.box(tile_x, y + 2, 19, ROW - 4, TILE)
                picture.words(tile_x + 9.5, y + ROW / 2, FACES[row.tiles[place]], 12, bold=True)
        if row.value is not None:
            picture.words(x + SHEET - 16, y + ROW / 2, row.value, 13, anchor="end")
        y += ROW
    picture.words(x + SHEET - 16, y + ROW / 2, board.total, 15, anchor="end", bold=True)
