"""The protocol as the page knows it: TypeScript types made from messages, commands, answers and the games' views.

`make types` writes them to web/src/lib/protocol.ts; a test fails if that is stale.
"""

from __future__ import annotations

import dataclasses
import inspect
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from spieltrieb.bots.advice import Unit
from spieltrieb.bots.review import MistakeKind
from spieltrieb.core import contract, options
from spieltrieb.core.moves import Actor
from spieltrieb.games import games
from spieltrieb.server import answers, messages, requests

WIDTH = 120  # of a line, as prettier has it
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    Actor: 'number | "*"',
    messages.View: "View",
    messages.ClockKind: "ClockKind",
    messages.Phase: "Phase",
    requests.SeatKind: "SeatKind",
    requests.ReportReason: "ReportReason",
    options.Kind: "OptionKind",
    MistakeKind: "MistakeKind",
    Unit: "Unit",
}
HEADER = """\
/**
 * What page and server say to each other. Made by `make types` from src/spieltrieb/server/messages.py, requests.py and
 * answers.py, and from the views of the games (src/spieltrieb/games/GAME/view.py): change those, and never this file.
 */
"""


class Writer:
    """Writes types one by one, each after those it is made of."""

    def __init__(self) -> None:
        self._names: dict[type, str] = {}
        self.lines: list[str] = [HEADER.rstrip()]

    # ---- Types ----

    def type_of(self, hint: Any, prefix: str = "") -> str:
        """A Python type in TypeScript; types of our own are written first, with this prefix before their names."""
        if _hashable(hint) and hint in PLAIN:
            return PLAIN[hint]
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.type_of(arguments[0], prefix)
        if origin is Literal:
            return " | ".join(map(json.dumps, arguments))
        if origin in (Union, UnionType):
            return " | ".join(self.type_of(argument, prefix) for argument in arguments)
        if origin in (list, tuple):
            if origin is list or arguments[-1] is ...:
                item = self.type_of(arguments[0], prefix)
                return f"({item})[]" if "|" in item else f"{item}[]"
            return f"[{', '.join(self.type_of(argument, prefix) for argument in arguments)}]"
        if origin is dict:
            return f"Record<{', '.join(self.type_of(argument, prefix) for argument in arguments)}>"
        return self.interface(hint, prefix)

    def alias(self, name: str, hint: Any) -> None:
        """A name for a type that is not ours."""
        self.lines.append(_joined(f"export type {name} =", [f'"{word}"' for word in get_args(hint)]))

    def union(self, name: str, kinds: Any) -> None:
        """A name for several of our types."""
        self.lines.append(_joined(f"export type {name} =", [self._names[kind] for kind in get_args(kinds)]))

    def interface(self, kind: type, prefix: str = "", suffix: str = "", extends: str = "") -> str:
        """Write an interface for a struct, a dataclass or a typed dictionary, unless that was done; its name."""
        if kind in self._names:
            return self._names[kind]
        name = self._names[kind] = f"{prefix}{kind.__name__.removesuffix(suffix)}{suffix}"
        hints = get_type_hints(kind, include_extras=True)
        inherited = set(_properties(contract.View)) if extends else set()
        comments = _comments(kind)
        fields = list(_tag(kind))
        for field, may_be_left_out in _fields(kind):
            if field not in inherited:
                comment = f" // {comments[field]}" if field in comments else ""
                mark = "?" if may_be_left_out else ""
                fields.append(f"  {field}{mark}: {self.type_of(hints[field], prefix)};{comment}")
        head = f"export interface {name}{f' extends {extends}' if extends else ''} {{"
        self.lines.append("\n".join([f"/** {_first_line(kind)} */", head, *fields, "}"]))
        return name


def _hashable(hint: Any) -> bool:
    return getattr(hint, "__hash__", None) is not None and get_origin(hint) not in (list, dict)


def _joined(head: str, kinds: list[str]) -> str:
    """A union as prettier writes it: on one line if it fits there, or on the next."""
    union = f"{' | '.join(kinds)};"
    for line in (f"{head} {union}", f"  {union}"):
        if len(line) <= WIDTH:
            return line if line.startswith(head) else f"{head}\n{line}"
    return "\n".join([head, *(f"  | {kind}" for kind in kinds)]) + ";"


def _first_line(kind: type) -> str:
    return (inspect.getdoc(kind) or "").partition("\n")[0]


def _tag(kind: type) -> Iterator[str]:
    """The field that tells a message or a command from the others."""
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.tag is not None:
        yield f'  {config.tag_field}: "{config.tag}";'


def _fields(kind: type) -> Iterator[tuple[str, bool]]:
    """The fields, and whether each may be left out: what a client sends by its defaults, what it gets if we do so."""
    if dataclasses.is_dataclass(kind):
        for field in dataclasses.fields(kind):
            yield field.name, False
        return
    if is_typeddict(kind):
        for name in kind.__annotations__:
            yield name, False
        return
    is_sent = kind.__module__ == requests.__name__
    for found in msgspec.structs.fields(kind):
        left_out = not found.required and (is_sent or kind.__struct_config__.omit_defaults)  # type: ignore[attr-defined]
        yield found.name, left_out


def _properties(kind: type) -> dict[str, Any]:
    return {
        name: get_type_hints(value.fget)["return"] for name, value in vars(kind).items() if isinstance(value, property)
    }


def _comments(kind: type) -> dict[str, str]:
    """What the source says of each field, after it or above it."""
    found: dict[str, str] = {}
    above: list[str] = []
    for line in inspect.getsource(kind).splitlines():
        if comment := re.fullmatch(r"\s+# (.*)", line):
            above.append(comment[1])
        elif field := re.fullmatch(r"    (\w+): [^#]*?(?:  # (.*))?", line):
            if said := field[2] or " ".join(above):
                found[field[1]] = re.sub(r"\bNone\b", "null", said)
            above = []
    return found


def protocol() -> str:
    """The whole file."""
    writer = Writer()
    lists = {
        "REACTIONS": requests.REACTIONS,
        "REPORT_REASONS": get_args(requests.ReportReason),
        "GAMES": tuple(games),
    }
    writer.lines.append(f"export const PROTOCOL = {messages.VERSION};")
    for name, words in lists.items():
        quoted = ", ".join(f'"{word}"' for word in words)
        writer.lines.append(f"export const {name} = [{quoted}] as const;")
    writer.alias("ClockKind", messages.ClockKind)
    writer.alias("Phase", messages.Phase)
    writer.alias("SeatKind", requests.SeatKind)
    writer.alias("ReportReason", requests.ReportReason)
    writer.alias("OptionKind", options.Kind)
    writer.alias("Unit", Unit)
    writer.alias("MistakeKind", MistakeKind)
    base = [f"  {name}: {writer.type_of(hint)};" for name, hint in _properties(contract.View).items()]
    about = "/** What every view has, of whatever game. */"
    writer.lines.append("\n".join([about, "export interface View {", *base, "}"]))
    writer.interface(requests.NewTable)
    for command in get_args(requests.AnyCommand):
        writer.interface(command, suffix="Command")
    writer.union("Command", requests.AnyCommand)
    writer.interface(messages.Summary)
    for message in get_args(messages.AnyMessage):
        writer.interface(message)
    writer.union("Message", messages.AnyMessage)
    for answer in answers.READ_BY_THE_PAGE:
        writer.interface(answer)
    for game in games.values():
        kind = inspect.signature(game.view, eval_str=True).return_annotation
        writer.interface(kind, prefix=game.key.capitalize(), extends="View")
    return "\n\n".join(writer.lines) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(protocol(), encoding="utf-8")
