"""The page about the command, made from the command itself: `python -m spieltrieb.cli.docs > docs/cli.md`."""

from __future__ import annotations

import inspect
from typing import Any

INTRODUCTION = """\
# The command `spieltrieb`

This page is made by `python -m spieltrieb.cli.docs > docs/cli.md`; a test compares the two.

A game may be named by its key, its title, or the beginning of either, in any case. Colours are used on a
terminal only, and not where `NO_COLOR` is set. The language is the one that `--lang` names, or that of the
environment (`LC_ALL`, `LC_MESSAGES`, `LANG`), or English.

| exit code | meaning |
|---|---|
| 0 | fine |
| 1 | a check failed: a record is not valid |
| 2 | wrong use: an unknown game or option, a file that cannot be read |
| 130 | stopped by Ctrl-C |

| variable | meaning |
|---|---|
| `SPIELTRIEB_DATA` | the folder for games that are kept without naming a file |
| `SPIELTRIEB_CACHE` | the folder for compiled rules |
| `SPIELTRIEB_COMPILE` | `0`: do not compile the rules, run them as plain Python |
"""

SEEDS = """\
Chance is fair and can be checked. Before the game you are shown the SHA-256 of a secret seed, and after it the seed
itself: `spieltrieb replay FILE --seed SEED --commitment HEX` checks that every deal follows from it. A record does not
hold the seed, so a game that is resumed goes on with a new one, unless you give the old one with `--seed`.

Where players hide something from each other and several people share the keyboard, the screen is wiped before it is
handed over. A file named by `--save` keeps what it held before: the game is added as its last line."""


def page() -> str:
    """The whole page."""
    from typer.main import get_command

    from spieltrieb.cli.app import COMMANDS, EXAMPLES, app
    from spieltrieb.locale import text

    root: Any = get_command(app)
    example = "take 5@b3"
    playing = [
        "During a game these may be typed:",
        "",
        "```",
        text("en", "cli-help", example=example),
        "```",
        "",
        SEEDS,
    ]
    parts = [INTRODUCTION, _command("spieltrieb", root, EXAMPLES, "Without a command, it is `spieltrieb serve`.")]
    for name, module in COMMANDS.items():
        more = "\n".join(playing) if name == "play" else ""
        parts.append(_command(f"spieltrieb {name}", root.commands[name], module.EXAMPLES, more))
    return "\n".join(parts)


def _command(name: str, command: Any, examples: str, more: str = "") -> str:
    """One command: what it does, what it takes, and how it is used."""
    arguments = [parameter for parameter in command.params if parameter.param_type_name == "argument"]
    options = [parameter for parameter in command.params if parameter.param_type_name == "option"]
    usage = "".join(f" {one.metavar}" if one.required else f" [{one.metavar}]" for one in arguments)
    lines = [f"## `{name}{usage}`", "", inspect.cleandoc(command.help)]
    rows = [f"| `{one.metavar}` | {_cell(one.help)} |" for one in arguments]
    rows += [f"| `{_spelled(one)}` | {_cell(one.help)} |" for one in options if one.name != "help"]
    if rows:
        lines += ["", "| | |", "|---|---|", *rows]
    lines += ["", "```", *examples.strip().splitlines(), "```", ""]
    return "\n".join([*lines, more, ""] if more else lines)


def _spelled(option: Any) -> str:
    return f"{option.opts[0]} {option.metavar}" if option.metavar else str(option.opts[0])


def _cell(help_text: str) -> str:
    return help_text.replace("|", "\\|")


if __name__ == "__main__":
    print(page(), end="")
