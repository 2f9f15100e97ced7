"""Reviews that are there at once, and always the same: a move is worth less the later it is listed."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from spieltrieb.bots.advice import Advice, RatedMove
from spieltrieb.core.position import Position
from spieltrieb.core.record import parse, verify
from spieltrieb.games import games
from spieltrieb.server.computations import Reviewing
from tests.browser.people import Visitor


def by_place(position: Position, seat: int, budget: float) -> Advice:
    """The first move is the best, and each next one is worth 10 % less."""
    moves = enumerate(position.legal(seat))
    return Advice("win", tuple(RatedMove(move.action, max(0.0, 0.9 - 0.1 * place)) for place, move in moves))


def judge_at_once(visitor: Visitor, table: str) -> None:
    """Let a page be told the review of a game without any thought."""
    record = visitor.person().get(f"/api/tables/{table}/records")["records"][0]
    reviewing = Reviewing(verify(parse(json.dumps(record)), games), 0.0, by_place)
    while len(reviewing.decisions) < reviewing.total:
        reviewing.go_on()
    shown = reviewing.shown(visitor.language)
    visitor.page.route(lambda url: urlsplit(url).path.endswith("/review"), lambda route: route.fulfill(json=shown))
