"""`spieltrieb advise`: what to play in a game in progress, and why."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spieltrieb.cli.choices import JsonOutput
from spieltrieb.cli.terminal import Language, console, guarded, say
from spieltrieb.core.errors import BadRecord
from spieltrieb.locale import check_language, text

if TYPE_CHECKING:
    from spieltrieb.bots import Advice
    from spieltrieb.core.position import Position

EXAMPLES = """
spieltrieb advise game.jsonl            # for whoever is to move
spieltrieb advise games.jsonl --line 3 --seat 1
spieltrieb advise game.jsonl --step 20  # as it was after 20 moves
spieltrieb advise game.jsonl --json     # every move with its value
"""
MOST_ROWS = 24  # of a table; --json has all

File = Annotated[Path, typer.Argument(metavar="RECORD", help="The file with the record, the last one or --line.")]
LineNumber = Annotated[
    int | None, typer.Option("--line", metavar="N", help="The record in line N of the file (default: the last one).")
]


@guarded
def command(
    *,
    file: File,
    line: LineNumber = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="S", help="Advice for this seat (default: the one to move).")
    ] = None,
    step: Annotated[
        int | None, typer.Option("--step", metavar="N", help="As it was after N moves (default: the last one).")
    ] = None,
    top: Annotated[int, typer.Option("--top", metavar="N", help="How many moves are shown (default: 5).")] = 5,
    budget: Annotated[
        float, typer.Option("--budget", metavar="SECONDS", help="How long to think about it (default: 1).")
    ] = 1.0,
    as_json: JsonOutput = False,
    lang: Language = None,
) -> None:
    """Say what to play in a game in progress, and why.

    Only what the seat may know is used. Every move has a value, its chance to win or its expected points, and the best
    ones have reasons.
    """
    from spieltrieb.bots import advise
    from spieltrieb.bots.advice import sight_of

    lang = check_language(lang)
    position = read_position(file, line)
    if step is not None:
        position = _at(position, step)
    sight = sight_of(position, seat, budget=budget)
    advice = advise(sight)
    if as_json:
        print(
            json.dumps(
                {"game": position.game.key, "seat": sight.seat, **advice.to_dict(position, sight.seat)}, indent=2
            )
        )
    else:
        _show(lang, position, sight.seat, advice, top)


def _at(end: Position, step: int) -> Position:
    """The position after this many moves, and after what chance did next."""
    position = end.at(step)
    while position.actors == ("*",) and position.step < end.step:
        position = position.replay_actions([end.history[position.step]])
    return position


def read_position(file: Path, line: int | None) -> Position:
    """The last position of a record: the one in this line of a file, or the last one."""
    from spieltrieb.core.record import read_lines, verify
    from spieltrieb.games import games

    chosen = [(number, found) for number, found in read_lines(file) if line is None or number == line]
    if not chosen:
        if line is None:
            raise BadRecord(f"{file} holds no records.", reason="error-bad-record-empty", where=str(file))
        sentence = f"{file} has no record in line {line}."
        raise BadRecord(sentence, reason="error-bad-record-line", where=str(file), line=line)
    number, record = chosen[-1]
    if isinstance(record, BadRecord):
        raise record
    return verify(record, games, f"{file.name}, line {number}")


def value_text(value: float, unit: str) -> str:
    """A value as people read it."""
    return f"{100 * value:.1f} %" if unit == "win" else f"{value:.2f}"


def _show(lang: str, position: Position, seat: int, advice: Advice, top: int) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from spieltrieb.bots import in_words

    name = position.names[seat]
    say(text(lang, "advice-for", name=name, seat=seat, step=position.step), style="bold")
    say()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
    table.add_column(text(lang, "advice-move"))
    table.add_column(text(lang, f"advice-unit-{advice.unit}"), justify="right")
    table.add_column(text(lang, "advice-why"))
    for move in advice.moves[: max(1, top)]:
        why = "; ".join(in_words(reason, position.game.key, lang) for reason in move.reasons)
        typed = position.write(seat, move.action).partition(":")[2]
        table.add_row(Text(typed), value_text(move.value, advice.unit), Text(why))
    console().print(table)
    rest = len(advice.moves) - max(1, top)
    if rest > 0:
        worst = value_text(advice.moves[-1].value, advice.unit)
        say(text(lang, "advice-more-moves", count=rest, worst=worst), style="dim")
    if advice.table:
        say()
        say(text(lang, "advice-table"), style="bold")
        _show_data(lang, position.game.key, advice.table)


# ---- The game's own table: plain data, whose parts have names that a catalogue may know ----


def _show_data(lang: str, game: str, data: Any, indent: int = 2) -> None:
    """Data as a person can read it: names with what they stand for, and rows with the same columns as a table."""
    pad = " " * indent
    for name, value in data.items() if isinstance(data, Mapping) else ((None, part) for part in data):
        label = "" if name is None else _entry(lang, game, name)
        if _rows(value):
            say(f"{pad}{label}".rstrip())
            _show_rows(lang, game, value, indent + 2)
        elif _parts(value):
            say(f"{pad}{label}".rstrip())
            _show_data(lang, game, value, indent + 2)
        else:
            say(pad + f"{label} {_flat(lang, game, value)}".strip())


def _show_rows(lang: str, game: str, rows: Sequence[Mapping[str, Any]], indent: int) -> None:
    from rich import box
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in rows[0]:
        table.add_column(Text(_label(lang, game, name)), justify="right")
    for row in rows[:MOST_ROWS]:
        table.add_row(*(Text(_flat(lang, game, value)) for value in row.values()))
    if len(rows) > MOST_ROWS:
        table.add_row("…")
    console().print(Padding(table, (0, 0, 0, indent)))


def _rows(value: Any) -> bool:
    """Whether it is a list of rows that have the same columns."""
    if not isinstance(value, list | tuple) or not value or not all(isinstance(row, Mapping) for row in value):
        return False
    return len({tuple(row) for row in value}) == 1 and not any(_rows(part) for row in value for part in row.values())


def _parts(value: Any) -> bool:
    """Whether it has parts that have parts of their own."""
    parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
    return any(isinstance(part, Mapping | list | tuple) for part in parts)


def _entry(lang: str, game: str, name: object) -> str:
    """What stands before a part of the table: what it is called, and a colon as the language has it."""
    return text(lang, "advice-table-label", label=_label(lang, game, name))


def _label(lang: str, game: str, name: object) -> str:
    """What a part of the table, or a word in it, is called: as the catalogues have it, else its own name."""
    word = str(name).replace("_", "-")
    for key in (f"advice-{game}-table-{word}", f"{game}-row-{word}"):
        try:
            return text(lang, key)
        except KeyError:
            continue
    return str(name)


def _flat(lang: str, game: str, value: Any) -> str:
    """Data without parts of its own, on one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{_entry(lang, game, name)} {_flat(lang, game, part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        return "  ".join(_flat(lang, game, part) for part in value) or "–"
    if isinstance(value, bool):
        return text(lang, "advice-yes" if value else "advice-no")
    if isinstance(value, float):
        return f"{value:.3g}"
    if isinstance(value, str):
        return _label(lang, game, value)
    return "–" if value is None else str(value)
