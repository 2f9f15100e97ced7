"""The luck of tables and guests in tests: the same in every run, whatever other tests do at the same server."""

from __future__ import annotations

import hashlib
import os
from collections import Counter, defaultdict

import msgspec

from spieltrieb.locale import text
from spieltrieb.server.people import AVATARS, Guest, new_guest

DEALS = os.environ.get("SPIELTRIEB_DEALS", "spieltrieb")  # another word gives all tests other deals (make deals)


class Luck:
    """Deals by name: the n-th table of a game that a guest makes is dealt the same in every run of the tests."""

    def __init__(self) -> None:
        self._made: Counter[tuple[str, str]] = Counter()
        self._named: dict[tuple[str, str], str] = {}
        self.dealt: defaultdict[str, list[str]] = defaultdict(list)  # by guest: what a failed test tells

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
        self.dealt[guest.id].append(f"{game} dealt as {deal!r}")
        return secret(deal, game)


def secret(deal: str, game: str) -> str:
    """The secret that a deal of this name has in a game."""
    return hashlib.sha256(f"{deal}/{game}".encode()).hexdigest()


def guest(language: str, now: int) -> Guest:
    """A new guest with the longest name that a newcomer can be given: a page that has room for it has room for all."""
    names = {avatar: f"{text(language, f'page-avatar-{avatar}')} 88" for avatar in AVATARS}
    avatar = max(names, key=lambda avatar: len(names[avatar]))
    return msgspec.structs.replace(new_guest(language, now), name=names[avatar], avatar=avatar)
