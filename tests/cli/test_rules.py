"""`spieltrieb rules`."""

from __future__ import annotations

import pytest

from spieltrieb import games
from spieltrieb.locale import languages, section
from tests.cli.conftest import Run


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", games)
def test_all_sections_are_told_word_by_word(key: str, lang: str, run: Run) -> None:
    done = run("rules", key, "--lang", lang)
    assert done.code == 0
    lines = done.out.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line for line in lines if line != line.rstrip()] == []
    words = [word for word in done.out.split() if word != "•"]
    for name in games[key].sections:
        heading, body = section(lang, f"{key}-rules-{name}")
        assert heading in lines
        told = [word for word in body.split() if word != "-"]
        assert any(words[at : at + len(told)] == told for at in range(len(words))), f"{name} is not told whole"


def test_lines_are_as_long_as_the_terminal_is_wide(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, run("rules", "5vor12").out.splitlines())) <= 40
    monkeypatch.setenv("COLUMNS", "300")
    assert 90 < max(map(len, run("rules", "5vor12").out.splitlines())) <= 100
    monkeypatch.setenv("LINES", "20")
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, run("rules", "5vor12").out.splitlines())) <= 40
    monkeypatch.setenv("COLUMNS", "60")
    assert 40 < max(map(len, run("rules", "5vor12").out.splitlines())) <= 60


def test_list_items_hang(run: Run) -> None:
    lines = run("rules", "5vor12").out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  • Each player has a board"))
    assert lines[first + 1].startswith("    ")
    assert lines[first + 1][4] != " "


def test_an_unknown_game(run: Run) -> None:
    done = run("rules", "fivetotwelf")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("There’s no game called “fivetotwelf”; did you mean fivetotwelve?")
    assert "did you mean" not in run("rules", "zzz").err
