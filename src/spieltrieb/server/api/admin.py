"""The HTTP interface for those who run the server: what `spieltrieb admin` asks for, and programs with a key."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from spieltrieb.server.api.request_context import NO_STORE, Asking, Switch, Word, gate_of, hub_of, operators_of
from spieltrieb.server.bans import Ban
from spieltrieb.server.deeds import Deeds
from spieltrieb.server.headers import address_of
from spieltrieb.server.operators import KEY_DAYS

MOST_SHOWN = 1000  # lines of the audit log
MOST_REPORTS = 200  # that are shown
Days = Annotated[int, Parameter(ge=0, le=3650)]
Hours = Annotated[int, Parameter(ge=0, le=100_000)]


async def _deeds(request: Asking) -> Deeds:
    """What whoever sends this may do; an error if they have no key."""
    key = request.headers.get("authorization", "").removeprefix("Bearer ")
    return Deeds(gate_of(request), await operators_of(request).check(key, address_of(request.scope)))


@post("/api/admin/tables/{id:str}/close", summary="Close a table", status_code=HTTP_200_OK)
async def close_table(request: Asking, id: Word) -> dict[str, str]:
    """Close a table, whatever its state."""
    table = await (await _deeds(request)).close(id)
    return {"table": table.id, "phase": table.phase}


@post("/api/admin/guests/{id:str}/ban", summary="Turn a guest away, or let them in again", status_code=HTTP_200_OK)
async def ban_guest(request: Asking, id: Word, ban: Switch = True, hours: Hours = 0) -> dict[str, Any]:
    """Turn a guest away, for some hours or for good: their connections are closed, and they are not let in."""
    deeds = await _deeds(request)
    guest = await (deeds.ban(id, hours) if ban else deeds.lift(id))
    return {"guest": guest.id, "name": guest.name, "banned": guest.banned, "until": guest.banned_until}


@post(
    "/api/admin/networks/ban", summary="Keep an address or a network out, or let it in again", status_code=HTTP_200_OK
)
async def ban_network(request: Asking, network: Word, ban: Switch = True, hours: Hours = 0) -> dict[str, Any]:
    """Keep everybody from an address or a network out, for a number of hours or for good; or let them in again."""
    deeds = await _deeds(request)
    if not ban:
        return {"network": await deeds.let_in(network), "banned": False, "until": None}
    kept = await deeds.keep_out(network, hours)
    return {"network": kept.network, "banned": True, "until": kept.until}


@get("/api/admin/bans", summary="The addresses and networks that are kept out")
async def bans(request: Asking) -> list[Ban]:
    """All networks that are kept out now."""
    await _deeds(request)
    return await hub_of(request).storage.bans()


@get("/api/admin/reports", summary="What people reported of each other, the newest first")
async def reports(request: Asking) -> list[dict[str, Any]]:
    """The newest reports, each with the chat of its table as it stood then."""
    await _deeds(request)
    found = await hub_of(request).storage.reports(MOST_REPORTS)
    return [{"number": key, **msgspec.structs.asdict(one), "chat": json.loads(one.chat)} for key, one in found]


@post("/api/admin/rotate", summary="Change the keys that sign cookies and deal daily games", status_code=HTTP_200_OK)
async def rotate_keys(request: Asking, days: Days = 30) -> dict[str, int]:
    """Sign by a new key; cookies signed by those before hold for some more days, or none."""
    await (await _deeds(request)).rotate(days)
    return {"days": days}


@post("/api/admin/guests/{id:str}/erase", summary="Erase a guest, as they wish", status_code=HTTP_200_OK)
async def erase_guest(request: Asking, id: Word) -> dict[str, str]:
    """Erase a guest: results, name and what they said; games stay with those who played them too."""
    await (await _deeds(request)).erase(id)
    return {"guest": id}


@post("/api/admin/operators", summary="Make a key for somebody who runs the server", status_code=HTTP_200_OK)
async def give_key(request: Asking, name: Word, days: Days = KEY_DAYS) -> Response[dict[str, str]]:
    """A key, shown this once; the one that they had is void."""
    key = await (await _deeds(request)).give_key(name, days)
    return Response({"key": key}, headers=NO_STORE)


@post(
    "/api/admin/operators/revoke", summary="Make the key of somebody who runs the server void", status_code=HTTP_200_OK
)
async def revoke_key(request: Asking, name: Word) -> dict[str, str]:
    """They are sent out at once, too."""
    await (await _deeds(request)).revoke(name)
    return {"name": name}


@get("/api/admin/operators", summary="Who has a key, and until when")
async def operators(request: Asking) -> list[dict[str, Any]]:
    """The names of all who have a key."""
    await _deeds(request)
    found = await hub_of(request).storage.operators()
    return [{"name": one.name, "made": one.made, "until": one.until} for one in found]


@get("/api/admin/audit", summary="What those who run the server did, the newest first")
async def audit(request: Asking) -> list[dict[str, Any]]:
    """When what was done by whom, and to whom or which table."""
    await _deeds(request)
    return [msgspec.structs.asdict(deed) for _, deed in await hub_of(request).storage.audit(MOST_SHOWN)]


HANDLERS = [
    close_table, ban_guest, ban_network, bans, reports, rotate_keys, erase_guest, give_key, revoke_key, operators,
    audit,
]  # fmt: skip
