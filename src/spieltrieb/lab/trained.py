"""A player that was trained: a network kept as ONNX (see examples/train.py), played by onnxruntime.

SPIELTRIEB_NETWORK=trained/network.onnx spieltrieb arena fivetotwelve --bots spieltrieb.lab.trained:Network,level3
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from spieltrieb.bots.player import Sight
from spieltrieb.lab.batch import Array, loops_of

FILE = "SPIELTRIEB_NETWORK"  # the variable that names the network
USUAL = "trained/network.onnx"  # where examples/train.py puts it


class BadNetwork(ValueError):
    """A network that cannot be played here; the sentence says why."""


class Network:
    """Plays what the network rates highest, with one pass per move."""

    def __init__(self) -> None:
        self._session, self._about = _load(os.environ.get(FILE, USUAL))
        self._inputs = [known.name for known in self._session.get_inputs()]  # earlier ones were not told their seat

    def choose(self, sight: Sight) -> int:
        """The legal action that the network rates highest."""
        here = {"game": sight.game.key, "players": sight.players, "choices": sight.game.features.CHOICES}
        if here != self._about:
            knows = f"{self._about.get('game')} with {self._about.get('players')} players"
            raise BadNetwork(f"This network was trained for {knows}, not for {here['game']} with {here['players']}.")
        given = {"seen": self._seen(sight), "seat": np.array([sight.seat], np.int64)}
        policy = self._session.run(["policy"], {name: given[name] for name in self._inputs})[0][0]
        return max(sight.legal, key=lambda action: float(policy[action]))

    def _seen(self, sight: Sight) -> Array:
        """What the seat sees, as it was learned from."""
        seen = np.zeros((1, sight.game.features.layout(sight.players).size), np.int8)
        loops_of(sight.game).observe_all(sight.state, np.array([sight.seat], np.int8), seen)
        return seen


@cache
def _load(name: str) -> tuple[Any, dict[str, Any]]:
    """The network and what it says of itself."""
    try:
        import onnxruntime
    except ImportError:
        raise BadNetwork("A trained player needs onnxruntime: install spieltrieb with its extra `trained`.") from None
    path = Path(name)
    if not path.is_file():
        raise BadNetwork(f"There is no network at {name!r}: train one (examples/train.py), or name it with {FILE}.")
    wish = onnxruntime.SessionOptions()
    wish.intra_op_num_threads = 1  # games run side by side already
    try:
        session = onnxruntime.InferenceSession(path.read_bytes(), wish, providers=["CPUExecutionProvider"])
        about = json.loads(session.get_modelmeta().custom_metadata_map["spieltrieb"])
        if not {known.name for known in session.get_inputs()} <= {"seen", "seat"}:
            raise ValueError("other inputs")
    except Exception as problem:
        raise BadNetwork(f"{name!r} is not a network made by examples/train.py ({type(problem).__name__}).") from None
    return session, about
