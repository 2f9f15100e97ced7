"""Orders to a running server, given on its own machine."""

from __future__ import annotations

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


def order(database: Path, address: str, action: str, what: str) -> dict[str, Any]:
    """Tell a running server to close a table or to turn a guest away; reading its database proves that we may."""
    with reading(database) as source:
        (secret,) = source.execute("SELECT value FROM keys WHERE name = 'secret'").fetchone()
    path = {
        "close": f"/api/admin/tables/{quote(what, safe='')}/close",
        "ban": f"/api/admin/guests/{quote(what, safe='')}/ban?ban=true",
        "unban": f"/api/admin/guests/{quote(what, safe='')}/ban?ban=false",
    }[action]
    headers = {"authorization": f"Bearer {admin_key(bytes.fromhex(secret))}"}
    try:
        request = urllib.request.Request(address.rstrip("/") + path, method="POST", headers=headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as problem:
        try:
            said = json.load(problem)["message"]
        except (ValueError, KeyError):
            said = str(problem)
        raise NotAllowed(f"The server at {address} said: {said}") from None
    except (OSError, ValueError) as problem:
        raise NotAllowed(f"No server answers at {address}: {problem}. Name it with --server.") from None
