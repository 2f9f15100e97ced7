"""The packages: what is in them, and that a wheel alone is a game that a stranger can play."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from spieltrieb import games
from tests.browser.conftest import BROWSERS
from tests.conftest import PATIENCE
from tests.packages.clone import ROOT, listed
from tests.packages.test_page_build import page as page_build
from tests.server.client import Person

STATIC = ROOT / "src/spieltrieb/server/static"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist, and a wheel made from it, without Node: what `make dist` does, into another folder."""
    if not page_build.is_fresh():
        pytest.fail("These tests need the page as its sources are now: build it with `make page`.", False)
    folder = tmp_path_factory.mktemp("dist")
    nowhere = tmp_path_factory.mktemp("no-node")
    git = shutil.which("git")
    if git:
        (nowhere / "git").symlink_to(git)
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)],
        env={**os.environ, "PATH": str(nowhere)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def wheel(dist: Path) -> Path:
    [found] = dist.glob("*.whl")
    return found


def page() -> set[str]:
    return {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()}


def test_the_wheel_has_the_program_its_texts_and_the_whole_page(dist: Path) -> None:
    with zipfile.ZipFile(wheel(dist)) as archive:
        names = set(archive.namelist())
    prefix = "spieltrieb/server/static/"
    assert {name.removeprefix(prefix) for name in names if name.startswith(prefix)} == page()
    assert "index.html" in page() and len(page()) > 20
    sources = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {name for name in names if ".dist-info/" not in name} == sources


def test_the_sdist_has_what_is_needed_to_build_and_test_and_nothing_made_here(dist: Path) -> None:
    [path] = dist.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {name for name in listed() if not name.startswith(".ci/") and (ROOT / name).exists()}
    assert wanted - names == set()
    assert {f"src/spieltrieb/server/static/{name}" for name in page()} <= names
    made_here = re.compile(r"node_modules|\.venv|__pycache__|\.pytest_cache|\.db$|^dist/|\.part")
    assert [name for name in names if made_here.search(name)] == []


# ---- The whole way of a stranger: an empty environment, an empty folder, a browser ----


@pytest.fixture(scope="module")
def installed(dist: Path) -> Iterator[Path]:
    """A folder with an environment that holds the wheel and what it needs, and nothing else; for all to look into."""
    folder = Path(tempfile.mkdtemp(prefix="spieltrieb-installed-"))
    folder.chmod(0o755)
    # Others must be able to read it, whatever the one who runs the tests lets them read.
    subprocess.run([python_for_all(), "-m", "venv", folder / "venv"], check=True, umask=0o022)
    subprocess.run([folder / "venv/bin/pip", "install", "--quiet", wheel(dist)], check=True, umask=0o022)
    yield folder
    shutil.rmtree(folder)


def python_for_all() -> str:
    """A Python that another user may run, too: not one in the home of root."""
    for path in (sys.executable, shutil.which("python3.11", path=os.defpath), shutil.which("python3", path=os.defpath)):
        if path is not None:
            try:
                check = [path, "-c", "import encodings, sys; sys.exit(sys.version_info < (3, 11))"]
                subprocess.run(check, check=True, cwd="/", **as_another())
            except (OSError, subprocess.CalledProcessError):
                continue
            return path
    return sys.executable


def as_another() -> dict[str, Any]:
    """What `subprocess` needs to start something as a user who owns nothing; only root can."""
    return {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}


@contextmanager
def serving(folder: Path, data: Path, **more: Any) -> Iterator[str]:
    """The address of the installed server, started in an empty folder with an empty home."""
    settings = {"HOME": str(data), "PATH": f"{folder / 'venv/bin'}:{os.defpath}", "LC_ALL": "C.UTF-8"}
    options = [word for text in ("bot_pace=0", "workers=1") for word in ("--set", text)]
    with (folder / "log").open("w+") as log:
        server = subprocess.Popen(
            [folder / "venv/bin/spieltrieb", "serve", "--port", "0", "--no-browser", *options],
            cwd=data,
            env={**settings, **more.pop("env", {})},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            **more,
        )
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            assert "http" in line, (folder / "log").read_text()
            yield next(word.rstrip(".") for word in line.split() if word.startswith("http"))
        finally:
            server.send_signal(signal.SIGTERM)
            code = server.wait(PATIENCE)
            server.stdout.close()
    assert code == 0
    assert "Traceback" not in (folder / "log").read_text()


@pytest.mark.soak
def test_a_stranger_installs_the_wheel_and_plays_a_game(installed: Path, tmp_path: Path) -> None:
    from playwright.sync_api import sync_playwright

    problems: list[str] = []
    with serving(installed, tmp_path) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, BROWSERS))),
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
        )
        window = browser.new_page()
        window.set_default_timeout(300_000)  # the rules may have to be compiled first
        window.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        window.on("pageerror", lambda problem: problems.append(str(problem)))
        window.goto(address)
        window.locator("article:has(#game-kreuzquer) button.primary").click()
        window.locator("[data-cell]").first.wait_for()
        result = window.locator("#result-title")
        laid = 0
        deadline = time.monotonic() + 600
        while not result.is_visible():
            assert time.monotonic() < deadline, f"after {laid} tiles the game is not over"
            laid += lay_a_tile(window)
        assert laid == 24  # all places but the one in the middle
        assert result.inner_text()
        browser.close()
    assert problems == []


def lay_a_tile(window: Any) -> bool:
    """Lay the tile wherever it may lie, as a person tries it out; whether it was laid."""
    confirm = window.locator("button.confirm")
    for cell in window.locator("[data-cell]:not([aria-disabled=true])").all():
        cell.click()
        if confirm.is_visible() and confirm.is_enabled():
            confirm.click()
            return True
    window.wait_for_timeout(50)  # the bot's turn, or the tile is still on its way
    return False


@pytest.mark.soak
def test_what_was_prepared_by_one_user_serves_another_who_may_write_nothing_but_the_data(installed: Path) -> None:
    """What the container does, without a container."""
    prepared = {"SPIELTRIEB_CACHE": str(installed / "cache"), "NUMBA_CPU_NAME": "generic"}
    command = [installed / "venv/bin/spieltrieb", "prepare"]
    subprocess.run(command, check=True, env={**os.environ, **prepared}, umask=0o022)
    for name in ("data", "tmp"):
        (installed / name).mkdir()
        if os.geteuid() == 0:
            os.chown(installed / name, 65534, 65534)
    scratch = {"SPIELTRIEB_DATA": str(installed / "data"), "TMPDIR": str(installed / "tmp")}
    with serving(installed, installed / "data", env={**prepared, **scratch}, **as_another()) as address:
        ann = Person.comes(address.rstrip("/"), "Ann")
        for game in games:
            table = ann.make_table(game, "level1", "level2")
            deadline = time.monotonic() + 300
            while ann.get(f"/api/tables/{table}")["phase"] != "over":
                assert time.monotonic() < deadline, f"{game} is not over"
                time.sleep(0.2)
        if os.geteuid() == 0:
            made = [path for path in (installed / "tmp").rglob("*") if path.is_file()]
            assert made and all(path.is_symlink() for path in made), "something was compiled again"
