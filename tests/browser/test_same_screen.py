"""Several people at one screen: the curtain of Da Vinci Code, and the memory of Memo Street."""

from __future__ import annotations

import base64
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boards.memostreet import street_move
from tests.browser.hands import Mouse, choose, make
from tests.browser.people import Visitor
from tests.conftest import soaked
from tests.server.client import House

# Whose code was ever to be read on the page, from now on: every change of the document is looked at.
WATCH = """
window.read = new Set();
const look = () => {
  for (const rack of document.querySelectorAll("[data-rack]"))
    if (rack.querySelector("[data-tile] .standing text:not(.pencil), [data-apart] text:not(.pencil)"))
      read.add(Number(rack.dataset.rack));
};
new MutationObserver(look).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
look();
"""
# All that was announced to those who listen, however short it was there.
LISTEN = """
  window.announced = [];
  new MutationObserver(() => {
    const said = document.querySelector("[aria-live=polite][aria-atomic]")?.textContent;
    if (said) announced.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""
HEARD = "(label) => announced.some((said) => said.includes(label))"
TILE_WORDS = re.compile(r"\b(black|white) (\d+|hyphen)\b")
TILE_TEXT = re.compile(r"(?:=|lay |show |set )([bw])(\d+|-)")


def share(visitor: Visitor, game: str, name: str) -> None:
    """Make a table on the page, for me and for somebody beside me."""
    page = visitor.open(f"new/{game}")
    page.get_by_label(visitor.t("page-seat-kind", seat=2)).select_option("screen")
    page.get_by_label(visitor.t("page-seat-name", seat=2)).fill(name)
    visitor.button("page-new-start").click()
    visitor.until(lambda: visitor.table.get("views"), "the table")
    assert visitor.table["mine"] == [0, 1]
    assert [seat["name"] for seat in visitor.table["seats"]] == ["Ann", name]


@pytest.mark.parametrize("notation", soaked(False, True), ids=["words", "notation"])
def test_a_curtain_hides_codes_between_turns(house: House, visit: Callable[..., Visitor], notation: bool) -> None:
    visitor = visit(house, "Ann", settings={"notation": notation}, clock=True)
    share(visitor, "davincicode", "Bea")
    page, hand, chooser = visitor.page, Mouse(visitor.page), random.Random(4)
    curtain = page.locator(".curtain")
    curtain.wait_for()
    page.evaluate(WATCH)
    names = ["Ann", "Bea"]
    pictures: dict[int, bytes] = {}
    turns, raised = 0, 0
    in_front = None  # who has the device
    while view := visitor.turn():
        seat = view["seat"]
        if view["waiting"]:
            # The first tiles are taken without looking.
            nothing_to_be_read(visitor)
            move = chooser.choice(view["legal"])
            colour = visitor.t(f"page-davincicode-blind-{'black' if 'black' in move else 'white'}")
            visitor.played(move, lambda colour=colour: curtain.get_by_role("button", name=colour).click())
            continue
        if seat != in_front:
            curtain.wait_for()
            raised += 1
            visitor.show(f"curtain-{raised}")
            nothing_to_be_read(visitor)
            assert page.evaluate("[...read]") in ([], [in_front]), "nobody else's code was shown, not for a moment"
            page.mouse.move(2, 2)  # no button looks hovered
            picture = curtain.screenshot()
            assert differ(visitor, pictures.setdefault(seat, picture), picture) < 16, "the code shows through"
            visitor.button("page-curtain-ready", name=names[seat]).click()
            page.evaluate("read.clear()")
            in_front, turns = seat, turns + 1
        move = clever(visitor, view, chooser, hits=turns > 3)
        make(visitor, hand, move, view, chooser)
        if not visitor.table["outcome"]:
            assert page.evaluate("[...read]") in ([], [in_front])
    assert raised > 3
    visitor.result().wait_for()


def differ(visitor: Visitor, one: bytes, other: bytes) -> int:
    """How much two screenshots differ where they differ most, from 0 to 255."""
    most = visitor.page.evaluate(
        """async (texts) => {
          const [one, other] = await Promise.all(texts.map(async (text) => {
            const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
            const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
            canvas.drawImage(image, 0, 0);
            return canvas.getImageData(0, 0, image.width, image.height).data;
          }));
          if (one.length !== other.length) return 255;
          return one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at])), 0);
        }""",
        [base64.b64encode(picture).decode() for picture in (one, other)],
    )
    return int(most)


def clever(visitor: Visitor, view: dict[str, Any], chooser: random.Random, hits: bool) -> str:
    """A move; a test that sees both codes can guess right, or wrong."""
    if view["phase"] not in ("guess", "hit"):
        return str(chooser.choice(view["legal"]))
    me = view["seat"]
    codes = visitor.table["views"][1 - me]["codes"][1 - me]
    right = {f"{me}:guess {1 - me}.{i + 1}={tile['value']}" for i, tile in enumerate(codes) if not tile["open"]}
    good = [move for move in view["legal"] if move in right]
    return str(chooser.choice(good if hits else sorted(set(view["legal"]) - set(good))))


def nothing_to_be_read(visitor: Visitor) -> None:
    """The document holds no tile that is not open on the table."""
    html = visitor.html()
    assert visitor.page.locator(".curtain").is_visible()
    assert not visitor.page.locator("[data-tile], [data-apart], [data-rack]").count()
    public = {
        ("black" if tile["colour"] == "b" else "white", "hyphen" if tile["value"] == "-" else tile["value"])
        for code in visitor.table["views"][0]["codes"]
        for tile in code
        if tile["open"]
    }
    signs = {(colour[0], "-" if value == "hyphen" else value) for colour, value in public}
    assert set(TILE_WORDS.findall(html)) <= public
    assert set(TILE_TEXT.findall(html)) <= signs


def test_memo_street_shows_nothing_again(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, "Ann", clock=True)
    visitor.context.add_init_script(LISTEN)
    share(visitor, "memostreet", "Bea")
    page, hand, chooser = visitor.page, Mouse(visitor.page), random.Random(5)
    page.locator(".board").first.wait_for()
    seats = []
    while (view := visitor.turn()) and len(seats) < 4:
        move = choose("memostreet", view, chooser)
        kind, _, cells = street_move(move)
        page.evaluate("announced.length = 0")
        make(visitor, hand, move, view, chooser)
        if kind == "turn":
            face = visitor.until(lambda cell=cells[0]: up(visitor).get(cell), "a face")
            label = page.locator(f'[data-cell="{cells[0]}"]').get_attribute("aria-label")
            assert label == said(visitor, cells[0], face)
            # It is announced, too. Whoever plays on at once hears all in one go, and then no more.
            if len(seats) != 1:
                visitor.until(
                    lambda label=label: page.evaluate(HEARD, label) or visitor.hurry(200), "it to be announced"
                )
            continue
        seats.append(view["seat"])
        # The turn is over: what was seen is nowhere any more, not even for those who listen or look into the log.
        visitor.until(visitor.is_shown, "the board to be up to date")
        for wait in (200, 3200):  # what is announced is said, and then it was heard
            visitor.hurry(wait)
        visitor.until(lambda: not forbidden(visitor), "faces to be gone")
        if len(seats) == 3:
            page.reload()
            page.locator(".board").first.wait_for()
            assert not forbidden(visitor)
    assert seats == [seats[0], 1 - seats[0]] * 2, "they take turns, whoever begins"
    assert not page.locator(".curtain").count(), "nothing is hidden from one of them"


def up(visitor: Visitor) -> dict[int, int]:
    return {cell: face for cell, face in enumerate(visitor.table["views"][0]["table"]) if face > 0}


def said(visitor: Visitor, cell: int, face: int) -> str:
    name = f"{'abcdefghijklm'[cell // 7]}{cell % 7 + 1}"
    return visitor.t("page-memostreet-tile-up", cell=name, face="J" if face == 7 else str(face))


def forbidden(visitor: Visitor) -> list[str]:
    """Where the document tells a face that lies on the table."""
    html = visitor.html()
    found = re.findall(r"\b[a-m][1-7]: (?:\d|joker).{0,40}", html) + re.findall(r"\*:=\w+", html)
    shown = visitor.page.locator(".street .front, .tray [data-up]").count()
    return found + ["a face on the street"] * shown


@pytest.mark.soak
@pytest.mark.parametrize("game", ["kreuzquer", "fivetotwelve"])
def test_others_need_no_curtain(house: House, visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(house, "Ann")
    share(visitor, game, "Bea")
    hand, chooser = Mouse(visitor.page), random.Random(6)
    visitor.page.locator(".board").first.wait_for()
    moved = []
    for _ in range(6):
        assert visitor.turn()
        # Where both may move at the same time, the page says who is meant.
        status = visitor.page.locator("h1").inner_text()
        who = [visitor.t("page-status-yours", name=name) for name in ("Ann", "Bea")].index(status)
        view = visitor.table["views"][who]
        move = choose(game, view, chooser)
        make(visitor, hand, move, view, chooser)
        moved.append(view["seat"])
    assert set(moved) == {0, 1}
    assert not visitor.page.locator(".curtain").count()


def test_nobody_is_you_at_a_shared_screen(house: House, visit: Callable[..., Visitor]) -> None:
    """What happened besides moves names who did it: either of the two may be looking."""
    visitor = visit(house, "Ann")
    share(visitor, "kreuzquer", "Bea")
    hand, chooser = Mouse(visitor.page), random.Random(3)
    view = visitor.turn()
    assert view
    make(visitor, hand, choose("kreuzquer", view, chooser), view, chooser)
    visitor.turn()
    visitor.button("page-back").click()
    notices = visitor.page.locator(".notices")
    name = ("Ann", "Bea")[view["seat"]]
    expect(notices).to_contain_text(visitor.t("page-note-took-back", who="other", name=name))
    expect(notices).not_to_contain_text(visitor.t("page-note-took-back", who="you", name=name))
