"""Players and advice for Memo Street: five levels that differ in memory, in judgement and in care."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from spieltrieb.bots.memostreet.memory import Memory
from spieltrieb.bots.player import Bot, Sight

if TYPE_CHECKING:
    from spieltrieb.bots.advice import Advice

__all__ = ["LEVELS", "advise", "bench", "greedy"]


def newcomer() -> Bot:
    """Level 1 takes the most points it can get at once, forgets quickly, and mixes up neighbouring tiles."""
    from spieltrieb.bots.memostreet.player import MemoBot

    return MemoBot("points", Memory(span=2.5, notice=0.8, slips=0.15), noise=4, lapses=0.3)


def casual() -> Bot:
    """Level 2 knows roughly what a row should bring, and remembers some turns back."""
    from spieltrieb.bots.memostreet.player import MemoBot

    return MemoBot("par", Memory(span=4, notice=0.9, slips=0.05), noise=4, lapses=0.1)


def club_player() -> Bot:
    """Level 3 judges rows soberly, keeps an eye on the bonus, and remembers fairly well."""
    from spieltrieb.bots.memostreet.player import MemoBot

    return MemoBot("par", Memory(span=7, notice=0.9), noise=1.5)


def expert() -> Bot:
    """Level 4 knows what a board is worth, and forgets little."""
    from spieltrieb.bots.memostreet.player import MemoBot

    return MemoBot("learned", Memory(span=16, notice=0.98))


def master() -> Bot:
    """Level 5 forgets nothing, and plays for the win: it also sees what the others need."""
    from spieltrieb.bots.memostreet.player import MemoBot

    return MemoBot("learned", None, for_win=True)


LEVELS: tuple[Callable[[], Bot], ...] = (newcomer, casual, club_player, expert, master)


def greedy() -> Bot:
    """The plain opponent: turns up random unknown tiles, and fills the row with the most points."""
    from spieltrieb.bots.memostreet.player import Greedy

    return Greedy()


def advise(sight: Sight) -> Advice:
    """Every legal move with the points that its seat can expect at the end; `table` has what each row may bring."""
    from spieltrieb.bots.memostreet.counsel import advise

    return advise(sight)


def bench(seconds: float) -> float:
    """How many positions a second are looked at when games are played on from the middle of one, on one core."""
    import numpy as np

    from spieltrieb import games
    from spieltrieb.bots.memostreet.player import Desk
    from spieltrieb.bots.memostreet.search import LOOKED

    position = games["memostreet"].start(2, seed=3)
    while int(position.state["unused"][0]).bit_count() > 5:
        moves = position.legal(position.actors[0])
        position = position.play(moves[len(moves) * 5 // 8])
    desk = Desk(position.veil(0), 0, 2, "learned")
    points = np.zeros(21)
    desk.play_on(1, 0, points)
    desk.found[LOOKED] = 0
    begun = time.perf_counter()
    key = 1
    while (spent := time.perf_counter() - begun) < seconds:
        desk.play_on(4, key, points)
        key += 1
    return float(desk.found[LOOKED] / spent)
