"""examples/train.py from beginning to end, in small: it learns, goes on, enters the arena. `make soak` runs it."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltrieb import games
from spieltrieb.lab import trained
from spieltrieb.lab.arena import arena
from spieltrieb.lab.sharing import ThisProcess

torch = pytest.importorskip("torch", reason="PyTorch is not installed; `make soak` does it")
pytestmark = [pytest.mark.soak, pytest.mark.program]

TRAIN = Path(__file__).parents[2] / "examples" / "train.py"
SMALL = ("--games", "64", "--steps", "8", "--width", "32", "--blocks", "1", "--parts", "4", "--device", "cpu")


def train(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Call it with these wishes; by one thread, since two that wait for each other are slow on a busy machine."""
    command = [sys.executable, str(TRAIN), *more]
    one = {**os.environ, "OMP_NUM_THREADS": "1"}
    return subprocess.run(command, cwd=folder, env=one, capture_output=True, text=True, check=False)


def checkpoint(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = torch.load(folder / "checkpoint.pt")
    return found


def test_it_learns_goes_on_and_enters_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = train(tmp_path, "fivetotwelve", *SMALL, "--updates", "2")
    assert done.returncode == 0, done.stderr
    assert "The player is in trained/network.onnx" in done.stdout
    first = checkpoint(tmp_path / "trained")
    assert first["counts"][:2] == (2, 2 * 64 * 8)
    assert (tmp_path / "trained" / "curve.svg").read_text(encoding="utf-8").startswith("<svg")

    done = train(tmp_path, "fivetotwelve", *SMALL, "--updates", "3", "--resume")
    assert done.returncode == 0, done.stderr
    second = checkpoint(tmp_path / "trained")
    assert second["counts"][:2] == (3, 3 * 64 * 8)
    assert len(second["curve"]) > len(first["curve"])
    assert any((second["network"][name] != tensor).any() for name, tensor in first["network"].items())

    done = train(tmp_path, "fivetotwelve", *SMALL, "--width", "16", "--resume")
    assert done.returncode != 0
    same = "fivetotwelve --players 2 --width 32 --blocks 1 --resume"
    assert done.stderr == f"--resume: the checkpoint in trained is of another network. Say: {same}\n"

    monkeypatch.setenv(trained.FILE, str(tmp_path / "trained" / "network.onnx"))
    trained._load.cache_clear()
    bots = ["spieltrieb.lab.trained:Network", "random"]
    contest = arena(games["fivetotwelve"], bots, 4, processes=1, warm_up=0.0, seed=1)
    assert contest.faults() == []


def test_the_network_knows_which_seat_it_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Da Vinci Code a guess names another seat by its number, whoever guesses."""
    done = train(tmp_path, "davincicode", "--players", "3", *SMALL, "--updates", "2")
    assert done.returncode == 0, done.stderr
    path = tmp_path / "trained" / "network.onnx"
    monkeypatch.setenv(trained.FILE, str(path))
    trained._load.cache_clear()
    session, _ = trained._load(str(path))
    seen = np.zeros((3, games["davincicode"].features.layout(3).size), np.int8)
    policy, value = session.run(["policy", "value"], {"seen": seen, "seat": np.arange(3)})
    assert (policy.shape, value.shape) == ((3, games["davincicode"].features.CHOICES), (3,))
    assert len({row.tobytes() for row in policy}) == 3
    bots = ["spieltrieb.lab.trained:Network", "random"]
    assert arena(games["davincicode"], bots, 3, players=3, processes=1, warm_up=0.0, seed=1).faults() == []


def test_a_checkpoint_of_another_kind_of_network_is_refused(tmp_path: Path) -> None:
    done = train(tmp_path, "kreuzquer", "--players", "1", *SMALL, "--updates", "1")
    assert done.returncode == 0, done.stderr
    kept = checkpoint(tmp_path / "trained")
    del kept["network"]["seats"]  # as it was before networks were told their seat
    torch.save(kept, tmp_path / "trained" / "checkpoint.pt")
    done = train(tmp_path, "kreuzquer", "--players", "1", *SMALL, "--updates", "2", "--resume")
    assert done.returncode != 0
    assert done.stderr == "--resume: the checkpoint in trained is of an earlier kind of network; use another --out\n"


def test_alone_and_in_shares(tmp_path: Path) -> None:
    for shares in ("1", "4"):
        done = train(tmp_path, "kreuzquer", "--players", "1", *SMALL, "--updates", "4", "--shares", shares)
        assert done.returncode == 0, done.stderr
        assert checkpoint(tmp_path / "trained")["counts"][:2] == (4, 4 * 64 * 8)


@pytest.mark.parametrize("shares", ["1", "4"])
def test_whoever_resumes_plays_other_games(tmp_path: Path, shares: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same network with the same seed, but neither the tiles nor the choices that it has learned from."""
    code = runpy.run_path(str(TRAIN))
    monkeypatch.setattr(sys, "argv", ["train.py", "kreuzquer", "--players", "1", *SMALL, "--shares", shares])
    monkeypatch.chdir(tmp_path)
    wish = code["wishes"]()
    first = code["Learner"](wish, ThisProcess())
    first.keep()
    played = [first.play()[0]]
    for _ in range(2):
        resumed = code["Learner"](wish, ThisProcess())
        resumed.resume()
        played.append(resumed.play()[0])
    once, again, and_again = (moves["seen"] for moves in played)
    assert not torch.equal(once, again)
    assert (once[0] != again[0]).any(1).sum() > 32, "it begins with other tiles"
    assert torch.equal(again, and_again), "which follow from the seed and the updates so far"


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        (("chess",), "There is no game 'chess'"),
        (("kreuzquer", "--players", "9"), "not for 9"),
        (("kreuzquer", "--resume"), "there is no checkpoint.pt in trained"),
        (("kreuzquer", "--shares", "7"), "64 games cannot be cut into 7 equal shares"),
        (("kreuzquer", "--shares", "2", "--ray", "127.0.0.1:1"), "There is no Ray cluster at '127.0.0.1:1'"),
    ],
)
def test_wrong_wishes_are_refused_in_one_sentence(tmp_path: Path, wishes: tuple[str, ...], words: str) -> None:
    done = train(tmp_path, *SMALL, *wishes)
    assert done.returncode != 0
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "trained").exists()


def test_a_cluster_learns_what_is_learned_here(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed; `make soak` does it")
    networks = []
    for more in ((), ("--ray", "local")):
        wishes = ("fivetotwelve", *SMALL, "--updates", "2", "--shares", "4", "--seed", "5", *more)
        done = train(tmp_path, *wishes)
        assert done.returncode == 0, done.stderr
        networks.append(checkpoint(tmp_path / "trained")["network"])
    here, there = networks
    assert all(torch.equal(here[name], there[name]) for name in here)
