"""Work that is shared out: the same shares in this process, in several of them, or on a Ray cluster.

A share is done by a function, from what all shares have in common and from the share itself, and from nothing else. So
it gives the same wherever it is done, and it can be done again where a worker was lost.
"""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from spieltrieb import __version__
from spieltrieb.core.compile import sources
from spieltrieb.core.errors import SpieltriebError, missing

C = TypeVar("C")
S = TypeVar("S")
R = TypeVar("R")
Work = Callable[[C, S], R]

SHARES = 8  # for each worker, so that nobody waits long for the last one
PATIENCE = 5.0  # seconds until a cluster must answer
RETRIES = 3  # how often a share is done again after its worker was lost


class LostWorker(SpieltriebError):
    """A worker ended before its share was done, and no other could do it."""

    code = "lost-worker"


class BadCluster(SpieltriebError):
    """There is no Ray cluster to be used here; the sentence says why."""

    code = "bad-cluster"


class Workers(Protocol):
    """Those who do the shares."""

    @property
    def count(self) -> int:
        """How many shares are done at the same time."""

    def do(self, work: Work[C, S, R], common: C, shares: Sequence[S]) -> Iterator[tuple[int, R]]:
        """Do all shares, and give what came of each with its number, in the order in which they are done."""


def cut(total: int, workers: int, least: int = 1, most: int = 16) -> list[range]:
    """Shares of this many things, all but the last of at least `least`, and of just that for one worker."""
    size = least if workers == 1 else max(least, min(most, total // (SHARES * workers)))
    return [range(begin, min(total, begin + size)) for begin in range(0, total, size)]


class ThisProcess:
    """All shares in this process, one after the other."""

    count = 1

    def do(self, work: Work[C, S, R], common: C, shares: Sequence[S]) -> Iterator[tuple[int, R]]:
        """Do all shares, in their order."""
        for number, share in enumerate(shares):
            yield number, work(common, share)


class Processes:
    """Processes on this machine. If one ends by itself, nobody knows whose fault it was: that is an error.

    Where the shares are no longer wanted, as after Ctrl-C, what is still being done is not waited for; a process that
    doesn't end when it is told to ends at the next Ctrl-C.
    """

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, work: Work[C, S, R], common: C, shares: Sequence[S]) -> Iterator[tuple[int, R]]:
        """Do all shares."""
        from concurrent.futures import ProcessPoolExecutor, as_completed
        from concurrent.futures.process import BrokenProcessPool
        from multiprocessing import active_children, get_context

        others = set(active_children())

        def ours() -> set[BaseProcess]:
            return set(active_children()) - others

        pool = ProcessPoolExecutor(self.count, get_context("spawn"), _begin, (work, common))
        try:
            with deaf_to_ctrl_c():  # with the first shares the processes are started
                numbers = {pool.submit(_do_here, share): number for number, share in enumerate(shares)}
            for done in as_completed(numbers):
                yield numbers[done], done.result()
        except BrokenProcessPool:
            raise LostWorker("A process that did a share of the work ended by itself.", times=1) from None
        except BaseException:
            for process in ours():
                process.terminate()
            raise
        finally:
            try:
                pool.shutdown(wait=True, cancel_futures=True)
            except KeyboardInterrupt:
                for process in ours():
                    process.kill()
                raise


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C is for the process that a person sees: those that it starts meanwhile never hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_here: list[Any] = []  # in such a process: what to do, and what all shares have in common


def _begin(*what: Any) -> None:
    _here[:] = what
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # where that was not taken over from who started it


def _do_here(share: Any) -> Any:
    work, common = _here
    return work(common, share)


class Cluster:
    """A Ray cluster: `with Cluster("auto") as workers`. A lost worker's share is done again by another one.

    The address is that of the cluster; `auto` finds the one that RAY_ADDRESS names or that runs on this machine, and
    `local` starts one here, for as long as it is needed. Every node must have this very Spieltrieb.
    """

    def __init__(self, address: str = "auto") -> None:
        """Connect to the cluster; a program that is connected to one already goes on with that, and stays so."""
        ray = _ray()
        self._is_guest: bool = ray.is_initialized()
        self._ray = ray if self._is_guest else _connected(ray, address)
        self.count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if not self._is_guest:
            self._ray.shutdown()

    def do(self, work: Work[C, S, R], common: C, shares: Sequence[S]) -> Iterator[tuple[int, R]]:
        """Do all shares."""
        ray, pack = self._ray, self._ray.cloudpickle
        remote = ray.remote(max_retries=RETRIES)(_sent(this_version()))
        packed = ray.put(pack.dumps((work, common)))
        numbers = {remote.remote(packed, pack.dumps(share)): number for number, share in enumerate(shares)}
        try:
            while numbers:
                (done,), _ = ray.wait(list(numbers), num_returns=1)
                yield numbers.pop(done), pack.loads(self._result(done))
        finally:
            for waiting in numbers:
                ray.cancel(waiting, force=True)

    def _result(self, done: Any) -> bytes:
        """What came back from a worker, or its error as if it had happened here."""
        errors = self._ray.exceptions
        try:
            found: bytes = self._ray.get(done)
        except errors.RayTaskError as problem:
            raise (problem.cause if isinstance(problem.cause, Exception) else problem) from None
        except errors.RayError as problem:
            raise LostWorker(
                f"A share of the work was given up: it lost its worker {RETRIES + 1} times. Either it brings its "
                f"worker down, or the cluster loses too many ({type(problem).__name__}).",
                times=RETRIES + 1,
            ) from None
        if found.startswith(OTHER):
            raise _other_version(found.removeprefix(OTHER).decode())
        return found


@cache
def this_version() -> str:
    """What every worker must have: the version, and a mark of the sources, since results depend on all of them."""
    return f"{__version__} ({sources()[:8]})"


OTHER = b"another version: "  # what a worker answers that cannot take part; no pickle begins like that


def _sent(wanted: str) -> Callable[[bytes, bytes], bytes]:
    """What a worker runs. It is sent as it is, so that it can also tell that Spieltrieb is missing there."""
    other = OTHER

    def do(packed: bytes, share: bytes) -> bytes:
        from ray import cloudpickle

        try:
            from spieltrieb.lab.sharing import this_version
        except ImportError:
            return other
        found = this_version()
        if found != wanted:
            return other + found.encode()
        work, common = cloudpickle.loads(packed)
        done: bytes = cloudpickle.dumps(work(common, cloudpickle.loads(share)))
        return done

    return do


def _other_version(found: str) -> BadCluster:
    """The error of a worker that could not take part, with the version it has, if any."""
    wanted = this_version()
    if not found:
        return BadCluster(
            f"A node of the Ray cluster has no Spieltrieb; install version {wanted} on all of them.",
            reason="error-bad-cluster-missing",
            wanted=wanted,
        )
    return BadCluster(
        f"A node of the Ray cluster has Spieltrieb {found}, and this machine has {wanted}; install the same on all.",
        reason="error-bad-cluster-sources",
        found=found,
        wanted=wanted,
    )


def _ray() -> Any:
    """Ray itself, if it is installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is done here is nobody else's business
    try:
        import ray
    except ImportError as problem:
        raise missing("Ray", "ray") from problem
    return ray


def _connected(ray: Any, address: str) -> Any:
    """Ray, connected to the cluster; or an error that says why that cannot be."""
    ours = {name: value for name, value in os.environ.items() if name.startswith("SPIELTRIEB_")}
    more: dict[str, Any] = {"include_dashboard": False} if address == "local" else {}
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level="error", runtime_env={"env_vars": ours}, **more)
    except (OSError, ValueError) as problem:
        said = _said(problem)
        raise BadCluster(
            f"There is no Ray cluster at {address!r} ({said}). Start one with `ray start --head`, name another "
            "address, or use `local` for this machine alone.",
            reason="error-bad-cluster-none",
            address=address,
            said=said,
        ) from problem
    except RuntimeError as problem:
        said = _said(problem)
        raise BadCluster(
            f"The Ray cluster at {address!r} cannot be used from here ({said}).",
            reason="error-bad-cluster-version",
            address=address,
            said=said,
        ) from problem
    return ray


def _knock(address: str) -> None:
    """See that somebody listens there: Ray itself would try for minutes, and then end the program."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _said(problem: Exception) -> str:
    """What somebody else's error says, in one line that isn't too long."""
    return " ".join(str(problem).split())[:300]
