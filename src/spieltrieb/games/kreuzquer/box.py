"""Kreuz & Quer: the box (tiles, centre and ports) as a data file that a player may replace by their own."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from spieltrieb.core.errors import BadOption
from spieltrieb.core.options import Misfit
from spieltrieb.games.kreuzquer.state import PORTS, TILES

OUR_BOX = Path(__file__).with_name("box.json")
LARGEST_FILE = 65_536  # bytes; a box takes about two thousand


def load_box(path: str | PathLike[str] | None = None) -> dict[str, Any]:
    """The tiles, centre and ports of a box file, checked, ready to be given as options; without a path, of our own."""
    path = OUR_BOX if path is None else Path(path)
    data = _read(path)
    if not isinstance(data, dict) or set(data) != set(CHECKS):
        found = ", ".join(map(_short, list(data)[:8])) if isinstance(data, dict) else f"a {_word(data)}"
        must = f"it must be one JSON object with 'tiles', 'centre' and 'ports', but has {found or 'nothing'}"
        raise _bad_file(path, must, "kreuzquer-box-file-parts")
    box = {}
    for name, check in CHECKS.items():
        try:
            box[name] = check(data[name])
        except Misfit as misfit:
            why = BadOption(f"{name!r} {misfit}.", **misfit.arguments, reason=misfit.reason, option=name)
            raise _bad_file(path, f"{name!r} {misfit}", "kreuzquer-box-file-content", option=name, why=why) from None
    return box


def _read(path: Path) -> Any:
    """The JSON data of a file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else "that is not the name of a file"
        sentence = f"The box file {path} cannot be read: {why}."
        raise BadOption(sentence, reason="kreuzquer-box-file-unread", path=str(path), why=why) from None
    if len(content) > LARGEST_FILE:
        sentence = f"it has more than {LARGEST_FILE} bytes, too much for a box; choose the right file"
        raise _bad_file(path, sentence, "kreuzquer-box-file-large", most=LARGEST_FILE)
    try:
        return json.loads(content.decode("utf-8-sig"), object_pairs_hook=_without_repeats)
    except UnicodeDecodeError as problem:
        sentence = f"it isn't UTF-8 text (byte {problem.start + 1}); save it as UTF-8"
        raise _bad_file(path, sentence, "kreuzquer-box-file-encoding", byte=problem.start + 1) from None
    except json.JSONDecodeError as problem:
        place = f"line {problem.lineno}, column {problem.colno}"
        sentence = f"it is not JSON at {place} ({problem.msg}); look for a missing comma or quote"
        raise _bad_file(path, sentence, "kreuzquer-box-file-json", line=problem.lineno, column=problem.colno) from None
    except RecursionError:
        raise _bad_file(path, "it is nested too deeply", "kreuzquer-box-file-nested") from None
    except Misfit as problem:
        raise _bad_file(path, str(problem), problem.reason, **problem.arguments) from None
    except ValueError as problem:  # all that is left: a number with more digits than Python reads
        raise _bad_file(path, str(problem), "kreuzquer-box-file-digits") from None


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object as a dict; JSON would let the last of two equal names win, and a tile would be lost unnoticed."""
    for name, times in Counter(name for name, _ in pairs).items():
        if times > 1:
            sentence = f"{_short(name)} is there {times} times in one object; rename or remove one"
            raise Misfit(sentence, "kreuzquer-box-file-repeat", name=_short(name), times=times)
    return dict(pairs)


def _bad_file(path: Path, problem: str, reason: str, **arguments: Any) -> BadOption:
    return BadOption(f"The box file {path} is not right: {problem}.", reason=reason, path=str(path), **arguments)


# ---- Checks: each returns the value in its proper form, or raises a Misfit ----


def check_tiles(value: Any) -> dict[str, str]:
    """The tiles: 28 symbols, each with its face."""
    if not isinstance(value, Mapping):
        example = "{'key': 'W---', ...}"
        must = f"must be a map from {TILES} symbols to faces, like {example}, not a {_word(value)}"
        raise Misfit(must, "kreuzquer-box-tiles", count=TILES)
    for symbol, face in value.items():
        if not isinstance(symbol, str) or not re.fullmatch(r"[a-z]{1,32}", symbol):
            must = f"must name each symbol by one word of small letters a to z, not by {_short(symbol)}"
            raise Misfit(must, "kreuzquer-box-symbol", found=_short(symbol))
        if symbol == "spiral":
            must = "must not call a symbol 'spiral', the word for a tile laid face down (find another)"
            raise Misfit(must, "kreuzquer-box-spiral")
        _check_face(face, f"the face of {symbol!r}", symbol)
    if len(value) != TILES:
        remedy = f"add {TILES - len(value)}" if len(value) < TILES else f"remove {len(value) - TILES}"
        must = f"must have exactly {TILES} symbols, but has {len(value)} ({remedy})"
        raise Misfit(must, "kreuzquer-box-count", count=TILES, found=len(value))
    return dict(value)


def check_centre(value: Any) -> str:
    """The centre: one face."""
    return _check_face(value, "the centre", None)


def check_ports(value: Any) -> list[dict[str, int]]:
    """The ports: for each board, seat 0 first, the value of every port."""
    if not isinstance(value, list | tuple) or not 1 <= len(value) <= 4:
        found = f"{len(value)} of them" if isinstance(value, list | tuple) else f"a {_word(value)}"
        raise Misfit(
            f"must be a list of one to four maps of ports, one for each board, not {found}", "kreuzquer-box-boards"
        )
    boards = [_check_board(board, number, len(value)) for number, board in enumerate(value, 1)]
    for number, board in enumerate(boards, 1):
        if Counter(board.values()) != Counter(boards[0].values()):
            first, other = Counter(boards[0].values()), Counter(board.values())
            raise Misfit(
                "must have as many 1s, 2s and 3s on one board as on another, "
                f"but board 1 has {_counts(first)}, and board {number} has {_counts(other)}",
                "kreuzquer-box-unequal",
                board=number,
                **{f"first_{value}": first[value] for value in (1, 2, 3)},
                **{f"other_{value}": other[value] for value in (1, 2, 3)},
            )
    return boards


CHECKS: dict[str, Callable[[Any], Any]] = {"tiles": check_tiles, "centre": check_centre, "ports": check_ports}


def _check_face(face: Any, whose: str, symbol: str | None) -> str:
    """A face, of the tile with this symbol, or of the centre."""
    part = {"part": "centre", "symbol": ""} if symbol is None else {"part": "tile", "symbol": symbol}
    if not isinstance(face, str) or not re.fullmatch(r"[Wn-]{4}(\+[Wn-]{4})?", face):
        raise Misfit(
            f"must give {whose} by four signs for the sides N, E, S, W, each 'W' (wide), 'n' (narrow) or '-' (empty), "
            f"like 'WWn-', or by two separate paths, like 'W-W-+-n-n', not by {_short(face)}",
            "kreuzquer-box-face",
            **part,
            face=_short(face),
        )
    paths = face.split("+")
    if "----" in paths:
        must = f"must give {whose} at least one exit on each path, but {face!r} has a path without"
        raise Misfit(must, "kreuzquer-box-no-exit", **part, face=face)
    for side, signs in zip("NESW", zip(*paths, strict=True), strict=True):
        if len(signs) == 2 and "-" not in signs:
            must = f"must give {whose} at most one exit per side, but in {face!r} two paths meet on side {side}"
            raise Misfit(must, "kreuzquer-box-two-exits", **part, face=face, side=side)
    return face


def _check_board(board: Any, number: int, boards: int) -> dict[str, int]:
    which = f"board {number} of {boards}"
    if not isinstance(board, Mapping):
        must = f"must map ports to values, like {{'a1N': 1, ...}}, but {which} is a {_word(board)}"
        raise Misfit(must, "kreuzquer-box-board", board=number)
    for port, value in board.items():
        if port not in PORTS:
            must = f"must have just the ports {', '.join(PORTS)}, but {which} has {_short(port)} too"
            raise Misfit(must, "kreuzquer-box-port", board=number, port=_short(port), known=", ".join(PORTS))
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 3:
            must = f"must have 1, 2 or 3 at each port, but {which} has {_short(value)} at {port}"
            raise Misfit(must, "kreuzquer-box-number", board=number, port=port, found=_short(value))
    if missing := [port for port in PORTS if port not in board]:
        must = f"must have a value for each of the {len(PORTS)} ports, but {which} lacks {', '.join(missing)}"
        raise Misfit(must, "kreuzquer-box-missing", board=number, missing=", ".join(missing))
    return {port: board[port] for port in PORTS}


def _counts(numbers: Counter[int]) -> str:
    return " and ".join(f"{numbers[value]} {value}s" for value in (1, 2, 3))


def _word(value: Any) -> str:
    """What kind of thing a value is, in the words of JSON."""
    words = {dict: "map", list: "list", tuple: "list", str: "text", bool: "truth value", int: "number", float: "number"}
    return words.get(type(value), "null" if value is None else type(value).__name__)


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
