"""5 vor 12: moves as text, and text as moves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from spieltrieb.core.contract import State, States
from spieltrieb.core.facts import Fact
from spieltrieb.games.fivetotwelve.state import ACTIONS, CELLS, DRAW, FACE, LEAVE, NUMBERS, TAKE


def cell_text(cell: int) -> str:
    """A cell by its column's letter and its row's number."""
    return "abcd"[cell % 4] + "1234"[cell // 4]


def cell_number(text: str) -> int:
    """The cell that a text names."""
    return "abcd".index(text[0]) + 4 * "1234".index(text[1])


def texts(s: State, actor: int, actions: Sequence[int], options: Mapping[str, Any]) -> list[str]:
    """The texts of an actor's actions."""
    known = TEXTS[actor]
    # Besides placing a tile, only leaving it is legal: so if anything is placed, that is the first or the last action.
    if actions[0] >= CELLS and actions[-1] >= CELLS:
        return [known[action] for action in actions]
    placing = PLACING[actor][s["hand"][actor]]
    return [placing[action] if action < CELLS else known[action] for action in actions]


def _text(action: int) -> str:
    """The text of an action; without a tile in hand, so what is placed has no number."""
    if action >= FACE:
        return f"={action - FACE + 1}"
    if action >= TAKE:
        tile, cell = divmod(action - TAKE, CELLS)
        return f"take {tile + 1}@{cell_text(cell)}"
    if action == DRAW:
        return "draw"
    if action == LEAVE:
        return "leave"
    return f"@{cell_text(action)}"


# By actor, the last being chance: a server needs the same again and again.
TEXTS = tuple(tuple(f"{who}:{_text(action)}" for action in range(ACTIONS)) for who in "0123*")
# By seat and the tile in its hand, the last being none.
PLACING = tuple(
    tuple(tuple(f"{seat}:{tile + 1}{_text(cell)}" for cell in range(CELLS)) for tile in (*range(NUMBERS), -1))
    for seat in range(4)
)


def tell(s: State, actor: int, action: int, options: Mapping[str, Any], seat: int | None) -> str:
    """The text as told to a seat or spectator: everybody sees everything."""
    return TEXTS[actor][action] if action >= CELLS else texts(s, actor, (action,), options)[0]


def fact(before: States, after: States, seat: int, action: int, options: Mapping[str, Any]) -> Fact:
    """What a move was: the tile, and the cell where it went."""
    return _fact(seat, action, int(before["hand"][0, seat]))


@lru_cache(4 * FACE)  # a server tells the same again and again
def _fact(seat: int, action: int, in_hand: int) -> Fact:
    if action == DRAW:
        return Fact(seat, "draw")
    if action >= TAKE:
        tile, cell = divmod(action - TAKE, CELLS)
        return Fact(seat, "take", face=str(tile + 1), at=cell)
    if action == LEAVE:
        return Fact(seat, "leave", face=str(in_hand + 1))
    return Fact(seat, "place", face=str(in_hand + 1), at=action)


def read(s: State, actor: int, text: str, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The actions that a text may mean."""
    if text == "draw":
        return (DRAW,)
    if text == "leave":
        return (LEAVE,)
    if found := re.fullmatch(r"= ?(\d{1,2})", text):
        return (FACE + int(found[1]) - 1,) if 1 <= int(found[1]) <= NUMBERS else ()
    if found := re.fullmatch(r"take (\d{1,2}) ?@ ?([a-d][1-4])", text):
        tile = int(found[1]) - 1
        return (TAKE + tile * CELLS + cell_number(found[2]),) if 0 <= tile < NUMBERS else ()
    if found := re.fullmatch(r"(\d{1,2}) ?@ ?([a-d][1-4])", text):
        in_hand = actor >= 0 and int(found[1]) - 1 == int(s["hand"][actor])
        return (cell_number(found[2]),) if in_hand else ()
    return ()
