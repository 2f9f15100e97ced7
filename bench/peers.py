"""Our games beside those of OpenSpiel and pgx, in one run: python bench/peers.py [SECONDS].

Random play by the same loops on the same machine, since a figure alone means nothing on another one: how many
decisions a second somebody gets who plays random games with that library.

- One game at a time from Python, by one core: OpenSpiel's own games in C++ and in Python, and ours through OpenSpiel
  (`state.legal_actions()`, `state.apply_action()`; chance steps are counted, as they are there).
- Many games at once: pgx (JAX, compiled by XLA, on the device that JAX finds) and our batches (on a processor, and on
  a GPU where there is one): a random legal action chosen for every game, and a step with observation and mask.

On processors by processor time, that of all threads together, so that a busy machine spoils nothing; on a GPU by the
clock.

What is not installed is named, and left out: pip install open-spiel; pip install pgx jax (`jax[cuda13]` for a GPU). So
is a game of pgx that this JAX cannot play.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from environments import random_games

from spieltrieb.games import games
from spieltrieb.lab.batch import Batch

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would take most of a GPU's memory for itself
OPENSPIEL = ("tic_tac_toe", "connect_four", "backgammon", "gin_rummy", "python_tic_tac_toe", "python_kuhn_poker")
PGX = ("tic_tac_toe", "connect_four", "backgammon", "sparrow_mahjong", "2048")
MANY = 4096  # games at once on a processor
MANY_ON_GPU = 1 << 17
TURNS, TURNS_ON_GPU = 2, 16  # of pgx in one call: XLA needs seconds on a processor for a few turns of its larger games
Row = tuple[str, str, str, float]  # library, game, how, decisions a second

MISSING = {
    "pyspiel": "OpenSpiel is not installed, so its games are left out: pip install open-spiel",
    "pgx": "pgx is not installed, so its games are left out: pip install pgx jax",
}


def is_here(package: str) -> bool:
    """Whether a package can be used; if not, a sentence says what to do."""
    if importlib.util.find_spec(package) is None:
        print(MISSING[package], file=sys.stderr)
        return False
    return True


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float]) -> float:
    """Decisions a second, the best of runs that together take about so long; the first run only warms up."""
    work()
    best, until = 0.0, time.perf_counter() + seconds
    while not best or time.perf_counter() < until:
        begun = clock()
        best = max(best, work() / max(clock() - begun, 1e-9))
    return best


# ---- One game at a time ----


def with_openspiel(seconds: float) -> Iterator[Row]:
    """OpenSpiel's games and ours, by processor time of one core."""
    import pyspiel
    from open_spiel.python import games as _  # noqa: F401  (registers those written in Python)

    from spieltrieb.lab.environments import openspiel

    theirs = [("OpenSpiel", name, name) for name in OPENSPIEL]
    ours = [("Spieltrieb", key, openspiel.NAMES[key]) for key in games]
    for library, name, full in (*theirs, *ours):
        game = pyspiel.load_game(full)
        speed = rate(lambda game=game: random_games(game, 1), seconds, time.process_time)
        yield library, name, "one at a time, OpenSpiel's loop", speed


# ---- Many games at once ----


def with_pgx(seconds: float) -> Iterator[Row]:
    """Games of pgx, by processor time on a processor and by the clock on a GPU."""
    import jax

    device = jax.devices()[0].platform
    size, turns = (MANY, TURNS) if device == "cpu" else (MANY_ON_GPU, TURNS_ON_GPU)
    clock = time.process_time if device == "cpu" else time.perf_counter
    for name in PGX:
        try:
            yield "pgx", name, f"{size:,} at once, {device}", rate(turns_of_pgx(name, size, turns), seconds, clock)
        except Exception as problem:  # of any kind: each version of JAX takes some of its functions away
            what = f"{type(problem).__name__}: {problem}".splitlines()[0]
            print(f"pgx's {name} is left out; JAX {jax.__version__} does not play it: {what}", file=sys.stderr)


def turns_of_pgx(name: str, size: int, turns: int) -> Callable[[], int]:
    """Some turns of many games: choice among the legal actions, step and restart in one compiled function."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def turn(_: int, carried: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = carried
        key, now = jax.random.split(key)
        keys = jax.random.split(now, size + 1)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(keys[0], logits, axis=-1)
        return step(state, actions, keys[1:]), key

    play = jax.jit(lambda state, key: jax.lax.fori_loop(0, turns, turn, (state, key)))
    key = jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key]

    def work() -> int:
        held[:] = jax.block_until_ready(play(*held))
        return turns * size

    return work


def ours_at_once(seconds: float) -> Iterator[Row]:
    """Our batches on a processor."""
    for key in games:
        batch, numbers = Batch(key, MANY, 2, seed=1), iter(range(1 << 30))

        def work(batch: Batch = batch, numbers: Iterator[int] = numbers) -> int:
            for _ in range(16):
                batch.step(batch.sample(next(numbers)), check=False)
            return 16 * MANY

        yield "Spieltrieb", key, f"{MANY:,} at once, cpu", rate(work, seconds, time.process_time)


def ours_on_gpu(seconds: float) -> Iterator[Row]:
    """Our batches on a GPU, where there is one, by the clock."""
    from spieltrieb.lab import gpu
    from spieltrieb.lab.cuda import NoGpu, cuda

    try:
        cuda()
    except NoGpu as problem:
        print(f"Our batches on a GPU are left out: {problem}", file=sys.stderr)
        return
    for key in games:
        batch, numbers = gpu.Batch(key, MANY_ON_GPU, 2, seed=1), iter(range(1 << 30))

        def work(batch: Any = batch, numbers: Iterator[int] = numbers) -> int:
            for _ in range(64):
                batch.step(batch.sample(next(numbers)), check=False)
            batch.synchronise()
            return 64 * MANY_ON_GPU

        yield "Spieltrieb", key, f"{MANY_ON_GPU:,} at once, gpu", rate(work, seconds, time.perf_counter)


def main() -> None:
    """Print a row for each game as it is measured."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print("| library | game | how | decisions a second |\n|---|---|---|--:|", flush=True)
    parts = [ours_at_once, ours_on_gpu]
    if is_here("pgx"):
        parts.insert(0, with_pgx)
    if is_here("pyspiel"):
        parts.insert(0, with_openspiel)
    for part in parts:
        for library, game, how, speed in part(seconds):
            print(f"| {library} | {game} | {how} | {speed:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
