"""Batches on a GPU: python bench/gpu_batch.py [GAME ...] (needs numba-cuda; PyTorch, JAX and CuPy are used if there).

First a batch on the GPU and one on the processor go through the same games, step by step, and every array must be the
same, bit for bit. Then how fast a step is, with mask and observation written out; where the time goes; how long Python
takes to launch it, as it is and by numba's own launches; what a small network in the loop leaves of it; and that other
libraries read the arrays where they lie. Where an array differs, or is a copy, it ends with 1.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from spieltrieb.games import games
from spieltrieb.lab import batch as on_processor
from spieltrieb.lab import gpu
from spieltrieb.lab.cuda import cuda as find_cuda

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would take most of the memory for itself
GOAL, GOAL_WITH_NETWORK = 500e6, 40e6
TABLE = """
| game | players | games | observation + mask | decisions per second | by numba's launches | Python's µs to launch a step, and by numba | checked, with `sample` | play, write out, sample | registers | traffic |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"""  # noqa: E501
NETWORK_TABLE = """
| game | players | games | with a network in the loop, decisions per second | refused |
|---|--:|--:|--:|--:|"""
NOT_EQUAL = "NOT EQUAL"
ARRAYS = ("states", "luck", "seats", "done", "rewards", "scores", "actions", "observations", "legal")


def compare(key: str, players: int, size: int = 1000, steps: int = 100) -> str:
    """The same games on both, step by step."""
    here = on_processor.Batch(key, size, players, seed=11)
    there = gpu.Batch(key, size, players, seed=11)
    ended = 0
    for step in range(steps):
        for name in ARRAYS:
            one, other = getattr(here, name), getattr(there, name).to_host()
            if one.dtype != other.dtype or one.tobytes() != other.tobytes():
                return f"{NOT_EQUAL}: {name} before step {step}"
        here.step(here.sample(step))
        there.step(there.sample(step))
        ended += int(here.done.sum())
    for seat in range(players):
        if (here.observe(seat) != there.observe(seat).to_host()).any():
            return f"{NOT_EQUAL}: what seat {seat} sees"
    if (here.normalised() != there.normalised().to_host()).any():
        return f"{NOT_EQUAL}: normalised"
    return f"equal, {steps} steps of {size} games, {ended} ended"


def mixed(key: str, size: int, players: int) -> gpu.Batch:
    """A batch whose games are in all stages: some begin anew at every step, for as long as a game lasts."""
    cuda = find_cuda()
    found = gpu.Batch(key, size, players, seed=1)
    chance = np.random.default_rng(5)
    for step in range(150):
        found.step(found.sample(step), check=False)
        if step % 5 == 0:
            found.reset(which=cuda.to_device(chance.random(size) < 0.06))
    return found


def seconds(work: list[Callable[[], Any]], times: int) -> list[float]:
    """How long each of these takes on the GPU, one after the other, again and again: the median of `times`."""
    cuda = find_cuda()
    marks = [[cuda.event() for _ in range(len(work) + 1)] for _ in range(times)]
    for row in marks:
        row[0].record()
        for do, mark in zip(work, row[1:], strict=True):
            do()
            mark.record()
    cuda.synchronize()
    spent = [[cuda.event_elapsed_time(a, b) / 1e3 for a, b in pairwise(row)] for row in marks]
    return np.median(np.array(spent), axis=0).tolist()  # type: ignore[no-any-return]


def launching(step: Callable[[], Any], times: int = 100) -> float:
    """How long Python takes to ask for a step, without waiting for the GPU; few enough for the GPU's queue."""
    cuda = find_cuda()
    cuda.synchronize()
    began = time.perf_counter()
    for _ in range(times):
        step()
    spent = (time.perf_counter() - began) / times
    cuda.synchronize()
    return spent


def measure(key: str, size: int, players: int = 2) -> str:
    """Decisions per second, and where the time goes."""
    cuda = find_cuda()
    found = mixed(key, size, players)
    keys = iter(range(1000, 100_000))
    kernels = found._kernels

    def sample() -> None:
        found.sample(next(keys))

    def step() -> None:
        found.step(found.actions, check=False)

    seconds([sample, step], 5)
    _, stepped = seconds([sample, step], 60)
    sampled, played, written = seconds([sample, found._play, found._renew_rows], 60)
    cuda.synchronize()
    began = time.perf_counter()
    for _ in range(50):
        found.step(found.sample(next(keys)))
    cuda.synchronize()
    checked = (time.perf_counter() - began) / 50
    refused = int(found.luck.to_host()["refused"].sum())
    launches = [found._play, *found._write_out]
    prepared = all(launch.is_prepared for launch in launches)
    asked = launching(step)  # of the same actions again and again: most are refused, which takes Python as long
    for launch in (found._sample, *launches):
        launch._packed = None
    asked_of_numba = launching(step)
    _, stepped_by_numba = seconds([sample, step], 60)
    used = ("step", "observe_and_mask") if len(launches) == 2 else ("step", "observe", "mask")
    registers = [next(iter(getattr(kernels, name).get_regs_per_thread().values())) for name in used]
    speed = size / stepped
    bytes_a_step = 2 * found.game.dtype.itemsize + found.layout.size + found.choices
    parts = ", ".join(f"{1e12 * part / size:,.0f}" for part in (played, written, sampled))
    cells = [
        key,
        players,
        f"2^{size.bit_length() - 1}",
        f"{found.layout.size} + {found.choices} bytes",
        f"{speed / 1e6:,.0f} M{'' if speed >= GOAL else ' (missed)'}",
        f"{size / stepped_by_numba / 1e6:,.0f} M",
        f"{1e6 * asked:.0f}, {1e6 * asked_of_numba:.0f}" if prepared else "not prepared",
        f"{size / checked / 1e6:,.0f} M",
        f"{parts} ps",
        ", ".join(map(str, registers)),
        f"{speed * bytes_a_step / 1e12:.2f} TB/s",
    ]
    return f"| {' | '.join(map(str, cells))} |{' REFUSED' if refused else ''}"


def with_network(key: str, size: int, players: int = 2) -> str:
    """A small network chooses every action: 256 hidden units, bfloat16, a choice by odds among the legal ones."""
    import torch

    found = gpu.Batch(key, size, players, seed=2)
    seen = torch.as_tensor(found.observations, device="cuda")
    legal = torch.as_tensor(found.legal, device="cuda")
    torch.manual_seed(1)
    width, choices = found.layout.size, found.choices
    network = torch.nn.Sequential(torch.nn.Linear(width, 256), torch.nn.ReLU(), torch.nn.Linear(256, choices))
    network = network.to("cuda", torch.bfloat16)
    noise = torch.empty((size, choices), device="cuda", dtype=torch.bfloat16)

    def turn() -> None:
        values = network(seen.to(torch.bfloat16))
        values -= noise.exponential_().log_()
        values.masked_fill_(~legal, -torch.inf)
        found.step(values.argmax(dim=1), check=False)

    with torch.inference_mode():
        for _ in range(10):
            turn()
        torch.cuda.synchronize()
        began = time.perf_counter()
        for _ in range(40):
            turn()
        torch.cuda.synchronize()
        speed = 40 * size / (time.perf_counter() - began)
    refused = int(found.luck.to_host()["refused"].sum())
    verdict = "" if speed >= GOAL_WITH_NETWORK else "(missed)"
    return f"| {key} | {players} | 2^{size.bit_length() - 1} | **{speed / 1e6:,.0f} M** {verdict} | {refused} |"


def taken(library: str, array: gpu.GpuArray) -> Iterator[tuple[str, Any, int]]:
    """An array as a library takes it, in every way that docs/batch.md names: how, what it is, and where it lies."""
    if library == "torch":
        import torch

        for name, tensor in (
            ("torch.as_tensor", torch.as_tensor(array, device="cuda")),
            ("torch.from_dlpack", torch.from_dlpack(array)),
        ):
            yield name, tensor, tensor.data_ptr()
    elif library == "cupy":
        import cupy

        found = cupy.asarray(array)
        yield "cupy.asarray", found, found.data.ptr
    else:
        import jax

        found = jax.dlpack.from_dlpack(array)
        yield "jax.dlpack.from_dlpack", found, found.unsafe_buffer_pointer()


def share() -> list[str]:
    """See that other libraries read the arrays where they lie, and play actions of theirs; tell what went wrong."""
    faults = []
    for library in ("torch", "cupy", "jax"):
        if importlib.util.find_spec(library) is None:
            print(f"{library} is not installed, so whether it reads the arrays in place is left out.", flush=True)
            continue
        found = gpu.Batch("kreuzquer", 256, 1, seed=3)
        try:
            for array in (found.observations, found.legal):
                for name, _, place in taken(library, array):
                    there = array.__cuda_array_interface__["data"][0] == place
                    faults += [] if there else [f"{name}: A COPY of {array!r}"]
                    print(f"{name} of {array!r}: {'no copy' if there else 'A COPY'}", flush=True)
            _, legal, _ = next(taken(library, found.legal))
            actions = (legal + 0).argmax(1)  # 0 is added since PyTorch wants numbers
            if library == "jax":
                actions.block_until_ready()
            found.step(actions)
            print(f"a step by {library}'s actions ({actions.dtype}): fine", flush=True)
        except Exception as problem:
            faults.append(f"{library}: {type(problem).__name__}: {str(problem)[:300]}")
            print(faults[-1], flush=True)
    return faults


def refuse() -> None:
    """What is refused, and in which words."""
    found = gpu.Batch("kreuzquer", 256, 1, seed=3)
    for wrong in (np.zeros(256, np.int32), found.rewards, found.observations):
        try:
            found.step(wrong)
        except ValueError as problem:
            print("refused:", problem)
    try:
        gpu.Batch("davincicode", 1 << 40)
    except ValueError as problem:
        print("refused:", problem, flush=True)


def main() -> None:
    began = time.perf_counter()
    chosen = sys.argv[1:] or list(games)
    cuda = find_cuda()
    print(cuda.get_current_device().name, "numba-cuda", __import__("numba_cuda").__version__, "NumPy", np.__version__)
    faults = []
    for key in chosen:
        for players in sorted({games[key].min_players, games[key].max_players}):
            verdict = compare(key, players)
            if verdict.startswith(NOT_EQUAL):
                faults.append(f"{key}, {players} players: {verdict}")
            print(f"{key}, {players} players: {verdict} ({time.perf_counter() - began:.0f} s)", flush=True)
    faults += share()
    refuse()
    print(TABLE, flush=True)
    for key in chosen:
        for size in (1 << 17, 1 << 20):
            print(measure(key, size), flush=True)
        if games[key].max_players == 4:
            print(measure(key, 1 << 18, 4), flush=True)
    if importlib.util.find_spec("torch"):
        print(NETWORK_TABLE, flush=True)
        for key in chosen:
            print(with_network(key, 1 << 17), flush=True)
    else:
        print("\ntorch is not installed, so a network in the loop is left out: pip install torch", flush=True)
    print(f"\n{time.perf_counter() - began:.0f} s")
    if faults:
        sys.exit("\n".join(["Something is wrong:", *faults]))


if __name__ == "__main__":
    main()
