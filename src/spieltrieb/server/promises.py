"""Secrets that are promised before their tables are made, so that nobody can choose one to fit a player's words.

A page asks for a promise, keeps the SHA-256 that it is shown, and only then sends the words of its player along with
the wish for a table. A promise is for one guest and one game, and is kept in memory, by all processes of a town: after
a restart the page asks again.
"""

from __future__ import annotations

from collections.abc import Callable

from spieltrieb.core import chance
from spieltrieb.server.errors import BadTable

OF_ONE_GUEST = 5  # that were not used yet; the oldest go first
IN_ALL = 20_000
HOLDS = 3_600_000  # milliseconds


class Promises:
    """The promises that were not used yet."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self.made: Callable[[str, str, str], None] = lambda guest, game, secret: None  # told of every promise
        self.kept: Callable[[str, str], None] = lambda guest, commitment: None  # and of every one that was used
        self._made: dict[str, dict[str, tuple[str, str, int]]] = {}  # by guest and commitment: game, secret, when

    def make(self, guest: str, game: str, secret: str) -> str:
        """Promise a secret for the next table of a guest: its SHA-256."""
        commitment = chance.commitment(secret)
        self.add(guest, game, secret, commitment)
        self.made(guest, game, secret)
        return commitment

    def add(self, guest: str, game: str, secret: str, commitment: str) -> None:
        """A secret was promised, here or by another process."""
        own = self._made.pop(guest, {})
        if len(self._made) >= IN_ALL:  # whoever asked longest ago asks again
            del self._made[next(iter(self._made))]
        self._made[guest] = own
        while len(own) >= OF_ONE_GUEST:
            del own[next(iter(own))]
        own[commitment] = (game, secret, self._now())

    def keep(self, guest: str, game: str, commitment: str) -> str:
        """The secret that was promised; it is used once."""
        promised, secret, at = self.drop(guest, commitment)
        self.kept(guest, commitment)
        if promised != game or self._now() - at > HOLDS:
            raise not_promised()
        return secret

    def drop(self, guest: str, commitment: str) -> tuple[str, str, int]:
        """Forget a promise: its game, its secret, and when it was made; nothing where there is none."""
        own = self._made.get(guest, {})
        found = own.pop(commitment, ("", "", 0))
        if not own:
            self._made.pop(guest, None)
        return found


def not_promised() -> BadTable:
    """What is wrong with a promise that nobody has made, or that was used."""
    sentence = "This deal was not promised to you, or too long ago. Ask for a new promise."
    return BadTable(sentence, problem="promise", reason="error-bad-table-promise")
