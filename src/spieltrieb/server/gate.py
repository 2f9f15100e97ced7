"""The gate: who comes in, how many of them, and from where. Around everything else, as ASGI middleware."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec

from spieltrieb.core.errors import SpieltriebError
from spieltrieb.server import messages
from spieltrieb.server.bans import Addresses, Ban, Bans, is_shared, newcomers_of
from spieltrieb.server.connections import ALL, Connections
from spieltrieb.server.door import Config
from spieltrieb.server.errors import BadCookie, BadOrigin, Banned, NoGuest, ServerError, TooFast, TooMany, problem_of
from spieltrieb.server.headers import address_of, language_of, token_of
from spieltrieb.server.hosts import Hosts
from spieltrieb.server.hub import Hub
from spieltrieb.server.keys import DAY
from spieltrieb.server.limits import Limit
from spieltrieb.server.operators import WRONG, WRONG_AT_ONCE
from spieltrieb.server.page import Page, send_file
from spieltrieb.server.people import COOKIE, Guest, Signer, new_guest
from spieltrieb.server.settings import Settings
from spieltrieb.server.socket import Connection
from spieltrieb.server.wire import wire_of

SAFE = ("GET", "HEAD", "OPTIONS")
KEPT_GUESTS = 20_000  # in memory
SOCKET = "/api/ws"
FREE = frozenset({"/health"})  # what is asked for by watchdogs, and costs nothing
_SLASHES = re.compile("//+")
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


class Gate:
    """Knows guests by their cookies, counts, and turns away who must not come in."""

    def __init__(
        self, hub: Hub, settings: Settings, app: Any = None, new_guest: Callable[[str, int], Guest] = new_guest
    ) -> None:
        self.hub = hub
        self.settings = settings
        self.app = app
        self._new_guest = new_guest
        self.page = Page()
        self.signer = Signer(lambda: hub.storage.keys)
        self.requests = Limit(settings.requests_per_second, settings.requests_per_second * 10, "requests")
        self.new_guests = Limit(settings.guests_per_hour / 3600, settings.guests_per_hour, "new guests")
        self.downloads = Limit(min(0.1, settings.requests_per_second), 5, "downloads")  # of all one's records
        self.wrong_keys = Limit(WRONG, WRONG_AT_ONCE, "wrong keys")  # of operators
        self.connections = Connections()
        self.door: Config | None = None  # what the connections share, once the server runs
        self.hosts = Hosts(settings)
        self.bans = Bans(hub.wall)
        self.addresses = Addresses(KEPT_GUESTS)
        self._guests: dict[str, Guest] = {}
        self._origins = {origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()}
        if settings.public:
            parts = urlsplit(settings.public)
            self._origins.add(f"{parts.scheme}://{parts.netloc}")
        hub.retention.forgotten = self.forget
        self._headers = HEADERS
        if settings.secure:
            self._headers = (*HEADERS, (b"strict-transport-security", b"max-age=31536000"))

    # ---- Requests ----

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on, if it may come in."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path = _SLASHES.sub("/", scope["path"])  # one way to write a path, before anything is decided by it
        prefix = self.settings.prefix
        if prefix and path == prefix:  # the page's own links are relative: they need the slash
            await _redirect(send, f"{prefix}/")
            return
        if prefix and path.startswith(f"{prefix}/"):
            path = path[len(prefix) :]
        if path != scope["path"]:
            scope = {**scope, "path": path, "raw_path": path.encode()}
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, headers)
        else:
            await self._request(scope, receive, send, headers)

    async def _request(self, scope: Any, receive: Any, send: Any, headers: Mapping[str, str]) -> None:
        began = time.monotonic()
        path, method = scope["path"], scope["method"]
        file = self.page.find(path) if method in ("GET", "HEAD") else None
        try:
            self.hosts.check(headers.get("host"))
            if file is None and path not in FREE:
                self.requests.take(address_of(scope))
            if file is None and path not in FREE and not _is_admin(path):  # nobody shuts themselves out
                self.bans.check(address_of(scope))
            if method not in SAFE:
                self._check_origin(scope, headers)
        except ServerError as problem:
            await self._answer(send, problem)
            return
        if file is not None:
            await send_file(file, method, headers, self._with_headers(send))
        else:
            await self.app(scope, receive, self._with_headers(send, began))

    def _with_headers(self, send: Any, began: float | None = None) -> Any:
        figures = self.hub.figures

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                figures.answers[message["status"]] += 1
                if began is not None:
                    figures.requests.note(time.monotonic() - began)
                message["headers"] = [*message.get("headers", ()), *self._headers]
            await send(message)

        return sending

    async def _answer(self, send: Any, problem: SpieltriebError) -> None:
        self.hub.figures.refusals[problem.code] += 1
        body = messages.encode(problem_of(problem))
        status = getattr(problem, "status", 400)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == TooFast.status:
            headers.append((b"retry-after", b"2"))
        send = self._with_headers(send)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _check_origin(self, scope: Any, headers: Mapping[str, str]) -> None:
        """Turn away what another site's page sends in a visitor's name; programs send no origin."""
        origin = headers.get("origin")
        if origin is None or origin.rstrip("/") in self._origins:
            return
        scheme = scope["scheme"].replace("ws", "http")  # as a proxy tells, where there is one
        if origin.rstrip("/") != f"{scheme}://{headers.get('host')}":
            raise BadOrigin(f"Pages from {origin[:100]} may not use this server.", origin=origin[:100])

    # ---- WebSockets ----

    async def _socket(self, scope: Any, receive: Any, send: Any, headers: dict[str, str]) -> None:
        address = f"address {address_of(scope)}"
        try:
            self.requests.take(address_of(scope))
            self.hosts.check(headers.get("host"))
            if scope["path"] != SOCKET:
                raise NoGuest(f"There is no WebSocket at {scope['path'][:100]}; it is at {SOCKET}.")
            self._check_origin(scope, headers)
            self.bans.check(address_of(scope))
            guest = await self.guest_of(headers)
            self.addresses.note(guest.id, address_of(scope))
            name = f"guest {guest.id}"
            self._check_room(address, name)
        except ServerError as problem:
            await receive()
            body = messages.encode(problem_of(problem))
            start = [(b"content-type", b"application/json"), *self._headers]
            self.hub.figures.answers[problem.status] += 1
            self.hub.figures.refusals[problem.code] += 1
            await send({"type": "websocket.http.response.start", "status": problem.status, "headers": start})
            await send({"type": "websocket.http.response.body", "body": body})
            return
        headers.clear()  # they need not be kept as long as the connection
        self.connections.count((address, name, ALL), 1)
        try:
            await receive()
            await send({"type": "websocket.accept"})
            now = await self._still_welcome(guest, address_of(scope))
            wire = wire_of(scope)
            if now is None:
                await send({"type": "websocket.close", "code": 1008})
                if wire is not None:
                    wire.part()
                return
            connection = Connection(self.hub, now, send, wire, address_of(scope))
            await connection.run(receive)
        finally:
            self.connections.count((address, name, ALL), -1)

    async def _still_welcome(self, guest: Guest, address: str) -> Guest | None:
        """The guest as they are now; None if they were turned away while there was no connection to be closed yet."""
        found = await self.find_guest(guest.id)
        try:
            self.bans.check(address)
        except Banned:
            return None
        is_known = found is not None and found.epoch == guest.epoch and not found.is_banned(self.hub.wall())
        return found if is_known else None

    def _check_room(self, address: str, guest: str) -> None:
        settings = self.settings
        for key, most in (
            (ALL, settings.connections),
            (address, settings.connections_per_address),
            (guest, settings.connections_per_guest),
        ):
            if most and self.connections.everywhere(key) >= most:
                sentence = "There are too many connections already. Close a page, or try again later."
                raise TooMany(sentence, reason="error-too-many-connections", most=most)

    # ---- Guests ----

    async def guest_of(self, headers: Mapping[str, str]) -> Guest:
        """The guest who sent this, by cookie or by key."""
        token = token_of(headers)
        if token is None:
            raise NoGuest("You are not known here yet. Ask for /api/me first, and keep the cookie it sets.")
        found = self.signer.guest(token, self.hub.now())
        guest = None if found is None else await self.find_guest(found[0])
        if guest is None or found is None or guest.epoch != found[1]:
            raise BadCookie(
                "Your cookie is not from this server, or you were forgotten, or have turned this device away. "
                "Ask for /api/me for a new one."
            )
        if guest.is_banned(self.hub.wall()):
            raise Banned("The administrator of this server has turned you away.")
        return self._seen(guest)

    def _seen(self, guest: Guest) -> Guest:
        """Note once a day that a guest was here."""
        now = self.hub.now()
        if now - guest.seen < DAY:
            return guest
        storage = self.hub.storage
        storage.see_guest(guest.id, now, lambda error: None)  # if it fails, it is noted another day
        self._keep(msgspec.structs.replace(guest, seen=now))
        return self._guests[guest.id]

    async def find_guest(self, id: str) -> Guest | None:
        """A guest by their id."""
        guest = self._guests.get(id)
        if guest is None:
            guest = await self.hub.storage.guest(id)
            if guest is not None:
                self._keep(guest)
        return guest

    async def save(self, guest: Guest) -> None:
        """Keep a new guest: on disk first, then here."""
        storage = self.hub.storage
        await storage.finish(partial(storage.save_guest, guest))
        self._keep(guest)

    async def change(self, id: str, **changes: Any) -> Guest:
        """Change some of what is known of a guest, and nothing else: a name given late does not undo a ban."""
        storage = self.hub.storage
        await storage.finish(partial(storage.change_guest, id, changes))
        guest = await self.find_guest(id)
        if guest is None:
            raise BadCookie("You were forgotten here meanwhile. Ask for /api/me for a new cookie.")
        guest = msgspec.structs.replace(guest, **changes)
        self._keep(guest)
        return guest

    async def turn_away(self, id: str, ban: bool, until: int | None = None) -> Guest:
        """Turn a guest away, and for a while all who would be new from where they came; or let them in again."""
        guest = await self.change(id, banned=ban, banned_until=until if ban else None)
        await self._turn_newcomers_away(guest)
        if ban:
            self.disconnect(id)
        return guest

    async def _turn_newcomers_away(self, guest: Guest) -> None:
        """Let nobody new in for a while from where somebody came last who is turned away; or let them in again."""
        address, hours, until = self.addresses.get(guest.id, ""), self.settings.ban_hours, guest.banned_until
        if not hours or is_shared(address):
            return
        end = self.hub.wall() + hours * 3_600_000
        there = newcomers_of(address, end if until is None else min(end, until))
        known = self.bans.of(there.network)
        if guest.banned and (known is None or known.newcomers):  # never instead of one that keeps all out
            await self.keep_out(there)
        elif not guest.banned and known is not None and known.newcomers:
            await self.let_in(there.network)

    async def keep_out(self, ban: Ban) -> None:
        """Keep a network out; connections from there are closed, unless only newcomers are kept out."""
        storage = self.hub.storage
        await storage.finish(partial(storage.save_ban, ban, self.hub.wall()))
        self.bans.add(ban)
        if not ban.newcomers:
            self._end_banned()

    async def let_in(self, network: str) -> None:
        """Let a network in again."""
        storage = self.hub.storage
        await storage.finish(partial(storage.lift_ban, network))
        self.bans.lift(network)

    def keep_all_out(self, bans: Iterable[Ban]) -> None:
        """Keep these networks out, and no others; connections from there are closed."""
        self.bans.load(bans)
        self._end_banned()

    def _end_banned(self) -> None:
        for listener in list(self.hub.presence):
            try:
                self.bans.check(listener.address)
            except Banned:
                listener.end()

    async def refresh(self, id: str) -> None:
        """Another process has changed a guest: know them as they are now, or no longer."""
        known = self._guests.pop(id, None)
        guest = await self.hub.storage.guest(id) if known or self.hub.presence.of(id) or id in self.addresses else None
        if guest is None:
            self.forget(id)
            return
        self._keep(guest)
        is_banned = guest.is_banned(self.hub.wall())
        if is_banned or (known is not None and known.banned and not guest.banned):
            await self._turn_newcomers_away(guest)  # only here it may be known where they came from
        if is_banned or (known is not None and known.epoch != guest.epoch):
            self.disconnect(id)

    def shared_limits(self) -> dict[str, Limit]:
        """The limits that hold for all processes together, by name."""
        hub = self.hub
        by_guest = {"guesses": hub.guesses, "orders": hub.orders, "new tables": hub.new_tables, **hub.square.limits}
        limits = {f"{name} by {who}": limit for name, both in by_guest.items() for who, limit in both.named.items()}
        limits |= {"requests": self.requests, "new guests": self.new_guests, "downloads": self.downloads}
        return limits | {"wrong keys": self.wrong_keys}

    def _keep(self, guest: Guest) -> None:
        """Note a guest as they are now."""
        if len(self._guests) >= KEPT_GUESTS:
            self._guests.clear()
        known = self._guests.get(guest.id)
        if known is not None and known.epoch > guest.epoch:  # it was changed while all else was being written
            guest = msgspec.structs.replace(guest, epoch=known.epoch)
        self._guests[guest.id] = guest
        for listener in self.hub.presence.of(guest.id):
            listener.guest = guest

    def forget(self, id: str) -> None:
        """Note that a guest is forgotten: nobody is connected in their name any more."""
        self._guests.pop(id, None)
        self.addresses.pop(id, None)
        self.disconnect(id)

    async def turn_away_devices(self, guest: Guest) -> Guest:
        """Make all cookies, keys and links of a guest void, and close all connections; the guest with a new epoch."""
        guest = msgspec.structs.replace(guest, epoch=guest.epoch + 1)
        storage = self.hub.storage
        await storage.finish(partial(storage.turn_away_devices, guest.id, guest.epoch))
        self._keep(guest)
        self.disconnect(guest.id)
        return self._guests[guest.id]

    def disconnect(self, id: str) -> None:
        """Close all connections of a guest."""
        for listener in self.hub.presence.of(id):
            listener.end()

    def disconnect_all(self) -> None:
        """Close all connections."""
        for listener in list(self.hub.presence):
            listener.end()

    def welcome(self, headers: Mapping[str, str], address: str) -> Guest:
        """A new guest, not yet kept."""
        self.bans.check(address, is_new=True)
        self.new_guests.take(address)
        return self._new_guest(language_of(headers), self.hub.now())

    def cookie(self, guest: Guest) -> str:
        """The header that makes a browser keep who somebody is."""
        signed = self.signer.cookie(guest.id, guest.epoch)
        parts = [f"{COOKIE}={signed}", f"Path={self.settings.prefix or '/'}", "Max-Age=34560000"]
        return "; ".join([*parts, "HttpOnly", "SameSite=Lax", *(["Secure"] if self.settings.secure else [])])


def _is_admin(path: str) -> bool:
    return path.startswith(("/api/admin/", "/admin/")) or path == "/admin"


async def _redirect(send: Any, path: str) -> None:
    headers = [(b"location", path.encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
