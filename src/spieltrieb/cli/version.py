"""`spieltrieb --version --verbose`: all that a bug report should say about where it happened.

It must work where much else does not: what cannot be found out is said to be unknown, and nothing is compiled for it.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import spieltrieb

PACKAGE = Path(spieltrieb.__file__).resolve().parent
LIBRARIES = ("numpy", "numba", "llvmlite", "litestar", "msgspec", "uvicorn", "uvloop", "websockets", "typer", "rich")


def report() -> str:
    """What a bug report needs, one line each."""
    facts: dict[str, Callable[[], str]] = {
        "spieltrieb": _spieltrieb,
        "python": lambda: f"{platform.python_version()} ({platform.python_implementation()}), {sys.executable}",
        "system": _system,
        "libraries": lambda: ", ".join(f"{name} {_version(name)}" for name in LIBRARIES),
        "compiled": _compiled,
        "page": lambda: "built" if (PACKAGE / "server/static/index.html").is_file() else "not built (make page)",
        "data": _data,
        "language": lambda: _set("LC_ALL", "LC_MESSAGES", "LANG"),
        "terminal": _terminal,
        "settings": _settings,
    }
    return "\n".join(f"{name:<12}{_found(fact)}" for name, fact in facts.items())


def _found(fact: Callable[[], str]) -> str:
    try:
        return fact()
    except Exception as problem:  # a broken installation is what this is for
        return f"unknown ({type(problem).__name__}: {problem})"


def _spieltrieb() -> str:
    found = f"{spieltrieb.__version__}, in {PACKAGE}"
    is_clone = (PACKAGE.parent.parent / ".git").exists()
    return f"{found}, commit {_found(_commit)}" if is_clone else found


def _commit() -> str:
    # git looks into a folder of somebody else's only if it is told to; what is there is running anyway.
    here = ["git", "-C", str(PACKAGE), "-c", "safe.directory=*"]
    command = [*here, "describe", "--always", "--dirty", "--abbrev=12"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _system() -> str:
    from spieltrieb.core.machine import cores

    return f"{platform.platform()}, {platform.machine()}, {cores()} of {os.cpu_count()} cores"


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "missing"


def _compiled() -> str:
    from spieltrieb.bots.preparing import are_prepared
    from spieltrieb.core.compile import cache_folder, compilation_is_on

    if not compilation_is_on():
        return "no: switched off, or numba is missing"
    done = [game.key for game in spieltrieb.games.values() if are_prepared(game)]
    return f"{', '.join(done) or 'nothing yet'}; kept in {cache_folder()}"


def _data() -> str:
    from spieltrieb.core.folders import data_folder

    folder = data_folder()
    there = folder if folder.exists() else next(parent for parent in folder.parents if parent.exists())
    return f"{folder} ({'can' if os.access(there, os.W_OK) else 'CANNOT'} be written)"


def _terminal() -> str:
    out = sys.stdout
    where = "a terminal" if out.isatty() else "not a terminal"
    return f"{where}, {out.encoding}, {_set('TERM', 'COLORTERM', 'NO_COLOR', 'COLUMNS')}"


def _settings() -> str:
    """Names only: a value may be an address or a path that is nobody's business."""
    names = sorted(name for name in os.environ if name.startswith(("SPIELTRIEB_", "NUMBA_")))
    return ", ".join(names) or "none in the environment"


def _set(*names: str) -> str:
    return ", ".join(f"{name}={os.environ[name]}" for name in names if name in os.environ) or "nothing set"
