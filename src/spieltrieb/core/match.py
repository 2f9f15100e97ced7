"""Match play: several games in a row as the leaflets have them, with a running score sheet."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from spieltrieb.core.chance import Seed, seed_bytes
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadMatch
from spieltrieb.core.position import Outcome, Position
from spieltrieb.core.setup import check_names


@dataclass(frozen=True)
class Match:
    """Several games of the same players, the starter moving on; it never changes, `add` makes a new one."""

    game: Game
    names: tuple[str, ...]
    rounds: int
    options: Mapping[str, Any]
    id: str
    seed: bytes | None = None
    outcomes: tuple[Outcome, ...] = field(default=())

    @classmethod
    def start(
        cls,
        game: Game,
        names: list[str] | tuple[str, ...],
        rounds: int | None = None,
        seed: Seed | None = None,
        id: str | None = None,
        **options: Any,
    ) -> Match:
        """A match before its first game. Where the leaflet fixes the number of games, `rounds` may be left out."""
        players = game.check_players(len(check_names(names, game.name)))
        fixed = game.match_rounds(players) if game.match_rounds else None
        if rounds is None:
            rounds = fixed or 1
        if isinstance(rounds, bool) or not isinstance(rounds, int) or not 1 <= rounds <= 1000:
            raise BadMatch(f"A match has from 1 to 1000 games, not {rounds!r}.", rounds=rounds)
        if fixed and rounds != fixed:
            raise BadMatch(
                f"A match of {game.name} has as many games as players, so that everybody starts once: "
                f"{fixed}, not {rounds}.",
                rounds=rounds,
            )
        settled = game.settle(options)
        given = {name: settled[name] for name in options}
        return cls(
            game, tuple(names), rounds, given, id or secrets.token_hex(8), None if seed is None else seed_bytes(seed)
        )

    @property
    def round(self) -> int:
        """The number of the game to be played now, from 1; more than `rounds` when the match is over."""
        return len(self.outcomes) + 1

    @property
    def over(self) -> bool:
        """Whether all games are played."""
        return self.round > self.rounds

    def next_game(self) -> Position:
        """The first position of the next game: the starter has moved on clockwise."""
        if self.over:
            raise BadMatch(f"All {self.rounds} games of the match are played.", rounds=self.rounds)
        players = len(self.names)
        options = dict(self.options)
        options["starter"] = (options.get("starter", 0) + len(self.outcomes)) % players
        seed = None if self.seed is None else self.seed + f"/{self.round}".encode()
        return self.game.start(players, seed, list(self.names), **options)

    def add(self, position: Position) -> Match:
        """The match after this game, which must be over."""
        if self.over:
            raise BadMatch(f"All {self.rounds} games of the match are played.", rounds=self.rounds)
        if position.game is not self.game or position.players != len(self.names):
            raise BadMatch("This game does not belong to the match.", rounds=self.rounds)
        if position.outcome is None:
            raise BadMatch("A game counts for the match only when it is over.", rounds=self.rounds)
        return replace(self, outcomes=(*self.outcomes, position.outcome))

    def mark(self) -> dict[str, Any]:
        """What a record of the current game says of the match."""
        return {"id": self.id, "round": self.round, "of": self.rounds}

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return tuple(sum(outcome.scores[seat] for outcome in self.outcomes) for seat in range(len(self.names)))

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on; then the added points, and the seats with the most."""
        if not self.over:
            return None
        best = max(self.totals)
        return Outcome(self.totals, tuple(seat for seat, total in enumerate(self.totals) if total == best), "match")

    def sheet(self) -> list[list[str]]:
        """The score sheet: a row of names, one row per game, and a row of totals."""
        rows = [["", *self.names]]
        rows += [[str(number), *map(str, outcome.scores)] for number, outcome in enumerate(self.outcomes, 1)]
        rows.append(["=", *map(str, self.totals)])
        return rows
