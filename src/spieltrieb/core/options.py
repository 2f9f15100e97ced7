"""Options of a game: what there is, what each may be, and clear words where a value does not fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from spieltrieb.core.errors import BadOption

Kind = Literal["flag", "number", "choice", "data"]

_WORDS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


class Misfit(ValueError):
    """Why a value does not fit: the end of an English sentence ("must be ..."), and the same for translation."""

    def __init__(self, must: str, reason: str, **arguments: Any) -> None:
        super().__init__(must)
        self.reason = reason  # the key of the text in the catalogues
        self.arguments = arguments


@dataclass(frozen=True)
class Option:
    """One option of a game: its name, its default, and what values it takes."""

    name: str
    default: Any
    kind: Kind
    low: int | None = None  # of a number
    high: int | None = None
    choices: tuple[str, ...] = ()  # the words that a choice is made from
    shape: str = ""  # what data looks like, for people: "a map from 28 symbols to faces"
    check_data: Callable[[Any], Any] | None = None  # returns the data in its proper form, or raises Misfit
    always_recorded: bool = False

    @property
    def expects(self) -> str:
        """What it takes, for people: "true or false", "a whole number from 1 to 30"."""
        if self.kind == "flag":
            return "true or false"
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "choice":
            return " or ".join(f'"{choice}"' for choice in self.choices)
        return self.shape

    def check(self, value: Any) -> Any:
        """The value in its proper form, whether it came as text or as what it is; Misfit says why it does not fit."""
        if self.kind == "flag":
            found = _WORDS.get(value.strip().lower(), value) if isinstance(value, str) else value
            if isinstance(found, (bool, np.bool_)):
                return bool(found)
            raise Misfit(f"must be {self.expects}", "error-bad-option-flag")
        if self.kind == "number":
            found = _whole(value)
            if found is not None and self.low is not None and self.high is not None and self.low <= found <= self.high:
                return found
            raise Misfit(f"must be {self.expects}", "error-bad-option-number", low=self.low, high=self.high)
        if self.kind == "choice":
            found = value.strip().lower() if isinstance(value, str) else value
            if found in self.choices:
                return found
            raise Misfit(f"must be {self.expects}", "error-bad-option-choice", choices=", ".join(self.choices))
        return value if self.check_data is None else self.check_data(value)


def _whole(value: Any) -> int | None:
    """A whole number, given as such or as text."""
    if isinstance(value, str) and value.strip().lstrip("-").isdecimal():
        try:
            return int(value)
        except ValueError:  # "--3", or more digits than Python reads
            return None
    return int(value) if isinstance(value, (int, np.integer)) and not isinstance(value, bool) else None


def whole_number(name: str, default: int, low: int, high: int) -> Option:
    """An option that is a whole number from low to high."""
    return Option(name, default, "number", low, high)


def yes_or_no(name: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(name, default, "flag")


def one_of(name: str, default: str, *choices: str) -> Option:
    """An option that is one of a few words."""
    return Option(name, default, "choice", choices=choices)


def data(name: str, default: Any, check: Callable[[Any], Any], shape: str) -> Option:
    """An option that is data of the game's own, always written into records since its default may change."""
    return Option(name, default, "data", shape=shape, check_data=check, always_recorded=True)


def settle(options: tuple[Option, ...], given: Mapping[str, Any], game: str) -> dict[str, Any]:
    """All options of a game with their values: those given, checked, and the defaults of the others."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(
                f"{game} has no option {name!r}; it has: {', '.join(known)}.",
                reason="error-bad-option-unknown",
                game=game,
                option=name,
                value=None,
                known=", ".join(known),
            )
    settled = {}
    for name, option in known.items():
        value = given.get(name, option.default)
        try:
            settled[name] = option.check(value)
        except Misfit as problem:
            raise BadOption(
                f"Option {name!r} of {game} {problem}; it was {_short(value)}.",
                **problem.arguments,
                reason=problem.reason,
                game=game,
                option=name,
                value=value,
                was=_short(value),
            ) from None
    return settled


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."
