"""Memo Street: a player with a memory, an idea of what a board is worth, and more or less care."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from spieltrieb.bots.memostreet import search, selfplay
from spieltrieb.bots.memostreet.memory import Memory, Sighting, known_cells, remember, sightings, unknown_cells
from spieltrieb.bots.memostreet.train import first_idea
from spieltrieb.bots.memostreet.value import LENGTH, MOST_PLACES
from spieltrieb.bots.player import Sight
from spieltrieb.core.compile import compile_rules
from spieltrieb.games.memostreet.state import FILL, JOKER, ROWS, SMALL, VOID

Array = np.ndarray[Any, Any]
NO_SPREAD = np.zeros(0)


@cache
def values() -> dict[str, Array]:
    """The learned numbers, from the file beside this module."""
    with np.load(Path(__file__).with_name("values.npz")) as file:
        return {name: file[name].astype(np.float64) for name in file.files}


@cache
def tables_for(idea: str, players: int) -> Array:
    """What boards are worth: `points` sees only points at once, `par` knows what rows usually bring, `learned` all."""
    if idea == "points":
        return np.zeros(2 * LENGTH)
    if idea == "par":
        return first_idea()
    return values()[f"tables{players}"]


def points_of(row: int, faces: list[int]) -> int:
    """The points of a row with tiles of these faces, which fit it."""
    if row < SMALL:
        return (row + 1) * len(faces)
    up = np.bincount(faces, minlength=JOKER + 1)
    return int(search.gain_lower(up, row))  # type: ignore[no-untyped-call]


class Desk:
    """The position as counted tiles and boards, and room to work in; made for one choice."""

    def __init__(self, state: Array, seat: int, players: int, idea: str, for_win: bool = False) -> None:
        compile_rules(selfplay)
        self.state = state
        self.tables = tables_for(idea, players)
        self.spread = values()[f"spread{players}"] if for_win else NO_SPREAD
        self.bias = np.zeros(ROWS)
        self.known, self.unseen, self.up = np.zeros((3, JOKER + 1), np.int64)
        self.boards = np.zeros((players, 4), np.int64)
        self.found = np.zeros(MOST_PLACES, np.int64)
        self.shown = np.zeros(JOKER + 1)  # after `turns`: what it is worth if an unknown tile shows this face
        self.use = np.zeros(search.USE_LENGTH, np.int64)
        search.survey(state, seat, self.known, self.unseen, self.up, self.boards)  # type: ignore[no-untyped-call]

    @property
    def unknown(self) -> int:
        """How many face-down tiles are unknown."""
        return int(self.unseen.sum())

    def turns(self) -> Array:
        """What it is worth to turn up an unknown tile (at 0), or a known one of each face; else a huge negative."""
        found = np.empty(JOKER + 1)
        memory = np.empty((search.KINDS + 1,) * 3)
        work = np.empty((3, search.KINDS))
        search.consider(  # type: ignore[no-untyped-call]
            self.tables,
            self.known,
            self.unseen,
            self.up,
            self.boards,
            self.spread,
            self.bias,
            memory,
            work,
            self.found,
            self.use,
            found,
        )
        self.shown[1:] = work[0, JOKER:]
        return found

    def uses(self, actions: Array) -> Array:
        """What each of these fillings and voids is worth."""
        found = np.empty(len(actions))
        search.weigh(  # type: ignore[no-untyped-call]
            self.tables,
            self.state,
            actions,
            self.known,
            self.unknown,
            self.boards,
            self.spread,
            self.bias,
            self.found,
            found,
        )
        return found

    def play_on(self, games: int, key: int, points: Array, first: int = -1, most_turns: int = 1000) -> int:
        """Play on from here several times; see `selfplay.rollouts`."""
        return int(
            selfplay.rollouts(  # type: ignore[no-untyped-call]
                self.tables,
                self.known,
                self.unseen,
                self.up,
                self.boards,
                first,
                most_turns,
                games,
                key,
                points,
                self.found,
            )
        )


class MemoBot:
    """Looks at all ways to go on with the turn, as far as it remembers the table, and takes the best."""

    def __init__(
        self,
        idea: str,
        memory: Memory | None,
        noise: float = 0.0,
        lapses: float = 0.0,
        for_win: bool = False,
    ) -> None:
        """A player; without a memory of its own it remembers everything.

        `noise` is by how many points it misjudges each row, `lapses` the share of tiles it turns up just so; `for_win`
        it plays for the win instead of points.
        """
        self.idea = idea
        self.memory = memory
        self.noise = noise
        self.lapses = lapses
        self.for_win = for_win
        self._key: int | None = None
        self._seen: tuple[bytes, dict[int, Sighting], int] = (b"", {}, 0)

    def choose(self, sight: Sight) -> int:
        """The best action, by what it remembers and believes."""
        if self._key is None:
            self._key = sight.random.getrandbits(62)
        if len(sight.legal) == 1:
            return sight.legal[0]
        state = sight.state if self.memory is None else self._in_mind(sight, self.memory, self._key)
        desk = Desk(state, sight.seat, sight.players, self.idea, self.for_win)
        if self.noise:
            desk.bias[:] = [sight.random.gauss(0, self.noise) for _ in range(ROWS)]
        if sight.legal[0] < FILL:
            if self.lapses and sight.random.random() < self.lapses:
                return sight.random.choice(sight.legal)
            face = int(np.argmax(desk.turns()))
            return sight.random.choice(known_cells(state, face) if face else unknown_cells(state))
        actions = np.array(sight.legal)
        return int(actions[np.argmax(desk.uses(actions))])

    def _in_mind(self, sight: Sight, memory: Memory, key: int) -> Array:
        """The state as far as it is remembered. What was seen is read once a turn."""
        turn = sight.state["rows"].tobytes()
        if self._seen[0] != turn:
            self._seen = (turn, *sightings(sight.told(), sight.seat))
        return remember(sight, memory, key, *self._seen[1:])


class PerfectMemory(MemoBot):
    """Forgets nothing and plays for points alone: how many are there to be had?"""

    def __init__(self) -> None:
        super().__init__("learned", None)


class Greedy:
    """Turns up tiles it knows nothing of, and fills the row with the most points; voids only where nothing fits."""

    def choose(self, sight: Sight) -> int:
        """An unknown tile, or the use with the most points."""
        if sight.legal[0] < FILL:
            return sight.random.choice(unknown_cells(sight.state) or list(sight.legal))
        desk = Desk(sight.state, sight.seat, sight.players, "points")
        actions = np.array(sight.legal)
        points = desk.uses(actions) - (actions >= VOID)
        return int(actions[np.argmax(points)])
