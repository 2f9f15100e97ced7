"""Trying out a position: a new table that goes on from a moment of a game that is over, against bots.

What comes is drawn anew, from a promised seed of its own. So is what the player could not know at that moment: in the
review they have seen it. The game counts for nothing (docs/decisions/0019-one-review.md).
"""

from __future__ import annotations

import hashlib
import hmac

from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.core.position import Position
from spieltrieb.server.decisions import check_seat
from spieltrieb.server.entries import Steps, Study
from spieltrieb.server.errors import NotNow
from spieltrieb.server.requests import NewTable, SeatWish, TryOut
from spieltrieb.server.table import Table


def plan(table: Table, wish: TryOut, secret: str, now: int) -> tuple[NewTable, Study]:
    """The table that somebody wishes, and the moment from which it goes on."""
    check_seat(table, wish.seat)
    end = table.played[wish.round - 1]
    moment = after_moves(end, wish.move)
    if not moment.actors:
        raise NotNow(
            "The game is over at this moment; go back to one at which it isn't.", reason="error-not-now-moment-over"
        )
    seats = [SeatWish("me") if seat == wish.seat else SeatWish("bot", bot=wish.bot) for seat in range(end.players)]
    steps = _as_far_as_known(moment, wish.seat, secret)
    options = end.record().options
    return (
        NewTable(game=end.game.key, seats=seats, options=dict(options), advice=True),
        Study(at=now, table=table.id, round=wish.round, move=wish.move, steps=steps),
    )


def after_moves(end: Position, moves: int) -> Position:
    """The position after a number of the seats' moves, with what chance brought then."""
    own = [step for step, (actor, _) in enumerate(end.history) if actor != CHANCE_ACTOR]
    if moves > len(own):
        sentence = f"The game has {len(own)} moves; there is no moment after {moves}."
        raise NotNow(sentence, reason="error-not-now-moves", moves=len(own))
    return end.at(end.step if moves == len(own) else own[moves])


def _as_far_as_known(moment: Position, seat: int, secret: str) -> Steps:
    """The steps to a moment; what the seat could not know then is drawn anew, each way equally likely."""
    game = moment.game
    if game.retell is None:
        return moment.history
    key = int.from_bytes(hmac.digest(secret.encode(), b"study", hashlib.sha256)[:6])
    guess = game.guess(moment.veil(seat), seat, key)
    return tuple(game.retell(moment.history, guess, seat, key))
