"""Kreuz & Quer as a picture: the plans with their ports, and the tile that was turned up below them."""

from __future__ import annotations

from collections.abc import Sequence

from spieltrieb.boards.pictures.picture import BACK, BAD, FAINT, GOOD, INK, LINE, PAPER, TILE, TURN, Picture, Point
from spieltrieb.core.position import Outcome
from spieltrieb.games.kreuzquer import faces
from spieltrieb.games.kreuzquer.state import CENTRE, ROUNDS
from spieltrieb.games.kreuzquer.view import Board, View
from spieltrieb.locale import text

CELL = 48
EDGE = 16
HEAD = 28  # above a plan: whose it is
RIM = 22  # around it: the ports
PLAN = 5 * CELL + 2 * RIM + 20  # a plan with the space beside it
WIDTHS = {"W": 12.0, "n": 4.0}  # of paths
OUT = ((0, -1), (1, 0), (0, 1), (-1, 0))  # the way to the sides N, E, S, W


def draw(shown: View, names: Sequence[str], lang: str, _: Outcome | None) -> Picture:
    """The plans, two side by side, and the tile that was turned up, in all turns that look different."""
    across = min(2, len(shown.boards))
    below = EDGE + (len(shown.boards) + 1) // 2 * (HEAD + PLAN)
    picture = Picture(max(across * PLAN, 4 * (CELL + 12) + 150) + 2 * EDGE, below + CELL + 46)
    for seat, board in enumerate(shown.boards):
        left, top = EDGE + seat % 2 * PLAN, EDGE + seat // 2 * (HEAD + PLAN)
        acting = seat in shown.actors
        title = f"{names[seat][:18]}: {text(lang, 'board-minus', points=board.minus_points)}"
        picture.words(left, top + 12, title, 15, TURN if acting else INK, "start", acting)
        _draw_plan(picture, board, shown.centre, left + RIM, top + HEAD + RIM)
    said = text(lang, "board-round", round=shown.round, of=ROUNDS, left=len(shown.unseen))
    picture.words(EDGE, below + 6, said, 13, FAINT, "start")
    if shown.tile and shown.face:
        picture.words(EDGE, below + 24 + CELL / 2, text(lang, "board-turned-up", tile=shown.tile), 13, INK, "start")
        for turn in range(shown.turns):
            x, y = picture.width - EDGE - (shown.turns - turn) * (CELL + 12) + 12, below + 20
            picture.box(x, y, CELL, CELL, TILE)
            _draw_face(picture, faces.turned(shown.face, turn), x, y, INK)
    return picture


def _draw_plan(picture: Picture, board: Board, centre: str, left: float, top: float) -> None:
    """A plan: the numbers on its rim, green where they are joined to the centre, and the tiles that lie on it."""
    for port in board.ports:
        column, row = "abcde".index(port.place[0]), int(port.place[1]) - 1
        across, down = OUT["NESW".index(port.place[2])]
        x, y = left + (column + 0.5) * CELL, top + (row + 0.5) * CELL
        x, y = x + across * (CELL / 2 + RIM / 2), y + down * (CELL / 2 + RIM / 2)
        picture.disc(x, y, 9, GOOD if port.joined else PAPER)
        picture.words(x, y, port.value, 12, PAPER if port.joined else BAD, bold=True)
    for cell, tile in enumerate(board.cells):
        x, y = left + cell % 5 * CELL, top + cell // 5 * CELL
        if cell == CENTRE:
            picture.box(x, y, CELL, CELL, LINE)
            _draw_face(picture, centre, x, y, TURN)
        elif tile is None:
            picture.box(x, y, CELL, CELL, PAPER)
        elif tile.face is None:
            picture.box(x, y, CELL, CELL, BACK)
            picture.words(x + CELL / 2, y + CELL / 2, "@", 22, PAPER, bold=True)
        else:
            picture.box(x, y, CELL, CELL, TILE)
            _draw_face(picture, tile.face, x, y, INK)


def _draw_face(picture: Picture, face: str, x: float, y: float, ink: str) -> None:
    """The paths of a face: exits that belong together meet in the middle; two paths pass each other."""
    middle = (x + CELL / 2, y + CELL / 2)
    parts = face.split("+")
    for number, part in enumerate(parts):
        exits = [(side, kind) for side, kind in enumerate(part) if kind != "-"]
        crosses = len(parts) == 2 and len(exits) == 2
        if crosses and (exits[0][0] + exits[1][0]) % 2:
            _draw_bend(picture, exits, middle, ink)
            continue
        if number == 1 and crosses:  # straight over the other path: a bridge
            picture.path([_toward(middle, side, 0.3) for side, _ in exits], TILE, 18)
        for side, kind in exits:
            picture.path([middle, _toward(middle, side, 1)], ink, WIDTHS[kind])
        if len(parts) == 1:
            picture.disc(*middle, 7, ink)


def _draw_bend(picture: Picture, exits: list[tuple[int, str]], middle: Point, ink: str) -> None:
    """A path that turns a corner, past the middle: each half as wide as its exit."""
    (first, first_kind), (second, second_kind) = exits
    start, end = _toward(middle, first, 1), _toward(middle, second, 1)
    corner = (
        middle[0] + (start[0] + end[0] - 2 * middle[0]) * 0.15,
        middle[1] + (start[1] + end[1] - 2 * middle[1]) * 0.15,
    )
    curve = [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * corner[0] + t**2 * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * corner[1] + t**2 * end[1],
        )
        for t in (step / 8 for step in range(9))
    ]
    picture.path(curve[:5], ink, WIDTHS[first_kind])
    picture.path(curve[4:], ink, WIDTHS[second_kind])


def _toward(middle: Point, side: int, part: float) -> Point:
    """A point on the way from the middle of a cell to one of its sides."""
    across, down = OUT[side]
    return middle[0] + across * part * CELL / 2, middle[1] + down * part * CELL / 2
