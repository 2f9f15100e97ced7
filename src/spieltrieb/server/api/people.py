"""Guests: who I am, my tables, my statistics, my records."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import Body, Parameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from spieltrieb.locale import check_language
from spieltrieb.server import errands, messages, rendering
from spieltrieb.server.answers import GameStatistics, Me, PersonalLink
from spieltrieb.server.api.request_context import (
    COMPRESSED,
    NO_STORE,
    Asking,
    Word,
    address_for_people,
    gate_of,
    guest_of,
    hub_of,
    who_asks,
)
from spieltrieb.server.errors import BadCookie, BadLink, BadMessage, NoGuest, NoStorage
from spieltrieb.server.headers import address_of
from spieltrieb.server.my_records import records_of
from spieltrieb.server.people import AVATARS, COOKIE, LINK_SECONDS, NAME_LENGTH, Guest, clean, link_hash, new_link
from spieltrieb.server.results import statistics

MY_TABLES = 60  # a page
PageNumber = Annotated[int, Parameter(ge=1, le=10_000)]


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest would like to change."""

    name: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    avatar: Annotated[str, Meta(max_length=40)] | None = None
    language: Annotated[str, Meta(max_length=40)] | None = None


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


def _me(guest: Guest, new: bool = False) -> Me:
    return Me(guest.id, guest.name, guest.avatar, guest.language, guest.named, new)


@get("/api/me", summary="Who am I? Sets the cookie of a new guest where there is none")
async def me(request: Asking) -> Response[Me]:
    """Who is asking; whoever is not known yet becomes a guest."""
    gate = gate_of(request)
    try:
        guest, new = await guest_of(request), False
    except (NoGuest, BadCookie):
        guest, new = gate.welcome(request.headers, address_of(request.scope)), True
        await gate.save(guest)
    gate.addresses.note(guest.id, address_of(request.scope))
    return Response(_me(guest, new), headers={"set-cookie": gate.cookie(guest), **NO_STORE})


@post("/api/me", summary="Change my name, avatar or language", status_code=HTTP_200_OK)
async def change_me(request: Asking, data: Annotated[ChangeMe, Body()]) -> Me:
    """Change what was given, and leave the rest."""
    guest = await guest_of(request)
    changes: dict[str, Any] = {}
    if data.name is not None:
        changes["name"] = clean(data.name, NAME_LENGTH)
        hub_of(request).square.check(changes["name"])
        if not changes["name"]:
            sentence = "A name needs at least one letter or sign that can be seen."
            raise BadMessage(sentence, reason="error-bad-message-name", problem="name")
        changes["named"] = True
    if data.avatar is not None:
        if data.avatar not in AVATARS:
            raise BadMessage(f"There is no avatar {data.avatar!r}; there are: {', '.join(AVATARS)}.", problem="avatar")
        changes["avatar"] = data.avatar
    if data.language is not None:
        changes["language"] = check_language(data.language)
    return _me(await gate_of(request).change(guest.id, **changes))


@delete("/api/me", summary="Forget me: my name, my statistics, my list of tables")
async def forget_me(request: Asking) -> None:
    """Delete all that is kept of a guest; games with others stay theirs too, under the name they knew."""
    hub, guest = hub_of(request), await guest_of(request)
    await hub.storage.finish(partial(hub.storage.forget_guest, guest.id))
    gate_of(request).forget(guest.id)


@post("/api/me/devices", summary="Turn away all my other devices and programs", status_code=HTTP_200_OK)
async def turn_away_devices(request: Asking) -> Response[Me]:
    """Make all my cookies, keys and personal links void but the cookie that comes with this answer."""
    gate = gate_of(request)
    guest = await gate.turn_away_devices(await guest_of(request))
    return Response(_me(guest), headers={"set-cookie": gate.cookie(guest), **NO_STORE})


@post("/api/me/link", summary="A personal link, to go on from another device", status_code=HTTP_200_OK)
async def my_link(request: Asking) -> Response[PersonalLink]:
    """A link that makes another device this guest; it holds once, and for an hour."""
    hub, guest = hub_of(request), await guest_of(request)
    (token, hash), expires = new_link(), hub.now() + LINK_SECONDS * 1000
    await hub.storage.finish(partial(hub.storage.save_link, hash, guest.id, expires))
    link = f"{address_for_people(request)}/#/go/{token}"
    answer: PersonalLink = {"link": link, "token": token, "expires": expires}
    return Response(answer, headers=NO_STORE)


@post("/api/me/go", summary="Go on as the guest of a personal link", status_code=HTTP_200_OK)
async def go_on(request: Asking, data: Annotated[Token, Body()]) -> Response[Me]:
    """Become the guest of a personal link on this device."""
    gate, hub = gate_of(request), hub_of(request)
    hash = link_hash(data.token)
    async with request.app.state.link_door:  # two who use it at once must not both come in
        found = await hub.storage.link(hash)
        if found is None:
            raise BadLink("This personal link is not whole, or not from this server. Make a new one.", why="broken")
        id, until, used = found
        if used:
            raise _used()
        if until < hub.now():
            raise BadLink("This personal link is too old. Make a new one on the other device.", why="old")
        guest = await gate.find_guest(id)
        if guest is None or guest.is_banned(hub.wall()):
            raise BadLink("The guest of this link is no longer known here.", why="forgotten")
        try:
            await hub.storage.finish(partial(hub.storage.use_link, hash))
        except NoStorage as problem:
            if problem.arguments.get("why") != "taken":
                raise
            raise _used() from None
    return Response(_me(guest), headers={"set-cookie": gate.cookie(guest), **NO_STORE})


def _used() -> BadLink:
    return BadLink("This personal link was used already. Make a new one on the other device.", why="used")


@get("/api/me/key", summary="My key, for programs that play in my name")
async def my_key(request: Asking) -> Response[dict[str, str]]:
    """What a program sends as `Authorization: Bearer KEY`, or as the cookie."""
    guest = await guest_of(request)
    key = gate_of(request).signer.cookie(guest.id, guest.epoch)
    return Response({"key": key, "cookie": COOKIE}, headers=NO_STORE)


@get("/api/me/tables", summary="The tables at which I sit or sat: those that go on first, then the newest")
async def my_tables(request: Asking, page: PageNumber = 1) -> list[messages.Summary]:
    """My tables, sixty a page."""
    hub, guest = hub_of(request), await guest_of(request)
    found = []
    for id in await hub.storage.tables_of(guest.id, MY_TABLES, (page - 1) * MY_TABLES):
        with contextlib.suppress(NoStorage):  # one that is damaged does not hide the others
            found.append(await hub.glance(id))
    shown = [table for table in found if table.phase != "closed"]
    return [rendering.summary(table, guest.id, hub.presence.is_here, hub.wall()) for table in shown]


@delete("/api/me/tables/{id:str}", summary="Take a table out of my list; one that only I need is closed")
async def delete_table(request: Asking, id: Word) -> None:
    """Take a table out of my list. Its result still counts, and others who played there still have it."""
    hub, guest = hub_of(request), await guest_of(request)
    table = await hub.read(id, guest.id, address_of(request.scope))
    await errands.run(hub, "delete", table.id, guest.id)


@get("/api/me/statistics", summary="My statistics, game by game")
async def my_statistics(request: Asking) -> list[GameStatistics]:
    """My statistics."""
    guest = await guest_of(request)
    return await asyncio.to_thread(statistics, await hub_of(request).storage.results_of(guest.id))


@get(
    "/api/me/records",
    summary="All my finished games as records, one per line",
    media_type="application/x-ndjson",
    opt={COMPRESSED: True},
)
async def my_records(request: Asking) -> Stream:
    """All my games that are over, as `spieltrieb replay` reads them, the oldest first; they come as they are made."""
    hub, guest = hub_of(request), await guest_of(request)
    gate_of(request).downloads.take(guest.id)
    return Stream(
        records_of(hub, who_asks(request, guest.id)),
        media_type="application/x-ndjson",
        headers={"content-disposition": 'attachment; filename="spieltrieb-records.jsonl"'},
    )


HANDLERS = [
    me, change_me, forget_me, turn_away_devices, my_link, go_on, my_key, my_tables, delete_table, my_statistics,
    my_records,
]  # fmt: skip
