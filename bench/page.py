"""The page's speed: python bench/page.py [--json] (about a minute and a half; needs the built page and Chromium).

What is loaded, gzipped; when the first screen can be used after a cold start over loopback with a CPU slowed down four
times; how smoothly a tile is dragged; what twenty games leave behind in memory; and whether anything jumps in play.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from websockets.sync.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.boards import board

import spieltrieb.server
from spieltrieb.games import games

STATIC = Path(spieltrieb.server.__file__).parent / "static"
GAMES = tuple(games)
BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "chromium-headless-shell",
)
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
FREE = [
    "messages_per_second",
    "requests_per_second",
    "tables_per_hour",
    "guests_per_hour",
    "connections",
    "tables",
    "behind_ms",
]
FREE += ["connections_per_guest", "connections_per_address"]
SLOWED = 4
RUNS = 7
GOALS = {
    "first load": 90_000,
    **{f"load of {game}": 25_000 for game in GAMES},
    "usable after a cold start": 0.6,
    "a frame while dragging": 0.017,
    "memory: 20 games against 2": 1.05,
    "layout shift in play": 0.0,
}

Found = dict[str, dict[str, float]]


# ---- A server and a browser --------------------------------------------------------------------------------------


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server process of our own; its address."""
    wishes = [f"{name}=0" for name in [*FREE, "bot_pace"]]
    command = [sys.executable, "-m", "spieltrieb", "serve", "--no-browser", "--port", "0", "--lang", "en"]
    command += ["--db", str(folder / "bench.db"), *(word for wish in wishes for word in ("--set", wish))]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        said = process.stdout.readline()
        found = re.search(r"http://localhost:\d+", said)
        if not found:
            raise SystemExit(f"The server did not start: {said}")
        yield found[0]
    finally:
        process.terminate()
        process.wait(20)


class Somebody:
    """A person with a browser window, and a second line to the server to play fast."""

    def __init__(self, browser: Browser, address: str, speed: int = 0) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": 1280, "height": 900}, locale="en", service_workers="block"
        )
        kept = json.dumps(json.dumps({"speed": speed}))
        self.context.add_init_script(f"localStorage.setItem('spieltrieb.settings', {kept})")
        self.page: Page = self.context.new_page()
        self.wire = self.context.new_cdp_session(self.page)

    def open(self, path: str = "") -> None:
        self.page.goto(f"{self.address}/#/{path}")
        self.page.locator("main h1").first.wait_for()
        while not self.context.cookies():  # the server knows who they are
            self.page.wait_for_timeout(20)

    def make_table(self, game: str) -> str:
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]}
        return self.context.request.post(f"{self.address}/api/tables", data=wish).json()["id"]

    def play(self, table: str, chooser: random.Random) -> int:
        """A whole game past the page, which watches; how many steps it had."""
        cookie = "; ".join(f"{c['name']}={c['value']}" for c in self.context.cookies())
        with connect(
            self.address.replace("http", "ws") + "/api/ws", additional_headers={"Cookie": cookie}, max_size=None
        ) as line:
            line.send(json.dumps({"do": "watch", "table": table}))
            while True:
                message = json.loads(line.recv(30))
                if message.get("table") != table or message["is"] not in ("table", "moved"):
                    continue
                if message.get("phase") == "over":
                    return message["step"]
                view = next((view for view in message["views"] if view["legal"]), None)
                if view:
                    move = chooser.choice(view["legal"])
                    where = {"seat": view["seat"], "round": message["round"], "step": message["step"]}
                    line.send(json.dumps({"do": "move", "table": table, "move": move, **where}))


# ---- What is measured --------------------------------------------------------------------------------------------


def packed(names: set[str]) -> int:
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 6)) for name in names)


def loaded(somebody: Somebody, act: Callable[[], None]) -> set[str]:
    """The files of the page that are asked for meanwhile."""
    asked: set[str] = set()
    hear = lambda request: asked.add(request.url.partition("#")[0])  # noqa: E731
    somebody.page.on("request", hear)
    act()
    somebody.page.wait_for_load_state("networkidle")
    somebody.page.remove_listener("request", hear)
    names = {url.removeprefix(f"{somebody.address}/") or "index.html" for url in asked if "/api/" not in url}
    return {name for name in names if (STATIC / name).is_file()}


def largest_language(names: set[str]) -> set[str]:
    """The same files, with the texts of the language that needs the most."""
    found = set()
    for name in names:
        text = re.fullmatch(r"assets/text-\w\w-(\w+)-.*\.js", name)
        same = STATIC.glob(f"assets/text-??-{text[1]}-*.js") if text else [STATIC / name]
        found.add(str(max(same, key=lambda file: packed({str(file.relative_to(STATIC))})).relative_to(STATIC)))
    return found


def sizes(browser: Browser, address: str) -> Found:
    somebody = Somebody(browser, address)
    first = largest_language(loaded(somebody, somebody.open) | {"manifest.webmanifest"})
    found: Found = {"first load": {"value": packed(first), "files": len(first)}}
    shared: set[str] | None = None
    for game in GAMES:
        more = largest_language(loaded(somebody, lambda game=game: _sit(somebody, game))) - first
        own = {name for name in more if game in name}
        shared = more - own if shared is None else shared
        found[f"load of {game}"] = {"value": packed(own), "files": len(own)}
    found["load of fivetotwelve"]["and once, for all games"] = packed(shared or set())
    somebody.context.close()
    return found


def _sit(somebody: Somebody, game: str) -> None:
    somebody.open(f"t/{somebody.make_table(game)}")
    somebody.page.locator(".board").first.wait_for()


USABLE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector("article button.primary:enabled")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def start(browser: Browser, address: str) -> Found:
    """From the beginning of the navigation until "play now" can be pressed and was painted; nothing cached."""
    times = []
    for _ in range(RUNS):
        somebody = Somebody(browser, address)
        somebody.context.add_init_script(USABLE)
        somebody.wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        somebody.page.goto(f"{address}/#/")
        while not (usable := somebody.page.evaluate("window.usable")):
            somebody.page.wait_for_timeout(50)
        times.append(usable / 1000)
        somebody.context.close()
    return {"usable after a cold start": {"value": statistics.median(times), "worst": max(times), "runs": RUNS}}


FRAMES = """() => {
  const times = (window.frames_ = []);
  let last = performance.now();
  const tick = (now) => { times.push(now - last); last = now; window.on_ && requestAnimationFrame(tick); };
  window.on_ = true;
  requestAnimationFrame(tick);
}"""


def dragging(browser: Browser, address: str) -> Found:
    """A tile is moved in circles over the board, at every board; the frames of the worst."""
    found: dict[str, list[float]] = {}
    for game in GAMES:
        somebody = Somebody(browser, address, speed=1)
        somebody.open()
        page = somebody.page
        _sit(somebody, game)
        page.wait_for_timeout(1500)
        if game == "memostreet":
            for cell in (0, 8, 16):
                page.locator(f'[data-cell="{cell}"]').click()
                page.wait_for_timeout(1200)
        handle = page.locator(board(game).LESSON.what).first
        handle.scroll_into_view_if_needed()
        box = handle.bounding_box()
        assert box, game
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(500, 400, steps=5)
        page.evaluate(FRAMES)
        end, turn = time.monotonic() + 2.5, 0.0
        while time.monotonic() < end:
            turn += 0.35
            page.mouse.move(500 + 180 * (turn % 2 - 1), 450 + 150 * ((turn * 0.7) % 2 - 1))
        found[game] = [frame / 1000 for frame in page.evaluate("(window.on_ = false, window.frames_)")][2:]
        page.mouse.up()
        somebody.context.close()
    worst = max(found, key=lambda game: statistics.median(found[game]))
    frames = found[worst]
    p95 = {f"p95 {game}": sorted(times)[int(len(times) * 0.95)] for game, times in found.items()}
    return {"a frame while dragging": {"value": statistics.median(frames), "frames": len(frames), **p95}}


SHIFTS = """
window.shifts = [];
const steady = ({ node }) => {
  const element = node?.closest ? node : node?.parentElement;
  return !!element && !element.closest("[role=tabpanel], .code");
};
const name = ({ node }) => {
  const { className, nodeName } = node.closest ? node : node.parentElement;
  return className.baseVal ?? (className || nodeName);
};
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    const jumped = sources.filter(steady);
    if (jumped.length) window.shifts.push([value, jumped.map(name).join(" ")]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""


def shifting(browser: Browser, address: str) -> Found:
    """A whole game of each kind on a phone and at a desk, played past the page: what jumps, as Chromium adds it up.

    Counted from the moment when the board is shown, to the result, of everything on the screen. What is left out moves
    because something happened: lines of the log, the newest of which is on top, and the tiles of a code of Da Vinci
    Code, which make room for another.
    """
    found: dict[str, float] = {}
    for game in GAMES:
        for width, height in ((390, 664), (1440, 900)):
            somebody = Somebody(browser, address)
            somebody.context.add_init_script(SHIFTS)
            somebody.page.set_viewport_size({"width": width, "height": height})
            somebody.open()
            table = somebody.make_table(game)
            somebody.page.evaluate("(table) => { location.hash = `#/t/${table}`; }", table)
            somebody.page.locator(".board").first.wait_for()
            somebody.page.wait_for_timeout(800)
            somebody.page.evaluate("window.shifts.length = 0")
            somebody.play(table, random.Random(7))
            somebody.page.locator("section[aria-labelledby=result-title]").wait_for(timeout=30_000)
            jumped = somebody.page.evaluate("window.shifts")
            found[f"{game} at {width} px"] = sum(value for value, _ in jumped)
            for value, who in jumped[:3]:
                print(f"{game} at {width} px: {value:.4f} {who}", file=sys.stderr)
            somebody.context.close()
    return {"layout shift in play": {"value": max(found.values()), **found}}


HOLDS = {"object", "closure", "array", "string", "concatenated string", "sliced string", "number", "bigint", "regexp"}


def memory(browser: Browser, address: str) -> Found:
    """Twenty games one after the other in one window, each shown to its end, after one of each to load everything.

    What counts is what the page itself holds: objects, closures, arrays and strings. The whole heap is told beside it;
    it also has the code that V8 compiles while a page is used, and Chromium's own book-keeping.
    """
    somebody = Somebody(browser, address)
    somebody.open()
    chooser = random.Random(7)

    def game(key: str) -> None:
        table = somebody.make_table(key)
        somebody.page.evaluate("(table) => { location.hash = `#/t/${table}`; }", table)
        somebody.page.locator(".board").first.wait_for()
        somebody.play(table, chooser)
        somebody.page.locator("section[aria-labelledby=result-title]").wait_for(timeout=30_000)

    def held() -> tuple[float, float, float]:
        somebody.page.evaluate("location.hash = '#/'")
        somebody.page.locator("article").first.wait_for()
        somebody.page.wait_for_timeout(300)
        for _ in range(2):
            somebody.wire.send("HeapProfiler.collectGarbage")
        used: dict[str, Any] = somebody.wire.send("Runtime.getHeapUsage")
        nodes: dict[str, Any] = somebody.wire.send("Memory.getDOMCounters")
        return _held(somebody), used["usedSize"], nodes["nodes"]

    for key in GAMES:
        game(key)
    for number in range(20):
        if number == 2:
            few, few_heap, few_nodes = held()
        game(GAMES[number % len(GAMES)])
    many, many_heap, many_nodes = held()
    somebody.context.close()
    more = {"held after 2": few, "held after 20": many, "heap after 2": few_heap, "heap after 20": many_heap}
    nodes = {"nodes after 2": few_nodes, "nodes after 20": many_nodes}
    return {"memory: 20 games against 2": {"value": many / few, **more, **nodes}}


def _held(somebody: Somebody) -> float:
    """The bytes of all that the page's own program holds, by a snapshot of the heap."""
    chunks: list[str] = []
    hear = lambda event: chunks.append(event["chunk"])  # noqa: E731
    somebody.wire.on("HeapProfiler.addHeapSnapshotChunk", hear)
    somebody.wire.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    snapshot = None
    while snapshot is None:
        somebody.page.wait_for_timeout(100)
        try:
            snapshot = json.loads("".join(chunks))
        except json.JSONDecodeError:
            continue  # the last pieces are still on their way
    somebody.wire.remove_listener("HeapProfiler.addHeapSnapshotChunk", hear)
    meta, nodes = snapshot["snapshot"]["meta"], snapshot["nodes"]
    kinds, fields = meta["node_types"][0], len(meta["node_fields"])
    size = meta["node_fields"].index("self_size")
    return sum(nodes[at + size] for at in range(0, len(nodes), fields) if kinds[nodes[at]] in HOLDS)


# ---- The table ---------------------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument(
        "--only", choices=["sizes", "start", "dragging", "memory", "shifting"], help="measure only this"
    )
    arguments = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        raise SystemExit("This needs a browser: install Chromium (apt install chromium) or Google Chrome.")
    if not (STATIC / "index.html").exists():
        raise SystemExit("This needs the page: build it with `make page`.")
    measures = {"sizes": sizes, "start": start, "dragging": dragging, "memory": memory, "shifting": shifting}
    found: Found = {}
    with (
        tempfile.TemporaryDirectory(prefix="spieltrieb-bench-") as folder,
        server(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for name, measure in measures.items():
            if arguments.only in (None, name):
                found |= measure(browser, address)
        browser.close()
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    for name, goal in GOALS.items():
        if name in found:
            value = found[name]["value"]
            more = ", ".join(f"{key} {shown(key, number)}" for key, number in found[name].items() if key != "value")
            reached = "reached" if value <= goal else "MISSED"
            print(f"{name:28} {shown(name, value):>10}  goal <= {shown(name, goal):<9} {reached}  ({more})")


def shown(name: str, value: float) -> str:
    if name.startswith(("first load", "load of", "and once", "heap", "held")):
        return f"{value / 1000:,.1f} kB"
    if name.startswith(("usable", "a frame", "p95", "worst")):
        return f"{value * 1000:.1f} ms"
    if " px" in name or name.startswith("layout"):
        return f"{value:.4f}"
    return f"{value:.2f}" if isinstance(value, float) and value < 10 else f"{value:,.0f}"


if __name__ == "__main__":
    main()
