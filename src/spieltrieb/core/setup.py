"""What stays the same through one game: what was agreed before it began."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from spieltrieb.core.errors import BadPlayers

if TYPE_CHECKING:
    from spieltrieb.core.contract import Game


@dataclass(frozen=True, eq=False)
class Setup:
    """The game, its players and options, and the seed if chance has one."""

    game: Game
    players: int
    options: Mapping[str, Any]
    seed: bytes | None
    names: tuple[str, ...]

    def __reduce__(self) -> Any:
        return (make_setup, (self.game, self.players, dict(self.options), self.seed, self.names))


def make_setup(game: Game, players: int, options: dict[str, Any], seed: bytes | None, names: tuple[str, ...]) -> Setup:
    """A setup whose options cannot be changed."""
    return Setup(game, players, MappingProxyType(options), seed, names)


def check_names(names: Iterable[str], game: str) -> tuple[str, ...]:
    """What the players are to be called, if these are names."""
    found = tuple(names) if isinstance(names, Iterable) and not isinstance(names, str) else ()
    if not found or not all(isinstance(name, str) for name in found):
        raise BadPlayers(f"`names` must be a list of texts, one for each player, not {names!r}.", game=game)
    return found


def usual_names(players: int) -> tuple[str, ...]:
    """What players are called where no names are given."""
    return tuple(f"Player {seat}" for seat in range(players))
