"""How many WebSockets there are, here and elsewhere."""

from __future__ import annotations

from spieltrieb.server.connections import ALL, Connections


def test_connections_are_counted_by_address_and_guest_at_all_processes() -> None:
    here = Connections()
    here.count(("address a", "guest ann", ALL), 1)
    here.hear("two", {"guest ann": 2, ALL: 7})
    assert (here["guest ann"], here.everywhere("guest ann"), here.everywhere(ALL)) == (1, 3, 1)
    here.hear("two", {"guest ann": 0})
    assert here.everywhere("guest ann") == 1
    here.hear("two", {"guest ann": 1})
    here.forget("two")
    assert here.everywhere("guest ann") == 1


def test_others_are_told_of_all_there_are_and_then_of_what_changes() -> None:
    here = Connections()
    here.count(("guest ann", ALL), 1)
    assert here.changes() == {}  # there is nobody to be told
    assert here.share() == {"guest ann": 1, ALL: 1}
    here.count(("guest ann", ALL), -1)
    here.count(("guest bob", ALL), 1)
    assert here.changes() == {"guest ann": 0, "guest bob": 1, ALL: 1}
    assert here.changes() == {}
