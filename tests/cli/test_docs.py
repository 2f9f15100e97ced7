"""The page about the command says what the command says."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from spieltrieb.cli.app import COMMANDS, app
from spieltrieb.cli.choices import find_game
from spieltrieb.cli.docs import page

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"


def test_the_page_is_up_to_date() -> None:
    message = "run: python -m spieltrieb.cli.docs > docs/cli.md"
    assert PAGE.read_text(encoding="utf-8") == page(), message


def test_every_command_and_option_is_on_the_page() -> None:
    text = page()
    root = get_command(app)
    for name, command in root.commands.items():  # type: ignore[attr-defined]
        part = text.split(f"## `spieltrieb {name}")[1].split("\n## ")[0]
        for parameter in command.params:
            if parameter.name != "help":
                assert parameter.help, f"{name}: {parameter.name} has no help"
                assert parameter.help in part
                assert parameter.param_type_name == "argument" or parameter.opts[0] in part


def check(words: list[str]) -> None:
    """Whether a command with its options and its game can be typed; what stands for something else is in capitals."""
    command = get_command(app).commands[words[0]]  # type: ignore[attr-defined]
    options = {spelling for parameter in command.params for spelling in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= options
    if words[0] in ("replay", "advise", "review", "admin"):
        return
    if len(words) > 1 and not words[1].startswith("-") and words[1] != "GAME":
        assert find_game(words[1])


@pytest.mark.parametrize("name", COMMANDS)
def test_every_example_can_be_typed(name: str) -> None:
    for line in COMMANDS[name].EXAMPLES.strip().splitlines():
        words = shlex.split(line.rpartition(" | spieltrieb")[2] if line.startswith("zcat") else line, comments=True)
        words = words[1:] if words[0] == "spieltrieb" else words
        assert words[0] == name
        check(words)


def test_every_command_in_the_docs_can_be_typed() -> None:
    typed = 0
    for path in sorted(PAGE.parent.glob("*.md")):
        for block in re.findall(r"^```\n(.*?)^```", path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
            for line in re.findall(r"^(?:\w+=\S+ )?spieltrieb (\w.*)$", block, re.MULTILINE) if path != PAGE else ():
                check(shlex.split(line.replace("…", ""), comments=True))
                typed += 1
    assert typed > 10


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_fit_a_narrow_terminal(name: str) -> None:
    assert max(map(len, COMMANDS[name].EXAMPLES.splitlines())) <= 76
