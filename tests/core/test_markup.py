from __future__ import annotations

import pytest
from rich.text import Text

from spieltrieb.core.markup import plain
from tests.contract.setups import each_game


@pytest.mark.parametrize("name", ["Ada", "[Bert]", "[/]", "\\[/x]", "\\\\[bold]", "[link=x]y[/link]"])
def test_a_name_is_shown_as_it_is(name: str) -> None:
    assert Text.from_markup(f"[bold]{plain(name)}.[/]").plain == f"{name}."


@each_game
def test_boards_of_players_with_odd_names_can_be_shown(game) -> None:
    drawn = game.draw(game.start(2, seed=1).view(0), ["[/red]", "\\[bold]"])
    assert "[/red]" in Text.from_markup(drawn).plain
