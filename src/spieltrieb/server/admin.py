"""Orders to a running server, given on its own machine."""

from __future__ import annotations

import ipaddress
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import quote

from spieltrieb.server.errors import NotAllowed
from spieltrieb.server.export_import import reading
from spieltrieb.server.people import admin_key

SECONDS = 10  # to wait for an answer


def is_network(what: str) -> bool:
    """Whether this is an address or a network, and not a guest."""
    try:
        ipaddress.ip_network(what, strict=False)
    except ValueError:
        return False
    return True


def order(database: Path, address: str, action: str, what: str) -> Any:
    """Tell a running server to close a table, or to turn a guest or a network away."""
    named = quote(what, safe="")
    path = {
        "close": f"/api/admin/tables/{named}/close",
        "ban": f"/api/admin/guests/{named}/ban?ban=true",
        "unban": f"/api/admin/guests/{named}/ban?ban=false",
        "ban-network": f"/api/admin/networks/ban?network={named}&ban=true",
        "unban-network": f"/api/admin/networks/ban?network={named}&ban=false",
    }[action]
    return _ask(database, address, "POST", path)


def reports(database: Path, address: str) -> list[dict[str, Any]]:
    """What people reported of each other at a running server, the newest first."""
    found: list[dict[str, Any]] = _ask(database, address, "GET", "/api/admin/reports")
    return found


def _ask(database: Path, address: str, method: str, path: str) -> Any:
    """Ask a running server as its administrator; reading its database proves that we may."""
    with reading(database) as source:
        (secret,) = source.execute("SELECT value FROM keys WHERE name = 'secret'").fetchone()
    headers = {"authorization": f"Bearer {admin_key(bytes.fromhex(secret))}"}
    try:
        request = urllib.request.Request(address.rstrip("/") + path, method=method, headers=headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as problem:
        try:
            said = json.load(problem)["message"]
        except (ValueError, KeyError):
            said = str(problem)
        raise NotAllowed(f"The server at {address} said: {said}") from None
    except (OSError, ValueError) as problem:
        raise NotAllowed(f"No server answers at {address}: {problem}. Name it with --server.") from None
