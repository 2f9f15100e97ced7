"""Many games at once, step by step: for those who train and study.

    batch = Batch("fivetotwelve", 4096, seed=7)
    while learning:
        batch.step(choose(batch.observations, batch.legal))  # and look at batch.rewards, batch.done

All games lie in one array of records, and all that is known of them in arrays that stay where they are: every step
writes them anew, in place, on all cores. Game i depends on its own seed and its own actions only, so the results are
the same whatever the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import islice, pairwise
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from spieltrieb.core import compile, layout
from spieltrieb.core.bits import WORD, below
from spieltrieb.core.contract import Game
from spieltrieb.core.machine import cores, free_memory
from spieltrieb.games import the_game
from spieltrieb.lab import loops

Array = np.ndarray[Any, Any]

# What the chance of a place depends on, besides its state: with both, a batch can be continued from anywhere.
LUCK = layout.record(
    [
        ("seed", "i8"),
        ("key", "i8"),  # of this game: follows from the seed, and from how many games were begun
        ("games", "i4"),  # how many games were begun in this place
        ("draws", "i4"),  # how many chance outcomes there have been in this game
        ("restarts", "i4"),  # whether the next game begins when one is over
        ("refused", "i4"),  # how many illegal actions were given, and not played
    ]
)


# Waking a thread takes about as long as 300 games, so a thread gets a few times as many, unless you say otherwise.
GAMES_A_THREAD = 512
# From so many games on, waking the other threads takes less time than looking for illegal actions alone.
CHECKED_BY_ALL = 16_384
MOST_THREADS = 64  # unless there are more cores: beyond that they only wait for each other


class BadBatch(ValueError):
    """A batch cannot be made or stepped like that; the sentence says why."""


def seeds_for(seed: int, size: int) -> Array:
    """As many seeds for games as are asked for, from one number; the first ones do not depend on how many."""
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or seed < 0:
        raise BadBatch(f"A seed is a whole number from 0 on, not {seed!r}.")
    return np.random.SeedSequence(int(seed)).generate_state(size, np.uint64).view(np.int64)


@cache
def loops_of(game: Game) -> SimpleNamespace:
    """The loops of a batch (`lab/loops.py`) over this game's rules and features, compiled."""
    bound = compile.bind(loops, game.rules, game.features)
    with compile.announced(compiled_name(game)) as must_compile:
        if must_compile:
            _try_all(game, bound)
    return bound


def compiled_name(game: Game) -> str:
    """What a person who has to wait for the compiler is told, and what is noted once it is done."""
    return f"batches of {game.name}"


def _try_all(game: Game, bound: SimpleNamespace) -> None:
    """Call every loop once, so that all of them are compiled now and no thread waits for it later."""
    start, states, luck = game.start()._array, game.blank(), np.zeros(1, LUCK)
    seats, actions, done = np.zeros(1, np.int8), np.zeros(1, np.int32), np.zeros(1, np.bool_)
    rewards, scores = np.zeros((1, 4), np.float32), np.zeros((1, 4), np.int16)
    bound.begin_all(start, states, luck, seats, ~done)
    bound.sample_all(states, luck, actions, seats, np.int64(1))
    seen = np.zeros((1, game.features.layout(int(start[0]["players"])).size), np.int8)
    allowed = np.zeros((1, game.features.CHOICES), np.int8)
    bound.first_illegal(allowed, actions, seats)
    bound.step_all(start, states, luck, actions, seats, done, rewards, scores)
    bound.advance_all(start, (states, luck, seats), actions, (done, rewards, scores), (seen, allowed))
    bound.observe_all(states, seats, seen)
    bound.mask_all(states, seats, allowed)


class Games:
    """What batches on a processor and on a GPU have in common: how many games of which kind, and what may be asked."""

    def __init__(self, game: Game | str, size: int, players: int | None, options: dict[str, Any]) -> None:
        self.game = the_game(game)
        if isinstance(size, bool) or not isinstance(size, (int, np.integer)) or size < 1:
            raise BadBatch(f"A batch has one game or more, not {size!r}.")
        first = self.game.start(players, **options)
        self.size = int(size)
        self.players = first.players
        self.layout = self.game.features.layout(self.players)  # of an observation
        self.choices: int = self.game.features.CHOICES  # the actions of players are numbered below this
        self.start = first._array  # the first state of every game

    def check_memory(self, there: int, where: str) -> None:
        """Refuse a batch that needs more than these bytes, before any memory is taken."""
        record = self.game.dtype.itemsize + LUCK.itemsize
        needed = self.size * (record + self.layout.size + self.choices + 6 * self.players + 6)
        if needed > there:
            raise BadBatch(
                f"{self.size:,} games of {self.game.name} need {needed / 1e9:,.1f} GB {where}, where "
                f"{there / 1e9:,.1f} GB are free: take at most {there * self.size // needed:,}."
            )

    def seeds_from(self, seed: int | Iterable[int]) -> Array:
        """A seed for each game: those given, as they are, or as many as are needed from one number."""
        if isinstance(seed, (int, np.integer)):
            return seeds_for(seed, self.size)
        listed = list(islice(seed, self.size + 1)) if isinstance(seed, Iterator) else seed
        wrong = BadBatch(f"Seeds are one whole number, or one for each of the {self.size} games.")
        try:
            seeds = np.asarray(listed)
        except (TypeError, ValueError, RuntimeError) as problem:  # its rows differ in length, say
            raise wrong from problem
        if seeds.shape != (self.size,):
            raise wrong
        if seeds.dtype.kind not in "iu":  # so it is where a number has more than 64 bits
            if not all(isinstance(one, (int, np.integer)) and not isinstance(one, bool) for one in listed):
                raise wrong
            large = next((one for one in listed if not -(1 << 63) <= one <= WORD), 0)
            if large:
                raise BadBatch(f"The seed of a game has 64 bits: it is a number from -2^63 to 2^64 - 1, not {large}.")
            seeds = np.array([int(one) & WORD for one in listed], np.uint64)
        return seeds.astype(np.int64)

    def check_restart(self, restart: bool) -> bool:
        """Whether a game that is over begins anew, if that is what was said."""
        if not isinstance(restart, (bool, np.bool_)):
            raise BadBatch(f"`restart` must be True or False, not {restart!r}.")
        return bool(restart)

    def chance_key(self, key: int) -> Any:
        """What random actions are drawn by: 64 bits made from the key, as a number for compiled code.

        The loops join it with each game's seed by exclusive or. Small keys and small seeds as they are would often
        make the same number, and so the same choice.
        """
        if isinstance(key, bool) or not isinstance(key, (int, np.integer)):
            raise BadBatch(f"The key of a sample is a whole number, not {key!r}.")
        low = int(key) & WORD
        high, rest = (int(below(low, part, 1 << 32)) for part in (1, 2))  # type: ignore[no-untyped-call]
        return np.uint64(high << 32 | rest).view(np.int64)

    def refusal(self, number: int, seat: int, action: int, legal: Array) -> BadBatch:
        """Why an action is not played."""
        if seat < 0:
            why = "the game is over, so its action must be -1"
        elif not 0 <= action < self.choices:
            why = f"actions are numbered from 0 to {self.choices - 1}"
        else:
            found = np.flatnonzero(legal).tolist()
            listed = ", ".join(map(str, found[:12])) + (", ..." if len(found) > 12 else "")
            why = f"it is the turn of seat {seat}, which may play {listed}"
        return BadBatch(f"Game {number} cannot take action {action}: {why}. Nothing was played in any game.")


class Piece(NamedTuple):
    """The part of a batch that one thread sees to: its arrays are parts of the batch's own."""

    span: slice
    games: tuple[Array, Array, Array]  # states, luck, seats
    actions: Array
    results: tuple[Array, Array, Array]  # done, rewards, scores
    rows: tuple[Array, Array]  # observations, legal


class Batch(Games):
    """Many games of one kind, on all cores.

    | array | shape | of each game |
    |---|---|---|
    | `observations` | (size, layout.size), int8 | what the seat to act sees, from its own side |
    | `legal` | (size, choices), bool | the actions that it has |
    | `seats` | (size,), int8 | which seat that is; -1 when the game is over, which it stays without restart |
    | `rewards` | (size, players), float32 | what the last step brought: 0 until the game ends |
    | `scores` | (size, players), int16 | the points at the end of the last game that ended here |
    | `done` | (size,), bool | whether a game ended in the last step; with restart, the next one has begun |
    | `actions` | (size,), int32 | the actions of the last step, even a refused one, or those of `sample` |
    | `states`, `luck` | (size,), records | all that is true at the table, and where chance comes from |
    """

    def __init__(
        self,
        game: Game | str,
        size: int,
        players: int | None = None,
        seed: int | Iterable[int] = 0,
        *,
        restart: bool = True,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__(game, size, players, options)
        if threads is None:
            threads = max(1, min(cores(), self.size // GAMES_A_THREAD))
        if isinstance(threads, bool) or not isinstance(threads, (int, np.integer)) or threads < 1:
            raise BadBatch(f"A batch needs one thread or more, not {threads!r}.")
        self.threads = min(self.size, int(threads), max(MOST_THREADS, cores()))
        self.check_memory(free_memory(), "of memory")
        shape = (self.size, self.players)
        self.states = np.zeros(self.size, self.game.dtype)
        self.luck = np.zeros(self.size, LUCK)
        self.luck["restarts"] = self.check_restart(restart)
        self.seats = np.zeros(self.size, np.int8)
        self.done = np.zeros(self.size, np.bool_)
        self.rewards = np.zeros(shape, np.float32)
        self.scores = np.zeros(shape, np.int16)
        self.actions = np.zeros(self.size, np.int32)
        self.observations = np.zeros((self.size, self.layout.size), np.int8)
        self.legal = np.zeros((self.size, self.choices), np.bool_)
        self._scale = self.layout.scale
        self._share_out()
        self.reset(self.seeds_from(seed))

    def _share_out(self) -> None:
        """Give each thread its part of the arrays; a copy of a batch does that anew, with its own."""
        bounds = [self.size * k // self.threads for k in range(self.threads + 1)]
        self._whole = self._piece(slice(0, self.size))
        self._pieces = [self._piece(slice(*ends)) for ends in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._process = os.getpid()
        self._loops = loops_of(self.game)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs; with `copy.deepcopy` and `pickle` all games go on from here, independent of these."""
        left_out = ("_whole", "_pieces", "_pool", "_process", "_loops")
        return {name: value for name, value in vars(self).items() if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._share_out()

    def reset(self, seed: int | Iterable[int] | None = None, which: Array | None = None) -> None:
        """Begin a new game in every place, or in those that are marked; with a seed, as if nothing came before."""
        chosen = np.ones(self.size, np.bool_) if which is None else self.checked(which, "which", "b", np.bool_)
        if seed is not None:
            self.luck["seed"] = np.where(chosen, self.seeds_from(seed), self.luck["seed"])
            self.luck["games"] = np.where(chosen, 0, self.luck["games"])
            self.luck["refused"] = np.where(chosen, 0, self.luck["refused"])
        self.done[chosen] = False
        self.rewards[chosen] = 0
        self.scores[chosen] = 0

        def begin(piece: Piece) -> None:
            states, luck, seats = piece.games
            observations, legal = piece.rows
            self._loops.begin_all(self.start, states, luck, seats, chosen[piece.span])
            self._loops.observe_all(states, seats, observations)
            self._loops.mask_all(states, seats, legal)

        self._each(begin)

    def step(self, actions: Array, seats: Array | None = None, check: bool = True) -> None:
        """Play one action in every game, by the seat to act; -1 where the game is over.

        Where one is illegal, nothing is played in any game and an error says which; the array `actions` holds them even
        so. With `check=False` just the illegal ones are left out, and counted in `luck["refused"]`. `seats`, where
        given, must be the seats to act.
        """
        if actions is not self.actions:
            given = self.checked(actions, "actions", "iu", None)
            np.clip(given, -2, self.choices, out=self.actions, casting="unsafe")  # beyond that, all are illegal alike
        if seats is not None:
            wrong = np.flatnonzero(self.checked(seats, "seats", "iu", None) != self.seats)
            if len(wrong):
                i = int(wrong[0])
                raise BadBatch(
                    f"In game {i} seat {np.asarray(seats)[i]} acted, but it is the turn of seat {self.seats[i]}. "
                    "Nothing was played in any game."
                )
        if check:
            self._check_legal(actions)

        self._each(
            lambda piece: self._loops.advance_all(self.start, piece.games, piece.actions, piece.results, piece.rows)
        )

    def sample(self, key: int) -> Array:
        """A random legal action for every game, always the same for the same key: written into `actions`."""
        low = self.chance_key(key)

        def choose(piece: Piece) -> None:
            states, luck, seats = piece.games
            self._loops.sample_all(states, luck, piece.actions, seats, low)

        self._each(choose)
        return self.actions

    def observe(self, seat: int | Array, out: Array | None = None) -> Array:
        """What this seat sees in every game, whoever is to act; or a seat for each game."""
        given = np.full(self.size, seat) if isinstance(seat, (int, np.integer)) else seat
        wanted = self.checked(given, "seat", "iu", None)
        if wanted.min() < -1 or wanted.max() >= self.players:
            raise BadBatch(f"Seats are numbered from 0 to {self.players - 1}; -1 asks for nobody's view.")
        seats = wanted.astype(np.int8)
        found = self._room(out, np.int8, self.observations.shape)
        self._each(lambda piece: self._loops.observe_all(piece.games[0], seats[piece.span], found[piece.span]))
        return found

    def normalised(self, out: Array | None = None) -> Array:
        """The observations as numbers between -1 and 1 (float32)."""
        found = self._room(out, np.float32, self.observations.shape)
        self._each(lambda piece: np.multiply(piece.rows[0], self._scale, out=found[piece.span]))
        return found

    def _piece(self, span: slice) -> Piece:
        # Masks as small numbers: turning each into a truth value would take longer than writing it.
        return Piece(
            span,
            (self.states[span], self.luck[span], self.seats[span]),
            self.actions[span],
            (self.done[span], self.rewards[span], self.scores[span]),
            (self.observations[span], self.legal[span].view(np.int8)),
        )

    def _check_legal(self, given: Array) -> None:
        """Look the actions up in what was written out last.

        A step judges each of them by the rules once more, so no harm is done by writing into `legal`.
        """

        def look(piece: Piece) -> int:
            found: int = self._loops.first_illegal(piece.rows[1], piece.actions, piece.games[2])
            return found if found < 0 else piece.span.start + found

        for i in self._each(look) if self.size >= CHECKED_BY_ALL else [look(self._whole)]:
            if i >= 0:
                raise self.refusal(i, int(self.seats[i]), int(np.asarray(given)[i]), self.legal[i])

    def _each(self, work: Callable[[Piece], Any]) -> list[Any]:
        """Do this work for every piece of the batch, in as many threads as there are pieces."""
        if self._pool is None:
            return [work(self._pieces[0])]
        if self._process != os.getpid():  # a fork takes the arrays along, but no threads: they would be waited for
            self._share_out()
        others = [self._pool.submit(work, piece) for piece in self._pieces[1:]]
        return [work(self._pieces[0]), *(other.result() for other in others)]

    def checked(self, given: Any, name: str, kinds: str, dtype: Any) -> Array:
        """What was given, if it is one number for each game of the right kind."""
        try:
            found = np.asarray(given)
        except (TypeError, ValueError, RuntimeError) as problem:  # it lies elsewhere, say, or its rows differ in length
            raise BadBatch(f"`{name}` must be an array in the main memory: {problem}") from problem
        if found.dtype.kind not in kinds:
            wanted = "true or false" if kinds == "b" else "whole numbers"
            raise BadBatch(f"`{name}` must be {wanted}, not {found.dtype}.")
        if found.shape != (self.size,):
            raise BadBatch(f"`{name}` must be one for each of the {self.size} games, not of shape {found.shape}.")
        return found if dtype is None else found.astype(dtype)

    def _room(self, out: Array | None, dtype: Any, shape: tuple[int, ...]) -> Array:
        """Where to write: the array given, if it fits, or a new one."""
        if out is None:
            return np.zeros(shape, dtype)
        fits = isinstance(out, np.ndarray) and out.dtype == dtype and out.shape == shape
        if not fits or not out.flags.c_contiguous or not out.flags.writeable:
            raise BadBatch(f"`out` must be a writable, contiguous array of {np.dtype(dtype)} and of shape {shape}.")
        return out
