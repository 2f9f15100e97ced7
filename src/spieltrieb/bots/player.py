"""A player that is a program: it is shown what its seat may know, and answers with one of its legal actions."""

from __future__ import annotations

import math
import operator
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, Protocol
from weakref import WeakKeyDictionary

import numpy as np

from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadOption, SpieltriebError
from spieltrieb.core.facts import Fact, turned_up
from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.core.position import Position
from spieltrieb.core.setup import Setup


class BotFailed(SpieltriebError):
    """A program that was asked for a move broke down, or answered with something that is not a legal action."""

    code = "bot-failed"


@dataclass(frozen=True, eq=False)
class Sight:
    """All that a program gets to see when it is to act: what a person in its seat may know, and nothing else."""

    game: Game
    seat: int
    players: int
    options: Mapping[str, Any]
    state: np.ndarray[Any, Any]  # an array of one veiled state
    legal: Sequence[int]  # the actions it may choose from, in their fixed order; never empty
    told: Callable[[], list[str]]  # all moves so far as its seat was told them
    facts: Callable[[], list[Fact]]  # what each of them was and did, as people's pages get it
    budget: float  # how many seconds it may think
    random: random.Random  # the only source of randomness it should use, so that a game can be repeated
    # What a player forgets by chance follows from it: the same at every move of a game, wherever the player is made
    # anew. None: it may choose for itself, and must be asked for the whole game.
    memory: int | None = None


class Bot(Protocol):
    """Anything that chooses an action."""

    def choose(self, sight: Sight) -> int:
        """The action, one of `sight.legal`."""
        ...


def levels(*makers: Callable[[], Bot]) -> dict[str, Callable[[], Bot]]:
    """What makes the players of a game's levels, from gentle to strong, by the names of the levels."""
    return {f"level{number}": maker for number, maker in enumerate(makers, 1)}


class RandomBot:
    """Plays any legal move, each as likely as any other."""

    def choose(self, sight: Sight) -> int:
        """Any of the legal actions."""
        return sight.random.choice(sight.legal)


def look(position: Position, seat: int, chance: random.Random, budget: float = 1.0) -> Sight:
    """What a seat sees: the one place where a program's sight is made, from the veiled state alone.

    Nothing in it leads back to the position: the state is a veiled copy, and what the seat was told is plain data.
    """
    lines, facts = _told(position, seat)
    return Sight(
        game=position.game,
        seat=seat,
        players=position.players,
        options=position.options,
        state=position.veil(seat),
        legal=tuple(move.action for move in position.legal(seat)),
        told=partial(list, lines),
        facts=partial(list, facts),
        budget=budget,
        random=chance,
    )


def check_budget(seconds: Any) -> float:
    """How long a program may think, if that is a number of seconds."""
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float, np.number)) or not 0 < seconds < math.inf:
        raise BadOption(
            f"`budget` must be a number of seconds above 0, not {seconds!r}.",
            reason="error-bad-simulation-budget",
            option="budget",
            value=seconds,
            budget=f"{seconds:g}" if isinstance(seconds, float) else str(seconds),
        )
    return float(seconds)


def ask(bot: Bot, sight: Sight, name: str) -> int:
    """The action that a program chooses, or an error that says what went wrong."""
    legal = tuple(sight.legal)
    try:
        answer = bot.choose(sight)
    except (Exception, SystemExit) as problem:  # an exit ends a program that asks without a word
        said = f"{type(problem).__name__}: {problem}".removesuffix(": ")
        raise BotFailed(f"The bot {name!r} broke down ({said}).", bot=name, problem="crash", said=said) from problem
    try:
        action = operator.index(answer)
    except TypeError:
        action = -1
    if action not in legal:
        said = repr(answer)[:80]
        raise BotFailed(
            f"The bot {name!r} answered {said}, which is not a legal action.", bot=name, problem="illegal", said=said
        )
    return action


# ---- What a seat was told, kept from one look to the next so that a move is put into words once, not at every look


class _Told(NamedTuple):
    history: tuple[tuple[int, int], ...]
    array: np.ndarray[Any, Any]  # the state after these steps
    lines: tuple[str, ...]
    facts: tuple[Fact, ...]


_kept: WeakKeyDictionary[Setup, dict[int, _Told]] = WeakKeyDictionary()


def _told(position: Position, seat: int) -> tuple[tuple[str, ...], tuple[Fact, ...]]:
    """The same as `position.told(seat)`, and the facts of these moves (`core.facts.facts_of`)."""
    game, options, history = position.game, position.options, position.history
    seats = _kept.setdefault(position.setup, {})
    known = seats.get(seat)
    if known is None or known.history != history[: len(known.history)]:
        array = game.blank()
        game.begin(array[0], position.players, options)
        known = _Told((), array, (), ())
    array, lines, facts = known.array, list(known.lines), list(known.facts)
    for actor, action in history[len(known.history) :]:
        lines.append(game.tell(array[0], actor, action, options, seat))
        after = np.empty_like(array)
        game.drive.attempt(array, after, actor, action)
        chance = actor == CHANCE_ACTOR
        facts.append(turned_up(lines[-1]) if chance else game.fact(array, after, actor, action, options))
        array = after
    seats[seat] = _Told(history, array, tuple(lines), tuple(facts))
    return seats[seat].lines, seats[seat].facts
