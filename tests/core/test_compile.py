"""Rules become machine code only when they are needed, and where that is kept."""

from __future__ import annotations

import importlib.util
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace

import numpy as np
import pytest
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import TypingError
from numba.core.registry import CPUDispatcher

from spieltrieb.core import compile
from spieltrieb.core.keeping import HoldsArrays

MONTH = 30 * 24 * 3600
REMEMBERED = (compile.cache_folder, compile.compilation_is_on, compile.sources)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What these tests compile is kept in a folder of their own, and nothing they ask is remembered for others."""
    monkeypatch.setenv("SPIELTRIEB_CACHE", str(tmp_path / "cache"))
    for name in ("_replaced", "_marks", "_passing_folders"):
        monkeypatch.setattr(compile, name, set())
    for answer in REMEMBERED:
        answer.cache_clear()
    yield
    for answer in REMEMBERED:
        answer.cache_clear()


@pytest.fixture
def switched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile, "compilation_is_on", lambda: True)


@pytest.fixture
def switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile, "compilation_is_on", lambda: False)


@pytest.fixture
def new_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], ModuleType]:
    """A module from its source, under a name that no other test uses."""
    # A file that is written again within a second, at the same length, would be taken for what was read before.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def make(name: str, source: str) -> ModuleType:
        path = tmp_path / f"{name}.py"
        path.write_text("from spieltrieb.core.compile import rule\n" + source)
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, name, module)
        spec.loader.exec_module(module)
        return module

    return make


BASE = """
@rule
def double(x):
    return 2 * x

def plain(x):
    return x
"""
USER = """
from base_rules import double

@rule
def fourfold(x):
    return double(double(x))
"""


# ---- Rules ----


@pytest.mark.usefixtures("switched_on")
def test_marked_functions_are_compiled_with_the_rules_they_use(new_module) -> None:
    base, user = new_module("base_rules", BASE), new_module("user_rules", USER)
    compile.compile_rules(user)
    assert isinstance(user.fourfold, CPUDispatcher)
    assert isinstance(base.double, CPUDispatcher)
    assert user.double is base.double
    assert isinstance(base.plain, FunctionType)
    assert user.fourfold(3) == 12
    assert user.fourfold.signatures
    assert user.fourfold.targetoptions["nogil"] is True  # a server thinks in threads


@pytest.mark.usefixtures("switched_on")
def test_compiling_again_does_nothing(new_module) -> None:
    module = new_module("base_rules", BASE)
    compile.compile_rules(module)
    once = module.double
    module.another = compile.rule(lambda x: x)
    compile.compile_rules(module)
    assert module.double is once
    assert isinstance(module.another, FunctionType)


@pytest.mark.usefixtures("switched_off")
def test_where_compilation_is_off_rules_stay_as_they_are(new_module) -> None:
    module = new_module("base_rules", BASE)
    compile.compile_rules(module)
    assert isinstance(module.double, FunctionType)
    assert module.double(4) == 8


TEMPLATES = '''
from base_rules import double

STEP = 10

def further(x, by=STEP):
    """Further on."""
    return move(x) + by

def twice(x):
    return further(further(x))
'''


@pytest.mark.parametrize("is_on", [True, False])
def test_templates_are_bound_to_the_rules_of_each_game(new_module, is_on: bool, monkeypatch) -> None:
    monkeypatch.setattr(compile, "compilation_is_on", lambda: is_on)
    new_module("base_rules", BASE)
    templates = new_module("templates", TEMPLATES)
    up = new_module("up_rules", "@rule\ndef move(x):\n    return x + 1\n")
    down = new_module("down_rules", "@rule\ndef move(x):\n    return x - 1\n")
    rising, falling = compile.bind(templates, up), compile.bind(templates, down)
    assert sorted(vars(rising)) == ["further", "twice"]  # what the templates only import is not theirs
    assert (rising.twice(0), falling.twice(0)) == (22, 18)  # each copy of a template is kept for itself
    assert rising.further(0, 100) == 101
    assert isinstance(rising.twice, CPUDispatcher) == is_on
    assert isinstance(up.move, FunctionType)  # no module is changed by it
    python = rising.further.py_func if is_on else rising.further
    assert (python.__module__, python.__qualname__, python.__doc__) == ("templates", "further", "Further on.")
    assert not hasattr(templates, "move")


@pytest.mark.usefixtures("switched_on")
def test_what_is_compiled_is_kept_in_our_own_folder_and_nobody_elses_setting_is_touched(new_module) -> None:
    from numba import config

    before = config.CACHE_DIR
    module = new_module("base_rules", BASE)
    compile.compile_rules(module)
    assert before == config.CACHE_DIR
    assert module.double(1) == 2
    (kept,) = compile.cache_folder().glob("*.nbi")
    assert kept.name.startswith("base_rules.double-")
    assert module.double.stats.cache_path == str(compile.cache_folder())


@pytest.mark.usefixtures("switched_on")
@pytest.mark.parametrize(
    ("old", "new", "is_used_again"),
    [
        ("@rule", "# Twice as much.\n\n@rule", True),
        ("return x", "return x + 1", True),  # another function of the same file
        ("2 * x", "3 * x", False),
    ],
)
def test_what_was_compiled_is_used_again_until_a_rule_it_calls_is_changed(
    new_module, old: str, new: str, is_used_again: bool
) -> None:
    results = []
    for base in (BASE, BASE.replace(old, new)):
        new_module("base_rules", base)
        module = new_module("user_rules", USER)
        compile.compile_rules(module)
        results.append(module.fourfold(3))
    assert results[1] == (12 if is_used_again else 27)
    assert sum(module.fourfold.stats.cache_hits.values()) == is_used_again
    assert len(list(compile.cache_folder().glob("user_rules.fourfold-*.nbi"))) == (1 if is_used_again else 2)


# ---- Arrays that are borrowed only ----

BORROWING = """
import numpy as np
from base_rules import double
from lending import len_of, new

BORROWS_ARRAYS = True

@rule
def fill(row, start):
    for k in range(len(row)):
        put(row, k, double(start))
    return len(row)

@rule
def put(row, at, number):
    row[at] = number

@rule
def give_back(row):
    return 1, row[1:]

@rule
def make(start):
    return np.zeros(2)[0]

@rule
def ask(row):
    return new(row)[0][0]

@rule
def count(row):
    return len_of(row)
"""
LENDING = """
import numpy as np

@rule
def new(row):
    return np.zeros(3), 1

@rule
def len_of(row):
    return len(np.zeros(len(row)))
"""


@pytest.fixture
def borrowing(new_module, switched_on: None) -> ModuleType:
    """A module whose functions only borrow arrays, or should."""
    new_module("base_rules", BASE)
    new_module("lending", LENDING)
    module: ModuleType = new_module("borrowing", BORROWING)
    compile.compile_rules(module)
    return module


def machine_code(function: CPUDispatcher) -> str:
    return "".join(function.inspect_llvm().values())


def test_nobody_counts_who_holds_an_array_that_is_only_borrowed(borrowing: ModuleType, new_module) -> None:
    row = np.zeros(4, np.int8)
    assert borrowing.fill(row, 3) == 4
    assert row.tolist() == [6, 6, 6, 6]
    assert "@NRT_incref" not in machine_code(borrowing.fill)

    counting = new_module("counting", BORROWING.replace("BORROWS_ARRAYS = True", ""))
    compile.compile_rules(counting)
    assert counting.fill(row, 4) == 4
    assert "@NRT_incref" in machine_code(counting.fill)
    assert row.tolist() == [8, 8, 8, 8]


def test_where_arrays_are_borrowed_none_is_given_back_or_taken_over(borrowing: ModuleType) -> None:
    row = np.zeros(4, np.int8)
    for function in (borrowing.give_back, borrowing.ask):
        with pytest.raises(HoldsArrays, match=rf"\.{function.__name__} returns an array or gets one"):
            function(row)
    with pytest.raises(TypingError, match="zeros"):  # numba sees to it that none is made
        borrowing.make(1)
    assert borrowing.count(row) == 4  # a function that it calls may make arrays for itself


# ---- Whether ----


@pytest.mark.parametrize(
    ("environment", "is_on"),
    [
        ({}, True),
        ({"SPIELTRIEB_COMPILE": "1"}, True),
        ({"SPIELTRIEB_COMPILE": "0"}, False),
        ({"NUMBA_DISABLE_JIT": "1"}, False),
        ({"NUMBA_DISABLE_JIT": "0"}, True),
    ],
)
def test_compilation_can_be_switched_off(environment: dict[str, str], is_on: bool, monkeypatch) -> None:
    for name in ("SPIELTRIEB_COMPILE", "NUMBA_DISABLE_JIT"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert compile.compilation_is_on() is is_on


def test_without_numba_nothing_is_compiled(monkeypatch) -> None:
    monkeypatch.delenv("SPIELTRIEB_COMPILE", raising=False)
    monkeypatch.setattr(compile, "find_spec", lambda name: None)
    assert compile.compilation_is_on() is False


def test_whether_to_compile_is_decided_once(monkeypatch) -> None:
    monkeypatch.setenv("SPIELTRIEB_COMPILE", "0")
    assert compile.compilation_is_on() is False
    monkeypatch.setenv("SPIELTRIEB_COMPILE", "1")
    assert compile.compilation_is_on() is False


def test_a_process_can_leave_all_rules_plain(monkeypatch) -> None:
    monkeypatch.setenv("SPIELTRIEB_COMPILE", "1")
    assert compile.compilation_is_on() is True
    compile.switch_off()
    assert compile.compilation_is_on() is False
    assert os.environ["SPIELTRIEB_COMPILE"] == "0"  # so that the processes that it starts do the same


# ---- Telling a person ----


@pytest.mark.usefixtures("switched_on")
def test_a_person_is_told_once_that_compiling_takes_a_moment(capsys, monkeypatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert not compile.is_done("the rules of Kreuz & Quer")
    with compile.announced("the rules of Kreuz & Quer") as must_compile:
        assert must_compile is True
        assert not compile.is_done("the rules of Kreuz & Quer")  # only when it is finished
    assert "Compiling the rules of Kreuz & Quer" in capsys.readouterr().err
    assert compile.is_done("the rules of Kreuz & Quer")
    with compile.announced("the rules of Kreuz & Quer") as must_compile:
        assert must_compile is False
    assert capsys.readouterr().err == ""
    assert not compile.is_done("the rules of Memo Street")
    (mark,) = compile.cache_folder().glob("*.done")
    assert mark.name == f"the-rules-of-kreuz-quer-{compile.sources()[:16]}.done"


@pytest.mark.usefixtures("switched_on")
def test_a_program_is_not_told(capsys) -> None:
    with compile.announced("something") as must_compile:
        assert must_compile is True
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("switched_off")
def test_where_nothing_is_compiled_all_is_done() -> None:
    assert compile.is_done("something")
    with compile.announced("something") as must_compile:
        assert must_compile is False


@pytest.mark.usefixtures("switched_on")
def test_what_cannot_be_noted_is_compiled_again_without_a_word(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compile, "_mark", lambda what: tmp_path / "nowhere" / "mark")
    with compile.announced("something") as must_compile:
        assert must_compile is True
    assert not compile.is_done("something")


# ---- Where ----


def copy_of_sources(place: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package elsewhere that is looked at instead of ours."""
    for part in compile.COMPILED_PARTS:
        (place / part).mkdir(parents=True)
        (place / part / "some.py").write_text(f"# {part}\n")
    monkeypatch.setattr(compile, "__file__", str(place / "core" / "compile.py"))
    return place


def test_a_change_of_any_source_makes_another_mark_but_not_its_place(tmp_path: Path, monkeypatch) -> None:
    marks = []

    def look() -> None:
        compile.sources.cache_clear()
        marks.append((compile.sources(), compile._mark("a game")))

    one = copy_of_sources(tmp_path / "one", monkeypatch)
    look()
    look()
    copy_of_sources(tmp_path / "two", monkeypatch)
    look()
    assert marks[0] == marks[1] == marks[2]
    monkeypatch.setattr(compile, "__file__", str(one / "core" / "compile.py"))
    (one / "bots" / "some.py").write_text("# changed\n")
    look()
    (one / "bots" / "some.py").rename(one / "bots" / "other.py")
    look()
    for either in zip(*marks, strict=True):
        assert len(set(either)) == 3


def test_the_folder_is_in_the_users_cache_and_named_by_how_we_compile(tmp_path: Path, monkeypatch) -> None:
    names = []
    for options in (compile.OPTIONS, compile.OPTIONS, {**compile.OPTIONS, "fastmath": True}):
        monkeypatch.setattr(compile, "OPTIONS", options)
        compile.cache_folder.cache_clear()
        folder = compile.cache_folder()
        assert folder.is_dir()
        assert folder.parent == tmp_path / "cache" / "spieltrieb"
        assert folder.name.startswith("compiled-")
        assert len(folder.name) == len("compiled-") + 16
        names.append(folder.name)
    assert names[0] == names[1] != names[2]


def test_the_folder_is_looked_for_once() -> None:
    assert compile.cache_folder() is compile.cache_folder()


@pytest.mark.parametrize(("age", "is_kept"), [(MONTH - 60, True), (MONTH + 60, False)])
def test_what_was_compiled_for_another_python_goes_after_a_month(tmp_path: Path, age: int, is_kept: bool) -> None:
    folder = tmp_path / "cache" / "spieltrieb"
    other, stranger = folder / "compiled-0123456789abcdef", folder / "stranger"
    for each in (other, stranger):
        each.mkdir(parents=True)
        (each / "file").touch()
        os.utime(each, (time.time() - age, time.time() - age))
    ours = compile.cache_folder()
    assert other.exists() == is_kept
    assert stranger.exists()
    assert ours.exists()


@pytest.mark.usefixtures("switched_on")
def test_when_something_is_compiled_what_nobody_used_for_a_month_goes() -> None:
    ours, now = compile.cache_folder(), time.time()
    os.utime(ours, (1, 1))
    ages = {"written": (MONTH + 60, 0), "read": (0, MONTH + 60), "nearly": (MONTH - 60,) * 2, "old": (MONTH + 60,) * 2}
    for name, (read, written) in ages.items():
        (ours / name).touch()
        os.utime(ours / name, (now - read, now - written))
    with compile.announced("something"):
        assert (ours / "old").exists()
    assert {file.name for file in ours.iterdir()} == {"written", "read", "nearly", compile._mark("something").name}


def test_where_nothing_can_be_kept_a_passing_folder_is_shared_with_the_processes_we_start(
    tmp_path: Path, monkeypatch
) -> None:
    (tmp_path / "cache").write_text("a file, not a folder")
    monkeypatch.setattr(compile.tempfile, "mkdtemp", lambda prefix: str(tmp_path / f"{prefix}passing"))
    folder = compile.cache_folder()
    assert folder.is_dir()
    assert folder.parent.parent == tmp_path / "spieltrieb-passing"
    assert os.environ["SPIELTRIEB_CACHE"] == str(tmp_path / "spieltrieb-passing")


def test_what_was_prepared_is_used_through_links_where_the_folder_cannot_be_written(
    tmp_path: Path, monkeypatch
) -> None:
    left: list[tuple[object, ...]] = []
    kept = compile.cache_folder()
    assert compile.is_kept()
    for name in ("deep/er/rule.nbi", "deep/er/rule.nbc", "rules.done"):
        (kept / name).parent.mkdir(parents=True, exist_ok=True)
        (kept / name).write_text(name)
    compile.cache_folder.cache_clear()
    monkeypatch.setattr(compile.os, "access", lambda path, mode: False)  # root may write everything
    monkeypatch.setattr(compile.tempfile, "mkdtemp", lambda prefix: str(tmp_path / f"{prefix}passing"))
    monkeypatch.setattr(compile.atexit, "register", lambda *what, **how: left.append((*what, how)))
    folder = compile.cache_folder()
    assert folder == tmp_path / "spieltrieb-passing" / "spieltrieb" / kept.name
    assert not compile.is_kept()
    assert {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_symlink()} == {
        "deep/er/rule.nbi",
        "deep/er/rule.nbc",
        "rules.done",
    }
    assert (folder / "deep/er/rule.nbi").read_text() == "deep/er/rule.nbi"
    assert left == [(compile.shutil.rmtree, str(tmp_path / "spieltrieb-passing"), {"ignore_errors": True})]


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, "home/.cache"),
        ("linux", {"XDG_CACHE_HOME": "/xdg"}, "/xdg"),
        ("linux", {"XDG_CACHE_HOME": "/xdg", "SPIELTRIEB_CACHE": "/own"}, "/own"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local"),
        ("win32", {}, "home"),
        ("darwin", {}, "home/Library/Caches"),
    ],
)
def test_each_system_has_its_place_for_caches(platform: str, environment: dict[str, str], expected: str, monkeypatch):
    for name in ("SPIELTRIEB_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(compile, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert compile._user_cache() == Path(expected)


def test_it_is_known_while_the_compiler_works() -> None:
    assert not compile.is_compiling()
    with global_compiler_lock:
        assert compile.is_compiling()
    assert not compile.is_compiling()
