"""The page at /admin: nobody without a key gets anything there, and with one all can be done that commands do."""

from __future__ import annotations

import asyncio
import html
import re
import socket
from collections.abc import Callable
from urllib.parse import urlencode

import pytest

from spieltrieb.locale import languages, text
from spieltrieb.server.operators import new_key
from tests.server.client import Answer, House, Person, request

HOME = "203.0.113.7"
PAGES = ("", "/reports", "/bans", "/audit", "/find?what=x", "/people/x", "/tables/x")
DEEDS = (
    "/reports/1/settle", "/people/{}/ban", "/people/{}/lift", "/people/{}/data", "/people/{}/erase",
    "/tables/{}/close", "/networks/ban", "/networks/lift",
)  # fmt: skip


class Desk:
    """Somebody who runs a server, at their browser."""

    def __init__(self, house: House, name: str = "Olga", lang: str = "en") -> None:
        self.house, self.cookie, self.form = house, "", ""
        self.key, operator = new_key(name, house.gate.hub.wall(), 30)
        storage = house.gate.hub.storage
        house.do(storage.finish(lambda done: storage.save_operator(operator, done)))
        self.headers = {"accept-language": lang}

    def enter(self, **more: str) -> Answer:
        answer = self.post("/enter", key=self.key, **more)
        self.cookie = answer.headers.get("set-cookie", "").partition(";")[0]
        if answer.status == 303:
            self.form = re.search(r'name="form" value="([^"]+)"', self.read("/reports"))[1]  # type: ignore[index]
        return answer

    def get(self, path: str) -> Answer:
        return request(self.house.address, "GET", f"/admin{path}", headers={**self.headers, "cookie": self.cookie})

    def read(self, path: str) -> str:
        answer = self.get(path)
        assert (answer.status, answer.headers["cache-control"]) == (200, "no-store"), answer
        return answer.body.decode()

    def post(self, path: str, **fields: str) -> Answer:
        headers = {**self.headers, "cookie": self.cookie, "content-type": "application/x-www-form-urlencoded"}
        body = urlencode({"form": self.form, **fields}).encode()
        return request(self.house.address, "POST", f"/admin{path}", body, headers)

    def do(self, path: str, **fields: str) -> str:
        """Do something; the page that follows."""
        answer = self.post(path, **fields)
        assert answer.status == 303, answer
        return self.read(answer.headers["location"].removeprefix("/admin"))


@pytest.fixture(scope="module")
def desk(house: House) -> Desk:
    desk = Desk(house)
    assert desk.enter().status == 303
    return desk


def reported(house: House, line: str = "You fool!") -> tuple[Person, Person, str]:
    """Eve has insulted Ann, who reported her."""
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")

    async def work() -> str:
        table = ann.make_table("memostreet", "me", "open")
        async with ann.page(table) as one, eve.page(table) as two:
            await two.ask("sit", table=table)
            await two.ask("say", table=table, text=line)
            await one.ask("report", table=table, person=eve.id, reason="insult")
        return table

    return ann, eve, asyncio.run(work())


# ---- Who comes in ----


def test_a_key_opens_the_door_for_a_while(house: House) -> None:
    desk = Desk(house)
    assert 'name="key"' in desk.read("")
    answer = desk.enter()
    assert (answer.status, answer.headers["location"], answer.body) == (303, "/admin/reports", b"")
    assert re.fullmatch(
        r"spieltrieb-operator=[\w-]{32}; Path=/admin; Max-Age=28800; HttpOnly; SameSite=Strict",
        answer.headers["set-cookie"],
    )
    assert "Signed in as Olga" in desk.read("/reports")
    answer = desk.post("/leave")
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert 'name="key"' in desk.read("/reports"), "the cookie is void, whoever kept it"


@pytest.mark.parametrize("key", ["", "x", "x" * 5000, "\u202e", "&form=1"])
def test_a_wrong_key_opens_nothing(house: House, key: str) -> None:
    desk = Desk(house)
    desk.key = key
    answer = desk.enter()
    assert (answer.status, answer.headers["cache-control"]) == (403, "no-store")
    assert "This key is wrong" in html.unescape(answer.body.decode())
    assert "set-cookie" not in answer.headers


def test_without_a_key_nobody_sees_or_does_anything(house: House) -> None:
    ann, eve, table = reported(house)
    own = {"cookie": ann.cookie}
    for path in (*PAGES, f"/people/{eve.id}", f"/tables/{table}"):
        answer = request(house.address, "GET", f"/admin{path}", headers=own)
        assert b'name="key"' in answer.body, path
        assert b"Eve" not in answer.body, path
        assert b"fool" not in answer.body, path
    for path in DEEDS:
        answer = request(house.address, "POST", f"/admin{path.format(eve.id)}", b"hours=0&sure=1", own)
        assert (answer.status, b"Eve" in answer.body) == (403, False), path
    assert eve.get("/api/me")["name"] == "Eve"


@pytest.mark.parametrize("path", DEEDS)
def test_what_another_sites_page_sends_is_not_done(house: House, desk: Desk, path: str) -> None:
    ann = Person.comes(house.address)
    named = path.format(ann.id)
    for form in ("", "é"):
        answer = desk.post(named, form=form, hours="0", sure="on", network="198.51.100.0/24")
        assert answer.status == 403
        assert "too old" in answer.body.decode()
    headers = {"cookie": desk.cookie, "origin": "https://evil.example"}
    body = urlencode({"form": desk.form, "hours": "0"}).encode()
    assert request(house.address, "POST", f"/admin{named}", body, headers).json["code"] == "bad-origin"
    assert ann.ask("GET", "/api/me").status == 200


def test_by_default_only_this_machine_finds_the_door(house: House) -> None:
    """Behind a reverse proxy on this machine everybody has its address: one that says so, or uses the public name."""
    for headers in ({"x-forwarded-for": HOME}, {"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=x"}, {"via": "x"},
                    {"x-real-ip": HOME}, {"host": "192.168.1.7"}, {"host": "games"}):  # fmt: skip
        for method, path in (("GET", "/admin"), ("GET", "/admin/audit"), ("POST", "/admin/enter"), ("GET", "/metrics")):
            answer = request(house.address, method, path, headers=headers)
            assert (answer.status, answer.json["code"]) == (404, "unknown-page"), (headers, path)
    for host in ("localhost", "127.0.0.1:80", "[::1]", "spieltrieb.localhost", socket.gethostname()):
        assert request(house.address, "GET", "/admin", headers={"host": host}).status == 200
    rebound = request(house.address, "GET", "/admin", headers={"host": "evil.example"})
    assert (rebound.status, rebound.json["code"]) == (421, "bad-host")


def test_where_the_operator_wishes_it_is_found_from_everywhere_and_wrong_keys_cost(
    new_house: Callable[..., House],
) -> None:
    house = new_house(admin="everywhere", public="https://play.example.org/games", proxies="127.0.0.1")
    desk = Desk(house)
    desk.headers |= {"x-forwarded-for": HOME, "host": "play.example.org"}
    assert 'action="/games/admin/enter"' in desk.read("")
    right, desk.key = desk.key, "wrong"
    assert [desk.enter().status for _ in range(12)] == [403] * 10 + [429] * 2
    desk.key = right
    desk.headers |= {"x-forwarded-for": "198.51.100.9"}
    answer = desk.enter()
    assert answer.headers["location"] == "/games/admin/reports"
    assert "; Path=/games/admin; " in answer.headers["set-cookie"]
    assert answer.headers["set-cookie"].endswith("; Secure")


def test_it_can_be_off(new_house: Callable[..., House]) -> None:
    house = new_house(admin="off")
    assert request(house.address, "GET", "/admin").status == 404


# ---- What is shown and done ----


def test_a_report_is_read_and_seen_to(house: House, desk: Desk) -> None:
    ann, eve, table = reported(house, "<b>You fool!")
    page = desk.read("/reports")
    assert "&lt;b&gt;You fool!" in page
    assert "<b>You" not in page
    for trace in (eve.id, ann.id, table, "Insults or threats"):
        assert trace in page
    number = re.findall(r'action="/admin/reports/(\d+)/settle"', page)[0]
    page = desk.do(f"/reports/{number}/settle")
    assert "The report is settled." in page
    assert table not in page
    assert "The report is settled." not in desk.read("/reports"), "it is said once"
    assert table in desk.read("/reports?all=1")


def test_a_person_is_banned_until_the_time_is_over(new_house: Callable[..., House]) -> None:
    house = new_house()
    desk = Desk(house)
    desk.enter()
    eve = Person.comes(house.address, "Eve")
    page = desk.do(f"/people/{eve.id}/ban", hours="24")
    assert "Banned." in page
    assert eve.ask("GET", "/api/me").json["code"] == "banned"
    assert f"/admin/people/{eve.id}/lift" in desk.read("/bans")
    house.pass_time(24 * 3600 - 60)
    assert eve.ask("GET", "/api/me").status == 403
    house.pass_time(60)
    assert eve.get("/api/me")["name"] == "Eve"
    desk.enter()
    assert eve.id not in desk.read("/bans")
    desk.do(f"/people/{eve.id}/ban", hours="0")
    house.pass_time(10**9)
    assert eve.ask("GET", "/api/me").status == 403, "for good"
    desk.key = Desk(house, "Otto").key
    desk.enter()
    assert "The ban is lifted." in desk.do(f"/people/{eve.id}/lift")
    assert eve.get("/api/me")["name"] == "Eve"
    deeds = [(one.who, one.deed) for _, one in house.do(house.gate.hub.storage.audit(9))]
    assert deeds == [("Otto", "unban"), ("Olga", "ban"), ("Olga", "ban")]


def test_an_address_is_banned_and_let_in_again(new_house: Callable[..., House]) -> None:
    house = new_house()
    desk = Desk(house)
    desk.enter()

    def comes(cookie: str = "") -> Answer:
        return request(house.address, "GET", "/api/me", headers={"x-forwarded-for": HOME, "cookie": cookie})

    eve = comes()
    page = desk.read(f"/people/{eve.json['id']}")
    assert f'name="network" value="{HOME}"' in page
    page = desk.do("/networks/ban", network="203.0.113.9/25", hours="1")
    assert "203.0.113.0/25" in page
    assert comes(eve.headers["set-cookie"].partition(";")[0]).status == 403
    assert "203.0.113.0/25" not in desk.do("/networks/lift", network="203.0.113.0/25")
    assert comes().status == 200
    answer = desk.post("/networks/ban", network="here", hours="1")
    assert (answer.status, "not an address" in answer.body.decode()) == (400, True)
    for hours in ("", "x", "-1", "²", "9" * 30):
        assert desk.post("/networks/ban", network=HOME, hours=hours).status == 400
    assert desk.post("/networks/burn").status == 404
    desk.do("/networks/ban", network="127.0.0.0/8", hours="0")
    assert request(house.address, "GET", "/api/me").status == 403
    assert "127.0.0.0/8" in desk.read("/bans"), "nobody shuts themselves out"


def test_a_table_is_looked_at_and_closed(house: House, desk: Desk) -> None:
    ann, eve, table = reported(house)
    page = desk.read(f"/tables/{table}")
    assert "You fool!" in page
    assert "Memo Street" in page
    assert f"/admin/people/{eve.id}" in page
    page = desk.do(f"/tables/{table}/close")
    assert "The table is closed." in page
    assert f"/admin/tables/{table}/close" not in page
    assert ann.get(f"/api/tables/{table}")["phase"] == "closed"
    assert desk.get("/tables/nowhere").status == 404


def test_what_nobody_reported_stays_private(house: House, desk: Desk) -> None:
    ann = Person.comes(house.address, "Ann")

    async def work() -> str:
        table = ann.make_table("memostreet", "me", "open")
        async with ann.page(table) as page:
            await page.ask("say", table=table, text="only for friends")
        return table

    page = desk.read(f"/tables/{asyncio.run(work())}")
    assert "only for friends" not in page
    assert "stays private" in page


def test_a_person_gets_their_data_and_is_erased(house: House, desk: Desk) -> None:
    eve = Person.comes(house.address, "Eve")
    table = eve.make_table("kreuzquer", "me")
    answer = desk.post(f"/people/{eve.id}/data")
    assert answer.headers["content-disposition"] == f'attachment; filename="spieltrieb-{eve.id}.json"'
    assert answer.headers["cache-control"] == "no-store"
    assert (answer.json["guest"]["name"], answer.json["tables"][0]["id"]) == ("Eve", table)
    answer = desk.post(f"/people/{eve.id}/erase")
    assert (answer.status, "can’t be undone" in html.unescape(answer.body.decode())) == (400, True)
    assert "The person is erased." in desk.do(f"/people/{eve.id}/erase", sure="on")
    assert eve.ask("GET", "/api/me/tables").status == 401
    for path in (f"/people/{eve.id}/erase", f"/people/{eve.id}/ban", f"/people/{eve.id}/data"):
        assert desk.post(path, sure="on", hours="1").status == 404
    log = desk.read("/audit")
    assert "data handed out" in log
    assert eve.id not in log, "what was done before does not tell who they were"


def test_people_and_tables_are_found(house: House, desk: Desk) -> None:
    zoe = Person.comes(house.address, "Zoë 100%")
    table = zoe.make_table("kreuzquer", "me")
    for what in (zoe.id, "100%", "zo"):
        assert f"/admin/people/{zoe.id}" in desk.read("/find?" + urlencode({"what": what}))
    assert f"Table {table}" in desk.read(f"/find?what={table.upper()}")
    for what in ("", "nobody at all", "<script>", "%00", "x" * 500):
        page = desk.read("/find?" + urlencode({"what": what}))
        assert "No guest or table matches" in page
        assert "<script>" not in page


def test_long_lists_come_in_pages(new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    from spieltrieb.server.api import admin_pages

    house = new_house()
    monkeypatch.setattr(admin_pages, "SHOWN", 1)
    monkeypatch.setattr(admin_pages, "LINES", 1)
    desk = Desk(house)
    desk.enter()
    tables = [reported(house)[2] for _ in range(2)]
    first = desk.read("/reports")
    assert [table in first for table in tables] == [False, True]
    older = re.search(r'href="/admin(/reports\?before=\d+)"', first)
    assert older is not None
    second = desk.read(older[1])
    assert [table in second for table in tables] == [True, False]
    assert "before=" not in second
    for table in tables:
        desk.do(f"/tables/{table}/close")
    log = desk.read("/audit")
    assert [table in log for table in tables] == [False, True]
    assert tables[0] in desk.read(re.search(r'href="/admin(/audit\?before=\d+)"', log)[1])  # type: ignore[index]
    assert desk.get("/audit?before=9999999999999999999999").status == 200


@pytest.mark.parametrize("lang", languages())
def test_it_speaks_every_language(house: House, lang: str) -> None:
    desk = Desk(house, lang=lang)
    assert f'<html lang="{lang}">' in desk.read("")
    desk.enter()
    for path, key in (("/reports", "reports"), ("/bans", "bans"), ("/audit", "audit")):
        assert f"<h1>{html.escape(text(lang, f'admin-{key}'))}</h1>" in desk.read(path)
    other = "nl" if lang == "it" else "it"
    assert f'<html lang="{other}">' in desk.read(f"/bans?lang={other}")
    assert f'<html lang="{other}">' in desk.read("/audit"), "it is kept"
    assert f'<html lang="{other}">' in desk.read("/audit?lang=tlh")
    answer = desk.post("/networks/ban", network="here", hours="1")
    assert html.escape(text(other, "admin-bad-network")) in answer.body.decode()
