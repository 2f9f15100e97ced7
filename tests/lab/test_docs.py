"""The tables on the games' pages are those that the code makes."""

from __future__ import annotations

import re
from pathlib import Path

import gymnasium
import pytest

from spieltrieb.core.contract import Game
from spieltrieb.lab import docs
from spieltrieb.lab.environments import gym, zoo
from tests.contract.setups import each_game
from tests.lab.environments.setups import only_with_openspiel

PAGES = Path(__file__).parents[2] / "docs" / "games"


@each_game
def test_a_games_page_has_the_tables_that_its_code_makes(game: Game) -> None:
    page = (PAGES / f"{game.key}.md").read_text(encoding="utf-8")
    assert page == docs.renewed(page, game), "make them anew: python -m spieltrieb.lab.docs docs/games"
    for name in game.features.layout(game.max_players):
        assert f"| `{name}` (" in page


@each_game
def test_a_games_page_tells_what_its_environments_are(game: Game) -> None:
    page = (PAGES / f"{game.key}.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| (\w[\w ]*) \| (.*) \|$", page.partition("## Environments")[2], re.MULTILINE))
    alone, seats = gymnasium.make(gym.NAMES[game.key]), zoo.raw_env(game.key)
    assert f'"{gym.NAMES[game.key]}"' in rows["Gymnasium"]
    assert re.search(rf"; {alone.unwrapped.table.players} players? unless", rows["Gymnasium"])
    assert f"`{seats.metadata['name']}`" in rows["PettingZoo"]
    assert ("parallel_env" in rows["PettingZoo"]) == seats.metadata["is_parallelizable"]
    assert re.search(rf"; {len(seats.possible_agents)} players? unless", rows["PettingZoo"])
    assert all(f"`{mode}`" in rows["Rendering"] for mode in seats.metadata["render_modes"])
    assert set(rows) >= {"OpenSpiel", "Turns", "Seed", "Longest game", "Truncation"}


@each_game
def test_a_games_page_tells_how_openspiel_knows_it(game: Game) -> None:
    only_with_openspiel()
    import pyspiel

    from spieltrieb.lab.environments import openspiel

    page = (PAGES / f"{game.key}.md").read_text(encoding="utf-8")
    name = openspiel.NAMES[game.key]
    found = pyspiel.load_game(name)
    assert f'`pyspiel.load_game("{name}")`; {found.num_players()} players unless' in page
    assert all(f"`{parameter}`" in page for parameter in found.get_type().parameter_specification)
    lengths = f"{found.max_game_length()} and {found.max_chance_nodes_in_history()} with {found.num_players()} players"
    assert lengths in page


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
