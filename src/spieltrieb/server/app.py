"""The server as a whole: the hub, the HTTP interface, the page, and the gate around them."""

from __future__ import annotations

import asyncio
import html
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from spieltrieb import __version__
from spieltrieb.core.errors import SpieltriebError, UnknownGame
from spieltrieb.core.machine import cores
from spieltrieb.server.api import admin, admin_pages, daily, operations, people, tables
from spieltrieb.server.api.request_context import COMPRESSED, packed
from spieltrieb.server.boards import Boards
from spieltrieb.server.computations import pack
from spieltrieb.server.errors import BadMessage, Problem, problem_of
from spieltrieb.server.gate import Gate
from spieltrieb.server.hub import Deal, Hub
from spieltrieb.server.operators import Operators
from spieltrieb.server.people import Guest, new_guest
from spieltrieb.server.settings import Settings
from spieltrieb.server.stores import open_storage
from spieltrieb.server.workers import Workers

if TYPE_CHECKING:
    from spieltrieb.server.job_desk import JobDesk

LEFT = "client disconnected prematurely"  # what Litestar says of those who go before their request has come whole

log = logging.getLogger("spieltrieb.requests")


def _refused(request: Request[Any, Any, Any], problem: SpieltriebError) -> Response[Problem]:
    request.app.state.hub.figures.refusals[problem.code] += 1
    status = 404 if isinstance(problem, UnknownGame) else getattr(problem, "status", 400)
    headers = {"retry-after": "2"} if status in (429, 503) else None
    return Response(problem_of(problem), status_code=status, headers=headers)


def _http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    if problem.detail == LEFT:  # nobody gets this answer, but otherwise it would count as a broken server
        problem = ClientException("The request has not come whole.")
    codes = {404: "unknown-page", 405: "unknown-page", 413: "too-long"}
    path = request.url.path[:100]
    detail = {
        404: f"There is nothing at {path}.",
        405: f"{path} cannot be asked for so ({request.method}).",
        413: "This is longer than the server takes.",
    }.get(problem.status_code, problem.detail)
    if isinstance(problem, ValidationException) and problem.extra:
        first: Any = problem.extra[0] if isinstance(problem.extra, list) else problem.extra
        if isinstance(first, dict) and "message" in first:
            name = str(first.get("key", "the request"))
            detail = f"{name}: {first['message']}"
            typed = request.query_params.get(name)  # by somebody, into the address of the page
            if typed is not None:
                return _refused(
                    request,
                    BadMessage(detail, reason="error-bad-message-parameter", name=name, found=typed[:40]),
                )
    content: Problem = {"code": codes.get(problem.status_code, "bad-message"), "message": detail, "arguments": {}}
    return Response(content, status_code=problem.status_code, headers=problem.headers)


def _too_deep(request: Request[Any, Any, Any], problem: RecursionError) -> Response[Problem]:
    return _refused(request, BadMessage("This is not JSON: it is nested too deeply.", problem="json"))


def _broken(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    log.exception("broken", exc_info=problem, extra={"path": request.url.path})
    return Response(problem_of(problem), status_code=500)


def make_app(
    settings: Settings,
    now: Callable[[], int] | None = None,
    deal: Deal | None = None,
    new_guest: Callable[[str, int], Guest] = new_guest,
    new_workers: Callable[[int], Workers] = Workers,
) -> Gate:
    """The server, ready to be run by uvicorn.

    Tests may give it a clock and thinking processes of their own, and choose the secrets of its tables and the first
    names of its guests.
    """
    storage = open_storage(settings.database, settings.public)
    workers = new_workers(settings.workers or max(1, cores() - 1))
    hub = Hub(storage, workers, settings, now, deal)
    gate = Gate(hub, settings, new_guest=new_guest)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        if storage.roster is not None and settings.prepare:
            hub.compiler.load()  # others serve meanwhile: whoever takes over from them is quick from the start
        await storage.open()
        workers.warm_up()
        jobs = None
        gate.bans.load(await storage.bans())
        if storage.roster is not None:
            from spieltrieb.server.town.town import Town  # a server with a file needs no driver for it

            hub.town = town = Town(gate, storage.roster)
            await town.open()
            jobs = _open_jobs(settings, workers)
        await hub.open()
        try:
            yield
        finally:
            await hub.close()
            if hub.town is not None:
                await hub.town.close()
            if jobs is not None:
                await jobs.close()
            workers.close()
            await storage.close()

    app = _litestar(settings, life)
    app.state.hub, app.state.gate, app.state.settings = hub, gate, settings
    app.state.daily_doors = WeakValueDictionary()
    app.state.link_door = asyncio.Lock()
    app.state.boards = Boards(storage)
    app.state.operators = Operators(storage, lambda: storage.key, hub.wall, gate.wrong_keys)
    gate.app = app
    return gate


def _open_jobs(settings: Settings, workers: Workers) -> JobDesk:
    """Share what has to be computed with all who have the same PostgreSQL database."""
    from spieltrieb.server.job_desk import JobDesk  # a server with a file needs no driver for it

    desk = JobDesk(settings.db, workers)
    desk.open()
    return desk


def _litestar(settings: Settings, life: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Litestar:
    """All handlers, and what goes with every answer."""
    return Litestar(
        [
            *people.HANDLERS,
            *tables.HANDLERS,
            *daily.HANDLERS,
            *operations.HANDLERS,
            *admin.HANDLERS,
            *admin_pages.HANDLERS,
            docs,
            schema,
            bare_page,
        ],
        lifespan=[life],
        exception_handlers={
            SpieltriebError: _refused,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Spieltrieb",
            version=__version__,
            path="/api/openapi",  # not "/api": Litestar answers for all that is not there below it, and not in JSON
            render_plugins=(),
            description="Tables for tabletop games. What happens at a table goes over the WebSocket at /api/ws.",
        ),
        request_max_body_size=settings.body_bytes,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=COMPRESSED
        ),
        logging_config=None,
    )


# ---- The page ----


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def bare_page(request: Request[Any, Any, Any]) -> str:
    """What is shown where the page was not built: the public tables, and where to read on."""
    rows = "".join(
        f"<li>{html.escape(t.game)}: {html.escape(', '.join(s.name or '…' for s in t.seats))} ({t.phase})</li>"
        for t in request.app.state.hub.lobby.tables()
    )
    return _document(
        "Spieltrieb",
        "<p>The server runs, but the page was not built: run <code>make page</code>.</p>"
        f"<h2>Public tables</h2><ul>{rows or '<li>none</li>'}</ul>"
        '<p>Programs: see <a href="api/docs">the HTTP interface</a> and docs/protocol.md.</p>',
    )


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def docs(request: Request[Any, Any, Any]) -> str:
    """The HTTP interface as a page that needs no script and nothing from elsewhere; made once."""
    kept = request.app.state
    if kept.get("docs") is None:
        kept.docs = _docs(request.app.openapi_schema.to_schema())
    page: str = kept.docs
    return page


def _docs(schema: dict[str, Any]) -> str:
    parts = []
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            parameters = "".join(
                f"<li><code>{html.escape(p['name'])}</code> {'' if p.get('required') else '(may be left out)'}</li>"
                for p in operation.get("parameters", ())
            )
            parts.append(
                f"<h3><code>{method.upper()} {html.escape(path)}</code></h3>"
                f"<p>{html.escape(operation.get('summary', ''))}. {html.escape(operation.get('description', ''))}</p>"
                f"<ul>{parameters}</ul>"
            )
    return _document(
        "Spieltrieb: HTTP interface",
        '<p>As a schema: <a href="openapi.json">openapi.json</a>. Tables use the WebSocket: docs/protocol.md.</p>'
        + "".join(parts),
    )


@get("/api/openapi.json", include_in_schema=False, opt={COMPRESSED: True})
async def schema(request: Request[Any, Any, Any]) -> Response[Any]:
    """The HTTP interface as programs read it; made once, for it takes a while."""
    kept = request.app.state
    if kept.get("schema") is None:
        kept.schema = pack(request.app.openapi_schema.to_schema())
    return packed(request, kept.schema)


def _document(title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>body{{font:1rem/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}}"
        f"</style><h1>{title}</h1>{body}</html>"
    )
