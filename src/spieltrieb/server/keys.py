"""The server's secret keys: what signs cookies and what deals the daily games, and how they are changed.

A new key signs from then on. The one before still counts for a while, so that everybody who comes meanwhile gets a
cookie of the new one without noticing. Daily deals have a key of their own, which changes between two days and never
within one: everybody plays the same deal.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

DAY = 24 * 3600 * 1000  # milliseconds
ALWAYS = "0000-00-00"  # before every day
CURRENT, FORMER, DAILY = "secret", "secret until ", "daily since "  # names in the database


class Keys(NamedTuple):
    """All keys of a server."""

    current: bytes
    former: tuple[tuple[int, bytes], ...] = ()  # until when each still counts, in milliseconds
    daily: tuple[tuple[str, bytes], ...] = ()  # from which day on each deals

    def valid(self, now: int) -> tuple[bytes, ...]:
        """The keys that count, the one that signs first."""
        return (self.current, *(key for until, key in self.former if now < until))

    def of_day(self, day: str) -> bytes:
        """The key that deals the games of a day."""
        return max((since, key) for since, key in self.daily if since <= day)[1]

    def rotated(self, now: int, today: str, days: int) -> Keys:
        """The keys with a new one for all, the present one being good for some more days."""
        former = [(until, key) for until, key in self.former if now < until] if days else []
        if days:
            until = now + days * DAY
            while until in dict(former):  # each has a name of its own in the database
                until += 1
            former.append((until, self.current))
        tomorrow = (date.fromisoformat(today) + timedelta(days=1)).isoformat()
        daily = {**dict(self.daily), tomorrow: secrets.token_bytes(32)}
        return Keys(secrets.token_bytes(32), tuple(former), tuple(daily.items()))

    def rows(self) -> list[tuple[str, str]]:
        """The keys as the database has them: a name, and the key in hexadecimal."""
        return [
            (CURRENT, self.current.hex()),
            *((f"{FORMER}{until}", key.hex()) for until, key in self.former),
            *((f"{DAILY}{day}", key.hex()) for day, key in self.daily),
        ]


DELETE_ALL = f"DELETE FROM keys WHERE name = '{CURRENT}' OR name LIKE '{FORMER}%' OR name LIKE '{DAILY}%'"
INSERT = "INSERT INTO keys (name, value) VALUES (?, ?)"


def from_rows(rows: Iterable[tuple[str, str]]) -> Keys | None:
    """The keys, from the rows of a database; None if they must be written there first: see `first`."""
    found = {name: bytes.fromhex(value) for name, value in rows
             if name == CURRENT or name.startswith((FORMER, DAILY))}  # fmt: skip
    daily = {name.removeprefix(DAILY): key for name, key in found.items() if name.startswith(DAILY)}
    former = {int(name.removeprefix(FORMER)): key for name, key in found.items() if name.startswith(FORMER)}
    if CURRENT not in found or not daily:
        return None
    return Keys(found[CURRENT], tuple(former.items()), tuple(daily.items()))


def first(rows: Iterable[tuple[str, str]]) -> Keys:
    """The first keys of a database; before daily deals had a key of their own, the one that signs dealt them."""
    found = dict(rows)
    current = bytes.fromhex(found[CURRENT]) if CURRENT in found else secrets.token_bytes(32)
    return Keys(current, daily=((ALWAYS, current),))
