"""Hints by keyboard: the focus is never lost, however often they are asked for and closed."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, expect

from tests.browser.people import Visitor
from tests.server.client import House

FOCUS = "() => document.activeElement?.dataset?.tool ?? document.activeElement?.dataset?.cell ?? null"


def stub(visitor: Visitor) -> list[Route]:
    """Advice that waits until the test answers it."""
    asked: list[Route] = []
    visitor.page.route(lambda url: urlsplit(url).path.endswith("/advice"), lambda route: asked.append(route))  # noqa: PLW0108  # playwright writes on what it calls
    return asked


def answer(visitor: Visitor, asked: list[Route]) -> None:
    """The first move is the best, whatever it is."""
    visitor.until(lambda: asked, "the question")
    view = visitor.view()
    assert view
    best = {"move": view["legal"][0], "value": 0.5, "words": []}
    asked.pop().fulfill(json={"unit": "win", "moves": [best], "table": {}})


def focus(page: Page) -> str | None:
    """The tool or the cell that has the focus."""
    found: str | None = page.evaluate(FOCUS)
    return found


def test_focus(visitor: Visitor) -> None:
    asked = stub(visitor)
    visitor.open()
    page = visitor.open(f"t/{visitor.make_table('kreuzquer', 'me', advice=True)}")
    visitor.turn()
    hint = page.locator("[data-tool=hint]")
    panel = page.locator(f"section[aria-label='{visitor.t('page-hint')}']")
    hint.focus()
    for _ in range(2):  # a second time, too
        page.keyboard.press("Enter")
        expect(hint).to_have_attribute("aria-label", visitor.t("page-hint-asking"))
        expect(hint).to_have_attribute("aria-disabled", "true")
        assert focus(page) == "hint", "while it is being thought"
        page.keyboard.press("Enter")  # does nothing now
        answer(visitor, asked)
        panel.wait_for()
        assert focus(page) == "hint", "when the answer is there"
        page.keyboard.press("Escape")
        panel.wait_for(state="detached")
        assert focus(page) == "hint", "after Esc"
    page.keyboard.press("Enter")
    answer(visitor, asked)
    panel.get_by_role("button", name=visitor.t("page-close")).focus()
    page.keyboard.press("Enter")
    panel.wait_for(state="detached")
    assert focus(page) == "hint", "after its own button"
    assert not asked
    # Asked for from the board, by a letter: back to the board.
    cell = page.locator("[data-cell='7']")
    cell.focus()
    page.keyboard.press("h")
    answer(visitor, asked)
    panel.get_by_role("button", name=visitor.t("page-close")).click()
    panel.wait_for(state="detached")
    assert focus(page) == "7"


def test_escape_closes_one_thing(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, touch=True)
    asked = stub(visitor)
    visitor.open()
    page = visitor.open(f"t/{visitor.make_table('kreuzquer', 'me', advice=True)}")
    visitor.turn()
    page.locator("[data-tool=hint]").click()
    answer(visitor, asked)
    panel = page.locator(f"section[aria-label='{visitor.t('page-hint')}']")
    panel.wait_for()
    visitor.button("page-tools").click()
    menu = page.locator("[popover]:popover-open")
    expect(menu).to_have_count(1)
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
