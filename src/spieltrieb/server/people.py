"""Guests: a name, an avatar and a language, no account. A signed cookie says who somebody is."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable

from msgspec import Struct

from spieltrieb.locale import text
from spieltrieb.server.entries import Player
from spieltrieb.server.keys import Keys
from spieltrieb.server.messages import Person

COOKIE = "spieltrieb"
NAME_LENGTH = 24
WORDS_LENGTH = 200  # of what a player mixes into the chance of a table
LINE_LENGTH = 300  # of the chat
AVATARS = (
    "fox", "owl", "cat", "hedgehog", "whale", "snail", "bee", "frog",
    "teapot", "lantern", "anchor", "kite", "cactus", "mushroom", "moon", "acorn",
)  # fmt: skip
LINK_SECONDS = 3600  # how long a personal link can be used
_LINE_BREAKING = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"  # these turn the direction
# Characters that take no room, with which one name could pass for another. Joiners stay: scripts and emoji need them.
_UNSEEN = "\u00ad\u180e\u200b\u2060\u2061\u2062\u2063\u2064\ufeff\u115f\u1160\u3164\uffa0\u2800"


class Guest(Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    avatar: str
    language: str
    made: int
    banned: bool = False
    named: bool = False  # has chosen a name
    seen: int = 0  # when they were last here, within a day
    epoch: int = 0  # how often they have turned away all other devices
    banned_until: int | None = None  # when those who are banned are let in again; None: never

    def is_banned(self, now: int) -> bool:
        """Whether they are turned away now."""
        return self.banned and (self.banned_until is None or now < self.banned_until)

    def player(self) -> Player:
        """The guest as a player of a seat."""
        return Player(name=self.name, guest=self.id, avatar=self.avatar)

    def person(self) -> Person:
        """The guest as others see them."""
        return Person(id=self.id, name=self.name, avatar=self.avatar)


def new_guest(language: str, now: int) -> Guest:
    """A guest nobody has seen before, with an avatar and a name until they choose their own."""
    avatar = secrets.choice(AVATARS)
    name = f"{text(language, f'page-avatar-{avatar}')} {secrets.randbelow(90) + 10}"
    return Guest(id=secrets.token_hex(8), name=name, avatar=avatar, language=language, made=now, seen=now)


def clean(typed: str, length: int) -> str:
    """What a person typed, as others may see it: one line, no characters that are invisible or turn others around."""
    seen = "".join(sign for sign in typed if sign not in _TURNING and sign not in _UNSEEN)
    kept = "".join(
        " " if unicodedata.category(sign) in _LINE_BREAKING or sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", seen)
    )
    short = " ".join(kept.split())[:length].strip()
    # A name made only of invisible characters would not be a name.
    return short if any(unicodedata.category(sign)[0] not in "ZCM" for sign in short) else ""


def told_apart(name: str, taken: set[str]) -> str:
    """The name, with a number where somebody has it already or one that looks the same."""
    known = {look(other).strip() for other in taken}
    numbered = (f"{name[: NAME_LENGTH - 2]} {number}" for number in range(2, 10))
    return next(found for found in (name, *numbered) if look(found).strip() not in known)


def look(text: str) -> str:
    """How a text looks: capitals, accents, letters of other widths and invisible characters make no difference."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not _takes_no_room(sign))


def _takes_no_room(sign: str) -> bool:
    is_mark = unicodedata.combining(sign) or unicodedata.category(sign) == "Cf" or sign == "\u034f"
    return bool(is_mark) or "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def admin_key(secret: bytes) -> str:
    """What proves that somebody may administer a server: they can read its database, which holds this secret."""
    return hmac.digest(secret, b"admin", hashlib.sha256).hex()


class Signer:
    """Signs who somebody is, for cookies and keys of programs, with the server's secret keys."""

    def __init__(self, keys: Callable[[], Keys]) -> None:
        self._keys = keys

    def cookie(self, guest: str, epoch: int = 0) -> str:
        """The cookie of a guest; also what a program sends as its key."""
        content = f"{guest}.{epoch}" if epoch else guest
        return f"{content}.{_signature(self._keys().current, content)}"

    def guest(self, cookie: str, now: int) -> tuple[str, int] | None:
        """The guest of a cookie and its epoch; None if it was tampered with, or signed by a key that is too old."""
        content, _, signature = cookie.rpartition(".")
        wanted = [_signature(key, content).encode() for key in self._keys().valid(now)]
        if not any(hmac.compare_digest(signature.encode(), good) for good in wanted):
            return None
        guest, _, epoch = content.partition(".")
        return guest, int(epoch or 0)


def _signature(key: bytes, content: str) -> str:
    digest = hmac.digest(key, f"guest:{content}".encode(), hashlib.sha256)[:18]
    return base64.urlsafe_b64encode(digest).decode()


def new_link() -> tuple[str, str]:
    """The token of a new personal link, and its hash, which is all that is kept of it."""
    token = secrets.token_urlsafe(18)
    return token, link_hash(token)


def link_hash(token: str) -> str:
    """What is kept of a personal link: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()
