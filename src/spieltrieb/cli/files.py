"""Where games are kept: the file a player named, or one in the user's own data folder."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from spieltrieb.core.errors import BadRecord
from spieltrieb.core.folders import data_folder
from spieltrieb.core.record import Record, read_lines, unwritable, write_lines


def check_writable(path: Path) -> Path:
    """The path, if a file can be written there: better known before a long run or a long game than after it."""
    try:
        is_output = str(path) == "-"  # elsewhere that means standard output, where the summary goes
        if is_output or (path.exists() and not path.is_file()):
            what, kind = ("a folder", "folder") if path.is_dir() else ("not an ordinary file", "other")
            sentence = f"{path} is {what}; name a file."
            raise BadRecord(sentence, reason="error-bad-record-no-file", where=str(path), kind=kind)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".spieltrieb.", suffix=".part"):
            pass
    except OSError as problem:
        raise unwritable(path, problem) from None
    return path


def check_outputs(
    *paths: Path | None, svg: Path | None = None, moving: Path | None = None, read: Path | None = None
) -> None:
    """The same for all files that were named: none may be another one of them, or the one that is read.

    Pictures must be named as what they are: an SVG, or a moving picture.
    """
    if svg is not None or moving is not None:
        from spieltrieb.boards.pictures.painting import check_animated, check_still

        if moving is not None:
            check_animated(moving)
        if svg is not None:
            check_still(svg)
    named = set() if read is None else {read.resolve()}
    for path in (*paths, moving, svg):
        if path is None:
            continue
        if check_writable(path).resolve() in named:
            raise BadRecord(
                f"{path} is named twice; give each file a name of its own.",
                reason="error-bad-record-named-twice",
                where=str(path),
            )
        named.add(path.resolve())


def unused_path(key: str) -> Path:
    """A file in the data folder that is not there yet, named by the game and the time."""
    name = f"{key}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = data_folder() / f"{name}.jsonl"
    number = 1
    while path.exists():
        number += 1
        path = data_folder() / f"{name}-{number}.jsonl"
    return path


def read_records(path: Path) -> list[Record]:
    """All records of a file; a line that isn't a record is an error."""
    records = []
    for _, record in read_lines(path):
        if isinstance(record, BadRecord):
            raise record
        records.append(record)
    return records


class Keeper:
    """Keeps the games of one sitting in files; whatever else a file holds stays in it."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.finished: list[Record] = []  # games of this sitting that are over
        self._mine: dict[Path, list[Record]] = {}  # what this sitting has written, or goes on with, in each file
        if path is not None:
            self._others(check_writable(path))

    def resume(self, path: Path, finished: list[Record], last: Record) -> None:
        """Go on with these games of a file: the finished ones of a match, and the last one."""
        self.finished = finished
        self._mine[path.resolve()] = [*finished, *([last] if last not in finished else [])]
        self.path = self.path or path

    def save(self, current: Record | None, path: Path | None = None) -> Path:
        """Write the games of this sitting, the current one last, and return where."""
        path = path or self.path
        assert path is not None
        if path.parent == data_folder():
            path.parent.mkdir(0o700, parents=True, exist_ok=True)  # a server may keep its secrets there
        others = self._others(check_writable(path))
        mine = [*self.finished, *([current] if current else [])]
        write_lines(path, [*others, *mine])
        self._mine[path.resolve()] = mine
        return path

    def alone(self, path: Path) -> bool:
        """Whether the file holds nothing but the games of this sitting."""
        return not self._others(path)

    def _others(self, path: Path) -> list[Record]:
        """What the file holds besides our games, now; a file that holds anything else than records is not touched."""
        try:
            records = read_records(path) if path.exists() else []
        except BadRecord as problem:
            raise BadRecord(
                f"{path} holds something else than records, so it is left alone ({problem})",
                reason="error-bad-record-other",
                where=str(path),
                why=problem,
            ) from None
        for record in self._mine.get(path.resolve(), ()):
            if record in records:
                records.remove(record)
        return records
