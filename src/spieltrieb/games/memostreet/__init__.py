"""Memo Street by Reiner Knizia: turn up three tiles, fill a row with those that fit, and remember the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spieltrieb.core.contract import Game, State
from spieltrieb.core.options import whole_number, yes_or_no
from spieltrieb.games.memostreet import features, rules
from spieltrieb.games.memostreet.moves import fact, read, tell, texts
from spieltrieb.games.memostreet.state import (
    ACTIONS,
    JOKER,
    NO_CELL,
    PUBLIC,
    REASONS,
    ROWS,
    STATE,
    TABLE_COLUMNS,
    TABLE_ROWS,
)
from spieltrieb.games.memostreet.view import view


def begin(s: State, players: int, options: Mapping[str, Any]) -> None:
    """Fill a blank state: all tiles lie face down, all rows are unused."""
    columns = TABLE_COLUMNS[players]
    s["players"] = players
    s["turn"] = options["starter"]
    s["free_choice"] = options["free_choice"]
    s["unseen"] = sum(columns << 8 * face for face in range(JOKER))
    table = (1 << columns * TABLE_ROWS) - 1
    s["down"] = [table >> 32 * word & 0xFFFFFFFF for word in range(3)]
    s["unused"][:players] = (1 << ROWS) - 1
    s["up"] = NO_CELL
    s["pointed"] = NO_CELL


GAME = Game(
    key="memostreet",
    name="Memo Street",
    author="Reiner Knizia",
    min_players=2,
    max_players=4,
    options=(
        whole_number("starter", 0, 0, 3),
        yes_or_no("free_choice", False),
    ),
    dtype=STATE,
    actions=ACTIONS,
    reasons=REASONS,
    public=PUBLIC,
    rules=rules,
    features=features,
    begin=begin,
    texts=texts,
    tell=tell,
    fact=fact,
    read=read,
    view=view,
    sections=(
        "aim",
        "material",
        "setup",
        "turn",
        "rows",
        "void",
        "end",
        "points",
        "match",
        "options",
        "moves",
    ),
    match_rounds=None,
    fades=True,
)
