"""Somebody at a browser: what they see, what their page hears from the server, and what goes wrong meanwhile."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response
from playwright.sync_api import WebSocket as Socket

from spieltrieb.games import games
from spieltrieb.locale import text
from tests.conftest import PATIENCE
from tests.server.client import Person, bots_move

DESK = (1280, 900)
PHONE = (360, 740)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PAUSE = 2600  # milliseconds after which the page has made a move without a choice
ARTEFACTS = Path(__file__).parent / "artefacts"

# What the browser has kept for the person, unless the page has kept something else by itself already.
_KEPT = """
try {
  for (const [name, value] of Object.entries(VALUES)) {
    const key = `spieltrieb.${name}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  }
} catch {}
// Words by chance would make every deal another: the page gets no eight bytes, as in a browser that has none to offer;
// Playwright gets its own.
if (globalThis.Crypto) {
  const { getRandomValues } = Crypto.prototype;
  Crypto.prototype.getRandomValues = function (bytes) {
    return bytes.length === 8 ? undefined : getRandomValues.call(this, bytes);
  };
}
"""


# Moves of Da Vinci Code that the page makes where there is no choice, perhaps before a test has looked.
_BY_ITSELF = re.compile(r"\d:(set|insert|lay)\b")
_SHOWN = """(step) => {
  const board = document.querySelector(".board[data-step]");
  return board ? Number(board.dataset.step) >= step : !!document.querySelector(".curtain");
}"""
_REST = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const places = () => [...document.body.querySelectorAll("*")].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }).join(";");
  await frame();
  for (let before = "", left = 600; left; left--) {
    await frame();
    const now = places();
    if (now === before) return;
    before = now;
  }
  throw "the page does not come to rest";
}"""


class Visitor:
    """A person with a browser (context) of their own, and the page they look at."""

    def __init__(self, context: BrowserContext, server: str, language: str, has_clock: bool = False) -> None:
        self.context = context
        self.server = server
        self.language = language
        self.has_clock = has_clock
        self.problems: list[str] = []
        self.heard: list[dict[str, Any]] = []  # from the server, as read
        self.raw: list[str] = []  # and as it came
        self.sent: list[dict[str, Any]] = []  # to the server
        self.tables: dict[str, dict[str, Any]] = {}  # how each stands, as far as the page was told
        self.loads = 0  # how often a document was loaded
        self._forgiven = [re.compile("Service Worker registration blocked by Playwright")]  # as we wished
        self.page = self.new_page()

    # ---- Pages ----

    def new_page(self) -> Page:
        """One more tab of this person; problems are noted there, too."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._said)
        page.on("pageerror", lambda problem: self._wrong(f"page error: {problem.message}\n{problem.stack}"))
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("websocket", self._connected)
        return page

    def open(self, path: str = "") -> Page:
        """Go to a place of the page: "", "t/TABLE", "rules/kreuzquer"."""
        if path != f"t/{self.table_id}":
            self.tables.pop(path.removeprefix("t/"), None)  # the page hears anew how a table stands
        self.page.goto(f"{self.server}/#/{path}")
        self.page.locator("main").wait_for()
        return self.page

    def forgive(self, *patterns: str) -> None:
        """What the console may say in this test, since it is what the test is about."""
        self._forgiven += map(re.compile, patterns)
        self.problems = [problem for problem in self.problems if not self._is_forgiven(problem)]

    # ---- Waiting ----

    def until(self, is_so: Callable[[], Any], what: str = "", patience: float = PATIENCE) -> Any:
        """Wait until something is so, as told by it; `what` says what was waited for."""
        end = time.monotonic() + patience
        pause = 4.0  # milliseconds; what takes longer is asked for less often, so that asking does not slow it down
        while not (found := is_so()):
            assert time.monotonic() < end, f"waited in vain for {what or is_so}; {self.where()}"
            self.page.wait_for_timeout(pause)  # also lets events in
            pause = min(40, pause * 1.4)
        return found

    def where(self) -> str:
        """Where the person is, for messages of failed tests."""
        known = self.table
        state = {name: known.get(name) for name in ("game", "phase", "round", "step", "mine", "moves")}
        legal = [view["legal"][:8] for view in known.get("views", ())]
        size = self.page.viewport_size or {"width": 0, "height": 0}
        screen = f"a screen of {size['width']} × {size['height']} px"
        last = f"sent last {self.sent[-1:]}, problems {self.problems}"
        return f"at {self.page.url} on {screen} in {self.language!r}: {state}, legal {legal}, {last}"

    @property
    def id(self) -> str:
        """Who the server takes this person for; empty as long as their page has not talked to it."""
        return next((message["me"]["id"] for message in self.heard if message["is"] == "welcome"), "")

    # ---- Tables ----

    @property
    def table_id(self) -> str:
        """The table that is open in the page."""
        return self.page.url.partition("#/t/")[2].partition("?")[0]

    @property
    def table(self) -> dict[str, Any]:
        """The open table as the page was told it last; empty as long as it was told nothing."""
        return self.tables.get(self.table_id, {})

    def view(self) -> dict[str, Any] | None:
        """The view of a seat of this person that may move now; None while there is none, or while a bot moves."""
        if not self.table or bots_move(self.table):
            return None
        return next((view for view in self.table["views"] if view["legal"]), None)

    def turn(self) -> dict[str, Any] | None:
        """Wait until this person has a choice, and sees it; the view. None: the game is over."""
        found = choice(self)
        return found and found[1]

    def hurry(self, milliseconds: int) -> None:
        """Let this much time pass in the page at once, where its clock is ours (see `come`)."""
        if self.has_clock:
            self.page.clock.fast_forward(milliseconds)

    def is_shown(self) -> bool:
        """Whether the board is as far as the page was told, or hidden behind a curtain."""
        return bool(self.page.evaluate(_SHOWN, self.table["step"]))

    def sent_moves(self) -> list[str]:
        """The moves that the page has sent: as they were offered, with the seat in front."""
        return [command["move"] for command in self.sent if command["do"] == "move"]

    def played(self, move: str, act: Callable[[], Any]) -> None:
        """Do something on the board; the page must send exactly this move, and the server must take it."""
        before = len(self.sent_moves())
        act()
        # Some moves are held back, so that nobody can tell whether there was a choice.
        self.until(lambda: len(self.sent_moves()) > before or self.hurry(PAUSE), f"move {move!r} to be sent")
        first, *more = [command for command in self.sent if command["do"] == "move"][before:]
        assert first["move"] == move, f"meant {move!r}, sent {first['move']!r}"
        assert all(_BY_ITSELF.match(command["move"]) for command in more), f"sent {more} after {move!r}"
        answer = self.until(lambda: self.answer(first["id"]), f"move {move!r} to be answered")
        assert answer["is"] != "refused", answer

    def answer(self, id: int) -> dict[str, Any] | None:
        """What the server said to a command of the page."""
        return next((message for message in reversed(self.heard) if message.get("id") == id), None)

    def make_table(self, game: str, *seats: str, **wish: Any) -> str:
        """Make a table as this person, past the page: me, open, screen, or the name of a bot; its id."""
        return self.person().make_table(game, *seats, **wish)

    def person(self) -> Person:
        """This person as the client of the server's tests knows people; the page must have been opened before."""
        self.until(self.context.cookies, "a cookie")
        cookie = "; ".join(f"{c['name']}={c['value']}" for c in self.context.cookies())
        person = Person(self.server, "", "", cookie)
        me = person.get("/api/me")
        person.id, person.name = me["id"], me["name"]
        return person

    # ---- What is on the page ----

    def t(self, key: str, /, **arguments: Any) -> str:
        """A text of the catalogues in this person's language."""
        return text(self.language, key, **arguments)

    def button(self, key: str, /, **arguments: Any) -> Locator:
        """The button with this text."""
        return self.page.get_by_role("button", name=self.t(key, **arguments), exact=True)

    def result(self) -> Locator:
        """Where the result of a game is shown."""
        return self.page.locator("section[aria-labelledby=result-title]")

    def come_to_rest(self) -> None:
        """Wait until everything is in its place: two frames in a row look the same, and nothing moves."""
        self.page.evaluate(_REST)

    def html(self) -> str:
        """The whole document, as the page made it."""
        content: str = self.page.evaluate("document.documentElement.outerHTML")
        return content

    def keep(self, name: str) -> None:
        """A screenshot to be looked at."""
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=str(ARTEFACTS / f"{name}.png"), full_page=True)

    def show(self, name: str) -> None:
        """A picture, light and dark, where somebody wants to see how the page looks (SPIELTRIEB_PICTURES=1)."""
        if os.environ.get("SPIELTRIEB_PICTURES"):
            for theme in THEMES:
                self.page.emulate_media(color_scheme=theme)
                self.keep(f"{name}-{theme}")

    # ---- What happens ----

    def _connected(self, socket: Socket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._tell)

    def _hear(self, frame: str | bytes) -> None:
        raw = frame if isinstance(frame, str) else frame.decode()
        message = json.loads(raw)
        self.raw.append(raw)
        self.heard.append(message)
        if message["is"] == "table":
            self.tables[message["table"]] = dict(message)
        elif message["is"] == "moved" and (known := self.tables.get(message["table"])):
            known.update({name: message[name] for name in ("number", "round", "step", "views", "told")})
            known["moves"] = [*known["moves"], *message["told"]]

    def _tell(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._wrong(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        if request.is_navigation_request():
            self.loads += 1
        if not request.url.startswith((f"{self.server}/", "data:", "blob:", "about:")):
            self._wrong(f"request to another host: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self._wrong(f"{response.status} for {response.url}")

    def _wrong(self, problem: str) -> None:
        if not self._is_forgiven(problem):
            self.problems.append(problem)

    def _is_forgiven(self, problem: str) -> bool:
        return any(pattern.search(problem) for pattern in self._forgiven)


def choice(*people: Visitor) -> tuple[Visitor, dict[str, Any]] | None:
    """Wait until one of these people at one table has a choice, and sees it: who, and their view. None: it is over.

    Moves without a choice are made by their pages meanwhile.
    """
    first = people[0]
    while True:
        first.until(lambda: first.table.get("outcome") or any(one.view() for one in people), "a turn or the end")
        if first.table.get("outcome"):
            return None
        one = next(one for one in people if one.view())
        # How the table stands is read at once: whenever we wait, something may happen there.
        step, view = one.table["step"], one.view()
        assert view
        forced = is_forced(one.table["game"], view)
        one.until(lambda one=one: one.is_shown(), "the board to be up to date")
        if forced:
            one.hurry(PAUSE)
            one.until(lambda one=one, step=step: one.table["step"] > step, "a move that the page makes by itself")
        elif one.table["step"] == step:
            return one, view


def is_forced(game: str, view: dict[str, Any]) -> bool:
    """Whether the page makes this move by itself (web/src/boards/davincicode/moves.ts)."""
    legal = view["legal"]
    return game == "davincicode" and len(legal) == 1 and bool(_BY_ITSELF.match(legal[0]))


# One argument for each thing in which people's browsers differ: all but the first two are seldom given.
def come(
    browser: Browser,
    server: str,
    name: str = "",
    *,
    language: str = "en",
    touch: bool = False,
    size: tuple[int, int] | None = None,
    settings: dict[str, Any] | None = None,
    clock: bool = False,
    newcomer: bool = False,
    **context: Any,
) -> Visitor:
    """Somebody opens a browser, and has the page before them once `open` is called.

    Nothing moves (speed 0) unless the settings say otherwise; with touch the screen is a phone's unless a size is
    named. With a clock, the page's pauses can be cut short (`Visitor.hurry`). A newcomer has met none of the games, and
    is told their goals. Everything else is for the browser's context: bypass_csp, color_scheme,
    service_workers="allow".
    """
    width, height = size or (PHONE if touch else DESK)
    made = browser.new_context(
        **{
            "locale": language,
            "viewport": {"width": width, "height": height},
            "has_touch": touch,
            "is_mobile": touch,
            "device_scale_factor": 1,
            "service_workers": "block",
            **context,
        }
    )
    kept = {"settings": {"speed": 0, **(settings or {})}, "met": [] if newcomer else list(games)}
    made.add_init_script(_KEPT.replace("VALUES", json.dumps(kept)))
    if clock:
        made.clock.install()
    visitor = Visitor(made, server, language, clock)
    if name:
        person = Person.comes(server, name)
        cookie, _, value = person.cookie.partition("=")
        made.add_cookies([{"name": cookie, "value": value, "url": server}])
    return visitor
