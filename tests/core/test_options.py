"""What an option may be, how it may be written, and what is said where it does not fit."""

from __future__ import annotations

from typing import Any

import pytest

from spieltrieb.core.errors import BadOption
from spieltrieb.core.options import Option, one_of, settle, whole_number, yes_or_no

TURNS = whole_number("turns", 5, -2, 30)
HYPHENS = yes_or_no("hyphens", False)
SETUP = one_of("setup", "drawn", "drawn", "sorted")
ALL = (TURNS, HYPHENS, SETUP)


def settled(**given: Any) -> dict[str, Any]:
    return settle(ALL, given, "Some Game")


def test_what_is_not_given_has_its_default() -> None:
    assert settled() == {"turns": 5, "hyphens": False, "setup": "drawn"}
    assert settled(turns=6, hyphens=True) == {"turns": 6, "hyphens": True, "setup": "drawn"}
    assert not any(option.always_recorded for option in ALL)


@pytest.mark.parametrize(
    ("name", "given", "meant"),
    [
        ("turns", -2, -2),
        ("turns", 30, 30),
        ("turns", " 12 ", 12),
        ("turns", "-1", -1),
        *(("hyphens", word, True) for word in (True, "true", "yes", "on", "1", " YES ")),
        *(("hyphens", word, False) for word in (False, "false", "no", "off", "0", "Off")),
        ("setup", " Sorted", "sorted"),
    ],
)
def test_a_value_is_brought_into_its_proper_form(name: str, given: Any, meant: Any) -> None:
    found = settled(**{name: given})[name]
    assert found == meant
    assert type(found) is type(meant)


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("turns", -3, "must be a whole number from -2 to 30; it was -3"),
        ("turns", 31, "must be a whole number from -2 to 30; it was 31"),
        ("turns", True, "must be a whole number from -2 to 30; it was True"),
        ("turns", 2.0, "must be a whole number from -2 to 30; it was 2.0"),
        ("turns", "many", "must be a whole number from -2 to 30; it was 'many'"),
        ("turns", "", "must be a whole number from -2 to 30; it was ''"),
        ("hyphens", 1, "must be true or false; it was 1"),
        ("hyphens", "perhaps", "must be true or false; it was 'perhaps'"),
        ("setup", "mixed", 'must be "drawn" or "sorted"; it was \'mixed\''),
        ("setup", 1, 'must be "drawn" or "sorted"; it was 1'),
        ("setup", "x" * 79, f'must be "drawn" or "sorted"; it was \'{"x" * 76}....'),
        ("setup", "x" * 78, f'must be "drawn" or "sorted"; it was \'{"x" * 78}\'.'),
    ],
)
def test_a_value_that_does_not_fit_is_named_with_what_would(name: str, given: Any, sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        settled(**{name: given})
    assert str(caught.value).startswith(f"Option {name!r} of Some Game {sentence}")
    assert caught.value.arguments == {"game": "Some Game", "option": name, "value": given}
    assert caught.value.__suppress_context__


def test_an_option_that_there_is_not_is_refused_first() -> None:
    with pytest.raises(BadOption, match="Some Game has no option 'speed'; it has: turns, hyphens, setup") as caught:
        settled(speed=1, turns=99)
    assert caught.value.arguments["option"] == "speed"


def test_options_are_values() -> None:
    with pytest.raises(AttributeError):
        TURNS.default = 7  # type: ignore[misc]
    assert Option("a", 1, int, "a number") == Option("a", 1, int, "a number")
