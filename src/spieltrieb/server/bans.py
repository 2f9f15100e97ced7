"""Who is kept out by where they come from: an address or a whole network, for a time or for good.

A guest who is turned away is known by their cookie (`Guest.banned`). Whoever throws the cookie away would be somebody
new, so no new guest comes from that address for a while; those who are known there already go on, since a school or a
family has one address.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable

from msgspec import Struct

from spieltrieb.server.errors import BadMessage, Banned

MAPPED = 96  # bits of a new address before the old one that is written in it
ONE_PERSON = 64  # bits of an IPv6 address that tell people apart
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Ban(Struct, frozen=True):
    """An address or a network that is kept out."""

    network: str
    newcomers: bool  # only those who are not known yet are kept out
    until: int | None  # milliseconds since 1970; None: for good


class Bans:
    """All that are kept out now."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._bans: dict[str, tuple[Network, Ban]] = {}

    def load(self, bans: Iterable[Ban]) -> None:
        """Take over what was kept, and nothing else."""
        self._bans.clear()
        for ban in bans:
            self.add(ban)

    def add(self, ban: Ban) -> None:
        """Keep a network out; for one that is kept out already, this is what counts from now on."""
        self._bans[ban.network] = (ipaddress.ip_network(ban.network), ban)

    def lift(self, network: str) -> None:
        """Let a network in again."""
        self._bans.pop(network, None)

    def of(self, network: str) -> Ban | None:
        """How a network is kept out, if it is."""
        found = self._bans.get(network)
        return found and found[1]

    def check(self, address: str, is_new: bool = False) -> None:
        """Make sure that somebody from this address may come in: anybody, or somebody new."""
        if not self._bans:
            return
        found = _address(address)
        if found is None:
            return
        now = self._now()
        for network, ban in list(self._bans.values()):
            if ban.until is not None and ban.until <= now:
                del self._bans[ban.network]
            elif found in network and (is_new or not ban.newcomers):
                raise Banned("The administrator of this server lets nobody in from where you are.")


class Addresses(dict[str, str]):
    """Where guests came from last; only in memory, and never on disk."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def note(self, guest: str, address: str) -> None:
        """A guest comes; where there are too many, those who came longest ago are forgotten."""
        self.pop(guest, None)
        if len(self) >= self._most:
            del self[next(iter(self))]
        self[guest] = address


def network_of(text: str) -> str:
    """An address or a network as it is kept: 203.0.113.7, 203.0.113.0/24, 2001:db8::/64.

    It holds those whom we know by it (headers.py): one person has a whole /64 of IPv6, and an old address that is
    written as a new one is the old one.
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
        if isinstance(network, ipaddress.IPv4Network) or network.is_loopback:
            return str(network)
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= MAPPED:
            return str(ipaddress.ip_network(f"{mapped}/{network.prefixlen - MAPPED}", strict=False))
        return str(network.supernet(new_prefix=min(network.prefixlen, ONE_PERSON)))
    except ValueError:
        raise BadMessage(
            f"{text[:60]!r} is not an address or a network; one looks like 203.0.113.7 or 203.0.113.0/24.",
            problem="network",
            reason="admin-bad-network",
        ) from None


def is_shared(address: str) -> bool:
    """Whether everybody may come from this address: behind a proxy that does not say who they are."""
    found = _address(address)
    return found is None or found.is_loopback


def newcomers_of(address: str, until: int) -> Ban:
    """Keep new guests from where somebody came who was turned away; of IPv6 that is their whole network."""
    return Ban(network_of(address), True, until)


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None
