"""The names under which a server may be asked for.

A page of any site can make its own name point at this machine (DNS rebinding), and would then be at home here: its
requests carry its own name as `Host`, and as `Origin` the same. So only names count that no stranger can own.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from spieltrieb.server.errors import BadHost
from spieltrieb.server.settings import Settings

# Endings that nobody can buy, or that the maker of many routers has: they lead to machines of one's own network.
OWN = (".localhost", ".local", ".lan", ".home.arpa", ".internal", ".fritz.box")
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]{1,253})(:\d{1,5})?", re.IGNORECASE)
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")  # by a proxy
SHOWN = 60  # characters of a name that an error repeats


class Hosts:
    """The names of a server."""

    def __init__(self, settings: Settings) -> None:
        named = {name.strip().lower() for name in settings.hosts.split(",") if name.strip()}
        self._any = "*" in named
        self._names = named | {socket.gethostname().lower()}
        self._public = (urlsplit(settings.public).hostname or "").lower()
        self._names.add(self._public)

    def check(self, host: str | None) -> None:
        """An error if this is not a name of ours; programs that name none are let in, for no browser is one."""
        if host is None:
            return
        found = _HOST.fullmatch(host)
        if found is None or not (self._any or self._is_ours(found[1].lower().rstrip("."))):
            name = host[:SHOWN]
            raise BadHost(
                f"This server is not known as {name!r}. Whoever runs it can add the name: hosts=NAME, or --public.",
                host=name,
            )

    def is_from_here(self, client: str, headers: Mapping[str, str]) -> bool:
        """Whether a request was made on this machine, and not passed on by a proxy that runs here.

        Behind a proxy everybody comes from here. One is known by what it adds to the head of a request, or by the
        public name in it; one that adds nothing and hides the name cannot be told from somebody who sits here.
        """
        found = _HOST.fullmatch(headers.get("host", ""))
        name = found[1].lower().rstrip(".") if found else ""
        is_here = name == "localhost" or name.endswith(".localhost") or _is_loopback(name.strip("[]"))
        is_ours = name == socket.gethostname().lower() and name != self._public
        return _is_loopback(client) and (is_here or is_ours) and not any(header in headers for header in PASSED_ON)

    def _is_ours(self, name: str) -> bool:
        return name in self._names or "." not in name or name.endswith(OWN) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _is_loopback(text: str) -> bool:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback
