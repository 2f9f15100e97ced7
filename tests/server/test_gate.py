from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spieltrieb.server.bans import Ban
from spieltrieb.server.gate import HEADERS
from spieltrieb.server.headers import address_of
from spieltrieb.server.limits import Limit
from spieltrieb.server.people import admin_key
from tests.conftest import PATIENCE
from tests.server.client import Answer, House, Person, request, until
from tests.server.raw import TEXT, frame, handshake, line_to, socket_to

HOSTILE = [
    "https://evil.example",
    "http://localhost:1",
    "http://localhost",
    "null",
    "",
    "http://[",
    "localhost",
    "http://localhost.evil.example",
    "\xff",
    "https://SELF",  # the same host, but another scheme
    "ws://SELF",
]


def own(house: House) -> str:
    """The origin of the server's own page."""
    return house.address


def hostile(house: House, origin: str) -> str:
    """The origin of another page, perhaps one that is called like this server."""
    return origin.replace("SELF", house.address.partition("://")[2])


def with_admin(house: House, path: str) -> Answer:
    key = admin_key(house.gate.hub.storage.key)
    return request(house.address, "POST", path, headers={"authorization": f"Bearer {key}"})


def knock(house: House, headers: dict[str, str], path: str = "/api/ws", then: Any = None) -> Any:
    """Open a WebSocket: its first message, or the answer that turned it away."""

    async def work() -> Any:
        try:
            async with connect(house.address.replace("http", "ws", 1) + path, additional_headers=headers) as socket:
                first = json.loads(await socket.recv())
                return first if then is None else await then(socket)
        except InvalidStatus as problem:
            return problem.response

    return asyncio.run(work())


# ---- Headers ----


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api/me", 200),
        ("GET", "/api/docs", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/health", 200),
        ("GET", "/ready", 200),
        ("GET", "/metrics", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/api/me/tables", 401),
    ],
)
def test_every_answer_has_the_headers_that_keep_pages_safe(house: House, method: str, path: str, status: int) -> None:
    answer = request(house.address, method, path)
    assert answer.status == status
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()


def test_the_policy_lets_only_our_own_scripts_run(house: House) -> None:
    policy = request(house.address, "GET", "/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["object-src"] == rules["base-uri"] == "'none'"
    assert "script-src" not in rules
    assert "unsafe" not in rules["default-src"]


def test_who_is_turned_away_gets_the_headers_too(house: House) -> None:
    answer = request(house.address, "POST", "/api/me", {}, {"origin": "https://evil.example"})
    assert answer.status == 403
    assert {name.decode() for name, _ in HEADERS} <= set(answer.headers)


def test_only_over_https_browsers_are_told_to_stay_there(new_house: Callable[..., House], house: House) -> None:
    secure = new_house(public="https://play.example.org")
    answer = request(secure.address, "GET", "/api/me")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "Secure" in answer.headers["set-cookie"]
    answer = request(house.address, "GET", "/api/me")
    assert "strict-transport-security" not in answer.headers
    assert "Secure" not in answer.headers["set-cookie"]


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(house: House) -> None:
    parts = request(house.address, "GET", "/api/me").headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(parts)


# ---- Origins ----


@pytest.mark.parametrize("origin", HOSTILE)
def test_pages_of_other_sites_change_nothing_here(house: House, origin: str) -> None:
    ann = Person.comes(house.address, "Ann")
    answer = ann.ask("POST", "/api/me", {"name": "Eve"}, origin=hostile(house, origin))
    assert (answer.status, answer.json["code"]) == (403, "bad-origin")
    assert ann.get("/api/me")["name"] == "Ann"


@pytest.mark.parametrize("origin", HOSTILE)
def test_pages_of_other_sites_get_no_socket(house: House, origin: str) -> None:
    ann = Person.comes(house.address)
    answer = knock(house, {"Cookie": ann.cookie, "Origin": hostile(house, origin)})
    assert answer.status_code == 403
    assert json.loads(answer.body)["code"] == "bad-origin"
    assert {name.decode() for name, _ in HEADERS} <= {name.lower() for name, _ in answer.headers.raw_items()}


def test_our_own_page_and_programs_may_come_in(house: House) -> None:
    ann = Person.comes(house.address)
    assert ann.ask("POST", "/api/me", {}, origin=own(house)).status == 200
    assert ann.ask("POST", "/api/me", {}).status == 200
    assert knock(house, {"Cookie": ann.cookie, "Origin": own(house)})["is"] == "welcome"
    assert knock(house, {"Cookie": ann.cookie})["is"] == "welcome"


def test_sites_that_are_named_in_the_settings_may_come_in(new_house: Callable[..., House]) -> None:
    house = new_house(origins="https://a.example/, http://b.example:81", public="https://play.example.org/games")
    ann = Person.comes(house.address)
    for origin in ("https://a.example", "http://b.example:81", "https://play.example.org"):
        assert ann.ask("POST", "/api/me", {}, origin=origin).status == 200
    for origin in ("http://a.example", "http://b.example", "http://play.example.org"):
        assert ann.ask("POST", "/api/me", {}, origin=origin).status == 403


def test_behind_a_proxy_that_speaks_tls_the_page_is_at_home_by_https_only(house: House) -> None:
    ann = Person.comes(house.address)
    told = {"x-forwarded-proto": "https", "host": "localhost"}
    assert ann.ask("POST", "/api/me", {}, origin="https://localhost", **told).status == 200
    assert ann.ask("POST", "/api/me", {}, origin="http://localhost", **told).status == 403


# ---- Names of the server ----


STRANGE = [
    "evil.example",
    "evil.example:5012",
    "localhost.evil.example",
    "a" * 400,
    "x y",
    "a/b",
    "",
    "[::1",
    "1.2.3.4.5",
]


@pytest.mark.parametrize("host", STRANGE)
def test_a_name_that_is_not_ours_leads_nowhere(house: House, host: str) -> None:
    """A site whose name points at this machine (DNS rebinding) would otherwise be at home here."""
    ann = Person.comes(house.address)
    headers = {"host": host, "origin": f"http://{host}"}
    for method, path in (("GET", "/api/me"), ("GET", "/"), ("POST", "/api/me"), ("GET", "/health")):
        answer = ann.ask(method, path, {} if method == "POST" else None, **headers)
        assert (answer.status, answer.json["code"]) == (421, "bad-host")
        assert len(answer.body) < 500


def test_a_strange_name_gets_no_socket(house: House) -> None:
    ann = Person.comes(house.address)

    async def work() -> bytes:
        async with line_to(house.address) as line:
            line.send(handshake(ann.cookie, "evil.example"))
            return await line.all()

    answer = asyncio.run(work())
    assert answer.startswith(b"HTTP/1.1 421 ") and b"bad-host" in answer


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:5012", "[::1]:5012", "192.168.0.7", "nas", "nas.local", "x.lan"]
)
def test_names_that_no_stranger_can_own_are_ours(house: House, host: str) -> None:
    assert request(house.address, "GET", "/api/me", headers={"host": host}).status == 200


def test_names_in_the_settings_are_ours(new_house: Callable[..., House]) -> None:
    house = new_house(hosts="a.example, B.example", public="https://play.example.org/games")
    for host in ("a.example", "b.example:81", "Play.Example.org", "play.example.org."):
        assert request(house.address, "GET", "/api/me", headers={"host": host}).status == 200
    assert request(house.address, "GET", "/api/me", headers={"host": "c.example"}).status == 421
    house.stop()
    anything = new_house(hosts="*")
    assert request(anything.address, "GET", "/api/me", headers={"host": "c.example"}).status == 200


def test_a_picture_of_a_link_is_made_for_every_name_that_is_ours(new_house: Callable[..., House]) -> None:
    house = new_house(hosts="*")
    table = Person.comes(house.address).make_table("kreuzquer", "me", "open")
    for host, status in (("x" * 253, 200), ("x" * 254, 421), ("x" * 5000, 421)):
        path = f"/api/tables/{table}/qr.svg"
        assert request(house.address, "GET", path, headers={"host": host}).status == status


# ---- Who somebody is ----


def test_a_socket_needs_a_guest(house: House) -> None:
    answer = knock(house, {})
    assert (answer.status_code, json.loads(answer.body)["code"]) == (401, "no-guest")


def test_there_is_one_socket_only(house: House) -> None:
    answer = knock(house, {"Cookie": Person.comes(house.address).cookie}, "/api/other")
    assert answer.status_code in (401, 404)


@pytest.mark.parametrize(
    "change", [lambda c: c[:-1], lambda c: c + "x", lambda c: c.swapcase(), lambda c: "spieltrieb=x"]
)
def test_a_cookie_that_was_tampered_with_is_refused(house: House, change: Callable[[str], str]) -> None:
    cookie = change(Person.comes(house.address).cookie.partition("=")[2])
    headers = {"cookie": f"spieltrieb={cookie}"}
    answer = request(house.address, "GET", "/api/me/tables", headers=headers)
    assert (answer.status, answer.json["code"]) == (401, "bad-cookie")
    assert knock(house, headers).status_code == 401
    fresh = request(house.address, "GET", "/api/me", headers=headers)  # who asks who they are becomes somebody new
    assert fresh.json["new"] and "set-cookie" in fresh.headers


@pytest.mark.parametrize("others", ['a={"x": [1, 2]}; {}', "{}; b", "=; {}", 'q="a b"; {}; z=\xe4'])
def test_cookies_of_other_programs_do_not_matter(house: House, others: str) -> None:
    ann = Person.comes(house.address)
    answer = request(house.address, "GET", "/api/me", headers={"cookie": others.replace("{}", ann.cookie)})
    assert answer.json["id"] == ann.id


def test_a_program_shows_a_key(house: House) -> None:
    ann = Person.comes(house.address)
    key = ann.get("/api/me/key")["key"]
    for scheme in ("Bearer", "bearer"):
        answer = request(house.address, "GET", "/api/me", headers={"authorization": f"{scheme} {key}"})
        assert (answer.json["id"], answer.json["new"]) == (ann.id, False)
    assert knock(house, {"Authorization": f"Bearer {key}"})["me"]["id"] == ann.id


@pytest.mark.parametrize("key", ["", "x", "Basic YTpi", "\xff", "a.b"])
def test_a_bad_key_is_refused(house: House, key: str) -> None:
    answer = request(house.address, "GET", "/api/me/tables", headers={"authorization": f"Bearer {key}"})
    assert (answer.status, answer.json["code"]) == (401, "bad-cookie")


def test_a_guest_who_was_turned_away_stays_away_until_let_in_again(house: House) -> None:
    ann = Person.comes(house.address)

    async def be_banned(socket: Any) -> int:
        assert (await asyncio.to_thread(with_admin, house, f"/api/admin/guests/{ann.id}/ban")).status == 200
        with contextlib.suppress(ConnectionClosed):
            await asyncio.wait_for(_until_closed(socket), PATIENCE)
        return int(socket.close_code)

    assert knock(house, {"Cookie": ann.cookie}, then=be_banned) > 1000
    for path in ("/api/me", "/api/me/tables"):
        answer = ann.ask("GET", path)
        assert (answer.status, answer.json["code"]) == (403, "banned")
    assert knock(house, {"Cookie": ann.cookie}).status_code == 403
    assert with_admin(house, f"/api/admin/guests/{ann.id}/ban?ban=false").json["banned"] is False
    assert ann.get("/api/me")["id"] == ann.id


async def _until_closed(socket: Any) -> None:
    while True:
        await socket.recv()


def test_a_ban_outlives_the_server(new_house: Callable[..., House]) -> None:
    house = new_house()
    ann = Person.comes(house.address)
    with_admin(house, f"/api/admin/guests/{ann.id}/ban")
    house.stop()
    ann.server = new_house().address
    assert ann.ask("GET", "/api/me").status == 403


# ---- Behind a reverse proxy ----


def test_a_prefix_may_be_there_or_cut_off_by_the_proxy(new_house: Callable[..., House]) -> None:
    house = new_house(public="https://example.org/games")
    ann = Person.comes(house.address + "/games")
    assert "Path=/games" in request(house.address, "GET", "/games/api/me").headers["set-cookie"]
    for prefix in ("", "/games"):
        assert request(house.address, "GET", f"{prefix}/health").status == 200
        assert request(house.address, "GET", f"{prefix}/").status == 200
        assert knock(house, {"Cookie": ann.cookie}, f"{prefix}/api/ws")["is"] == "welcome"
    assert request(house.address, "GET", "/gameshealth").status == 404
    assert ann.post("/api/me/link")["link"].startswith("https://example.org/games/#/go/")


def test_a_proxy_that_is_known_tells_who_really_asks(new_house: Callable[..., House]) -> None:
    house = new_house(requests_per_second=0.001)
    assert [request(house.address, "GET", "/api/games").status for _ in range(2)] == [200, 429]
    for address in ("203.0.113.1", "203.0.113.2"):
        headers = {"x-forwarded-for": address}
        assert [request(house.address, "GET", "/api/games", headers=headers).status for _ in range(2)] == [200, 429]


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("203.0.113.1", 1), "203.0.113.1"),
        (("::ffff:203.0.113.1", 1), "203.0.113.1"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::"),
        (("2001:db8:1:2::", 1), "2001:db8:1:2::"),
        (("::1", 1), "::1"),
        (("a.sock", 0), "a.sock"),
        (None, "local"),
    ],
)
def test_a_person_is_one_address_however_it_is_written(client: Any, address: str) -> None:
    assert address_of({"client": client}) == address


# ---- Limits ----


def stop_time(limit: Limit) -> None:
    """Nothing comes back into the buckets of a limit, however long a test takes."""
    limit._now = lambda: 0.0


def test_requests_come_in_at_a_rate(new_house: Callable[..., House]) -> None:
    house = new_house(requests_per_second=0.5)
    stop_time(house.gate.requests)
    answers = [request(house.address, "GET", "/api/games") for _ in range(8)]
    assert [answer.status for answer in answers] == [200] * 5 + [429] * 3
    last = answers[-1]
    assert (last.status, last.json["code"], last.json["arguments"]) == (429, "too-fast", {"what": "requests"})
    assert int(last.headers["retry-after"]) > 0
    assert request(house.address, "GET", "/health").status == 200


@pytest.mark.parametrize(
    "path", ["//api/games", "/api//games", "///api/games", "/%2Fapi/games", "/api/games/", "/%61pi/games"]
)
def test_no_way_to_write_a_path_passes_the_limit(new_house: Callable[..., House], path: str) -> None:
    house = new_house(requests_per_second=0.001)

    async def work() -> bytes:
        async with line_to(house.address) as line:
            line.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            return await line.all()

    assert asyncio.run(work()).startswith(b"HTTP/1.1 200 ")
    assert asyncio.run(work()).startswith(b"HTTP/1.1 429 ")


def test_what_is_not_there_counts_too(new_house: Callable[..., House]) -> None:
    house = new_house(requests_per_second=0.001)
    assert [request(house.address, "GET", "/nowhere").status for _ in range(2)] == [404, 429]
    assert request(house.address, "GET", "/").status == 200, "the page itself costs next to nothing"


def test_handshakes_come_in_at_a_rate(new_house: Callable[..., House]) -> None:
    house = new_house(requests_per_second=0.2)
    stop_time(house.gate.requests)
    answers = [knock(house, {"Cookie": "x"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [401, 401, 429, 429]
    assert json.loads(answers[-1].body)["arguments"] == {"what": "requests"}
    assert house.gate.hub.figures.refusals == {"no-guest": 2, "too-fast": 2}


def test_a_guest_makes_so_many_tables_an_hour(new_house: Callable[..., House]) -> None:
    house = new_house(tables_per_hour=2)
    ann, bob = Person.comes(house.address), Person.comes(house.address)
    wish = {"game": "kreuzquer", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert [ann.ask("POST", "/api/tables", wish).status for _ in range(3)] == [201, 201, 429]
    assert bob.ask("POST", "/api/tables", wish).status == 201


def test_a_rematch_is_a_new_table_too(new_house: Callable[..., House]) -> None:
    """Attack: ten tables a second, by giving up and asking for a rematch."""
    house = new_house(tables_per_hour=2)
    ann = Person.comes(house.address)
    first = ann.make_table("memostreet", "me", "level1")

    async def work() -> None:
        async with ann.page(first) as page:
            assert await page.refused("rematch", table=first) == "not-now"  # which costs nothing
            await page.ask("resign", table=first)
            second = (await page.ask("rematch", table=first))["table"]
            assert (await page.ask("rematch", table=first))["table"] == second  # nor does this
            await page.ask("resign", table=second)
            assert await page.refused("rematch", table=second) == "too-fast"

    asyncio.run(work())


def test_a_guest_downloads_all_records_a_few_times_at_once(new_house: Callable[..., House]) -> None:
    house = new_house(requests_per_second=1000)
    stop_time(house.gate.downloads)
    ann, bob = Person.comes(house.address), Person.comes(house.address)
    assert [ann.ask("GET", "/api/me/records").status for _ in range(6)] == [200] * 5 + [429]
    assert bob.ask("GET", "/api/me/records").status == 200


def test_an_address_brings_so_many_guests_an_hour(new_house: Callable[..., House]) -> None:
    house = new_house(guests_per_hour=2)
    ann = Person.comes(house.address)
    Person.comes(house.address)
    answer = request(house.address, "GET", "/api/me")
    assert (answer.status, answer.json["arguments"]) == (429, {"what": "new guests"})
    assert ann.get("/api/me")["id"] == ann.id


@pytest.mark.parametrize("limit", ["connections", "connections_per_address", "connections_per_guest"])
def test_there_are_so_many_sockets(new_house: Callable[..., House], limit: str) -> None:
    house = new_house(**{limit: 2})
    ann = Person.comes(house.address)

    async def work() -> None:
        async with ann.page(), ann.page():
            with pytest.raises(InvalidStatus) as problem:
                async with ann.page():
                    pass
            body = json.loads(problem.value.response.body)
            assert (problem.value.response.status_code, body["code"], body["arguments"]) == (
                429,
                "too-many",
                {"reason": "error-too-many-connections", "most": 2},
            )
        await until(lambda: not house.gate.connections["all"], "the sockets were not closed")
        async with ann.page():
            pass

    asyncio.run(work())


def test_one_guests_sockets_leave_room_for_others(new_house: Callable[..., House]) -> None:
    house = new_house(connections_per_guest=1)
    ann, bob = Person.comes(house.address), Person.comes(house.address)

    async def work() -> None:
        async with ann.page(), bob.page():
            pass

    asyncio.run(work())


@pytest.mark.parametrize("how", ["guest", "address", "devices", "forgotten"])
def test_who_is_turned_away_while_they_come_in_does_not_come_in(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    house = new_house()
    gate, ann = house.gate, Person.comes(house.address)
    count = gate.connections.count

    def turned_away(keys: Any, change: int) -> None:
        """Between the check and the moment from which on there is a connection that can be closed."""
        count(keys, change)
        if change < 0:
            return
        guest = gate._guests[ann.id]
        if how == "address":
            gate.bans.add(Ban("127.0.0.1/32", False, None))
        elif how == "forgotten":
            gate.forget(ann.id)
        else:
            changed = {"banned": True} if how == "guest" else {"epoch": 1}
            gate._guests[ann.id] = msgspec.structs.replace(guest, **changed)

    monkeypatch.setattr(gate.connections, "count", turned_away)
    # Both sides wait for each other's word as long as they must: that it is heard is what ends the connection.
    monkeypatch.setattr("spieltrieb.server.wire.CLOSE_WITHIN", 10 * PATIENCE)

    async def work() -> None:
        socket = house.address.replace("http", "ws", 1) + "/api/ws"
        cookie = {"Cookie": ann.cookie}
        async with connect(socket, additional_headers=cookie, close_timeout=10 * PATIENCE) as connection:
            with pytest.raises(ConnectionClosed, match="1008"):
                await asyncio.wait_for(connection.recv(), PATIENCE)

    if how == "forgotten":
        monkeypatch.setattr(gate.hub.storage, "guest", _nobody)
    asyncio.run(work())
    assert len(gate.hub.presence) == 0


async def _nobody(id: str) -> None:
    """There is no such guest."""


def test_messages_come_in_at_a_rate_and_who_does_not_care_is_closed(new_house: Callable[..., House]) -> None:
    house = new_house(messages_per_second=0.2)
    ann = Person.comes(house.address)

    async def work() -> list[str]:
        async with ann.page() as page:
            for _ in range(40):
                await page.send("ping")
            with pytest.raises(ConnectionClosed):
                await _until_closed(page.socket)
            return page.raw

    asyncio.run(work())
    assert house.gate.hub.counts["refused"] >= 20
    assert knock(house, {"Cookie": ann.cookie})["is"] == "welcome"


def test_who_opens_more_pages_sends_no_more_messages(new_house: Callable[..., House]) -> None:
    house = new_house(messages_per_second=0.001)
    ann, bob = Person.comes(house.address), Person.comes(house.address)

    async def work() -> None:
        async with ann.page() as one, ann.page() as two, bob.page() as other:
            await one.ask("ping")
            await two.send("ping")
            assert (await two.hear())["code"] == "too-fast"
            await other.ask("ping")
        async with ann.page() as again:
            await again.send("ping")
            assert (await again.hear())["code"] == "too-fast"

    asyncio.run(work())


def test_an_address_sends_no_more_than_some_guests(new_house: Callable[..., House]) -> None:
    house = new_house(messages_per_second=0.001)
    people = [Person.comes(house.address) for _ in range(2)]

    async def work() -> list[bytes]:
        answers = []
        for one in people:
            there = "X-Forwarded-For: 203.0.113.7"
            async with socket_to(house.address, f"{one.cookie}\r\n{there}") as line:
                line.send(frame(TEXT, b'{"do":"ping","id":7}'))
                answers.append(await line.until(b'"id":7') if not answers else await line.until(b"too-fast"))
        return answers

    assert len(asyncio.run(work())) == 2


def test_a_message_that_is_too_long_is_refused(new_house: Callable[..., House]) -> None:
    house = new_house(message_bytes=1024)
    ann = Person.comes(house.address)

    async def work() -> None:
        async with ann.page() as page:
            await page.socket.send(json.dumps({"do": "ping", "more": "x" * 2000}))
            refused = await page.hear()
            assert (refused["is"], refused["code"], refused["arguments"]) == ("refused", "too-long", {"most": 1024})
            await page.quiet()
            await page.socket.send("ä" * 1024 + "x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await _until_closed(page.socket)
            assert page.socket.close_code == 1009
        async with ann.page() as page:
            await page.quiet()

    asyncio.run(work())


def test_a_body_that_is_too_long_is_refused(new_house: Callable[..., House]) -> None:
    house = new_house(body_bytes=1024)
    ann = Person.comes(house.address)
    answer = ann.ask("POST", "/api/me", {"name": "x" * 2000})
    assert (answer.status, answer.json["code"]) == (413, "too-long")
    assert ann.post("/api/me", {"name": "Ann"})["name"] == "Ann"


# ---- Administration ----


@pytest.mark.parametrize("path", ["/api/admin/tables/x/close", "/api/admin/guests/x/ban"])
@pytest.mark.parametrize("key", [None, "Bearer ", "Bearer x", "x", "Bearer \xff"])
def test_only_the_administrator_administers(house: House, path: str, key: str | None) -> None:
    headers = {} if key is None else {"authorization": key}
    answer = request(house.address, "POST", path, headers=headers)
    assert (answer.status, answer.json["code"]) == (403, "not-allowed")


def test_a_guests_key_is_no_administrators_key(house: House) -> None:
    ann = Person.comes(house.address)
    key = ann.get("/api/me/key")["key"]
    answer = request(
        house.address, "POST", f"/api/admin/guests/{ann.id}/ban", headers={"authorization": f"Bearer {key}"}
    )
    assert answer.status == 403
