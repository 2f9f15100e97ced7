"""Launches of a kernel that are prepared once, for arrays that stay where they are.

numba looks at every argument of every launch anew, which takes Python longer than the GPU needs for a small kernel.
Here it does so once: what it then hands to CUDA's driver is kept, and handed over as it is from there on.

Which arguments a kernel takes is numba-cuda's own matter, so it is asked for them; where a version does not answer as
expected, and on numba's simulator, every launch is numba's own. So is each one that the driver refuses, as in a thread
that has no CUDA context yet: numba then does what is missing, or says what is wrong.
"""

from __future__ import annotations

import ctypes
from functools import cached_property
from operator import index
from typing import Any

from spieltrieb.lab.cuda import is_simulated

OTHER_VERSION = (ImportError, AttributeError, TypeError, ValueError, NotImplementedError)  # how it shows
Grid = tuple[int, int, int, int]  # blocks, threads of a block, stream, bytes of shared memory


class Launch:
    """A kernel with its arguments, to be launched again and again; after them come numbers that change."""

    def __init__(
        self, kernel: Any, blocks: int, threads: int, *arguments: Any, shared: int = 0, changing: int = 0
    ) -> None:
        self._kernel = kernel
        self._grid = (blocks, threads, 0, shared)
        self._arguments = arguments
        self._changing = changing
        self._was_launched = False

    def __call__(self, *numbers: int) -> None:
        """Launch it, with as many numbers as were said to change."""
        if not self._was_launched or self._packed is None or not self._packed.launch(*numbers):
            self._kernel[self._grid](*self._arguments, *numbers)
            self._was_launched = True

    @property
    def is_prepared(self) -> bool:
        """Whether numba is left out of it from now on."""
        return self._was_launched and self._packed is not None

    @cached_property
    def _packed(self) -> Packed | None:
        """What to hand over from the second launch on: with the first, numba has compiled the kernel."""
        return pack(self._kernel, self._grid, self._arguments, self._changing)


class Packed:
    """A launch as CUDA's driver takes it."""

    def __init__(self, grid: Grid, handle: int, values: list[Any], changing: int) -> None:
        from cuda.bindings.driver import CUfunction, cuLaunchKernel

        blocks, threads, stream, shared = grid
        self._driver = cuLaunchKernel
        self._values = values  # at every launch the driver reads them where they lie
        self._places = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values))
        self._changing = values[len(values) - changing :]
        places = ctypes.addressof(self._places)
        self._call = (CUfunction(handle), blocks, 1, 1, threads, 1, 1, shared, stream, places, 0)

    def launch(self, *numbers: int) -> bool:
        """Launch it; false where the driver refuses."""
        for value, number in zip(self._changing, numbers, strict=True):
            value.value = int(number)
        return not self._driver(*self._call)[0]


def pack(kernel: Any, grid: Grid, arguments: tuple[Any, ...], changing: int) -> Packed | None:
    """The launch as the driver takes it; None where numba has to stay in it, or does not say what to hand over."""
    if is_simulated():
        return None
    given = (*arguments, *[0] * changing)
    try:
        compiled = kernel.compile(tuple(map(kernel.typeof_pyval, given)))
        if compiled.debug:  # after every launch numba asks such a kernel for errors
            return None
        copied_back: list[Any] = []
        found: list[Any] = []
        for kind, argument in zip(compiled.argument_types, given, strict=True):
            compiled._prepare_args(kind, argument, 0, copied_back, found)
        if copied_back:  # an array that does not lie on the GPU
            return None
        values = [value if hasattr(value, "value") else ctypes.c_int64(index(value)) for value in found]
        return Packed(grid, int(compiled._codelibrary.get_cufunc().handle), values, changing)
    except OTHER_VERSION:
        return None
