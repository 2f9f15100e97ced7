"""What every handler needs: the hub, the gate, and who is asking."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.params import Parameter

from spieltrieb.server.bans import is_shared
from spieltrieb.server.computations import Packed
from spieltrieb.server.errors import BadCookie, NoGuest
from spieltrieb.server.gate import Gate
from spieltrieb.server.headers import address_of
from spieltrieb.server.hub import Hub
from spieltrieb.server.operators import Operators
from spieltrieb.server.people import Guest
from spieltrieb.server.settings import Settings
from spieltrieb.server.table import Table
from spieltrieb.server.turns import Who

Asking = Request[Any, Any, State]
Word = Annotated[str, Parameter()]  # of an address or a query
Switch = Annotated[bool, Parameter()]
COMPRESSED = "compressed"  # an option of handlers that compress their answers themselves
MaybeWord = Annotated[str | None, Parameter()]
NO_STORE = {"cache-control": "no-store"}  # no cache may keep this answer: whoever has it is somebody


def hub_of(request: Asking) -> Hub:
    """The hub."""
    hub: Hub = request.app.state.hub
    return hub


def gate_of(request: Asking) -> Gate:
    """The gate."""
    gate: Gate = request.app.state.gate
    return gate


def settings_of(request: Asking) -> Settings:
    """The settings."""
    settings: Settings = request.app.state.settings
    return settings


def operators_of(request: Asking) -> Operators:
    """Those who run the server."""
    operators: Operators = request.app.state.operators
    return operators


def is_from_here(request: Asking) -> bool:
    """Whether this was asked on the server's own machine."""
    client = request.client.host if request.client else ""
    return gate_of(request).hosts.is_from_here(client, request.headers)


async def guest_of(request: Asking) -> Guest:
    """Who is asking."""
    return await gate_of(request).guest_of(request.headers)


async def asker(request: Asking) -> str:
    """Who asks what nobody needs to be known for: a guest, or where they come from."""
    try:
        return (await guest_of(request)).id
    except (NoGuest, BadCookie):
        return f"address {address_of(request.scope)}"


def who_asks(request: Asking, guest: str) -> Who:
    """Who waits for something to be computed: a guest, and where they come from, if that says anything."""
    address = address_of(request.scope)
    return Who(guest, "" if is_shared(address) else address)


async def table_of(request: Asking, id: str) -> Table:
    """The table of this name, for whoever asks for it."""
    return await hub_of(request).read(id, await asker(request), address_of(request.scope))


def packed(request: Asking, answer: Packed) -> Response[Any]:
    """An answer that is ready to be sent, compressed if that is understood."""
    headers = {"vary": "Accept-Encoding"}
    if answer.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(answer.small, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(answer.plain, media_type=MediaType.JSON, headers=headers)


def address_for_people(request: Asking) -> str:
    """The address of the page as people type it, without a slash at the end."""
    settings = settings_of(request)
    return settings.public.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"
