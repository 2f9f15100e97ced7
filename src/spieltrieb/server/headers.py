"""What the head of a request says: who asks, from where, and in which language they would like to be answered."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from spieltrieb.core.errors import BadLanguage
from spieltrieb.locale import FALLBACK, check_language, languages
from spieltrieb.server.people import COOKIE

MOST_WISHES = 10  # languages that are looked at: a head has room for thousands


def token_of(headers: Mapping[str, str]) -> str | None:
    """The signed name of a guest: from a program's key, or from the cookie."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return key.strip()
    # Not http.cookies: it gives up at the first cookie of another program that it cannot read.
    for pair in headers.get("cookie", "").split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return None


def language_of(headers: Mapping[str, str]) -> str:
    """The language that a browser asks for, if there is such a catalogue."""
    for wish in headers.get("accept-language", "").split(",", MOST_WISHES)[:MOST_WISHES]:
        try:
            return check_language(wish.partition(";")[0] or "-")
        except BadLanguage:
            continue
    return FALLBACK if FALLBACK in languages() else languages()[0]


def address_of(scope: Any) -> str:
    """Where a request came from; of an IPv6 address the network, which one person has whole."""
    client = scope.get("client")
    return network_address(client[0]) if client else "local"


@lru_cache(maxsize=10_000)  # it is asked for several times a request
def network_address(host: str) -> str:
    """An address as people are counted by it: of an IPv6 address the network, but this machine is itself."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:  # somebody with an old address, at a server that listens at new ones
            return str(address.ipv4_mapped)
        if address.is_loopback:
            return host
        return str(ipaddress.ip_network(f"{host}/64", strict=False).network_address)
    return host
