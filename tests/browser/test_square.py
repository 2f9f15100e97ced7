"""Strangers at one table: people of one name, who may talk, and a deal that every browser checks by itself."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from spieltrieb.server.people import admin_key
from tests.browser.people import PHONE, Visitor
from tests.browser.tables import play_on, play_together
from tests.server.client import House, request

Visit = Callable[..., Visitor]


def host_a_table(host: Visitor, game: str, words: str) -> str:
    """Open a table for a friend, with words for the draw; its link."""
    page = host.open(f"new/{game}")
    page.get_by_label(host.t("page-seat-kind", seat=2)).select_option("open")
    page.get_by_role("heading", name=host.t("page-options")).click()
    page.get_by_label(host.t("page-words-label")).fill(words)
    host.button("page-new-open").click()
    host.until(lambda: host.table.get("phase") == "gathering", "the waiting room")
    return page.url


def test_two_guests_of_one_name_play_a_deal_that_every_browser_checks(house: House, visit: Visit) -> None:
    ann, twin, eve = visit(house, "Ann"), visit(house, "Ann", touch=True, size=PHONE), visit(house, "Eve")
    link = host_a_table(ann, "kreuzquer", "hey  presto")
    twin.page.goto(link)
    twin.page.locator("summary").filter(has_text=twin.t("page-fair")).click()
    twin.page.get_by_label(twin.t("page-words-label")).fill("abracadabra")
    twin.page.locator("summary").filter(has_text=twin.t("page-fair")).scroll_into_view_if_needed()
    ann.show("square-waiting")
    eve.page.goto(link)
    twin.button("page-sit").click()
    for one in (ann, twin, eve):
        one.until(lambda one=one: one.table.get("views"), "the game to begin")
    assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Ann 2"]
    play_together([ann.person(), twin.person()], ann.table_id)
    ann.until(lambda: ann.table["outcome"], "the end")
    draws = sum(move.startswith("*") for move in ann.table["moves"])
    for one in (ann, twin, eve):
        one.until(lambda one=one: one.table["promise"]["secret"], "the end")
        assert [mixed["words"] for mixed in one.table["promise"]["words"]] == ["hey presto", "abracadabra"]
        one.button("page-check").click()
        result = one.page.get_by_role("dialog")
        expect(result).to_contain_text(one.t("page-check-browser", count=draws))
        expect(result).to_contain_text(one.t("page-check-second"))
        mine = result.get_by_text(one.t("page-check-words-mine"))
        expect(mine).to_have_count(0 if one is eve else 1)
        one.show(f"square-check-{('ann', 'twin', 'eve')[(ann, twin, eve).index(one)]}")

    # The same, but the server tells another story: whatever it says itself, the browser finds it out.
    def forge(route: Route) -> None:
        answer: dict[str, Any] = route.fetch().json()
        moves = answer["records"][0]["moves"]
        first, other = [i for i, move in enumerate(moves) if move.startswith("*")][:2]
        moves[first], moves[other] = moves[other], moves[first]
        route.fulfill(body=json.dumps(answer), content_type="application/json")

    eve.page.route("**/records", forge)
    eve.page.keyboard.press("Escape")
    eve.button("page-check").click()
    found = eve.page.get_by_role("dialog")
    expect(found).to_contain_text(eve.t("page-check-unfair"))
    expect(found.get_by_text(eve.t("page-check-browser", count=draws))).to_have_count(0)


def test_the_browser_remembers_the_first_fingerprint(house: House, visit: Visit) -> None:
    ann = visit(house, "Ann")
    ann.open("new/kreuzquer")
    ann.page.get_by_role("button", name=ann.t("page-seat-remove", seat=2)).click()
    ann.button("page-new-start").click()
    ann.until(lambda: ann.table.get("views"), "the game to begin")
    table = ann.table_id
    kept = ann.page.evaluate("JSON.parse(localStorage['spieltrieb.promises'])")[table]
    assert (kept["commitment"], kept["early"]) == (ann.table["promise"]["commitment"], True)
    play_on(ann.person(), table, chooser=random.Random(3))
    ann.page.evaluate(
        """(table) => {
          const kept = JSON.parse(localStorage['spieltrieb.promises']);
          kept[table].commitment = "0".repeat(64);
          localStorage['spieltrieb.promises'] = JSON.stringify(kept);
        }""",
        table,
    )
    ann.until(lambda: ann.table["promise"]["secret"], "the end")
    ann.button("page-check").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.t("page-check-changed"))


_OTHER_DRAW = """
const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
let told = false;
const other = (text) => (text === "*:=sun" ? "*:=moon" : "*:=sun");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(handler) {
    own.set.call(this, (event) => {
      const message = JSON.parse(event.data);
      const draw = message.is === "moved" && !told ? message.told.findIndex((text) => text.startsWith("*")) : -1;
      if (draw >= 0) {
        told = true;
        message.told[draw] = other(message.told[draw]);
      }
      handler(new MessageEvent("message", { data: JSON.stringify(message) }));
    });
  },
});
"""


def test_a_draw_that_was_another_while_it_was_made_is_found_out(house: House, visit: Visit) -> None:
    """Attack: the check compared the server with itself, since its last message told all moves anew."""
    ann = visit(house, "Ann")
    ann.context.add_init_script(_OTHER_DRAW)
    ann.open("new/kreuzquer")
    ann.page.get_by_role("button", name=ann.t("page-seat-remove", seat=2)).click()
    # Whoever says no words lets the browser say some; here its luck is given.
    ann.page.evaluate("() => void (Crypto.prototype.getRandomValues = (bytes) => bytes.fill(0xab))")
    ann.button("page-new-start").click()
    ann.until(lambda: ann.table.get("views"), "the game to begin")
    play_on(ann.person(), ann.table_id, chooser=random.Random(3))
    ann.until(lambda: ann.table["promise"]["secret"], "the end")
    assert [mixed["words"] for mixed in ann.table["promise"]["words"]] == ["ab" * 8]
    ann.button("page-check").click()
    found = ann.page.get_by_role("dialog")
    expect(found).to_contain_text(ann.t("page-check-moves"))
    expect(found).to_contain_text(ann.t("page-check-second"))


def test_who_only_watches_talks_where_the_host_lets_them_and_can_be_muted_reported_and_shown_out(
    house: House, visit: Visit
) -> None:
    ann, bob, eve = visit(house, "Ann", touch=True), visit(house, "Bob"), visit(house, "Eve")
    ann.open()
    table = ann.make_table("memostreet", "me", "open")
    ann.open(f"t/{table}")
    bob.open(f"t/{table}")
    bob.button("page-sit").click()
    eve.open(f"t/{table}")
    for one in (ann, bob, eve):
        one.page.locator("main .board[data-step]").wait_for()
        one.page.keyboard.press("c")
    label = eve.page.get_by_label(eve.t("page-chat-label"))
    expect(eve.page.get_by_text(eve.t("page-chat-closed"))).to_be_visible()
    expect(label).to_have_count(0)
    ann.page.get_by_label(ann.t("page-talk")).check()
    label.fill("You fools!")
    eve.page.keyboard.press("Enter")
    for one in (ann, bob):
        lines = one.page.get_by_role("list", name=one.t("page-chat"))
        expect(lines).to_contain_text("You fools!")
        expect(lines).to_contain_text(f"({one.t('page-person-watches')})")
    # Bob reports her, and does not want to hear her any more, also after a reload.
    bob.button("page-person-report", name="Eve").click()
    bob.show("square-report")
    bob.button("page-chat-send").last.click()
    expect(bob.page.get_by_text(bob.t("page-report-done"))).to_be_visible()
    bob.button("page-person-mute", name="Eve").click()
    for _ in range(2):
        expect(bob.page.get_by_role("list", name=bob.t("page-chat"))).not_to_contain_text("You fools!")
        expect(bob.button("page-person-unmute", name="Eve")).to_be_visible()
        bob.page.reload()
        bob.page.get_by_role("tab", name=bob.t("page-chat")).click()
    ann.show("square-chat")
    # Ann, whose table it is, shows her out.
    ann.button("page-person-kick", name="Eve").click()
    expect(eve.page.get_by_role("alert")).to_have_text(eve.t("error-not-allowed-kicked"))
    ann.page.get_by_label(ann.t("page-lock")).check()
    bob.until(lambda: bob.table["locked"], "the table to be locked")
    (report,) = _reports(house)
    assert (report["name"], report["reason"], [line["text"] for line in report["chat"]]) == (
        "Eve", "insult", ["You fools!"]
    )  # fmt: skip


def _reports(house: House) -> list[dict[str, Any]]:
    key = admin_key(house.gate.hub.storage.key)
    found: list[dict[str, Any]] = request(
        house.address, "GET", "/api/admin/reports", headers={"authorization": f"Bearer {key}"}
    ).json
    return found
