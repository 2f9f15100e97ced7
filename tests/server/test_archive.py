"""Entries in the archive: without what was said, and changed line by line where somebody is erased."""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence

import pytest

from spieltrieb.server.archive import pack, repack, unpack
from spieltrieb.server.entries import AnyEntry, Kicked, Said, read_entry, write_entry
from tests.server.client import House, Person
from tests.server.driving import ANN, BOB, gathered


def test_a_log_comes_back_as_it_was_but_for_what_was_said() -> None:
    driven = gathered("memostreet")
    driven.ask(ANN, "say", text="good luck")
    driven.play(random.Random(1), steps=20)
    again = [read_entry(line) for line in unpack(pack(driven.log))]
    assert len(again) == len(driven.log), "numbers of entries never change"
    for entry, was in zip(again, driven.log, strict=True):
        assert entry == (Said(at=was.at, guest="", name="", text="") if isinstance(was, Said) else was)


def test_who_was_shown_out_and_never_sat_there_is_nobody_in_the_archive() -> None:
    driven = gathered("memostreet")
    log = [*driven.log, Kicked(at=1, guest=BOB.id), Kicked(at=2, guest="spectator")]
    assert [entry for entry in map(read_entry, unpack(pack(log))) if isinstance(entry, Kicked)] == [
        Kicked(at=1, guest=BOB.id),  # their seat is free because of it
        Kicked(at=2, guest=""),
    ]


def test_every_line_is_changed() -> None:
    driven = gathered("memostreet")
    packed = pack(driven.log)
    assert unpack(repack(packed, lambda line: bytes(line).replace(b"Ann", b"Eve"))) == [  # type: ignore[arg-type]
        write_entry(entry).replace(b"Ann", b"Eve") for entry in driven.log
    ]


def test_a_long_log_is_packed_where_nobody_waits_for_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack: 20,000 entries took half a second."""
    threads: list[int] = []

    def noted(entries: Sequence[AnyEntry]) -> bytes:
        threads.append(threading.get_ident())
        return pack(entries)

    monkeypatch.setattr("spieltrieb.server.storage.pack", noted)
    ann = Person.comes(house.address, "Ann")
    table = ann.make_table("memostreet", "me", "open")
    live = house.gate.hub.tables[table]
    assert house.do(house.gate.hub.storage.archive([live.key], 0)) == 1
    assert len(threads) == 1
    assert threads[0] != house._thread.ident  # type: ignore[union-attr]
