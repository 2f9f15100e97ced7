"""Learned numbers: what is stored is what was learned, and the file beside it says how to make it again."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from spieltrieb.bots import PACKAGES, weights


def packages() -> list[str]:
    """All packages of bots that have learned something."""
    folder = Path(weights.__file__).parent
    return [package for key, package in PACKAGES.items() if (folder / key / weights.NUMBERS).exists()]


def test_what_is_saved_can_be_loaded_with_how_it_was_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "taught_bots"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    numbers = {"b": np.arange(6, dtype=np.float16).reshape(2, 3), "a": np.array([0.5], np.float32)}
    weights.save(package, numbers, command='python -m x --name "y"', seed=7, seconds=12.4)
    loaded = weights.load("taught_bots")
    assert set(loaded) == {"a", "b"}
    assert all(loaded[name].dtype == np.float64 and np.array_equal(loaded[name], numbers[name]) for name in numbers)
    assert weights.load("taught_bots", np.float32)["a"].dtype == np.float32
    assert weights.origin("taught_bots") == {
        "command": 'python -m x --name "y"',
        "seed": 7,
        "seconds": 12,
        "digest": weights.digest(numbers),
    }


def test_a_digest_notices_every_change() -> None:
    numbers = {"a": np.zeros(3), "b": np.ones(2)}
    others = [
        {"a": np.zeros(3), "c": np.ones(2)},
        {"a": np.zeros(3, np.float32), "b": np.ones(2)},
        {"a": np.zeros((3, 1)), "b": np.ones(2)},
        {"a": np.array([0, 0, 1e-9]), "b": np.ones(2)},
    ]
    found = {weights.digest(other) for other in (numbers, *others)}
    assert len(found) == 5
    assert weights.digest(dict(reversed(numbers.items()))) == weights.digest(numbers)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--games", "0"], "--games: must be 1 or more, not 0"),
        (["--seed", "-1"], "--seed: must be 0 or more, not -1"),
        (["--out", "file/below"], "file/below cannot be made: "),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_before_anything_is_learned(
    given: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="2"):
        weights.wish("Go", __package__, given, games=5, counted="games", seed=0)
    assert told in capsys.readouterr().err


def test_a_folder_to_write_to_is_made(tmp_path: Path) -> None:
    asked = weights.wish("Go", __package__, ["--out", str(tmp_path / "a" / "b")], games=5, counted="games", seed=0)
    asked.save({"a": np.zeros(3)})
    assert sorted(file.name for file in asked.out.iterdir()) == [weights.NUMBERS, weights.ORIGIN]


@pytest.mark.parametrize("package", packages())
def test_every_file_of_weights_says_how_it_was_made(package: str) -> None:
    made = weights.origin(package)
    # As `Wish.save` writes it, so that it still makes the same when the usual numbers have changed.
    assert re.fullmatch(rf"python -m {package}\.train --games \d+ --seed {made['seed']}", made["command"])
    assert made["seconds"] > 0
    with np.load(Path(weights.__file__).parent / package.rpartition(".")[2] / weights.NUMBERS) as stored:
        assert made["digest"] == weights.digest({name: stored[name] for name in stored.files})
