"""The HTTP interface: every address with good and bad questions, the right status, and words that can be translated."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from html import escape
from typing import Any

import pytest
import segno

from spieltrieb import games
from spieltrieb.core.position import Position
from spieltrieb.locale import languages, text
from spieltrieb.server import answers
from spieltrieb.server.api import daily, people
from spieltrieb.server.kept import Result
from spieltrieb.server.people import admin_key
from spieltrieb.server.reading import reading
from tests.server.client import Answer, Gone, House, Person, request
from tests.server.test_answers import fits


@dataclass
class Scene:
    """A server at which something has happened."""

    house: House
    ann: Person
    bob: Person
    gathering: str
    playing: str
    silent: str  # played without advice
    over: str
    closed: str

    def fill(self, value: Any) -> Any:
        """Put ids where their names in braces are."""
        if isinstance(value, dict):
            return {name: self.fill(inner) for name, inner in value.items()}
        if isinstance(value, str):
            names = {"ann": self.ann.id, "bob": self.bob.id, **{n: getattr(self, n) for n in TABLES}}
            for name, id in names.items():
                value = value.replace(f"<{name}>", id)
        return value

    def ask(self, method: str, path: str, body: Any = None, by: str = "ann") -> Answer:
        headers = {"cookie": self.bob.cookie if by == "bob" else self.ann.cookie}
        if by == "nobody":
            headers = {}
        if by == "admin":
            headers = {"authorization": f"Bearer {admin_key(self.house.gate.hub.storage.key)}"}
        return request(self.house.address, method, self.fill(path), self.fill(body), headers)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that does not think for long."""
    folder = tmp_path_factory.mktemp("http")
    with House(folder / "spieltrieb.db", advice_seconds=0.02, review_seconds=0.01) as found:
        yield found


TABLES = ("gathering", "playing", "silent", "over", "closed")


@pytest.fixture(scope="module")
def scene(house: House) -> Scene:
    ann, bob = Person.comes(house.address, "Ann"), Person.comes(house.address, "Bob")
    tables = {
        "gathering": ann.make_table("davincicode", "me", "open", public=True),
        "playing": ann.make_table("kreuzquer", "me"),
        "silent": ann.make_table("memostreet", "me", "screen", advice=False),
        "over": ann.make_table("kreuzquer", "me", words="Fortuna"),
        "closed": ann.make_table("kreuzquer", "me", "open"),
    }
    scene = Scene(house, ann, bob, **tables)

    async def play() -> None:
        async with ann.page(scene.over) as page:
            await page.play(scene.over, random.Random(1))

    asyncio.run(play())
    for path in ("/api/admin/tables/<closed>/close", "/api/admin/operators?name=Olga&days=1"):
        assert scene.ask("POST", path, by="admin").status == 200
    return scene


WISH = {"game": "kreuzquer", "seats": [{"kind": "me"}]}
RECORD = {"format": 1, "game": "kreuzquer", "rules": 1, "players": ["a"], "moves": []}

GOOD: list[tuple[str, str, Any, str]] = [
    ("GET", "/api/me", None, "ann"),
    ("GET", "/api/me", None, "nobody"),
    ("POST", "/api/me", {"name": "Ann", "avatar": "owl", "language": "de"}, "ann"),
    ("POST", "/api/me", {}, "ann"),
    ("DELETE", "/api/me", None, "bob"),
    ("POST", "/api/me/devices", None, "bob"),
    ("POST", "/api/me/link", None, "ann"),
    ("GET", "/api/me/key", None, "ann"),
    ("GET", "/api/me/tables", None, "ann"),
    ("GET", "/api/me/tables?page=2", None, "ann"),
    ("GET", "/api/me/statistics", None, "ann"),
    ("GET", "/api/me/records", None, "ann"),
    ("GET", "/api/games", None, "nobody"),
    ("POST", "/api/games/{game}/check", {"options": {}, "players": 2}, "ann"),
    ("POST", "/api/games/{game}/promise", None, "ann"),
    ("GET", "/api/tables", None, "nobody"),
    ("POST", "/api/tables", WISH, "ann"),
    ("GET", "/api/tables/<over>", None, "ann"),
    ("GET", "/api/tables/<gathering>/qr.svg", None, "nobody"),
    ("GET", "/api/tables/<over>/records", None, "ann"),
    ("GET", "/api/tables/<over>/check", None, "nobody"),
    ("GET", "/api/tables/<over>/replay?seat=0", None, "bob"),
    ("GET", "/api/tables/<over>/picture.svg?seat=0&lang=de", None, "ann"),
    ("GET", "/api/tables/<over>/replay?open=true", None, "bob"),
    ("POST", "/api/tables/<over>/try", {"move": 2, "seat": 0}, "bob"),
    ("POST", "/api/check", {"record": RECORD, "seed": "1"}, "ann"),
    ("GET", "/api/tables/<playing>/advice?seat=0", None, "ann"),
    ("GET", "/api/tables/<over>/review?round=1&lang=de", None, "ann"),
    ("GET", "/api/daily", None, "ann"),
    ("GET", "/api/daily?day=2026-11-15", None, "ann"),
    ("GET", "/api/daily/mine", None, "ann"),
    ("POST", "/api/daily/{game}", None, "ann"),
    ("GET", "/api/daily/{game}/leaderboard?day=2026-11-15", None, "ann"),
    ("GET", "/health", None, "nobody"),
    ("GET", "/ready", None, "nobody"),
    ("GET", "/metrics", None, "nobody"),
    ("GET", "/metrics/all", None, "nobody"),
    ("POST", "/api/admin/tables/<closed>/close", None, "admin"),
    ("POST", "/api/admin/guests/<ann>/ban?ban=false", None, "admin"),
    ("POST", "/api/admin/networks/ban?network=203.0.113.0/24&hours=1", None, "admin"),
    ("GET", "/api/admin/bans", None, "admin"),
    ("GET", "/api/admin/reports", None, "admin"),
    ("POST", "/api/admin/operators?name=Oda&days=1", None, "admin"),
    ("GET", "/api/admin/operators", None, "admin"),
    ("POST", "/api/admin/operators/revoke?name=Olga", None, "admin"),
    ("POST", "/api/admin/rotate?days=30", None, "admin"),
    ("GET", "/api/admin/audit", None, "admin"),
]
ELSEWHERE = {
    ("POST", "/api/me/go"),
    ("DELETE", "/api/me/tables/{id}"),
    ("POST", "/api/admin/guests/{id}/erase"),
}  # have tests of their own


@pytest.mark.parametrize(("method", "path", "body", "by"), GOOD, ids=lambda value: str(value)[:40])
def test_a_good_question_gets_a_good_answer(scene: Scene, method: str, path: str, body: Any, by: str) -> None:
    if method == "DELETE" or path == "/api/me/devices":
        scene.bob = Person.comes(scene.house.address, "Bob")
    answer = scene.ask(method, path.replace("{game}", "kreuzquer"), body, by)
    made = ("/api/tables", "/api/tables/<over>/try")
    expected = 201 if method == "POST" and path in made else 204 if (method, path) == ("DELETE", "/api/me") else 200
    assert answer.status == expected, answer.body
    if method == "DELETE" or path == "/api/me/devices":
        assert scene.ask("GET", "/api/me/tables", by="bob").status == 401
        scene.bob = Person.comes(scene.house.address, "Bob")


def test_every_address_is_asked_here(scene: Scene) -> None:
    schema = scene.ask("GET", "/api/openapi.json").json
    there = {(method.upper(), path) for path, methods in schema["paths"].items() for method in methods}
    asked = set(ELSEWHERE)
    for method, path, _, _ in GOOD:
        plain = path.partition("?")[0]
        for name in TABLES:
            plain = plain.replace(f"<{name}>", "{id}")
        asked.add((method, plain.replace("<ann>", "{id}")))
    assert asked == there


BAD: list[tuple[str, str, Any, str, int, str]] = [
    # Nobody is there, or somebody without the right.
    ("GET", "/api/me/tables", None, "nobody", 401, "no-guest"),
    ("POST", "/api/me", {}, "nobody", 401, "no-guest"),
    ("POST", "/api/tables", WISH, "nobody", 401, "no-guest"),
    ("GET", "/api/tables/<over>", None, "nobody", 401, "no-guest"),
    ("GET", "/api/tables/<playing>/advice?seat=0", None, "bob", 403, "not-allowed"),
    ("GET", "/api/tables/<playing>/advice?seat=3", None, "ann", 403, "not-allowed"),
    ("GET", "/api/tables/<silent>/advice?seat=0", None, "ann", 403, "advice-off"),
    ("POST", "/api/admin/tables/<playing>/close", None, "ann", 403, "not-allowed"),
    # What is not there.
    ("GET", "/api/tables/nowhere", None, "ann", 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/qr.svg", None, "ann", 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/records", None, "ann", 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/check", None, "ann", 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/advice?seat=0", None, "ann", 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/review", None, "ann", 404, "unknown-table"),
    ("GET", "/api/tables/%00", None, "ann", 404, "unknown-table"),
    ("GET", "/api/tables/%F0%9F%A6%8A", None, "ann", 404, "unknown-table"),
    ("POST", "/api/admin/tables/nowhere/close", None, "admin", 404, "unknown-table"),
    ("POST", "/api/admin/guests/nobody/ban", None, "admin", 404, "unknown-page"),
    ("GET", "/api/nowhere", None, "ann", 404, "unknown-page"),
    ("GET", "/api/tables/a/b/c", None, "ann", 404, "unknown-page"),
    ("POST", "/api/games/chess/check", {"options": {}}, "ann", 404, "unknown-game"),
    ("POST", "/api/daily/chess", None, "ann", 404, "unknown-game"),
    ("GET", "/api/daily/chess/leaderboard", None, "ann", 404, "unknown-game"),
    ("POST", "/api/tables", {**WISH, "game": "chess"}, "ann", 404, "unknown-game"),
    # What is not done so.
    ("PUT", "/api/me", {}, "ann", 405, "unknown-page"),
    ("DELETE", "/api/tables/<over>", None, "ann", 405, "unknown-page"),
    ("GET", "/api/check", None, "ann", 405, "unknown-page"),
    ("POST", "/api/check", {"record": RECORD, "seed": "1" * 25_001}, "ann", 400, "bad-message"),
    ("POST", "/api/check", {"record": RECORD, "seed": "1", "secret": "1" * 201}, "ann", 400, "bad-message"),
    # Not now.
    ("GET", "/api/tables/<playing>/records", None, "ann", 409, "not-now"),
    ("GET", "/api/tables/<playing>/check", None, "ann", 409, "not-now"),
    ("GET", "/api/tables/<playing>/replay", None, "ann", 409, "not-now"),
    ("GET", "/api/tables/<over>/replay?seat=3", None, "ann", 403, "not-your-seat"),
    ("GET", "/api/tables/<playing>/review", None, "ann", 409, "not-now"),
    ("GET", "/api/tables/<over>/review?round=2", None, "ann", 409, "not-now"),
    ("POST", "/api/tables/<playing>/try", {"move": 1, "seat": 0}, "ann", 409, "not-now"),
    ("POST", "/api/tables/<over>/try", {"move": 9999, "seat": 0}, "ann", 409, "not-now"),
    ("POST", "/api/tables/<over>/try", {"move": 1, "seat": 3}, "ann", 403, "not-your-seat"),
    ("POST", "/api/tables/nowhere/try", {"move": 1, "seat": 0}, "ann", 404, "unknown-table"),
    ("GET", "/api/tables/<over>/check?round=20", None, "ann", 409, "not-now"),
    ("GET", "/api/tables/<over>/advice?seat=0", None, "ann", 409, "not-now"),
    ("GET", "/api/tables/<gathering>/advice?seat=0", None, "ann", 403, "advice-off"),
    # Bodies and parameters that cannot be read.
    ("POST", "/api/tables", b"", "ann", 400, "bad-message"),
    ("POST", "/api/tables", b"{", "ann", 400, "bad-message"),
    ("POST", "/api/tables", b"\xff", "ann", 400, "bad-message"),
    ("POST", "/api/tables", b"[" * 50_000, "ann", 400, "bad-message"),
    ("POST", "/api/tables", [], "ann", 400, "bad-message"),
    ("POST", "/api/tables", {}, "ann", 400, "bad-message"),
    ("POST", "/api/tables", {**WISH, "more": 1}, "ann", 400, "bad-message"),
    ("POST", "/api/tables", {**WISH, "seats": []}, "ann", 400, "bad-message"),
    ("POST", "/api/tables", {**WISH, "seats": [{"kind": "me"}] * 5}, "ann", 400, "bad-message"),
    ("POST", "/api/tables", {**WISH, "seats": [{"kind": "you"}]}, "ann", 400, "bad-message"),
    ("POST", "/api/tables", {**WISH, "rounds": 21}, "ann", 400, "bad-message"),
    ("POST", "/api/tables", {**WISH, "words": "x" * 201}, "ann", 400, "bad-message"),
    ("POST", "/api/tables", {**WISH, "clock": {"kind": "sand"}}, "ann", 400, "bad-message"),
    ("POST", "/api/tables", {**WISH, "clock": {"kind": "move", "seconds": -1}}, "ann", 400, "bad-message"),
    ("POST", "/api/me", {"name": 5}, "ann", 400, "bad-message"),
    ("POST", "/api/me", {"name": ""}, "ann", 400, "bad-message"),
    ("POST", "/api/me", {"name": "\u200b"}, "ann", 400, "bad-message"),
    ("POST", "/api/me", {"name": "x" * 201}, "ann", 400, "bad-message"),
    ("POST", "/api/me", {"avatar": "dragon"}, "ann", 400, "bad-message"),
    ("POST", "/api/me", {"id": "me"}, "ann", 400, "bad-message"),
    ("POST", "/api/me", {"language": "tlh"}, "ann", 400, "bad-language"),
    ("GET", "/api/tables/" + "x" * 41, None, "ann", 400, "bad-message"),
    ("GET", "/api/tables/<playing>/advice", None, "ann", 400, "bad-message"),
    ("GET", "/api/tables/<playing>/advice?seat=4", None, "ann", 400, "bad-message"),
    ("GET", "/api/tables/<playing>/advice?seat=x", None, "ann", 400, "bad-message"),
    ("GET", "/api/tables/<playing>/advice?seat=0&lang=tlh", None, "ann", 400, "bad-language"),
    ("GET", "/api/tables/<over>/review?round=0", None, "ann", 400, "bad-message"),
    ("GET", "/api/tables/<over>/review?lang=..%2F..", None, "ann", 400, "bad-language"),
    ("GET", "/api/daily/kreuzquer/leaderboard?day=today", None, "ann", 400, "bad-message"),
    ("POST", "/api/me", b'{"name": "' + b"x" * 70_000 + b'"}', "ann", 413, "too-long"),
    # Tables that cannot be.
    ("POST", "/api/tables", {**WISH, "game": "davincicode"}, "ann", 400, "bad-players"),
    ("POST", "/api/tables", {**WISH, "seats": [{"kind": "me"}] * 2}, "ann", 400, "bad-table"),
    ("POST", "/api/tables", {**WISH, "seats": [{"kind": "bot", "bot": "hal"}]}, "ann", 400, "bad-table"),
    ("POST", "/api/tables", {**WISH, "seats": [{"kind": "bot", "bot": "os:system"}]}, "ann", 400, "bad-table"),
    ("POST", "/api/tables", {**WISH, "clock": {"kind": "move", "seconds": 4}}, "ann", 400, "bad-table"),
    ("POST", "/api/tables", {**WISH, "options": {"starter": 1}}, "ann", 400, "bad-option"),
    ("POST", "/api/tables", {**WISH, "options": {"starter": []}}, "ann", 400, "bad-option"),
    ("POST", "/api/tables", {**WISH, "options": {"nothing": 1}}, "ann", 400, "bad-option"),
    *(
        ("POST", "/api/tables", {**WISH, "options": {name: 1}}, "ann", 400, "bad-option")
        for name in ("players", "seed", "names", "self", "", "x y")
    ),
    ("POST", "/api/games/kreuzquer/check", {}, "ann", 400, "bad-message"),
]


@pytest.mark.parametrize(
    ("method", "path", "body", "by", "status", "code"), BAD, ids=[f"{n}-{c[-1]}" for n, c in enumerate(BAD)]
)
def test_a_bad_question_gets_a_clear_answer(
    scene: Scene, method: str, path: str, body: Any, by: str, status: int, code: str
) -> None:
    answer = scene.ask(method, path, body, by)
    assert (answer.status, answer.json["code"]) == (status, code), answer.body
    assert set(answer.json) == {"code", "message", "arguments"}
    assert len(answer.json["message"]) > 10
    assert len(answer.body) < 3000
    assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize(
    ("round", "reason", "arguments"),
    [
        ("2", "error-not-now-no-game", {"round": 2, "count": 1}),
        ("99", "error-not-now-no-game", {"round": 99, "count": 1}),
        *((found, "error-bad-message-parameter", {"name": "round", "found": found}) for found in ("0", "x", "2.5", "")),
        ("9" * 60, "error-bad-message-parameter", {"name": "round", "found": "9" * 40}),
    ],
)
@pytest.mark.parametrize("what", ["replay", "review", "check", "picture.svg"])
def test_a_game_that_a_table_does_not_have_is_refused_with_the_reason(
    scene: Scene, what: str, round: str, reason: str, arguments: dict[str, Any]
) -> None:
    answer = scene.ask("GET", f"/api/tables/<over>/{what}?round={round}")
    assert answer.json["arguments"] == {"reason": reason, **arguments}, answer.body
    for lang in languages():
        said = text(lang, reason, **arguments)
        assert all(str(argument) in said for argument in arguments.values() if argument != 1), said


def test_a_game_to_come_is_not_over_yet_and_one_that_was_not_played_is_not_there(scene: Scene) -> None:
    def reason(table: str, round: int) -> object:
        return scene.ask("GET", f"/api/tables/{table}/replay?round={round}").json["arguments"]["reason"]

    assert reason("<playing>", 1) == "error-not-now-running"
    assert reason("<playing>", 2) == "error-not-now-no-game"
    assert reason("<gathering>", 1) == "error-not-now-running"
    assert reason("<closed>", 1) == "error-not-now-no-game"


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"moves": 5},
        {"moves": {"a": 1}},
        {"moves": [1, None]},
        {**RECORD, "game": "chess"},
        {**RECORD, "players": []},
        {**RECORD, "options": {"players": 3}},
        {**RECORD, "moves": ["*x"] * 100},
        {**RECORD, "result": {}},
    ],
)
def test_a_record_that_is_none_is_not_fair_and_says_why(scene: Scene, record: dict[str, Any]) -> None:
    answer = scene.ask("POST", "/api/check", {"record": record, "seed": "1"})
    assert answer.status == 200, answer.body
    assert answer.json["fair"] is False
    assert answer.json["problem"] and answer.json["code"]


def test_a_deal_can_be_checked_anywhere_by_what_the_server_shows(scene: Scene) -> None:
    shown = scene.ask("GET", "/api/tables/<over>/records").json
    deal = {"record": shown["records"][0], "seed": shown["seeds"][0], "secret": shown["secret"]}
    checked = scene.ask("POST", "/api/check", {**deal, "commitment": shown["commitment"]}).json
    assert checked["fair"] and checked["draws"] > 0
    assert not scene.ask("POST", "/api/check", {**deal, "commitment": "0" * 64}).json["fair"]
    assert not scene.ask("POST", "/api/check", {**deal, "seed": deal["seed"] + "x"}).json["fair"]
    assert scene.ask("GET", "/api/tables/<over>/check").json["fair"]


def test_the_way_a_table_is_called_may_be_typed_in_by_hand(scene: Scene) -> None:
    typed = f"{scene.over[:4].upper()}-{scene.over[4:]}"
    assert scene.ask("GET", f"/api/tables/{typed}").json["id"] == scene.over


def test_no_secret_is_in_a_summary(scene: Scene) -> None:
    for path in ("/api/me/tables", "/api/tables", "/api/tables/<playing>", "/api/tables/<gathering>"):
        text = scene.ask("GET", path).body.decode()
        for live in scene.house.gate.hub.tables.values():
            assert live.table.secret not in text


def test_the_lobby_shows_public_tables_only(scene: Scene) -> None:
    assert [table["id"] for table in scene.ask("GET", "/api/tables").json] == [scene.gathering]


def test_my_tables_leave_out_those_that_are_closed(scene: Scene) -> None:
    mine = [table["id"] for table in scene.ask("GET", "/api/me/tables").json]
    assert scene.over in mine and scene.closed not in mine


def test_my_records_are_what_replay_reads(scene: Scene) -> None:
    lines = scene.ask("GET", "/api/me/records").body.decode().splitlines()
    assert scene.ask("GET", "/api/tables/<over>/records").json["records"][0] in map(json.loads, lines)


def _too_slow(*given: Any, **named: Any) -> None:
    raise AssertionError("everybody waits for this")


def test_records_of_a_table_are_written_where_nobody_waits_for_them(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Attack: those of a match of twenty games took some hundredths of a second each time they were asked for."""
    before = scene.ask("GET", "/api/me/records").body
    monkeypatch.setattr(Position, "record", _too_slow)
    found = scene.ask("GET", "/api/tables/<over>/records").json["records"]
    assert len(found) == 1
    assert found[0] in map(json.loads, before.splitlines())


def test_a_link_is_drawn_where_nobody_waits_for_it(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack: with a long `Host` that took 0.07 s."""
    monkeypatch.setattr(segno, "make", _too_slow)
    assert scene.ask("GET", "/api/tables/<gathering>/qr.svg").body.startswith(b"<svg")


def test_advice_values_every_legal_move(scene: Scene) -> None:
    answer = scene.ask("GET", "/api/tables/<playing>/advice?seat=0&lang=de").json
    assert answer["moves"] and all({"move", "value", "words"} <= set(move) for move in answer["moves"])


def test_every_game_and_its_options_are_shown(scene: Scene) -> None:
    shown = scene.ask("GET", "/api/games").json
    assert [game["key"] for game in shown] == [game.key for game in games.values()]
    for game in shown:
        facts = ("name", "default", "expects", "kind", "low", "high", "choices")
        for option, known in zip(game["options"], games[game["key"]].options, strict=True):
            assert [option[fact] for fact in facts] == json.loads(json.dumps([getattr(known, fact) for fact in facts]))


def test_the_documentation_page_lists_every_address(scene: Scene) -> None:
    page = scene.ask("GET", "/api/docs").body.decode()
    for path in scene.ask("GET", "/api/openapi.json").json["paths"]:
        assert path in page
    assert "<script" not in page


def test_the_same_daily_deal_is_one_table(scene: Scene) -> None:
    first, second = (scene.ask("POST", "/api/daily/memostreet").json["id"] for _ in range(2))
    assert first == second
    assert [d["table"] for d in scene.ask("GET", "/api/daily").json if d["game"] == "memostreet"] == [first]


# ---- Personal links ----


def use(scene: Scene, token: str) -> Answer:
    """Somebody uses a personal link on another device."""
    return scene.ask("POST", "/api/me/go", {"token": token}, by="nobody")


def refusal(answer: Answer) -> tuple[int, str, dict[str, Any]]:
    assert "set-cookie" not in answer.headers
    return answer.status, answer.json["code"], answer.json["arguments"]


def test_a_personal_link_makes_another_device_the_same_guest(scene: Scene) -> None:
    answer = use(scene, scene.ask("POST", "/api/me/link").json["token"])
    assert answer.json["id"] == scene.ann.id
    cookie = answer.headers["set-cookie"].partition(";")[0]
    assert request(scene.house.address, "GET", "/api/me", headers={"cookie": cookie}).json["id"] == scene.ann.id


def test_a_personal_link_holds_once(scene: Scene) -> None:
    token = scene.ask("POST", "/api/me/link").json["token"]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: use(scene, token), range(8)))
    assert [answer.status for answer in answers].count(200) == 1
    assert {refusal(answer)[1:] == ("bad-link", {"why": "used"}) for answer in answers if answer.status != 200} == {
        True
    }
    assert refusal(use(scene, token)) == (400, "bad-link", {"why": "used"})


@pytest.mark.parametrize("token", ["x", "a.b.c", "....", "0123456789abcdef.9999999999.AAAA"])
def test_a_bad_personal_link_says_so(scene: Scene, token: str) -> None:
    assert refusal(use(scene, token)) == (400, "bad-link", {"why": "broken"})


def test_a_personal_link_holds_for_an_hour(scene: Scene) -> None:
    tokens = [scene.ask("POST", "/api/me/link").json["token"] for _ in range(2)]
    scene.house.pass_time(3000)
    assert use(scene, tokens[0]).status == 200
    scene.house.pass_time(601)
    assert refusal(use(scene, tokens[1])) == (400, "bad-link", {"why": "old"})


def test_a_personal_link_of_somebody_who_was_forgotten_does_not_hold(scene: Scene) -> None:
    eve = Person.comes(scene.house.address, "Eve")
    token = eve.post("/api/me/link")["token"]
    assert eve.ask("DELETE", "/api/me").status == 204
    assert refusal(use(scene, token)) == (400, "bad-link", {"why": "broken"})


def test_who_reads_the_database_cannot_use_a_personal_link(scene: Scene) -> None:
    token = scene.ask("POST", "/api/me/link").json["token"]
    with reading(scene.house.settings.database) as source:
        assert token not in repr(list(source.rows("SELECT * FROM links")))


# ---- Keys ----


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/me"), ("GET", "/api/me/key"), ("POST", "/api/me/link"), ("POST", "/api/me/devices")],
)
def test_no_cache_keeps_what_makes_somebody_a_guest(scene: Scene, method: str, path: str) -> None:
    eve = Person.comes(scene.house.address, "Eve")
    assert eve.ask(method, path).headers["cache-control"] == "no-store"
    token = eve.post("/api/me/link")["token"] if path != "/api/me/devices" else ""
    if token:
        assert use(scene, token).headers["cache-control"] == "no-store"


def test_all_other_devices_and_programs_can_be_turned_away(scene: Scene) -> None:
    eve = Person.comes(scene.house.address, "Eve")
    phone = use(scene, eve.post("/api/me/link")["token"]).headers["set-cookie"].partition(";")[0]
    key, link = eve.get("/api/me/key")["key"], eve.post("/api/me/link")["token"]
    table = eve.make_table("kreuzquer", "me")
    old = eve.cookie
    eve.cookie = eve.ask("POST", "/api/me/devices").headers["set-cookie"].partition(";")[0]
    for cookie in (old, phone, f"spieltrieb={key}"):
        answer = request(eve.server, "GET", "/api/me/tables", headers={"cookie": cookie})
        assert (answer.status, answer.json["code"]) == (401, "bad-cookie")
    assert request(eve.server, "GET", "/api/me/key", headers={"authorization": f"Bearer {key}"}).status == 401
    assert refusal(use(scene, link)) == (400, "bad-link", {"why": "broken"})
    assert [t["id"] for t in eve.get("/api/me/tables")] == [table]
    assert eve.post("/api/me", {"name": "Eva"})["name"] == "Eva"  # whatever is changed later, they stay away
    assert request(eve.server, "GET", "/api/me/tables", headers={"cookie": old}).status == 401
    eve.cookie = eve.ask("POST", "/api/me/devices").headers["set-cookie"].partition(";")[0]
    assert eve.get("/api/me")["id"] == eve.id


@pytest.mark.parametrize("how", ["DELETE /api/me", "POST /api/me/devices"])
def test_connections_end_with_the_cookie_they_were_made_with(scene: Scene, how: str) -> None:
    async def work() -> None:
        eve = Person.comes(scene.house.address, "Eve")
        table = eve.make_table("kreuzquer", "me")
        async with eve.page(table) as page:
            assert eve.ask(*how.split()).status in (200, 204)
            with pytest.raises(Gone):
                await page.until(lambda message: False)

    asyncio.run(work())


@pytest.mark.parametrize(
    ("wish", "code", "told"),
    [
        ({"options": {"players": 1}}, "bad-option", {"reason": "error-bad-option-unknown", "option": "players"}),
        ({"options": {"tiles": {}}}, "bad-option", {"reason": "kreuzquer-box-count", "count": 28, "found": 0}),
        ({"options": {"centre": "W--"}}, "bad-option", {"reason": "kreuzquer-box-face", "face": "'W--'", "symbol": ""}),
        ({"options": {"starter": 4}}, "bad-option", {"reason": "error-bad-option-number", "low": 0, "high": 3}),
        ({"options": {}, "players": 9}, "bad-players", {"reason": "error-bad-players-range", "low": 1, "high": 4}),
        ({"options": {}, "players": -1}, "bad-players", {"players": -1}),
    ],
)
def test_a_box_that_does_not_fit_is_told_why(
    scene: Scene, wish: dict[str, Any], code: str, told: dict[str, Any]
) -> None:
    answer = scene.ask("POST", "/api/games/kreuzquer/check", wish)
    assert answer.status == 200
    assert (answer.json["fine"], answer.json["code"]) == (False, code)
    assert answer.json["message"]
    assert told.items() <= answer.json["arguments"].items()


def test_a_replay_has_every_move_and_ends_with_the_last_position(scene: Scene) -> None:
    found = scene.ask("GET", "/api/tables/<over>/replay?seat=0").json
    record = scene.ask("GET", "/api/tables/<over>/records").json["records"][0]
    assert [move for step in found["steps"] for move in step["told"]] == record["moves"]
    assert found["steps"][0]["view"]["actors"]
    assert found["steps"][-1]["view"]["actors"] == []
    assert found["outcome"]["scores"] == record["result"]["scores"]


# ---- My games ----


def test_my_games_that_go_on_come_before_all_others(scene: Scene) -> None:
    eve = Person.comes(scene.house.address, "Eve")
    old = eve.make_table("kreuzquer", "me")
    ended = [eve.make_table("memostreet", "me", "level1", lots=True, options={}) for _ in range(2)]

    async def stop() -> None:
        async with eve.page(*ended) as page:
            for table in ended:
                assert (await page.ask("stop", table=table))["is"] == "done"

    asyncio.run(stop())
    found = eve.get("/api/me/tables")
    assert [table["id"] for table in found] == [old, *reversed(ended)]
    assert [(table["phase"], table["lots"], (table["outcome"] or {}).get("reason")) for table in found] == [
        ("playing", False, None), ("over", True, "stopped"), ("over", True, "stopped"),
    ]  # fmt: skip
    assert eve.get("/api/me/tables?page=2") == []


def test_a_game_that_is_deleted_is_gone_from_my_list_and_stays_with_the_others(scene: Scene) -> None:
    eve, dan = (Person.comes(scene.house.address, name) for name in ("Eve", "Dan"))
    together, alone = eve.make_table("memostreet", "me", "open"), eve.make_table("kreuzquer", "me")
    gathering = eve.make_table("memostreet", "me", "open")

    def delete(person: Person, table: str) -> Any:
        return person.ask("DELETE", f"/api/me/tables/{table}")

    def listed(person: Person) -> set[str]:
        return {table["id"] for table in person.get("/api/me/tables")}

    async def sit(table: str) -> None:
        async with dan.page(table) as page:
            assert (await page.ask("sit", table=table))["is"] == "done"

    async def resign() -> None:
        async with dan.page(together) as page:
            assert (await page.ask("resign", table=together))["is"] == "done"

    asyncio.run(sit(together))
    assert refusal(delete(eve, together))[:2] == (403, "not-allowed")
    asyncio.run(resign())
    assert {delete(eve, table).status for table in (together, alone, gathering)} == {204}
    assert listed(eve) == set()
    assert listed(dan) == {together}
    assert eve.get(f"/api/tables/{alone}")["phase"] == eve.get(f"/api/tables/{gathering}")["phase"] == "closed"
    # Given up with two: there is a winner, and a replay.
    shown = dan.get(f"/api/tables/{together}")
    assert (shown["phase"], shown["outcome"]["winners"], shown["outcome"]["reason"]) == ("over", [0], "resigned")
    assert dan.get(f"/api/tables/{together}/replay")["outcome"]["reason"] == "resigned"
    assert dan.get("/api/me/statistics")[0]["given_up"] == 1
    assert delete(dan, "nowhere").status == 404


def test_a_replay_says_how_many_games_of_a_match_that_was_stopped_can_be_seen(scene: Scene) -> None:
    eve = Person.comes(scene.house.address, "Eve")
    table = eve.make_table("memostreet", "me", "level1", rounds=3)

    async def stop_in_the_second_game() -> None:
        async with eve.page(table) as page:
            await page.play(table, random.Random(4), lambda known: known["round"] == 2)
            assert (await page.ask("stop", table=table))["is"] == "done"

    asyncio.run(stop_in_the_second_game())
    for round in (1, 2):
        found = eve.get(f"/api/tables/{table}/replay?round={round}")
        assert (found["round"], found["played"], found["rounds"]) == (round, 2, 3)
    assert refusal(eve.ask("GET", f"/api/tables/{table}/replay?round=3"))[:2] == (409, "not-now")


def test_the_picture_of_a_game_tells_its_result_in_the_first_person(scene: Scene) -> None:
    def words(query: str) -> str:
        answer = scene.ask("GET", f"/api/tables/<over>/picture.svg{query}")
        assert (answer.status, answer.headers["content-type"].partition(";")[0]) == (200, "image/svg+xml")
        return answer.body.decode()

    (result,) = scene.ask("GET", "/api/tables/<over>/records").json["records"]
    points = result["result"]["scores"][0]
    assert escape(text("de", "page-share-solo", game="Kreuz & Quer", points=points)) in words("?seat=0&lang=de")
    assert f"Kreuz &amp; Quer: Ann {points}" in words("?lang=en")
    assert refusal(scene.ask("GET", "/api/tables/<over>/picture.svg?seat=3"))[:2] == (403, "not-your-seat")
    assert refusal(scene.ask("GET", "/api/tables/<playing>/picture.svg"))[:2] == (409, "not-now")


SHAPES: list[tuple[str, str, Any, Any]] = [
    ("GET", "/api/me", None, answers.Me),
    ("POST", "/api/me/link", None, answers.PersonalLink),
    ("GET", "/api/me/statistics", None, list[answers.GameStatistics]),
    ("GET", "/api/games", None, list[answers.GameInfo]),
    ("POST", "/api/games/kreuzquer/check", {"options": {}}, answers.FineOptions),
    ("POST", "/api/games/kreuzquer/check", {"options": {"starter": "x"}}, answers.BadOptions),
    ("POST", "/api/games/kreuzquer/promise", None, answers.DealPromise),
    ("GET", "/api/daily", None, list[answers.DailyDeal]),
    ("GET", "/api/daily/mine", None, answers.DailyDays),
    ("GET", "/api/daily/kreuzquer/leaderboard", None, list[answers.LeaderboardRow]),
    ("GET", "/api/tables/<over>/check", None, answers.DealCheck),
    ("GET", "/api/tables/<over>/replay?seat=0", None, answers.Replay),
    ("GET", "/api/tables/no", None, answers.Problem),
]


@pytest.mark.parametrize(("method", "path", "body", "shape"), SHAPES, ids=[f"{m} {p}" for m, p, *_ in SHAPES])
def test_answers_have_the_shapes_that_the_page_knows(
    scene: Scene, method: str, path: str, body: Any, shape: Any
) -> None:
    assert fits(scene.ask(method, path, body).json, shape)


def test_records_have_the_shape_that_the_page_knows(scene: Scene) -> None:
    found = scene.ask("GET", "/api/tables/<over>/records").json
    for record in found["records"]:
        assert record.pop("result"), "the page works out results by itself"
    assert fits(found, answers.Records)


@pytest.mark.parametrize(
    ("module", "name", "path"),
    [
        (people, "statistics", "/api/me/statistics"),
        (daily, "daily_days", "/api/daily/mine"),
        (Result, "all", "/api/me/statistics"),
        (Result, "named", "/api/daily/kreuzquer/leaderboard?day=2001-01-01"),
    ],
)
def test_results_of_years_are_summed_up_where_nobody_waits_for_it(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, path: str
) -> None:
    """Attack: 100,000 results, which a program plays in a day, took 0.1 s each time they were asked for."""
    threads: list[int] = []
    sum_up = getattr(module, name)

    def noted(*given: Any) -> Any:
        threads.append(threading.get_ident())
        return sum_up(*given)

    monkeypatch.setattr(module, name, noted)
    assert scene.ask("GET", path).status == 200
    assert len(threads) == 1
    assert threads[0] != scene.house._thread.ident  # type: ignore[union-attr]
