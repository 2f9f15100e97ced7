"""`spieltrieb replay`: check the records of a file, move by move, and look at one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from spieltrieb.cli.drawing import Drawing
from spieltrieb.cli.terminal import (
    DOES_NOT_HOLD,
    FINE,
    Language,
    complain,
    console,
    explain,
    guarded,
    is_terminal,
    printable,
    say,
)
from spieltrieb.core import chance
from spieltrieb.core.errors import BadRecord
from spieltrieb.core.record import Record, Replay, check_seed, not_promised, parse, read_lines, replay
from spieltrieb.games import games
from spieltrieb.locale import check_language, text

EXAMPLES = """
spieltrieb replay games.jsonl                  # is everything right?
spieltrieb replay games.jsonl --show           # look at the last game
spieltrieb replay games.jsonl --show 3 --step  # the third, a move at a time
spieltrieb replay games.jsonl --show --lang de # the board in German
spieltrieb replay games.jsonl --svg board.svg  # the last board as a picture
spieltrieb replay games.jsonl --show 3 --gif game.gif --seat 0
spieltrieb replay game.jsonl --seed 7f3a       # did this seed deal?
zcat games.jsonl.gz | spieltrieb replay -
"""
MOST_PROBLEMS = 20
Line = tuple[int, Record | BadRecord]


@guarded
def command(
    *,
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The file with the records, one per line; - for standard input.")
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
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Draw the board at the end of a record as SVG.")
    ] = None,
    gif: Annotated[
        Path | None,
        typer.Option("--gif", metavar="FILE", help="Draw the whole record, moving: a .gif, or an animated .png."),
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", metavar="MOVE", help="With --svg or --gif: as it was after this move.")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="SEAT", help="With --svg or --gif: with what this seat could see then."),
    ] = None,
    lang: Language = None,
) -> int:
    """Check the records of a file, and look at one.

    Every move must be legal and every result right; with a seed, every deal must be the one that it gives. A game of a
    match is checked with the seed of the match. The exit code is 0 if all holds, and 1 if anything does not.
    Pictures are of the record that --show names, else of the last one.
    """
    lang = check_language(lang)
    _check_together("--commitment", commitment, "--seed", seed)
    _check_together("--step", step or None, "--show", show)
    for option, given in (("--at", at), ("--seat", seat)):
        _check_together(option, given, "--svg / --gif", svg or gif)
    if commitment is not None and chance.commitment(seed or "") != commitment.strip().lower():
        complain(explain(not_promised(), lang))
        return DOES_NOT_HOLD
    drawing = Drawing(svg, gif, at, seat)
    drawing.check(None if file == "-" else Path(file))
    name, lines = _lines(lang, file)
    if show is not None or drawing.is_wanted:
        return _show(lang, name, list(lines), show or "last", seed, drawing if drawing.is_wanted else step)
    return _check(lang, name, lines, seed)


def _check_together(option: str, given: object, other: str, needed: object) -> None:
    """Refuse an option that would do nothing, since the one that it belongs to is missing."""
    if given is not None and needed is None:
        raise BadRecord(
            f"{option} only works together with {other}; give both.",
            reason="error-bad-record-together",
            option=option,
            where=option,
            **{"with": other},
        )


def _place(lang: str, file: str, line: int) -> str:
    """Where a record is, as an error says it."""
    return text(lang, "cli-replay-line", file=Path(file).name, line=str(line))


def _lines(lang: str, file: str) -> tuple[str, Iterator[Line]]:
    """The records of a file, or of the standard input, with their line numbers."""
    if file != "-":
        return file, read_lines(file, partial(_place, lang))
    name = text(lang, "cli-replay-input")
    try:
        lines = sys.stdin.buffer.read().decode("utf-8").splitlines()
    except UnicodeDecodeError:
        sentence = "The input isn't UTF-8 text, so it holds no records."
        raise BadRecord(sentence, reason="error-bad-record-encoding", where=name) from None
    return name, _parsed(lang, name, lines)


def _parsed(lang: str, name: str, lines: list[str]) -> Iterator[Line]:
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield number, parse(line, _place(lang, name, number))
            except BadRecord as problem:
                yield number, problem


def _replayed(record: Record, where: str) -> Replay | BadRecord:
    try:
        return replay(record, games, where)
    except BadRecord as problem:
        return problem


# ---- Checking all ----


def _check(lang: str, name: str, lines: Iterator[Line], seed: str | None) -> int:
    total = bad = 0
    for number, record in lines:
        total += 1
        where = _place(lang, name, number)
        problem = record if isinstance(record, BadRecord) else _problem(_replayed(record, where), where, seed)
        if problem is not None:
            bad += 1
            if bad <= MOST_PROBLEMS:
                complain(explain(problem, lang))
    if total == 0:
        raise BadRecord(f"{name} holds no records.", reason="error-bad-record-empty", where=name)
    if bad > MOST_PROBLEMS:
        complain(text(lang, "cli-replay-more", count=bad - MOST_PROBLEMS))
    if bad:
        complain(text(lang, "cli-replay-invalid", file=name, count=total, bad=bad))
        return DOES_NOT_HOLD
    say(text(lang, "cli-replay-dealt" if seed else "cli-replay-valid", file=name, count=total), style="green")
    return FINE


def _problem(replayed: Replay | BadRecord, where: str, seed: str | None) -> BadRecord | None:
    """What is wrong with a record, if anything."""
    if isinstance(replayed, BadRecord):
        return replayed
    if replayed.error or seed is None:
        return replayed.error
    match = replayed.record.match
    try:
        check_seed(replayed.record, games, f"{seed}/{match.get('round')}" if match else seed)
    except BadRecord as problem:
        return BadRecord(f"{where}: {problem}", reason="error-bad-record-start", where=where, why=problem)
    return None


# ---- Looking at one ----


def _show(lang: str, name: str, lines: list[Line], wanted: str, seed: str | None, how: Drawing | bool) -> int:
    """Show one record, as far as it holds, and then what does not.

    It is drawn; or the board is shown, and each move with the board after it, perhaps waiting for Enter after each.
    """
    number = len(lines) if wanted == "last" else int(wanted) if wanted.isdecimal() else 0
    if not lines:
        raise BadRecord(f"{name} holds no records.", reason="error-bad-record-empty", where=name)
    if not 1 <= number <= len(lines):
        raise BadRecord(
            f"{name} holds {len(lines)} records; there is no record {wanted}.",
            reason="error-bad-record-number",
            where=name,
            count=len(lines),
            wanted=wanted,
        )
    line, record = lines[number - 1]
    where = _place(lang, name, line)
    replayed = record if isinstance(record, BadRecord) else _replayed(record, where)
    if not isinstance(replayed, BadRecord):
        game = text(lang, f"{replayed.position.game.key}-name")
        say(text(lang, "cli-replay-heading", game=game, number=number, count=len(lines)), style="bold")
        if isinstance(how, Drawing):
            for path in how.draw(replayed, lang):
                say(str(path), style="green")
        else:
            _show_moves(lang, replayed, step=how)
    problem = _problem(replayed, where, seed)
    if problem:
        complain(explain(problem, lang))
        return DOES_NOT_HOLD
    return FINE


def _show_moves(lang: str, replayed: Replay, step: bool) -> None:
    """The moves of a record with the boards between them, and its end."""
    from spieltrieb.cli.showing import show_board, show_outcome

    end, names = replayed.position, tuple(map(printable, replayed.record.players))
    position = end.at(0)
    for number, (move, done) in enumerate(zip(["", *end.moves], [None, *end.history], strict=True)):
        if done is not None:
            position = position.replay_actions([done])
            say(f"{number:>4}. {move}", style="cyan")
        if position.actors != ("*",):
            show_board(lang, position, None, names)
            say()
            if step and is_terminal() and position.actors:
                console().input(text(lang, "cli-replay-enter") + " ")
    if end.outcome:
        show_outcome(lang, end.game, end.outcome, names)
    elif not replayed.error:
        say(text(lang, "cli-replay-unfinished"))
