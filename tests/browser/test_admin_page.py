"""The page for those who run the server, in a browser: on a phone, in both themes, in two languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from spieltrieb.server.moderation import Report
from tests.browser.people import Visitor
from tests.browser.test_axe import check, fits_with_large_text
from tests.server.client import House, Person
from tests.server.test_admin_pages import Desk


def insulted(house: House) -> str:
    """Eve has insulted Ann, who reported her; who Eve is."""
    ann, eve = Person.comes(house.address, "Ann"), Person.comes(house.address, "Eve")
    line = {"name": "Eve", "person": eve.id, "text": "You fool! " * 20, "at": 0, "seat": 1}
    report = Report(0, ann.make_table("memostreet", "me", "open"), ann.id, eve.id, "Eve", "insult", json.dumps([line]))
    storage = house.gate.hub.storage
    house.do(storage.finish(partial(storage.save_report, report)))
    return eve.id


def test_a_report_is_seen_to_on_a_phone(new_house: Callable[..., House], visit: Callable[..., Visitor]) -> None:
    house = new_house()
    eve = insulted(house)
    desk = Desk(house)
    visitor = visit(house, language="de", bypass_csp=True, touch=True, size=(360, 740))
    page = visitor.page
    page.goto(f"{house.address}/admin")
    check(visitor, "the entrance")
    page.keyboard.press("Tab")  # over the link to the content
    page.get_by_label("Schlüssel").focus()
    page.keyboard.type(desk.key)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Meldungen", exact=True).wait_for()
    check(visitor, "the reports")
    page.get_by_role("link", name="Eve").click()
    check(visitor, "a person")
    page.get_by_label("Wie lange").first.select_option("168")
    page.get_by_role("button", name="Diesen Gast sperren").first.click()
    page.get_by_role("status").get_by_text("Gesperrt.").wait_for()
    page.get_by_role("link", name="Sperren", exact=True).click()
    page.get_by_role("link", name="Eve").wait_for()
    fits_with_large_text(visitor, "the bans")
    page.get_by_label("Adresse oder Netz").fill("203.0.113.0/24")
    page.get_by_role("button", name="Diese Adresse sperren").click()
    page.get_by_role("cell", name="203.0.113.0/24").wait_for()
    page.get_by_role("link", name="Protokoll").click()
    page.get_by_role("cell", name=eve).wait_for()
    fits_with_large_text(visitor, "the log")
    page.get_by_role("link", name="Français").click()
    page.get_by_role("heading", name="Journal").wait_for()
    page.get_by_role("button", name="Se déconnecter").click()
    page.get_by_label("Clé").wait_for()
    guest = house.do(house.gate.find_guest(eve))
    assert guest is not None
    assert guest.is_banned(house.gate.hub.wall())
