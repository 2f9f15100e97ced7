"""5 vor 12 by Michael Schacht: who is first to cover a 4 x 4 board with numbers that ascend in rows and columns?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spieltrieb.core.contract import Game, State
from spieltrieb.core.options import one_of, whole_number
from spieltrieb.games.fivetotwelve import features, rules
from spieltrieb.games.fivetotwelve.moves import fact, read, tell, texts
from spieltrieb.games.fivetotwelve.state import ACTIONS, NUMBERS, PUBLIC, REASONS, SETUP, STATE
from spieltrieb.games.fivetotwelve.view import view


def begin(s: State, players: int, options: Mapping[str, Any]) -> None:
    """Fill a blank state: one set of tiles per player lies face down, the boards are empty."""
    s["players"] = players
    s["turn"] = options["starter"]
    s["sorted"] = options["setup"] == "sorted"
    s["quiet_turns"] = options["quiet_turns"]
    s["hand"] = -1
    s["unseen"] = sum(players << 3 * tile for tile in range(NUMBERS))


def stays(s: State) -> bool:
    """A tile once put down stays for the setup."""
    return bool(s["phase"] == SETUP)


GAME = Game(
    key="fivetotwelve",
    name="5 vor 12",
    author="Michael Schacht",
    min_players=2,
    max_players=4,
    options=(
        whole_number("starter", 0, 0, 3),
        whole_number("quiet_turns", 100, 1, 30000),
        one_of("setup", "placed", "placed", "sorted"),
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
        "placing",
        "end",
        "points",
        "match",
        "options",
        "moves",
    ),
    match_rounds=lambda players: players,
    spelled="Five to Twelve",
    stays=stays,
)
