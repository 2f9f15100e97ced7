"""For benches on machines where only Python, NumPy and numba are: finds the package, and what it could not import."""

from __future__ import annotations

import importlib.util
import sys
import types
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))


class Struct:
    """Stands in for msgspec's: games describe moves by it to people, which no bench asks for."""

    def __init_subclass__(cls, **_: Any) -> None: ...
    def __init__(self, *_: Any, **__: Any) -> None: ...


if importlib.util.find_spec("msgspec") is None:
    sys.modules["msgspec"] = types.ModuleType("msgspec")
    sys.modules["msgspec"].Struct = Struct  # type: ignore[attr-defined]
