"""Each game on its board by mouse, finger and keyboard: every kind of move in every way, and whole games."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.boards import board
from tests.browser.boards.kreuzquer import pipe_move
from tests.browser.hands import Eager, Finger, Hand, Mouse, make, play
from tests.browser.keys import Keyboard
from tests.browser.people import DESK, Visitor, is_forced
from tests.browser.tables import GAMES, Known, play_on
from tests.server.client import House

Visit = Callable[..., Visitor]
HANDS: dict[str, type[Mouse | Finger | Keyboard]] = {"mouse": Mouse, "touch": Finger, "keyboard": Keyboard}
# `make test` has a whole game on every board, in all of these ways in turn, and every kind of its moves in one of them;
# `make soak` every kind of move of every game in every way.
ALL = [(game, way) for game in GAMES for way in HANDS]
IN_TURN = set(zip(GAMES, itertools.cycle(HANDS), strict=False))
ENOUGH = 60  # deals: a kind of move that none of them knows is not a move of the game


# ---- Every kind of move in every way -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "way"), [pytest.param(*one, marks=[] if one in IN_TURN else [pytest.mark.soak]) for one in ALL]
)
def test_every_kind_of_move(game: str, way: str, house: House, visit: Visit) -> None:
    visitor = visit(house, "Ann", touch=way == "touch", clock=game == "davincicode")
    page = visitor.open()
    if way == "keyboard":
        page.evaluate("for (const it of ['pointerdown', 'mousedown']) addEventListener(it, () => { throw 'a mouse' })")
    hand = HANDS[way](page)
    table = new_table(visitor, game)
    view = None
    for kind, styles in board(game).MOVES.items():
        for style in styles:
            if not (view and _offers(game, view, kind)):
                table = reach(house, visitor, game, table, kind)
                visitor.open(f"t/{table}")
                view = visitor.turn()
            assert view
            make(visitor, hand, worst([move for move in view["legal"] if is_of(kind, move)], view), view, style(1))
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the page"
            view = visitor.turn()
    if isinstance(hand, Keyboard):
        settings = page.evaluate("JSON.parse(localStorage.getItem('spieltrieb.settings'))")
        assert not settings["sound"] and settings["theme"] == "auto", "keys of the board are not shortcuts of the page"
        assert not page.locator("dialog[open]").count()
    else:
        assert hand.drags >= sum(Eager in styles for styles in board(game).MOVES.values()) - (game == "davincicode")


def is_of(kind: str, move: str) -> bool:
    return bool(re.match(kind, move.partition(":")[2]))


def worst(moves: list[str], view: dict[str, Any]) -> str:
    """The move that takes most of a hand: the longest text, or a tile that must be turned furthest."""
    if "@" in moves[0] and view.get("tile"):
        return max(moves, key=lambda move: pipe_move(move, view["legal"])[1] or 0)
    return max(moves, key=len)


def new_table(visitor: Visitor, game: str) -> str:
    """A table with all that its game offers: only with hyphens is there a choice where a tile of one's own goes."""
    return visitor.make_table(game, "me", "level1", options={"hyphens": True} if game == "davincicode" else {})


def reach(house: House, visitor: Visitor, game: str, table: str, kind: str) -> str:
    """Play on, past the page, until there is such a move to choose: at this table, or at a new one. The table."""
    visitor.open("about")  # the page makes no move meanwhile
    person = visitor.person()
    for _ in range(ENOUGH):
        chooser = Cheat(house, table) if kind == "insert " else random.Random(5)
        known = play_on(person, table, lambda known: any(_offers(game, v, kind) for v in known["views"]), chooser)
        if not known["outcome"]:
            return table
        table = new_table(visitor, game)
    raise AssertionError(f"no move {kind!r} in {ENOUGH} games of {game}")


class Cheat(random.Random):
    """Somebody in seat 0 who looks at the other's code, guesses one tile right and stops: then a tile is put in."""

    def __init__(self, house: House, table: str) -> None:
        super().__init__(5)
        self._table = house.gate.hub.tables[table].table

    def choice(self, legal: Any) -> Any:
        position = self._table.position
        assert position
        code = enumerate(position.view(1).codes[1], 1)
        wanted = {"0:stop", *(f"0:guess 1.{place}={tile.value}" for place, tile in code)}
        return super().choice([move for move in legal if move in wanted] or legal)


def _offers(game: str, view: dict[str, Any], kind: str) -> bool:
    return not is_forced(game, view) and any(is_of(kind, move) for move in view["legal"])


# ---- Whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, house: House, visit: Visit) -> None:
    """From the first screen to the result and on to the next game, by mouse, finger and keyboard in turn.

    The middle of the game is played past the page, as on another device.
    """
    visitor = visit(house, touch=True, size=DESK, clock=game == "davincicode")
    page = visitor.open()
    whole_game(visitor, game, [Keyboard(page), Mouse(page), Finger(page)], skips=True)


@pytest.mark.soak
@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_one_way(game: str, way: str, house: House, visit: Visit) -> None:
    visitor = visit(house, touch=way == "touch")
    page = visitor.open()
    hand = HANDS[way](page)
    whole_game(visitor, game, [hand])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the page"


def whole_game(visitor: Visitor, game: str, hands: list[Hand], skips: bool = False) -> None:
    """From the first screen to the result, and on to the next game; the middle may be played past the page."""
    page = visitor.page
    press(hands[0], page.locator(f"article:has(#game-{game}) button.primary"))
    visitor.until(lambda: visitor.table.get("views"), "the table")
    assert visitor.table["game"] == game
    chooser = random.Random(3)
    if skips:
        assert play(visitor, chooser=chooser, hands=hands, until=lambda made: made == len(hands))
        table = visitor.table_id
        visitor.open("about")  # the page makes no move meanwhile
        assert not play_on(visitor.person(), table, is_late, random.Random(1))["outcome"]
        visitor.open(f"t/{table}")
    assert play(visitor, chooser=chooser, hands=hands), "something is left to be played"
    pointers = [hand for hand in hands if isinstance(hand, Mouse | Finger)]
    assert skips or not pointers or sum(hand.drags for hand in pointers), "something must have been dragged"
    shows_the_result(visitor)
    before = visitor.table_id
    press(hands[0], visitor.result().locator("button.primary"))
    visitor.until(lambda: visitor.table_id != before and visitor.table.get("views"), "the rematch")


def is_late(known: Known) -> bool:
    """Whether this person is to move in a game that will be over soon."""
    mine = next((view for view in known["views"] if view["legal"]), None)
    return mine is not None and board(known["game"]).is_late(mine, known["step"])


def press(hand: Any, what: Locator) -> None:
    """Press a button in the way of this hand."""
    what.wait_for()
    if isinstance(hand, Keyboard):
        what.evaluate("(it) => it.setAttribute('data-wanted', '')")
        hand.tab_to("[data-wanted]")
        hand.press("Enter")
    else:
        hand.press(what)


def shows_the_result(visitor: Visitor) -> None:
    """Who won, the score sheet, and what can be done now."""
    visitor.result().wait_for()
    outcome = visitor.table["outcome"]
    winners = outcome["winners"]
    sheet = visitor.result().get_by_role("table")
    scores = [int(cell.replace("−", "-").split()[0]) for cell in sheet.locator("tbody td").all_inner_texts()]
    assert scores == outcome["scores"]
    title = visitor.page.locator("#result-title").inner_text()
    if winners == [0]:
        assert title == visitor.t("page-result-game-you", count=1)
    else:
        assert any(visitor.table["seats"][seat]["name"] in title for seat in winners) or 0 in winners
    assert visitor.button("page-rematch").is_visible()


# ---- Keys of the page --------------------------------------------------------------------------------------------


def test_the_keys_of_the_page(visitor: Visitor) -> None:
    page = visitor.open()
    visitor.open(f"t/{visitor.make_table('memostreet', 'me', 'level1')}")
    page.locator(".board").first.wait_for()
    keyboard = Keyboard(page)
    # What lies over the page is left with Escape, and the focus is where it was.
    for tool in ("page-rules-short", "page-invite"):
        name = f'button[aria-label="{visitor.t(tool)}"]'
        keyboard.tab_to(name)
        keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        keyboard.press("Escape")
        keyboard.wait_on(name)
    keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(visitor.t("page-keys-chat"))
    keyboard.press("Escape")
    keyboard.wait_on(name)
    keyboard.press("c")
    keyboard.wait_on("#panel-chat")
