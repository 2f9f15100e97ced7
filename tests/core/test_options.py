"""What an option takes follows from its facts: the check, the words for people, and what a form is told."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from spieltrieb import games
from spieltrieb.core.errors import BadOption
from spieltrieb.core.options import Misfit, Option, data, one_of, settle, whole_number, yes_or_no


def even(value: Any) -> int:
    if value % 2:
        raise Misfit("must be even", "some-reason", found=value)
    return int(value)


NUMBER, FLAG, CHOICE = whole_number("size", 4, -2, 30), yes_or_no("open", True), one_of("setup", "a", "a", "b", "c")
DATA = data("pairs", 2, even, "an even number")


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (NUMBER, -2, -2), (NUMBER, 30, 30), (NUMBER, " -2 ", -2), (NUMBER, "07", 7),
        (FLAG, True, True), (FLAG, "no", False), (FLAG, " ON ", True), (FLAG, "0", False),
        (NUMBER, np.int8(7), 7), (FLAG, np.True_, True),
        (FLAG, "true", True), (FLAG, "yes", True), (FLAG, "1", True), (FLAG, "false", False), (FLAG, "off", False),
        (CHOICE, "b", "b"), (CHOICE, " C ", "c"),
        (DATA, 8, 8),
    ],
)  # fmt: skip
def test_a_value_that_fits_comes_in_its_proper_form(option: Option, given: Any, value: Any) -> None:
    found = option.check(given)
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    ("option", "given"),
    [
        *((NUMBER, given) for given in (-3, 31, True, 4.0, "", "4.0", "--2", "²", "9" * 5000, None, [4])),
        *((FLAG, given) for given in (1, 0, "maybe", "", None, [])),
        *((CHOICE, given) for given in ("", "d", "a b", None, 1, ["a"], {})),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_the_facts(option: Option, given: Any) -> None:
    with pytest.raises(Misfit) as caught:
        option.check(given)
    assert str(caught.value) == f"must be {option.expects}"
    facts = {"number": {"low": -2, "high": 30}, "flag": {}, "choice": {"choices": "a, b, c"}}[option.kind]
    assert (caught.value.reason, caught.value.arguments) == (f"error-bad-option-{option.kind}", facts)


def test_what_people_read_follows_from_the_facts() -> None:
    assert NUMBER.expects == "a whole number from -2 to 30"
    assert FLAG.expects == "true or false"
    assert CHOICE.expects == '"a" or "b" or "c"'
    assert DATA.expects == "an even number"


def test_an_error_carries_all_that_it_says_as_arguments() -> None:
    options = (NUMBER, FLAG, CHOICE, DATA)
    assert settle(options, {"size": "3"}, "Nim") == {"size": 3, "open": True, "setup": "a", "pairs": 2}
    with pytest.raises(BadOption) as caught:
        settle(options, {"size": 31}, "Nim")
    assert str(caught.value) == "Option 'size' of Nim must be a whole number from -2 to 30; it was 31."
    assert caught.value.arguments == {
        "reason": "error-bad-option-number", "game": "Nim", "option": "size", "value": 31, "was": "31",
        "low": -2, "high": 30,
    }  # fmt: skip
    with pytest.raises(BadOption) as caught:
        settle(options, {"pairs": 3}, "Nim")
    assert {"reason": "some-reason", "found": 3, "option": "pairs"}.items() <= caught.value.arguments.items()
    with pytest.raises(BadOption) as caught:
        settle(options, {"weight": 1}, "Nim")
    assert str(caught.value) == "Nim has no option 'weight'; it has: size, open, setup, pairs."
    assert caught.value.arguments["known"] == "size, open, setup, pairs"


@pytest.mark.parametrize(("given", "shown"), [("x" * 78, f"'{'x' * 78}'."), ("x" * 79, f"'{'x' * 76}...")])
def test_a_long_value_is_cut_where_it_is_quoted(given: str, shown: str) -> None:
    with pytest.raises(BadOption) as caught:
        settle((CHOICE,), {"setup": given}, "Nim")
    assert f"; it was {shown}" in str(caught.value)


@pytest.mark.parametrize("key", games)
def test_every_option_of_a_game_has_the_facts_of_its_kind(key: str) -> None:
    for option in games[key].options:
        assert option.check(option.default) == option.default
        assert {option.low is not None, option.high is not None} == {option.kind == "number"}
        assert bool(option.choices) == (option.kind == "choice")
        assert {option.check_data is not None, bool(option.shape)} == {option.kind == "data"}
        assert option.expects
        for choice in option.choices:
            assert option.check(choice) == choice
        if option.low is not None and option.high is not None:
            assert [option.check(number) for number in (option.low, option.high)] == [option.low, option.high]


def test_an_option_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        games["davincicode"].options[0].name = "another"  # type: ignore[misc]
