"""Da Vinci Code by Eiji Wakasugi: find out the others' numbers, and keep your own code secret the longest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spieltrieb.core.contract import Game, State
from spieltrieb.core.options import whole_number, yes_or_no
from spieltrieb.games.davincicode import features, rules
from spieltrieb.games.davincicode.moves import fact, read, tell, texts
from spieltrieb.games.davincicode.retelling import retell
from spieltrieb.games.davincicode.silence import silent
from spieltrieb.games.davincicode.state import ACTIONS, NUMBERS, PUBLIC, REASONS, STATE, VALUES
from spieltrieb.games.davincicode.view import view


def begin(s: State, players: int, options: Mapping[str, Any]) -> None:
    """Fill a blank state: all tiles lie face down in the pool."""
    values = VALUES if options["hyphens"] else NUMBERS
    s["players"] = players
    s["turn"] = options["starter"]
    s["values"] = values
    s["left"] = values
    s["pool"] = (1 << 2 * values) - 1
    s["code"] = -1
    s["drawn"] = -1


GAME = Game(
    key="davincicode",
    name="Da Vinci Code",
    author="Eiji Wakasugi",
    min_players=2,
    max_players=4,
    options=(
        whole_number("starter", 0, 0, 3),
        yes_or_no("hyphens", False),
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
        "places",
        "pool",
        "out",
        "hyphens",
        "end",
        "points",
        "match",
        "options",
        "moves",
    ),
    match_rounds=None,
    retell=retell,
    silent=silent,
)
