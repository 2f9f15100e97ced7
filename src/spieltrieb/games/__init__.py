"""The games: one explicit list."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from spieltrieb.core.contract import Game
from spieltrieb.core.errors import UnknownGame

# Their folders, in the order in which games are offered; all other lists of games are made from this one.
KEYS = (
    "fivetotwelve",
    "memostreet",
    "kreuzquer",
    "davincicode",
)


class Games(Mapping[str, Game]):
    """All games by their key: `games["fivetotwelve"]`."""

    def __init__(self, all_games: tuple[Game, ...]) -> None:
        self._games = {game.key: game for game in all_games}

    def __getitem__(self, key: str) -> Game:
        try:
            return self._games[key]
        except KeyError:
            raise UnknownGame(f"There is no game {key!r}; there are {', '.join(self._games)}.", game=key) from None

    def __contains__(self, key: object) -> bool:
        return key in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def __getattr__(self, name: str) -> Any:
        # `spieltrieb.games` is this mapping, which hides the package of the same name: hand its folders through.
        try:
            return sys.modules[f"{__name__}.{name}"]
        except KeyError:
            raise AttributeError(f"games has no attribute {name!r}; a game is games[{name!r}]") from None


def the_game(given: Any) -> Game:
    """The game that is meant: it can be given itself, or by its key."""
    if not isinstance(given, (str, Game)):
        raise UnknownGame(f"A game is given by its key, such as {KEYS[0]!r}, not as {given!r}.", game=repr(given))
    return games[given] if isinstance(given, str) else given


games = Games(tuple(import_module(f"{__name__}.{key}").GAME for key in KEYS))
