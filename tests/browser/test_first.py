"""What somebody sees who comes for the first time: the goal of a game, drawn rules, and that all seats are taken."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from spieltrieb.games import games
from tests.browser.conftest import House
from tests.browser.fitting import WINDOWS
from tests.browser.people import PHONE, Visitor
from tests.server.client import Person

# Where the line ends that says what is to be done, and where the card with the goal begins and ends: all in one moment.
PLACES = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [said, told] = [box("header .say"), box("aside.card")];
    return [said.bottom, told.top, told.bottom];
}"""


def test_somebody_quick_presses_a_button_before_the_server_knows_them(
    house: House, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(house)
    page = visitor.page
    introductions: list[Route] = []

    def hold(route: Route) -> None:
        introductions.append(route)

    page.route(lambda url: urlsplit(url).path == "/api/me", hold)
    visitor.open()
    visitor.button("page-play-now").first.click()
    visitor.until(lambda: introductions, "the page to ask who this is")
    introductions[0].continue_()
    page.locator(".board").first.wait_for()


def test_a_phone_held_across_shows_at_once_what_starts_a_game(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, language="de", touch=True, size=(844, 390))
    visitor.open()
    expect(visitor.button("page-play-now").first).to_be_in_viewport(ratio=1)
    visitor.open("new/kreuzquer")
    expect(visitor.button("page-new-start")).to_be_in_viewport(ratio=1)


def test_the_first_game_says_its_goal_once(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, language="de", touch=True, newcomer=True)
    page = visitor.open()
    for game in games:
        visitor.open(f"t/{visitor.make_table(game, 'me', 'level1')}")
        goal = page.get_by_text(visitor.t(f"page-{game}-goal"))
        goal.wait_for()
        box = goal.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
        for width, height in (PHONE, *WINDOWS):  # what is to be done stays in sight
            page.set_viewport_size({"width": width, "height": height})
            said, above, below = page.evaluate(PLACES)
            assert said <= above and below <= height, (game, width, height)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        if game != "fivetotwelve":
            visitor.button("page-close").click()
            expect(goal).to_have_count(0)
        page.reload()
        page.locator(".board").first.wait_for()
        expect(goal).to_have_count(0)


def test_the_first_game_offers_to_show_how(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, newcomer=True)
    page = visitor.open()
    visitor.open(f"t/{visitor.make_table('kreuzquer', 'me')}")
    page.get_by_role("link", name=visitor.t("page-first-show")).click()
    page.get_by_text(visitor.t("page-kreuzquer-tutorial-1")).wait_for()


def test_a_tutorial_says_why_a_try_does_not_lead_on(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, touch=True)
    page = visitor.open("learn/kreuzquer")
    words = page.locator(".words")
    visitor.button("page-learn-next").click()
    expect(words).to_have_text(visitor.t("page-kreuzquer-tutorial-2"))
    page.locator("[data-cell='12']").tap(force=True)  # the centre
    expect(words).to_have_text(visitor.t("page-kreuzquer-note-taken"))
    page.locator("[data-cell='24']").tap(force=True)
    told = visitor.t("page-kreuzquer-note-misfit-alone", symbol=visitor.t("kreuzquer-symbol-smiley"))
    expect(words).to_have_text(told)
    page.locator("[data-cell='13']").tap()  # d3, where it fits, but b3 is asked for
    confirm = visitor.button("page-kreuzquer-confirm")
    confirm.tap()
    expect(words).to_have_text(visitor.t("page-learn-other"))
    page.locator("[data-cell='11']").tap()
    expect(words).to_have_text(visitor.t("page-kreuzquer-tutorial-2"))
    confirm.tap()
    expect(words).to_have_text(visitor.t("page-kreuzquer-tutorial-3"))


def test_every_picture_of_the_rules_can_be_seen(visitor: Visitor) -> None:
    for game in games:
        page = visitor.open(f"rules/{game}")
        page.get_by_role("heading", name=visitor.t("page-rules-of", game=visitor.t(f"{game}-name"))).wait_for()
        page.locator(".example svg").first.wait_for()
        sizes = page.locator(".example svg").evaluate_all(
            "(all) => all.map((it) => it.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
        )
        assert len(sizes) >= 4, game
        assert min(sizes) > 8, (game, sizes)


def test_whoever_finds_all_seats_taken_is_told_so(house: House, visit: Callable[..., Visitor]) -> None:
    table = Person.comes(house.address, "Host").make_table("memostreet", "me", "level1")
    visitor = visit(house, "Cyd", language="fr")
    visitor.open(f"t/{table}")
    visitor.page.locator(".notices").get_by_text(visitor.t("page-watching")).wait_for()
    visitor.page.locator(".board").first.wait_for()
    expect(visitor.page.locator(".prompt .eye")).to_contain_text(visitor.t("page-watching"))  # as long as they are here
    assert not visitor.table["mine"]
    assert visitor.button("page-sit").count() == 0
