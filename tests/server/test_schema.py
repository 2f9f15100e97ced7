"""Databases of earlier versions: they open, and everybody finds everything."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from spieltrieb.server import schema
from tests.server.client import House, Person, until

# Made by the version before tables slept, on the 16th of November 2026, by Ann and Bob.
VERSION_2 = Path(__file__).parent / "databases" / "version-2.sql"
AT = 1794833700000
ANN = ("8ee074ee1820409a", "Ann", "spieltrieb=8ee074ee1820409a.Yir-wvY8IjyRRTA8h2SacCy-")
BOB = ("7ae487c4030c2108", "Bob", "spieltrieb=7ae487c4030c2108.uRKRB5BxCeqhwVQsnHv4Yqpk")
OVER, TIMED, GATHERING, DAILY = "pj999fcv", "94wf3rux", "cmzpdwam", "fb6dzfvn"


@pytest.fixture
def house(new_house: Callable[..., House], tmp_path: Path) -> House:
    with closing(sqlite3.connect(tmp_path / "spieltrieb.db")) as connection:
        connection.executescript(VERSION_2.read_text(encoding="utf-8"))
    return new_house(now=lambda: AT)


@pytest.mark.sqlite
def test_a_database_of_version_2_goes_on(house: House) -> None:
    ann, bob = Person(house.address, *ANN), Person(house.address, *BOB)
    assert ann.get("/api/me")["name"] == "Ann"
    assert [row["id"] for row in ann.get("/api/me/tables")] == [DAILY, GATHERING, TIMED, OVER]
    assert ann.get("/api/me/statistics")[0]["mean"] == -53
    found = ann.get(f"/api/tables/{OVER}/check")
    assert (found["fair"], found["draws"]) == (True, 24)
    assert set(house.gate.hub.tables) >= {TIMED, GATHERING, DAILY}  # whatever was under way
    columns = "id, due, archived, moved > made"
    kept = house.do(house.gate.hub.storage._rows(f"SELECT {columns} FROM tables ORDER BY key"))
    assert kept == [(OVER, None, 0, 1), (TIMED, 0, 0, 1), (GATHERING, 0, 0, 0), (DAILY, 0, 0, 0)]
    assert bob.post("/api/daily/fivetotwelve")["id"] != DAILY
    deals = house.do(house.gate.hub.storage._rows("SELECT count(DISTINCT secret) FROM tables WHERE daily IS NOT NULL"))
    assert deals == [(1,)]  # still the same deal for everybody

    async def play() -> dict[str, Any]:
        async with ann.page(TIMED) as one, bob.page(TIMED) as two:
            assert one.tables[TIMED]["times"]["left"][0] > 259_000_000
            known, _ = await asyncio.gather(one.play(TIMED, random.Random(1)), two.play(TIMED, random.Random(2)))
            return known

    assert asyncio.run(play())["phase"] == "over"


@pytest.mark.sqlite
def test_guests_of_version_2_are_not_forgotten_right_away(house: House) -> None:
    house.put_away(GATHERING, DAILY, TIMED)
    assert house.do(house.gate.hub.retention.tidy_up()) == {"archived": 0, "closed": 0, "forgotten": 0}
    house.pass_time(3 * 24 * 3600)
    house.do(until(lambda: house.gate.hub.counts["bot_moves"], "the clock of days has not lapsed"))


def test_every_version_leads_to_this_one() -> None:
    def shape(connection: sqlite3.Connection) -> list[Any]:
        return connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY 1, 2").fetchall()

    shapes = []
    for version in range(schema.VERSION + 1):
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            schema.migrate(connection, version)
            schema.migrate(connection)
            shapes.append(shape(connection))
    assert all(found == shapes[0] for found in shapes)
