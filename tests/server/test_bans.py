"""Who is turned away stays away: a new name, a new cookie or a restart does not let them in again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from spieltrieb.server.admin import is_network
from spieltrieb.server.bans import Addresses, Ban, Bans, is_shared, network_of, newcomers_of
from spieltrieb.server.errors import BadMessage, Banned
from spieltrieb.server.people import admin_key
from tests.server.client import Answer, Gone, House, Person, request

HOME, ELSEWHERE, SIX = "203.0.113.7", "198.51.100.9", "2001:db8:1:2::7"


class Operator:
    """Who runs a server."""

    def __init__(self, house: House) -> None:
        self._house = house

    def post(self, path: str) -> Answer:
        key = admin_key(self._house.gate.hub.storage.key)
        return request(self._house.address, "POST", f"/api/admin/{path}", headers={"authorization": f"Bearer {key}"})


def comes(house: House, address: str, cookie: str = "") -> Answer:
    """Somebody opens the page from an address, as a reverse proxy says it."""
    headers = {"x-forwarded-for": address, **({"cookie": cookie} if cookie else {})}
    return request(house.address, "GET", "/api/me", headers=headers)


def person_from(house: House, address: str) -> Person:
    answer = comes(house, address)
    me = answer.json
    return Person(house.address, me["id"], me["name"], answer.headers["set-cookie"].partition(";")[0])


def test_a_name_given_at_the_same_time_does_not_undo_a_ban(new_house: Callable[..., House]) -> None:
    """Attack: a name that was on its way to the disk wrote the whole guest back, from before the ban."""
    house = new_house()
    gate = house.gate
    eve = Person.comes(house.address, "Eve")

    async def both() -> None:
        old = await gate.find_guest(eve.id)
        assert old is not None
        await asyncio.gather(gate.turn_away(eve.id, True), gate.change(eve.id, name="Adam", named=True))

    asyncio.run_coroutine_threadsafe(both(), house._server.loop).result()
    assert eve.ask("GET", "/api/me").status == 403
    house.stop()
    again = new_house()
    eve.server = again.address
    assert eve.ask("GET", "/api/me").status == 403
    assert request(again.address, "GET", "/api/me").status == 200


def test_who_was_turned_away_is_nobody_new_from_the_same_place(new_house: Callable[..., House]) -> None:
    house = new_house()
    eve, neighbour = person_from(house, HOME), person_from(house, HOME)
    assert Operator(house).post(f"guests/{eve.id}/ban").json["banned"]
    assert comes(house, HOME, eve.cookie).status == comes(house, HOME).status == 403
    assert comes(house, HOME).json["code"] == "banned"
    assert comes(house, HOME, neighbour.cookie).status == 200, "who was known before is not to blame"
    assert comes(house, ELSEWHERE).status == 200
    assert not Operator(house).post(f"guests/{eve.id}/ban?ban=false").json["banned"]
    assert comes(house, HOME, eve.cookie).status == comes(house, HOME).status == 200, "a mistake can be mended"
    Operator(house).post(f"guests/{eve.id}/ban")
    house.stop()
    house = new_house()
    assert comes(house, HOME).status == 403
    house.pass_time(24 * 3600 + 1)
    assert comes(house, HOME).status == 200
    assert comes(house, HOME, eve.cookie).status == 403, "the guest is turned away for good"


def test_where_everybody_has_one_address_nobody_else_is_kept_out(new_house: Callable[..., House]) -> None:
    house = new_house()
    eve = Person.comes(house.address, "Eve")
    Operator(house).post(f"guests/{eve.id}/ban")
    assert eve.ask("GET", "/api/me").status == 403
    assert request(house.address, "GET", "/api/me").status == 200


def test_a_network_is_kept_out_and_let_in_again(new_house: Callable[..., House]) -> None:
    house = new_house()
    known = person_from(house, HOME)
    operator = Operator(house)
    answer = operator.post("networks/ban?network=203.0.113.0/24&hours=2")
    assert (answer.json["network"], answer.json["banned"]) == ("203.0.113.0/24", True)
    assert comes(house, HOME, known.cookie).status == comes(house, HOME).status == 403
    assert comes(house, ELSEWHERE).status == 200
    operator.post("networks/ban?network=203.0.113.0/24&ban=false")
    assert comes(house, HOME, known.cookie).status == 200
    operator.post("networks/ban?network=203.0.113.7&hours=2")
    for ban in ("true", "false"):  # of one guest there: it changes nothing for the others
        operator.post(f"guests/{known.id}/ban?ban={ban}")
        assert comes(house, HOME, known.cookie).status == comes(house, HOME).status == 403
    house.pass_time(2 * 3600)
    assert comes(house, HOME).status == 200
    assert operator.post("networks/ban?network=here").status == 400


@pytest.mark.parametrize(
    ("banned", "kept", "came"),
    [
        (SIX, "2001:db8:1:2::/64", "2001:db8:1:2:aaaa::9"),
        (f"{SIX}/128", "2001:db8:1:2::/64", SIX),
        ("2001:db8::/48", "2001:db8::/48", "2001:db8:0:7::1"),
        (f"::ffff:{HOME}", f"{HOME}/32", HOME),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24", f"::ffff:{HOME}"),
    ],
)
def test_who_is_kept_out_by_a_new_address_is_kept_out(
    new_house: Callable[..., House], banned: str, kept: str, came: str
) -> None:
    """Attack: nobody was, since people are known by their network and one address of it was banned."""
    house = new_house()
    operator = Operator(house)
    assert operator.post(f"networks/ban?network={banned}").json["network"] == kept
    assert comes(house, came).status == 403
    assert comes(house, "2001:db8:9:9::1").status == comes(house, ELSEWHERE).status == 200
    operator.post(f"networks/ban?network={banned}&ban=false")
    assert comes(house, came).status == 200


def test_connections_from_a_network_that_is_kept_out_are_closed(new_house: Callable[..., House]) -> None:
    house = new_house()
    ann = Person.comes(house.address, "Ann")

    async def work() -> None:
        async with ann.page() as page:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(None, Operator(house).post, "networks/ban?network=127.0.0.1")
            with pytest.raises(Gone):
                await page.until(lambda message: False)

    asyncio.run(work())


def test_bans_end_with_their_time_and_networks_of_either_kind_are_known() -> None:
    now = [0]
    bans = Bans(lambda: now[0])
    bans.load([Ban("10.0.0.0/8", False, 100), newcomers_of(SIX, 200)])
    with pytest.raises(Banned):
        bans.check("10.1.2.3")
    with pytest.raises(Banned):
        bans.check("2001:db8:1:2::", is_new=True)
    bans.check("2001:db8:1:2::")
    bans.check("2001:db8:1:3::", is_new=True)
    bans.check("local", is_new=True)
    now[0] = 100
    bans.check("10.1.2.3")
    bans.lift("2001:db8:1:2::/64")
    bans.check(SIX, is_new=True)


def test_where_there_are_too_many_who_came_longest_ago_is_forgotten() -> None:
    found = Addresses(2)
    for guest, address in (("ann", HOME), ("bob", HOME), ("ann", ELSEWHERE), ("eve", SIX)):
        found.note(guest, address)
    assert found == {"ann": ELSEWHERE, "eve": SIX}


def test_of_who_is_forgotten_nobody_knows_where_they_came_from(new_house: Callable[..., House]) -> None:
    house = new_house()
    eve = person_from(house, HOME)
    assert house.gate.addresses == {eve.id: HOME}
    assert eve.ask("DELETE", "/api/me").status == 204
    assert house.gate.addresses == {}


def test_what_is_a_network_and_what_is_not() -> None:
    assert network_of(" 203.0.113.7/24 ") == "203.0.113.0/24"
    with pytest.raises(BadMessage, match=r"203\.0\.113\.7"):
        network_of("2491a48579b05740")
    assert is_network("203.0.113.0/24") and is_network(SIX) and not is_network("2491a48579b05740")
    assert is_shared("127.0.0.1") and is_shared("::1") and is_shared("local") and not is_shared(HOME)
