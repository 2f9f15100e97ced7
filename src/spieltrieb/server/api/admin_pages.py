"""The page at /admin for those who run the server: reports, people, bans and the log, as plain HTML with forms.

Nobody sees any of it without a key (operators.py), wherever they come from: behind a reverse proxy everybody seems to
come from this machine, and on this machine there may be others, too. By default strangers do not even find the door.
"""

from __future__ import annotations

import contextlib
import hmac
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any
from urllib.parse import parse_qsl

import msgspec
from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_303_SEE_OTHER, HTTP_403_FORBIDDEN

from spieltrieb.core.errors import BadLanguage, SpieltriebError
from spieltrieb.locale import check_language, text
from spieltrieb.server import admin_html, rendering
from spieltrieb.server.admin_html import Look
from spieltrieb.server.api.request_context import (
    NO_STORE,
    Asking,
    Word,
    gate_of,
    hub_of,
    is_from_here,
    operators_of,
    settings_of,
)
from spieltrieb.server.bans import is_shared
from spieltrieb.server.deeds import Deeds
from spieltrieb.server.errors import BadMessage, NotAllowed, UnknownPage, UnknownTable
from spieltrieb.server.headers import address_of, language_of
from spieltrieb.server.operators import Entrant

COOKIE = "spieltrieb-operator"
SHOWN = 30  # reports, tables or people on one page
LINES = 200  # of the log on one page
MOST_BANS = 1000  # that are shown
Answer = Response[Any]
Fields = dict[str, str]
Number = Annotated[int, Parameter(ge=0, lt=2**53)]


@dataclass(frozen=True)
class Visit:
    """A request of somebody who has come in."""

    request: Asking
    who: Entrant
    look: Look

    @property
    def deeds(self) -> Deeds:
        """What they may do."""
        return Deeds(gate_of(self.request), self.who.name)

    @property
    def storage(self) -> Any:
        """What is kept."""
        return hub_of(self.request).storage

    def number(self, name: str) -> int | None:
        """A number in the query, if there is one that can be used."""
        given = self.request.query_params.get(name, "")
        return int(given) if given.isascii() and given.isdigit() and len(given) < 16 else None


# ---- Who comes in ----


def _look(request: Asking, who: Entrant | None, wished: str = "") -> Look:
    """How the page is shown to whoever asks."""
    chosen = language_of(request.headers)
    for wish in (request.query_params.get("lang"), wished, who and who.session.language):
        with contextlib.suppress(BadLanguage):
            chosen = check_language(wish or "-")
            break
    base = f"{settings_of(request).prefix}/admin"
    return Look(chosen, base) if who is None else Look(chosen, base, who.name, who.form)


def _check_door(request: Asking) -> None:
    """Whoever may not find the page finds nothing."""
    admin = settings_of(request).admin
    if admin == "off" or (admin == "here" and not is_from_here(request)):
        raise NotFoundException


async def _visit(request: Asking) -> Visit | None:
    """Who comes, if they have come in by their key; whoever chooses a language keeps it."""
    _check_door(request)
    operators = operators_of(request)
    who = await operators.find(request.cookies.get(COOKIE, ""))
    if who is None:
        return None
    look = _look(request, who)
    if look.lang != who.session.language:
        await operators.change(who, language=look.lang)
    return Visit(request, who, look)


async def _shown(request: Asking, make: Callable[[Visit], Awaitable[str]]) -> Answer:
    """A page for somebody who has come in; others are shown the entrance."""
    visit = await _visit(request)
    if visit is None:
        return _page(admin_html.entrance(_look(request, None)))
    if notice := visit.who.session.notice:
        await operators_of(request).change(visit.who, notice="")
        visit = replace(visit, look=replace(visit.look, notice=notice))
    try:
        return _page(await make(visit))
    except SpieltriebError as problem:
        return _page(admin_html.broken(visit.look, _sentence(visit.look.lang, problem)), _status(problem))


async def _done(request: Asking, deed: str, do: Callable[[Visit, Fields], Awaitable[str | Answer]]) -> Answer:
    """Do what a form asks for, if it is one of ours; then go to a page that shows it."""
    visit = await _visit(request)
    if visit is None:
        return _page(admin_html.entrance(_look(request, None)), HTTP_403_FORBIDDEN)
    fields = await _fields(request)
    try:
        if not hmac.compare_digest(fields.get("form", "").encode(), visit.who.form.encode()):
            sentence = "This form is not from here, or too old. Go back, load the page again and repeat it."
            raise NotAllowed(sentence, reason="admin-old-form")
        answer = await do(visit, fields)
    except SpieltriebError as problem:
        return _page(admin_html.broken(visit.look, _sentence(visit.look.lang, problem)), _status(problem))
    if isinstance(answer, Response):
        return answer
    await operators_of(request).change(visit.who, notice=visit.look.t(f"done-{deed}"))
    return _go(f"{visit.look.base}/{answer}")


async def _fields(request: Asking) -> Fields:
    body = (await request.body()).decode("utf-8", "replace")
    return dict(parse_qsl(body, max_num_fields=20)) if body.count("&") < 20 else {}


def _page(content: str, status: int = HTTP_200_OK) -> Answer:
    return Response(content, status_code=status, media_type=MediaType.HTML, headers=NO_STORE)


def _go(path: str, cookie: str | None = None) -> Answer:
    headers = {"location": path, **NO_STORE, **({"set-cookie": cookie} if cookie is not None else {})}
    return Response(b"", status_code=HTTP_303_SEE_OTHER, media_type=MediaType.TEXT, headers=headers)


def _status(problem: SpieltriebError) -> int:
    return int(getattr(problem, "status", 400))


def _sentence(lang: str, problem: SpieltriebError) -> str:
    """What went wrong, in the operator's language."""
    arguments = problem.arguments
    for key in (arguments.get("reason"), f"error-{problem.code}"):
        try:
            return text(lang, str(key), **arguments)
        except KeyError:
            continue
    return str(problem)


def _cookie(request: Asking, value: str, seconds: int) -> str:
    settings = settings_of(request)
    parts = [f"{COOKIE}={value}", f"Path={settings.prefix}/admin", f"Max-Age={seconds}", "HttpOnly", "SameSite=Strict"]
    return "; ".join([*parts, *(["Secure"] if settings.secure else [])])


@post("/admin/enter", include_in_schema=False)
async def enter(request: Asking) -> Answer:
    """Somebody comes in by their key."""
    _check_door(request)
    fields = await _fields(request)
    look = _look(request, None, fields.get("lang", ""))
    try:
        token = await operators_of(request).enter(fields.get("key", "").strip(), address_of(request.scope), look.lang)
    except SpieltriebError as problem:
        return _page(admin_html.entrance(look, _sentence(look.lang, problem)), _status(problem))
    return _go(f"{look.base}/reports", _cookie(request, token, 8 * 3600))


@post("/admin/leave", include_in_schema=False)
async def leave(request: Asking) -> Answer:
    """Somebody goes; the page stays in their language."""
    visit = await _visit(request)
    look = visit.look if visit is not None else _look(request, None)
    if visit is not None:
        await operators_of(request).leave(request.cookies.get(COOKIE, ""))
    return _go(f"{look.base}?lang={look.lang}", _cookie(request, "", 0))


# ---- What is shown ----


@get(["/admin", "/admin/reports"], include_in_schema=False)
async def reports(request: Asking) -> Answer:
    """What people reported: what nobody has seen to yet, or all."""

    async def make(visit: Visit) -> str:
        is_open = not request.query_params.get("all")
        found = await visit.storage.reports(SHOWN + 1, visit.number("before"), is_open)
        more = found[SHOWN - 1][0] if len(found) > SHOWN else None
        return admin_html.reports(visit.look, found[:SHOWN], is_open, more)

    return await _shown(request, make)


@get("/admin/people/{id:str}", include_in_schema=False)
async def person(request: Asking, id: Word) -> Answer:
    """One person."""

    async def make(visit: Visit) -> str:
        guest = await visit.deeds.guest(id)
        address = gate_of(request).addresses.get(id, "")
        tables = await visit.storage.tables_of(id, SHOWN)
        found = await visit.storage.reports_on(id, SHOWN)
        shared = not address or is_shared(address)
        return admin_html.person(visit.look, guest, hub_of(request).wall(), "" if shared else address, tables, found)

    return await _shown(request, make)


@get("/admin/tables/{id:str}", include_in_schema=False)
async def table(request: Asking, id: Word) -> Answer:
    """One table."""

    async def make(visit: Visit) -> str:
        one = await hub_of(request).read(id)
        found = await visit.storage.reports_on(one.id, SHOWN)
        lines = [msgspec.to_builtins(rendering.said(one, line)) for line in one.chat]
        return admin_html.table(visit.look, one, found, lines)

    return await _shown(request, make)


@get("/admin/bans", include_in_schema=False)
async def bans(request: Asking) -> Answer:
    """Who is kept out now."""

    async def make(visit: Visit) -> str:
        now = hub_of(request).wall()
        guests = await visit.storage.banned_guests(now, MOST_BANS)
        networks = [ban for ban in await visit.storage.bans() if ban.until is None or now < ban.until]
        return admin_html.bans(visit.look, guests, networks[:MOST_BANS])

    return await _shown(request, make)


@get("/admin/audit", include_in_schema=False)
async def audit(request: Asking) -> Answer:
    """What was done."""

    async def make(visit: Visit) -> str:
        found = await visit.storage.audit(LINES + 1, visit.number("before"))
        more = found[LINES - 1][0] if len(found) > LINES else None
        return admin_html.audit(visit.look, found[:LINES], more)

    return await _shown(request, make)


@get("/admin/find", include_in_schema=False)
async def find(request: Asking) -> Answer:
    """A guest or a table by its id, or all guests of a name."""

    async def make(visit: Visit) -> str:
        what = request.query_params.get("what", "").strip()[:100]
        guest = await gate_of(request).find_guest(what)
        if guest is not None:
            return admin_html.guests(visit.look, what, [guest])
        try:
            one = await hub_of(request).read(what)
        except UnknownTable:
            return admin_html.guests(visit.look, what, await visit.storage.guests_named(what, SHOWN) if what else [])
        found = await visit.storage.reports_on(one.id, SHOWN)
        lines = [msgspec.to_builtins(rendering.said(one, line)) for line in one.chat]
        return admin_html.table(visit.look, one, found, lines)

    return await _shown(request, make)


# ---- What is done ----


def _hours(fields: Fields) -> int:
    given = fields.get("hours", "")
    if not (given.isascii() and given.isdigit() and int(given[:9]) <= 100_000):
        raise BadMessage(
            "Say for how many hours, up to 100,000; 0 is for good.", problem="hours", reason="admin-bad-hours"
        )
    return int(given)


@post("/admin/reports/{number:int}/settle", include_in_schema=False)
async def settle(request: Asking, number: Number) -> Answer:
    """A report was seen to."""

    async def do(visit: Visit, fields: Fields) -> str:
        await visit.deeds.settle(number)
        return "reports"

    return await _done(request, "settle", do)


@post("/admin/people/{id:str}/ban", include_in_schema=False)
async def ban(request: Asking, id: Word) -> Answer:
    """Turn a guest away."""

    async def do(visit: Visit, fields: Fields) -> str:
        return f"people/{(await visit.deeds.ban(id, _hours(fields))).id}"

    return await _done(request, "ban", do)


@post("/admin/people/{id:str}/lift", include_in_schema=False)
async def lift(request: Asking, id: Word) -> Answer:
    """Let a guest in again."""

    async def do(visit: Visit, fields: Fields) -> str:
        return f"people/{(await visit.deeds.lift(id)).id}"

    return await _done(request, "lift", do)


@post("/admin/people/{id:str}/data", include_in_schema=False)
async def data(request: Asking, id: Word) -> Answer:
    """All that is kept of a person, as a file for them."""

    async def do(visit: Visit, fields: Fields) -> Answer:
        found = json.dumps(msgspec.to_builtins(await visit.deeds.export(id)), ensure_ascii=False, indent=1)
        headers = {"content-disposition": f'attachment; filename="spieltrieb-{id}.json"', **NO_STORE}
        return Response(found.encode(), status_code=HTTP_200_OK, media_type=MediaType.JSON, headers=headers)

    return await _done(request, "data", do)


@post("/admin/people/{id:str}/erase", include_in_schema=False)
async def erase(request: Asking, id: Word) -> Answer:
    """Erase a person, as they wish."""

    async def do(visit: Visit, fields: Fields) -> str:
        if not fields.get("sure"):
            sentence = "Tick the box to say that you are sure: this cannot be undone."
            raise BadMessage(sentence, problem="sure", reason="admin-not-sure")
        await visit.deeds.erase(id)
        return "reports"

    return await _done(request, "erase", do)


@post("/admin/tables/{id:str}/close", include_in_schema=False)
async def close(request: Asking, id: Word) -> Answer:
    """Close a table."""

    async def do(visit: Visit, fields: Fields) -> str:
        return f"tables/{(await visit.deeds.close(id)).id}"

    return await _done(request, "close", do)


@post("/admin/networks/{deed:str}", include_in_schema=False)
async def network(request: Asking, deed: Word) -> Answer:
    """Keep an address or a network out, or let it in again."""

    async def do(visit: Visit, fields: Fields) -> str:
        if deed == "ban":
            await visit.deeds.keep_out(fields.get("network", ""), _hours(fields))
        elif deed == "lift":
            await visit.deeds.let_in(fields.get("network", ""))
        else:
            raise UnknownPage(f"There is nothing that is called {deed[:40]!r} to do.")
        return "bans"

    return await _done(request, deed, do)


HANDLERS = [
    enter, leave, reports, person, table, bans, audit, find, settle, ban, lift, data, erase, close, network,
]  # fmt: skip
