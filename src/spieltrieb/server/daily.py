"""The daily deal: one game of each kind per day, with the same chance for everybody."""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime

from spieltrieb.core.contract import Game
from spieltrieb.server.requests import NewTable, SeatWish

OPPONENT = "level3"


def day_of(now: int) -> str:
    """The day of a moment, in Greenwich, as 2026-11-15."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def secret_of(key: bytes, day: str, game: str) -> str:
    """The secret that deals this game on this day; shown when the day is over."""
    return hmac.digest(key, f"daily/{day}/{game}".encode(), hashlib.sha256).hex()


def wish_of(game: Game) -> NewTable:
    """The table of a daily deal: alone where the game can be played alone, otherwise against one bot."""
    seats = [SeatWish("me")]
    if game.min_players > 1:
        seats.append(SeatWish("bot", bot=OPPONENT))
    return NewTable(game=game.key, seats=seats, advice=False)
