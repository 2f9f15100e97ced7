"""The other processes with the same database, as the hub sees them; see town/town.py for what they are."""

from __future__ import annotations

from typing import Any, Protocol

from spieltrieb.server.presence import Listener


class Neighbours(Protocol):
    """The other processes."""

    @property
    def me(self) -> int:
        """The number of this process."""

    async def figures(self) -> dict[int, list[str]]:
        """The figures of the other processes, line by line."""

    @property
    def is_eldest(self) -> bool:
        """Whether this process does what only one has to do."""

    @property
    def has_others(self) -> bool:
        """Whether another process can go on with our tables, and take our connections."""

    def seek(self, client: Any, command: Any) -> None:
        """Bring a command to a table that is not in our memory."""

    def left(self, listener: Listener) -> None:
        """A connection is gone."""

    async def awake(self) -> list[str]:
        """Our share of the tables that are awake and with nobody."""

    async def send(self, process: int, what: str, table: str, which: str) -> None:
        """Have the owner of a table do something there."""

    async def drain(self) -> None:
        """Hand all our tables over."""

    async def close(self) -> None:
        """Hang up."""
