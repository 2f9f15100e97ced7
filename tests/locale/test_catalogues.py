"""All languages have the same keys with the same arguments, every key is used, and every error has its entry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import spieltrieb.lab.simulate
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.games import games
from spieltrieb.locale import languages, section
from spieltrieb.server.admin_html import PLACES

PACKAGE = Path(spieltrieb.__file__).parent
FOLDER = PACKAGE / "locale"
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


class Variables(Visitor):
    """The arguments of a text, those of the texts that it refers to included."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.messages[node.id.name])


def entries(lang: str, file: str) -> dict[str, set[str]]:
    """Every key of a catalogue with its arguments; attributes count as keys of their own."""
    resource = FluentParser().parse((FOLDER / lang / file).read_text(encoding="utf-8"))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{file}: {entry.id.name} comes twice"
            for name, part in [("", entry), *((f".{a.id.name}", a) for a in entry.attributes)]:
                variables = Variables(messages)
                variables.visit(part)
                found[entry.id.name + name] = variables.names
    return found


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_all_files(lang: str) -> None:
    assert sorted(path.name for path in (FOLDER / lang).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_every_language_has_the_same_keys_and_arguments(lang: str, file: str) -> None:
    assert entries(lang, file) == entries("en", file)


def test_french_signs_never_begin_a_line() -> None:
    """French has a space before : ; ? ! % and inside « », and it must not break."""
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted((FOLDER / "fr").glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"\S (?=[:;?!%»])|« ", line)
    ]
    assert found == []


@pytest.mark.parametrize("lang", languages())
def test_players_rules_have_no_terminal_in_them(lang: str) -> None:
    """What is typed, seats counted from 0 and the names of options have their own section, which the page omits."""
    for game in games:
        resource = FluentParser().parse((FOLDER / lang / f"{game}.ftl").read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and re.fullmatch(rf"{game}-rules-(?!moves).*", entry.id.name):
                body = section(lang, entry.id.name)[1]
                assert "`" not in body, entry.id.name
                assert not re.search(r"(seat|Platz|place|posto|plaats|asiento) 0", body), entry.id.name


def test_every_text_of_the_command_is_used_and_every_used_one_is_there() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "cli").glob("*.py"))
    used = set(re.findall(r'"(cli-[a-z-]+)"', sources))
    made = tuple(re.findall(r'f"(cli-[a-z-]+-)\{', sources))
    keys = set(entries("en", "cli.ftl"))
    assert used - keys == set()
    assert {key for key in keys - used if not key.startswith(made)} == set()
    assert made, "no key is put together any more: this test can be simpler"


def test_every_text_of_the_operators_page_is_used_and_every_used_one_is_there() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "server").rglob("*.py"))
    page = (PACKAGE / "server" / "admin_html.py").read_text(encoding="utf-8")
    used = {f"admin-{key}" for key in re.findall(r'(?:\.t\(|button=)"([a-z-]+)"', page)}
    used |= set(re.findall(r'reason="(admin-[a-z-]+)"', sources)) | {f"admin-{place}" for place in PLACES}
    made = tuple(f"admin-{key}" for key in re.findall(r'\.t\(f"([a-z-]+-)\{', sources))
    keys = set(entries("en", "admin.ftl"))
    assert used - keys == set()
    assert {key for key in keys - used if not key.startswith(made)} == set()
    for deed in set(re.findall(r'_note\("([a-z]+)"', sources)):
        assert f"admin-deed-{deed}" in keys


def codes() -> list[str]:
    """The codes of all kinds of errors, except for the one that stands for all."""
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    found = [code for source in sources for code in re.findall(r'^    code = "([a-z-]+)"$', source, re.M)]
    assert "illegal" in found
    return [code for code in found if code != SpieltriebError.code]


def reasons() -> set[str]:
    """The exact reasons that errors give: keys of the catalogues."""
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    found = {key for source in sources for key in re.findall(r'"((?:error|[a-z]+-box)-[a-z-]+)"', source)}
    assert {"error-bad-option-number", "kreuzquer-box-face"} <= found
    return found


def test_every_error_has_its_entry_and_every_entry_its_error() -> None:
    assert len(codes()) == len(set(codes()))
    boxes = {key for key in entries("en", "kreuzquer.ftl") if key.startswith("kreuzquer-box-")}
    assert {f"error-{code}" for code in codes()} | reasons() == set(entries("en", "errors.ftl")) | boxes
