"""The documentation runs, and is complete."""

from __future__ import annotations

import ast
import contextlib
import importlib.util
import inspect
import io
import re
from pathlib import Path
from typing import get_args

import pytest

from spieltrieb import games
from spieltrieb.core import errors

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"```python\n(.*?)```(?:\n```text\n(.*?)```)?", re.DOTALL)
EXAMPLES = [(page, code, output) for page in PAGES for code, output in BLOCK.findall(page.read_text())]


@pytest.mark.parametrize(("page", "code", "output"), EXAMPLES, ids=lambda value: getattr(value, "name", "")[:20])
def test_every_example_runs_and_prints_what_it_says(page: Path, code: str, output: str) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, str(page), "exec"), {"__name__": "example"})
    if output:
        assert printed.getvalue() == output


def test_the_readme_has_its_example() -> None:
    assert [page.name for page, _, output in EXAMPLES if output][:1] == ["README.md"]


@pytest.mark.parametrize("key", games)
def test_every_game_has_its_page_after_the_template(key: str) -> None:
    page = (ROOT / "docs" / "games" / f"{key}.md").read_text()
    headings = re.findall(r"^## (.*)$", page, re.MULTILINE)
    assert headings == [
        "State",
        "Actions",
        "Moves",
        "Options",
        "End",
        "Hidden",
        "Observation",
        "Rewards",
        "Environments",
    ]
    game = games[key]
    assert page.startswith(f"# {game.name}\n")
    assert game.author in page
    assert re.search(rf"\b{game.dtype.itemsize} bytes", page)
    assert f"–{game.actions - 1} |" in page  # the last action
    for option in game.options:
        assert f"| `{option.name}` |" in page
    for reason in game.reasons[1:]:
        assert f"`{reason}`" in page


@pytest.mark.parametrize(
    "file", [*ROOT.glob("examples/*.py"), *ROOT.glob("bench/*.py")], ids=lambda file: f"{file.parent.name}/{file.name}"
)
def test_examples_and_benches_import_what_there_is(file: Path) -> None:
    """The tests run few of them, and some need what is not installed here: so a name that is gone is found out here."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "spieltrieb":
            module = importlib.import_module(node.module)
            for name in (alias.name for alias in node.names):
                is_module = hasattr(module, "__path__") and importlib.util.find_spec(f"{node.module}.{name}")
                assert hasattr(module, name) or is_module, f"{node.module} has no {name}"


def test_every_error_is_documented() -> None:
    page = (ROOT / "docs" / "library.md").read_text()
    for name, kind in inspect.getmembers(errors, inspect.isclass):
        if issubclass(kind, errors.SpieltriebError) and kind is not errors.SpieltriebError:
            assert f"| `{name}` | `{kind.code}` |" in page


def test_the_protocol_has_every_command_message_and_error() -> None:
    from spieltrieb.server import errors as server_errors
    from spieltrieb.server import messages, requests

    page = (ROOT / "docs" / "protocol.md").read_text()
    for kind in (*get_args(requests.AnyCommand), *get_args(messages.AnyMessage)):
        assert f"| `{kind.__struct_config__.tag}` |" in page
    for field in messages.TableMessage.__struct_fields__:
        assert f"`{field}`" in page
    for _, kind in inspect.getmembers(server_errors, inspect.isclass):
        if issubclass(kind, server_errors.ServerError) and kind.code not in ("error", "bad-setting", "cannot-listen"):
            assert f"| `{kind.code}` | {kind.status} |" in page
    for reaction in requests.REACTIONS:
        assert f"`{reaction}`" in page


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", (folder / "README.md").read_text())
    assert sorted(set(listed)) == sorted(path.name for path in folder.glob("0*.md"))


def test_no_page_names_a_path_of_this_machine() -> None:
    """Wherever this is run: those who write pages work in folders like these."""
    for page in PAGES:
        assert not re.search(r"/(?:home|root|work|Users)/", page.read_text()), page.name
