"""For those who run the server: health, metrics, and turning somebody away."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import json
from collections.abc import Iterator
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from spieltrieb import __version__
from spieltrieb.server.api.request_context import Asking, Switch, Word, gate_of, hub_of, settings_of
from spieltrieb.server.bans import Ban, network_of
from spieltrieb.server.daily import day_of
from spieltrieb.server.errors import NoStorage, NotAllowed, UnknownPage
from spieltrieb.server.gate import Gate
from spieltrieb.server.hub import Hub
from spieltrieb.server.load import REASONS
from spieltrieb.server.metrics import figure, histogram
from spieltrieb.server.people import admin_key

MOST_SHOWN = 1000  # lines of the audit log
MOST_REPORTS = 200  # that are shown
Days = Annotated[int, Parameter(ge=0, le=3650)]
PROMETHEUS = "text/plain; version=0.0.4"
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
    return Response("\n".join(_figures(hub_of(request), gate_of(request))) + "\n", media_type=PROMETHEUS)


def _figures(hub: Hub, gate: Gate) -> Iterator[str]:
    """All figures, line by line."""
    figures, workers, counts = hub.figures, hub.workers, hub.figures.counts
    arriving = len(gate.door.turnstile) if gate.door is not None else 0
    yield from figure("tables", "gauge", "tables in memory", len(hub.tables))
    yield from figure("connections", "gauge", "open WebSockets", gate.connections["all"])
    yield from figure("guests_present", "gauge", "guests who are connected", len(hub.presence))
    yield from figure("thinking", "gauge", "moves, advice and reviews being computed", workers.waiting)
    yield from figure("thinking_queue", "gauge", "what waits for its turn, by urgency", workers.lengths(), "urgency")
    yield from figure("commit_queue", "gauge", "changes that wait for the disk", hub.storage.waiting)
    yield from figure("arriving", "gauge", "requests that wait at the door", arriving)
    overloaded = {reason: int(reason in hub.load.reasons) for reason in REASONS}
    yield from figure("overloaded", "gauge", "1: no new tables are made for this reason", overloaded, "reason")
    yield from figure("commands_total", "counter", "messages that came in", counts["commands"])
    yield from figure("refused_total", "counter", "commands that were refused", counts["refused"])
    yield from figure("refusals_total", "counter", "all that was refused, by reason", figures.refusals, "reason")
    yield from figure("moves_total", "counter", "moves that were committed", counts["moves"])
    yield from figure("bot_moves_total", "counter", "of these, moves of bots", counts["bot_moves"])
    yield from figure("lapses_total", "counter", "clocks that ran out", counts["lapses"])
    yield from figure("commits_total", "counter", "transactions of the database", hub.storage.commits)
    yield from figure("appended_total", "counter", "entries of tables' logs", hub.storage.appended)
    answers = {str(status): number for status, number in figures.answers.items()}
    yield from figure("answers_total", "counter", "answers by status", answers, "status")
    yield from histogram("lag_seconds", "how late the event loop is", figures.lag)
    yield from histogram("commit_seconds", "from a command until it is on disk", figures.commits)
    yield from histogram("request_seconds", "from a request until its answer", figures.requests)
    yield from histogram("thinking_wait_seconds", "until a thought's turn comes", workers.waited, "kind")
    yield from histogram("thinking_seconds", "until a thought is there", workers.took, "kind")


def _is_local(request: Asking) -> bool:
    try:
        address = ipaddress.ip_address(request.client.host if request.client else "")
        return (getattr(address, "ipv4_mapped", None) or address).is_loopback
    except ValueError:
        return False


# ---- Administration ----


async def _note(request: Asking, deed: str, what: str) -> None:
    """Note in the audit log what was done."""
    hub = hub_of(request)
    await hub.storage.finish(partial(hub.storage.note, hub.now(), deed, what))


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
    await _note(request, "close", live.table.id)
    return {"table": live.table.id, "phase": live.table.phase}


@post("/api/admin/guests/{id:str}/ban", summary="Turn a guest away, or let them in again", status_code=HTTP_200_OK)
async def ban_guest(request: Asking, id: Word, ban: Switch = True) -> dict[str, Any]:
    """Turn a guest away: their connections are closed, and they are not let in."""
    _check_admin(request)
    gate = gate_of(request)
    if await gate.find_guest(id) is None:
        raise UnknownPage(f"There is no guest {id[:40]!r}.")
    guest = await gate.turn_away(id, ban)
    await _note(request, "ban" if ban else "unban", guest.id)
    return {"guest": guest.id, "name": guest.name, "banned": guest.banned}


@post(
    "/api/admin/networks/ban", summary="Keep an address or a network out, or let it in again", status_code=HTTP_200_OK
)
async def ban_network(request: Asking, network: Word, ban: Switch = True, hours: Hours = 0) -> dict[str, Any]:
    """Keep everybody from an address or a network out, for so many hours or for good; or let them in again."""
    _check_admin(request)
    gate, found = gate_of(request), network_of(network)
    until = hub_of(request).wall() + hours * 3_600_000 if hours else None
    if ban:
        await gate.keep_out(Ban(found, False, until))
    else:
        await gate.let_in(found)
    await _note(request, "ban" if ban else "unban", found)
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


@post("/api/admin/rotate", summary="Change the keys that sign cookies and deal daily games", status_code=HTTP_200_OK)
async def rotate_keys(request: Asking, days: Days = 30) -> dict[str, int]:
    """Sign by a new key; cookies signed by those before hold for some more days, or none."""
    _check_admin(request)
    hub = hub_of(request)
    await hub.storage.rotate(hub.now(), day_of(hub.wall()), days)
    await _note(request, "rotate", str(days))
    return {"days": days}


@post("/api/admin/guests/{id:str}/erase", summary="Erase a guest, as they wish", status_code=HTTP_200_OK)
async def erase_guest(request: Asking, id: Word) -> dict[str, str]:
    """Erase a guest: results, name and what they said; games stay with those who played them too."""
    _check_admin(request)
    hub, gate = hub_of(request), gate_of(request)
    if await gate.find_guest(id) is None:
        raise UnknownPage(f"There is no guest {id[:40]!r}.")
    gate.forget(id)  # they cannot do anything meanwhile
    await hub.erase(id)
    gate.forget(id)
    await _note(request, "erase", "a guest")  # not who: nothing is left by which they could be known
    return {"guest": id}


@get("/api/admin/audit", summary="What those who run the server did, the newest first")
async def audit(request: Asking) -> list[dict[str, Any]]:
    """When what was done, and to whom or which table."""
    _check_admin(request)
    found = await hub_of(request).storage.audit(MOST_SHOWN)
    return [{"at": at, "deed": deed, "what": what} for at, deed, what in found]


HANDLERS = [
    health, ready, metrics, close_table, ban_guest, ban_network, bans, reports, rotate_keys, erase_guest, audit,
]  # fmt: skip
