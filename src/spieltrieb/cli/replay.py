"""`spieltrieb replay`: check the records of a file, move by move, and look at one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from spieltrieb.cli.terminal import DOES_NOT_HOLD, FINE, complain, console, guarded, is_terminal, printable, say
from spieltrieb.core import chance
from spieltrieb.core.errors import BadRecord
from spieltrieb.core.record import Record, Replay, check_seed, parse, read_lines, replay
from spieltrieb.games import games

EXAMPLES = """
spieltrieb replay games.jsonl                  # is everything right?
spieltrieb replay games.jsonl --show           # look at the last game
spieltrieb replay games.jsonl --show 3 --step  # the third, a move at a time
spieltrieb replay game.jsonl --seed 7f3a       # did this seed deal?
zcat games.jsonl.gz | spieltrieb replay -
"""
MOST_PROBLEMS = 20
Line = tuple[int, Record | BadRecord]


@guarded
def command(
    *,
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The file with the records, one a line; - for the input.")
    ],
    show: Annotated[
        str | None, typer.Option("--show", metavar="[N]", help="Show record N move by move; without N the last one.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="With --show: wait for Enter after every move.")] = False,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="SEED", help="Check that this seed gives all that chance did.")
    ] = None,
    commitment: Annotated[
        str | None,
        typer.Option(
            "--commitment", metavar="HEX", help="With --seed: check that this is the seed's promised SHA-256."
        ),
    ] = None,
) -> int:
    """Check the records of a file, and look at one.

    Every move must be legal and every result right; with a seed, every deal must be the one that it gives. A game of a
    match is checked with the seed of the match. The exit code is 0 if all holds, and 1 if anything does not.
    """
    if commitment is not None and seed is None:
        raise BadRecord("--commitment is checked together with --seed; give both.", where="the seed")
    if commitment is not None and chance.commitment(seed or "") != commitment.strip().lower():
        complain("This seed is not the one that was promised: its SHA-256 differs.")
        return DOES_NOT_HOLD
    name, lines = _lines(file)
    if show is not None:
        return _show(name, list(lines), show, step, seed)
    return _check(name, lines, seed)


def _lines(file: str) -> tuple[str, Iterator[Line]]:
    """The records of a file, or of the standard input, with their line numbers."""
    if file != "-":
        return file, read_lines(file)
    try:
        lines = sys.stdin.buffer.read().decode("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadRecord("The input is no text in UTF-8, so it holds no records.", where="the input") from None
    return "the input", _parsed(lines)


def _parsed(lines: list[str]) -> Iterator[Line]:
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield number, parse(line, f"the input, line {number}")
            except BadRecord as problem:
                yield number, problem


def _replayed(record: Record, where: str) -> Replay | BadRecord:
    try:
        return replay(record, games, where)
    except BadRecord as problem:
        return problem


# ---- Checking all ----


def _check(name: str, lines: Iterator[Line], seed: str | None) -> int:
    total = bad = 0
    for number, record in lines:
        total += 1
        where = f"{Path(name).name}, line {number}"
        problem = record if isinstance(record, BadRecord) else _problem(_replayed(record, where), where, seed)
        if problem is not None:
            bad += 1
            if bad <= MOST_PROBLEMS:
                complain(str(problem))
    if total == 0:
        raise BadRecord(f"{name} holds no records.", where=name)
    if bad > MOST_PROBLEMS:
        complain(f"... and {bad - MOST_PROBLEMS} more")
    records = "1 record" if total == 1 else f"{total} records"
    if bad:
        complain(f"{name}: {records}, {bad} of them not valid")
        return DOES_NOT_HOLD
    say(f"{name}: {records}, all valid" + (", all dealt by this seed" if seed else ""), style="green")
    return FINE


def _problem(replayed: Replay | BadRecord, where: str, seed: str | None) -> BadRecord | None:
    """What does not hold in a record, if anything does not."""
    if isinstance(replayed, BadRecord):
        return replayed
    if replayed.error or seed is None:
        return replayed.error
    match = replayed.record.match
    try:
        check_seed(replayed.record, games, f"{seed}/{match.get('round')}" if match else seed)
    except BadRecord as problem:
        return BadRecord(f"{where}: {problem}", where=where)
    return None


# ---- Looking at one ----


def _show(name: str, lines: list[Line], wanted: str, step: bool, seed: str | None) -> int:
    """Show one record: the board, and each move with the board after it; as far as it holds, then what does not."""
    number = len(lines) if wanted == "last" else int(wanted) if wanted.isdecimal() else 0
    if not 1 <= number <= len(lines):
        which = "no last one" if wanted == "last" else f"no record {wanted}"
        raise BadRecord(f"{name} holds {len(lines)} records; there is {which}.", where=name)
    line, record = lines[number - 1]
    where = f"{Path(name).name}, line {line}"
    replayed = record if isinstance(record, BadRecord) else _replayed(record, where)
    if not isinstance(replayed, BadRecord):
        say(f"{replayed.position.game.name}, record {number} of {len(lines)}", style="bold")
        _show_moves(replayed, step)
    problem = _problem(replayed, where, seed)
    if problem:
        complain(str(problem))
        return DOES_NOT_HOLD
    return FINE


def _show_moves(replayed: Replay, step: bool) -> None:
    """The moves of a record with the boards between them, and its end."""
    from spieltrieb.cli.showing import show_board, show_outcome

    end, names = replayed.position, tuple(map(printable, replayed.record.players))
    position = end.at(0)
    for number, (text, done) in enumerate(zip(["", *end.moves], [None, *end.history], strict=True)):
        if done is not None:
            position = position.replay_actions([done])
            say(f"{number:>4}. {text}", style="cyan")
        if position.actors != ("*",):
            show_board("en", position, None, names)
            say()
            if step and is_terminal() and position.actors:
                console().input("Enter: ")
    if end.outcome:
        show_outcome("en", end.game, end.outcome, names)
    elif not replayed.error:
        say("The game is not over.")
