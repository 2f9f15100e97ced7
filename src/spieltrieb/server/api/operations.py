"""For programs that watch the server: health and metrics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar import MediaType, Response, get
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from spieltrieb import __version__
from spieltrieb.server.api.request_context import Asking, gate_of, hub_of, is_from_here, settings_of
from spieltrieb.server.errors import NoStorage, UnknownPage
from spieltrieb.server.gate import Gate
from spieltrieb.server.hub import Hub
from spieltrieb.server.load import REASONS
from spieltrieb.server.metrics import figure, histogram

PROMETHEUS = "text/plain; version=0.0.4"


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
    if not settings_of(request).metrics or not is_from_here(request):
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


HANDLERS = [health, ready, metrics]
