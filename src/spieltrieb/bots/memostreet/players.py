"""Memo Street: the players. They differ in memory, in their idea of what a board is worth, and in care."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from spieltrieb.bots.memostreet.memory import Memory, Sighting, known_cells, remember, sightings, unknown_cells
from spieltrieb.bots.memostreet.search import Search
from spieltrieb.bots.player import Bot, Sight, levels
from spieltrieb.games.memostreet.state import FILL, ROWS, VOID


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

        `idea` is what it knows of boards (value.tables_for), `noise` by how many points it misjudges each row, `lapses`
        the share of tiles that it turns up without thinking; `for_win` it plays for the win instead of points.
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
            self._key = sight.random.getrandbits(62) if sight.memory is None else sight.memory
        if len(sight.legal) == 1:
            return sight.legal[0]
        known = sight if self.memory is None else self._in_mind(sight, self.memory, self._key)
        search = Search(known, self.idea, self.for_win)
        if self.noise:
            search.misjudge([sight.random.gauss(0, self.noise) for _ in range(ROWS)])
        if sight.legal[0] < FILL:
            if self.lapses and sight.random.random() < self.lapses:
                return sight.random.choice(sight.legal)
            face = int(np.argmax(search.turns()))
            return sight.random.choice(known_cells(known.state, face) if face else unknown_cells(known.state))
        actions = np.array(sight.legal)
        return int(actions[np.argmax(search.uses(actions))])

    def _in_mind(self, sight: Sight, memory: Memory, key: int) -> Sight:
        """The sight as far as it is remembered. What was seen is read once a turn."""
        turn = sight.state["rows"].tobytes()
        if self._seen[0] != turn:
            self._seen = (turn, *sightings(sight.facts(), sight.seat))
        return replace(sight, state=remember(sight, memory, key, *self._seen[1:]))


class Greedy:
    """Turns up tiles it knows nothing of, and fills the row with the most points; voids only where nothing fits."""

    def choose(self, sight: Sight) -> int:
        """An unknown tile, or the use with the most points."""
        if sight.legal[0] < FILL:
            return sight.random.choice(unknown_cells(sight.state) or list(sight.legal))
        actions = np.array(sight.legal)
        points = Search(sight, "points").uses(actions) - (actions >= VOID)
        return int(actions[np.argmax(points)])


# ---- The levels ----


def newcomer() -> Bot:
    """Level 1 takes the most points it can get at once, forgets quickly, and mixes up neighbouring tiles."""
    return MemoBot("points", Memory(span=2.5, notice=0.8, slips=0.15), noise=4, lapses=0.3)


def casual() -> Bot:
    """Level 2 knows roughly what a row should bring, and remembers some turns back."""
    return MemoBot("par", Memory(span=4, notice=0.9, slips=0.05), noise=4, lapses=0.1)


def club_player() -> Bot:
    """Level 3 judges rows soberly, keeps an eye on the bonus, and remembers fairly well."""
    return MemoBot("par", Memory(span=7, notice=0.9), noise=1.5)


def expert() -> Bot:
    """Level 4 knows what a board is worth, and forgets little."""
    return MemoBot("learned", Memory(span=16, notice=0.98))


def master() -> Bot:
    """Level 5 forgets nothing, and plays for the win: it also sees what the others need."""
    return MemoBot("learned", None, for_win=True)


def greedy() -> Bot:
    """The plain opponent: turns up random unknown tiles, and fills the row with the most points."""
    return Greedy()


LEVELS = levels(newcomer, casual, club_player, expert, master)
