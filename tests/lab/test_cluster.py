"""A real Ray cluster of two nodes on this machine, of which one is killed: `make soak`, which installs Ray."""

from __future__ import annotations

import os
import threading
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltrieb import games
from spieltrieb.lab.arena import arena
from spieltrieb.lab.sharing import BadCluster, Cluster
from spieltrieb.lab.simulate import simulate
from tests.conftest import PATIENCE

ray = pytest.importorskip("ray", reason="Ray is not installed; `make soak` does it")
pytestmark = [
    pytest.mark.soak,
    # Ray leaves files and sockets to the garbage collector, and warns of its own old ways.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning:ray"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:ray"),
]

FIRST = "tests.lab.own_bots:First"


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster with a head and another node, with one worker each."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from ray.cluster_utils import Cluster as Nodes

        found = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        found.other = found.add_node(num_cpus=1)
    yield found
    ray.shutdown()
    found.shutdown()


def double_at_last(folder: Path, share: int) -> int:
    """Tell that this share was begun, and where; go on when that node may."""
    node = ray.get_runtime_context().get_node_id()
    (folder / "begun" / f"{share} {node} {os.getpid()}").touch()
    while not (folder / node).exists():
        time.sleep(0.02)
    return 2 * share


def begun(folder: Path, count: int) -> list[list[str]]:
    """The shares that were begun, with node and worker, once there are this many."""
    until = time.monotonic() + PATIENCE
    found: list[list[str]] = []
    while len(found) < count:
        assert time.monotonic() < until, f"only {found} were begun"
        time.sleep(0.02)
        found = [file.name.split() for file in (folder / "begun").iterdir()]
    return found


def test_the_share_of_a_lost_node_is_done_again(nodes: Any, tmp_path: Path) -> None:
    (tmp_path / "begun").mkdir()
    done: dict[int, int] = {}

    def kill() -> None:
        """Kill the other node while it has a share, which it would never end; then let the first one go on."""
        begun(tmp_path, 2)
        nodes.remove_node(nodes.other, allow_graceful=False)
        (tmp_path / nodes.head_node.node_id).touch()

    with Cluster(nodes.address) as workers:
        assert workers.count == 2
        killer = threading.Thread(target=kill)
        killer.start()
        done.update(workers.do(double_at_last, tmp_path, range(6)))
        killer.join()
    assert done == {share: 2 * share for share in range(6)}
    tries = begun(tmp_path, 7)
    (lost,) = [share for share, node, _ in tries if node == nodes.other.node_id]
    assert [share for share, _, _ in tries].count(lost) == 2, "it was done again by the node that is left"


def test_the_same_seed_gives_the_same_games_on_a_cluster(nodes: Any) -> None:
    game = games["fivetotwelve"]
    told: list[int] = []
    with Cluster(nodes.address) as workers:
        there = simulate(game, 2, 600, "a seed", workers=workers, on_progress=told.append)
        contest = arena(game, ["random", FIRST], 40, seed=1, warm_up=0.0, workers=workers)
    here = simulate(game, 2, 600, "a seed")
    assert np.array_equal(here.scores, there.scores)
    assert (told[0], told[-1]) == (0, 600)
    assert contest.processes == 2
    alone = arena(game, ["random", FIRST], 40, seed=1, warm_up=0.0, processes=1)
    assert list(contest.records()) == list(alone.records())


def test_a_cluster_of_another_version_is_refused(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "__version__", "1.0.0")
    with pytest.raises(BadCluster, match=r"cannot be used from here \(Version mismatch"):
        Cluster(nodes.address)
