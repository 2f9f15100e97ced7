"""What is kept for those who run the server: bans, reports, their keys, and what they did."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from spieltrieb.server.bans import Ban
from spieltrieb.server.moderation import Deed, Operator, Report, Session
from spieltrieb.server.people import Guest
from spieltrieb.server.storage import Storage
from tests.server.test_storage import STORAGES

Work = Callable[[Storage], Awaitable[None]]


@pytest.fixture(params=STORAGES)
def using(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[Work], None]:
    """Do something with a new database."""

    def use(work: Work) -> None:
        async def run() -> None:
            storage = STORAGES[request.param](tmp_path)
            try:
                await storage.open()
                await work(storage)
            finally:
                await storage.close()

        asyncio.run(run())

    return use


def test_networks_are_kept_out_until_their_time_is_over(using: Callable[[Work], None]) -> None:
    bans = [Ban("10.0.0.0/8", False, None), Ban("10.1.0.0/16", True, 50), Ban("10.2.0.0/16", True, 90)]

    async def work(storage: Storage) -> None:
        for ban in bans:
            await storage.finish(partial(storage.save_ban, ban, 10))
        assert await storage.bans() == bans
        await storage.finish(partial(storage.save_ban, bans[0], 60))
        await storage.finish(partial(storage.lift_ban, "10.0.0.0/8"))
        assert await storage.bans() == [bans[2]]

    using(work)


def test_reports_are_kept_the_newest_first_until_somebody_has_seen_to_them(using: Callable[[Work], None]) -> None:
    reports = [Report(at, f"table{at}", "ann", "bob", "Bob", "spam", "[]") for at in (1, 2, 3)]

    async def work(storage: Storage) -> None:
        for report in reports:
            await storage.finish(partial(storage.save_report, report))
        assert [report for _, report in await storage.reports(2)] == reports[:0:-1]
        assert await storage.reports(9, before=2) == [(1, reports[0])]
        for at in (70, 80):  # who is second changes nothing
            await storage.finish(partial(storage.settle_report, 2, at))
        assert [number for number, _ in await storage.reports(9, is_open=True)] == [3, 1]
        assert (await storage.reports_on("table2", 9))[0][1].settled == 70
        assert [number for number, _ in await storage.reports_on("bob", 2)] == [3, 2]
        assert await storage.reports_on("ann", 9) == [], "who reports is not reported"

    using(work)


def test_of_reports_that_were_seen_to_long_ago_the_chat_goes(using: Callable[[Work], None]) -> None:
    said = '[{"text": "Fools!"}]'
    reports = [Report(at, f"table{at}", "ann", "bob", "Bob", "spam", said) for at in (1, 2, 3)]

    async def work(storage: Storage) -> None:
        for report in reports:
            await storage.finish(partial(storage.save_report, report))
        for number, at in ((1, 70), (2, 90)):
            await storage.finish(partial(storage.settle_report, number, at))
        await storage.finish(partial(storage.hush_reports, 80))
        assert [report.chat for _, report in await storage.reports(9)] == [said, said, "[]"]
        await storage.finish(partial(storage.forget_reports, 80))
        assert [number for number, _ in await storage.reports(9)] == [3, 2]

    using(work)


def test_those_who_are_turned_away_are_listed_until_they_are_let_in(using: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        for name in ("ann", "bob", "eve"):
            await storage.finish(partial(storage.save_guest, Guest(name, name, "owl", "en", 1)))
        await storage.finish(partial(storage.change_guest, "bob", {"banned": True, "banned_until": 50}))
        await storage.finish(partial(storage.change_guest, "eve", {"banned": True}))
        assert [guest.id for guest in await storage.banned_guests(49, 9)] == ["bob", "eve"]
        assert [guest.id for guest in await storage.banned_guests(50, 9)] == ["eve"]
        for before, forgotten in ((50, ["ann"]), (51, ["bob"]), (10**15, [])):
            assert await storage.forget_idle_guests(before, 9) == forgotten

    using(work)


def test_guests_are_found_by_a_part_of_their_name_and_signs_mean_themselves(using: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        for id, name, seen in (("a", "Ann 100%", 1), ("b", "ANNA", 2), ("c", "Bo_b!", 3)):
            await storage.finish(partial(storage.save_guest, Guest(id, name, "owl", "en", 1, seen=seen)))
        for typed, found in (("ann", "ba"), ("%", "a"), ("_", "c"), ("!", "c"), ("x", "")):
            assert "".join(guest.id for guest in await storage.guests_named(typed, 9)) == found

    using(work)


def test_somebody_has_one_key_and_what_they_did_is_kept(using: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        for hash in ("old", "new"):
            await storage.finish(partial(storage.save_operator, Operator("Ann", hash, 1, 9)))
        assert await storage.operators() == [Operator("Ann", "new", 1, 9)]
        await storage.finish(partial(storage.forget_operator, "Ann"))
        assert await storage.operators() == []
        deeds = [Deed(at, "close", f"table{at}", "Ann") for at in (1, 2, 3)]
        for deed in deeds:
            await storage.finish(partial(storage.note, deed))
        assert await storage.audit(2) == [(3, deeds[2]), (2, deeds[1])]
        assert await storage.audit(2, before=2) == [(1, deeds[0])]

    using(work)


def test_a_session_is_kept_until_it_ends_or_its_time_is_over(using: Callable[[Work], None]) -> None:
    def of(hash: str, since: int, seen: int) -> Session:
        return Session(hash, "key", since, seen, "de")

    async def work(storage: Storage) -> None:
        async def begin(session: Session, since: int = 0, seen: int = 0, most: int = 9) -> str:
            await storage.finish(partial(storage.begin_session, session, since, seen, most))
            kept = [one for one in "abcdef" if await storage.session(one) is not None]
            return "".join(kept)

        assert await storage.session("a") is None
        assert await begin(of("a", 10, 30)) == "a"
        assert await storage.session("a") == of("a", 10, 30)
        assert await begin(of("b", 20, 20)) == "ab"
        assert await begin(of("c", 20, 40), since=10) == "bc", "a has been there for too long"
        assert await begin(of("d", 20, 40), seen=20) == "cd", "b has done nothing for too long"
        await storage.finish(partial(storage.change_session, "c", {"seen": 50, "notice": "It's done."}))
        assert await storage.session("c") == Session("c", "key", 20, 50, "de", "It's done.")
        assert await begin(of("e", 60, 60), most=2) == "ce", "who was seen last stays"
        await storage.finish(partial(storage.end_session, "c"))
        await storage.finish(partial(storage.change_session, "c", {"seen": 70}))
        assert await begin(of("f", 60, 60)) == "ef", "c has ended, whoever still had it in hand"

    using(work)
