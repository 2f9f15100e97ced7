"""The luck of tables in tests: the same in every run, whatever other tests do at the same server."""

from __future__ import annotations

import hashlib
import os
from collections import Counter

from spieltrieb.server.people import Guest

DEALS = os.environ.get("SPIELTRIEB_DEALS", "spieltrieb")  # another word gives all tests other deals (make deals)


class Luck:
    """Deals by name: the n-th table of a game that a guest makes is dealt the same in every run of the tests."""

    def __init__(self) -> None:
        self._made: Counter[tuple[str, str]] = Counter()
        self._named: dict[tuple[str, str], str] = {}

    def name(self, guest: str, game: str, deal: str) -> None:
        """Name the deal of the next table that a guest makes of a game; a test chooses what it wants to see."""
        self._named[guest, game] = deal

    def deal(self, guest: Guest, game: str) -> str:
        """The secret of a new table."""
        who = (guest.id, game)
        deal = self._named.pop(who, None)
        if deal is None:
            deal = f"{DEALS}/{self._made[who]}"
            self._made[who] += 1
        return secret(deal, game)


def secret(deal: str, game: str) -> str:
    """The secret that a deal of this name has in a game."""
    return hashlib.sha256(f"{deal}/{game}".encode()).hexdigest()
