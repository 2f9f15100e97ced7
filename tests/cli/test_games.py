"""`spieltrieb games`."""

from __future__ import annotations

from spieltrieb import games
from spieltrieb.locale import languages, text
from tests.cli.conftest import Run


def test_every_game_is_listed_on_a_line_of_its_own(run: Run) -> None:
    done = run("games")
    assert done.code == 0
    for key, game in games.items():
        line = next(line for line in done.out.splitlines() if line.startswith(key))
        for part in (game.name, game.author, f"{game.min_players}–{game.max_players}", text("en", f"{key}-tagline")):
            assert part in line
    assert "\x1b" not in done.out


def test_in_another_language(run: Run) -> None:
    done = run("games", "--lang", "de")
    assert done.code == 0
    assert "Worum es geht" in done.out
    for key in games:
        assert text("de", f"{key}-tagline") in done.out


def test_an_unknown_language(run: Run) -> None:
    done = run("games", "--lang", "tlh")
    assert (done.code, done.out) == (2, "")
    assert done.err == f"There are no texts in the language 'tlh'; there are: {', '.join(languages())}.\n"
