"""Files that hold secrets: made for their owner alone whatever the umask, mended where they are not, safe on disk."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path

from spieltrieb.core.folders import data_folder

log = logging.getLogger("spieltrieb.storage")
FILE, FOLDER = 0o600, 0o700
BESIDE = ("-wal", "-shm", "-journal", ".lock")  # what stands beside a database, and holds the same secrets


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner may enter; one that is there already stays as it is."""
    folder.mkdir(FOLDER, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file that only its owner may read; one that is there already stays as it is."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, FILE))


def mend(database: Path) -> None:
    """Close a database, what stands beside it and the data folder to everybody but their owner, and tell the log."""
    paths = [database, *(database.with_name(database.name + ending) for ending in BESIDE)]
    if database.parent == data_folder().resolve():  # any other folder is not ours alone
        paths.append(database.parent)
    for path in paths:
        try:
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & 0o077:
                path.chmod(mode & 0o700)
                log.warning("others could read this; mended", extra={"path": str(path), "mode": f"{mode:04o}"})
        except FileNotFoundError:
            continue
        except OSError as problem:
            log.warning("others can read this; mend it", extra={"path": str(path), "problem": problem.strerror})


def sync_folder(folder: Path) -> None:
    """Make sure that the names of new files in a folder survive a loss of power."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
