"""Texts are found by language and key, in the language that was asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltrieb import games, locale
from spieltrieb.core.errors import BadLanguage
from spieltrieb.locale import check_language, default_language, languages, section, text


def test_there_are_german_and_english() -> None:
    assert {"de", "en"} <= set(languages())


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "de_AT@euro"}, "de"),
        ({"LANG": "en_GB", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "de_AT", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_language() == expected
    assert check_language(None) == expected


def test_a_language_may_be_spelled_in_many_ways() -> None:
    assert {check_language(lang) for lang in ("de", "DE", " de ", "de_AT", "de-CH", "de_DE.UTF-8")} == {"de"}


def test_an_unknown_language_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(BadLanguage, match=r"'tlh'; there are: .*de.*en"):
        check_language("tlh")
    with pytest.raises(BadLanguage):
        text("tlh", "cli-you")


def test_texts_take_arguments_without_invisible_marks() -> None:
    assert text("en", "cli-no-such-number", number=12, count=7) == (
        "There’s no move 12; the moves are numbered 1 to 7. ? shows them."
    )
    assert text("de", "cli-winner", name="Ben") == "Gewonnen: Ben"
    assert text("en", "cli-winner", name=None) == "Winner: None"


def test_missing_keys_and_arguments_are_noticed() -> None:
    with pytest.raises(KeyError, match="cli-nonsense"):
        text("en", "cli-nonsense")
    with pytest.raises(KeyError, match="nothing-at-all"):
        text("en", "nothing-at-all")
    with pytest.raises(KeyError, match="cli-winner"):
        text("en", "cli-winner")


def test_the_catalogue_with_the_longest_fitting_name_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    for name, content in {"a": "a-b-c = short", "a-b": "a-b-c = long", "errors": "error-x = wrong"}.items():
        (tmp_path / "en" / f"{name}.ftl").write_text(f"{content}\n", encoding="utf-8")
    monkeypatch.setattr(locale, "_FOLDER", tmp_path)
    for cached in (locale.languages, locale._files, locale._bundle):
        cached.cache_clear()
    try:
        assert (text("en", "a-b-c"), text("en", "error-x")) == ("long", "wrong")
    finally:
        for cached in (locale.languages, locale._files, locale._bundle):
            cached.cache_clear()


def test_rules_come_in_sections() -> None:
    heading, body = section("de", "fivetotwelve-rules-moves")
    assert heading == "Im Terminal"
    assert "- `leave`: " in body
    with pytest.raises(KeyError):
        section("de", "fivetotwelve-rules-nonsense")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", games)
def test_every_game_has_its_texts(key: str, lang: str) -> None:
    game = games[key]
    for part in ("name", "author", "tagline"):
        assert text(lang, f"{key}-{part}")
    for name in game.sections:
        heading, body = section(lang, f"{key}-rules-{name}")
        assert heading
        assert body
    for option in game.options:
        assert text(lang, f"{key}-option-{option.name.replace('_', '-')}")
    for reason in game.reasons[1:]:
        assert text(lang, f"{key}-reason-{reason}")
    if game.rating:
        titles = sorted({game.rating(minus) for minus in range(60)})
        assert titles == list(range(1, len(titles) + 1)), "titles are numbered from 1, the best"
        assert len({text(lang, f"{key}-rating-{title}") for title in titles}) == len(titles)
        for title in (0, len(titles) + 1):
            with pytest.raises(KeyError):
                text(lang, f"{key}-rating-{title}")
