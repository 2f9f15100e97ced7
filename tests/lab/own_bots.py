"""Bots for tests, named by their paths as anybody's own bots are."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import ClassVar

from spieltrieb.bots import Sight


class First:
    def choose(self, sight: Sight) -> int:
        return sight.legal[0]


class Last:
    def choose(self, sight: Sight) -> int:
        return sight.legal[-1]


class Memory:
    """Notes what it is given, for tests to look at."""

    games: ClassVar[list[list[Sight]]] = []

    def __init__(self) -> None:
        self.games.append([])

    def choose(self, sight: Sight) -> int:
        self.games[-1].append(sight)
        return sight.random.choice(sight.legal)


class OneGameOnly:
    """Stands for a bot that remembers: it must not be asked for another seat or another game."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.told: list[str] = []

    def choose(self, sight: Sight) -> int:
        told = sight.told()
        assert self.seat in (None, sight.seat), "another seat"
        assert told[: len(self.told)] == self.told, "another game"
        self.seat, self.told = sight.seat, told
        return sight.random.choice(sight.legal)


class Crash:
    def choose(self, sight: Sight) -> int:
        raise RuntimeError("boom")


class Leave:
    def choose(self, sight: Sight) -> int:
        raise SystemExit(3)


class CrashLater:
    """Breaks down at its eighth move."""

    def __init__(self) -> None:
        self.moves = 0

    def choose(self, sight: Sight) -> int:
        self.moves += 1
        if self.moves == 8:
            raise RuntimeError("boom")
        return sight.legal[0]


class Illegal:
    def choose(self, sight: Sight) -> int:
        return 1 + max(sight.legal)


class Words:
    def choose(self, sight: Sight) -> int:
        return "the best one"  # type: ignore[return-value]


class Slow:
    """Too slow from its second move on, and deaf to errors."""

    moves = 0
    slept_well = False

    def choose(self, sight: Sight) -> int:
        Slow.moves += 1
        if Slow.moves > 1:
            with suppress(Exception):
                time.sleep(60)
                Slow.slept_well = True
        return sight.legal[0]


class Clock:
    """A clock that moves on only when a bot says that it has thought."""

    now = 0.0

    @classmethod
    def perf_counter(cls) -> float:
        return cls.now


class SlowToStart:
    """Needs a moment for its first move only, like a bot that is compiled then."""

    moves = 0

    def choose(self, sight: Sight) -> int:
        SlowToStart.moves += 1
        Clock.now += 1.5 if SlowToStart.moves == 1 else 0.25
        return sight.legal[0]


class LeaveAtOnce:
    def __init__(self) -> None:
        raise SystemExit("no licence")


class NoChoice:
    pass


class NeedsMore:
    def __init__(self, more: int) -> None: ...


class Unmakeable:
    def __init__(self) -> None:
        raise OSError("weights are missing")


nothing = 3
