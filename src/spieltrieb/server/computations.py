"""What is computed in processes of their own: bots' moves, advice, reviews, replays and checks.

A process is given what a seat may know and nothing else, as in bots.look; or the record of a game that is over.
"""

from __future__ import annotations

import gzip
import hashlib
import hmac
import json
import multiprocessing
import os
import random
import signal
import threading
import time
from collections import OrderedDict
from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from spieltrieb import bots
from spieltrieb.bots import Bot, Sight, advise
from spieltrieb.bots.review import Adviser, JudgedMove, Review, Turn, decisions_of, describe, judged, sum_up
from spieltrieb.core import chance, compile
from spieltrieb.core.errors import BadBot, BadRecord, SpieltriebError
from spieltrieb.core.facts import Fact, facts_of
from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.core.position import Position
from spieltrieb.core.record import check_seed, parse, verify
from spieltrieb.games import games
from spieltrieb.server import answers
from spieltrieb.server.errors import problem_of

KEPT_BOTS = 1000  # players kept in mind by a process: some remember what they saw
KEPT_REVIEWS = 20  # games whose moves are being judged, or were: for the rest, and for another language
SLICE = 0.25  # seconds of a review that are done at once: a bot never waits longer for the process
SMALL = 1000  # bytes that are not worth compressing
# Bots that take less than a tenth of a second uncompiled; half a second for the first move of a process.
QUICK = frozenset({"random", "greedy", "level1", "level2", "level3", "level4"})


_facts = msgspec.msgpack.Decoder(list[Fact])


class Seen(NamedTuple):
    """What a seat sees, in a form that goes to another process."""

    game: str
    seat: int
    players: int
    options: dict[str, Any]
    state: bytes
    legal: tuple[int, ...]
    told: list[str]
    budget: float
    luck: bytes
    memory: int | None = None
    facts: bytes = b""  # of what was told, as MessagePack: most bots never ask for them

    def sight(self) -> Sight:
        """The same as a bot gets it."""
        game = games[self.game]
        return Sight(
            game=game,
            seat=self.seat,
            players=self.players,
            options=self.options,
            state=np.frombuffer(self.state, game.dtype).copy(),
            legal=self.legal,
            told=partial(list, self.told),
            facts=partial(_facts.decode, self.facts),
            budget=self.budget,
            random=random.Random(self.luck),
            memory=self.memory,
        )


def seen(position: Position, seat: int, luck: bytes, budget: float, memory: int | None = None) -> Seen:
    """What a seat sees now; its own luck makes the same bot choose the same where all else is the same."""
    sight = bots.look(position, seat, random.Random(), budget)
    return Seen(
        position.game.key,
        seat,
        position.players,
        dict(position.options),
        sight.state.tobytes(),
        tuple(sight.legal),
        sight.told(),
        budget,
        luck,
        memory,
        msgspec.msgpack.encode(sight.facts()),
    )


def luck_of(seed: str, round: int, seat: int, step: int) -> bytes:
    """The luck of a bot at one move; nothing of the seed can be found out from it."""
    return hmac.digest(seed.encode(), f"bot/{round}/{seat}/{step}".encode(), hashlib.sha256)


def memory_of(seed: str, round: int, seat: int) -> int:
    """What a bot forgets by chance in a whole game follows from it; nothing of the seed can be found out from it."""
    return int.from_bytes(hmac.digest(seed.encode(), f"memory/{round}/{seat}".encode(), hashlib.sha256)[:7])


class Packed(NamedTuple):
    """An answer in JSON, ready to be sent: as it is, and compressed where that pays."""

    plain: bytes
    small: bytes | None


def pack(answer: Any) -> Packed:
    """An answer, ready to be sent."""
    plain = msgspec.json.encode(answer)
    return Packed(plain, gzip.compress(plain, 5, mtime=0) if len(plain) >= SMALL else None)


# ---- Processes ----


def nothing() -> None:
    """Only begin."""


def load(game: str) -> None:
    """Load what was compiled for the bots that have been plain so far, by letting each look at a first move."""
    position = games[game].start(2, seed=0)
    seat = int(position.actors[0])
    for name in QUICK:
        bots.ask(bots.make(name, games[game]), bots.look(position, seat, random.Random(0)), name)


def mind_the_server() -> None:
    """End with the server, even if it is killed; but not by Ctrl-C, which the server hears itself."""
    server = multiprocessing.parent_process()

    def wait() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=wait, daemon=True).start()


def think_plain() -> None:
    """Begin a process in which nothing is compiled, so that a bot answers at once on a new machine."""
    mind_the_server()
    compile.switch_off()


# ---- Bots and advice ----

_known: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()


def choose(key: tuple[str, str, int], name: str, seen: Seen) -> int:
    """The action that a bot chooses."""
    sight = seen.sight()
    if name not in bots.names():  # never a path of a class, wherever it comes from: that would run any program here
        raise BadBot(f"There is no bot {name!r} at this server.", bot=name)
    bot = _known.pop(key, None) or bots.make(name, sight.game)
    _known[key] = bot
    if len(_known) > KEPT_BOTS:
        _known.popitem(last=False)
    return bots.ask(bot, sight, name)


def advise_seat(seen: Seen, lang: str) -> dict[str, Any]:
    """What every move is worth, and why."""
    advice = advise(seen.sight())
    return {
        "unit": advice.unit,
        "moves": [
            {
                "action": rated.action,
                "value": rated.value,
                "words": [bots.in_words(reason, seen.game, lang) for reason in rated.reasons],
            }
            for rated in advice.moves
        ],
        "table": dict(advice.table),
    }


# ---- Games that are over ----

Eyes = int | Literal["all"] | None  # whose: a seat's, those of one who knows everything, or a spectator's


class Part(NamedTuple):
    """As much of an answer as there is so far, ready to be sent."""

    so_far: Packed
    done: int  # moves that were judged
    total: int


class Reviewing:
    """A game whose moves are being judged, one after the other."""

    def __init__(self, end: Position, budget: float, adviser: Adviser | None = None) -> None:
        self.end = end
        self.decisions: list[JudgedMove] = []
        self.total = decisions_of(end, range(end.players))
        self._more = judged(end, range(end.players), budget, adviser)

    def go_on(self) -> None:
        """Judge one move at least, and then as many as there is time for."""
        until = time.monotonic() + SLICE
        for decision in self._more:
            self.decisions.append(decision)
            if time.monotonic() > until:
                return

    def shown(self, lang: str) -> answers.Review:
        """The review so far; empty for a game that was stopped before anybody had a choice."""
        found = sum_up(self.end, range(self.end.players), self.decisions)
        shown: answers.Review = {
            "done": len(self.decisions),
            "total": self.total,
            "game": self.end.game.key,
            "players": list(self.end.names),
            "unit": found.unit if found else None,
            "decisions": [_told_move(one, self.end.game.key, lang) for one in found.decisions] if found else [],
            "turning_points": [_told_turn(one, found) for one in found.turning_points] if found else [],
            "luck": [_told_turn(one, found) for one in found.luck] if found else [],
            "prospects": [list(line) for line in found.prospects] if found else [],
            "summaries": found.to_dict()["summaries"] if found else [],
        }
        rounded: answers.Review = _rounded(shown)
        return rounded


def _told_move(one: JudgedMove, game: str, lang: str) -> answers.ReviewedMove:
    """A move as the review tells it, with reasons in words."""
    return {
        "step": one.step,
        "seat": one.seat,
        "move": one.move,
        "value": None if one.forced else one.value,
        "best": one.best,
        "best_value": None if one.forced else one.best_value,
        "loss": None if one.forced else one.loss,
        "forced": one.forced,
        "kind": one.kind,
        "choices": [
            {
                "move": choice.move,
                "value": choice.value,
                "words": [bots.in_words(reason, game, lang) for reason in choice.reasons],
            }
            for choice in one.choices
        ],
        "odds": {name: rows for name, rows in one.table.items() if name != "guesses"},
    }


def _told_turn(turn: Turn, found: Review) -> answers.ReviewedTurn:
    """A turn as the review tells it."""
    return {
        **turn.to_dict(),
        "reasons": [
            {"code": reason.code, "arguments": dict(reason.arguments)}
            for reason in describe(turn, found.unit, found.names[turn.seat])
        ],
    }


_reviews: OrderedDict[bytes, Reviewing] = OrderedDict()


def review(line: str, budget: float, lang: str) -> Part:
    """The review of a game, from its record, as far as it was done; ask again for more of it."""
    key = hashlib.sha256(f"{budget} {line}".encode()).digest()
    reviewing = _reviews.pop(key, None) or Reviewing(verify(parse(line), games), budget)
    _reviews[key] = reviewing
    if len(_reviews) > KEPT_REVIEWS:
        _reviews.popitem(last=False)
    reviewing.go_on()
    return Part(pack(reviewing.shown(lang)), len(reviewing.decisions), reviewing.total)


def _rounded(data: Any) -> Any:
    """The same data with no more digits than anybody reads: a review has thousands of numbers."""
    if isinstance(data, float):
        return round(data, 4)
    if isinstance(data, dict):
        return {name: _rounded(value) for name, value in data.items()}
    return [_rounded(value) for value in data] if isinstance(data, list | tuple) else data


def replay(line: str, eyes: Eyes, more: dict[str, Any]) -> Packed:
    """A game move by move, from its record, as somebody saw it, and what else is to be said of it."""
    return pack({**more, "steps": steps(verify(parse(line), games), eyes)})


class Past(NamedTuple):
    """A game that is over, in a form that goes to another process: to write its moves down takes a while."""

    game: str
    names: tuple[str, ...]
    options: dict[str, Any]
    steps: tuple[tuple[int, int], ...]
    match: dict[str, Any] | None  # which game of which match it was

    @classmethod
    def of(cls, end: Position, match: dict[str, Any] | None) -> Past:
        """A game that is over."""
        return cls(end.game.key, tuple(end.names), dict(end.options), end.history, match)

    def line(self) -> str:
        """Its record."""
        begun = games[self.game].start(len(self.names), None, list(self.names), **self.options)
        return begun.replay_actions(self.steps).record(self.match).to_json()


def records(past: list[Past], more: dict[str, Any]) -> Packed:
    """The records of all games of a table that are over, and what else is to be said of them."""
    return pack({"records": [msgspec.Raw(one.line().encode()) for one in past], **more})


def steps(end: Position, eyes: Eyes) -> list[answers.Moment]:
    """The positions of a game, each move together with what chance brought then."""
    position = end.with_seed(None).at(0)
    found: list[answers.Moment] = []
    told: list[str] = []
    known: list[Fact] = []
    for number, (actor, action) in enumerate(end.history):
        if actor != CHANCE_ACTOR:
            found.append({"step": number, "told": told, "facts": known, "view": _seen_by(position, eyes)})
            told, known = [], []
        after = position.replay_actions([(actor, action)])
        told.append(position.write(actor, action) if eyes == "all" else position.tell(actor, action, eyes))
        known += facts_of([(position, after, actor, action)], told[-1:])
        position = after
    found.append({"step": end.step, "told": told, "facts": known, "view": _seen_by(position, eyes)})
    return found


def _seen_by(position: Position, eyes: Eyes) -> Any:
    if eyes != "all":
        return position.view(eyes)
    state = position.game.blank()
    state[0] = position.state
    return position.game.view(state, None, position.options, position.actors, ())


def check(record: dict[str, Any], seed: str, secret: str, commitment: str | None) -> answers.DealCheck:
    """Whether a deal was fair; if not, the first thing that was not."""
    moves = record.get("moves")
    draws = sum(str(move).startswith("*") for move in moves) if isinstance(moves, list) else 0
    found: answers.DealCheck = {
        "fair": True,
        "problem": None,
        "code": None,
        "arguments": {},
        "draws": draws,
        "seed": seed,
        "secret": secret,
        "commitment": chance.commitment(secret),
    }
    try:
        if commitment is not None and chance.commitment(secret) != commitment.strip().lower():
            raise BadRecord(
                "This secret is not the one that was promised: its SHA-256 differs.",
                reason="error-bad-record-secret",
                where="the secret",
            )
        if not seed.startswith(secret):
            raise BadRecord(
                "The seed does not begin with the secret.", reason="error-bad-record-seed", where="the seed"
            )
        parsed = parse(json.dumps(record))
        games[parsed.game].settle(parsed.options)  # names first: "players" is not an option
        check_seed(parsed, games, seed)
    except SpieltriebError as problem:
        told = problem_of(problem)
        return {
            **found,
            "fair": False,
            "problem": told["message"],
            "code": told["code"],
            "arguments": told["arguments"],
        }
    return found
