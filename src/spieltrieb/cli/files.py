"""Where games are kept: the file a player named, or one in the user's own data folder."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from spieltrieb.core.errors import BadRecord
from spieltrieb.core.record import Record, read_lines, write_lines


def check_writable(path: Path) -> Path:
    """The path, if a file can be written there: better known before a long run or a long game than after it."""
    if path.exists() and not path.is_file():
        raise BadRecord(
            f"{path} is {'a folder' if path.is_dir() else 'no ordinary file'}; name a file.", where=str(path)
        )
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", suffix=".part"):
            pass
    except OSError as problem:
        raise BadRecord(f"{path} cannot be written: {problem.strerror}.", where=str(path)) from None
    return path


def data_folder() -> Path:
    """The folder for a user's own games."""
    if chosen := os.environ.get("SPIELTRIEB_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", str(Path.home())))
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "spieltrieb"


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
    """All records of a file; a line that is none is an error."""
    records = []
    for _, record in read_lines(path):
        if isinstance(record, BadRecord):
            raise record
        records.append(record)
    return records


class Keeper:
    """Keeps the games of one sitting in files; what a file held before stays in it."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.finished: list[Record] = []  # games of this sitting that are over
        self._earlier: dict[Path, list[Record]] = {}
        if path is not None:
            self._look(check_writable(path))

    def resume(self, path: Path, earlier: list[Record], finished: list[Record]) -> None:
        """Go on with games that are already in this file, after `earlier` ones that have nothing to do with them."""
        self.finished = finished
        self._earlier[path.resolve()] = earlier
        self.path = self.path or path

    def save(self, current: Record | None, path: Path | None = None) -> Path:
        """Write the games of this sitting, the current one last, and tell where."""
        path = path or self.path
        assert path is not None
        records = [*self._look(path), *self.finished, *([current] if current else [])]
        if path.parent == data_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        write_lines(check_writable(path), records)
        return path

    def alone(self, path: Path) -> bool:
        """Whether the file holds nothing but the games of this sitting."""
        return not self._look(path)

    def _look(self, path: Path) -> list[Record]:
        """What the file held before this sitting; a file that holds anything else than records is not touched."""
        place = path.resolve()
        if place not in self._earlier:
            try:
                self._earlier[place] = read_records(path) if path.exists() else []
            except BadRecord as problem:
                raise BadRecord(
                    f"{path} holds something else than records, so it is left alone ({problem})", where=str(path)
                ) from None
        return self._earlier[place]
