"""Guests: a name, an avatar and a language, no account. A signed cookie says who somebody is."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

from msgspec import Struct

from spieltrieb.locale import text
from spieltrieb.server.entries import Player
from spieltrieb.server.errors import BadLink
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
_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"  # signs that turn the direction
# Signs that take no room, with which one name could pass for another. Joiners stay: scripts and emoji need them.
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
    return Guest(id=secrets.token_hex(8), name=name, avatar=avatar, language=language, made=now)


def clean(typed: str, length: int) -> str:
    """What a person typed, as others may see it: one line, no signs that cannot be seen or that turn others around."""
    seen = "".join(sign for sign in typed if sign not in _TURNING and sign not in _UNSEEN)
    kept = "".join(
        " " if unicodedata.category(sign) in _LINE_BREAKING or sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", seen)
    )
    short = " ".join(kept.split())[:length].strip()
    # A name made only of invisible signs would not be a name.
    return short if any(unicodedata.category(sign)[0] not in "ZCM" for sign in short) else ""


def admin_key(secret: bytes) -> str:
    """What proves that somebody may administer a server: they can read its database, which holds this secret."""
    return hmac.digest(secret, b"admin", hashlib.sha256).hex()


class Signer:
    """Signs who somebody is, for cookies and links, with the server's secret key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _signature(self, purpose: str, content: str) -> str:
        digest = hmac.digest(self._key, f"{purpose}:{content}".encode(), hashlib.sha256)[:18]
        return base64.urlsafe_b64encode(digest).decode()

    def cookie(self, guest: str) -> str:
        """The cookie of a guest; also what a program sends as its key."""
        return f"{guest}.{self._signature('guest', guest)}"

    def guest(self, cookie: str) -> str | None:
        """The guest of a cookie; None if it was tampered with."""
        guest, _, signature = cookie.partition(".")
        good = hmac.compare_digest(signature.encode(), self._signature("guest", guest).encode())
        return guest if good else None

    def link(self, guest: str, now: int) -> str:
        """The token of a personal link, to go on from another device within the hour."""
        content = f"{guest}.{now // 1000 + LINK_SECONDS}"
        return f"{content}.{self._signature('link', content)}"

    def guest_of_link(self, token: str, now: int) -> str:
        """The guest of a personal link."""
        content, _, signature = token.rpartition(".")
        guest, _, until = content.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature("link", content).encode()):
            raise BadLink("This personal link is not whole, or not from this server. Make a new one.", why="broken")
        if int(until) * 1000 < now:
            raise BadLink("This personal link is too old. Make a new one on the other device.", why="old")
        return guest
