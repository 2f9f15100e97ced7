"""My games, and the ways out of one: what is agreed, leaving, stopping, giving up, deleting, and telling others."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Route, expect

from tests.browser.people import PHONE, Visitor
from tests.browser.tables import my_turn_after, play_on
from tests.server.client import House, Person

Visit = Callable[..., Visitor]


def this_game(visitor: Visitor) -> Locator:
    """Open what was agreed, and the ways out."""
    if visitor.button("page-this-game").count() == 0:
        visitor.button("page-tools").click()
    visitor.button("page-this-game").click()
    return visitor.page.get_by_role("dialog", name=visitor.t("page-this-game"))


def listed(visitor: Visitor) -> Locator:
    """The games in somebody's list."""
    visitor.open("me")
    region = visitor.page.get_by_role("region", name=visitor.t("page-my-games"))
    region.get_by_role("listitem").first.wait_for()
    return region.get_by_role("listitem")


def log(visitor: Visitor) -> Locator:
    return visitor.page.locator("#panel-log ol li")


def test_with_three_one_asks_to_stop_leaves_comes_back_and_gives_up(house: House, visit: Visit) -> None:
    ann, bob = visit(house, "Ann", size=(1440, 900)), visit(house, "Bob", touch=True, size=PHONE)
    ann.open()
    table = ann.make_table(
        "fivetotwelve", "me", "open", "level1", rounds=0, clock={"kind": "move", "seconds": 86_400}, lots=True
    )
    ann.open(f"t/{table}")
    # The invitation comes first, and says what was agreed.
    room = ann.page.locator("main section.card")
    expect(room.first).to_contain_text(ann.t("page-invite"))
    agreed = ann.page.get_by_role("list", name=ann.t("page-agreed"))
    for line in ("page-agreed-lots", "page-agreed-no-hints", "page-clock-move-day"):
        expect(agreed).to_contain_text(ann.t(line))
    bob.open(f"t/{table}")
    bob.button("page-sit").click()
    ann.page.locator(".board").first.wait_for()
    assert ann.table["options"]["starter"] in (0, 1, 2)

    dialog = this_game(bob)
    expect(dialog.get_by_role("list", name=bob.t("page-agreed"))).to_contain_text(bob.t("page-agreed-rounds", count=3))
    expect(dialog).to_contain_text(bob.t("page-resign-bot"))
    bob.button("page-stop").click()
    bob.button("page-stop-sure").wait_for()
    ids = bob.page.locator("[id]").evaluate_all("(all) => all.map(({ id }) => id)")
    assert len(ids) == len(set(ids)), "a dialog over another is told apart from it"
    bob.button("page-stop-sure").click()
    # The question whether Bob is sure may still be there for a moment.
    expect(bob.page.get_by_role("alert").filter(has_text=bob.t("page-stop-waiting", names="Ann"))).to_be_visible()
    expect(ann.page.get_by_role("alert").filter(has_text=ann.t("page-stop-asked", name="Bob"))).to_be_visible()
    ann.button("page-stop-no").click()
    expect(bob.page.get_by_role("alert")).to_have_count(0)

    this_game(bob)
    bob.button("page-leave").click()
    expect(bob.page.get_by_role("heading", name=bob.t("page-title"))).to_be_visible()
    said = ann.t("page-note-left", name="Bob", who="other")
    expect(ann.page.get_by_text(said).first).to_be_visible()
    expect(log(ann).filter(has_text=said)).to_have_count(1)
    expect(log(ann).filter(has_text=ann.t("page-note-bot"))).not_to_have_count(0)
    bob.open(f"t/{table}")
    bob.button("page-seat-return").click()
    expect(log(ann).filter(has_text=ann.t("page-note-back", name="Bob", who="other"))).to_have_count(1)

    this_game(bob)
    bob.button("page-resign").click()
    bob.button("page-resign-sure").click()
    expect(ann.page.get_by_role("list", name=ann.t("page-players"))).to_contain_text(ann.t("page-seat-resigned"))
    expect(bob.button("page-seat-return")).to_have_count(0)
    this_game(ann)
    ann.button("page-resign").click()
    ann.button("page-resign-sure").click()
    expect(ann.result()).to_contain_text(ann.t("page-reason-resigned", names="Ann and Bob", count=2))
    ann.show("given-up")


def test_after_a_game_was_deleted_the_next_page_leaves_none_out(visitor: Visitor) -> None:
    visitor.open()
    person = visitor.person()
    over = visitor.make_table("kreuzquer", "me")
    play_on(person, over)
    one = person.get(f"/api/tables/{over}")
    games = [{**one, "id": f"game{number:09}", "moved": one["moved"] - number} for number in range(100)]

    def answer(route: Route) -> None:
        url = urlsplit(route.request.url)
        if route.request.method == "DELETE":
            games[:] = [game for game in games if game["id"] != url.path.rsplit("/", 1)[1]]
            return route.fulfill(json=None)
        at = 60 * (int(parse_qs(url.query)["page"][0]) - 1)
        return route.fulfill(json=games[at : at + 60])

    visitor.page.route(re.compile(r"/api/me/tables(\?page=|/game)"), answer)
    items = listed(visitor)
    more = visitor.button("page-leaderboard-more")
    more.click()
    expect(items).to_have_count(60)
    items.first.get_by_role("button", name=visitor.t("page-delete")).click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.t("page-delete"), exact=True).click()
    expect(items).to_have_count(59)
    more.click()
    expect(items).to_have_count(60)
    more.click()
    expect(items).to_have_count(99)
    expect(more).to_have_count(0)


def test_a_list_of_my_games_with_results_that_can_be_looked_at_shared_and_deleted(house: House, visit: Visit) -> None:
    ann = visit(house, "Ann", touch=True, size=PHONE)
    ann.open()
    person = ann.person()
    over = ann.make_table("memostreet", "me", "level1")
    play_on(person, over, chooser=random.Random(4))
    running = ann.make_table("kreuzquer", "me")
    play_on(person, running, my_turn_after(4))
    bots = ann.make_table("davincicode", "me", "level1")
    ann.open(f"t/{bots}")
    ann.page.locator(".board").first.wait_for()
    dialog = this_game(ann)
    expect(dialog).to_contain_text(ann.t("page-leave-waits"))
    expect(dialog).to_contain_text(ann.t("page-resign-ends"))
    ann.button("page-end").click()
    ann.button("page-end-sure").click()
    expect(ann.result()).to_contain_text(ann.t("page-result-stopped"))

    games = listed(ann)
    expect(games).to_have_count(3)
    expect(games.nth(0)).to_contain_text(ann.t("page-state-my-turn"))
    expect(games.nth(1)).to_contain_text(ann.t("page-state-stopped"))
    expect(games.nth(1).get_by_role("link", name=ann.t("page-review"))).to_have_count(1)
    won = 0 in person.get(f"/api/tables/{over}")["outcome"]["winners"]
    expect(games.nth(2)).to_contain_text(ann.t("page-state-won" if won else "page-state-lost"))
    ann.show("my-games")
    # The running game is closed with its deletion.
    games.nth(0).get_by_role("button", name=ann.t("page-delete")).click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.t("page-delete-running"))
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.t("page-delete"), exact=True).click()
    expect(games).to_have_count(2)
    assert person.get(f"/api/tables/{running}")["phase"] == "closed"

    games.nth(1).get_by_role("link", name=ann.t("page-review")).click()
    ann.until(lambda: f"review/{over}" in ann.page.url, "the review")
    ann.open(f"review/{bots}")  # also one that was stopped
    ann.page.locator(".board[data-step]").wait_for()
    ann.open(f"t/{over}")
    ann.result().get_by_role("button", name=ann.t("page-share")).click()
    shared = ann.page.get_by_role("dialog", name=ann.t("page-share"))
    expect(shared.get_by_role("img")).to_be_visible()
    words = shared.get_by_role("textbox").input_value()
    how = "won" if won else "lost"
    assert words.startswith(ann.t(f"page-share-{how}", game="Memo Street", scores="|").partition("|")[0])
    assert words.endswith(f"#/review/{over}?round=1")
    with ann.page.expect_download() as saved:
        shared.get_by_role("button", name=ann.t("page-share-download")).click()
    assert saved.value.suggested_filename == "spieltrieb-memostreet.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    ann.show("share")


def test_the_lobby_says_what_was_agreed(new_house: Callable[..., House], visit: Visit) -> None:
    house = new_house()
    dan = Person.comes(house.address, "Dan")
    clock = {"kind": "move", "seconds": 30}
    dan.make_table("davincicode", "me", "open", public=True, rounds=3, clock=clock, options={"hyphens": True})
    ann = visit(house, "Ann")
    ann.open()
    lobby = ann.page.get_by_role("region", name=ann.t("page-lobby"))
    for line in (
        ann.t("page-agreed-rounds", count=3),
        ann.t("page-clock-move-30"),
        ann.t("davincicode-option-hyphens"),
    ):
        expect(lobby.get_by_role("listitem")).to_contain_text(line)


def test_an_invitation_says_what_was_agreed(house: House, visit: Visit) -> None:
    ann = visit(house, "Ann")
    ann.page.add_init_script("navigator.share = (given) => { window.given = given; return Promise.resolve(); }")
    ann.open()
    table = ann.make_table("davincicode", "me", "open", rounds=3, options={"hyphens": True}, lots=True)
    agreed = [ann.t("page-agreed-rounds", count=3), ann.t("davincicode-option-hyphens")]
    ann.open(f"t/{table}")
    share = ann.page.get_by_role("button", name=ann.t("page-share"))

    def given() -> str:
        """What is sent, once the options are known by their names."""
        share.click()
        return str(ann.page.evaluate("window.given.text"))

    ann.until(lambda: all(line in given() for line in agreed), "all that was agreed to be sent")
    # At the table the invitation also shows it.
    bob = visit(house, "Bob")
    bob.open(f"t/{table}")
    bob.button("page-sit").click()
    bob.page.locator(".board").first.wait_for()
    bob.button("page-invite").click()
    for line in agreed:
        expect(bob.page.get_by_role("dialog", name=bob.t("page-invite"))).to_contain_text(line)
