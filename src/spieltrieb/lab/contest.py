"""What came out of a contest in the arena: who beat whom how often, ratings, thinking times, and what went wrong."""

from __future__ import annotations

import csv
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np

from spieltrieb.core.contract import Game
from spieltrieb.core.record import Record, parse
from spieltrieb.lab.ratings import Rating, ratings, wilson


@dataclass(frozen=True)
class Task:
    """A game that is to be played: who sits where, and which deal."""

    number: int
    deal: int
    seats: tuple[int, ...]  # the bot of every seat, as an index


@dataclass(frozen=True)
class Played:
    """A game that was played."""

    task: Task
    scores: tuple[int, ...] | None  # None if a bot failed before the end
    winners: tuple[int, ...]  # seats
    reason: str
    record: str  # a line
    thinking: tuple[tuple[float, ...], ...]  # seconds per move, for every seat; first moves in a process left out
    failed: int | None = None  # the seat whose bot failed, and what was said about it
    fault: str = ""


@dataclass(frozen=True)
class Pair:
    """How a bot did against another one."""

    wins: int
    draws: int
    losses: int
    scored: float  # its mean score in the games that came to an end; not a number where none did
    conceded: float  # the other's

    @property
    def decided(self) -> int:
        """The games that one of the two won and the other did not."""
        return self.wins + self.losses

    @property
    def share(self) -> float:
        """The share of decided games that it won."""
        return self.wins / self.decided if self.decided else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of this share."""
        return wilson(self.wins, self.decided)

    def to_dict(self) -> dict[str, Any]:
        """As JSON data."""
        numbers = {"wins": self.wins, "draws": self.draws, "losses": self.losses, "share": self.share}
        means = {"scored": _known(self.scored), "conceded": _known(self.conceded)}
        return {**numbers, "interval": list(self.interval), **means}


def _known(number: float) -> float | None:
    """A number as JSON data, which has none that is not a number."""
    return number if math.isfinite(number) else None


def _pair(results: list[tuple[bool, bool, float, float]]) -> Pair:
    whole = [(scored, conceded) for *_, scored, conceded in results if not math.isnan(scored)]
    means = np.mean(whole or [(math.nan, math.nan)], axis=0)
    won = sum(mine and not other for mine, other, *_ in results)
    drawn = sum(mine and other for mine, other, *_ in results)
    lost = sum(other and not mine for mine, other, *_ in results)
    return Pair(won, drawn, lost, float(means[0]), float(means[1]))


@dataclass(frozen=True)
class Standing:
    """How a bot did in all its games."""

    bot: str
    games: int
    won: float  # victories; a shared one counts as a fraction
    mean: float  # score in the games that came to an end; not a number where none did
    median: float
    rating: Rating
    thinking: tuple[float, float, float]  # seconds per move: median, 95th percentile, maximum
    failures: int
    titles: Mapping[int, int] = field(default_factory=dict)  # solo games: how often each title was earned, 1 the best

    def to_dict(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "bot": self.bot,
            "games": self.games,
            "won": self.won,
            "mean": _known(self.mean),
            "median": _known(self.median),
            "rating": self.rating.points,
            "rating_error": _known(self.rating.error),
            "thinking": dict(zip(("median", "p95", "max"), self.thinking, strict=True)),
            "failures": self.failures,
            **({"titles": {str(title): count for title, count in self.titles.items()}} if self.titles else {}),
        }


@dataclass(frozen=True, eq=False)
class Contest:
    """What came out of a contest."""

    game: Game
    bots: tuple[str, ...]
    players: int
    games: int  # for every line-up
    seed: str
    options: Mapping[str, Any]
    budget: float
    processes: int
    seconds: float
    played: tuple[Played, ...] = field(repr=False)

    @cached_property
    def cross(self) -> dict[tuple[int, int], Pair]:
        """How each bot did against each one that it met; among more players, a winner beats all who did not win."""
        found: dict[tuple[int, int], list[tuple[bool, bool, float, float]]] = {}  # won, lost, scored, conceded
        for one in self.played:
            scores = one.scores or (math.nan,) * self.players
            for mine, other in permutations(range(self.players), 2):
                pair = (one.task.seats[mine], one.task.seats[other])
                if pair[0] != pair[1]:
                    result = (mine in one.winners, other in one.winners, float(scores[mine]), float(scores[other]))
                    found.setdefault(pair, []).append(result)
        return {pair: _pair(results) for pair, results in sorted(found.items())}

    @cached_property
    def standings(self) -> list[Standing]:
        """How each bot did in all its games, in the order in which they were named."""
        won = np.zeros((len(self.bots), len(self.bots)))
        for (mine, other), pair in self.cross.items():
            won[mine, other] = pair.wins + pair.draws / 2
        return [
            self._standing(number, bot, rating)
            for number, (bot, rating) in enumerate(zip(self.bots, ratings(won), strict=True))
        ]

    def _standing(self, number: int, bot: str, rating: Rating) -> Standing:
        mine = [(one, seat) for one in self.played for seat, who in enumerate(one.task.seats) if who == number]
        scores = np.array([float(one.scores[seat]) for one, seat in mine if one.scores] or [math.nan])
        seconds = np.array([second for one, seat in mine for second in one.thinking[seat]] or [0.0])
        titles: dict[int, int] = {}
        if self.players == 1 and self.game.rating is not None:
            earned = [self.game.rating(-one.scores[seat]) for one, seat in mine if one.scores]
            titles = {title: earned.count(title) for title in range(1, max(earned, default=0) + 1)}
        return Standing(
            bot,
            len(mine),
            sum(1 / len(one.winners) for one, seat in mine if seat in one.winners),
            float(scores.mean()),
            float(np.median(scores)),
            rating,
            (float(np.median(seconds)), float(np.percentile(seconds, 95)), float(seconds.max())),
            sum(one.failed == seat for one, seat in mine),
            titles,
        )

    def faults(self) -> list[tuple[str, int, str]]:
        """How many games each bot failed in, and what was said about it; the most frequent first."""
        counted: dict[tuple[str, str], int] = {}
        for one in self.played:
            if one.failed is not None:
                who = (self.bots[one.task.seats[one.failed]], one.fault)
                counted[who] = counted.get(who, 0) + 1
        return [(bot, count, why) for (bot, why), count in sorted(counted.items(), key=lambda item: -item[1])]

    def records(self) -> Iterator[Record]:
        """The record of every game; one in which a bot failed ends there, without a result."""
        return (parse(one.record) for one in self.played)

    def to_dict(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "game": self.game.key,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "budget": self.budget,
            "processes": self.processes,
            "seconds": self.seconds,
            "bots": [standing.to_dict() for standing in self.standings],
            "pairs": [
                {"bot": self.bots[mine], "against": self.bots[other], **pair.to_dict()}
                for (mine, other), pair in self.cross.items()
            ],
            "faults": [{"bot": bot, "games": count, "why": why} for bot, count, why in self.faults()],
        }

    def write_csv(self, path: Path) -> None:
        """A row for every seat of every game."""
        with open(path, "w", newline="", encoding="utf-8") as file:
            rows = csv.writer(file)
            rows.writerow(("game", "deal", "seed", "seat", "bot", "score", "won", "reason", "seconds", "fault"))
            for one in self.played:
                for seat, who in enumerate(one.task.seats):
                    won = 1 / len(one.winners) if seat in one.winners else 0
                    score = "" if one.scores is None else one.scores[seat]
                    seconds = f"{sum(one.thinking[seat]):.4f}"
                    fault = one.fault if seat == one.failed else ""
                    deal = f"{self.seed}/{one.task.deal}"
                    rows.writerow(
                        (
                            one.task.number,
                            one.task.deal,
                            deal,
                            seat,
                            self.bots[who],
                            score,
                            won,
                            one.reason,
                            seconds,
                            fault,
                        )
                    )
