"""Who is here: connections come and go, and whoever left is away after a while."""

from __future__ import annotations

from spieltrieb.server.people import new_guest
from spieltrieb.server.presence import Presence


class Page:
    """A connection that hears nothing."""

    def __init__(self) -> None:
        self.guest = new_guest("en", 0)

    def tell(self, message: bytes) -> None: ...
    def end(self) -> None: ...


class Clock:
    now = 1_000_000

    def __call__(self) -> int:
        return self.now


def test_a_guest_is_here_as_long_as_one_of_their_pages_is() -> None:
    presence, first = Presence(Clock(), 60), Page()
    second = Page()
    second.guest = first.guest
    assert presence.come(first)
    assert not presence.come(second)
    assert presence.of(first.guest.id) == set(presence) == {first, second}
    assert len(presence) == 1
    assert not presence.go(first)
    assert presence.is_here(first.guest.id)
    assert presence.go(second)
    assert not presence.is_here(first.guest.id)
    assert not presence.of(first.guest.id)


def test_who_left_is_away_after_a_while_also_when_that_is_forgotten() -> None:
    clock = Clock()
    presence, ann, bob = Presence(clock, 60), Page(), Page()
    for page in (ann, bob):
        presence.come(page)
    presence.go(ann)
    stranger = Page().guest.id  # who was here before the server started
    for seconds, ann_is_away in ((0, False), (59, False), (1, True), (600, True)):
        clock.now += seconds * 1000
        presence.forget()
        assert presence.is_away(ann.guest.id) is ann_is_away
        assert presence.is_away(stranger) is ann_is_away
        assert not presence.is_away(bob.guest.id)
    assert not presence._left
    presence.go(bob)
    presence.forget()
    assert not presence.is_away(bob.guest.id)
    presence.come(ann)
    assert not presence.is_away(ann.guest.id)


def test_where_a_guest_sits_is_known_as_long_as_somebody_looks() -> None:
    presence = Presence(Clock(), 60)
    presence.seat("one", {"ann", "bob"})
    presence.seat("two", {"ann"})
    assert (presence.tables_of("ann"), presence.tables_of("bob")) == ({"one", "two"}, {"one"})
    presence.seat("one", {"ann", "cyd"})
    assert [presence.tables_of(guest) for guest in ("ann", "bob", "cyd")] == [{"one", "two"}, set(), {"one"}]
    presence.seat("one", ())
    presence.seat("one", ())
    presence.seat("two", ())
    assert not presence._tables and not presence._guests


def test_who_is_at_another_process_is_here_until_all_of_them_have_left() -> None:
    now = [0]
    presence = Presence(lambda: now[0], leave_after=60)
    told: list[tuple[str, bool]] = []
    presence.changed = lambda guest, is_here: told.append((guest, is_here))
    assert presence.come_elsewhere("ann", "two")
    assert not presence.come_elsewhere("ann", "three")
    assert presence.is_here("ann") and not presence.is_away("ann") and not list(presence)
    assert presence.of_process("two") == ["ann"]
    assert not presence.go_elsewhere("ann", "two")
    assert not presence.go_elsewhere("ann", "two")  # they were not there any more
    assert presence.go_elsewhere("ann", "three")
    now[0] = 60_000
    assert presence.is_away("ann")
    assert told == []  # others know better
