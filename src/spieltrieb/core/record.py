"""Records: one game as one line of JSON, written whole, read with care, and checked move by move."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
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
        raise _no_json(problem, where) from None
    if not isinstance(data, dict):
        raise _bad(where, " is JSON, but not an object", "error-bad-record-object")
    form = data.get("format")
    if form != FORMAT or isinstance(form, bool):
        raise BadRecord(
            f"{where} has the format {form!r}; this version reads format {FORMAT}. "
            "Was it written by a newer Spieltrieb, or is it not a record at all?",
            reason="error-bad-record-format",
            where=where,
            found=repr(form),
            format=FORMAT,
        )
    players = _field(data, "players", list, where)
    moves = _field(data, "moves", list, where)
    for name, texts in (("players", players), ("moves", moves)):
        if not all(isinstance(text, str) for text in texts):
            raise _bad(where, f": {name!r} must be a list of texts", "error-bad-record-texts", field=name)
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


def _bad(where: str, what: str, reason: str, **arguments: Any) -> BadRecord:
    """What does not hold, and where: as a sentence, and as a reason with arguments for translation."""
    return BadRecord(f"{where}{what}.", reason=reason, where=where, **arguments)


def _no_json(problem: Exception, where: str) -> BadRecord:
    if isinstance(problem, json.JSONDecodeError):
        at = problem.pos + 1
        what = f" isn't a complete JSON object: {problem.msg} at character {at}; perhaps the file was cut off"
        return _bad(where, what, "error-bad-record-json", character=at)
    return _bad(where, " isn't a complete JSON object: it is nested too deeply", "error-bad-record-nested")


def _field(data: dict[str, Any], name: str, kind: type, where: str, needed: bool = True) -> Any:
    value = data.get(name)
    if value is None and not needed:
        return None
    if not isinstance(value, kind) or isinstance(value, bool):
        if value is None:
            raise _bad(where, f": {name!r} is missing", "error-bad-record-missing", field=name)
        raise _bad(
            where, f": {name!r} must be a {_WORDS[kind]}", "error-bad-record-kind", field=name, kind=kind.__name__
        )
    return value


_WORDS = {list: "list", dict: "JSON object", str: "text", int: "whole number"}


def _result(result: dict[str, Any], where: str) -> dict[str, Any]:
    for name, kind in (("scores", list), ("winners", list), ("reason", str)):
        _field(result, name, kind, f"{where}, result")
    return result


def replay(record: Record, games: Mapping[str, Game], where: str = "the record") -> Replay:
    """Play a record again. The valid prefix is kept: the position reached, and the first thing that is wrong."""
    if record.game not in games:
        known = ", ".join(sorted(games))
        what = f": there is no game {record.game!r}; there are {known}"
        raise _bad(where, what, "error-bad-record-game", game=record.game, known=known)
    game = games[record.game]
    if record.rules != game.version:
        what = (
            f": it follows version {record.rules} of the rules of {game.name}; "
            f"this Spieltrieb plays version {game.version}"
        )
        raise _bad(where, what, "error-bad-record-rules", game=game.name, version=record.rules, ours=game.version)
    try:
        game.settle(record.options)  # names first: "players" is not an option
        position = game.start(len(record.players), None, list(record.players), **record.options)
    except SpieltriebError as problem:
        raise BadRecord(f"{where}: {problem}", reason="error-bad-record-start", where=where, why=problem) from None
    for number, move in enumerate(record.moves, 1):
        try:
            position = position.replay([move])
        except SpieltriebError as problem:
            error = BadRecord(
                f"{where}, move {number}: {problem}",
                reason="error-bad-record-move",
                where=where,
                move=number,
                why=problem,
            )
            return Replay(record, position, error)
    return Replay(record, position, _disagreement(record, position, where))


def _disagreement(record: Record, position: Position, where: str) -> BadRecord | None:
    """What a record says of its result that the moves do not bear out."""
    outcome = position.outcome
    if record.result is None:
        if outcome is not None:
            return _bad(where, ": the game is over, but the record has no result", "error-bad-record-no-result")
        return None
    if outcome is None:
        moves = len(record.moves)
        what = f": it has a result, but the game is not over after its {moves} moves"
        return _bad(where, what, "error-bad-record-not-over", moves=moves)
    for name, expected in outcome.to_dict().items():
        if (said := record.result[name]) != expected:
            what = f": it says {name} {said!r}, but the moves give {expected!r}"
            return _bad(where, what, "error-bad-record-result", field=name, said=repr(said), expected=repr(expected))
    return None


def verify(record: Record, games: Mapping[str, Game], where: str = "the record") -> Position:
    """The last position of a record whose moves are legal and whose result agrees; otherwise an error says where."""
    replayed = replay(record, games, where)
    if replayed.error:
        raise replayed.error
    return replayed.position


def check_seed(record: Record, games: Mapping[str, Game], seed: Seed, commitment: str | None = None) -> None:
    """Check that every chance outcome of a record is the one this seed gives, and that the seed is the promised one."""
    if commitment is not None and not chance.is_promised(seed, commitment):
        raise not_promised()
    final = verify(record, games)
    position = final.at(0)
    for number, move in enumerate(record.moves, 1):
        actor, action = position.read(move)
        if position.actors == ("*",) and action != position.drawn_by(seed):
            expected = position.write(actor, position.drawn_by(seed))
            raise BadRecord(
                f"Move {number} is {move!r}, but this seed gives {expected!r}.",
                reason="error-bad-record-draw",
                where="the seed",
                move=number,
                text=move,
                expected=expected,
            )
        position = position.replay([move])


def not_promised() -> BadRecord:
    """The error that says that a seed is not the one whose SHA-256 was promised."""
    sentence = "This seed is not the one that was promised: its SHA-256 differs."
    return BadRecord(sentence, reason="error-bad-record-promise", where="the seed")


# ---- Files ----


def english_place(file: str, line: int) -> str:
    """Where a record is, as an error says it."""
    return f"{file}, line {line}"


def read_lines(
    path: str | os.PathLike[str], place: Callable[[str, int], str] = english_place
) -> Iterator[tuple[int, Record | BadRecord]]:
    """Every record of a file with its line number; a line that isn't a record comes as the error that says why.

    `place` says how an error names the line of a file.
    """
    name = Path(path).name
    try:
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    try:
                        yield number, parse(line, place(name, number))
                    except BadRecord as problem:
                        yield number, problem
    except UnicodeDecodeError:
        raise _bad(name, " is not a text file in UTF-8, so it holds no records", "error-bad-record-encoding") from None
    except OSError as problem:
        raise _bad(
            str(path), f" cannot be read: {problem.strerror}", "error-bad-record-unread", why=problem.strerror
        ) from None


def write_lines(path: str | os.PathLike[str], records: Iterable[Record]) -> int:
    """Write records, one per line, all or nothing: the file appears or is replaced only when everything is written."""
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
        raise unwritable(path, problem) from None
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
    return count


def unwritable(path: Path, problem: OSError) -> BadRecord:
    """The error that says that a file cannot be written, and why."""
    return _bad(
        str(path), f" cannot be written: {problem.strerror}", "error-bad-record-unwritten", why=problem.strerror
    )


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
