"""The way to a GPU: numba's CUDA, or clear words where there is none; and arrays there, for whoever learns.

numba-cuda 0.30 asks NumPy for a name that NumPy 2.5 no longer has. Where the two meet, the one line is mended while
numba-cuda is loaded; NumPy is left as it is.
"""

from __future__ import annotations

import importlib.util
import sys
import warnings
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

OLD_NAME, NEW_NAME = "np.row_stack", "np.vstack"  # the same function
ASKS_FOR_OLD_NAME = "numba.cuda.np.arrayobj"


class NoGpu(RuntimeError):
    """There is no GPU to be used here; the sentence says what is missing."""


@cache
def cuda() -> ModuleType:
    """Numba's module for CUDA, ready to be used."""
    if importlib.util.find_spec("numba_cuda") is None and not is_simulated():
        raise NoGpu("Games on a GPU need numba-cuda: install it with `pip install 'spieltrieb[gpu]'`.")
    with warnings.catch_warnings():
        # numba-cuda 0.30 makes such a time while it is loaded; NumPy 2.5 no longer likes that.
        warnings.filterwarnings("ignore", "The 'generic' unit for NumPy timedelta is deprecated", DeprecationWarning)
        return _loaded()


def _loaded() -> ModuleType:
    from numba import cuda as found

    for settings in ("numba.core.config", "numba.cuda.core.config"):  # numba's own, and numba-cuda's
        if settings in sys.modules:
            sys.modules[settings].CUDA_LOW_OCCUPANCY_WARNINGS = 0  # type: ignore[attr-defined]  # small batches are meant
    _mend()
    if not found.is_available():
        raise NoGpu(
            "CUDA finds no GPU on this machine, or no driver for it (`nvidia-smi` shows what there is). "
            "spieltrieb.lab.batch.Batch does the same on the processor."
        )
    return found  # type: ignore[no-any-return]


def is_simulated() -> bool:
    """Whether numba only plays a GPU, in plain Python: with NUMBA_ENABLE_CUDASIM=1."""
    from numba import config

    return bool(config.ENABLE_CUDASIM)


def _mend() -> None:
    """Load the part of numba-cuda that asks for a name that this NumPy may not have."""
    if hasattr(np, "row_stack") or is_simulated() or ASKS_FOR_OLD_NAME in sys.modules:
        return
    spec = importlib.util.find_spec(ASKS_FOR_OLD_NAME)
    if spec is None or not hasattr(spec.loader, "get_source"):
        return
    source: str = spec.loader.get_source(ASKS_FOR_OLD_NAME)  # type: ignore[union-attr]
    if OLD_NAME not in source:
        return
    module = importlib.util.module_from_spec(spec)
    sys.modules[ASKS_FOR_OLD_NAME] = module
    exec(compile(source.replace(OLD_NAME, NEW_NAME), str(spec.origin), "exec"), vars(module))
    parent, _, name = ASKS_FOR_OLD_NAME.rpartition(".")
    setattr(sys.modules[parent], name, module)


class GpuArray:
    """An array on a GPU, which PyTorch, JAX and CuPy take as it lies there, without copying it.

    `torch.as_tensor(array, device="cuda")`, `torch.from_dlpack(array)`, `jax.dlpack.from_dlpack(array)`,
    `cupy.asarray(array)`; for numba's own kernels it is `array.numba`.
    """

    def __init__(self, numba_array: Any) -> None:
        self.numba = numba_array

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers it has along each axis."""
        return tuple(self.numba.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """What kind of numbers they are."""
        found: np.dtype[Any] = np.dtype(self.numba.dtype)
        return found

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.numba.__cuda_array_interface__  # type: ignore[no-any-return]

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._view().__dlpack_device__()  # type: ignore[no-any-return]

    def __dlpack__(self, **wishes: Any) -> Any:
        return self._view().__dlpack__(**wishes)

    def _view(self) -> Any:
        from cuda.core.utils import StridedMemoryView

        return StridedMemoryView.from_any_interface(self.numba, stream_ptr=-1)

    def __array__(self, *_: Any, **__: Any) -> Any:
        """Refuse to be taken for numbers in the main memory, which NumPy would make one strange object of."""
        raise TypeError(f"{self!r} cannot be read by NumPy where it lies: `to_host()` makes a copy.")

    def to_host(self) -> np.ndarray[Any, Any]:
        """A copy in the main memory."""
        return self.numba.copy_to_host()  # type: ignore[no-any-return]

    def __repr__(self) -> str:
        return f"<{self.dtype} array of shape {self.shape} on the GPU>"
