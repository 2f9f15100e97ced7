"""Memo Street: moves as text, and text as moves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from spieltrieb.core.contract import State, States
from spieltrieb.core.facts import Fact
from spieltrieb.core.moves import actor_text
from spieltrieb.games.memostreet import rules
from spieltrieb.games.memostreet.state import ACTIONS, CELLS, FACE, FILL, NO_CELL, ROWS, TABLE_ROWS, VOID

ROW_NAMES = ("ones", "twos", "threes", "fours", "fives", "sixes", "small", "large", "triple", "chance")
FACES = "?123456J"
CELL = "[a-m] ?[1-7]"


def cell_text(cell: int) -> str:
    """A cell by its column's letter and its row's number."""
    column, row = divmod(cell, TABLE_ROWS)
    return "abcdefghijklm"[column] + "1234567"[row]


# By actor, the last being chance.
TURNS = tuple(tuple(f"{who}:turn {cell_text(cell)}" for cell in range(CELLS)) for who in "0123*")


def cell_number(text: str) -> int:
    """The cell that a text names."""
    return "abcdefghijklm".index(text[0]) * TABLE_ROWS + "1234567".index(text[-1])


def texts(s: State, actor: int, actions: Sequence[int], options: Mapping[str, Any]) -> list[str]:
    """The texts of an actor's actions."""
    if max(actions) < FILL:  # these are the most moves at a time, so their texts are ready
        turns = TURNS[actor]
        return [turns[action] for action in actions]
    lying = [""]  # where the turned-up tiles lie, for every set of them as bits
    for cell in s["up"].tolist():
        place = f" {cell_text(cell)}" if cell < NO_CELL else ""
        lying += [others + place for others in lying]
    return [words + lying[tiles] for words, tiles in (_words(actor, action) for action in actions)]


@lru_cache(5 * ACTIONS)  # a server writes the same again and again
def _words(actor: int, action: int) -> tuple[str, int]:
    """The text of an action, except for where the turned-up tiles lie that it uses, and these tiles as bits."""
    if action < FILL:
        return TURNS[actor][action], 0
    if action < VOID:
        tiles, row = divmod(action - FILL, ROWS)
        words, used = ROW_NAMES[row], tiles + 1
    elif action < FACE:
        tile, row = divmod(action - VOID, ROWS)
        words, used = f"void {ROW_NAMES[row]}", 1 << tile
    else:
        words, used = f"={FACES[action - FACE + 1]}", 0
    return f"{actor_text(actor)}:{words}", used


def tell(s: State, actor: int, action: int, options: Mapping[str, Any], seat: int | None) -> str:
    """The text as told to a seat or spectator; of a tile that was seen before it names the face, which all see now."""
    text = texts(s, actor, (action,), options)[0]
    if action < FILL and s["faces"][action]:
        return f"{text} ={FACES[s['faces'][action]]}"
    return text


def fact(before: States, after: States, seat: int, action: int, options: Mapping[str, Any]) -> Fact:
    """What a move was: of a tile that was seen before its face, of a row that was filled its points."""
    if action < FILL:
        face = int(before["faces"][0, action])
        return Fact(seat, "turn", face=FACES[face] if face else None, at=action)
    tiles, row = _words(seat, action)[1], (action - FILL) % ROWS
    cells = tuple(cell for tile, cell in enumerate(before["up"][0].tolist()) if tiles >> tile & 1)
    if action >= VOID:
        return Fact(seat, "void", at=row, cells=cells, points=0)
    points = int(rules.value(row, int(after["rows"][0, seat, row])))  # type: ignore[no-untyped-call]
    return Fact(seat, "fill", at=row, cells=cells, points=points)


def read(s: State, actor: int, text: str, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The actions that a text may mean."""
    if found := re.fullmatch(r"= ?([1-6j])", text):
        return (FACE - 1 + FACES.index(found[1].upper()),)
    if found := re.fullmatch(rf"(?:turn ?)?({CELL})", text):
        return (cell_number(found[1]),)
    if found := re.fullmatch(rf"(void ?)?({'|'.join(ROW_NAMES)})(?: street)?((?:[ ,]*{CELL})*)", text):
        row = ROW_NAMES.index(found[2])
        cells = [cell_number(cell) for cell in re.findall(CELL, found[3])]
        return _voids(s, row, cells) if found[1] else _fills(s, row, cells)
    return ()


def _fills(s: State, row: int, cells: list[int]) -> tuple[int, ...]:
    """Filling a row with the tiles on these cells, or with any tiles if none are named."""
    if not cells:
        return tuple(FILL + (tiles - 1) * ROWS + row for tiles in range(7, 0, -1))
    up = s["up"].tolist()
    if len(set(cells)) < len(cells) or not set(cells) <= set(up):
        return ()
    return (FILL + (sum(1 << up.index(cell) for cell in cells) - 1) * ROWS + row,)


def _voids(s: State, row: int, cells: list[int]) -> tuple[int, ...]:
    """Voiding a row with the tile on this cell, or with any tile if none is named."""
    if len(cells) > 1:
        return ()
    return tuple(
        VOID + tile * ROWS + row for tile, cell in enumerate(s["up"].tolist()) if not cells or cell == cells[0]
    )
