"""Learned numbers: every game keeps them in `weights.npz` beside its bots, and in `weights.toml` how they were made."""

from __future__ import annotations

import hashlib
import json
import os
import time
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
NUMBERS, ORIGIN = "weights.npz", "weights.toml"


@cache
def load(package: str, dtype: type[np.floating[Any]] = np.float64) -> Mapping[str, Array]:
    """The learned numbers of a package of bots, by their names."""
    with files(package).joinpath(NUMBERS).open("rb") as file, np.load(file) as stored:
        return {name: np.asarray(stored[name], dtype) for name in stored.files}


def origin(package: str) -> dict[str, Any]:
    """How the numbers of a package were made: command, seed, seconds on one core, and a digest of the numbers."""
    return tomllib.loads(files(package).joinpath(ORIGIN).read_text(encoding="utf-8"))


def save(folder: Path, numbers: Mapping[str, Array], *, command: str, seed: int, seconds: float) -> None:
    """Write the numbers into a folder, and beside them how they were made."""
    np.savez_compressed(folder / NUMBERS, **numbers)  # type: ignore[arg-type]
    made = {"command": command, "seed": seed, "seconds": round(seconds), "digest": digest(numbers)}
    lines = [f"{name} = {json.dumps(value)}" for name, value in made.items()]
    (folder / ORIGIN).write_text("\n".join(lines) + "\n", encoding="utf-8")


@dataclass(frozen=True)
class Wish:
    """What the command that learns a game's numbers was asked for; it is the same for all games."""

    package: str
    games: int
    seed: int
    out: Path
    more: Namespace  # what one game asks for besides
    begun: float = field(default_factory=time.process_time)

    def save(self, numbers: Mapping[str, Array]) -> None:
        """Write what was learned into the folder that was asked for, and beside it how to learn it again."""
        seconds = time.process_time() - self.begun
        command = f"python -m {self.package}.train --games {self.games} --seed {self.seed}"
        save(self.out, numbers, command=command, seed=self.seed, seconds=seconds)


def wish(
    name: str, package: str, given: Sequence[str] | None, *, games: int, counted: str, seed: int, **flags: str
) -> Wish:
    """Read the arguments of `python -m spieltrieb.bots.GAME.train`; `flags` are those that only this game has."""
    folder = Path(str(files(package)))
    parser = ArgumentParser(description=f"Learn the numbers of {name}.")
    parser.add_argument("--games", type=int, default=games, help=f"{counted} (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=seed, help="of all luck (default: %(default)s)")
    parser.add_argument("--out", type=Path, default=folder, help="the folder to write to")
    for flag, what in flags.items():
        parser.add_argument(f"--{flag}", action="store_true", help=what)
    found = parser.parse_args(given)
    if found.games < 1:
        parser.error(f"--games: must be 1 or more, not {found.games}")
    if found.seed < 0:
        parser.error(f"--seed: must be 0 or more, not {found.seed}")
    try:  # before hours of learning, not after them
        found.out.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        parser.error(f"--out: {found.out} cannot be made: {problem.strerror}")
    if not os.access(found.out, os.W_OK):
        parser.error(f"--out: nothing can be written to {found.out}")
    return Wish(package, found.games, found.seed, found.out, found)


def digest(numbers: Mapping[str, Array]) -> str:
    """A hash of the numbers as they are stored, whatever the file is packed with."""
    found = hashlib.sha256()
    for name, array in sorted(numbers.items()):
        found.update(f"{name} {array.dtype.str} {array.shape} ".encode())
        found.update(np.ascontiguousarray(array).tobytes())
    return found.hexdigest()
