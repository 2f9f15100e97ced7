"""The report of a contest: its tables, in which titles and heads of columns are codes for the catalogues' words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from spieltrieb.lab.contest import Contest, Standing


class Column(NamedTuple):
    """The head of a column: the code of a word with what it speaks of, or without a code just that."""

    code: str
    what: str = ""

    @property
    def is_words(self) -> bool:
        """Whether its cells are words, not numbers."""
        return self.code in ("bot", "against", "why") or not (self.code or self.what)


class Rows(NamedTuple):
    """A table: the code of its title, its columns, and its rows."""

    title: str
    head: tuple[Column, ...]
    rows: Sequence[tuple[str, ...]]


def plain_options(contest: Contest) -> str:
    """The options that were set, after the name of the game; data would be too long."""
    plain = {name: value for name, value in contest.options.items() if not isinstance(value, dict | list)}
    return "".join(f", {name}={value}" for name, value in plain.items())


def tables(contest: Contest) -> list[Rows]:
    """All tables: standings, pairs, the cross table, and failures if there were any."""
    found = [_standings(contest)]
    if contest.cross:
        found.append(_pairs(contest))
    if len(contest.bots) > 2 and contest.cross:
        found.append(_cross(contest))
    if faults := contest.faults():
        rows = [(bot, str(count), why) for bot, count, why in faults]
        found.append(Rows("failures", _columns("bot", "games", "why"), rows))
    return found


def _number(number: float, form: str) -> str:
    """A number in this form; a dash where there is none, since no game came to an end."""
    return format(number, form) if math.isfinite(number) else "–"


def _columns(*codes: str) -> tuple[Column, ...]:
    return tuple(map(Column, codes))


def _standings(contest: Contest) -> Rows:
    against = bool(contest.cross)
    titles = sorted({title for standing in contest.standings for title in standing.titles})
    head = _columns("bot", *(["rating"] if against else []), "games", *(["won"] if contest.players > 1 else []))
    head += (*_columns("mean", "median"), *(Column("title", str(title)) for title in titles))
    head += _columns("time", "p95", "max", "failed")
    order = sorted(contest.standings, key=lambda s: -s.rating.points) if against else contest.standings
    rows = [_standing(contest, standing, against, titles) for standing in order]
    return Rows("standings", head, rows)


def _standing(contest: Contest, one: Standing, against: bool, titles: Sequence[int]) -> tuple[str, ...]:
    error = f"{one.rating.error:.0f}" if math.isfinite(one.rating.error) else "?"
    cells = [one.bot, *([f"{one.rating.points:.0f} ± {error}"] if against else []), str(one.games)]
    cells += [f"{100 * one.won / max(one.games, 1):.1f} %"] if contest.players > 1 else []
    cells += [_number(one.mean, ".2f"), _number(one.median, "g")]
    total = max(sum(one.titles.values()), 1)
    cells += [f"{100 * one.titles.get(title, 0) / total:.1f} %" for title in titles]
    return (*cells, *(f"{1000 * seconds:.1f}" for seconds in one.thinking), str(one.failures))


def _pairs(contest: Contest) -> Rows:
    rows = []
    for (mine, other), pair in contest.cross.items():
        if mine > other:  # the one named later first: levels are named from the weakest
            low, high = pair.interval
            rows.append(
                (contest.bots[mine], contest.bots[other], str(pair.wins), str(pair.draws), str(pair.losses),
                 f"{100 * pair.share:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %",
                 _number(pair.scored, ".2f"), _number(pair.conceded, ".2f"))
            )  # fmt: skip
    head = _columns("bot", "against", "wins", "draws", "losses", "share", "interval", "mean", "conceded")
    return Rows("pairs", head, rows)


def _cross(contest: Contest) -> Rows:
    """Who won which share of the decided games against whom."""
    numbers = range(len(contest.bots))
    rows = []
    for mine in numbers:
        cells = [
            "–" if pair is None else f"{100 * pair.share:.1f} %"
            for pair in (contest.cross.get((mine, other)) for other in numbers)
        ]
        rows.append((contest.bots[mine], *cells))
    return Rows("cross", (Column(""), *(Column("", bot) for bot in contest.bots)), rows)
