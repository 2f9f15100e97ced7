"""Orders to a running server, given on its own machine."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from spieltrieb.server.clock import wall
from spieltrieb.server.daily import day_of
from spieltrieb.server.errors import BadMessage, NoStorage, NotAllowed
from spieltrieb.server.moderation import Deed
from spieltrieb.server.operators import COMMAND, KEY_DAYS, new_key
from spieltrieb.server.people import admin_key
from spieltrieb.server.reading import reading
from spieltrieb.server.storage import Storage
from spieltrieb.server.stores import open_storage

SECONDS = 10  # to wait for an answer
# A proxy to the rest of the world, such as many companies have, knows no server here; nor may it see the key.
_DIRECTLY = urllib.request.build_opener(urllib.request.ProxyHandler({}))
MOST_DAYS = 3650
LISTS = ("audit", "reports", "operators")  # what is only looked at
T = TypeVar("T")


def is_network(what: str) -> bool:
    """Whether this is an address or a network, and not a guest."""
    try:
        ipaddress.ip_network(what, strict=False)
    except ValueError:
        return False
    return True


def order(database: Path | str, address: str, action: str, what: str = "", days: int = 0) -> Any:
    """Tell a running server to do something; reading its database proves that we may."""
    with reading(database) as source:
        secret = next(source.rows("SELECT value FROM keys WHERE name = 'secret'"))["value"]
    method = "GET" if action in LISTS else "POST"
    named, hours = quote(what, safe=""), days * 24
    path = {
        "audit": "/api/admin/audit",
        "reports": "/api/admin/reports",
        "operators": "/api/admin/operators",
        "erase": f"/api/admin/guests/{named}/erase",
        "close": f"/api/admin/tables/{named}/close",
        "ban": f"/api/admin/guests/{named}/ban?hours={hours}",
        "unban": f"/api/admin/guests/{named}/ban?ban=false",
        "ban-network": f"/api/admin/networks/ban?network={named}&hours={hours}",
        "unban-network": f"/api/admin/networks/ban?network={named}&ban=false",
        "rotate": f"/api/admin/rotate?days={named}",
        "key": f"/api/admin/operators?name={named}&days={days or KEY_DAYS}",
        "revoke": f"/api/admin/operators/revoke?name={named}",
    }[action]
    headers = {"authorization": f"Bearer {admin_key(bytes.fromhex(secret))}"}
    try:
        request = urllib.request.Request(address.rstrip("/") + path, method=method, headers=headers)
        with _DIRECTLY.open(request, timeout=SECONDS) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as problem:
        try:
            said = json.load(problem)["message"]
        except (ValueError, KeyError):
            said = str(problem)
        raise NotAllowed(f"The server at {address} said: {said}") from None
    except (OSError, ValueError) as problem:
        raise NotAllowed(f"No server answers at {address}: {problem}. Name it with --server.") from None


def rotate(database: Path | str, address: str, days: str) -> None:
    """Change a server's keys, whether it runs or not; old cookies stay valid for some more days."""
    if not (days.isascii() and days.isdigit() and int(days) <= MOST_DAYS):
        raise BadMessage(
            f"{days!r} is not a number of days from 0 to {MOST_DAYS}, for which old cookies hold.", problem="days"
        )

    async def work(storage: Storage) -> None:
        await storage.rotate(wall(), day_of(wall()), int(days))
        await storage.finish(partial(storage.note, Deed(wall(), "rotate", days, COMMAND)))

    _write(database, work, lambda: order(database, address, "rotate", days))


def give_key(database: Path | str, address: str, name: str, days: int) -> tuple[str, int]:
    """A new key for somebody who runs a server, whether it runs or not; and until when it holds."""
    key, operator = new_key(name, wall(), days or KEY_DAYS)

    async def work(storage: Storage) -> str:
        await storage.finish(partial(storage.save_operator, operator))
        await storage.finish(partial(storage.note, Deed(wall(), "key", operator.name, COMMAND)))
        return key

    def ask() -> str:
        given: str = order(database, address, "key", name, days)["key"]
        return given

    return _write(database, work, ask), operator.until


def _write(database: Path | str, work: Callable[[Storage], Awaitable[T]], ask: Callable[[], T]) -> T:
    """Change a database ourselves, or have the server do it that uses it."""
    with reading(database):
        pass  # it is there, and of this version
    try:
        storage = open_storage(database)
    except NoStorage as problem:
        if problem.arguments.get("why") != "used":
            raise
        return ask()

    async def write() -> T:
        try:
            await storage.open()
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(write())
