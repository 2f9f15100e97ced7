"""For programs that watch the server: health and metrics."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar import MediaType, Response, get
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from spieltrieb import __version__
from spieltrieb.server.api.request_context import Asking, gate_of, hub_of, is_from_here, settings_of
from spieltrieb.server.errors import NoStorage, UnknownPage
from spieltrieb.server.figures import own_figures, queue_figures
from spieltrieb.server.metrics import labelled

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
    hub = hub_of(request)
    return _shown(own_figures(hub, gate_of(request)), await queue_figures(hub))


@get("/metrics/all", summary="The same of all processes that share a database", media_type=MediaType.TEXT)
async def all_metrics(request: Asking) -> Response[str]:
    """What all processes have done, each with its number as a label, whichever of them is asked."""
    if not settings_of(request).metrics or not is_from_here(request):
        raise UnknownPage("There are no metrics here for you.")
    hub = hub_of(request)
    own = own_figures(hub, gate_of(request))
    if hub.town is None:
        return _shown(own)
    by_process = {hub.town.me: own, **await hub.town.figures()}
    return _shown(labelled("process", by_process), await queue_figures(hub))


def _shown(*parts: Iterable[str]) -> Response[str]:
    return Response("\n".join(line for part in parts for line in part) + "\n", media_type=PROMETHEUS)


HANDLERS = [health, ready, metrics, all_metrics]
