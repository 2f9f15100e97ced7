"""What examples/train.py is asked for is looked at before anything is learned; PyTorch is not needed to test that."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from spieltrieb.lab.batch import Batch

TRAIN = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example, with as much of PyTorch as is asked for while it is loaded; it sees a GPU."""
    torch = ModuleType("torch")
    torch.nn = SimpleNamespace(Module=object)  # type: ignore[attr-defined]
    torch.no_grad = lambda: lambda function: function  # type: ignore[attr-defined]
    torch.cuda = SimpleNamespace(is_available=lambda: True)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "torch", torch)
    spec = importlib.util.spec_from_file_location("train", TRAIN)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def asked(train: Any, monkeypatch: pytest.MonkeyPatch, *wishes: str) -> Any:
    monkeypatch.setattr(sys, "argv", ["train.py", "kreuzquer", *wishes])
    return train.wishes()


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (("--minutes", "0"), "--minutes: must be more than 0, not 0.0"),
        (("--minutes", "-3"), "--minutes: must be more than 0, not -3.0"),
        (("--minutes", "nan"), "--minutes: must be more than 0, not nan"),
        (("--steps", "0"), "--steps: must be 1 or more, not 0"),
        (("--epochs", "0"), "--epochs: must be 1 or more, not 0"),
        (("--parts", "0"), "--parts: must be 1 or more, not 0"),
        (("--games", "-5"), "--games: must be 0 or more, not -5"),
        (("--updates", "-1"), "--updates: must be 0 or more, not -1"),
        (("--players", "0"), "--players: must be 1 or more, not 0"),
        (("--seed", "-1"), "--seed: must be 0 or more, not -1"),
        (("--rate", "0"), "--rate: must be more than 0, not 0.0"),
        (("--lambda", "1.5"), "--lambda: must be from 0 to 1, not 1.5"),
        (("--device", "cuda:1"), "--device: say cuda, and choose the GPU before that: CUDA_VISIBLE_DEVICES=1 python"),
        (("--device", "mps"), "--device: must be cpu or cuda, not mps"),
        (("--shares", "7"), "--shares: 65536 games cannot be cut into 7 equal shares"),
        (("--shares", "-1"), "--shares: must be 0 or more, not -1"),
        (("--games", "1", "--steps", "1"), "--steps: with one game it must be 2 or more, since moves are learned from"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_one_sentence(
    train: Any,
    wishes: tuple[str, ...],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        asked(train, monkeypatch, *wishes)
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err.splitlines()[-1]


def test_whoever_resumes_begins_other_games(train: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those that the checkpoint was learned from; and after as many updates with the same seed, the same ones."""
    seeds: list[int] = []
    monkeypatch.setattr(train.torch, "manual_seed", seeds.append, raising=False)
    first = Batch("kreuzquer", 4, 1, seed=5).luck["seed"]
    games = []
    for seed, updates in ((5, 2), (5, 2), (5, 3), (6, 2)):
        learner = SimpleNamespace(
            wish=SimpleNamespace(seed=seed),
            updates=updates,
            table=SimpleNamespace(batch=Batch("kreuzquer", 4, 1, seed)),
        )
        train.Learner.begin_anew(learner)
        games.append(learner.table.batch.luck["seed"].tolist())
        assert learner.luck != seed
    assert first.tolist() not in games
    assert games[0] == games[1]
    assert seeds[0] == seeds[1]
    assert len(set(map(tuple, games))) == len(set(seeds)) == 3


def test_without_a_gpu_it_says_so(
    train: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train.torch.cuda, "is_available", lambda: False)
    with pytest.raises(SystemExit):
        asked(train, monkeypatch, "--device", "cuda")
    assert "--device: PyTorch finds no GPU here; say cpu" in capsys.readouterr().err
    assert asked(train, monkeypatch).device == "cpu"


def test_what_is_not_said_depends_on_the_device(train: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = asked(train, monkeypatch)
    assert (found.device, found.games, found.width, found.shares) == ("cuda", 65_536, 512, 1)
    found = asked(train, monkeypatch, "--device", "cpu", "--ray")
    assert (found.device, found.games, found.width, found.shares) == ("cpu", 1024, 128, 16)
