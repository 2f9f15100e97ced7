"""Seats: who may sit down, and who plays."""

from __future__ import annotations

from spieltrieb.server.entries import Player
from spieltrieb.server.seats import OPEN, Seat


def test_only_a_seat_with_neither_guest_nor_bot_is_open() -> None:
    assert Seat(OPEN).open
    assert not Seat(Player(name="Ann", guest="ann")).open
    assert not Seat(Player(name="Bot", bot="level2")).open


def test_a_bot_plays_its_own_seat_or_stands_in() -> None:
    assert Seat(Player(name="Ann", guest="ann")).bot is None
    assert Seat(Player(name="Bot", bot="level2")).bot == "level2"
    assert Seat(Player(name="Ann", guest="ann"), stand_in="level3").bot == "level3"
