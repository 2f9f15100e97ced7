"""The CUDA kernels of a batch: a thread takes a game, and plays by the very rules that everybody plays by.

Output goes through a block's shared memory: a thread writes its row there, byte by byte, and all threads
of the block write their rows into the GPU's memory in one piece, eight bytes at a time and side by side. Where there is
room for it, the block's games are copied there first in the same way, and observation and mask are written together.
"""

# mypy: ignore-errors

from functools import cache
from types import SimpleNamespace

from numba import cuda, from_dtype, int8, int64  # only once `lab/cuda.py` has found it

from spieltrieb.core import compile
from spieltrieb.lab import loops
from spieltrieb.lab.cuda import is_simulated


@cache
def kernels_of(game):
    """The kernels for a game, compiled when they are first launched."""
    bound = compile.bind(loops, game.rules, game.features, plain=is_simulated(), gpu=not is_simulated())
    return SimpleNamespace(
        **_playing(bound),
        observe=_writing_rows(bound.observe_one),
        mask=_writing_rows(bound.mask_one),
        observe_and_mask=_writing_both(bound, game.dtype),
        **_small_ones(),
    )


def _playing(bound):
    """The kernels that play."""
    begin_one, step_one, is_legal, sample_one = bound.begin_one, bound.step_one, bound.is_legal, bound.sample_one

    @cuda.jit
    def begin(start, states, luck, seats, chosen):
        i = cuda.grid(1)
        if i < states.shape[0] and chosen[i]:
            begin_one(i, start, states, luck, seats)

    @cuda.jit
    def step(start, states, luck, actions, seats, done, rewards, scores):
        i = cuda.grid(1)
        if i < states.shape[0]:
            done[i] = step_one(i, start, states, luck, actions, seats, rewards, scores)

    @cuda.jit
    def check(states, actions, seats, first_illegal):
        i = cuda.grid(1)
        if i < states.shape[0] and not is_legal(i, states, actions, seats):
            cuda.atomic.min(first_illegal, 0, i)

    @cuda.jit
    def sample(states, luck, actions, seats, key):
        i = cuda.grid(1)
        if i < states.shape[0]:
            sample_one(i, states, luck, actions, seats, key)

    return {"begin": begin, "step": step, "check": check, "sample": sample}


def _writing_rows(write_one):
    """A kernel that writes a row for each game, eight bytes a word: into shared memory, and from there in one piece."""

    @cuda.jit
    def write(states, seats, words, width):
        own = cuda.shared.array(0, int8)
        shared = cuda.shared.array(0, int64)  # the same memory
        thread = cuda.threadIdx.x
        threads = cuda.blockDim.x
        many = threads * width >> 3
        for k in range(thread, many, threads):
            shared[k] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        if i < states.shape[0]:
            write_one(i, states, seats, own[thread * width : (thread + 1) * width])
        cuda.syncthreads()
        first = cuda.blockIdx.x * many
        for k in range(thread, min(many, words.shape[0] - first), threads):
            words[first + k] = shared[k]

    return write


def _writing_both(bound, dtype):
    """A kernel that writes both rows of each game, from its record in shared memory, where reading it is cheap."""
    observe_one, mask_one = bound.observe_one, bound.mask_one
    record = dtype if is_simulated() else from_dtype(dtype)
    words_a_game = dtype.itemsize >> 3

    @cuda.jit
    def write(states, seats, seen, allowed, width, choices):
        own = cuda.shared.array(0, int8)
        # The same memory: first the games, then what is seen, then what is allowed.
        shared = cuda.shared.array(0, int64)
        games = cuda.shared.array(0, record)
        thread = cuda.threadIdx.x
        threads = cuda.blockDim.x
        block = cuda.blockIdx.x
        first_seen = threads * words_a_game
        first_allowed = first_seen + (threads * width >> 3)
        end = first_allowed + (threads * choices >> 3)
        for k in range(thread, min(first_seen, states.shape[0] - block * first_seen), threads):
            shared[k] = states[block * first_seen + k]
        for k in range(first_seen + thread, end, threads):
            shared[k] = 0
        cuda.syncthreads()
        if cuda.grid(1) < seats.shape[0]:
            block_seats = seats[block * threads : (block + 1) * threads]
            at = 8 * first_seen + thread * width
            observe_one(thread, games, block_seats, own[at : at + width])
            at = 8 * first_allowed + thread * choices
            mask_one(thread, games, block_seats, own[at : at + choices])
        cuda.syncthreads()
        many = first_allowed - first_seen
        for k in range(thread, min(many, seen.shape[0] - block * many), threads):
            seen[block * many + k] = shared[first_seen + k]
        many = end - first_allowed
        for k in range(thread, min(many, allowed.shape[0] - block * many), threads):
            allowed[block * many + k] = shared[first_allowed + k]

    return write


def _small_ones():
    """The kernels that know nothing of games."""

    @cuda.jit
    def take(given, actions, choices):
        i = cuda.grid(1)
        if i < actions.shape[0]:
            actions[i] = given[i] if -2 < given[i] < choices else choices  # beyond that, all are illegal alike

    @cuda.jit
    def differ(given, seats, first_different):
        i = cuda.grid(1)
        if i < seats.shape[0] and given[i] != seats[i]:
            cuda.atomic.min(first_different, 0, i)

    @cuda.jit
    def normalise(observations, scale, out):
        i = cuda.grid(1)
        width = scale.shape[0]
        if i < observations.shape[0] * width:
            out[i // width, i % width] = observations[i // width, i % width] * scale[i % width]

    @cuda.jit
    def clear(chosen, done, rewards, scores):
        i = cuda.grid(1)
        if i < chosen.shape[0] and chosen[i]:
            done[i] = False
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0
                scores[i, seat] = 0

    return {"take": take, "differ": differ, "normalise": normalise, "clear": clear}
