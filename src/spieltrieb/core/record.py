"""Records: one game as one line of JSON, written whole, read with care, and checked move by move."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieltrieb.core import chance
from spieltrieb.core.chance import Seed
from spieltrieb.core.errors import BadRecord, SpieltriebError

if TYPE_CHECKING:
    from spieltrieb.core.contract import Game
    from spieltrieb.core.position import Position

FORMAT = 1


@dataclass(frozen=True)
class Record:
    """All moves of one game, chance included, with what is needed to play it again."""

    game: str
    players: tuple[str, ...]
    moves: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    result: Mapping[str, Any] | None = None
    match: Mapping[str, Any] | None = None
    rules: int = 1

    def to_json(self) -> str:
        """The record as one line."""
        line: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": list(self.players),
            "options": dict(self.options),
            "moves": list(self.moves),
        }
        if self.match is not None:
            line["match"] = dict(self.match)
        if self.result is not None:
            line["result"] = dict(self.result)
        return json.dumps(line, ensure_ascii=False)

    __str__ = to_json


@dataclass(frozen=True)
class Replay:
    """A record played again: the last position that holds, and what was wrong after it, if anything was."""

    record: Record
    position: Position
    error: BadRecord | None


def parse(line: str, where: str = "the record") -> Record:
    """A record from its line; `where` names its place in an error."""
    try:
        data = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as problem:
        raise BadRecord(f"{where} is no whole JSON object: {_json_problem(problem)}.", where=where) from None
    if not isinstance(data, dict):
        raise BadRecord(f"{where} is no JSON object but a {type(data).__name__}.", where=where)
    form = data.get("format")
    if form != FORMAT or isinstance(form, bool):
        raise BadRecord(
            f"{where} has the format {form!r}; this version reads format {FORMAT}. "
            "Was it written by a newer Spieltrieb, or is it no record?",
            where=where,
        )
    players = _field(data, "players", list, where)
    moves = _field(data, "moves", list, where)
    for name, texts in (("players", players), ("moves", moves)):
        if not all(isinstance(text, str) for text in texts):
            raise BadRecord(f"{where}: {name!r} must be a list of texts.", where=where)
    result = _field(data, "result", dict, where, needed=False)
    return Record(
        game=_field(data, "game", str, where),
        players=tuple(players),
        moves=tuple(moves),
        options=_field(data, "options", dict, where, needed=False) or {},
        result=None if result is None else _result(result, where),
        match=_field(data, "match", dict, where, needed=False),
        rules=_field(data, "rules", int, where),
    )


def _json_problem(problem: Exception) -> str:
    if isinstance(problem, json.JSONDecodeError):
        return f"{problem.msg} at character {problem.pos + 1}; perhaps the file was cut off"
    return "it is nested too deeply"


def _field(data: dict[str, Any], name: str, kind: type, where: str, needed: bool = True) -> Any:
    value = data.get(name)
    if value is None and not needed:
        return None
    if not isinstance(value, kind) or isinstance(value, bool):
        what = "is missing" if value is None else f"must be a {_WORDS[kind]}"
        raise BadRecord(f"{where}: {name!r} {what}.", where=where)
    return value


_WORDS = {list: "list", dict: "JSON object", str: "text", int: "whole number"}


def _result(result: dict[str, Any], where: str) -> dict[str, Any]:
    for name, kind in (("scores", list), ("winners", list), ("reason", str)):
        _field(result, name, kind, f"{where}, result")
    return result


def replay(record: Record, games: Mapping[str, Game], where: str = "the record") -> Replay:
    """Play a record again. The valid prefix is kept: the position reached, and the first thing that does not hold."""
    if record.game not in games:
        raise BadRecord(
            f"{where}: there is no game {record.game!r}; there are {', '.join(sorted(games))}.", where=where
        )
    game = games[record.game]
    if record.rules != game.version:
        raise BadRecord(
            f"{where}: it follows version {record.rules} of the rules of {game.name}; "
            f"this Spieltrieb plays version {game.version}.",
            where=where,
        )
    try:
        game.settle(record.options)  # names first: an option called "players" is none
        position = game.start(len(record.players), None, list(record.players), **record.options)
    except SpieltriebError as problem:
        raise BadRecord(f"{where}: {problem}", where=where) from None
    for number, move in enumerate(record.moves, 1):
        try:
            position = position.replay([move])
        except SpieltriebError as problem:
            return Replay(record, position, BadRecord(f"{where}, move {number}: {problem}", where=where, move=number))
    return Replay(record, position, _disagreement(record, position, where))


def _disagreement(record: Record, position: Position, where: str) -> BadRecord | None:
    """What a record says of its result that the moves do not bear out."""
    outcome = position.outcome
    if record.result is None:
        if outcome is not None:
            return BadRecord(f"{where}: the game is over, but the record has no result.", where=where)
        return None
    if outcome is None:
        return BadRecord(
            f"{where}: it has a result, but the game is not over after its {len(record.moves)} moves.", where=where
        )
    for name, expected in outcome.to_dict().items():
        if record.result[name] != expected:
            return BadRecord(
                f"{where}: it says {name} {record.result[name]!r}, but the moves give {expected!r}.", where=where
            )
    return None


def verify(record: Record, games: Mapping[str, Game], where: str = "the record") -> Position:
    """The last position of a record whose moves are all legal and whose result agrees; else an error says where."""
    replayed = replay(record, games, where)
    if replayed.error:
        raise replayed.error
    return replayed.position


def check_seed(record: Record, games: Mapping[str, Game], seed: Seed, commitment: str | None = None) -> None:
    """Check that every chance outcome of a record is the one this seed gives, and that the seed is the promised one."""
    if commitment is not None and not chance.is_promised(seed, commitment):
        raise BadRecord("This seed is not the one that was promised: its SHA-256 differs.", where="the seed")
    final = verify(record, games)
    position = final.at(0)
    for number, move in enumerate(record.moves, 1):
        actor, action = position.read(move)
        if position.actors == ("*",) and action != position.drawn_by(seed):
            expected = position.write(actor, position.drawn_by(seed))
            raise BadRecord(
                f"Move {number} is {move!r}, but this seed gives {expected!r}.", where="the seed", move=number
            )
        position = position.replay([move])


# ---- Files ----


def read_lines(path: str | os.PathLike[str]) -> Iterator[tuple[int, Record | BadRecord]]:
    """Every record of a file with its line number; a line that is none comes as the error that says why."""
    name = Path(path).name
    try:
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    try:
                        yield number, parse(line, f"{name}, line {number}")
                    except BadRecord as problem:
                        yield number, problem
    except UnicodeDecodeError:
        raise BadRecord(f"{name} is no text file in UTF-8, so it holds no records.", where=name) from None
    except OSError as problem:
        raise BadRecord(f"{path} cannot be read: {problem.strerror}.", where=str(path)) from None


def write_lines(path: str | os.PathLike[str], records: Iterable[Record]) -> int:
    """Write records, one a line, all or nothing: the file appears, or is replaced, only when everything is written."""
    path = Path(path)
    count = 0
    temporary = None
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", suffix=".part", delete=False
        ) as file:
            temporary = Path(file.name)
            for record in records:
                file.write(record.to_json() + "\n")
                count += 1
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(0o666 & ~_umask())
        os.replace(temporary, path)
        temporary = None
    except OSError as problem:
        raise BadRecord(f"{path} cannot be written: {problem.strerror}.", where=str(path)) from None
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
    return count


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
