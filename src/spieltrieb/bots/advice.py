"""Advice: what every legal move of a seat is worth, and why, from what that seat may know and nothing else."""

from __future__ import annotations

import random
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from spieltrieb.bots.player import Sight, check_budget, look
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.core.position import Position

Unit = Literal["win", "points"]


class NoAdvice(SpieltriebError):
    """There is nothing to advise: the seat is not to act, or nobody has taught this game yet."""

    code = "no-advice"


@dataclass(frozen=True)
class Reason:
    """Why a move is good or bad: a code, and arguments for the sentence that the catalogues have for it."""

    code: str
    arguments: Mapping[str, int | float | str] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """As JSON data."""
        return {"code": self.code, "arguments": dict(self.arguments)}


@dataclass(frozen=True)
class RatedMove:
    """A legal action, what it is worth, and why."""

    action: int
    value: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Advice:
    """All legal moves of a seat, the best first, and what else is worth knowing."""

    unit: Unit  # values are the chance to win, from 0 to 1, or the points that are expected at the end
    moves: tuple[RatedMove, ...]
    table: Mapping[str, Any] = field(default_factory=dict)  # the game's own table: plain data, as JSON has it

    @property
    def best(self) -> RatedMove:
        """The best move."""
        return self.moves[0]

    def to_dict(self, position: Position, seat: int) -> dict[str, Any]:
        """As JSON data, with the moves as text."""
        moves = [
            {
                "move": position.write(seat, move.action),
                "value": move.value,
                "reasons": [reason.to_dict() for reason in move.reasons],
            }
            for move in self.moves
        ]
        return {"unit": self.unit, "moves": moves, "table": dict(self.table)}

    def value_of(self, action: int) -> float:
        """What an action is worth."""
        for move in self.moves:
            if move.action == action:
                return move.value
        raise KeyError(action)

    def loss_of(self, action: int) -> float:
        """What an action gives away against the best one."""
        return self.best.value - self.value_of(action)


def sight_of(
    position: Position, seat: int | None = None, *, budget: float = 1.0, chance: random.Random | None = None
) -> Sight:
    """What a seat that is to act sees; without a generator, one that is the same for the same sight."""
    acting = [actor for actor in position.actors if isinstance(actor, int)]
    if not acting:
        why = "the game is over" if position.outcome else "chance is to act"
        raise NoAdvice(f"There is nothing to advise: {why}.", game=position.game.name)
    seat = acting[0] if seat is None else seat
    if seat not in acting:
        turn = " and ".join(f"seat {actor}" for actor in acting)
        raise NoAdvice(f"There is nothing to advise for seat {seat}: {turn} must act.", game=position.game.name)
    return look(position, seat, chance or luck_of(position, seat), check_budget(budget))


def luck_of(position: Position, seat: int, budget: float | None = None) -> random.Random:
    """Random numbers that are always the same for the same sight; with a budget, others for each budget."""
    sight = zlib.crc32(position.veil(seat).tobytes())
    return random.Random(sight if budget is None else f"{sight} {budget}")


def in_words(reason: Reason, game: str, lang: str) -> str:
    """A reason as a sentence in this language; texts of a game are named `advice-GAME-CODE`."""
    from spieltrieb.locale import text

    return text(lang, f"advice-{game}-{reason.code}", **reason.arguments)
