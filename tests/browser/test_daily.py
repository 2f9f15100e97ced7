"""The daily deal on the page: what is told when, and who was late."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Route, expect

from tests.browser.people import PHONE, Visitor
from tests.browser.tables import play_on
from tests.server.client import NOON, House, Person

TO_MIDNIGHT = 12 * 3600  # seconds from noon


def test_a_daily_deal_is_told_when_the_day_is_over_and_late_results_come_apart(
    new_house: Callable[..., House], visit: Callable[..., Visitor]
) -> None:
    house = new_house(now=lambda: NOON)
    ann, eve = visit(house, "Ann"), visit(house, "Eve", touch=True, size=PHONE)
    for one in (ann, eve):
        one.open("daily")
        card = one.page.get_by_role("region", name=one.t("kreuzquer-name"))
        card.get_by_role("button", name=one.t("page-daily-play")).click()
        one.until(lambda one=one: one.table.get("views"), "the deal")
    play_on(ann.person(), ann.table_id, chooser=random.Random(1))
    play_on(eve.person(), eve.table_id, lambda known: known["step"] > 6, random.Random(2))
    dan = Person.comes(house.address, "Dan")
    play_on(dan, dan.post("/api/daily/kreuzquer")["id"], chooser=random.Random(3))
    ann.result().wait_for()
    table = ann.table_id
    expect(ann.result().get_by_role("link", name=ann.t("page-review"))).to_have_count(0)
    expect(ann.button("page-check")).to_have_count(0)
    before = ann.t("page-daily-told", when="|").partition("|")[0].strip()
    expect(ann.result()).to_contain_text(before)
    ann.show("daily-result")
    # Eve goes on when the day is over: her result stands apart, and has no place.
    house.pass_time(TO_MIDNIGHT)
    play_on(eve.person(), eve.table_id, chooser=random.Random(2))
    eve.result().wait_for()
    eve.open("daily")
    eve.button("page-daily-before").click()
    card = eve.page.get_by_role("region", name=eve.t("kreuzquer-name"))
    expect(card).to_contain_text(eve.t("page-daily-result-late", points=0).partition(",")[2])
    card.get_by_role("button", name=eve.t("page-leaderboard")).click()
    rows = card.locator("ol").get_by_role("listitem")
    expect(rows).to_have_count(4)
    expect(rows.filter(has_text=re.compile("Ann|Dan"))).to_have_count(2)
    expect(rows.nth(2)).to_have_text(eve.t("page-daily-late"))
    expect(rows.nth(3)).to_contain_text("Eve")
    expect(card.locator("figure")).to_contain_text(eve.t("page-daily-others", count=2))
    eve.show("daily-late")
    expect(eve.button("page-daily-after")).to_be_enabled()
    # Ann's day counts, and goes on until tomorrow; Eve's does not.
    expect(eve.page.get_by_text(eve.t("page-daily-streak", count=0))).to_be_visible()
    ann.open("daily")
    ann.page.reload()  # the server's clock has jumped: the page asks for the time again
    expect(ann.page.get_by_text(ann.t("page-daily-streak", count=1))).to_be_visible()
    expect(ann.page.get_by_role("img", name=ann.t("page-daily-past", count=1, of=35))).to_be_visible()
    expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"1?\d:\d\d:\d\d"))
    expect(ann.page.locator("figure")).to_have_count(0)  # nobody else has played today
    # At noon of the next day, the day is over everywhere.
    house.pass_time(TO_MIDNIGHT)
    ann.open(f"t/{table}")
    ann.button("page-check").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.t("page-check-browser", count=24))


def test_days_that_are_answered_late_and_a_trouble_that_passes(visitor: Visitor) -> None:
    visitor.forgive("ERR_FAILED")
    asked: list[Route] = []
    page = visitor.open("daily")
    page.get_by_role("region").first.wait_for()
    page.route(re.compile(r"/api/daily\?day="), lambda route: asked.append(route))  # noqa: PLW0108  # playwright writes on what it calls
    back, shown = visitor.button("page-daily-before"), page.locator(".day p")
    today = shown.inner_text()
    back.click()
    back.click()
    visitor.until(lambda: len(asked) == 2, "two days to be asked for")
    first, second = (parse_qs(urlsplit(route.request.url).query)["day"][0] for route in asked)
    assert second < first, "two taps go back two days"
    asked[1].continue_()
    expect(shown).not_to_have_text(today)
    earlier = shown.inner_text()
    with page.expect_response(re.compile(first)):
        asked[0].continue_()
    visitor.come_to_rest()
    assert shown.inner_text() == earlier, "what was asked for before comes too late"
    back.click()
    visitor.until(lambda: len(asked) == 3, "one more day to be asked for")
    asked[2].abort()
    expect(page.get_by_role("alert")).to_be_visible()
    back.click()
    visitor.until(lambda: len(asked) == 4, "it to be asked for again")
    asked[3].continue_()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(shown).not_to_have_text(earlier)
