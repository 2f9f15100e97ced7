"""The tables on the games' pages are those that the code makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltrieb.core.contract import Game
from spieltrieb.lab import docs
from tests.contract.setups import each_game

PAGES = Path(__file__).parents[2] / "docs" / "games"


@each_game
def test_a_games_page_has_the_tables_that_its_code_makes(game: Game) -> None:
    page = (PAGES / f"{game.key}.md").read_text(encoding="utf-8")
    assert page == docs.renewed(page, game), "make them anew: python -m spieltrieb.lab.docs docs/games"
    for name in game.features.layout(game.max_players):
        assert f"| `{name}` (" in page


@each_game
def test_stale_tables_are_made_anew(game: Game, tmp_path: Path) -> None:
    for page in PAGES.glob("*.md"):
        stale = (
            page.read_text(encoding="utf-8")
            .replace("| whose turn it is |", "| who knows |")
            .replace("chance:", "luck:")
        )
        (tmp_path / page.name).write_text(stale, encoding="utf-8")
    docs.main(str(tmp_path))
    here = (tmp_path / f"{game.key}.md").read_text(encoding="utf-8")
    assert here == (PAGES / f"{game.key}.md").read_text(encoding="utf-8")


@each_game
def test_a_page_without_a_place_for_its_tables_is_named(game: Game) -> None:
    with pytest.raises(ValueError, match="has no place for its table of actions"):
        docs.renewed("# A page\n", game)
