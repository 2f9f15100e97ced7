"""Games and tables: what there is to play, making a table, and what can be asked of one."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from spieltrieb import bots
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.core.options import Option
from spieltrieb.core.position import Position
from spieltrieb.games import games
from spieltrieb.locale import check_language
from spieltrieb.server import messages, rendering, requests, studies
from spieltrieb.server.answers import (
    AdviceAnswer,
    BadOptions,
    DealCheck,
    DealPromise,
    FineOptions,
    GameInfo,
    OptionInfo,
    Records,
    Replay,
    Review,
)
from spieltrieb.server.api.request_context import (
    COMPRESSED,
    Asking,
    MaybeWord,
    Switch,
    Word,
    address_for_people,
    asker,
    guest_of,
    hub_of,
    packed,
    settings_of,
    table_of,
    who_asks,
)
from spieltrieb.server.bans import is_shared
from spieltrieb.server.computations import Eyes, Past, luck_of, seen
from spieltrieb.server.errors import AdviceOff, NotAllowed, NotNow, NotYourSeat, problem_of
from spieltrieb.server.headers import address_of
from spieltrieb.server.hub import Hub
from spieltrieb.server.live import Live
from spieltrieb.server.people import NAME_LENGTH, Guest, clean
from spieltrieb.server.requests import MOST_STEPS
from spieltrieb.server.table import Table

TableName = Annotated[str, Parameter(max_length=40)]
RoundNumber = Annotated[int, Parameter(ge=1, le=10**9)]  # a table says itself how many games it has
SeatNumber = Annotated[int, Parameter(ge=0, le=3)]
MaybeSeat = Annotated[int | None, Parameter(ge=0, le=3)]
MaybeCount = Annotated[int | None, Parameter(ge=0, le=MOST_STEPS)]


def _option(option: Option) -> OptionInfo:
    return OptionInfo(option.name, option.default, option.expects, option.kind, option.low, option.high, option.choices)


def _game(game: Game) -> GameInfo:
    players = range(game.min_players, game.max_players + 1)
    rounds = {str(n): game.match_rounds(n) for n in players} if game.match_rounds else None
    return GameInfo(
        game.key,
        game.name,
        game.author,
        game.min_players,
        game.max_players,
        tuple(map(_option, game.options)),
        game.sections,
        game.reasons,
        rounds,
        bots.names(),
        game.hides,
        game.fades,
    )


@get("/api/games", summary="The games, with their options and bots", cache_control=None)
async def all_games(request: Asking) -> list[GameInfo]:
    """What there is to play."""
    return [_game(game) for game in games.values()]


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Options to be checked."""

    options: dict[str, Any]
    players: int | None = None


@post("/api/games/{game:str}/check", summary="Check options, for instance a typed-in box", status_code=HTTP_200_OK)
async def check_options(request: Asking, game: Word, data: Annotated[Wish, Body()]) -> FineOptions | BadOptions:
    """Say whether a game can be played with these options, and if not, why."""
    await guest_of(request)
    chosen = games[game]
    try:
        chosen.settle(data.options)  # names first: "players" is not an option
        chosen.start(data.players or chosen.min_players, None, None, **data.options)
    except SpieltriebError as problem:
        return {"fine": False, **problem_of(problem)}
    return {"fine": True}


# ---- Tables ----


@get("/api/tables", summary="The lobby: public tables at which people gather or play")
async def lobby(request: Asking) -> list[messages.Summary]:
    """The public tables."""
    return list(hub_of(request).lobby.tables())


@post("/api/tables", summary="Make a table")
async def make_table(request: Asking, data: Annotated[requests.NewTable, Body()]) -> messages.Summary:
    """Make a table; if no seat is open, the game begins at once."""
    hub, guest = hub_of(request), await guest_of(request)
    hub.square.check(data.words, *(clean(seat.name, NAME_LENGTH) for seat in data.seats))
    address = address_of(request.scope)
    hub.new_tables.take(guest.id, address)
    game = games[data.game].key
    secret = hub.promises.keep(guest.id, game, data.commitment) if data.commitment else None
    return _made(hub, await hub.make(guest, data, secret), guest, address)


def _made(hub: Hub, live: Live, guest: Guest, address: str) -> messages.Summary:
    """A new table: where it comes from is known, so that the lobby can be fair."""
    live.address = "" if is_shared(address) else address
    return rendering.summary(live.table, guest.id, hub.presence.is_here, hub.wall())


@post("/api/games/{game:str}/promise", summary="Promise me a deal, before I say my words", status_code=HTTP_200_OK)
async def promise(request: Asking, game: Word) -> DealPromise:
    """The SHA-256 of the secret of my next table of a game: `commitment` of my wish for it."""
    hub, guest = hub_of(request), await guest_of(request)
    key = games[game].key
    return {"commitment": hub.promises.make(guest.id, key, hub.deal(guest, key))}


@get("/api/tables/{id:str}", summary="A table in short")
async def one_table(request: Asking, id: TableName) -> messages.Summary:
    """A table, as a list shows it; the WebSocket shows all."""
    hub, guest = hub_of(request), await guest_of(request)
    return rendering.summary(await table_of(request, id), guest.id, hub.presence.is_here, hub.wall())


@get("/api/tables/{id:str}/qr.svg", summary="The link of a table as a QR code", media_type="image/svg+xml")
async def qr_code(request: Asking, id: TableName) -> Response[str]:
    """A picture that a phone's camera reads."""
    table = await table_of(request, id)
    link = f"{address_for_people(request)}/#/t/{table.id}"
    drawn = await hub_of(request).workers.draw_link(who_asks(request, await asker(request)), link)
    return Response(drawn, media_type="image/svg+xml")


@get(
    "/api/tables/{id:str}/records",
    summary="The records of the games that are over, and their seeds",
    opt={COMPRESSED: True},
)
async def records(request: Asking, id: TableName) -> Response[Records]:
    """What was played, move by move, once it is over: nothing is hidden any more then."""
    hub, guest = hub_of(request), await guest_of(request)
    table = await table_of(request, id)
    if not table.played:
        raise NotNow("The record comes when the game is over.", reason="error-not-now-running")
    rendering.check_told(table, None, hub.wall())
    promise = rendering.promise(table, hub.wall())
    more = {"commitment": promise.commitment, "secret": promise.secret, "seeds": list(promise.seeds)}
    past = [Past.of(game, match) for game, match in table.marked]
    return packed(request, await hub.workers.records(who_asks(request, guest.id), past, more))


def _finished(table: Table, round: int, now: int) -> Position:
    there_are = len(table.played) if table.phase in ("over", "closed") else table.rounds
    if round > there_are:
        raise NotNow(
            f"There is no game {round} at this table; it has {there_are}.",
            reason="error-not-now-no-game",
            round=round,
            count=there_are,
        )
    if round > len(table.played):
        raise NotNow("This game is not over yet.", reason="error-not-now-running", round=round)
    rendering.check_told(table, None, now)
    return table.played[round - 1]


@get("/api/tables/{id:str}/check", summary="Check every draw of a game against the promised seed")
async def check_deal(request: Asking, id: TableName, round: RoundNumber = 1) -> DealCheck:
    """Check a deal: the secret is the promised one, and every tile is the one it gives."""
    hub = hub_of(request)
    table = await table_of(request, id)
    end = _finished(table, round, hub.wall())
    if table.study is not None:
        raise NotNow(
            "A study begins with a game that was dealt elsewhere; there is nothing to check.",
            reason="error-not-now-study",
        )
    if not rendering.is_revealed(table, hub.wall()):
        raise NotNow("The seed is shown when all games are over.", reason="error-not-now-seed", round=round)
    record = json.loads(end.record().to_json())
    return await hub.workers.check(
        who_asks(request, await asker(request)), record, table.seed_of(round), table.secret, table.commitment
    )


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A record and a seed to be checked, from anywhere."""

    record: dict[str, Any]
    seed: Annotated[str, Meta(max_length=25_000)]
    secret: Annotated[str, Meta(max_length=200)] | None = None
    commitment: Annotated[str, Meta(max_length=100)] | None = None


@post("/api/check", summary="Check any record against a seed", status_code=HTTP_200_OK)
async def check_any(request: Asking, data: Annotated[Deal, Body()]) -> DealCheck:
    """Check a deal that somebody brings along."""
    guest = await guest_of(request)
    secret = data.secret or data.seed
    return await hub_of(request).workers.check(
        who_asks(request, guest.id), data.record, data.seed, secret, data.commitment
    )


@get(
    "/api/tables/{id:str}/replay",
    summary="A game that is over, move by move, as one seat or a spectator saw it, or with everything open",
    opt={COMPRESSED: True},
)
async def replay(
    request: Asking, id: TableName, round: RoundNumber = 1, seat: MaybeSeat = None, open: Switch = False
) -> Response[Replay]:
    """Every position of a game that is over, with what was told then."""
    hub, guest = hub_of(request), await guest_of(request)
    table = await table_of(request, id)
    end = _finished(table, round, hub.wall())
    _check_replayed(end, seat)
    more = {
        "game": table.game.key,
        "round": round,
        "rounds": table.rounds,
        "played": len(table.played),
        "seat": seat,
        "names": list(end.names),
        "bots": [one.player.bot for one in table.seats],
        "outcome": msgspec.to_builtins(rendering.outcome(table, end.outcome or table.total(), round)),
    }
    eyes: Eyes = "all" if open else seat
    return packed(request, await hub.workers.replay(who_asks(request, guest.id), end.record().to_json(), eyes, more))


@post("/api/tables/{id:str}/try", summary="Go on from a moment of a game that is over, against bots")
async def try_out(request: Asking, id: TableName, data: Annotated[requests.TryOut, Body()]) -> messages.Summary:
    """A new table, a study: it goes on from that moment, and counts for nothing."""
    hub, guest = hub_of(request), await guest_of(request)
    table = await table_of(request, id)
    _finished(table, data.round, hub.wall())
    address = address_of(request.scope)
    hub.new_tables.take(guest.id, address)
    secret = hub.deal(guest, table.game.key)
    wish, study = studies.plan(table, data, secret, hub.now())
    return _made(hub, await hub.make(guest, wish, secret, study=study), guest, address)


@get(
    "/api/tables/{id:str}/picture.svg",
    summary="The final board of a game that is over as a picture, with the result as one seat tells it",
    media_type="image/svg+xml",
)
async def picture(
    request: Asking, id: TableName, round: RoundNumber = 1, seat: MaybeSeat = None, lang: MaybeWord = None
) -> Response[str]:
    """A picture to share."""
    hub, guest = hub_of(request), await guest_of(request)
    table = await table_of(request, id)
    end = _finished(table, round, hub.wall())
    _check_replayed(end, seat)
    language = check_language(lang or guest.language)
    drawn = await hub.workers.draw(who_asks(request, guest.id), end.record().to_json(), seat, language)
    return Response(drawn, media_type="image/svg+xml")


def _check_replayed(end: Position, seat: int | None) -> None:
    if seat is not None and seat >= end.players:
        raise NotYourSeat(f"There is no seat {seat}; the seats are 0 to {end.players - 1}.", seat=seat)


# ---- Advice ----


@get("/api/tables/{id:str}/advice", summary="Advice for my seat, where the table allows it")
async def advice(request: Asking, id: TableName, seat: SeatNumber, lang: MaybeWord = None) -> AdviceAnswer:
    """What every legal move of my seat is worth, and why, from what my seat may know."""
    hub, guest = hub_of(request), await guest_of(request)
    table = await table_of(request, id)
    if seat not in table.seats_of(guest.id):
        raise NotAllowed(
            "Advice is for players, each for their own seat.", reason="error-not-allowed-advice", seat=seat
        )
    if not table.advice:
        raise AdviceOff("This table is played without advice.")
    position = table.position
    if position is None or seat not in position.actors:
        raise NotNow("Advice is given when it is your turn.", reason="error-not-now-turn")
    language = check_language(lang or guest.language)
    luck = luck_of(table.seed, table.round, seat, position.step)
    sight = seen(position, seat, luck, settings_of(request).advice_seconds)
    advice = await hub.workers.advise(who_asks(request, guest.id), sight, language)
    return {
        "step": position.step,
        "round": table.round,
        "unit": advice["unit"],
        "moves": [
            {"move": position.write(seat, rated["action"]), "value": rated["value"], "words": rated["words"]}
            for rated in advice["moves"]
        ],
        "table": advice["table"],
    }


@get("/api/tables/{id:str}/review", summary="The review of a game that is over", opt={COMPRESSED: True})
async def review(
    request: Asking, id: TableName, round: RoundNumber = 1, lang: MaybeWord = None, known: MaybeCount = None
) -> Response[Review]:
    """What each move gave away: all of it, or where `known` is given, as soon as more moves than that are judged."""
    hub, guest = hub_of(request), await guest_of(request)
    end = _finished(await table_of(request, id), round, hub.wall())
    language = check_language(lang or guest.language)
    budget = settings_of(request).review_seconds
    return packed(
        request, await hub.workers.review(who_asks(request, guest.id), end.record().to_json(), budget, language, known)
    )


HANDLERS = [
    all_games, check_options, lobby, make_table, promise, one_table, qr_code, records, replay, picture, check_deal,
    check_any, try_out, advice, review,
]  # fmt: skip
