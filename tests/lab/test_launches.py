"""Launches that are prepared once: what numba hands to CUDA's driver is handed over again, or numba does it itself.

There is no GPU here, so numba's kernel and the driver are played: the driver reads the arguments where they lie.
"""

from __future__ import annotations

import ctypes
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from spieltrieb.lab.launches import Launch

SIZE = 12  # of an array on the GPU that is played


class Kernel:
    """A kernel as numba-cuda 0.30 has it, with what it is asked for in preparing a launch."""

    def __init__(self, debug: bool = False, copies: bool = False) -> None:
        self.by_numba: list[tuple[Any, ...]] = []
        self.compiled = 0
        self.debug, self._copies = debug, copies
        self._codelibrary = SimpleNamespace(get_cufunc=lambda: SimpleNamespace(handle=77))

    def __getitem__(self, grid: tuple[int, ...]) -> Any:
        return lambda *arguments: self.by_numba.append((grid, arguments))

    typeof_pyval = staticmethod(type)

    def compile(self, kinds: tuple[type, ...]) -> Kernel:
        self.compiled += 1
        self.argument_types = kinds
        return self

    def _prepare_args(self, kind: type, value: Any, stream: Any, copied_back: list[Any], found: list[Any]) -> None:
        if kind is int:
            found.append(ctypes.c_int64(value))
        else:  # an array is known by its address here
            found.extend((SIZE, int(value)))
            if self._copies:
                copied_back.append(value)


class Driver(ModuleType):
    """CUDA's driver: tells what it was asked to launch, and with which numbers."""

    CUfunction = staticmethod(lambda handle: f"kernel {handle}")

    def __init__(self) -> None:
        super().__init__("cuda.bindings.driver")
        self.refuses = 0
        self.launched: list[tuple[Any, ...]] = []
        self.count = 0  # of the numbers that a kernel takes

    def cuLaunchKernel(self, function: str, *call: int) -> tuple[int]:
        if not self.refuses:
            *grid, stream, places, _ = call
            addresses = (ctypes.c_void_p * self.count).from_address(places)
            numbers = [ctypes.c_int64.from_address(address or 0).value for address in addresses]
            self.launched.append((function, grid, stream, numbers))
        return (self.refuses,)


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driver:
    found = Driver()
    for name in ("cuda", "cuda.bindings"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "cuda.bindings.driver", found)
    return found


def test_the_first_launch_is_numbas_and_the_others_are_the_drivers(driver: Driver) -> None:
    kernel, driver.count = Kernel(), 6
    launch = Launch(kernel, 9, 128, 1000.0, 2000.0, 5, shared=640, changing=1)
    assert not launch.is_prepared
    launch(-1)
    assert kernel.by_numba == [((9, 128, 0, 640), (1000.0, 2000.0, 5, -1))]
    for key in (3, -(2**63)):
        launch(key)
    assert launch.is_prepared
    assert (len(kernel.by_numba), kernel.compiled) == (1, 1)
    grid = [9, 1, 1, 128, 1, 1, 640]
    assert driver.launched == [
        ("kernel 77", grid, 0, [SIZE, 1000, SIZE, 2000, 5, 3]),
        ("kernel 77", grid, 0, [SIZE, 1000, SIZE, 2000, 5, -(2**63)]),
    ]


def test_what_the_driver_refuses_is_numbas_to_do(driver: Driver) -> None:
    kernel, driver.count = Kernel(), 2
    launch = Launch(kernel, 1, 64, 1000.0)
    launch()
    driver.refuses = 201  # no context in this thread
    launch()
    assert (len(kernel.by_numba), driver.launched) == (2, [])
    driver.refuses = 0
    launch()
    assert (len(kernel.by_numba), len(driver.launched)) == (2, 1)


@pytest.mark.parametrize("kernel", [Kernel(debug=True), Kernel(copies=True)], ids=["checks errors", "copies arrays"])
def test_a_kernel_that_numba_looks_after_stays_with_numba(kernel: Kernel, driver: Driver) -> None:
    launch = Launch(kernel, 1, 64, 1000.0)
    for _ in range(3):
        launch()
    assert not launch.is_prepared
    assert (len(kernel.by_numba), driver.launched) == (3, [])


@pytest.mark.parametrize("missing", ["compile", "_prepare_args", "_codelibrary", "typeof_pyval"])
def test_a_numba_cuda_that_does_not_say_launches_by_itself(
    missing: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = Kernel()
    monkeypatch.setattr(kernel, missing, None)
    launch = Launch(kernel, 1, 64, 1000.0, changing=1)
    for key in range(3):
        launch(key)
    assert not launch.is_prepared
    assert [arguments for _, arguments in kernel.by_numba] == [(1000.0, 0), (1000.0, 1), (1000.0, 2)]
    assert kernel.compiled < 2, "it is asked once"


def test_without_the_bindings_numba_launches(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cuda.bindings.driver", None)
    kernel = Kernel()
    launch = Launch(kernel, 1, 64, 1000.0)
    launch()
    launch()
    assert (launch.is_prepared, len(kernel.by_numba)) == (False, 2)
