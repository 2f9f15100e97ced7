"""Random games on a GPU, by the rule functions unchanged: python bench/gpu.py [GAMES] (needs numba-cuda and a GPU).

For each game 2**20 games by default, one thread per game; the fastest of some runs counts. A sample of the final states
is compared with the same games played on the CPU, byte for byte; where they differ, it ends with 1.
"""

from __future__ import annotations

import json
import sys
import time
import warnings

import numpy as np

from spieltrieb.core import compile, drive
from spieltrieb.games import games
from spieltrieb.lab.cuda import cuda as find_cuda

THREADS = 128
SAMPLE = 20_000
cuda = find_cuda()


def measure(key: str, players: int, count: int) -> dict[str, object]:
    game = games[key]
    playout = compile.bind(drive, game.rules, gpu=True).playout
    start = game.start(players)._array

    @cuda.jit
    def kernel(start, states, key, log, decisions):
        i = cuda.grid(1)
        if i < len(states):
            states[i] = start[0]
            decisions[i] = playout(states[i], key + i, log[:0])

    began = time.perf_counter()
    on_start = cuda.to_device(start)
    states = cuda.device_array(count, game.dtype)
    log = cuda.to_device(np.zeros(1, np.int32))
    decisions = cuda.device_array(count, np.int64)
    blocks = (count + THREADS - 1) // THREADS
    kernel[blocks, THREADS](on_start, states, np.int64(1), log, decisions)
    cuda.synchronize()
    compiling = time.perf_counter() - began

    seconds = []
    for run in range(5):
        began = time.perf_counter()
        kernel[blocks, THREADS](on_start, states, np.int64(1 + run * count), log, decisions)
        cuda.synchronize()
        seconds.append(time.perf_counter() - began)
    total = int(decisions.copy_to_host().sum())

    sample = min(SAMPLE, count)
    kernel[(sample + THREADS - 1) // THREADS, THREADS](on_start, states[:sample], np.int64(99), log, decisions[:sample])
    here = np.zeros(sample, game.dtype)
    began = time.perf_counter()
    done = game.drive.playouts(start, here, 99, np.zeros(0, np.int32))
    on_cpu = time.perf_counter() - began
    equal = states[:sample].copy_to_host().tobytes() == here.tobytes()
    return {
        "game": key,
        "players": players,
        "bytes": game.dtype.itemsize,
        "games": count,
        "decisions_a_game": round(total / count, 1),
        "gpu_decisions_per_second": round(total / min(seconds)),
        "cpu_decisions_per_second": round(int(done) / on_cpu),
        "compared": sample,
        "equal": equal,
        "compile_seconds": round(compiling, 1),
    }


def main() -> None:
    warnings.filterwarnings("ignore")
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1 << 20
    print(cuda.get_current_device().name, flush=True)
    faults = 0
    for key, game in games.items():
        for players in (2, game.max_players):
            try:
                found = measure(key, players, count)
            except Exception as problem:
                faults += 1
                print(key, players, type(problem).__name__, str(problem)[-1500:], flush=True)
            else:
                faults += not found["equal"]
                print(json.dumps(found), flush=True)
    if faults:
        sys.exit(f"{faults} of these went wrong: see above.")


if __name__ == "__main__":
    main()
