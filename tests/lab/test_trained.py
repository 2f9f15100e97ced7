"""A trained network at the table: it plays what it rates highest, and says what is wrong if it cannot."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from spieltrieb import games
from spieltrieb.bots import BotFailed, ask, look, make
from spieltrieb.lab import trained
from spieltrieb.lab.arena import arena
from spieltrieb.lab.trained import BadNetwork, Network

KEY = "kreuzquer"
CHOICES = games[KEY].features.CHOICES


@pytest.fixture
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A network for Kreuz & Quer alone that likes actions the better the higher their numbers, whatever it sees."""
    path = tmp_path / "network.onnx"
    onnx.save(model(np.arange(CHOICES, dtype=np.float32), game=KEY, players=1, choices=CHOICES), path)
    monkeypatch.setenv(trained.FILE, str(path))
    trained._load.cache_clear()
    return path


def model(liking: np.ndarray[Any, Any], **about: Any) -> onnx.ModelProto:
    """What examples/train.py writes, in small: seen @ 0 + liking."""
    size = games[KEY].features.layout(about.get("players", 1)).size
    nodes = [
        helper.make_node("Cast", ["seen"], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("MatMul", ["numbers", "nothing"], ["product"]),
        helper.make_node("Add", ["product", "liking"], ["policy"]),
    ]
    constants = [
        numpy_helper.from_array(np.zeros((size, len(liking)), np.float32), "nothing"),
        numpy_helper.from_array(liking, "liking"),
    ]
    seen = helper.make_tensor_value_info("seen", TensorProto.INT8, ["games", size])
    policy = helper.make_tensor_value_info("policy", TensorProto.FLOAT, ["games", len(liking)])
    graph = helper.make_graph(nodes, "it", [seen], [policy], constants)
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    if about:
        made.metadata_props.add(key="spieltrieb", value=json.dumps(about))
    return made


def test_it_plays_what_it_rates_highest(network: Path) -> None:
    position = games[KEY].start(1, seed=1)
    bot = make("spieltrieb.lab.trained:Network", games[KEY])
    while position.actors:
        sight = look(position, 0, random.Random(1))
        action = ask(bot, sight, "it")
        assert action == max(sight.legal)
        position = position.advance_by(0, action)[-1]


def seated_model(likings: np.ndarray[Any, Any], **about: Any) -> onnx.ModelProto:
    """The same for a network that is told which seat it plays: a row of what it likes for each seat."""
    made = model(likings[0], **about)
    graph = made.graph
    graph.initializer[1].CopyFrom(numpy_helper.from_array(likings, "likings"))
    graph.node.insert(0, helper.make_node("Gather", ["likings", "seat"], ["liking"]))
    graph.input.append(helper.make_tensor_value_info("seat", TensorProto.INT64, ["games"]))
    return made


def test_it_is_told_which_seat_it_plays(network: Path) -> None:
    up = np.arange(CHOICES, dtype=np.float32)
    onnx.save(seated_model(np.stack([up, -up]), game=KEY, players=2, choices=CHOICES), network)
    bot = make("spieltrieb.lab.trained:Network", games[KEY])
    position = games[KEY].start(2, seed=1)
    for _ in range(5):
        for seat, best in ((0, max), (1, min)):
            sight = look(position, seat, random.Random(1))
            action = ask(bot, sight, "it")
            assert action == best(sight.legal)
            position = position.advance_by(seat, action)[-1]


def test_it_enters_the_arena(network: Path) -> None:
    contest = arena(
        games[KEY], ["spieltrieb.lab.trained:Network", "random"], 2, players=1, processes=1, warm_up=0.0, seed=1
    )
    assert contest.faults() == []
    assert [standing.games for standing in contest.standings] == [2, 2]


def test_another_game_than_it_was_trained_for(network: Path) -> None:
    bot = Network()
    sight = look(games[KEY].start(2, seed=1), 0, random.Random(1))
    with pytest.raises(BotFailed, match="trained for kreuzquer with 1 players, not for kreuzquer with 2"):
        ask(bot, sight, "it")


def test_files_that_are_no_networks(network: Path) -> None:
    other = model(np.zeros(CHOICES, np.float32), game=KEY, players=1, choices=CHOICES)
    other.graph.input.append(helper.make_tensor_value_info("weather", TensorProto.FLOAT, [1]))
    unnamed = model(np.zeros(CHOICES, np.float32))
    for content in (b"", b"not a network", unnamed.SerializeToString(), other.SerializeToString()):
        network.write_bytes(content)
        trained._load.cache_clear()
        with pytest.raises(BadNetwork, match=r"is not a network made by examples/train\.py"):
            Network()
    network.unlink()
    with pytest.raises(BadNetwork, match="There is no network at"):
        Network()


def test_without_onnxruntime(network: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(BadNetwork, match="extra `trained`"):
        Network()
