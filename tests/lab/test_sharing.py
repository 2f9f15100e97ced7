"""Sharing work out: the same results wherever it is done, and clear words where it cannot be done.

A whole Ray cluster is in test_cluster.py; here a small one that is played by this process stands for it.
"""

from __future__ import annotations

import os
import pickle
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from spieltrieb import games
from spieltrieb.bots import BotFailed
from spieltrieb.core.errors import MissingExtra
from spieltrieb.lab import sharing
from spieltrieb.lab.arena import arena
from spieltrieb.lab.sharing import BadCluster, Cluster, LostWorker, Processes, ThisProcess, cut
from spieltrieb.lab.simulate import simulate


def add(common: int, share: int) -> int:
    if share == 13:
        raise BotFailed("Thirteen.", bot="it", problem="crash", said="13")
    return common + share


def leave(common: int, share: int) -> int:
    os._exit(3)


@pytest.mark.parametrize("total", [1, 2, 15, 16, 17, 300, 5000])
@pytest.mark.parametrize("workers", [1, 2, 7])
@pytest.mark.parametrize(("least", "most"), [(1, 16), (256, 1 << 16)])
def test_shares_follow_each_other_and_are_neither_too_small_nor_too_large(
    total: int, workers: int, least: int, most: int
) -> None:
    shares = cut(total, workers, least, most)
    assert [index for share in shares for index in share] == list(range(total))
    assert all(least <= len(share) <= most for share in shares[:-1])
    if workers == 1:
        assert len(shares[0]) == min(total, least)


def test_here_shares_are_done_in_their_order() -> None:
    assert list(ThisProcess().do(add, 10, [3, 1, 2])) == [(0, 13), (1, 11), (2, 12)]


@pytest.mark.program
def test_processes_do_what_is_done_here_and_say_when_one_is_lost() -> None:
    assert dict(Processes(2).do(add, 10, range(9))) == dict(ThisProcess().do(add, 10, range(9)))
    with pytest.raises(LostWorker, match="ended by itself"):
        list(Processes(2).do(leave, 0, [1, 2]))


def wait(common: int, share: int) -> int:
    time.sleep(share)
    return share


@pytest.mark.program
def test_what_is_no_longer_wanted_is_not_waited_for() -> None:
    others = set(active_children())
    shares = Processes(2).do(wait, 0, [0, 60])
    assert next(shares) == (0, 0)
    started = set(active_children()) - others
    shares.close()
    assert -signal.SIGTERM in {process.exitcode for process in started}, "it was to sleep for a minute"
    assert not set(active_children()) - others
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


# ---- A cluster that is played by this process ----


class Task:
    """What is to be done by a worker of the cluster."""

    def __init__(self, do: Any, arguments: tuple[Any, ...]) -> None:
        self.do, self.arguments = do, arguments


class FakeRay(ModuleType):
    """As much of Ray as we use; what was given last is done first, by workers that can be lost."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.cloudpickle = pickle
        self.init_calls: list[tuple[str, dict[str, Any]]] = []
        self.cancelled = 0
        self.is_up = False
        self.lost = False
        lost = type("RayError", (Exception,), {})
        self.exceptions = SimpleNamespace(
            RayError=lost,
            RayTaskError=type("RayTaskError", (lost,), {}),
            NodeDiedError=type("NodeDiedError", (lost,), {}),
        )

    def init(self, address: str, **settings: Any) -> None:
        self.init_calls.append((address, settings))
        self.is_up = True

    def is_initialized(self) -> bool:
        return self.is_up

    def shutdown(self) -> None:
        self.is_up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def put(self, value: Any) -> Any:
        return value

    def remote(self, **settings: Any) -> Any:
        assert settings == {"max_retries": sharing.RETRIES}
        return lambda do: SimpleNamespace(remote=lambda *arguments: Task(do, arguments))

    def wait(self, tasks: list[Task], num_returns: int) -> tuple[list[Task], list[Task]]:
        return tasks[-num_returns:], tasks[:-num_returns]

    def get(self, task: Task) -> Any:
        if self.lost:
            raise self.exceptions.NodeDiedError
        try:
            return task.do(*task.arguments)
        except Exception as problem:
            error = self.exceptions.RayTaskError()
            error.cause = problem
            raise error from None

    def cancel(self, task: Task, force: bool) -> None:
        self.cancelled += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setenv("SPIELTRIEB_NETWORK", "mine.onnx")
    return fake


def test_a_cluster_does_what_is_done_here_whoever_is_first(ray: FakeRay) -> None:
    with Cluster("local") as workers:
        assert workers.count == 3
        assert list(workers.do(add, 10, [3, 1, 2])) == [(2, 12), (1, 11), (0, 13)]
        assert ray.is_up
    assert not ray.is_up
    ((address, settings),) = ray.init_calls
    assert address == "local"
    assert settings["runtime_env"]["env_vars"]["SPIELTRIEB_NETWORK"] == "mine.onnx"


def test_a_program_that_is_connected_already_stays_so(ray: FakeRay) -> None:
    ray.init("mine")
    with Cluster() as workers:
        assert list(workers.do(add, 10, [1])) == [(0, 11)]
    assert ray.is_up
    assert len(ray.init_calls) == 1


def test_the_same_seed_gives_the_same_games_on_a_cluster(ray: FakeRay) -> None:
    told: list[int] = []
    with Cluster() as workers:
        here, there = (
            simulate(games["memostreet"], 2, 600, "a seed", workers=who, on_progress=told.append)
            for who in (None, workers)
        )
        for name in ("scores", "winners", "decisions", "steps"):
            assert np.array_equal(getattr(here, name), getattr(there, name))
        assert here.reasons == there.reasons
        assert list(here.steps_of(599)) == list(there.steps_of(599))
        assert told == [0, 256, 512, 600, 0, 88, 344, 600]

        both = ["random", "tests.lab.own_bots:First"]
        pair = [simulate(games["kreuzquer"], 2, 3, 1, bots=both, workers=who) for who in (None, workers)]
        assert list(pair[0].records()) == list(pair[1].records())

        pair = [
            arena(games["fivetotwelve"], both, 5, seed=1, warm_up=0.0, processes=1, workers=who)
            for who in (None, workers)
        ]
        assert [contest.processes for contest in pair] == [1, 3]
        assert list(pair[0].records()) == list(pair[1].records())


def test_an_error_of_a_worker_is_as_if_it_had_happened_here(ray: FakeRay) -> None:
    with Cluster() as workers, pytest.raises(BotFailed, match="Thirteen"):
        list(workers.do(add, 10, [1, 2, 13]))
    assert ray.cancelled == 2, "what is not needed any more"


def test_a_share_that_loses_its_worker_again_and_again_is_given_up(ray: FakeRay) -> None:
    ray.lost = True
    with Cluster() as workers:
        with pytest.raises(LostWorker, match=r"lost its worker 4 times.*NodeDiedError"):
            list(workers.do(add, 10, [1]))
        with pytest.raises(BotFailed, match="is one of them calling exit"):
            arena(games["fivetotwelve"], ["random"], 1, warm_up=0.0, workers=workers)


def test_a_node_with_another_version_is_refused(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    with Cluster() as workers:
        shares = workers.do(add, 10, [1, 2])
        assert next(shares) == (1, 12)
        wanted = sharing.this_version()
        answers = iter(["0.0.1 (abcdefab)", wanted])
        monkeypatch.setattr(sharing, "this_version", lambda: next(answers, "0.0.1 (abcdefab)"))
        with pytest.raises(BadCluster, match=r"has Spieltrieb 0.0.1 \(abcdefab\), and this machine has"):
            next(shares)
        monkeypatch.setitem(sys.modules, "spieltrieb.lab.sharing", None)
        with pytest.raises(BadCluster, match="has no Spieltrieb; install version"):
            list(workers.do(add, 10, [1]))


@contextmanager
def nobody_listens() -> Iterator[str]:
    """An address that is taken, but where nobody answers."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{taken.getsockname()[1]}"


def test_where_there_is_no_cluster_it_says_so_at_once(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    for scheme in ("", "ray://"):
        with nobody_listens() as address, pytest.raises(BadCluster, match=r"no Ray cluster at .*`ray start --head`"):
            Cluster(scheme + address)
    assert ray.init_calls == []

    for problem, words in (
        (ConnectionError("Could not find any running Ray instance."), "no Ray cluster at 'auto' .Could not find any"),
        (ValueError("Invalid address format: x"), "Invalid address format: x"),
        (
            RuntimeError("Version mismatch: The cluster\nwas started with Ray: 1.0"),
            "cannot be used from here .Version mis",
        ),
    ):

        def fail(address: str, problem: Exception = problem, **settings: Any) -> None:
            raise problem

        monkeypatch.setattr(ray, "init", fail)
        with pytest.raises(BadCluster, match=words):
            Cluster()


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"pip install 'spieltrieb\[ray\]'"):
        Cluster()
