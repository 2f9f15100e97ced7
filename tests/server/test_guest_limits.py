"""A limit for every guest, and a wider one for all who come from one address."""

from __future__ import annotations

import pytest

from spieltrieb.server.errors import TooFast
from spieltrieb.server.guest_limits import GuestLimit

HOME = "203.0.113.7"


def a_limit() -> GuestLimit:
    """Three for a guest, six for an address; the clock stands still."""
    return GuestLimit(1.0, 3, "words", at_one_address=2, now=lambda: 0.0)


def test_a_guest_has_their_own_limit() -> None:
    limit = a_limit()
    for _ in range(3):
        limit.take("ann", HOME)
    with pytest.raises(TooFast):
        limit.take("ann", HOME)
    with pytest.raises(TooFast):
        limit.check("ann", HOME)
    limit.check("bob", HOME)


def test_many_guests_of_one_address_share_another() -> None:
    limit = a_limit()
    for guest in ("ann", "bob", "cyd", "dan", "eve", "flo"):
        limit.take(guest, HOME)
    with pytest.raises(TooFast):
        limit.take("gus", HOME)
    limit.take("gus", "198.51.100.1")


def test_an_address_that_everybody_has_says_nothing() -> None:
    limit = a_limit()
    for number in range(20):
        limit.take(f"guest {number}", "127.0.0.1")


def test_what_was_not_needed_is_given_back() -> None:
    limit = a_limit()
    for _ in range(20):
        limit.take("ann", HOME)
        limit.give_back("ann", HOME)
    limit.check("ann", HOME)


def test_a_guest_and_an_address_have_buckets_to_hold() -> None:
    limit = a_limit()
    own, there = limit.hold("ann", HOME)
    assert own is limit.hold("ann", "127.0.0.1")[0] and there is limit.hold("bob", HOME)[1]
    assert limit.hold("ann", "127.0.0.1")[1] is None
    limit.forget()


def test_so_many_an_hour_for_each() -> None:
    limit = GuestLimit.hourly(2, 3, "tables")
    for guest in ("ann", "ann", "bob"):
        limit.take(guest, HOME)
    for guest in ("ann", "cyd"):
        with pytest.raises(TooFast):
            limit.take(guest, HOME)
    limit.take("cyd", "198.51.100.1")
