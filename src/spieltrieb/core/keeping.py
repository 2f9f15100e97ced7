"""Compiled code is kept under a mark of all that it was made from, and used again as long as that is the same.

numba looks at the file of a function alone: it would miss a change of a rule in another file that the function calls,
and compile anew whatever was changed around it. What machine code really follows from is the function's own
instructions, the constants it names, and the same of every rule it calls. A comment, a docstring, a moved line or
another function beside it change nothing; nor does the folder that the package lies in.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

PACKAGE = __name__.partition(".")[0]


class CannotTell(Exception):
    """A function names something whose content cannot be marked."""


class HoldsArrays(TypeError):
    """A function that is to borrow arrays only returns one, or gets one from a function it calls."""


def borrows_arrays(function: FunctionType) -> bool:
    """Whether a function is compiled so that nobody counts who holds an array (core/compile.py: BORROWING)."""
    return bool(getattr(sys.modules.get(function.__module__), "BORROWS_ARRAYS", False))


def mark(function: FunctionType, otherwise: Callable[[], str]) -> str:
    """A mark of all that the compiled form of this function follows from.

    Where it names something that cannot be marked, what `otherwise` tells counts too: a mark of all sources.
    """
    digest = hashlib.sha256()
    seen: set[FunctionType] = set()
    left = [function]
    while left:
        found = left.pop()
        if found not in seen:
            seen.add(found)
            own, called = _content_of(found)
            digest.update((own or otherwise()).encode())
            left += called
    return digest.hexdigest()


@cache
def _content_of(function: FunctionType) -> tuple[str, list[FunctionType]]:
    """A mark of what a function itself does and names, nothing where that cannot be told; and the rules it calls."""
    called = [value for _, value in _named(function) if isinstance(value, FunctionType)]
    name = f"{function.__module__}.{function.__qualname__}"
    if function.__closure__:  # no rule has one
        return "", called
    try:
        content = repr([name, borrows_arrays(function), *_code(function), *_constants(function)])
    except CannotTell:
        return "", called
    return hashlib.sha256(content.encode()).hexdigest(), called


def _named(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """The global names in a function with their values, rules as functions of Python."""
    for name in sorted(_names(function.__code__)):
        if name in function.__globals__:
            value = function.__globals__[name]
            yield name, getattr(value, "py_func", value)


def _names(code: CodeType) -> set[str]:
    """The names in code: of globals, and of attributes, which do no harm here."""
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inner)


def _code(function: FunctionType) -> Iterator[Any]:
    """What a function does, whatever its lines and docstring are."""
    yield _content(function.__defaults__)
    yield from _instructions(function.__code__, function.__doc__)


def _instructions(code: CodeType, docstring: str | None = None) -> Iterator[Any]:
    yield code.co_code.hex()
    yield code.co_exceptiontable.hex()
    yield (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    yield (code.co_flags, code.co_argcount, code.co_kwonlyargcount)
    for place, constant in enumerate(code.co_consts):
        if isinstance(constant, CodeType):
            yield list(_instructions(constant))
        elif place or docstring is None or constant != docstring:  # it comes first, where there is one
            yield _content(constant)


def _constants(function: FunctionType) -> Iterator[tuple[str, Any]]:
    for name, value in _named(function):
        yield name, f"{value.__module__}.{value.__qualname__}" if isinstance(value, FunctionType) else _content(value)


def _content(value: Any) -> Any:
    """What distinguishes a value from others, as text or as a tuple of texts."""
    if isinstance(value, (tuple, frozenset)):
        parts = [_content(part) for part in value]
        return (type(value).__qualname__, *(parts if isinstance(value, tuple) else sorted(parts, key=repr)))
    if isinstance(value, np.ndarray) and not value.dtype.hasobject:
        return ("array", repr(value.dtype), value.shape, hashlib.sha256(value.tobytes()).hexdigest())
    if isinstance(value, np.dtype):
        return ("dtype", repr(value))
    if isinstance(value, (bool, int, float, complex, str, bytes, type(None), type(...), np.generic)):
        return (type(value).__qualname__, repr(value))
    if isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields"):
        fields: Any = value
        return (value.__module__, value.__name__, fields._fields, _content(tuple(fields._field_defaults.items())))
    home = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None) or ""
    if isinstance(value, (type, ModuleType, BuiltinFunctionType, np.ufunc)) and home.partition(".")[0] != PACKAGE:
        return (home, value.__name__)  # of Python, NumPy or numba: theirs, and the same for all who have that version
    raise CannotTell


class Kept:
    """The place of a function's compiled code, for numba: found when it is first asked for.

    Not before, since a rule may call one that is written below it.
    """

    def __init__(self, function: FunctionType, folder: Callable[[], os.PathLike[str]], otherwise: Callable[[], str]):
        self._function = function
        self._folder = folder
        self._otherwise = otherwise
        self._found: Any = None

    @property
    def cache_path(self) -> str:
        """Where the files are."""
        return str(self._folder())

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """What was compiled before for arguments of these types, or None."""
        return self._cache().load_overload(signature, target_context)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep what was compiled."""
        if borrows_arrays(self._function):
            _check_borrowing(self._function, compiled)
        self._cache().save_overload(signature, compiled)

    def flush(self) -> None:
        """Forget what was compiled."""
        self._cache().flush()

    def _cache(self) -> Any:
        if self._found is None:
            self._found = _file_cache(self._function, self.cache_path, mark(self._function, self._otherwise))
        return self._found


def _check_borrowing(function: FunctionType, compiled: Any) -> None:
    """Refuse a function that returns an array, or gets one from another function, where nobody counts who holds it."""
    from numba.core import ir, types

    def has_array(kind: Any) -> bool:
        return isinstance(kind, types.Array) or any(map(has_array, getattr(kind, "types", ())))

    found = compiled.type_annotation
    got = [compiled.signature.return_type]
    for expression, signature in found.calltypes.items():
        is_call = isinstance(expression, ir.Expr) and expression.op == "call"
        if is_call and isinstance(found.typemap[expression.func.name], types.Dispatcher):
            got.append(signature.return_type)
    if any(map(has_array, got)):
        raise HoldsArrays(
            f"{function.__module__}.{function.__qualname__} returns an array or gets one from a function it calls: "
            "it cannot be in a module that says BORROWS_ARRAYS."
        )


def _file_cache(function: FunctionType, folder: str, content: str) -> Any:
    """The way in which numba keeps compiled code in files, but under this mark, not by a line and a file's content."""
    from numba.core import caching

    class Locator(caching._CacheLocator):  # type: ignore[misc]
        _py_file = function.__code__.co_filename

        def get_cache_path(self) -> str:
            return folder

        def get_source_stamp(self) -> str:
            return content

        def get_disambiguator(self) -> str:
            return content[:16]

    class Impl(caching.CompileResultCacheImpl):  # type: ignore[misc]
        def __init__(self, function: FunctionType) -> None:
            self._lineno = function.__code__.co_firstlineno
            self._locator = Locator()
            self._filename_base = self.get_filename_base(f"{function.__module__}.{function.__qualname__}", "")

    class Cache(caching.Cache):  # type: ignore[misc]
        _impl_class = Impl

    return Cache(function)
