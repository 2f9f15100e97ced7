"""The page in each of its languages, and from one to another without a reload."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from spieltrieb import games
from spieltrieb.locale import languages, section
from tests.browser.hands import play
from tests.browser.people import Visitor
from tests.browser.tables import GAMES
from tests.conftest import soaked
from tests.server.client import House

LANGUAGES = ("de", "en", "es", "fr", "it", "nl")
# A different game for each, so that all have their turn.
TABLES = dict(zip(LANGUAGES, [*GAMES, *GAMES], strict=False))
# What no text may hold: the key of one, or a place that was not filled in.
BROKEN = re.compile(
    r"\b(?:page|cli|error|advice|" + "|".join(games) + r")-[a-z]+(?:-[a-z0-9]+)*\b|\{ ?\$|undefined|NaN"
)


def test_all_languages_are_looked_at() -> None:
    assert set(LANGUAGES) == set(languages())


def is_whole(visitor: Visitor) -> None:
    """Everything that is read, or read aloud, is a text in the person's language."""
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", visitor.language)
    said = page.evaluate(
        """() => [
          document.title,
          document.body.innerText,
          ...[...document.querySelectorAll("[aria-label], [title], [alt], [placeholder]")].flatMap((thing) =>
            ["aria-label", "title", "alt", "placeholder"].map((name) => thing.getAttribute(name) ?? "")),
        ]"""
    )
    broken = sorted({word for text in said for word in BROKEN.findall(text)})
    assert not broken, broken


@pytest.mark.parametrize("language", soaked(*LANGUAGES))
def test_home_a_table_and_the_rules(house: House, visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(house, "Ann", language=language)
    page = visitor.open()
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.t("page-title"))
    for game in games:
        card = page.get_by_role("article").filter(has=page.locator(f"#game-{game}"))
        expect(card).to_contain_text(visitor.t(f"{game}-name"))
        expect(card).to_contain_text(visitor.t(f"{game}-tagline"))
        expect(card.get_by_role("button", name=visitor.t("page-play-now"))).to_be_visible()
    is_whole(visitor)

    game = TABLES[language]
    page.get_by_role("article").filter(has=page.locator(f"#game-{game}")).get_by_role(
        "button", name=visitor.t("page-play-now")
    ).click()
    visitor.turn()
    page.locator(".board").first.wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.t("page-status-mine"))
    play(visitor, chooser=random.Random(7), until=lambda made: made == 3)
    is_whole(visitor)
    visitor.show(f"language-{language}-{game}")

    for game in games:
        visitor.open(f"rules/{game}")
        name = visitor.t(f"{game}-name")
        expect(page.get_by_role("heading", level=1)).to_have_text(visitor.t("page-rules-of", game=name))
        parts = [part for part in games[game].sections if part != "moves"]  # are typed in terminals
        headings = [section(language, f"{game}-rules-{part}")[0] for part in parts]
        expect(page.locator("main").get_by_role("heading", level=2)).to_have_text(headings)
        is_whole(visitor)


def test_another_language_without_a_reload(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, "Ann", language="en")
    page = visitor.open()
    table = visitor.make_table("fivetotwelve", "me", "level1")
    visitor.open(f"t/{table}")
    page.locator(".board").first.wait_for()
    page.evaluate("window.sameDocument = true")
    chooser = random.Random(8)
    for language in ("de", "nl", "fr", "it", "es", "en", "de"):
        visitor.button("page-settings").click()
        page.get_by_role("dialog").get_by_label(visitor.t("page-language")).select_option(language)
        page.keyboard.press("Escape")
        visitor.language = language
        assert visitor.turn()
        expect(page.get_by_role("heading", level=1)).to_have_text(visitor.t("page-status-mine"))
        expect(page.get_by_role("grid")).to_have_attribute("aria-label", visitor.t("page-fivetotwelve-board-mine"))
        is_whole(visitor)
        play(visitor, chooser=chooser, until=lambda made: made == 1)
        visitor.until(lambda language=language: visitor.person().get("/api/me")["language"] == language)
    assert page.evaluate("window.sameDocument"), "the page was loaded again"
    page.reload()
    page.locator(".board").first.wait_for()
    is_whole(visitor)
    # What the server says is in this language, too.
    visitor.forgive("status of 4")
    visitor.open("t/nosuchtable")
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.t("page-table-trouble"))
    is_whole(visitor)
