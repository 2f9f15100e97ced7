"""Kreuz & Quer: what a page shows a seat or a spectator, and the boards as text for a terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from spieltrieb.core.markup import plain
from spieltrieb.games.kreuzquer import faces, rules
from spieltrieb.games.kreuzquer.state import CENTRE, PORTS, ROUNDS, read_state
from spieltrieb.locale import text

STOCK = 7  # numbers that `rules.take_stock` writes for a seat


@dataclass(slots=True)
class Tile:
    """A tile on a board, face up or as a spiral."""

    symbol: str
    face: str | None  # as it lies, turned; None for a spiral
    angle: int | None  # clockwise; None for a spiral


@dataclass(slots=True)
class Port:
    """A number on the rim."""

    place: str  # a cell and a side: a1N
    value: int
    joined: bool  # whether a path leads from it to the centre, so far


@dataclass(slots=True)
class Board:
    """The board of a seat."""

    cells: tuple[Tile | None, ...]  # 25, from a1 in rows; None where it is free, and for the centre
    ports: tuple[Port, ...]
    spirals: int
    minus_points: int  # if the game ended now
    placed: bool  # whether the seat has placed this round's tile; true between rounds too
    lit: tuple[int, ...]  # for the sides N, E, S, W: the cells, as bits, whose exit there is joined to the centre


@dataclass(slots=True)
class View:
    """The table as everybody sees it."""

    seat: int | None
    actors: tuple[int | str, ...]
    legal: tuple[str, ...]
    boards: tuple[Board, ...]  # one a seat
    tile: str | None  # the symbol that was turned up, until all have placed it
    face: str | None  # its face, not turned
    turns: int  # how many turns of it look different: 1, 2 or 4; 0 where no tile is turned up
    unseen: tuple[str, ...]  # the symbols not yet turned up
    round: int  # from 1 to 24; before the first tile 0
    starter: int
    centre: str  # the face of the centre
    tiles: dict[str, str]  # the box: every symbol with its face


def view(
    veiled: np.ndarray[Any, Any],
    seat: int | None,
    options: Mapping[str, Any],
    actors: tuple[int | str, ...],
    legal: tuple[str, ...],
) -> View:
    """The view of a seat, from its veiled state."""
    s = read_state(veiled)
    tiles: dict[str, str] = options["tiles"]
    symbols = tuple(tiles)
    face_down = s.unseen
    unseen = tuple([symbol for number, symbol in enumerate(symbols) if face_down >> number & 1])
    tile = symbols[s.tile] if s.tile >= 0 else None
    looks = _looks(symbols, tuple(tiles.values()))
    stock = np.empty((s.players, STOCK), np.int64)
    rules.take_stock(veiled, stock)  # type: ignore[no-untyped-call]
    boards = [
        Board(
            tuple([looks[laid] for laid in cells]),
            tuple([port[joined >> number & 1] for number, port in enumerate(_ports(values))]),
            spirals,
            minus_points=-points,
            placed=not s.waiting >> owner & 1,
            lit=tuple(lit),
        )
        for owner, (joined, spirals, points, *lit), cells, values in zip(
            range(s.players), stock.tolist(), s.cells.tolist(), s.ports.tolist(), strict=False
        )
    ]
    return View(
        seat,
        actors,
        legal,
        boards=tuple(boards),
        tile=tile,
        face=tiles[tile] if tile else None,
        turns=faces.turns(tiles[tile]) if tile else 0,
        unseen=unseen,
        round=len(symbols) - len(unseen),
        starter=s.starter,
        centre=options["centre"],
        tiles=dict(tiles),
    )


@lru_cache(64)  # of so many boxes
def _looks(symbols: tuple[str, ...], shown: tuple[str, ...]) -> tuple[Tile | None, ...]:
    """All that can lie on a cell, by its number in the record: nothing, tiles by their turns; from the end spirals."""
    tiles = [
        Tile(symbol, faces.turned(face, turn), 90 * turn)
        for symbol, face in zip(symbols, shown, strict=True)
        for turn in range(4)
    ]
    return (None, *tiles, *(Tile(symbol, None, None) for symbol in reversed(symbols)))


@lru_cache(1024)  # of so many boards
def _ports(values: int) -> tuple[tuple[Port, Port], ...]:
    """The ports of a board, each not joined and joined, by their values in the record."""
    return tuple(
        (Port(place, values >> 2 * port & 3, False), Port(place, values >> 2 * port & 3, True))
        for port, place in enumerate(PORTS)
    )


# ---- As text: a cell is five columns wide and three lines high ----

UPRIGHT = {"W": "║", "n": "│", "-": " "}
ACROSS = {"W": "══", "n": "──", "-": "  "}
# The middle of a face of two paths, each of which turns a corner; all others just cross.
CROSSING = {"##--+--##": "╲", "--##+##--": "╲", "#--#+-##-": "╱", "-##-+#--#": "╱"}
WIDTH = 33  # of a board: row and port, the frame around 25 columns, port


def draw(shown: View, names: Sequence[str], lang: str = "en") -> str:
    """The boards, two side by side, and the tile that was turned up, as text with marks for colour."""
    blocks = [
        [_title(seat, names[seat], shown, lang), *_draw_board(board, shown.centre)]
        for seat, board in enumerate(shown.boards)
    ]
    lines = []
    for start in range(0, len(blocks), 2):
        lines += ["    ".join(parts).rstrip() for parts in zip(*blocks[start : start + 2], strict=True)]
        lines.append("")
    return "\n".join(lines + _draw_turned_up(shown, lang))


def _title(seat: int, name: str, shown: View, lang: str) -> str:
    points = text(lang, "board-minus", points=shown.boards[seat].minus_points)
    room = WIDTH - len(points)
    who = plain(f"{seat} {name}"[: room - 1].ljust(room))
    return f"[bold]{who}[/]{points}" if seat in shown.actors else f"{who}{points}"


def _draw_board(board: Board, centre: str) -> list[str]:
    """A board with its ports around it; those joined to the centre stand out."""
    ports = {
        port.place: f"[bold green]{port.value}[/]" if port.joined else f"[red]{port.value}[/]" for port in board.ports
    }
    columns, north, south = (
        "     " + "".join(f"  {signs.get(column + end, ' ')}  " for column in "abcde") + "   "
        for signs, end in (({column: f"[dim]{column}[/]" for column in "abcde"}, ""), (ports, "1N"), (ports, "5S"))
    )
    lines = [columns, north, f"    ┌{'─' * 25}┐  "]
    for row in range(5):
        upper, middle, lower = (
            "".join(parts)
            for parts in zip(*(_draw_cell(board, 5 * row + column, centre) for column in range(5)), strict=True)
        )
        west, east = ports.get(f"a{row + 1}W", " "), ports.get(f"e{row + 1}E", " ")
        lines += [f"    │{upper}│  ", f"[dim]{row + 1}[/] {west} │{middle}│ {east}", f"    │{lower}│  "]
    return [*lines, f"    └{'─' * 25}┘  ", south]


def _draw_cell(board: Board, cell: int, centre: str) -> tuple[str, str, str]:
    """A cell in three lines: the centre, a tile, a spiral, or a dot where it is free."""
    tile = board.cells[cell]
    if cell == CENTRE:
        return _draw_face(centre, "◆", "yellow")
    if tile is None:
        return "     ", "  [dim]·[/]  ", "     "
    if tile.face is None:
        return "     ", "  [magenta]@[/]  ", "     "
    return _draw_face(tile.face, "●", "cyan")


def _draw_face(face: str, joint: str, colour: str) -> tuple[str, str, str]:
    """A face in three lines: double lines for wide exits, single ones for narrow exits; two paths merely cross."""
    north, east, south, west = faces.sides(face)
    middle = CROSSING.get(re.sub(r"\w", "#", face), "╳") if "+" in face else joint
    return (
        f"  [{colour}]{UPRIGHT[north]}[/]  ",
        f"[{colour}]{ACROSS[west]}{middle}{ACROSS[east]}[/]",
        f"  [{colour}]{UPRIGHT[south]}[/]  ",
    )


def _draw_turned_up(shown: View, lang: str) -> list[str]:
    """The tile that was turned up, in all turns that look different, with their angles."""
    lines = [text(lang, "board-round", round=shown.round, of=ROUNDS, left=len(shown.unseen))]
    if shown.tile and shown.face:
        lines[0] += "  " + text(lang, "board-turned-up", tile=f"[bold]{shown.tile}[/]")
        angles = range(faces.turns(shown.face))
        looks = [_draw_face(faces.turned(shown.face, turn), "●", "cyan") for turn in angles]
        lines += ["".join(f"  {part}   " for part in parts).rstrip() for parts in zip(*looks, strict=True)]
        lines.append("".join(f"{f'/{90 * turn}':^10}" for turn in angles).rstrip())
    return lines
