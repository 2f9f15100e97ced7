"""Those who run the server: each has a key, and with it they come in at /admin for a while.

A key is shown once, when it is made; what is kept is its hash. It has 192 bits, so nobody guesses it, however often
they try: the limit on wrong keys is there so that trying costs nobody else anything. Who has come in is known in memory
only, so a restart of the server sends everybody out again, and so does a key that was revoked.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from spieltrieb.server.bans import is_shared
from spieltrieb.server.errors import BadMessage, NotAllowed
from spieltrieb.server.limits import Limit
from spieltrieb.server.moderation import Moderation, Operator
from spieltrieb.server.people import admin_key, clean

COMMAND = "spieltrieb admin"  # who did it, of what was done by command: whoever can read the database
KEY_DAYS = 90  # that a key holds, unless something else was said
NAME_LENGTH = 40
LONGEST, IDLE = 8 * 3_600_000, 30 * 60_000  # milliseconds that somebody may stay, and may do nothing
MOST_SESSIONS = 100
WRONG, WRONG_AT_ONCE = 1 / 60, 10  # wrong keys from one address: in a second, and at once
DAY = 24 * 3_600_000  # milliseconds


@dataclass
class Session:
    """Somebody who has come in."""

    name: str
    hash: str  # of their key
    since: int
    seen: int
    form: str  # what every form of theirs carries: another site's page cannot know it
    language: str = ""  # empty: the browser's
    notice: str = ""  # what came of the last thing they did, told once


def new_key(name: str, now: int, days: int) -> tuple[str, Operator]:
    """A new key, and what is kept of it."""
    tidy = clean(name, NAME_LENGTH)
    if not tidy or tidy == COMMAND:
        raise BadMessage("Say whose key it is: a name of up to 40 signs, as it shall stand in the log.", problem="name")
    key = secrets.token_urlsafe(24)
    return key, Operator(tidy, hash_of(key), now, now + days * DAY)


def hash_of(key: str) -> str:
    """What is kept of a key, or of what a browser is known by."""
    return hashlib.sha256(key.encode()).hexdigest()


class Operators:
    """Those who run the server, and who of them has come in."""

    def __init__(self, storage: Moderation, secret: Callable[[], bytes], now: Callable[[], int]) -> None:
        self._storage = storage
        self._secret = secret
        self._now = now
        self._wrong = Limit(WRONG, WRONG_AT_ONCE, "wrong keys")
        self._sessions: dict[str, Session] = {}  # by the hash of what their browser is known by

    async def check(self, key: str, address: str) -> str:
        """Who sends this key; an error if nobody has it, and another one if there were many wrong ones from there."""
        if not is_shared(address):
            self._wrong.check(address)
        operator = await self._owner(key)
        if operator is not None:
            return operator.name
        if hmac.compare_digest(key.encode(), admin_key(self._secret()).encode()):
            return COMMAND
        if not is_shared(address):
            self._wrong.take(address)
        raise NotAllowed(
            "Only those who run this server may do this: with a key, which `spieltrieb admin key NAME` makes on its "
            "machine.",
            reason="admin-wrong-key",
        )

    async def enter(self, key: str, address: str) -> str:
        """Let somebody in by their key; what their browser is known by from now on."""
        name = await self.check(key, address)
        now, token = self._now(), secrets.token_urlsafe(24)
        self._sessions = {hash: one for hash, one in self._sessions.items() if not self._is_over(one)}
        if len(self._sessions) >= MOST_SESSIONS:
            del self._sessions[min(self._sessions, key=lambda hash: self._sessions[hash].seen)]
        self._sessions[hash_of(token)] = Session(name, hash_of(key), now, now, secrets.token_urlsafe(24))
        return token

    async def find(self, token: str) -> Session | None:
        """Who this browser is, if they have come in and may still be there."""
        session = self._sessions.get(hash_of(token))
        if session is None:
            return None
        valid = {operator.hash for operator in await self._storage.operators() if self._now() < operator.until}
        valid.add(hash_of(admin_key(self._secret())))
        if self._is_over(session) or session.hash not in valid:
            self.leave(token)
            return None
        session.seen = self._now()
        return session

    def leave(self, token: str) -> None:
        """Somebody goes."""
        self._sessions.pop(hash_of(token), None)

    def _is_over(self, session: Session) -> bool:
        return self._now() >= min(session.since + LONGEST, session.seen + IDLE)

    async def _owner(self, key: str) -> Operator | None:
        """Whose key this is; all are compared, each in the same time."""
        given, now = hash_of(key), self._now()
        found = [one for one in await self._storage.operators() if hmac.compare_digest(one.hash, given)]
        return found[0] if found and now < found[0].until else None
