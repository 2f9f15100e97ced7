"""The page that comes with the package: a few files, kept in memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"  # what is in assets/ has its content's hash in its name
ASK_AGAIN = "no-cache"  # all else may change with the next version
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript; charset=utf-8"}


class File(NamedTuple):
    """A file of the page, ready to be sent."""

    body: bytes
    small: bytes | None  # compressed, where that pays
    headers: tuple[tuple[bytes, bytes], ...]
    mark: str  # changes whenever the content does


class Page:
    """The built page; empty where it was never built."""

    def __init__(self, folder: Path = STATIC) -> None:
        found = [path for path in sorted(folder.rglob("*")) if path.is_file()] if folder.is_dir() else []
        self._files = {f"/{path.relative_to(folder).as_posix()}": _file(path, folder) for path in found}
        if "/index.html" in self._files:
            self._files["/"] = self._files["/index.html"]

    def __bool__(self) -> bool:
        return "/" in self._files

    def find(self, path: str) -> File | None:
        """The file at a path."""
        return self._files.get(path)


async def send_file(file: File, method: str, headers: Mapping[str, str], send: Any) -> None:
    """Send a file: not at all if it is there already, compressed if that is understood."""
    if file.mark in headers.get("if-none-match", ""):
        await send({"type": "http.response.start", "status": 304, "headers": list(file.headers)})
        await send({"type": "http.response.body", "body": b""})
        return
    body, more = file.body, []
    if file.small is not None and "gzip" in headers.get("accept-encoding", ""):
        body, more = file.small, [(b"content-encoding", b"gzip")]
    more.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": 200, "headers": [*file.headers, *more]})
    await send({"type": "http.response.body", "body": b"" if method == "HEAD" else body})


@cache  # servers that follow each other in one process have the same page
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def _file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    small = _compressed(body)
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    mark = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    lasting = FOR_EVER if path.relative_to(folder).parts[0] == "assets" else ASK_AGAIN
    if kind == "text/html":
        kind += "; charset=utf-8"
    headers = {"content-type": kind, "cache-control": lasting, "etag": mark, "vary": "accept-encoding"}
    sent = tuple((name.encode(), value.encode()) for name, value in headers.items())
    return File(body, small if len(small) < 0.9 * len(body) else None, sent, mark)
