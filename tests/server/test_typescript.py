"""The page's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from spieltrieb.server.typescript import protocol

PAGE = Path(__file__).parents[2] / "web/src/lib/protocol.ts"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert PAGE.read_text(encoding="utf-8") == protocol(), "stale: run `make types`"
