"""How much guests may do: each of them, and all together who come from one address."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from spieltrieb.server.bans import is_shared
from spieltrieb.server.limits import Bucket, Limit


class GuestLimit:
    """A limit for every guest, however many pages they have open, and a multiple of it for every address."""

    def __init__(
        self, rate: float, most: float, what: str, at_one_address: int, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._by_guest = Limit(rate, most, what, now)
        self._by_address = Limit(rate * at_one_address, most * at_one_address, what, now)

    @classmethod
    def hourly(cls, by_guest: int, by_address: int, what: str) -> GuestLimit:
        """A limit per hour for every guest, and one for every address; 0: no limit."""
        found = cls(by_guest / 3600, by_guest, what, 1)
        found._by_address = Limit(by_address / 3600, by_address, what)
        return found

    @property
    def named(self) -> dict[str, Limit]:
        """Both limits, by whom they are for."""
        return {"guest": self._by_guest, "address": self._by_address}

    def take(self, guest: str, address: str) -> None:
        """Note one more; an error if it was too much."""
        for limit, who in self._those(guest, address):
            limit.take(who)

    def check(self, guest: str, address: str) -> None:
        """An error if one more would be too much; nothing is noted."""
        for limit, who in self._those(guest, address):
            limit.check(who)

    def give_back(self, guest: str, address: str) -> None:
        """Note one less: what was taken was not needed."""
        for limit, who in self._those(guest, address):
            limit.give_back(who)

    def hold(self, guest: str, address: str) -> tuple[Bucket | None, Bucket | None]:
        """What somebody takes from very often: their own bucket, and that of their address; None: no limit."""
        return self._by_guest.hold(guest), None if is_shared(address) else self._by_address.hold(address)

    def forget(self) -> None:
        """Forget those who have asked for nothing in a while."""
        self._by_guest.forget()
        self._by_address.forget()

    def _those(self, guest: str, address: str) -> Iterator[tuple[Limit, str]]:
        """What counts for somebody; an address that many share says nothing of them."""
        yield self._by_guest, guest
        if not is_shared(address):
            yield self._by_address, address
