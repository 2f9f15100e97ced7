"""One game for an environment: as a batch of one, with the same luck for the same seed, but quicker to step alone."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from spieltrieb.core.bits import below
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import Illegal
from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.core.position import Position
from spieltrieb.lab.batch import LUCK, Array, Games, loops_of, seeds_for


class OneGame(Games):
    """A game that is played in place, chance included: whenever it stops, a seat is to act or it is over."""

    def __init__(
        self, game: Game | str, players: int | None = None, *, remembers: bool = False, **options: Any
    ) -> None:
        """Set a table; where it `remembers`, its position has all moves, which bots are told and which takes time."""
        super().__init__(game, 1, players, options)
        self._first = self.game.start(players, **options)
        self._remembered = self._first if remembers else None
        self._draws = 0  # how many chance outcomes are remembered
        self._states = np.zeros(1, self.game.dtype)
        self._luck = np.zeros(1, LUCK)
        self._seats = np.zeros(1, np.int8)
        self._looking = np.zeros(1, np.int8)  # the seat whose observation is asked for
        self._done = np.zeros(1, np.bool_)
        self._rewards = np.zeros((1, self.players), np.float32)
        self._scores = np.zeros((1, self.players), np.int16)
        self._action = np.zeros(1, np.int32)
        self._all = np.ones(1, np.bool_)
        self._legal = np.zeros((1, self.choices), np.bool_)
        self._look_inside()
        self.is_unseeded = True
        self.seat = -1  # the seat to act; -1 before the first game and when one is over

    def _look_inside(self) -> None:
        """Take hold of what is only another way to reach the rest, so no copy takes it along: see `__getstate__`."""
        self._loops = loops_of(self.game)
        self._is_legal = memoryview(self._legal[0])
        self._legal_numbers = self._legal.view(np.int8)  # as a batch has them, so that there is one form to compile

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs; with `copy.deepcopy` and `pickle` a game goes on from here, independent of this one."""
        left_out = ("_loops", "_is_legal", "_legal_numbers")
        return {name: value for name, value in vars(self).items() if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._look_inside()

    def begin(self, seed: int | None = None) -> None:
        """Begin a game: the first of a seed; without one the next of the last seed, or the first of a random one."""
        if seed is not None or self.is_unseeded:
            fresh = np.random.SeedSequence().entropy if seed is None else seed
            self._luck["seed"] = seeds_for(fresh, 1)  # type: ignore[arg-type]
            self._luck["games"] = 0
            self.is_unseeded = False
        self._rewards[:] = 0
        self._scores[:] = 0
        self._loops.begin_all(self.start, self._states, self._luck, self._seats, self._all)
        self._look()
        if self._remembered is not None:
            self._draws = 0
            self._remembered = self._dealt(self._first)

    def play(self, action: Any) -> bool:
        """Play an action of the seat to act, and tell whether it was legal.

        In place of an illegal one the legal action with the lowest number is played. An action that does not
        exist is an error, and nothing is played.
        """
        number = self.check(action)
        legal = bool(self._is_legal[number])
        played = number if legal else int(self._legal[0].argmax())
        if self._remembered is not None:
            self._remembered = self._dealt(self._remembered.replay_actions([(self.seat, played)]))
        self._action[0] = played
        self._loops.step_all(
            self.start, self._states, self._luck, self._action, self._seats, self._done, self._rewards, self._scores
        )
        self._look()
        return legal

    def check(self, action: Any) -> int:
        """The number of an action, if there is one like it and anybody is to act."""
        try:
            number = operator.index(action)
        except TypeError:
            raise Illegal(f"An action is a whole number, not {action!r}.", text=str(action)) from None
        if not 0 <= number < self.choices:
            raise Illegal(
                f"There is no action {number} in {self.game.name}: they are numbered from 0 to {self.choices - 1}.",
                text=str(number),
            )
        if self.seat < 0:
            raise Illegal("Nobody is to act: begin a game with reset().", text=str(number))
        return number

    def _look(self) -> None:
        """See who is to act, and what they may do."""
        self.seat = self._seats.item()
        self._loops.mask_all(self._states, self._seats, self._legal_numbers)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.seat < 0

    @property
    def rewards(self) -> list[float]:
        """What the last action brought to each seat: 0 until the game ends."""
        found: list[float] = self._rewards[0].tolist()
        return found

    @property
    def scores(self) -> list[int]:
        """The points of each seat when the game is over; 0 before."""
        found: list[int] = self._scores[0].tolist()
        return found

    def mask(self) -> Array:
        """The legal actions of the seat to act: a new array with a 1 for each."""
        legal: Array = self._legal_numbers[0].copy()
        return legal

    def mask_of(self, seat: int) -> Array:
        """The legal actions of any seat that may act now, where several may."""
        found = np.empty((1, self.choices), np.int8)
        self._looking[0] = seat
        self._loops.mask_all(self._states, self._looking, found)
        legal: Array = found[0]
        return legal

    def observation(self, seat: int) -> Array:
        """What a seat sees, as its own new array."""
        found = np.empty((1, self.layout.size), np.int8)
        self._looking[0] = seat
        self._loops.observe_all(self._states, self._looking, found)
        seen: Array = found[0]
        return seen

    @property
    def position(self) -> Position:
        """The position as it is now, without the moves that led to it unless they are remembered."""
        if self.is_unseeded:
            raise Illegal("No game has begun: call reset().", text="")
        if self._remembered is not None:
            return self._remembered
        array = self._states.copy()
        return Position(self._first.setup, array, self.game.drive.acting(array), b"", 0)

    def _dealt(self, position: Position) -> Position:
        """The position after the chance outcomes that this game's luck gives next."""
        key, drive = int(self._luck["key"][0]), self.game.drive
        while position.actors == ("*",):
            array = position._array
            k = int(below(key, self._draws, drive.face_down(array)))  # type: ignore[no-untyped-call]
            self._draws += 1
            position = position.replay_actions([(CHANCE_ACTOR, int(drive.drawn(array, k)))])
        return position
