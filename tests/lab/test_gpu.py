"""Batches on a GPU: step by step the games of the processor, bit for bit.

Where there is no GPU, numba plays one in plain Python, in a process of its own: slow, so a few games only.
"""

from __future__ import annotations

import copy
import importlib.util
import itertools
import os
import pickle
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from spieltrieb.core.contract import Game
from spieltrieb.games import games
from spieltrieb.lab import batch, gpu
from spieltrieb.lab.batch import BadBatch
from spieltrieb.lab.cuda import GpuArray, NoGpu, cuda

ARRAYS = ("states", "luck", "seats", "done", "rewards", "scores", "actions", "observations", "legal")
ROOT = Path(__file__).parents[2]


def compare(game: Game, players: int, size: int, steps: int, ends: bool = False) -> None:
    """Play the same games on both; every array must be the same after every step."""
    here, there = batch.Batch(game, size, players, seed=5, threads=1), gpu.Batch(game, size, players, seed=5)
    for step in range(steps + 1):
        for name in ARRAYS:
            one, other = getattr(here, name), getattr(there, name).to_host()
            assert (one.dtype, one.shape) == (other.dtype, other.shape)
            assert one.tobytes() == other.tobytes(), f"{game.name}: {name} before step {step}"
        if step < steps:
            here.step(here.sample(step))
            there.step(there.sample(step))
    for seat in {0, players - 1}:
        seen = there.observe(seat)
        assert (here.observe(seat) == seen.to_host()).all()
        again = cuda().to_device(np.full(seen.shape, 99, np.int8))
        assert there.observe(seat, out=again) is again
        assert (again.copy_to_host() == seen.to_host()).all()
    numbers = there.normalised()
    assert (here.normalised() == numbers.to_host()).all()
    again = cuda().to_device(np.full(numbers.shape, 99, np.float32))
    assert there.normalised(out=again) is again
    assert (again.copy_to_host() == numbers.to_host()).all()
    assert (there.luck.to_host()["games"] > 1).any() or not ends, "a game was to end"


def refuse(game: Game) -> None:
    """Bad input is refused in clear words, and nothing is played."""
    there = gpu.Batch(game, 3, seed=1)
    before = there.states.to_host().tobytes()
    to_device = cuda().to_device
    for actions, words in (
        (np.zeros(3, np.int32), "`actions` must be an array on the GPU, not ndarray in the main memory"),
        (to_device(np.zeros(3, np.float32)), "`actions` must be whole numbers, not float32"),
        (to_device(np.zeros(4, np.int32)), "one for each of the 3 games"),
        (to_device(np.full(3, game.features.CHOICES)), "Game 0 .* action [0-9]*: actions are numbered from 0 to"),
        (to_device(np.full(3, 2**40)), "Game 0 cannot take action 1099511627776: actions are numbered from 0 to"),
        (to_device(np.full(3, -9)), "Game 0 cannot take action -9: actions are numbered from 0 to"),
    ):
        with pytest.raises(BadBatch, match=words):
            there.step(actions)
    legal = to_device(there.sample(1).to_host().astype(np.int64))
    with pytest.raises(BadBatch, match="In game 0 another seat acted than seat"):
        there.step(legal, seats=to_device(1 - there.seats.to_host()))
    with pytest.raises(BadBatch, match="Seats are numbered from 0 to"):
        there.observe(7)
    shape = there.observations.shape
    with pytest.raises(BadBatch, match="`out` must be an array on the GPU, not ndarray in the main memory"):
        there.observe(0, out=np.zeros(shape, np.int8))
    for out in (np.zeros(shape, np.int16), np.zeros((2, 2), np.int8), np.zeros(shape[::-1], np.int8).T):
        with pytest.raises(BadBatch, match="`out` must be a contiguous array of int8 and of shape"):
            there.observe(0, out=to_device(out))
    with pytest.raises(BadBatch, match="`out` must be a contiguous array of float32"):
        there.normalised(out=to_device(np.zeros(shape, np.float64)))
    assert there.states.to_host().tobytes() == before
    there.step(legal, seats=there.seats)
    assert there.states.to_host().tobytes() != before
    there.step(to_device(np.full(3, -7)), check=False)
    assert there.luck.to_host()["refused"].tolist() == [1, 1, 1]
    with pytest.raises(BadBatch, match="one game or more"):
        gpu.Batch(game, 0)
    for duplicate in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(BadBatch, match="A batch on a GPU cannot be copied or pickled"):
            duplicate(there)


def compare_in_plain_python() -> None:
    """What the simulator is asked to do, in blocks of few threads; three games have room to write out all at once."""
    gpu.THREADS = gpu.TOGETHER = 8
    gpu.SHARED = 7100
    assert {len(gpu.Batch(game, 1)._write_out) for game in games.values()} == {1, 2}, "both ways are tried"
    for game in games.values():
        compare(game, game.min_players, 9, 2)
    compare(games["davincicode"], 4, 3, 2)
    compare(games["kreuzquer"], 1, 3, 25, ends=True)  # after 24 decisions the next game begins
    refuse(games["kreuzquer"])


@pytest.mark.program
def test_a_gpu_that_numba_plays_gives_the_games_of_the_processor() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from tests.lab.test_gpu import compare_in_plain_python as go; go()"],
        env={
            **os.environ,
            "NUMBA_ENABLE_CUDASIM": "1",
            "SPIELTRIEB_COMPILE": "0",
            "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}",
        },
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def gpu_is_here() -> bool:
    try:
        return bool(cuda())
    except NoGpu:
        return False


# What numba-cuda warns of when numba compiles a slice, a range or a record for it, and what NumPy 2.5 warns of when
# numba-cuda makes a time without a unit.
NUMBAS_OLD_WAYS = (
    "ignore:Context.call_conv is deprecated:DeprecationWarning",
    "ignore:The 'generic' unit for NumPy timedelta is deprecated:DeprecationWarning",
)


@pytest.mark.soak
@pytest.mark.filterwarnings(*NUMBAS_OLD_WAYS)
@pytest.mark.skipif("not gpu_is_here()", reason="there is no GPU here")
@pytest.mark.parametrize("key", games)
def test_a_real_gpu_gives_the_games_of_the_processor(key: str) -> None:
    for players in range(games[key].min_players, games[key].max_players + 1):
        compare(games[key], players, 1000, 200, ends=True)
    refuse(games[key])


@pytest.mark.soak
@pytest.mark.filterwarnings(*NUMBAS_OLD_WAYS)
@pytest.mark.skipif("not gpu_is_here()", reason="there is no GPU here")
@pytest.mark.parametrize("key", games)
def test_on_a_real_gpu_a_step_is_prepared_once_for_any_thread(key: str) -> None:
    one, other = gpu.Batch(key, 1000, seed=3), gpu.Batch(key, 1000, seed=3)
    for there in (one, other):
        for step in range(3):
            there.step(there.sample(step))
    launches = [[there._check, there._sample, there._play, *there._write_out] for there in (one, other)]
    assert all(launch.is_prepared for launch in itertools.chain(*launches))
    for launch in launches[1]:
        launch._packed = None  # as with a numba-cuda that cannot be asked
    play_on = threading.Thread(target=lambda: [one.step(one.sample(step)) for step in range(-1, 40)])
    play_on.start()
    play_on.join()
    for step in range(-1, 40):
        other.step(other.sample(step))
    assert all(launch.is_prepared for launch in launches[0])
    for name in ARRAYS:
        assert getattr(one, name).to_host().tobytes() == getattr(other, name).to_host().tobytes(), name


def shared_by(library: str, array: gpu.GpuArray) -> tuple[Any, int]:
    """An array as another library takes it, and where that says it lies."""
    module = pytest.importorskip(library.partition(" ")[0], reason=f"{library} is not installed")
    if library == "torch":
        taken = module.as_tensor(array, device="cuda")
        return taken, taken.data_ptr()
    if library == "torch by DLPack":
        taken = module.from_dlpack(array)
        return taken, taken.data_ptr()
    if library == "cupy":
        taken = module.asarray(array)
        return taken, taken.data.ptr
    taken = module.dlpack.from_dlpack(array)
    return taken, taken.unsafe_buffer_pointer()


@pytest.mark.soak
@pytest.mark.filterwarnings(*NUMBAS_OLD_WAYS)
@pytest.mark.skipif("not gpu_is_here()", reason="there is no GPU here")
@pytest.mark.parametrize("library", ["torch", "torch by DLPack", "cupy", "jax"])
def test_on_a_real_gpu_others_read_the_arrays_where_they_lie(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same place in memory; a step is seen there; and the library's own actions are played."""
    monkeypatch.setenv("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would take most of the memory for itself
    there = gpu.Batch("kreuzquer", 256, 2, seed=3)
    for name in ("observations", "legal", "seats", "rewards", "done"):
        array = getattr(there, name)
        taken, place = shared_by(library, array)
        assert place == array.__cuda_array_interface__["data"][0], name
        assert tuple(taken.shape) == array.shape
    seen, _ = shared_by(library, there.observations)
    legal, _ = shared_by(library, there.legal)
    before = there.observations.to_host()
    actions = (legal + 0).argmax(1)  # 0 is added since PyTorch looks for the highest among numbers only
    if library == "jax":
        actions.block_until_ready()
    there.step(actions)
    there.synchronise()
    now = there.observations.to_host()
    assert (now != before).any()
    if library != "jax":  # which takes an array as one that never changes
        assert (as_numpy(seen) == now).all()
    assert there.actions.to_host().tolist() == as_numpy(actions).tolist()
    if library == "torch":
        room = seen.clone()
        assert there.observe(1, out=room) is room
        assert (as_numpy(room) == there.observe(1).to_host()).all()


def as_numpy(array: Any) -> np.ndarray[Any, Any]:
    """A copy in the main memory, from any of the libraries."""
    if hasattr(array, "get"):
        return array.get()  # type: ignore[no-any-return]
    return np.asarray(array.cpu() if hasattr(array, "cpu") else array)


def test_without_a_gpu_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda as numbas

    monkeypatch.setattr(numbas, "is_available", lambda: False)
    cuda.cache_clear()
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    with pytest.raises(NoGpu, match=r"CUDA finds no GPU on this machine.*lab.batch.Batch does the same"):
        gpu.Batch("kreuzquer", 4)
    cuda.cache_clear()


def test_without_numba_cuda_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    cuda.cache_clear()
    with pytest.raises(NoGpu, match=r"pip install 'spieltrieb\[gpu\]'"):
        gpu.Batch("kreuzquer", 4)
    cuda.cache_clear()


def test_numpy_does_not_take_an_array_on_a_gpu_for_an_object() -> None:
    array = GpuArray(SimpleNamespace(shape=(2, 3), dtype="i1"))
    for read in (np.asarray, np.argmax, lambda found: found + np.ones(3)):
        with pytest.raises(TypeError, match=r"int8 array of shape \(2, 3\) on the GPU> .* `to_host\(\)` makes a copy"):
            read(array)


def test_too_many_games_for_the_memory_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Memory:
        free = 100_000

        def get_memory_info(self) -> Memory:
            return self

    class Cuda:
        current_context = Memory

    monkeypatch.setattr(gpu, "cuda", lambda: Cuda)
    with pytest.raises(BadBatch, match=r"1,000 games of Kreuz & Quer need 0.0 GB on the GPU, .* take at most 1\d\d\."):
        gpu.Batch("kreuzquer", 1000, 2)


NEW_NUMPY = """
import sys
import numpy as np
if hasattr(np, "row_stack"):
    del np.row_stack  # as NumPy 2.5 has it
from spieltrieb.lab import cuda
try:
    cuda.cuda()
except cuda.NoGpu:
    pass
from numba.cuda.np import arrayobj
assert arrayobj is sys.modules["numba.cuda.np.arrayobj"]
assert hasattr(arrayobj, "impl_np_vstack")
assert not hasattr(np, "row_stack"), "NumPy is left as it is"
"""


@pytest.mark.soak
@pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is not installed")
def test_a_newer_numpy_is_left_as_it_is() -> None:
    done = subprocess.run([sys.executable, "-c", NEW_NUMPY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
