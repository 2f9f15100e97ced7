"""A position: a game at one moment, as people and servers use it. It never changes; playing makes a new one."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from spieltrieb.core import chance, reading
from spieltrieb.core.chance import Seed
from spieltrieb.core.errors import BadPlayers, Illegal, WrongActor
from spieltrieb.core.moves import CHANCE, CHANCE_ACTOR, Actor, Move, Moves, actor_number
from spieltrieb.core.record import Record
from spieltrieb.core.setup import Setup, check_names, make_setup, usual_names

if TYPE_CHECKING:
    from spieltrieb.core.contract import Game, State, View


class Outcome(NamedTuple):
    """How a game ended: the points of every seat, the seats that won, and why it was over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str

    def to_dict(self) -> dict[str, Any]:
        """As a record has it."""
        return {"scores": list(self.scores), "winners": list(self.winners), "reason": self.reason}


_STEP = struct.Struct("<hh")  # an actor and an action

# Who may act, for every set of bits that the rules return: few enough to be listed once.
_ACTORS: tuple[tuple[Actor, ...], ...] = tuple(
    ("*",) if bits == CHANCE else tuple(seat for seat in range(4) if bits >> seat & 1) for bits in range(CHANCE + 1)
)


class Position:
    """A game at one moment. Equal when the states are equal, hashable, and picklable."""

    __slots__ = ("_acting", "_array", "_choices", "_draws", "_log", "setup")

    def __init__(
        self,
        setup: Setup,
        array: np.ndarray[Any, Any],
        acting: int,
        history: bytes | Iterable[tuple[int, int]],
        draws: int,
    ) -> None:
        self.setup = setup
        self._array = array
        self._acting = acting
        # All steps, four bytes each: a tuple of tuples would have to be counted through at every move.
        self._log = history if isinstance(history, bytes) else b"".join(_STEP.pack(*step) for step in history)
        self._draws = draws  # how many chance outcomes there have been so far
        self._choices: dict[int, tuple[tuple[str, ...], Sequence[int]]] | None = None

    @classmethod
    def start(
        cls, game: Game, players: int, seed: Seed | None, options: dict[str, Any], names: Iterable[str] | None
    ) -> Position:
        """The first position; `Game.start` is the way to get one."""
        names = usual_names(players) if names is None else check_names(names, game.name)
        if len(names) != players:
            raise BadPlayers(f"There are {players} players but {len(names)} names.", game=game.name, players=players)
        setup = make_setup(game, players, options, None if seed is None else chance.seed_bytes(seed), names)
        array = game.blank()
        game.begin(array[0], players, options)
        return cls(setup, array, game.drive.acting(array), (), 0)._dealt()

    # ---- What is true now ----

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.setup.game

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    @property
    def options(self) -> Mapping[str, Any]:
        """All options with their values."""
        return self.setup.options

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return self.setup.names

    @property
    def state(self) -> State:
        """The NumPy record itself, read-only."""
        shown = self._array.view()
        shown.flags.writeable = False
        return shown[0]

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who may act now: seats, several where turns are simultaneous, or "*" for chance; () when the game is over."""
        return _ACTORS[self._acting]

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that may act now; none when it is chance's turn."""
        return () if self._acting == CHANCE else _ACTORS[self._acting]  # type: ignore[return-value]

    @property
    def history(self) -> tuple[tuple[int, int], ...]:
        """All steps so far, each an actor (-1 for chance) and an action; `moves` has them as text."""
        return self.steps_from(0)

    @property
    def step(self) -> int:
        """How many steps there have been so far."""
        return len(self._log) // _STEP.size

    def begins_with(self, earlier: Position) -> bool:
        """Whether this position has gone through all steps of an earlier one."""
        return self._log.startswith(earlier._log)

    def steps_from(self, step: int) -> tuple[tuple[int, int], ...]:
        """The steps so far without the first ones: the end of `history`."""
        return tuple(_STEP.iter_unpack(self._log[_STEP.size * step :]))

    def legal(self, actor: Actor) -> Moves:
        """The moves of a seat (or of "*"), in a fixed order; none if it is not to act."""
        number = CHANCE_ACTOR if isinstance(actor, str) and actor == "*" else self._check_seat(actor)
        return Moves(self, number, self._actions(number))

    def choices(self, seat: int) -> tuple[tuple[str, ...], Sequence[int]]:
        """The texts and the actions of a seat's moves, remembered: for a server, which needs them again and again."""
        known = self._choices
        if known is None:
            known = self._choices = {}
        found = known.get(seat)
        if found is None:
            actions = self._actions(self._check_seat(seat))
            found = known[seat] = (self.texts(seat, actions), actions)
        return found

    def _actions(self, actor: int) -> list[int]:
        if actor == CHANCE_ACTOR:
            return list(self.chances())
        if not self._acting >> actor & 1 or self._acting == CHANCE:
            return []
        game = self.setup.game
        found = np.empty(game.actions, np.int64)
        actions: list[int] = found[: game.drive.choices(self._array, actor, found)].tolist()
        return actions

    def chances(self) -> dict[int, int]:
        """At a chance step: each possible outcome's action, with how many of the face-down tiles would give it."""
        if self._acting != CHANCE:
            return {}
        found = np.empty(self.game.actions, np.int64)
        weights = np.empty(self.game.actions, np.int64)
        total = self.game.drive.outcomes(self._array, found, weights)
        return dict(zip(found[:total].tolist(), weights[:total].tolist(), strict=True))

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on; then points, winners and the reason."""
        if self._acting:
            return None
        scores = np.zeros(self.players, np.int64)
        winners = self.game.drive.result(self._array, scores)
        reason = self.game.reasons[int(self._array[0]["reason"])]
        return Outcome(tuple(scores.tolist()), _ACTORS[winners], reason)

    # ---- Playing ----

    def play(self, move: Move | str) -> Position:
        """The position after this move; with a seed, after the chance steps that follow it too."""
        # As in `_step`, but with one call less: this is played millions of times.
        if isinstance(move, Move) and move._position.setup.game is self.setup.game:
            return self._play(actor_number(move.actor), move.action)._dealt()
        return self._play(*self._step(move))._dealt()

    def advance(self, move: Move | str) -> tuple[Position, ...]:
        """The positions after this move and after each chance step that the seed then resolves; `play` has the last."""
        return self.advance_by(*self._step(move))

    def advance_by(self, actor: int, action: int) -> tuple[Position, ...]:
        """As `advance`, for an actor (-1 for chance) and an action."""
        after = self._play(actor, action)
        return tuple(after._deals()) if after._acting == CHANCE else (after,)

    def _step(self, move: Move | str) -> tuple[int, int]:
        """The actor and action of a move."""
        if not isinstance(move, Move):
            return self.read(move)
        if (other := move._position.game) is not self.game:
            raise Illegal(f"{str(move)!r} is a move of {other.name}, not of {self.game.name}.", text=str(move))
        return actor_number(move.actor), move.action

    def _play(self, actor: int, action: int) -> Position:
        game = self.setup.game
        after = game.blank()
        try:
            acting = game.drive.attempt(self._array, after, actor, action)
        except Exception:
            if all(isinstance(number, (int, np.integer)) for number in (actor, action)):
                raise
            raise Illegal(f"A step is two whole numbers, not {actor!r} and {action!r}.", text=str(action)) from None
        if acting < 0:
            raise reading.refusal(self, actor, action)
        draws = self._draws + (actor == CHANCE_ACTOR)
        return Position(self.setup, after, acting, self._log + _STEP.pack(actor, action), draws)

    def _dealt(self) -> Position:
        """The position after all chance steps that are due, if there is a seed to resolve them."""
        return self._deals()[-1] if self._acting == CHANCE else self

    def _deals(self) -> list[Position]:
        """The position itself, and the one after each chance step that is due, if there is a seed to resolve it."""
        positions, seed = [self], self.setup.seed
        while positions[-1]._acting == CHANCE and seed is not None:
            positions.append(positions[-1]._play(CHANCE_ACTOR, positions[-1].drawn_by(seed)))
        return positions

    def drawn_by(self, seed: Seed) -> int:
        """The outcome (an action) that a seed gives at this chance step."""
        drive = self.game.drive
        return int(drive.drawn(self._array, chance.draw(seed, self._draws, int(drive.face_down(self._array)))))

    def replay(self, moves: Iterable[str]) -> Position:
        """The position after all these moves, chance included as recorded."""
        position = self
        for move in moves:
            position = position._play(*position.read(move))
        return position

    def replay_actions(self, steps: Iterable[tuple[int, int]]) -> Position:
        """The position after all these steps, each an actor (-1 for chance) and an action; as a play-out logs them."""
        position = self
        for actor, action in steps:
            position = position._play(actor, action)
        return position

    def with_seed(self, seed: Seed | None) -> Position:
        """The same position, with chance resolved by this seed from now on; without one, chance waits to be played."""
        setup = replace(self.setup, seed=None if seed is None else chance.seed_bytes(seed))
        return Position(setup, self._array, self._acting, self._log, self._draws)._dealt()

    def at(self, step: int) -> Position:
        """The position after the first `step` moves of this game."""
        if not isinstance(step, (int, np.integer)) or not 0 <= step <= self.step:
            raise Illegal(f"The game has {self.step} moves so far; there is no position after {step!r}.", step=step)
        log = self._log[: _STEP.size * step]
        array = self._retraced(log)[-1:].copy()
        draws = sum(actor == CHANCE_ACTOR for actor, _ in _STEP.iter_unpack(log))
        return Position(self.setup, array, self.game.drive.acting(array), log, draws)

    def _retraced(self, log: bytes) -> np.ndarray[Any, Any]:
        """The states from the beginning of the game to the end of this log, which is one that was played here."""
        steps = np.frombuffer(log, "<i2").reshape(-1, 2)
        states = np.zeros(len(steps) + 1, self.game.dtype)
        self.game.begin(states[0], self.players, self.options)
        self.game.drive.retrace(states, steps)
        return states

    # ---- Text ----

    def write(self, actor: int, action: int) -> str:
        """The text of a move in this position."""
        return self.game.write(self._array[0], actor, action, self.options)

    def texts(self, actor: int, actions: Sequence[int]) -> tuple[str, ...]:
        """The texts of several moves of one actor in this position: much faster than one by one."""
        if not actions:
            return ()
        setup = self.setup
        return tuple(setup.game.texts(self._array[0], actor, actions, setup.options))

    def read(self, text: str) -> tuple[int, int]:
        """The actor and action that a text means here; the seat may be left out where only one can be meant."""
        return reading.read(self, text)

    def _check_seat(self, seat: object) -> int:
        number = int(seat) if isinstance(seat, (int, np.integer)) and not isinstance(seat, bool) else -1
        if not 0 <= number < self.players:
            raise WrongActor(f"There is no seat {seat!r}; the seats are 0 to {self.players - 1}.", seat=seat)
        return number

    # ---- What each may know ----

    def veil(self, seat: int | None) -> np.ndarray[Any, Any]:
        """The state (an array of one) with everything blank that this seat, or a spectator, may not know."""
        return self.game.veil_array(self._array, None if seat is None else self._check_seat(seat))

    def view(self, seat: int | None) -> View:
        """What a page shows this seat, or a spectator: made from the veiled state alone, with the legal moves."""
        game = self.setup.game
        seat = None if seat is None else self._check_seat(seat)
        legal = () if seat is None else self.texts(seat, self._actions(seat))
        known = self.veil(seat) if game.hides else self._array  # where all is public, a veil is an equal copy
        return game.view(known, seat, self.setup.options, self.actors, legal)

    def tell(self, actor: int, action: int, seat: int | None) -> str:
        """The text of a move in this position as it is told to a seat, or to a spectator."""
        if seat is not None:
            self._check_seat(seat)
        setup = self.setup
        return setup.game.tell(self._array[0], actor, action, setup.options, seat)

    def told(self, seat: int | None) -> list[str]:
        """All moves so far as this seat, or a spectator, may know them."""
        if seat is not None:
            self._check_seat(seat)
        game, options = self.game, self.options
        return [game.tell(before, actor, action, options, seat) for before, actor, action in self._steps()]

    def recalled(self, seat: int | None) -> list[str]:
        """All moves so far as they may be told again to a person who comes to the table, or comes back to it.

        As `told`; but where what was seen fades, only what the seats did, without the faces that chance gave.
        """
        if not self.game.fades:
            return self.told(seat)
        if seat is not None:
            self._check_seat(seat)
        return [move for (actor, _), move in zip(self.history, self.moves, strict=True) if actor != CHANCE_ACTOR]

    # ---- Records ----

    @property
    def moves(self) -> list[str]:
        """All moves so far, chance included."""
        game, options = self.game, self.options
        return [game.write(before, actor, action, options) for before, actor, action in self._steps()]

    def _steps(self) -> Iterable[tuple[State, int, int]]:
        """Every move so far with the state before it."""
        for before, (actor, action) in zip(self._retraced(self._log), self.history, strict=False):
            yield before, actor, action

    def record(self, match: dict[str, Any] | None = None) -> Record:
        """The game so far, ready to be written as a line."""
        return Record(
            game=self.game.key,
            rules=self.game.version,
            players=self.names,
            options=self._chosen(always=True),
            moves=tuple(self.moves),
            result=self.outcome and self.outcome.to_dict(),
            match=match,
        )

    def _chosen(self, always: bool = False) -> dict[str, Any]:
        """The options that differ from their defaults; on request also those that a record always has."""
        return {
            option.name: self.options[option.name]
            for option in self.game.options
            if (always and option.always_recorded) or self.options[option.name] != option.default
        }

    # ---- As a value ----

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.game is other.game
            and self._array.tobytes() == other._array.tobytes()
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.game.key, self._array.tobytes()))

    def __repr__(self) -> str:
        """What makes an equal position where it is pasted; without the seed, which may still be a secret."""
        given = self._chosen()
        if self.names != usual_names(self.players):
            given = {"names": list(self.names), **given}
        start = ", ".join([str(self.players), *(f"{name}={value!r}" for name, value in given.items())])
        return f"{self.game!r}.start({start})" + (f".replay({self.moves!r})" if self.step else "")

    def __reduce__(self) -> Any:
        return (Position, (self.setup, self._array, self._acting, self._log, self._draws))
