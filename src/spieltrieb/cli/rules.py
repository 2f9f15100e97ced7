"""`spieltrieb rules`: the rules of a game, told in our own words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from spieltrieb.cli.choices import find_game
from spieltrieb.cli.terminal import Language, console, guarded, say
from spieltrieb.core.contract import Game
from spieltrieb.locale import check_language, section, text

if TYPE_CHECKING:
    from rich.text import Text

EXAMPLES = """
spieltrieb rules davinci  # the beginning of a name will do
spieltrieb rules kreuz --lang de
spieltrieb rules 5vor12 | less
"""
WIDEST = 100  # longer lines are hard to read


@guarded
def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game: its key or name, or the beginning of it.")],
    lang: Language = None,
) -> None:
    """Read the rules of a game."""
    lang = check_language(lang)
    for line in rules_lines(find_game(game, lang), lang):
        say(line)


def rules_lines(game: Game, lang: str, only: str | None = None) -> list[Text]:
    """The rules of a game, or one section of them, in lines that fit the terminal."""
    from rich.text import Text

    lines = []
    if only is None:
        lines.append(Text(text(lang, f"{game.key}-name"), "bold cyan"))
        lines.append(Text(text(lang, f"{game.key}-author"), "dim"))
        lines += _wrapped(text(lang, f"{game.key}-tagline"), "italic")
    for name in game.sections if only is None else (only,):
        heading, body = section(lang, f"{game.key}-rules-{name}")
        lines += [Text(), Text(heading, "bold")]
        for number, paragraph in enumerate(re.split(r"\n\s*\n", body)):
            lines += [Text()] * (number > 0)
            for item in re.split(r"\n(?=- )", paragraph):
                lines += _wrapped(" ".join(item.split()))
    return lines


def _wrapped(paragraph: str, style: str = "") -> list[Text]:
    """A paragraph or list item as lines; what is to be typed has a colour, or `backticks` where there are none."""
    from rich.text import Text

    out = console()
    indent, hanging = ("  • ", "    ") if paragraph.startswith("- ") else ("", "")
    body = Text(style=style)
    for number, part in enumerate(paragraph.removeprefix("- ").split("`")):
        typed = number % 2 == 1
        body.append(f"`{part}`" if typed and out.color_system is None else part, "cyan" if typed else "")
    lines = body.wrap(out, min(out.width, WIDEST) - len(indent))
    for line in lines:
        line.rstrip()
    return [Text(hanging if number else indent) + line for number, line in enumerate(lines)]
