"""The daily deal: one game of each kind per day, with the same chance for everybody."""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime

from spieltrieb.core.contract import Game
from spieltrieb.server.requests import NewTable, SeatWish

OPPONENT = "level3"
LAST_HOURS = 12  # after midnight in Greenwich it is midnight in the last place


def day_of(now: int) -> str:
    """The day of a moment, in Greenwich, as 2026-11-15."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def is_late(day: str, at: int) -> bool:
    """Whether a deal of this day was finished when the day was over."""
    return day_of(at) > day


def is_over_everywhere(day: str, now: int) -> bool:
    """Whether the day is over wherever people live: twelve hours later than in Greenwich."""
    return day_of(now - LAST_HOURS * 3_600_000) > day


def secret_of(key: bytes, day: str, game: str) -> str:
    """The secret that deals this game on this day; shown when the day is over."""
    return hmac.digest(key, f"daily/{day}/{game}".encode(), hashlib.sha256).hex()


def wish_of(game: Game) -> NewTable:
    """The table of a daily deal: alone where the game can be played alone, otherwise against one bot."""
    seats = [SeatWish("me")]
    if game.min_players > 1:
        seats.append(SeatWish("bot", bot=OPPONENT))
    return NewTable(game=game.key, seats=seats, advice=False)
