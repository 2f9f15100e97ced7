"""Where positions are looked at: the real page at the real server, which is told of tables that nobody plays.

What the page is told is made by the server's own `rendering`; only the tables are ours, and the advice.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Collection, Sequence
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.sync_api import Route, WebSocketRoute

from spieltrieb import bots
from spieltrieb.server import rendering
from spieltrieb.server.entries import Began, Handed, Made, Played, Player, TimeLimit
from spieltrieb.server.people import AVATARS
from spieltrieb.server.table import Table
from tests.bots.conftest import Clock
from tests.browser.gallery.collecting import Exhibit
from tests.browser.people import Visitor
from tests.conftest import PATIENCE

NAMES = ("Maximiliane-Charlotte W.", "Bo", "Ἑλένη", "Ada")  # the longest that the server takes, and short ones
NOON = 1_800_000_000_000  # milliseconds since 1970


def script(body: str) -> str:
    """A function for the page, given something, that can wait for what is to be seen there."""
    return f"async (given) => {{\nconst patience = {PATIENCE * 1000};{WAITING}{body}}}"


WAITING = """
const until = async (so, what) => {
  for (const end = performance.now() + patience; !so(); await new Promise(requestAnimationFrame)) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what} at ${location.hash}`);
  }
};
// What observes its own size is told so within a frame, and has drawn itself again after it.
const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const { style } = document.documentElement;
"""
SHOW = script("""
const [table, step] = given;
const before = document.querySelector("main .board[data-step]");
style.fontSize = "200%"; // as for somebody who always has it so
location.hash = `#/t/${table}`;
const board = () => document.querySelector(`main .board[data-step="${step}"] > *`);
await until(() => board() && !before?.isConnected, `table ${table}`);
await drawn();
""")
PRESS = script("""
const found = () => [...document.querySelectorAll(`main .board ${given}`)].find((it) => it.checkVisibility());
await until(found, given);
found().click();
await drawn();
""")
HINT = script("""
const [name, moves] = given;
const button = () => document.querySelector(`[role=toolbar] button[aria-label="${name}"]:not([aria-disabled=true])`);
await until(button, name);
button().click();
const list = `section[aria-label="${name}"] [data-move]`;
const listed = () => [...document.querySelectorAll(list)].map((it) => it.dataset.move).join();
await until(() => listed() === moves.join(), `the hints ${moves}`);
await drawn();
""")
# What is wrong with what is on the screen now. A symbol is a picture, a badge, a mark, or a button without words: each
# must say what it is when a mouse rests on it.
LOOK = script("""
const wrong = [];
const seen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const outline = (it) => it.outerHTML.replace(/ svelte-\\w+|<svg[^]*$/g, "").slice(0, 160);
const words = (it) => /\\p{L}{2}/u.test(it.innerText ?? "");
// Inside a drawing others tell: the drawing, or a button over it.
const symbols = "main :is(button, [role=img]):not(svg *), main .board :is(.badge, .badges > *, .mark):not(svg *)";
for (const it of document.querySelectorAll(symbols)) {
  if (!seen(it)) continue;
  const told = it.closest("[title]:not([title=''])") ?? it.querySelector("title");
  if (!told && !(it.matches("button") && words(it))) wrong.push(`no tooltip: ${outline(it)}`);
}
// Kreuz & Quer draws its hints: what comes later covers what came before.
for (const drawing of document.querySelectorAll("main .board svg:has(.tip)")) {
  const parts = [...drawing.querySelectorAll(".tip, .peek")].map((it) => it.matches(".tip"));
  if (parts.lastIndexOf(false) > parts.indexOf(true)) wrong.push("a badge lies under a tile");
}
// How wide a text is to be seen, where what is around it cuts it off; a word at two letters per line can't be read.
const squeezed = (it) => {
  if (![...it.childNodes].some((part) => part.nodeType === 3 && /\\p{L}{4}/u.test(part.data))) return false;
  let { left, right } = it.getBoundingClientRect();
  const own = getComputedStyle(it);
  for (let around = it; around !== document.body; around = around.parentElement) {
    const { clipPath, overflowX } = getComputedStyle(around);
    if (clipPath !== "none") return false; // only to be heard
    if (overflowX === "visible") continue;
    const box = around.getBoundingClientRect();
    [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
  }
  return right - left < 1.6 * parseFloat(own.fontSize);
};
// Whether something around it scrolls, or cuts off what is too long: then it widens nothing.
const kept = (it) => {
  const around = it.parentElement;
  if (!around || around === document.body) return false;
  return kept(around) || (!around.matches(".board[data-step]") && getComputedStyle(around).overflowX !== "visible");
};
const size = () => style.fontSize || "100%";
const measure = () => {
  const width = document.documentElement.clientWidth;
  for (const it of document.querySelectorAll(":is(main, dialog, header) :not(svg *)")) {
    if (squeezed(it) && seen(it)) wrong.push(`squeezed by text of ${size()}: ${outline(it)}`);
    const { left, right, width: own } = it.getBoundingClientRect();
    if (!own || (right <= width + 1 && left >= -1) || !seen(it) || kept(it)) continue;
    if (getComputedStyle(it).clipPath !== "none") continue; // only to be heard
    const place = `from ${Math.round(left)} to ${Math.round(right)} px of ${width}`;
    wrong.push(`sticks out with text of ${size()}: ${place}: ${outline(it)}`);
  }
};
measure();
if (given) {
  style.fontSize = style.fontSize ? "" : "200%";
  await drawn();
  measure();
}
return wrong;
""")


class Hall:
    """A page that shows exhibits, one after another, as if somebody played there."""

    def __init__(self, visitor: Visitor, clock: bool = False) -> None:
        self.visitor = visitor
        self._clock = TimeLimit(kind="game", seconds=600, increment=5) if clock else TimeLimit()
        self.page = visitor.page
        self._me = visitor.person().id
        self._numbers = itertools.count(1)
        self._told: dict[str, bytes] = {}  # what the page is told of a table
        self._advice: dict[str, Any] = {}
        self._shown: dict[str, Exhibit] = {}
        self.page.route_web_socket(lambda url: urlsplit(url).path == "/api/ws", self._connect)
        self.page.route(lambda url: urlsplit(url).path.endswith("/advice"), self._answer)
        self.page.route(lambda url: urlsplit(url).path.endswith("/replay"), self._reveal)
        visitor.open()

    def show(
        self,
        exhibit: Exhibit,
        *,
        names: Sequence[str] = NAMES,
        rounds: int = 1,
        away: Collection[int] = (),
        stood_for: Collection[int] = (),
    ) -> None:
        """Go to a table that stands so, and look at it from that seat; some are away, and bots stand in for some."""
        table = _table(f"gallery{next(self._numbers)}", exhibit, self._me, names, rounds, self._clock)
        for seat in stood_for:
            table.apply(Handed(at=NOON, seat=seat, bot="level1"))
        gone = {f"guest {seat}" for seat in (*away, *stood_for)}
        self._shown[table.id] = exhibit
        reader = table.seats_of(self._me)
        shown = rendering.Shown(exhibit.position)
        self._told[table.id] = rendering.whole(table, shown, reader, lambda guest: guest not in gone, 0, NOON, NOON)
        self.page.evaluate(SHOW, [table.id, exhibit.position.step])

    def press(self, *selectors: str) -> None:
        """Press what is on the board, one after another."""
        for selector in selectors:
            self.page.evaluate(PRESS, selector)

    def advise(self, exhibit: Exhibit) -> None:
        """What advice knows of a position, besides the moves that it recommends."""
        assert exhibit.seat is not None
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("spieltrieb.bots.deadline.time", Clock())  # the same advice, however slow this machine is
            advice = bots.advise(exhibit.position, exhibit.seat, budget=0.02)
        best = [bots.in_words(reason, exhibit.position.game.key, "en") for reason in advice.best.reasons]
        self._advice = {"unit": advice.unit, "table": dict(advice.table), "words": best}

    def hint(self, moves: Sequence[str]) -> None:
        """Ask for a hint, and be told these moves."""
        self._advice["moves"] = moves
        self.page.evaluate(HINT, [self.visitor.t("page-hint"), list(moves)])

    def set_text(self, size: str) -> None:
        """Make text as large as this: "200%", or "" for the usual."""
        self.page.evaluate("(size) => void (document.documentElement.style.fontSize = size)", size)

    def look(self, both: bool = True) -> list[str]:
        """What is wrong with what is shown, at both sizes of text or at the one it has now: the larger, once shown."""
        found: list[str] = self.page.evaluate(LOOK, both)
        return found

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            command = json.loads(message)
            if command.get("table") not in self._told:
                server.send(message)
            elif command["do"] == "watch":
                socket.send(self._told[command["table"]].decode())

        socket.on_message(hear)

    def _reveal(self, route: Route) -> None:
        """How a game ended, as another seat saw it."""
        url = urlsplit(route.request.url)
        exhibit = self._shown[url.path.split("/")[-2]]
        seat = int(parse_qs(url.query)["seat"][0])
        route.fulfill(body=msgspec.json.encode({"steps": [{"view": exhibit.position.view(seat)}]}))

    def _answer(self, route: Route) -> None:
        moves = [{"move": move, "value": 0.5, "words": self._advice["words"]} for move in self._advice["moves"]]
        route.fulfill(json={"unit": self._advice["unit"], "moves": moves, "table": self._advice["table"]})


def _table(id: str, exhibit: Exhibit, me: str, names: Sequence[str], rounds: int, clock: TimeLimit) -> Table:
    """A table where this was played, and where the person sits who looks."""
    position = exhibit.position
    seats = tuple(
        Player(name, guest=me if seat == exhibit.seat else f"guest {seat}", avatar=AVATARS[seat])
        for seat, name in enumerate(names[: position.players])
    )
    made = Made(
        at=NOON,
        host=me,
        game=position.game.key,
        seats=seats,
        options=dict(position.options),
        rounds=rounds,
        clock=clock,
        public=False,
        advice=True,
        commitment="0" * 64,
    )
    table = Table.from_log(id, "0" * 64, [made, Began(at=NOON, steps=())])
    table.apply(Played(at=NOON, seat=exhibit.seat or 0, steps=position.history), position)
    return table
