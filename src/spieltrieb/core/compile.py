"""Rules are plain Python functions that are compiled to machine code when they are first needed.

A function marked with `@rule` stays ordinary Python at import, so that importing the package costs nothing and a
debugger steps through it. `compile_rules(module)` then replaces, in that module and in every module whose rules it
uses, each marked function by its compiled twin. Without numba, or with SPIELTRIEB_COMPILE=0, nothing is replaced and
everything still works, only slower.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

COMPILED_PARTS = ("core", "games", "bots", "lab")  # the folders of the package that have rules in them
_twins: dict[Callable[..., Any], Any] = {}
_done: set[str] = set()
_passing_folders: set[Path] = set()


def rule(function: F) -> F:
    """Mark a function over a state record as a rule: to be compiled, with all the rules it calls, when first needed."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


@cache
def compilation_is_on() -> bool:
    """Tell whether rules are compiled here: numba is installed and nobody switched it off."""
    if os.environ.get("SPIELTRIEB_COMPILE", "1") == "0" or os.environ.get("NUMBA_DISABLE_JIT", "0") == "1":
        return False
    return find_spec("numba") is not None


def compile_rules(module: ModuleType) -> None:
    """Replace the marked functions in this module by compiled ones; calling it again does nothing."""
    if module.__name__ in _done or not compilation_is_on():
        return
    _done.add(module.__name__)
    for name, value in list(vars(module).items()):
        if isinstance(value, FunctionType) and getattr(value, "__rule__", False):
            # The rules that this one calls may live in other modules, and must be compiled ones there too.
            compile_rules(sys.modules[value.__module__])
            setattr(module, name, _twin(value))


def bind(templates: ModuleType, rules: ModuleType) -> SimpleNamespace:
    """Copies of template functions whose free names (`play`, `count`, ...) are the functions of this module of rules.

    A template is written once for all games; every game gets a compiled copy of its own.
    """
    compile_rules(templates)
    compile_rules(rules)
    names = {**vars(templates), **vars(rules)}
    bound = SimpleNamespace()
    for name, template in vars(templates).items():
        if isinstance(template, FunctionType) and template.__module__ == templates.__name__:
            copy = FunctionType(template.__code__, names, name, template.__defaults__)
            copy.__module__ = template.__module__
            copy.__qualname__ = template.__qualname__
            copy.__doc__ = template.__doc__
            names[name] = _twin(copy) if compilation_is_on() else copy
            setattr(bound, name, names[name])
    return bound


def _twin(function: FunctionType) -> Any:
    if function not in _twins:
        from numba import njit

        with _cache_folder():
            _twins[function] = njit(cache=True, nogil=True)(function)
    return _twins[function]


@contextmanager
def announced(what: str) -> Iterator[bool]:
    """Tell a person at a terminal that compiling takes a moment; yields whether it must be done, or was done before."""
    if is_done(what):
        yield False
        return
    if sys.stderr.isatty():
        print(f"Compiling {what}; this takes some seconds, once for this version ...", file=sys.stderr)
    yield True
    with suppress(OSError):
        _mark(what).touch()


def is_done(what: str) -> bool:
    """Whether what `announced` would tell of has been compiled on this machine already, or need not be."""
    return not compilation_is_on() or _mark(what).exists()


def _mark(what: str) -> Path:
    return cache_folder() / f"{re.sub(r'[^a-z0-9]+', '-', what.lower())}.done"


@contextmanager
def _cache_folder() -> Iterator[None]:
    """Point numba's cache at our own folder while a function is marked for compilation, and back again afterwards."""
    from numba import config

    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        yield
    finally:
        config.CACHE_DIR = before


@cache
def cache_folder() -> Path:
    """The folder of compiled code for exactly these sources, in this place, by this Python.

    numba looks only at the file of a function, not at the rules it calls in other files: a folder named by a hash of
    all their sources is never stale, and it lies in the user's cache, so that a read-only installation works too. The
    place counts since numba compiles again for the same sources elsewhere: a second clone must not seem prepared. So
    do Python and the processor that was named, which numba tells apart as well.
    """
    package = Path(__file__).resolve().parent.parent
    processor = [os.environ.get(name, "") for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")]
    digest = hashlib.sha256("\n".join([str(package), str(sys.implementation.cache_tag), *processor]).encode())
    sources = (file for part in COMPILED_PARTS for file in (package / part).rglob("*.py"))
    for source in sorted(sources):
        digest.update(source.relative_to(package).as_posix().encode())
        digest.update(source.read_bytes())
    name = Path("spieltrieb") / f"compiled-{digest.hexdigest()[:16]}"
    folder = _user_cache() / name
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            _forget_old(folder)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    return _passing(folder, name)


def _passing(kept: Path, name: Path) -> Path:
    """A folder for as long as we run, where nothing can be kept; the processes that we start use it, too.

    What was prepared (in the image of a container, say) is used through links: numba takes no folder that it cannot
    write to, and it never changes a file, but puts another one in its place.
    """
    temporary = tempfile.mkdtemp(prefix="spieltrieb-")
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    os.environ["SPIELTRIEB_CACHE"] = temporary
    folder = Path(temporary) / name
    folder.mkdir(parents=True)
    for file in (file for file in kept.rglob("*") if file.is_file()):
        linked = folder / file.relative_to(kept)
        linked.parent.mkdir(parents=True, exist_ok=True)
        linked.symlink_to(file)
    _passing_folders.add(folder)
    return folder


def is_kept() -> bool:
    """Whether what is compiled here will be there at the next start."""
    return cache_folder() not in _passing_folders


def _forget_old(folder: Path) -> None:
    """Remove what was compiled for other sources and has not been renewed for a month."""
    month = 30 * 24 * 3600
    for other in folder.parent.glob("compiled-*"):
        if other != folder and time.time() - other.stat().st_mtime > month:
            shutil.rmtree(other, ignore_errors=True)


def _user_cache() -> Path:
    if chosen := os.environ.get("SPIELTRIEB_CACHE") or os.environ.get("XDG_CACHE_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home())))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path.home() / ".cache"
