"""What the bots are called as players: four characters for each level, with the same names in every language.

The list is in locale/characters.json, where the page reads it, too.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files


@cache
def characters() -> Mapping[str, tuple[str, ...]]:
    """The names of each level's characters: who sits down first comes first."""
    listed = json.loads((files("spieltrieb.locale") / "characters.json").read_text(encoding="utf-8"))
    return {level: tuple(names) for level, names in listed.items()}


def called(bot: str, taken: Collection[str]) -> str:
    """The name of a bot that sits down where these are taken: the first of its level's characters that is free."""
    names = characters().get(bot, (bot.capitalize(),))
    return next((name for name in names if name not in taken), names[0])


def with_level(bot: str, taken: Collection[str]) -> str:
    """The same with its level, where commands are typed: `Emil L2` for `level2`; any other bot by its key."""
    names = (f"{name} L{bot[-1]}" for name in characters().get(bot, ()))
    return next((name for name in names if name not in taken), bot)


def key_of(name: str) -> str:
    """What commands call the bot that plays under a name: `level2` for `Emil L2`; the first word of any other name."""
    first, _, last = name.partition(" ")
    level = f"level{last.removeprefix('L')}"
    return level if last.startswith("L") and first in characters().get(level, ()) else first
