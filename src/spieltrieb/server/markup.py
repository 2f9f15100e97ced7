"""HTML put together so that nothing that somebody typed can become part of it: what is not markup is escaped."""

from __future__ import annotations

import html

_EMPTY = frozenset(("input", "link", "meta", "br"))  # elements that have no content and no end


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, /, *content: str, **attributes: str | bool | None) -> Markup:
    """An element with its content and attributes; those that are words of Python have a line after them: class_."""
    given = "".join(_attribute(name, value) for name, value in attributes.items())
    return Markup(f"<{name}{given}>" if name in _EMPTY else f"<{name}{given}>{join(*content)}</{name}>")


def join(*content: str) -> Markup:
    """Several pieces, one after the other."""
    return Markup("".join(piece if isinstance(piece, Markup) else html.escape(piece) for piece in content))


def _attribute(name: str, value: str | bool | None) -> str:
    if value is None or value is False:
        return ""
    shown = name.rstrip("_").replace("_", "-")
    return f" {shown}" if value is True else f' {shown}="{html.escape(value)}"'
