"""The pictures of README and docs, taken from the real page: make pictures (minutes; needs the page, Chromium, Pillow).

python web/pictures.py                       everything in docs/pictures
python web/pictures.py bots game             some of it: boards, game, bots
python web/pictures.py views FOLDER          every view at phone and desk, light and dark, to look at
python web/pictures.py compare BEFORE AFTER  two such folders side by side, for docs/pictures/before-after-*.webp

The plots are drawn by bench/plots.py.
"""

from __future__ import annotations

import asyncio
import io
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.boards import board
from tests.browser.conftest import BROWSERS, FLAGS
from tests.browser.people import Visitor, come
from tests.server.client import House, Person, bots_move

from spieltrieb import bots
from spieltrieb.games import games

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
DESK, PHONE = (1440, 900), (390, 664)
THEMES = ("light", "dark")
PLAYER = "level2"  # plays our own seat
OTHERS = ("level2", "level3")
FRAME = 420  # milliseconds, of the moving picture


class Studio:
    """A server, a browser, and Ada, whose seat a bot plays until there is something to see."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser, self.house = browser, house
        self.ada = self.comes(DESK)
        self.ada.open()
        self.person: Person = self.ada.person()

    def comes(self, size: tuple[int, int], **more: Any) -> Visitor:
        """Ada, with another browser."""
        return come(self.browser, self.house.address, "Ada", size=size, color_scheme="light", **more)

    def table(self, game: str, *, steps: int | None = None) -> str:
        """A table at which this many steps were made, or at which the game is half over."""
        table = self.person.make_table(game, "me", *OTHERS)
        self.play(table, board(game).MIDDLE if steps is None else steps)
        return table

    def play(self, table: str, steps: int) -> None:
        """Let the bots play on up to a step, or to the end."""

        async def go() -> None:
            chance = random.Random(3)
            async with self.person.page(table) as page:
                known = await page.until_table(table, lambda known: known["views"])
                bot = bots.make(PLAYER, games[known["game"]])
                while known["phase"] != "over" and known["step"] < steps:
                    view = next((view for view in known["views"] if view["legal"]), None)
                    if bots_move(known) or view is None:
                        await page.hear()
                    else:
                        position = self.house.gate.hub.tables[table].table.position
                        assert position is not None
                        action = bots.ask(bot, bots.look(position, view["seat"], chance, 0.2), PLAYER)
                        await page.move(table, view["seat"], position.write(view["seat"], action))
                    known = page.tables[table]

        with ThreadPoolExecutor(1) as pool:  # Playwright has an event loop in this thread
            pool.submit(asyncio.run, go()).result()

    def look(
        self, path: str, size: tuple[int, int], theme: Any = "light", wait: str = ".board, main h1"
    ) -> Image.Image:
        """What is seen there, once all is in its place."""
        page = self.ada.page
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=theme)
        page.goto("about:blank")  # what was seen before may be old
        self.ada.open(path)
        page.locator(wait).first.wait_for()
        if self.ada.table_id:
            self.ada.until(self.ada.is_shown)
        self.ada.come_to_rest()
        return read(page.screenshot())


def read(picture: bytes) -> Image.Image:
    """A screenshot, as it was taken."""
    return Image.open(io.BytesIO(picture)).convert("RGB")


def warm_up() -> None:
    """Let what bots need be compiled before a server in this process has to answer at once."""
    for game in games.values():
        position, bot = game.start(2, "warm"), bots.make(PLAYER, game)
        for _ in range(40):
            if position.outcome is not None:
                break
            seat = next(seat for seat in range(2) if position.legal(seat))
            action = bots.ask(bot, bots.look(position, seat, random.Random(1), 0.1), PLAYER)
            position = position.advance_by(seat, action)[-1]


@contextmanager
def studio() -> Iterator[Studio]:
    """A studio, with everything in it."""
    warm_up()
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise SystemExit("This needs a browser: install Chromium (apt install chromium) or Google Chrome.")
    with (
        tempfile.TemporaryDirectory(prefix="spieltrieb-pictures-") as folder,
        House(Path(folder) / "pictures.db") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield Studio(browser, house)
        browser.close()


def keep(picture: Image.Image, name: str, quality: int = 80, **more: Any) -> None:
    """Write a picture, and say how large it is."""
    path = PICTURES / f"{name}.webp"
    picture.save(path, quality=quality, method=6, **more)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")


def side_by_side(pictures: list[Image.Image], gap: int = 8) -> Image.Image:
    """Pictures of one height, from left to right."""
    width = sum(one.width for one in pictures) + gap * (len(pictures) - 1)
    whole = Image.new("RGB", (width, pictures[0].height), "#8a8175")
    at = 0
    for one in pictures:
        whole.paste(one, (at, 0))
        at += one.width + gap
    return whole


def stacked(pictures: list[Image.Image], gap: int = 8) -> Image.Image:
    """Pictures of one width, from top to bottom."""
    turned = [one.transpose(Image.Transpose.ROTATE_90) for one in pictures]
    return side_by_side(turned, gap).transpose(Image.Transpose.ROTATE_270)


# ---- What is made ------------------------------------------------------------------------------------------------


def boards(studio: Studio) -> None:
    """All boards, light and dark, for README; and each for the page of its game."""
    rows: list[list[Image.Image]] = [[], []]
    for game in games:
        table = studio.table(game)
        for row, theme in zip(rows, THEMES, strict=True):
            seen = studio.look(f"t/{table}", (1200, 750), theme)
            row.append(seen.resize((480, 300), Image.Resampling.LANCZOS))
            if theme == "light":
                keep(seen.resize((960, 600), Image.Resampling.LANCZOS), game, 74)
    lines = [[seen for row in rows for seen in row[at : at + 2]] for at in range(0, len(games), 2)]
    keep(stacked([side_by_side(line) for line in lines]), "boards", 78)


def game(studio: Studio) -> None:
    """A game of Kreuz & Quer, move by move."""
    table = studio.table("kreuzquer", steps=0)
    frames = []
    for steps in (*range(4, 96, 3), 10**6):
        studio.play(table, steps)
        frames.append(studio.look(f"t/{table}", (900, 600)).resize((720, 480), Image.Resampling.LANCZOS))
        if studio.ada.table.get("phase") == "over":
            break
    times = [FRAME] * (len(frames) - 1) + [3000]
    keep(frames[0], "game", 62, save_all=True, append_images=frames[1:], duration=times, loop=0)


def faces(studio: Studio) -> None:
    """The first character of each level, as a new table introduces them."""
    lines = []
    studio.look("new/fivetotwelve", (720, 900), wait="main ol li")
    line = studio.ada.page.locator("main ol li").nth(1)
    for level in bots.LEVELS:
        line.locator("select").nth(1).select_option(level)
        studio.ada.come_to_rest()
        lines.append(read(line.screenshot()))
    keep(stacked(lines, 0), "bots")


def views(studio: Studio, folder: Path) -> None:
    """Home, the middle and the end of every game, my games, a review and a new table."""
    folder.mkdir(parents=True, exist_ok=True)

    def all_of(name: str, path: str, wait: str = ".board, main h1") -> None:
        for size in (PHONE, DESK):
            for theme in THEMES:
                studio.look(path, size, theme, wait).save(folder / f"{name}-{size[0]}-{theme}.png")

    studio.person.make_table("kreuzquer", "me", "level2")
    studio.person.make_table("davincicode", "me", "level2", "level2")
    all_of("home", "", "#home-mine")
    for game in games:
        table = studio.table(game)
        all_of(f"{game}-mid", f"t/{table}")
        studio.play(table, 10**6)
        all_of(f"{game}-end", f"t/{table}", "section[aria-labelledby=result-title]")
    all_of("review", f"review/{table}", "[role=slider]")
    all_of("me", "me", "#my-games")
    all_of("new", "new/davincicode", "main ol li")


def compare(before: Path, after: Path) -> None:
    """Before and after, side by side, on a phone and at a desk."""
    for name in ("home", *(f"{game}-mid" for game in games)):
        shown = []
        for width, small in ((PHONE[0], (196, 333)), (DESK[0], (532, 333))):
            for folder in (before, after):
                seen = Image.open(folder / f"{name}-{width}-light.png").convert("RGB")
                shown.append(seen.resize(small, Image.Resampling.LANCZOS))
        keep(side_by_side(shown), f"before-after-{name.removesuffix('-mid')}", 72)


def main(arguments: list[str]) -> None:
    """Make what is asked for."""
    PICTURES.mkdir(exist_ok=True)
    if arguments[:1] == ["compare"] and len(arguments) == 3:
        return compare(Path(arguments[1]), Path(arguments[2]))
    made = {"boards": boards, "game": game, "bots": faces}
    if not set(arguments) <= set(made) and not (arguments[:1] == ["views"] and len(arguments) == 2):
        raise SystemExit(__doc__)
    with studio() as place:
        if arguments[:1] == ["views"]:
            return views(place, Path(arguments[1]))
        for name in arguments or made:
            made[name](place)
    return None


if __name__ == "__main__":
    main(sys.argv[1:])
