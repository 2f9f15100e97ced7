"""What the games are called in Gymnasium, OpenSpiel and PettingZoo; for documents too, so none of them is needed."""

from __future__ import annotations

from spieltrieb.core.contract import Game

OPENSPIEL = "spieltrieb_"


def gymnasium_name(game: Game) -> str:
    """The name that `gymnasium.make` and `gymnasium.make_vec` take."""
    words = (game.spelled or game.name).title()
    return f"spieltrieb/{''.join(filter(str.isalnum, words))}-v0"


def openspiel_name(game: Game) -> str:
    """The name that `pyspiel.load_game` takes."""
    return OPENSPIEL + game.key


def pettingzoo_name(game: Game) -> str:
    """The name in an environment's metadata."""
    return f"{game.key}_v0"
