"""Many games at once on a GPU: the batch of `lab/batch.py` again, with arrays that stay on the device.

    from spieltrieb.lab.gpu import Batch

    batch = Batch("fivetotwelve", 1 << 20, seed=7)
    seen = torch.as_tensor(batch.observations, device="cuda")  # not a copy: every step writes it anew
    batch.step(choose(seen))  # any array of whole numbers on the GPU

Same seeds and same actions give the same games as on a processor, bit for bit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from spieltrieb.core.contract import Game
from spieltrieb.lab.batch import LUCK, BadBatch, Games
from spieltrieb.lab.cuda import GpuArray, cuda
from spieltrieb.lab.launches import Launch

THREADS = 128  # a block; fewer where what is written out would not fit a block's shared memory
TOGETHER = 64  # a block that has its games in shared memory, too, and writes out all of them at once
SHARED = 48 * 1024  # what a block may have of it without asking for more
NONE = 2**31 - 1  # no game


class Batch(Games):
    """Many games of one kind on one GPU; arrays as a batch on the processor has them, but as `GpuArray`s."""

    def __init__(
        self,
        game: Game | str,
        size: int,
        players: int | None = None,
        seed: int | Iterable[int] = 0,
        *,
        restart: bool = True,
        **options: Any,
    ) -> None:
        super().__init__(game, size, players, options)
        self._cuda = cuda()
        self.check_memory(self._cuda.current_context().get_memory_info().free, "on the GPU")
        from spieltrieb.lab.kernels import kernels_of  # needs a GPU, or numba's simulator

        self._kernels = kernels_of(self.game)
        luck = np.zeros(self.size, LUCK)
        luck["restarts"] = self.check_restart(restart)
        zeros = self._cuda.to_device
        shape = (self.size, self.players)
        self._start = self._cuda.to_device(self.start)
        self._scale = self._cuda.to_device(self.layout.scale)
        self._found = self._cuda.to_device(np.full(1, NONE, np.int32))
        self.states = GpuArray(zeros(np.zeros(self.size, self.game.dtype)))
        self.luck = GpuArray(zeros(luck))
        self.seats = GpuArray(zeros(np.zeros(self.size, np.int8)))
        self.done = GpuArray(zeros(np.zeros(self.size, np.bool_)))
        self.rewards = GpuArray(zeros(np.zeros(shape, np.float32)))
        self.scores = GpuArray(zeros(np.zeros(shape, np.int16)))
        self.actions = GpuArray(zeros(np.zeros(self.size, np.int32)))
        self._seen, self.observations = self._rows(self.layout.size, np.int8)
        self._allowed, self.legal = self._rows(self.choices, np.bool_)
        self._draft: tuple[Any, GpuArray] | None = None  # where `observe` writes what it then copies
        state = (self.states.numba, self.luck.numba, self.actions.numba, self.seats.numba)
        results = (self.done.numba, self.rewards.numba, self.scores.numba)
        self._check = self._launch("check", self.states.numba, self.actions.numba, self.seats.numba, self._found)
        self._play = self._launch("step", self._start, *state, *results)
        self._sample = self._launch("sample", *state, changing=1)
        self._write_out = self._writing_out()
        self.reset(self.seeds_from(seed))

    def __getstate__(self) -> Any:
        """Refuse to be copied: what was prepared for the GPU would still write into the first one's arrays."""
        raise BadBatch(
            "A batch on a GPU cannot be copied or pickled: keep what `states`, `luck` and `seats` have by `to_host()`."
        )

    def reset(self, seed: int | Iterable[int] | None = None, which: Any = None) -> None:
        """Begin a new game in every place, or in those that are marked; with a seed, as if nothing came before."""
        if which is None:
            chosen = self._cuda.to_device(np.ones(self.size, np.bool_))
        else:
            chosen = self._on_gpu(which, "which", "b")
        if seed is not None:
            luck, there = self.luck.to_host(), chosen.copy_to_host()
            luck["seed"][there] = self.seeds_from(seed)[there]
            luck["games"][there] = 0
            luck["refused"][there] = 0
            self.luck.numba.copy_to_device(luck)
        self._launch("clear", chosen, self.done.numba, self.rewards.numba, self.scores.numba)()
        self._launch("begin", self._start, self.states.numba, self.luck.numba, self.seats.numba, chosen)()
        self._renew_rows()

    def step(self, actions: Any, seats: Any = None, check: bool = True) -> None:
        """Play one action in every game, by the seat to act; -1 where the game is over.

        Where one is illegal, nothing is played in any game and an error says which: to know that, the processor waits
        for the GPU. With `check=False` it does not; just the illegal ones are left out, and counted:
        `luck.to_host()["refused"]`. `seats`, where given, must be the seats to act.
        """
        chosen = self._on_gpu(actions, "actions", "iu")
        if actions is not self.actions:
            self._launch("take", chosen, self.actions.numba, self.choices)()
        if seats is not None:
            given = self._on_gpu(seats, "seats", "iu")
            i = self._first(self._launch("differ", given, self.seats.numba, self._found))
            if i is not None:
                raise BadBatch(
                    f"In game {i} another seat acted than seat {self.seats.to_host()[i]}, whose turn it is. "
                    "Nothing was played in any game."
                )
        if check:
            i = self._first(self._check)
            if i is not None:
                seat, action = int(self.seats.to_host()[i]), int(chosen.copy_to_host()[i])
                raise self.refusal(i, seat, action, self.legal.to_host()[i])
        self._play()
        self._renew_rows()

    def sample(self, key: int) -> GpuArray:
        """A random legal action for every game, always the same for the same key: written into `actions`."""
        self._sample(self.chance_key(key))
        return self.actions

    def observe(self, seat: Any, out: Any = None) -> Any:
        """What this seat sees in every game, whoever is to act; or a seat for each game.

        It is written into `out`, where given: an array on the GPU, of any library's.
        """
        room = None if out is None else self._room(out, np.int8)
        if isinstance(seat, (int, np.integer)):
            if not -1 <= seat < self.players:
                raise BadBatch(f"Seats are numbered from 0 to {self.players - 1}; -1 asks for nobody's view.")
            seats = self._cuda.to_device(np.full(self.size, seat, np.int8))
        else:
            seats = self._on_gpu(seat, "seat", "iu")
            there = seats.copy_to_host()
            if there.min() < -1 or there.max() >= self.players:
                raise BadBatch(f"Seats are numbered from 0 to {self.players - 1}; -1 asks for nobody's view.")
        if room is None:
            words, found = self._rows(self.layout.size, np.int8)
        else:  # a kernel writes eight bytes at a time, and `out` need not end with a whole word: so it is copied there
            self._draft = self._draft or self._rows(self.layout.size, np.int8)
            words, found = self._draft
        self._writing_rows("observe", seats, words, self.layout.size)()
        if room is None:
            return found
        room.copy_to_device(found.numba)
        return out

    def normalised(self, out: Any = None) -> Any:
        """The observations as numbers between -1 and 1 (float32); written into `out`, where given."""
        shape = self.observations.shape
        found = self._cuda.device_array(shape, np.float32) if out is None else self._room(out, np.float32)
        self._launch("normalise", self.observations.numba, self._scale, found, games=self.size * self.layout.size)()
        return GpuArray(found) if out is None else out

    def synchronise(self) -> None:
        """Wait until all that was asked for is done; for readers that follow no order of the GPU's own."""
        self._cuda.synchronize()

    def _renew_rows(self) -> None:
        """Write out anew what the seats to act see, and what they may do."""
        for launch in self._write_out:
            launch()

    def _writing_out(self) -> list[Launch]:
        """The launches for that: one where a block's games and both rows fit its shared memory, else one a row."""
        record, width, choices = self.game.dtype.itemsize, self.layout.size, self.choices
        room = TOGETHER * (record + width + choices)
        if room <= SHARED and record % 8 == 0:
            words, blocks = self.states.numba.view(np.int64), -(-self.size // TOGETHER)
            arguments = (words, self.seats.numba, self._seen, self._allowed, width, choices)
            return [Launch(self._kernels.observe_and_mask, blocks, TOGETHER, *arguments, shared=room)]
        return [
            self._writing_rows("observe", self.seats.numba, self._seen, width),
            self._writing_rows("mask", self.seats.numba, self._allowed, choices),
        ]

    def _writing_rows(self, kernel: str, seats: Any, words: Any, width: int) -> Launch:
        threads = THREADS
        while threads * width > SHARED:
            threads //= 2
        arguments = (self.states.numba, seats, words, width)
        blocks = -(-self.size // threads)
        return Launch(getattr(self._kernels, kernel), blocks, threads, *arguments, shared=threads * width)

    def _launch(self, kernel: str, *arguments: Any, games: int = 0, changing: int = 0) -> Launch:
        blocks = -(-(games or self.size) // THREADS)
        return Launch(getattr(self._kernels, kernel), blocks, THREADS, *arguments, changing=changing)

    def _first(self, launch: Launch) -> int | None:
        """The first game that a kernel finds; None where it finds none."""
        launch()
        found = int(self._found.copy_to_host()[0])
        if found == NONE:
            return None
        self._found.copy_to_device(np.full(1, NONE, np.int32))
        return found

    def _rows(self, width: int, dtype: Any) -> tuple[Any, GpuArray]:
        """Room for a row a game: as words of eight bytes, with a few bytes more at the end, and as it is read."""
        count = self.size * width
        words = self._cuda.to_device(np.zeros(-(-count // 8), np.int64))
        return words, GpuArray(words.view(dtype)[:count].reshape(self.size, width))

    def _room(self, out: Any, dtype: Any) -> Any:
        """Where to write observations, as an array of numba's: the one given, if it fits."""
        found = self._numbas(out, "out")
        fits = np.dtype(found.dtype) == dtype and tuple(found.shape) == self.observations.shape
        if not fits or not found.is_c_contiguous():
            shape = self.observations.shape
            raise BadBatch(f"`out` must be a contiguous array of {np.dtype(dtype)} and of shape {shape} on the GPU.")
        return found

    def _numbas(self, given: Any, name: str) -> Any:
        """What was given as an array of numba's, if it lies on the GPU."""
        if isinstance(given, GpuArray):
            return given.numba
        if getattr(given, "__cuda_ndarray__", False):  # an array of numba's own
            return given
        if hasattr(given, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(given)
        raise BadBatch(
            f"`{name}` must be an array on the GPU, not {type(given).__name__} in the main memory: "
            "move it there first, as with `torch.as_tensor(..., device='cuda')`."
        )

    def _on_gpu(self, given: Any, name: str, kinds: str) -> Any:
        """What was given as an array of numba's, if it lies on the GPU and is one for each game."""
        found = self._numbas(given, name)
        if np.dtype(found.dtype).kind not in kinds:
            wanted = "true or false" if kinds == "b" else "whole numbers"
            raise BadBatch(f"`{name}` must be {wanted}, not {np.dtype(found.dtype)}.")
        if tuple(found.shape) != (self.size,):
            raise BadBatch(f"`{name}` must be one for each of the {self.size} games, not of shape {found.shape}.")
        return found
