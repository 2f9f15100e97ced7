"""Those who run the server: each has a key, and with it they come in at /admin for a while.

A key is shown once, when it is made; what is kept is its hash. It has 192 bits, so nobody guesses it, however often
they try: the limit on wrong keys is there so that trying costs nobody else anything. Who has come in is kept, so that
all processes of a town know it; of what their browser is known by it is the hash, too. A key that was revoked sends
them out at once.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from spieltrieb.server.bans import is_shared
from spieltrieb.server.errors import BadMessage, NotAllowed
from spieltrieb.server.limits import Limit
from spieltrieb.server.moderation import Moderation, Operator, Session
from spieltrieb.server.people import admin_key, clean

COMMAND = "spieltrieb admin"  # who did it, of what was done by command: whoever can read the database
KEY_DAYS = 90  # that a key is valid, unless something else was said
NAME_LENGTH = 40
LONGEST, IDLE = 8 * 3_600_000, 30 * 60_000  # milliseconds that somebody may stay, and may do nothing
NOTED = 60_000  # milliseconds after which it is noted again that somebody is there: not every click is written
MOST_SESSIONS = 100
WRONG, WRONG_AT_ONCE = 1 / 60, 10  # wrong keys from one address: in a second, and at once
DAY = 24 * 3_600_000  # milliseconds


@dataclass(frozen=True)
class Entrant:
    """Somebody who has come in."""

    name: str
    form: str  # what every form of theirs carries: another site's page cannot know it
    session: Session


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


def form_of(token: str) -> str:
    """What the forms of a browser carry: it follows from what the browser is known by, but never the other way."""
    return hmac.new(token.encode(), b"form", hashlib.sha256).hexdigest()


class Operators:
    """Those who run the server, and who of them has come in."""

    def __init__(
        self, storage: Moderation, secret: Callable[[], bytes], now: Callable[[], int], wrong: Limit | None = None
    ) -> None:
        self._storage = storage
        self._secret = secret
        self._now = now
        self._wrong = Limit(WRONG, WRONG_AT_ONCE, "wrong keys") if wrong is None else wrong

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

    async def enter(self, key: str, address: str, language: str = "en") -> str:
        """Let somebody in by their key; what their browser is known by from now on."""
        await self.check(key, address)
        now, token = self._now(), secrets.token_urlsafe(24)
        session = Session(hash_of(token), hash_of(key), now, now, language)
        begin = partial(self._storage.begin_session, session, now - LONGEST, now - IDLE, MOST_SESSIONS)
        await self._storage.finish(begin)
        return token

    async def find(self, token: str) -> Entrant | None:
        """Who this browser is, if they have come in and may still be there."""
        session = await self._storage.session(hash_of(token)) if token else None
        if session is None:
            return None
        now = self._now()
        valid = {operator.hash: operator.name for operator in await self._storage.operators() if now < operator.until}
        valid[hash_of(admin_key(self._secret()))] = COMMAND
        if now >= min(session.since + LONGEST, session.seen + IDLE) or session.key not in valid:
            await self.leave(token)
            return None
        found = Entrant(valid[session.key], form_of(token), session)
        if now - session.seen >= NOTED:
            await self.change(found, seen=now)
        return found

    async def change(self, entrant: Entrant, **changes: str | int) -> None:
        """Keep something else of somebody who has come in."""
        await self._storage.finish(partial(self._storage.change_session, entrant.session.hash, changes))

    async def leave(self, token: str) -> None:
        """Somebody goes, and is out everywhere."""
        await self._storage.finish(partial(self._storage.end_session, hash_of(token)))

    async def _owner(self, key: str) -> Operator | None:
        """Whose key this is; all are compared, each in the same time."""
        given, now = hash_of(key), self._now()
        found = [one for one in await self._storage.operators() if hmac.compare_digest(one.hash, given)]
        return found[0] if found and now < found[0].until else None
