"""Options of a game: what there is, what each may be, and clear words where a value does not fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from spieltrieb.core.errors import BadOption


@dataclass(frozen=True)
class Option:
    """One option of a game: its name, its default, and a check that returns the value in its proper form."""

    name: str
    default: Any
    check: Callable[[Any], Any]  # raises ValueError with the end of a sentence: "must be ..."
    expects: str  # for people: "true or false", "a number from 1 to 30000"
    always_recorded: bool = False


def whole_number(name: str, default: int, low: int, high: int) -> Option:
    """An option that is a whole number from low to high."""
    expects = f"a whole number from {low} to {high}"

    def check(value: Any) -> int:
        if isinstance(value, str) and value.strip().lstrip("-").isdigit():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError(f"must be {expects}")
        return value

    return Option(name, default, check, expects)


def yes_or_no(name: str, default: bool) -> Option:
    """An option that is on or off."""
    expects = "true or false"
    words = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}

    def check(value: Any) -> bool:
        if isinstance(value, str):
            value = words.get(value.strip().lower(), value)
        if not isinstance(value, bool):
            raise ValueError(f"must be {expects}")
        return value

    return Option(name, default, check, expects)


def one_of(name: str, default: str, *choices: str) -> Option:
    """An option that is one of a few words."""
    expects = " or ".join(f'"{choice}"' for choice in choices)

    def check(value: Any) -> str:
        if not isinstance(value, str) or value.strip().lower() not in choices:
            raise ValueError(f"must be {expects}")
        return value.strip().lower()

    return Option(name, default, check, expects)


def settle(options: tuple[Option, ...], given: Mapping[str, Any], game: str) -> dict[str, Any]:
    """All options of a game with their values: those given, checked, and the defaults of the others."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(
                f"{game} has no option {name!r}; it has: {', '.join(known)}.", game=game, option=name, value=None
            )
    settled = {}
    for name, option in known.items():
        value = given.get(name, option.default)
        try:
            settled[name] = option.check(value)
        except ValueError as problem:
            raise BadOption(
                f"Option {name!r} of {game} {problem}; it was {_short(value)}.", game=game, option=name, value=value
            ) from None
    return settled


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."
