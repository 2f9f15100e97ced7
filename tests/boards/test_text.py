"""Boards as text speak every language, stay in shape, and show names as they are."""

from __future__ import annotations

import random
import re

import pytest
from rich.text import Text

from spieltrieb.boards.markup import plain, unmarked
from spieltrieb.boards.text import draw
from spieltrieb.games import games
from spieltrieb.locale import languages, text
from tests.contract.setups import each_game


@pytest.mark.parametrize("name", ["Ada", "[Bert]", "[/]", "\\[/x]", "\\\\[bold]", "[link=x]y[/link]"])
def test_a_name_is_shown_as_it_is(name: str) -> None:
    assert Text.from_markup(f"[bold]{plain(name)}.[/]").plain == f"{name}."
    assert unmarked(f"[bold]{plain(name)}.[/]") == f"{name}."


@each_game
def test_boards_of_players_with_odd_names_can_be_shown(game) -> None:
    drawn = draw(game.start(2, seed=1), 0, ["[/red]", "\\[bold]"], "en")
    assert "[/red]" in Text.from_markup(drawn).plain


@each_game
@pytest.mark.parametrize("lang", languages())
def test_boards_speak_every_language_and_stay_in_shape(game, lang: str) -> None:
    chooser = random.Random(7)
    position = game.start(2, seed=7)
    for _ in range(40):
        if position.actors:
            seat = chooser.choice(position.actors)
            position = position.play(chooser.choice(list(position.legal(seat))))
        drawn = [Text.from_markup(draw(position, 0, ["Ada", "Bob"], code)).plain for code in ("en", lang)]
        assert drawn[1] == unmarked(draw(position, 0, ["Ada", "Bob"], lang))
        ours, other = (lines.splitlines() for lines in drawn)
        assert len(ours) == len(other)
        assert all(len(line) <= 100 for line in other)
        frames = [[line for line in lines if re.search("[│▒]", line)] for lines in (ours, other)]
        assert frames[0] == frames[1], "only what is said beside the boards differs"
        assert lang == "en" or ours != other


@pytest.mark.parametrize("lang", languages())
def test_hands_stand_under_their_boards(lang: str) -> None:
    position = games["fivetotwelve"].start(2, seed=1)
    lines = Text.from_markup(draw(position, 0, ["Ada", "Bob"], lang)).plain.splitlines()
    held = next(line for line in lines if text(lang, "board-hand") in line)
    assert held.rindex(text(lang, "board-hand")) - held.index(text(lang, "board-hand")) == lines[0].index("1 Bob")


def test_at_the_end_of_da_vinci_code_the_points_are_those_of_the_result() -> None:
    chooser = random.Random(3)
    position = games["davincicode"].start(2, seed=3)
    while position.actors:
        position = position.play(chooser.choice(list(position.legal(position.actors[0]))))
    assert position.outcome is not None
    assert position.outcome.scores != position.view(None).points, "the winner's hidden numbers add something"
    lines = Text.from_markup(draw(position, None, ["Ada", "Bob"], "en")).plain.splitlines()
    assert [int(line.split()[2]) for line in lines[1:3]] == list(position.outcome.scores)
