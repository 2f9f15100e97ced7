"""Wrong links cost: whoever asks for tables that are not there may do so a few times, and then seldom.

A link is a secret that lets people in. What is asked for counts before it is looked up, and is given back if it is
there, so that many questions at once are no way around it; and somebody who has asked for too many is not told of those
that are there, either.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from spieltrieb.server.bans import is_shared
from spieltrieb.server.limits import Limit

AT_ONCE, A_SECOND = 30, 0.1  # wrong links of a guest
AT_ONE_ADDRESS = 10  # times as many may come from one address


class Guesses:
    """How often people asked for what is not there."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._by_guest = Limit(A_SECOND, AT_ONCE, "wrong links", now)
        self._by_address = Limit(A_SECOND * AT_ONE_ADDRESS, AT_ONCE * AT_ONE_ADDRESS, "wrong links", now)

    def take(self, guest: str, address: str) -> None:
        """Note that somebody asks for a table; an error if they have been wrong too often."""
        self._by_guest.take(guest)
        if not is_shared(address):
            self._by_address.take(address)

    def check(self, guest: str, address: str) -> None:
        """An error if somebody has been wrong too often to be told of a table."""
        self._by_guest.check(guest)
        if not is_shared(address):
            self._by_address.check(address)

    def give_back(self, guest: str, address: str) -> None:
        """It was there: it does not count."""
        self._by_guest.give_back(guest)
        if not is_shared(address):
            self._by_address.give_back(address)
