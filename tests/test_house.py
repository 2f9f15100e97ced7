"""The house stays in order: no module or function grows beyond its limit without a word why."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from spieltrieb import games

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "spieltrieb"
PAGE = ROOT / "web" / "src"
MOST_LINES = 400  # of a module: rules may be longer, as long as their leaflet
LONGEST = 60  # lines of a function
MOST_ARGUMENTS = 8
# Files of the page that may be longer, and why.
LONGER = {
    "lib/protocol.ts": "made by `make types`",
}

# Classes of one folder that share a name on purpose, and why.
SHARED = {
    ("lab", "Batch"): "the same thing on a processor and on a GPU",
    ("server", "Seat"): "a seat, and what messages tell of one",
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def _modules() -> Iterator[tuple[Path, str]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        yield file, file.read_text(encoding="utf-8")


def test_no_module_but_rules_is_too_long() -> None:
    page = (file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte", ".css") and ".test." not in file.name)
    files = [
        *(file for file, _ in _modules() if file.name != "rules.py"),
        *(file for file in page if file.relative_to(PAGE).as_posix() not in LONGER),
    ]
    long = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {str(file.relative_to(ROOT)): lines for file, lines in long.items() if lines > MOST_LINES} == {}


def test_what_tests_of_the_page_share_is_not_part_of_the_page() -> None:
    shared, product = PAGE / "testing", [file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte")]
    assert list(shared.glob("*.ts"))
    importing = [
        file.relative_to(PAGE).as_posix()
        for file in product
        if ".test." not in file.name
        and file.parent != shared
        and re.search(r"""["'/]testing/""", file.read_text("utf-8"))
    ]
    assert importing == []


def test_a_function_above_its_limits_says_why() -> None:
    """In a comment before it. Commands of the terminal have an argument for each of their options."""
    unexplained = [
        f"{file.relative_to(PACKAGE)}: {function.name}"
        for file, source in _modules()
        for function in ast.walk(ast.parse(source))
        if isinstance(function, Function) and _is_large(function, file) and not _has_a_word_before(function, source)
    ]
    assert unexplained == []


def _is_large(function: Function, file: Path) -> bool:
    lines = (function.end_lineno or 0) - function.lineno + 1
    given = function.args
    names = [argument.arg for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    is_command = function.name == "command" and file.parent.name == "cli"
    arguments = 0 if is_command else len([name for name in names if name not in ("self", "cls")])
    return lines > LONGEST or arguments > MOST_ARGUMENTS


def _has_a_word_before(function: Function, source: str) -> bool:
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])
    return source.splitlines()[first - 2].lstrip().startswith("# ")


def test_classes_of_one_folder_have_names_of_their_own() -> None:
    """But for games: their folders are alike, and so are the names in them."""
    keys = set(games)
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for file, source in _modules():
        *folders, module = (part for part in file.relative_to(PACKAGE).parts if part not in keys)
        folder = folders[0] if folders[:1] == ["server"] else "/".join(folders)  # its folders talk of the same things
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                found[folder, node.name].add(module)
    assert {name: sorted(modules) for name, modules in found.items() if len(modules) > 1 and name not in SHARED} == {}


# Modules without a test file of their own name, and the files that test them; GAME stands for each of the games.
# Games are tested as a whole.
TESTED_BY = {
    "boards/markup": "boards/test_text",
    "boards/pictures/": "boards/test_pictures",
    "boards/text/": "boards/test_text",
    "bots/GAME/speed": "lab/test_bench",
    "bots/fivetotwelve/judging": "bots/fivetotwelve/test_search",
    "bots/preparing": "server/test_compiling",
    "cli/keyboard": "cli/test_terminal",
    "cli/review": "cli/test_advise",
    "cli/showing": "cli/test_play",
    "cli/sitting": "cli/test_play",
    "cli/windows": "packages/test_windows",
    "games/": "contract/test_positions",
    "lab/contest": "lab/test_arena",
    "lab/cuda": "lab/test_gpu",
    "lab/environments/checks": "lab/environments/test_zoo",
    "lab/environments/names": "lab/test_docs",
    "lab/environments/rendering": "lab/environments/test_leaks",
    "lab/environments/setting": "lab/environments/test_openspiel",
    "lab/kernels": "lab/test_gpu",
    "lab/kreuzquer/": "lab/test_kreuzquer",
    "lab/loops": "lab/test_batch",
    "lab/report": "lab/test_arena",
    "server/admin": "server/test_admin_pages",
    "server/admin_html": "server/test_admin_pages",
    "server/api/admin": "server/test_operators",
    "server/api/admin_pages": "server/test_admin_pages",
    "server/api/": "server/test_http",
    "server/app": "server/test_http",
    "server/batches": "server/test_journal",
    "server/deeds": "server/test_admin_pages",
    "server/drawing": "server/test_http",
    "server/errors": "locale/test_reasons",
    "server/figures": "server/test_metrics",
    "server/hosts": "server/test_gate",
    "server/kept": "server/test_storage",
    "server/live": "server/test_proceedings",
    "server/messages": "server/test_rendering",
    "server/neighbours": "server/town/test_town",
    "server/page": "server/test_serving",
    "server/postgres_import": "server/test_export_import",
    "server/postgres_line": "server/test_postgres",
    "server/postgres_schema": "server/test_postgres",
    "server/reading": "server/test_person",
    "server/registry": "server/test_waker",
    "server/requests": "server/test_commands",
    "server/sqlite": "server/test_storage",
    "server/stores": "server/test_postgres",
    "server/town/": "server/town/test_town",
    "server/worker": "server/test_workers",
}


def _test_of(module: str) -> str:
    """The test file that a module has: of its own name, or the one that is named for it or its folder."""
    folder, _, name = module.rpartition("/")
    own = f"{folder}/test_{name}"
    if (ROOT / "tests" / f"{own}.py").exists():
        return own
    folders = ["/".join(module.split("/")[:end]) + "/" for end in range(module.count("/"), 0, -1)]
    of_every_game = "/".join("GAME" if part in games else part for part in module.split("/"))
    return next((TESTED_BY[one] for one in (module, of_every_game, *folders) if one in TESTED_BY), "")


def test_every_module_has_a_test_of_its_name_or_it_is_said_where_it_is_tested() -> None:
    named = [file.relative_to(PACKAGE).with_suffix("").as_posix() for file, _ in _modules()]
    modules = [name for name in named if "/" in name and not name.endswith(("__init__", "__main__"))]
    untested = [module for module in modules if not (ROOT / "tests" / f"{_test_of(module)}.py").exists()]
    assert untested == [], "give each a test file of its name"
    of_games = {name.replace(f"/{key}/", "/GAME/") for name in modules for key in games}
    known = {*modules, *of_games, *(name.rpartition("/")[0] + "/" for name in modules), "games/"}
    assert TESTED_BY.keys() - known == set(), "there is no such module any more"
    own = {
        module
        for module in TESTED_BY
        if (ROOT / "tests" / f"{_test_of(module)}.py").stem == f"test_{module.rpartition('/')[2]}"
    }
    assert {module for module in own if TESTED_BY[module] != _test_of(module)} == set(), "it has its own test by now"
