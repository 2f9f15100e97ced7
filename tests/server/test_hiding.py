"""Nothing hidden leaves the server: every byte that opponents and spectators get, whatever they try."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import reduce
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from spieltrieb import Position
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.games.davincicode.moves import tile_text
from spieltrieb.games.davincicode.state import FACE, PLACES, TILES
from spieltrieb.server import new_tables
from spieltrieb.server.computations import luck_of, seen
from spieltrieb.server.decisions import Decision
from spieltrieb.server.entries import Played, read_entry
from spieltrieb.server.hub import Hub
from spieltrieb.server.live import Live
from spieltrieb.server.people import Guest
from spieltrieb.server.reading import reading
from spieltrieb.server.requests import NewTable
from spieltrieb.server.settings import Settings
from spieltrieb.server.socket import Connection
from spieltrieb.server.sqlite import SqliteStorage
from spieltrieb.server.square import Square
from spieltrieb.server.table import Table
from spieltrieb.server.workers import Workers
from tests.contract.setups import Setup, a_game
from tests.server.client import House, Page, Person, Refusal
from tests.server.driving import ANN, BOB, CYD, DAN, EVE, NOON, SECRET, seats

pytestmark = pytest.mark.program

SETUPS = [Setup("davincicode", players, variant) for players in (2, 3, 4) for variant in (0, 1)]
IN_TURN = (SETUPS[0], SETUPS[3], SETUPS[4])  # two, three and four people, with and without hyphens
LATE, EARLY = (1.0, 0.9, 0.8, 0.7, 0.6), (0.5, 0.45, 0.4, 0.3)
PEOPLE = (ANN, BOB, CYD, DAN)
Group = tuple[int, tuple[tuple[int, int], ...]]  # a seat, with its step and what chance brought then


# ---- Twins: two tables that differ only in hidden faces send a reader equal bytes --------------------------------


def open_tiles(position: Position) -> set[int]:
    """The tiles that lie open for all."""
    state = position.state
    spots = [spot for seat in range(position.players) for spot in range(PLACES * seat, PLACES * (seat + 1))]
    hidden = int(state["hidden"])
    return {int(state["code"][spot]) for spot in spots if state["code"][spot] >= 0 and not hidden >> spot & 1}


def twin(position: Position, seat: int | None, chooser: random.Random) -> Position | None:
    """A game with other hidden faces that was told to this seat in exactly the same words, if chance finds one."""
    told = position.told(seat)
    settled = open_tiles(position)
    settled |= {
        action - FACE
        for (actor, action), text in zip(position.history, told, strict=True)
        if actor == CHANCE_ACTOR and "?" not in text
    }
    other = position.at(0)
    for (actor, action), text in zip(position.history, told, strict=True):
        choices = [action]
        if actor == CHANCE_ACTOR and action - FACE not in settled:
            free = [a for a in other.chances() if a - FACE not in settled]
            choices = sorted(free, key=lambda a: abs(a - action))[:3]
        elif "set " in text:
            choices = [move.action for move in other.legal(actor) if other.tell(actor, move.action, seat) == text]
        if not choices:
            return None
        try:
            other = other._play(actor, chooser.choice(choices))
        except SpieltriebError:
            return None
    return other if other.told(seat) == told else None


def groups(position: Position) -> list[Group]:
    """A game move by move, each with the chance steps that follow it."""
    found: list[list[Any]] = []
    for actor, action in position.history:
        if actor == CHANCE_ACTOR:
            found[-1][1].append((actor, action))
        else:
            found.append([actor, [(actor, action)]])
    return [(seat, tuple(steps)) for seat, steps in found]


def a_twin(
    positions: list[Position], parts: tuple[float, ...], seat: int | None, chooser: random.Random
) -> tuple[Position, Position] | None:
    """A game and its twin, up to the first of these parts of the game of which chance finds one."""
    for part in parts:
        position = positions[round(part * (len(positions) - 1))]
        for _ in range(30):
            other = twin(position, seat, chooser)
            if other is not None and other.history != position.history:
                return position, other
    return None


class Room:
    """A table with fixed secret, name and time, at which games are played as they are given."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.setup = setup
        settings = Settings(db=str(path), messages_per_second=0)
        self.hub = Hub(SqliteStorage(path), Workers(1), settings, lambda: NOON)
        self.hub.square = Square(settings, now=count(step=60).__next__)  # nobody talks too fast, however fast we are
        self.live: Live

    async def open(self) -> None:
        wish = NewTable(
            game=self.setup.key,
            seats=seats("me", *["open"] * (self.setup.players - 1)),
            options=dict(self.setup.options),
            public=True,
            advice=True,
        )
        self.live = await self.hub.make(ANN, wish, SECRET)
        self.connections = {guest.id: self.connect(guest) for guest in PEOPLE[: self.setup.players]}
        for guest in PEOPLE[1 : self.setup.players]:
            await self.say(self.connections[guest.id], {"do": "sit"})
        await self.settle()
        assert self.live.table.phase == "playing"

    def connect(self, guest: Guest, heard: list[Any] | None = None) -> Connection:
        async def send(message: dict[str, str]) -> None:
            if heard is not None:
                heard.append(message["text"])

        connection = Connection(self.hub, guest, send)
        self.hub.audience.join(connection)
        return connection

    async def say(self, connection: Connection, command: dict[str, Any]) -> None:
        connection.hear(json.dumps({"table": self.live.table.id, "id": 7, **command}))
        await self.settle()

    async def settle(self) -> None:
        while self.live.busy or self.live.inbox:
            await asyncio.sleep(0.0005)  # long enough for the thread that commits
        for _ in range(3):
            await asyncio.sleep(0)  # what was told last is still on its way

    async def play(self, group: Group) -> None:
        seat, steps = group

        def decide(table: Any, now: int) -> Decision:
            way = [table.position]
            for actor, action in steps:
                way.append(way[-1]._play(actor, action))
            return Decision((Played(at=now, seat=seat, steps=steps),), tuple(way[1:]))

        self.hub.submit(self.live, decide, self.connections[PEOPLE[seat].id], 3)
        await self.settle()

    async def close(self) -> None:
        await self.hub.close()
        await self.hub.storage.close()


ORDERS = ("set", "take black", "b", "stop", "insert", "show", "lay")  # which may be real moves
NONSENSE = (
    "nonsense", "set", "take black", "b", "stop", "lay", "lay 1", "show", "show 1", "insert", "insert 2", "=b3",
    "*:=b3", "0:take white", "1:set", "guess 0.1=3", "guess 1.1=-", "2.1=5",
)  # fmt: skip


async def heard(path: Path, setup: Setup, game: Position, upto: int, reader: int | None, seed: str) -> list[Any]:
    """All that a reader hears of a game, with everything that they try to find out more."""
    room = Room(path, setup)
    await room.open()
    chooser = random.Random(seed)
    me = EVE if reader is None else PEOPLE[reader]
    out: list[Any] = []
    mine = room.connect(me, out)
    await room.say(mine, {"do": "watch"})
    for group in groups(game)[:upto]:
        seat, steps = group
        step = len(room.live.table.position.history)  # type: ignore[union-attr]
        tiles = [f"{do} {tile_text(tile)}" for do in ("lay", "show") for tile in chooser.sample(range(TILES), 2)]
        for text in ("nonsense", *chooser.sample([*NONSENSE, *tiles], 5)):
            where = chooser.choice((step, step, max(0, step - 1)))
            if reader != seat:
                await room.say(mine, {"do": "move", "seat": reader or 0, "step": where, "move": text})
            elif text == "nonsense":
                await room.say(mine, {"do": "move", "seat": reader, "step": step, "move": text})
        if chooser.random() < 0.1:
            await room.say(mine, {"do": "back", "seat": 0} if reader is None else {"do": "watch"})
            await room.say(mine, {"do": "say", "text": "I wonder."})
            await room.say(mine, {"do": "hand", "seat": seat if reader != seat else (seat + 1) % setup.players})
        await room.play(group)
        if chooser.random() < 0.5 and "set" in room.live.table.position.moves[-1]:  # type: ignore[union-attr]
            await room.say(room.connections[PEOPLE[seat].id], {"do": "back", "seat": seat})
            assert seat in room.live.table.acting
            await room.play(group)
        if len(steps) > 1 and chooser.random() < 0.2:  # chance has spoken: it stands
            await room.say(room.connections[PEOPLE[seat].id], {"do": "back", "seat": seat})
            assert room.live.table.asked is None
            assert len(room.live.table.position.history) == step + len(steps)  # type: ignore[union-attr]
        is_guess = "guess" in room.live.table.position.moves[-1]  # type: ignore[union-attr]
        if is_guess and reader == seat and chooser.random() < 0.3 and room.live.table.acting:
            others = [number for number in range(setup.players) if number != seat]
            await room.say(room.connections[PEOPLE[seat].id], {"do": "back", "seat": seat})
            yes = chooser.random() < 0.5 or room.live.table.asked is None
            for number in others if yes else others[:1]:
                await room.say(room.connections[PEOPLE[number].id], {"do": "agree", "seat": number, "yes": yes})
            if yes:
                assert len(room.live.table.position.history) == step  # type: ignore[union-attr]
                await room.play(group)
        if chooser.random() < 0.1:  # the connection is lost, and there is another one
            room.hub.audience.leave(mine, [room.live])
            mine = room.connect(me, out)
            await room.say(mine, {"do": "watch"})
    if reader is not None and reader in room.live.table.acting:  # all that a bot or an adviser would be given
        position = room.live.table.position
        assert position is not None
        out.append(seen(position, reader, luck_of(SECRET, 1, reader, len(position.history)), 1.0))
    await room.close()
    return out


@pytest.fixture
def one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_tables, "new_id", lambda: "sametable")


@pytest.mark.parametrize(
    "setup", [pytest.param(one, id=str(one), marks=[] if one in IN_TURN else [pytest.mark.soak]) for one in SETUPS]
)
def test_tables_that_differ_only_in_hidden_faces_send_equal_bytes(setup: Setup, one_name: None, tmp_path: Path) -> None:
    chooser = random.Random(str(setup))
    differing = 0
    positions = a_game(setup, 50)
    for reader in (chooser.randrange(setup.players), None):
        for parts in (LATE, EARLY):
            found = a_twin(positions, parts, reader, chooser)
            if found is None:
                continue
            differing += 1
            upto = len(groups(found[0])) - 1  # whether the last guess was right is told only by what happens next
            one, other = (
                asyncio.run(heard(tmp_path / f"{reader}{parts}{which}.db", setup, game, upto, reader, str(setup)))
                for which, game in enumerate(found)
            )
            assert len(one) > upto
            for message, same in zip(one, other, strict=True):
                assert message == same
                assert SECRET not in message
    assert differing >= 2, "too few games were found that differ in what is hidden"


# ---- Whole games over real sockets: no byte tells a hidden face --------------------------------------------------


def faces_in(text: str) -> set[str]:
    """Every tile that a message names, in a view or in words."""
    shown = {"".join(found) for found in re.findall(r'"colour":"([bw])","value":"([^"?]+)"', text)}
    return shown | set(re.findall(r"(?<![a-z0-9])[bw](?:1[01]|\d|-)(?![0-9a-z])", text))


def hidden_from(position: Position, seat: int | None) -> set[str]:
    """The tiles whose faces a seat may not know: all but the open ones and its own."""
    state = position.state
    own: set[int] = set()
    if seat is not None:
        own = set(state["code"][PLACES * seat :][: state["length"][seat]].tolist())
        if state["turn"] == seat:
            own.add(int(state["drawn"]))
    return {tile_text(tile) for tile in range(TILES)} - {tile_text(t) for t in own | open_tiles(position) if t >= 0}


def log_of(house: House, table: str) -> tuple[str, list[Any]]:
    """The secret and the log of a table, from the database."""
    with reading(house.settings.database) as source:
        (found,) = source.rows("SELECT key, secret FROM tables WHERE id = ?", table)
        rows = source.rows('SELECT entry FROM entries WHERE "table" = ? ORDER BY number', found["key"])
        return found["secret"], [read_entry(row["entry"]) for row in rows]


@dataclass
class Ear:
    """Somebody who listens at a table, on one page after another."""

    person: Person
    seat: int | None
    page: Page
    earlier: list[str] = field(default_factory=list)
    tried: list[str] = field(default_factory=list)

    @property
    def raw(self) -> list[str]:
        return self.earlier + self.page.raw


async def whole_game(house: House, table: str, ears: list[Ear], chooser: random.Random) -> None:
    """Play a game to its end while everybody chats, asks for advice, tries forbidden things, and comes and goes."""
    async with contextlib.AsyncExitStack() as pages:

        async def come(ear: Ear) -> None:
            ear.page = await pages.enter_async_context(ear.person.page(table))

        for ear in ears:
            await come(ear)
        while True:
            for ear in ears:
                await ear.page.quiet()
            known = ears[0].page.tables[table]
            if known["phase"] == "over":
                return
            acting = [e for e in ears if e.seat is not None and e.page.tables[table]["views"][0]["legal"]]
            if not acting:
                await ears[0].page.hear()  # a bot thinks
                continue
            ear = chooser.choice(acting)
            assert ear.seat is not None
            await ear.page.move(table, ear.seat, chooser.choice(ear.page.tables[table]["views"][0]["legal"]))
            other = chooser.choice([e for e in ears if e is not ear])
            trick = chooser.choice(("move", "move", "back", "say", "react", "leave", "advice", "none", "none"))
            if trick == "move":
                for text in ("nonsense", chooser.choice(NONSENSE), f"lay {tile_text(chooser.randrange(TILES))}"):
                    if text not in ORDERS:
                        other.tried.append(text)
                        with contextlib.suppress(Refusal):
                            await other.page.move(table, other.seat or 0, text)
            elif trick == "back" and chooser.random() < 0.4:
                with contextlib.suppress(Refusal):
                    await ear.page.ask("back", table=table, seat=ear.seat)
                    for asked in ears:
                        if asked.seat in (ear.page.tables[table]["asked"] or {"waiting": ()})["waiting"]:
                            await asked.page.ask("agree", table=table, seat=asked.seat, yes=True)
            elif trick == "say":
                with contextlib.suppress(Refusal):
                    await other.page.ask("say", table=table, text="Hm.")
            elif trick == "react":
                with contextlib.suppress(Refusal):
                    await other.page.ask("react", table=table, reaction="wow")
            elif trick == "leave":
                other.earlier += other.page.raw
                await other.page.socket.close()
                await come(other)
            elif trick == "advice" and chooser.random() < 0.3:
                answer = other.person.ask("GET", f"/api/tables/{table}/advice?seat={other.seat or 0}")
                other.page.raw.append(answer.body.decode())


@pytest.mark.parametrize("hyphens", [False, True], ids=["numbers", "hyphens"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_byte_of_a_whole_game_tells_a_hidden_face(
    house: House, people: Callable[..., tuple[Person, ...]], players: int, hyphens: bool
) -> None:
    names = ("Ann", "Uli", "Tim", "Eve") if players == 4 else ("Ann", "Uli", "Eve")
    somebody = people(*names)
    kinds = ["me", *["open"] * (len(names) - 2), *["greedy"] * (players - len(names) + 1)]
    table = somebody[0].make_table("davincicode", *kinds, options={"hyphens": hyphens}, advice=True, public=True)
    ears = [Ear(person, seat, None) for seat, person in enumerate(somebody[:-1])]  # type: ignore[arg-type]
    ears.append(Ear(somebody[-1], None, None))  # type: ignore[arg-type]

    async def game() -> None:
        for ear in ears[1:-1]:
            async with ear.person.page(table) as page:
                await page.ask("sit", table=table)
        await whole_game(house, table, ears, random.Random(players))

    asyncio.run(game())
    secret, log = log_of(house, table)
    end = Table.from_log(table, secret, log)
    assert end.phase == "over"
    for ear in ears:
        number, checked = 0, 0
        hidden: set[str] = set()
        known: set[str] = set()
        for text in ear.raw:
            message = json.loads(text)
            if message.get("number", number) != number:
                number = message["number"]
                position = Table.from_log(table, secret, log[:number]).position
                hidden = set() if position is None else hidden_from(position, ear.seat)
            if message.get("is") == "refused":  # it repeats what was tried
                text = reduce(lambda text, tried: text.replace(tried, ""), ear.tried, text)  # noqa: PLW2901
            assert not faces_in(text) & hidden, (ear.seat, text)
            known |= faces_in(text)
            checked += bool(hidden)
            if message.get("phase") != "over":
                assert secret not in text
        assert checked > 30
        assert len(known) > 8
        assert any(secret in text for text in ear.raw)


def test_in_memo_street_no_message_tells_a_face_that_lies_face_down(people: Callable[..., tuple[Person, ...]]) -> None:
    ann, bob, eve = people("Ann", "Bob", "Eve")
    table = ann.make_table("memostreet", "me", "open")

    async def game() -> list[str]:
        chooser = random.Random(1)
        async with ann.page(table) as one, bob.page(table) as two, eve.page(table) as spectator:
            await two.ask("sit", table=table)

            async def watch_again() -> None:
                while spectator.tables[table]["phase"] != "over":
                    await spectator.hear()
                    if chooser.random() < 0.3:
                        await spectator.watch(table)

            await asyncio.gather(one.play(table, chooser), two.play(table, chooser), watch_again())
            return [*one.raw, *two.raw, *spectator.raw]

    told = 0
    for text in asyncio.run(game()):
        message = json.loads(text)
        if message.get("phase") == "over" or message["is"] not in ("table", "moved") or not message["views"]:
            continue
        (view,) = message["views"]
        if message["is"] == "table":
            assert not any("=" in move for move in message["moves"])
            continue
        cell = None
        for move in message["told"]:
            if found := re.fullmatch(r"\d:turn ([a-m])([1-7])(?: =([1-6J]))?", move):
                cell = "abcdefghijklm".index(found[1]) * 7 + int(found[2]) - 1
            face = re.search(r"=([1-6J])", move)
            if face is not None:
                assert cell is not None
                assert view["table"][cell] == "?123456J".index(face[1])
                told += 1
    assert told > 50
