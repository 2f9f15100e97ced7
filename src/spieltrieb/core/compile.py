"""Rules are plain Python functions that are compiled to machine code when they are first needed.

A function marked with `@rule` stays ordinary Python at import, so that importing the package costs nothing and a
debugger steps through it. `compile_rules(module)` then replaces, in that module and in every module whose rules it
uses, each marked function by its compiled twin. Without numba, or with SPIELTRIEB_COMPILE=0, nothing is replaced and
everything still works, only slower.

Both forms can also be had side by side (`bind`): the plain functions call plain ones only, the compiled ones compiled
ones only, whatever has been replaced meanwhile. So a game can begin before anything is compiled and change over later.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, wraps
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar

import numpy as np

from spieltrieb.core import keeping

F = TypeVar("F", bound=Callable[..., Any])

COMPILED_PARTS = ("core", "games", "bots", "lab")  # the folders of the package that have rules in them
# Of the compiler. Without the interpreter's lock: a server thinks in threads. `_nrt`: count who holds an array; said
# for every function, since otherwise one that is compiled on behalf of another takes over what that one says.
OPTIONS = {"nogil": True, "_nrt": True}
# In a module that says BORROWS_ARRAYS = True, functions only read and write the arrays they are given. Nobody counts
# there, since counting takes 5 ns at nearly every call: that was half of a batch's step.
BORROWING = {**OPTIONS, "_nrt": False}
MONTH = 30 * 24 * 3600


def rule(function: F) -> F:
    """Mark a function over a state record as a rule: to be compiled, with all the rules it calls, when first needed."""
    function.__rule__ = function  # type: ignore[attr-defined]
    return function


def compiled_form(of: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a function as what is compiled in place of a rule that plain Python carries out in a way of its own."""

    def mark(function: F) -> F:
        of.__compiled_form__ = function  # type: ignore[attr-defined]
        return function

    return mark


@cache
def compilation_is_on() -> bool:
    """Tell whether rules are compiled here: numba is installed and nobody switched it off."""
    if os.environ.get("SPIELTRIEB_COMPILE", "1") == "0" or os.environ.get("NUMBA_DISABLE_JIT", "0") == "1":
        return False
    return find_spec("numba") is not None


def is_compiling() -> bool:
    """Whether this thread is inside the compiler, which does not survive being interrupted."""
    found = sys.modules.get("numba.core.compiler_lock")
    return found is not None and bool(found.global_compiler_lock.is_locked())


def switch_off() -> None:
    """Leave all rules plain in this process and in those that it starts; for processes that have compiled nothing."""
    os.environ["SPIELTRIEB_COMPILE"] = "0"
    compilation_is_on.cache_clear()


def compile_rules(module: ModuleType) -> None:
    """Replace the marked functions in this module by compiled ones; calling it again does nothing."""
    if module in _replaced or not compilation_is_on():
        return
    names = _compiled.names_of(module)
    _replaced.add(module)
    for name, value in names.items():
        if (written := _written(value)) is not None:
            # The rules that this one calls may live in other modules, and must be compiled ones there too.
            compile_rules(sys.modules[written.__module__])
            setattr(module, name, value)


def bind(templates: ModuleType, *rules: ModuleType, plain: bool = False, gpu: bool = False) -> SimpleNamespace:
    """Copies of template functions whose free names (`play`, `count`, ...) are the functions of these modules of rules.

    A template is written once for all games; every game gets a copy of its own, compiled unless a plain one is asked
    for, or one that kernels on a GPU can call. No module is changed by this.
    """
    form = _on_gpu if gpu else _plain if plain or not compilation_is_on() else _compiled
    names = dict(form.names_of(templates))
    for module in rules:
        names.update(form.names_of(module))
    bound = SimpleNamespace()
    for name, template in vars(templates).items():
        if isinstance(template, FunctionType) and template.__module__ == templates.__name__:
            names[name] = form.make(template, names)
            setattr(bound, name, _with_plain_results(names[name]) if form is _plain else names[name])
    return bound


class _Form:
    """All rules in one form, compiled, plain or GPU: every module's names, with rules that call their like only."""

    def __init__(self, finish: Callable[[FunctionType], Any]) -> None:
        self._finish = finish
        self._names: dict[ModuleType, dict[str, Any]] = {}
        self._lock = threading.RLock()  # a server lets a thread load compiled rules

    def names_of(self, module: ModuleType) -> dict[str, Any]:
        """The names of a module with their values, the rules among them in this form."""
        with self._lock:
            if module not in self._names:
                names = self._names[module] = dict(vars(module))
                for name, value in vars(module).items():
                    written = _written(value)
                    if written is not None and written.__module__ == module.__name__:
                        names[name] = self.make(written, names)
                    elif written is not None:
                        names[name] = self.names_of(sys.modules[written.__module__])[written.__name__]
            return self._names[module]

    def make(self, written: FunctionType, names: dict[str, Any]) -> Any:
        """A function in this form, which finds these names."""
        source = written if self is _plain else getattr(written, "__compiled_form__", written)
        copy = FunctionType(source.__code__, names, source.__name__, source.__defaults__)
        copy.__module__ = source.__module__
        copy.__qualname__ = source.__qualname__
        copy.__doc__ = source.__doc__
        copy.__rule__ = written  # type: ignore[attr-defined]
        with self._lock:
            return self._finish(copy)


def _written(value: Any) -> FunctionType | None:
    """The rule as it is written, for a rule in any form; None for all else."""
    found = getattr(value, "__rule__", None)
    return found if isinstance(found, FunctionType) else None


def _with_plain_results(function: FunctionType) -> Callable[..., Any]:
    """The same function, but where it would answer with a number of NumPy, with one of Python: as compiled ones do."""

    @wraps(function)
    def call(*arguments: Any) -> Any:
        found = function(*arguments)
        return found.item() if isinstance(found, np.generic) else found

    return call


def _twin(function: FunctionType) -> Any:
    from numba import njit

    twin = njit(**(BORROWING if keeping.borrows_arrays(function) else OPTIONS))(function)
    twin._cache = keeping.Kept(function, cache_folder, sources)
    return twin


def _gpu_twin(function: FunctionType) -> Any:
    from numba import cuda

    return cuda.jit(device=True)(function)


_compiled, _plain, _on_gpu = _Form(_twin), _Form(lambda function: function), _Form(_gpu_twin)
_replaced: set[ModuleType] = set()  # the modules whose rules were replaced
_marks: set[Path] = set()  # those that were found: the disk is not checked for them again
_passing_folders: set[Path] = set()  # those that are removed when we exit


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
        _forget_old(cache_folder())


def is_done(what: str) -> bool:
    """Whether what `announced` would tell of has been compiled on this machine already, or need not be."""
    if not compilation_is_on():
        return True
    mark = _mark(what)
    if mark not in _marks and mark.exists():
        _marks.add(mark)
    return mark in _marks


def _mark(what: str) -> Path:
    # Covers all sources: after any change somebody may have to wait, though only briefly if nothing needs compiling.
    return cache_folder() / f"{re.sub(r'[^a-z0-9]+', '-', what.lower())}-{sources()[:16]}.done"


def _package() -> Path:
    return Path(__file__).resolve().parent.parent


@cache
def sources() -> str:
    """A mark of the sources of all rules, bots and loops: whoever has the same one gets the same games for a seed."""
    digest = hashlib.sha256()
    for file in sorted(file for part in COMPILED_PARTS for file in (_package() / part).rglob("*.py")):
        digest.update(file.relative_to(_package()).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


@cache
def cache_folder() -> Path:
    """The folder of compiled code for this Python and processor.

    It lies in the user's cache, so that a read-only installation works too. All versions and copies of the package
    share it: what is compiled is kept under a mark of what it was made from (`core/keeping.py`). Its name has what that
    mark does not tell: Python, the processor that was named, whether bounds are checked, and how we compile.
    """
    ways = [os.environ.get(name, "") for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_BOUNDSCHECK")]
    told = "|".join([str(sys.implementation.cache_tag), *ways, repr((OPTIONS, BORROWING))])
    name = Path("spieltrieb") / f"compiled-{hashlib.sha256(told.encode()).hexdigest()[:16]}"
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
    """Remove what nobody used for a month: files of ours, and whole folders of other Pythons and processors."""
    long_ago = time.time() - MONTH
    for other in folder.parent.glob("compiled-*"):
        if other != folder and other.stat().st_mtime < long_ago:
            shutil.rmtree(other, ignore_errors=True)
    for file in folder.iterdir():
        used = file.stat()
        if max(used.st_mtime, used.st_atime) < long_ago:
            file.unlink(missing_ok=True)


def _user_cache() -> Path:
    if chosen := os.environ.get("SPIELTRIEB_CACHE") or os.environ.get("XDG_CACHE_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home())))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path.home() / ".cache"
