"""The report of a contest: its tables as plain rows, as Markdown, and a command that needs neither typer nor rich.

Titles and heads of columns are codes, so that others can put them into any language; `english` has the English words.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from spieltrieb.core.errors import SpieltriebError
from spieltrieb.core.record import write_lines
from spieltrieb.lab.contest import Contest, Standing

ENGLISH = {
    "standings": "Standings",
    "pairs": "Pairs",
    "cross": "Cross table: share of decided games",
    "failures": "Failures: each lost the game",
    "bot": "bot",
    "against": "against",
    "rating": "rating",
    "games": "games",
    "won": "won",
    "mean": "mean score",
    "median": "median",
    "title": "title {what}",
    "time": "ms a move",
    "p95": "p95",
    "max": "max",
    "failed": "failures",
    "wins": "wins",
    "draws": "draws",
    "losses": "losses",
    "share": "of decided",
    "interval": "95 %",
    "conceded": "other's",
    "why": "why",
}


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


def english(column: Column) -> str:
    """The head of a column in English."""
    return ENGLISH[column.code].format(what=column.what) if column.code else column.what


def heading(contest: Contest) -> str:
    """What was played, in one line."""
    return (
        f"{contest.game.name}{plain_options(contest)}: {len(contest.played)} games of {_seats(contest.players)}, "
        f"{contest.games} for each line-up, seed {contest.seed}, budget {contest.budget:g} s a move, "
        f"{contest.processes} {'process' if contest.processes == 1 else 'processes'}, {contest.seconds:.0f} s"
    )


def plain_options(contest: Contest) -> str:
    """The options that were set, behind the name of the game; data would be too long."""
    plain = {name: value for name, value in contest.options.items() if not isinstance(value, dict | list)}
    return "".join(f", {name}={value}" for name, value in plain.items())


def _seats(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


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
    cells += [f"{one.mean:.2f}", f"{one.median:g}"]
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
                 f"{pair.scored:.2f}", f"{pair.conceded:.2f}")
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


def markdown(contest: Contest) -> str:
    """The whole report as Markdown."""
    parts = [heading(contest)]
    for title, columns, rows in tables(contest):
        lines = [tuple(map(english, columns)), ("---", *("---:",) * (len(columns) - 1)), *rows]
        parts.append(f"**{ENGLISH[title]}**")
        parts.append("\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines))
    return "\n\n".join(parts) + "\n"


def plain(contest: Contest) -> str:
    """The whole report as aligned text."""
    parts = [heading(contest)]
    for title, columns, rows in tables(contest):
        head = tuple(map(english, columns))
        widths = [max(len(line[column]) for line in (head, *rows)) for column in range(len(head))]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
            for line in (head, *rows)
        ]
        parts.append("\n".join([f"{ENGLISH[title]}:", *lines]))
    return "\n\n".join(parts) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """The arena as a command of its own: `python -m spieltrieb.lab.arena`."""
    from spieltrieb.games import games
    from spieltrieb.lab.arena import arena

    parser = argparse.ArgumentParser("python -m spieltrieb.lab.arena", description="Bots against each other.")
    parser.add_argument("game", choices=list(games))
    parser.add_argument("--bots", required=True, help="with commas between them")
    parser.add_argument("--games", type=int, default=100, help="for every line-up")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--budget", type=float, default=1.0, help="seconds a move")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--duels", action="store_true", help="each only against the next one named")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--records", type=Path)
    parser.add_argument("--csv", type=Path)
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    said = [time.monotonic()]

    def progress(done: int, total: int) -> None:
        if time.monotonic() - said[0] > 20:
            said[0] = time.monotonic()
            print(f"{done} of {total} games", file=sys.stderr, flush=True)

    try:
        contest = arena(
            games[given.game],
            given.bots.split(","),
            given.games,
            players=given.players,
            seed=given.seed,
            options=dict(setting.split("=", 1) for setting in given.set),
            budget=given.budget,
            processes=given.processes,
            duels=given.duels,
            on_progress=progress,
        )
    except SpieltriebError as problem:
        print(problem, file=sys.stderr)
        return 2
    if given.records:
        write_lines(given.records, contest.records())
    if given.csv:
        contest.write_csv(given.csv)
    if given.json:
        print(json.dumps(contest.to_dict(), indent=2))
    else:
        print(markdown(contest) if given.markdown else plain(contest), end="")
    return 0
