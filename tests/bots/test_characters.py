"""What the bots are called: characters of their level, told apart, and known again by their names."""

from __future__ import annotations

from spieltrieb.bots import LEVELS
from spieltrieb.bots.characters import called, characters, key_of, with_level


def test_every_level_has_four_characters_and_nobody_has_two_levels() -> None:
    assert list(characters()) == list(LEVELS)
    names = [name for level in characters().values() for name in level]
    assert len(names) == len(set(names)) == 20
    assert all(name.isalpha() and name.isascii() and len(name) <= 6 for name in names), "short enough for any seat"


def test_the_first_who_is_free_sits_down() -> None:
    first, second, *_ = characters()["level2"]
    assert called("level2", ()) == first
    assert called("level2", {first, "Anna"}) == second
    assert called("level2", set(characters()["level2"])) == first, "whoever seats them tells them apart"
    assert called("random", ()) == "Random"


def test_in_a_terminal_the_name_says_which_bot_it_is() -> None:
    first, second, *_ = characters()["level4"]
    assert with_level("level4", ()) == f"{first} L4"
    assert with_level("level4", [f"{first} L4"]) == f"{second} L4"
    assert with_level("level4", [f"{name} L4" for name in characters()["level4"]]) == "level4"
    assert with_level("greedy", ()) == "greedy"


def test_a_bot_is_known_again_by_its_name() -> None:
    assert key_of(with_level("level5", ())) == "level5"
    assert [key_of(name) for name in ("level2 0", "random", "Emil", "Emil L5", "Anna L2")] == [
        "level2",
        "random",
        "Emil",  # a person
        "Emil",  # not one of the masters
        "Anna",
    ]
