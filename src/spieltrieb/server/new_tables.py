"""A new table from somebody's wish: checked, with defaults filled in, and its first entries."""

from __future__ import annotations

import secrets
from typing import Any

from spieltrieb import bots
from spieltrieb.bots.characters import called
from spieltrieb.core import chance
from spieltrieb.core.contract import Game
from spieltrieb.core.match import Match
from spieltrieb.games import games
from spieltrieb.server.decisions import begin
from spieltrieb.server.entries import Allowed, AnyEntry, Made, Mixed, Player, Study, TimeLimit
from spieltrieb.server.errors import BadTable
from spieltrieb.server.people import NAME_LENGTH, WORDS_LENGTH, Guest, clean, told_apart
from spieltrieb.server.requests import ClockWish, NewTable, SeatWish
from spieltrieb.server.seats import OPEN
from spieltrieb.server.table import Table

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that are mistaken for each other when read aloud
ID_LENGTH = 13  # more than 60 bits; older tables have 8 characters
LEAST_SECONDS = 5  # of a clock
AGREED_ROUNDS = 3  # of a match where the leaflet leaves the number to the players


def new_id() -> str:
    """A name for a table that nobody can guess: whoever knows it may come in."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def tidy_id(text: str) -> str:
    """The name of a table as it was typed or read aloud: capitals, hyphens and blanks do not matter."""
    return "".join(sign for sign in text.lower() if sign.isalnum())


def make(
    wish: NewTable, guest: Guest, now: int, secret: str, daily: str | None = None, study: Study | None = None
) -> tuple[AnyEntry, ...]:
    """The first entries of a table: it is made, and where no seat is open, the game begins at once."""
    game = games[wish.game]
    players = game.check_players(len(wish.seats))
    seats = _seats(wish.seats, guest, game)
    people = sum(seat.bot is None for seat in seats)
    made = Made(
        at=now,
        host=guest.id,
        game=game.key,
        seats=seats,
        options=_options(game, players, wish.options),
        rounds=_rounds(game, players, wish.rounds),
        clock=_clock(wish.clock),
        public=wish.public,
        advice=people <= 1 if wish.advice is None else wish.advice,
        commitment=chance.commitment(secret),
        daily=daily,
        lots=wish.lots and "starter" not in wish.options,
    )
    entries: list[AnyEntry] = [made]
    if wish.talk:
        entries.append(Allowed(at=now, talk=True))
    if words := clean(wish.words, WORDS_LENGTH):
        entries.append(Mixed(at=now, guest=guest.id, name=guest.name, words=words))
    if study is not None:
        entries.append(study)
    if OPEN not in seats:
        entries.append(begin(Table.from_log("", secret, entries), now))
    return tuple(entries)


def _seats(wishes: list[SeatWish], guest: Guest, game: Game) -> tuple[Player, ...]:
    if sum(wish.kind == "me" for wish in wishes) > 1:
        sentence = "You can sit in one seat only; others at your screen have seats of their own."
        raise BadTable(sentence, reason="error-bad-table-me", problem="me")
    seats = []
    taken = {guest.name}
    for number, wish in enumerate(wishes):
        if wish.kind == "me":
            seats.append(guest.player())
        elif wish.kind == "open":
            seats.append(OPEN)
        elif wish.kind == "screen":
            name = clean(wish.name, NAME_LENGTH) or f"{guest.name[: NAME_LENGTH - 2]} {number + 1}"
            seats.append(Player(name=told_apart(name, taken), guest=guest.id, avatar="", screen=True))
        else:
            bot = bots.tidy(wish.bot)
            if bot not in bots.names():  # never a path of a class: that would run any program on the server
                known = ", ".join(bots.names())
                raise BadTable(f"There is no bot {wish.bot!r}; there are: {known}.", problem="bot", bot=wish.bot)
            bots.maker(bot, game)
            seats.append(Player(name=told_apart(called(bot, taken), taken), bot=bot))
        taken.add(seats[-1].name)
    return tuple(seats)


def _options(game: Game, players: int, given: dict[str, Any]) -> dict[str, Any]:
    """The options that were given, checked, in their proper form."""
    game.settle(given)  # names first: "players" is not an option
    settled = game.start(players, None, None, **given).options
    return {name: settled[name] for name in given}


def _rounds(game: Game, players: int, wanted: int) -> int:
    if wanted == 1:
        return 1
    fixed = game.match_rounds(players) if game.match_rounds else None
    names = [str(number) for number in range(players)]
    return Match.start(game, names, wanted or fixed or AGREED_ROUNDS).rounds


def _clock(wish: ClockWish) -> TimeLimit:
    if wish.kind == "none":
        return TimeLimit()
    if wish.seconds < LEAST_SECONDS:
        sentence = f"A clock gives at least {LEAST_SECONDS} seconds."
        raise BadTable(sentence, reason="error-bad-table-clock", problem="clock", seconds=LEAST_SECONDS)
    return TimeLimit(wish.kind, wish.seconds, wish.increment)
