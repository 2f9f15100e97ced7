"""Kreuz & Quer by Reiner Knizia: everybody lays the same tiles; who joins more of the rim to the centre?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spieltrieb.core.contract import Game, State
from spieltrieb.core.errors import BadOption
from spieltrieb.core.options import data, whole_number
from spieltrieb.games.kreuzquer import faces, features, rules
from spieltrieb.games.kreuzquer.box import check_centre, check_ports, check_tiles, load_box
from spieltrieb.games.kreuzquer.moves import fact, read, tell, texts
from spieltrieb.games.kreuzquer.state import ACTIONS, CELLS, CENTRE, NARROW, PORTS, PUBLIC, REASONS, STATE, TILES, WIDE
from spieltrieb.games.kreuzquer.view import view

NAME = "Kreuz & Quer"
# The cells whose sides N, E, S, W meet the empty rim (c1, e3, c5, a3), and those where they meet the centre.
RIM = (2, 14, 22, 10)
AROUND_CENTRE = (CENTRE + 5, CENTRE - 1, CENTRE - 5, CENTRE + 1)
BOX = load_box()


def begin(s: State, players: int, options: Mapping[str, Any]) -> None:
    """Fill a blank state: all tiles lie face down, and on the boards there is just the centre."""
    if len(options["ports"]) < players:
        raise BadOption(
            f"Option 'ports' of {NAME} must have a map of ports for each of the {players} players; "
            f"it had only {len(options['ports'])}.",
            reason="kreuzquer-box-players",
            players=players,
            found=len(options["ports"]),
            game=NAME,
            option="ports",
            value=options["ports"],
        )
    codes = [faces.code(face) for face in options["tiles"].values()]
    centre = faces.code(options["centre"])
    s["players"] = players
    s["starter"] = options["starter"]
    s["unseen"] = (1 << TILES) - 1
    s["faces"] = codes
    s["two_paths"] = any("+" in face for face in options["tiles"].values())
    s["centre"] = centre
    s["tile"] = -1
    s["free"][:players] = (1 << CELLS) - 1 & ~(1 << CENTRE)
    for seat in range(players):
        s["ports"][seat] = sum(options["ports"][seat][port] << 2 * number for number, port in enumerate(PORTS))
    # The sides that meet something from the start: the empty rim, and the centre from the cells around it.
    for side, (at_rim, at_centre) in enumerate(zip(RIM, AROUND_CENTRE, strict=True)):
        kind = centre >> 2 * ((side + 2) % 4) & 3
        s["no_wide"][:players, side] = 1 << at_rim | (kind != WIDE) << at_centre
        s["no_narrow"][:players, side] = 1 << at_rim | (kind != NARROW) << at_centre


def rating(minus_points: int) -> int:
    """How good a solo game was, from 1 for the best to 5; the catalogues have a title for each."""
    return 1 + sum(minus_points > most for most in (1, 4, 7, 10))


GAME = Game(
    key="kreuzquer",
    name=NAME,
    author="Reiner Knizia",
    min_players=1,
    max_players=4,
    options=(
        whole_number("starter", 0, 0, 3),
        data("tiles", BOX["tiles"], check_tiles, f"a map from {TILES} symbols to faces"),
        data("centre", BOX["centre"], check_centre, "a face"),
        data("ports", BOX["ports"], check_ports, "for each board a map from ports to values"),
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
        "spiral",
        "end",
        "points",
        "solo",
        "match",
        "options",
        "moves",
    ),
    match_rounds=lambda players: players,
    rating=rating,
    simultaneous=True,
    option_files={"box": load_box},
)
