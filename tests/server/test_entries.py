"""The log in the database stays readable: these lines were written by version 1.0 of the server."""

from __future__ import annotations

import json

import pytest

from spieltrieb.server.entries import AnyEntry, read_entry, write_entry
from spieltrieb.server.table import Table

SECRET = "5ec4e7" * 10 + "0000"
# One of each kind, as they stand in databases.
LINES = (
    '{"e":"made","at":1,"host":"ann-id","game":"memostreet","seats":[["Ann","ann-id","fox",null,false],["",null,"",null,'
    'false]],"options":{},"rounds":1,"clock":{"kind":"game","seconds":60,"increment":5},"public":true,"advice":false,'
    '"commitment":"c0","daily":null}',
    '{"e":"mixed","at":2,"guest":"ann-id","name":"Ann","words":"hey presto"}',
    '{"e":"sat","at":3,"seat":1,"player":["Bob","bob-id","owl",null,false]}',
    '{"e":"stood","at":4,"seat":1}',
    '{"e":"sat","at":5,"seat":1,"player":["Bob","bob-id","owl",null,false]}',
    '{"e":"began","at":6,"steps":[]}',
    '{"e":"moved","at":7,"seat":0,"steps":[[0,0],[-1,FACE]],"spent":700}',
    '{"e":"asked","at":8,"seat":0,"step":0}',
    '{"e":"agreed","at":9,"seat":1,"yes":true}',
    '{"e":"back","at":9,"seat":0,"step":0,"alone":false}',
    '{"e":"moved","at":10,"seat":0,"steps":[[0,0],[-1,FACE]]}',
    '{"e":"handed","at":11,"seat":1,"bot":"level2","once":false}',
    '{"e":"returned","at":12,"seat":1}',
    '{"e":"said","at":13,"guest":"bob-id","name":"Bob","text":"Hm."}',
    '{"e":"locked","at":13,"on":true}',
    '{"e":"kicked","at":13,"guest":"eve-id"}',
    '{"e":"allowed","at":13,"talk":true}',
    '{"e":"resigned","at":13,"seat":1,"bot":"level2"}',
    '{"e":"stopping","at":13,"guest":"ann-id","yes":false}',
    '{"e":"rematched","at":14,"table":"another"}',
    '{"e":"study","at":14,"table":"another","round":1,"move":1,"steps":[[0,0],[-1,FACE]]}',
    '{"e":"ended","at":14,"reason":"resigned","winners":[0]}',
    '{"e":"closed","at":15,"why":"admin"}',
)

LATER = {"lots": False, "why": "away"}  # fields that came later


def lines() -> list[str]:
    """The lines, with what chance brings at this table."""
    entries = [read_entry(line) for line in LINES[:6]]
    after = Table.from_log("t", SECRET, entries).position.advance_by(0, 0)  # type: ignore[union-attr]
    (_, face) = after[-1].history[-1]
    return [line.replace("FACE", str(face)) for line in LINES]


def test_every_kind_of_entry_is_among_these_lines() -> None:
    tags = {kind.__struct_config__.tag for kind in AnyEntry.__args__}
    assert tags == {json.loads(line)["e"] for line in lines()}


@pytest.mark.parametrize("number", range(len(LINES)))
def test_an_entry_is_written_as_it_was_and_what_came_later_has_its_default(number: int) -> None:
    line = lines()[number]
    before, now = json.loads(line), json.loads(write_entry(read_entry(line)))
    assert {name: now[name] for name in before} == before
    assert {name: value for name, value in now.items() if name not in before}.items() <= LATER.items()


def test_a_log_of_an_older_server_tells_the_same_table() -> None:
    log = [read_entry(line) for line in lines()]
    table = Table.from_log("t", SECRET, log[:-2])
    assert [seat.player.name for seat in table.seats] == ["Ann", "Bob"]
    assert (table.phase, table.number, table.moved) == ("playing", 21, 14)
    assert (table.clock.kind, table.clock.seconds, table.clock.increment) == ("game", 60, 5)
    assert table.seed == f"{SECRET}\nhey presto"
    assert table.position is not None
    assert table.position.step == 2
    assert [line.text for line in table.chat] == ["Hm."]
    assert table.rematch == "another"
    assert (table.locked, table.kicked, table.talk, table.practice) == (True, {"eve-id"}, True, {1})
    assert table.seats[1].resigned
    table.apply(log[-2])
    assert table.phase == "over"
    table.apply(log[-1])
    assert table.phase == "closed"
