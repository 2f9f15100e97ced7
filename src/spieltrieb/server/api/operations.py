"""For those who run the server: health, metrics, and turning somebody away."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import json
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from spieltrieb import __version__
from spieltrieb.server.api.request_context import Asking, Switch, Word, gate_of, hub_of, settings_of
from spieltrieb.server.bans import Ban, network_of
from spieltrieb.server.errors import NoStorage, NotAllowed, UnknownPage
from spieltrieb.server.people import admin_key

MOST_REPORTS = 200  # that are shown
Hours = Annotated[int, Parameter(ge=0, le=100_000)]


@get("/health", summary="Whether the server is alive")
async def health(request: Asking) -> dict[str, str]:
    """Alive."""
    return {"status": "alive", "version": __version__}


@get("/ready", summary="Whether the server can do its work: the database can be written")
async def ready(request: Asking) -> Response[dict[str, Any]]:
    """Ready, or why not."""
    try:
        await hub_of(request).storage.check()
    except NoStorage as problem:
        return Response(
            {"status": "not ready", "code": problem.code, "message": str(problem)},
            status_code=HTTP_503_SERVICE_UNAVAILABLE,
        )
    return Response({"status": "ready"})


@get("/metrics", summary="Figures for Prometheus, for requests from this machine", media_type=MediaType.TEXT)
async def metrics(request: Asking) -> Response[str]:
    """What the server has done, in Prometheus' text format."""
    if not settings_of(request).metrics or not _is_local(request):
        raise UnknownPage("There are no metrics here for you.")
    hub, gate = hub_of(request), gate_of(request)
    gauges = {
        "tables": ("tables in memory", len(hub.tables)),
        "connections": ("open WebSockets", gate.connections["all"]),
        "guests_present": ("guests who are connected", len(hub.presence)),
        "thinking": ("moves, advice and reviews being computed", hub.workers.waiting),
    }
    counters = {
        "commands_total": ("messages that came in", hub.counts["commands"]),
        "refused_total": ("commands that were refused", hub.counts["refused"]),
        "moves_total": ("moves that were committed", hub.counts["moves"]),
        "bot_moves_total": ("of these, moves of bots", hub.counts["bot_moves"]),
        "lapses_total": ("clocks that ran out", hub.counts["lapses"]),
        "commits_total": ("transactions of the database", hub.storage.commits),
        "appended_total": ("entries of tables' logs", hub.storage.appended),
    }
    lines = []
    for kind, figures in (("gauge", gauges), ("counter", counters)):
        for name, (help, value) in figures.items():
            lines += [
                f"# HELP spieltrieb_{name} {help}",
                f"# TYPE spieltrieb_{name} {kind}",
                f"spieltrieb_{name} {value}",
            ]
    lines += ["# HELP spieltrieb_answers_total answers by status", "# TYPE spieltrieb_answers_total counter"]
    lines += [f'spieltrieb_answers_total{{status="{status}"}} {n}' for status, n in sorted(gate.answers.items())]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


def _is_local(request: Asking) -> bool:
    try:
        address = ipaddress.ip_address(request.client.host if request.client else "")
        return (getattr(address, "ipv4_mapped", None) or address).is_loopback
    except ValueError:
        return False


# ---- Administration ----


def _check_admin(request: Asking) -> None:
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if not hmac.compare_digest(given, admin_key(hub_of(request).storage.key).encode()):
        raise NotAllowed("Only the administrator may do this. Use `spieltrieb admin` on the server's machine.")


@post("/api/admin/tables/{id:str}/close", summary="Close a table", status_code=HTTP_200_OK)
async def close_table(request: Asking, id: Word) -> dict[str, str]:
    """Close a table, whatever its state."""
    _check_admin(request)
    hub = hub_of(request)
    live = await hub.find(id)
    hub.shut(live, "admin")
    while live.busy or live.inbox:
        await asyncio.sleep(0.01)
    return {"table": live.table.id, "phase": live.table.phase}


@post("/api/admin/guests/{id:str}/ban", summary="Turn a guest away, or let them in again", status_code=HTTP_200_OK)
async def ban_guest(request: Asking, id: Word, ban: Switch = True) -> dict[str, Any]:
    """Turn a guest away: their connections are closed, and they are not let in."""
    _check_admin(request)
    gate = gate_of(request)
    if await gate.find_guest(id) is None:
        raise UnknownPage(f"There is no guest {id[:40]!r}.")
    guest = await gate.turn_away(id, ban)
    return {"guest": guest.id, "name": guest.name, "banned": guest.banned}


@post(
    "/api/admin/networks/ban", summary="Keep an address or a network out, or let it in again", status_code=HTTP_200_OK
)
async def ban_network(request: Asking, network: Word, ban: Switch = True, hours: Hours = 0) -> dict[str, Any]:
    """Keep everybody from an address or a network out, for so many hours or for good; or let them in again."""
    _check_admin(request)
    gate, found = gate_of(request), network_of(network)
    until = hub_of(request).now() + hours * 3_600_000 if hours else None
    if ban:
        await gate.keep_out(Ban(found, False, until))
    else:
        await gate.let_in(found)
    return {"network": found, "banned": ban, "until": until}


@get("/api/admin/bans", summary="The addresses and networks that are kept out")
async def bans(request: Asking) -> list[Ban]:
    """All networks that are kept out now."""
    _check_admin(request)
    return await hub_of(request).storage.bans()


@get("/api/admin/reports", summary="What people reported of each other, the newest first")
async def reports(request: Asking) -> list[dict[str, Any]]:
    """The newest reports, each with the chat of its table as it stood then."""
    _check_admin(request)
    found = await hub_of(request).storage.reports(MOST_REPORTS)
    return [{"number": key, **msgspec.structs.asdict(one), "chat": json.loads(one.chat)} for key, one in found]


HANDLERS = [health, ready, metrics, close_table, ban_guest, ban_network, bans, reports]
