"""Kreuz & Quer: moves as text, and text as moves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from spieltrieb.core.contract import State, States
from spieltrieb.core.facts import Fact
from spieltrieb.core.moves import actor_text
from spieltrieb.games.kreuzquer.state import FACE, PLACE, SPIRAL


def cell_text(cell: int) -> str:
    """A cell by its column's letter and its row's number."""
    return "abcde"[cell % 5] + "12345"[cell // 5]


def cell_number(text: str) -> int:
    """The cell that a text names."""
    return "abcde".index(text[0]) + 5 * "12345".index(text[1])


def texts(s: State, actor: int, actions: Sequence[int], options: Mapping[str, Any]) -> list[str]:
    """The texts of an actor's actions."""
    symbols = list(options["tiles"])
    who = actor_text(actor)
    turned_up, spiral = f"{who}:{symbols[int(s['tile'])]}", f"{who}:spiral"
    return [
        f"{who}:={symbols[action - FACE]}"
        if action >= FACE
        else (turned_up if action < SPIRAL else spiral) + _at(action)
        for action in actions
    ]


@lru_cache(FACE)  # a server writes the same again and again
def _at(action: int) -> str:
    """Where a tile is laid, and how it is turned."""
    if action >= SPIRAL:
        return f"@{cell_text(action - SPIRAL)}"
    cell, turn = divmod(action - PLACE, 4)
    return f"@{cell_text(cell)}/{90 * turn}"


def tell(s: State, actor: int, action: int, options: Mapping[str, Any], seat: int | None) -> str:
    """The text as told to a seat or spectator: everybody sees everything."""
    return texts(s, actor, (action,), options)[0]


def fact(before: States, after: States, seat: int, action: int, options: Mapping[str, Any]) -> Fact:
    """What a move was: a tile laid face up, and how it was turned, or face down as a spiral."""
    if action >= SPIRAL:
        return Fact(seat, "spiral", at=action - SPIRAL)
    cell, turn = divmod(action - PLACE, 4)
    return Fact(seat, "place", face=list(options["tiles"])[int(before["tile"][0])], at=cell, angle=90 * turn)


def read(s: State, actor: int, text: str, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The actions that a text may mean; the symbol may be left out, and so may the angle if there is only one."""
    symbols = list(options["tiles"])
    if found := re.fullmatch(r"= ?([a-z]+)", text):
        return (FACE + symbols.index(found[1]),) if found[1] in symbols else ()
    if actor < 0:
        return ()
    if found := re.fullmatch(r"spiral ?[@ ] ?([a-e][1-5])", text):
        return (SPIRAL + cell_number(found[1]),)
    if found := re.fullmatch(r"(?:([a-z]+) ?[@ ] ?)?([a-e][1-5])(?: ?[/ ] ?(0|90|180|270)°?)?", text):
        symbol, cell, angle = found.groups()
        return _placements(s, symbols, symbol, cell_number(cell), angle)
    return ()


def _placements(s: State, symbols: list[str], symbol: str | None, cell: int, angle: str | None) -> tuple[int, ...]:
    """The placements on a cell: one for an angle, by the smallest that looks the same; otherwise one for each turn."""
    tile = int(s["tile"])
    if tile < 0:  # no tile is turned up: whichever was meant, it is too early or too late, and the error will say so
        return (PLACE + 4 * cell,) if symbol is None or symbol in symbols else ()
    if symbol is not None and symbol != symbols[tile]:
        return ()
    turns = int(s["faces"][tile]) >> 12
    if angle is not None:
        return (PLACE + 4 * cell + int(angle) // 90 % turns,)
    return tuple(PLACE + 4 * cell + turn for turn in range(turns))
