"""Connections byte by byte, for what no well-behaved client sends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from tests.conftest import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG, PIECE, FIRST_PIECE = 0x81, 0x82, 0x88, 0x89, 0x8A, 0x00, 0x01


class Line:
    """A connection to a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    def send(self, data: bytes) -> None:
        """Send something, as far as the other side takes it."""
        self._writer.write(data)

    async def drain(self) -> None:
        """Wait until it is on its way; whether the other side has closed is not of interest."""
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(self._writer.drain(), PATIENCE)

    async def until(self, end: bytes) -> bytes:
        """All that comes up to these bytes."""
        return await asyncio.wait_for(self._reader.readuntil(end), PATIENCE)

    async def all(self) -> bytes:
        """All that comes until the other side closes."""
        found = b""
        with contextlib.suppress(ConnectionError):
            while more := await asyncio.wait_for(self._reader.read(65536), PATIENCE):
                found += more
        return found


@contextlib.asynccontextmanager
async def line_to(server: str) -> AsyncIterator[Line]:
    """A connection that has sent nothing."""
    parts = urlsplit(server)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


def handshake(cookie: str, host: str = "localhost") -> bytes:
    """What asks for a WebSocket."""
    return (
        f"GET /api/ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    ).encode()


def frame(first: int, content: bytes = b"") -> bytes:
    """A short frame as a client sends it; a mask of zeros is a mask."""
    assert len(content) < 126
    return bytes((first, 0x80 | len(content))) + bytes(4) + content


@contextlib.asynccontextmanager
async def socket_to(server: str, cookie: str) -> AsyncIterator[Line]:
    """A WebSocket that has been let in."""
    async with line_to(server) as line:
        line.send(handshake(cookie))
        assert b" 101 " in await line.until(b"\r\n\r\n")
        yield line
