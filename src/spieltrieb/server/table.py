"""A table: who sits there, what is played, and how it stands. It follows from its log, entry by entry, and does no I/O.

What may happen at a table is decided in decisions.py; what its readers are told is made in rendering.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from spieltrieb.core import chance
from spieltrieb.core.contract import Game
from spieltrieb.core.match import Match
from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.core.position import Outcome, Position
from spieltrieb.games import games
from spieltrieb.server.entries import (
    Agreed,
    Allowed,
    AnyEntry,
    Asked,
    Began,
    Closed,
    Ended,
    Handed,
    Kicked,
    Locked,
    Made,
    Mixed,
    Played,
    Rematched,
    Resigned,
    Returned,
    Said,
    Sat,
    Stood,
    Stopping,
    Study,
    TookBack,
)
from spieltrieb.server.messages import Note
from spieltrieb.server.notes import note_of
from spieltrieb.server.seats import OPEN, Seat

Phase = Literal["gathering", "playing", "over", "closed"]
CHAT_LINES = 50  # kept in memory and shown to those who come
MOST_NOTES = 200  # of a game, kept and told: the last ones
LAPSES = 3  # times in a row that the clock may run out before a bot takes the seat for good
SHORT_CLOCK = 3600  # seconds; clocks of less forgive the time in which the server was down


class Table:
    """A table at one moment; `apply` advances it by an entry."""

    __slots__ = (
        "advice", "agreed", "asked", "chat", "clock", "closed", "commitment", "daily", "declined", "ended",
        "finished", "game", "host", "id", "kicked", "left", "locked", "lots", "made", "match", "moved",
        "notes", "number", "options", "position", "practice", "public", "refused_stop", "rematch", "round",
        "rounds", "seats", "secret", "since", "stopping", "study", "talk", "unplayed", "words",
    )  # fmt: skip

    def __init__(self, id: str, secret: str, made: Made) -> None:
        self.id = id
        self.secret = secret
        self.number = 1  # how many entries the log has
        self.made = self.moved = made.at
        self.host = made.host
        self.game: Game = games[made.game]
        self.options: dict[str, Any] = made.options
        self.rounds = made.rounds
        self.clock = made.clock
        self.public = made.public
        self.advice = made.advice
        self.daily = made.daily
        self.lots = made.lots  # who begins is drawn by lot
        self.study: Study | None = None  # the moment of another game from which this one goes on
        self.commitment = made.commitment
        self.talk = False  # whether those who watch may talk, too
        self.locked = False  # whether nobody else is let in
        self.kicked: set[str] = set()  # the guests whom the host has shown out
        self.seats = [Seat(player) for player in made.seats]
        self.words: dict[str, Mixed] = {}  # by guest
        self.position: Position | None = None  # the game that is played or was played last
        self.round = 1  # its number
        self.finished: list[Position] = []  # all games that are over
        self.match: Match | None = None
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        self.declined: tuple[int, int] | None = None  # the seat and the step of the last wish that was declined
        # The rounds that count for nothing: something seen was taken back, or all is a study.
        self.practice: set[int] = set()
        self.unplayed: tuple[int, ...] = ()  # the rounds in which bots made all moves of all people
        self.chat: list[Said] = []  # an empty deque would take 760 bytes
        self.notes: list[Note] = []  # what happened in this game besides moves
        self.stopping: set[str] = set()  # the guests who would like to stop
        self.refused_stop: tuple[int, int] | None = None  # the round and the step at which somebody would rather go on
        self.rematch: str | None = None
        self.ended: Ended | None = None  # before its games were through
        self.closed: Closed | None = None
        self.since: dict[int, int] = {}  # since when each seat that is to act has been to act
        self.left = [self.clock.seconds * 1000] * len(self.seats)  # milliseconds

    @classmethod
    def from_log(cls, id: str, secret: str, log: Iterable[AnyEntry]) -> Table:
        """The table that a log tells of."""
        entries = iter(log)
        made = next(entries)
        assert isinstance(made, Made)
        table = cls(id, secret, made)
        for entry in entries:
            table.apply(entry)
        return table

    # ---- How it stands ----

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def phase(self) -> Phase:
        """Whether people still gather, play, have played, or the table is closed."""
        if self.closed is not None:
            return "closed"
        if self.position is None:
            return "gathering"
        return "over" if self.ended is not None or len(self.finished) == self.rounds else "playing"

    @property
    def step(self) -> int:
        """How many steps the game has; 0 before it begins."""
        return 0 if self.position is None else self.position.step

    @property
    def between_rounds(self) -> bool:
        """Whether a game of the match is over and the next has not begun."""
        return self.phase == "playing" and self.position is not None and not self.position.actors

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that are to act now."""
        if self.position is None or self.ended is not None or self.closed is not None:
            return ()
        return self.position.seats_to_act

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that a guest plays: one, or several at the same screen."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.player.guest == guest)

    @property
    def people(self) -> set[str]:
        """The guests who sit here."""
        return {seat.player.guest for seat in self.seats if seat.player.guest is not None}

    def total(self) -> Outcome | None:
        """The result of the whole table: of its match, or of its only game."""
        if self.phase != "over":
            return None
        if self.ended is not None:
            scores = self.match.totals if self.match is not None else (0,) * self.players
            return Outcome(scores, self.ended.winners, self.ended.reason)
        if self.match is not None:
            return self.match.outcome
        return self.finished[0].outcome

    def title(self, outcome: Outcome, round: int | None = None) -> int | None:
        """The title that a solo game earns, or all of them together; none for practice, or for what a bot played."""
        rating = self.game.rating
        if self.players > 1 or rating is None or self.ended is not None:
            return None
        untitled = self.practice.union(self.unplayed)
        return None if (untitled if round is None else round in untitled) else rating(-outcome.scores[0])

    @property
    def played(self) -> list[Position]:
        """The games that are over, the one that was given up included."""
        if self.ended is None or self.position is None or not self.position.actors:
            return self.finished
        return [*self.finished, self.position]

    @property
    def marked(self) -> list[tuple[Position, dict[str, Any] | None]]:
        """The games that are over, each with what its record says of the match that it is of."""
        of = {"id": self.id, "of": self.rounds}
        return [
            (game, None if self.rounds == 1 else {**of, "round": round}) for round, game in enumerate(self.played, 1)
        ]

    def records(self) -> list[str]:
        """The games that are over, as records. A daily deal's are like any other's: they hold no seed."""
        return [game.record(match).to_json() for game, match in self.marked]

    # ---- Chance ----

    @property
    def seed(self) -> str:
        """What chance comes from: the secret, and the words that people mixed into it."""
        return chance.mixed(self.secret, (mixed.words for mixed in self.words.values()))

    def seed_of(self, round: int) -> str:
        """The seed of one game."""
        return self.seed if self.rounds == 1 else f"{self.seed}/{round}"

    def lot(self) -> int | None:
        """Who begins, as the lot has it; None where that was agreed, or drawn before."""
        if not self.lots or self.position is not None:
            return None
        return chance.draw(f"{self.seed}/starter", 0, self.players)

    def first_position(self, starter: int | None = None) -> Position:
        """The first position of the next game, what chance brings first included."""
        names = [seat.player.name for seat in self.seats]
        if self.study is not None:
            begun = self.game.start(self.players, None, names, **self.options)
            return begun.replay_actions(self.study.steps).with_seed(self.seed)
        options = self.options if starter is None else {**self.options, "starter": starter}
        if self.rounds == 1:
            return self.game.start(self.players, self.seed, names, **options)
        match = self.match or Match.start(self.game, names, self.rounds, self.seed, self.id, **options)
        return match.next_game()

    # ---- Clocks ----

    def is_timed(self, seat: int) -> bool:
        """Whether a clock runs when this seat is to act."""
        return self.clock.kind != "none" and self.seats[seat].bot is None

    def left_at(self, seat: int, now: int) -> int:
        """How many milliseconds a seat has left."""
        running = seat in self.since and self.is_timed(seat)
        return max(0, self.left[seat] - (max(0, now - self.since[seat]) if running else 0))

    def deadline(self) -> int | None:
        """When the first clock runs out; None if none is running."""
        return min((at + self.left[seat] for seat, at in self.since.items() if self.is_timed(seat)), default=None)

    def forgive(self, opened: int, now: int) -> None:
        """The server was down until `opened`: short clocks start their move again, so that nobody loses by it."""
        if self.clock.seconds < SHORT_CLOCK:
            self.since = {seat: max(at, opened) for seat, at in self.since.items()}
        self.since = {seat: min(at, now) for seat, at in self.since.items()}  # the machine's clock was set back

    def _watch_clocks(self, at: int) -> None:
        """Note who is to act, and since when, if time counts."""
        if self.clock.kind != "none":
            self.since = {seat: self.since.get(seat, at) for seat in self.acting}

    def _take_back_time(self, entry: TookBack, seats: list[int]) -> None:
        """Nobody gains time by a move that is taken back: what it added is gone, and its own clock runs on."""
        self._watch_clocks(entry.at)
        if self.clock.kind == "game":
            for seat in seats:
                self.left[seat] = max(0, self.left[seat] - self.clock.increment * 1000)
        elif entry.alone:
            self.since[entry.seat] = entry.at - self.seats[entry.seat].spent

    # ---- The log ----

    def apply(self, entry: AnyEntry, after: Position | None = None) -> None:
        """Advance the table by one entry; `after` is the position it leads to, where that is known already."""
        self.number += 1
        self.moved = entry.at
        if isinstance(entry, Played):
            self._apply_move(entry, after)
        elif isinstance(entry, Began):
            self._apply_beginning(entry)
        else:
            self._apply_other(entry)

    def _apply_move(self, entry: Played, after: Position | None) -> None:
        assert self.position is not None
        seat = self.seats[entry.seat]
        if seat.stand_in is not None:
            self._note(entry)
        self.position = after or self.position.replay_actions(entry.steps)
        self.asked = self.declined = None
        seat.spent = entry.spent
        if self.clock.kind == "game":
            self.left[entry.seat] = max(0, self.left[entry.seat] - entry.spent) + self.clock.increment * 1000
        seat.used = None
        if seat.once:
            seat.stand_in, seat.once = None, False
        elif seat.stand_in is None:
            seat.lapses, seat.played = 0, True
        self.since.pop(entry.seat, None)
        self._watch_clocks(entry.at)
        if not self.position.actors:
            self.finished.append(self.position)
            if not any(seat.played for seat in self.seats):
                self.unplayed += (self.round,)
            if self.match is not None:
                self.match = self.match.add(self.position)

    def _apply_beginning(self, entry: Began) -> None:
        names = [seat.player.name for seat in self.seats]
        if entry.starter is not None:
            self.options = {**self.options, "starter": entry.starter}
        self.notes = []
        for seat in self.seats:
            seat.played = False
        self.stopping = set()
        if self.rounds > 1 and self.match is None:
            self.match = Match.start(self.game, names, self.rounds, self.seed, self.id, **self.options)
        self.position = self.first_position().at(0).replay_actions(entry.steps)
        self.round = len(self.finished) + 1
        self.since = {}
        self.left = [self.clock.seconds * 1000] * self.players
        self._watch_clocks(entry.at)

    def _apply_hand_over(self, entry: Handed) -> None:
        seat = self.seats[entry.seat]
        if self.is_timed(entry.seat) and entry.seat in self.since:
            seat.used = entry.at - self.since[entry.seat]
        seat.stand_in, seat.once = entry.bot, entry.once
        seat.lapses += entry.once

    def _apply_return(self, entry: Returned) -> None:
        """The owner plays again. Where the bot has not moved meanwhile, the clock goes on as if nothing happened."""
        used = self.seats[entry.seat].used
        self.seats[entry.seat] = self.seats[entry.seat].returned()
        if entry.seat in self.since:
            self.since[entry.seat] = entry.at - (used or 0)
        if used is None and self.clock.kind == "game":  # who was away gets at least a minute to go on with
            self.left[entry.seat] = max(self.left[entry.seat], min(60, self.clock.seconds) * 1000)

    def _apply_take_back(self, entry: TookBack) -> None:
        assert self.position is not None
        later = self.position.history[entry.step + 1 :]
        undone = () if entry.alone else later
        self.position = self.position.at(entry.step).replay_actions(later if entry.alone else ())
        self.asked = self.declined = None
        if entry.practice:
            self.practice.add(self.round)
        left = sum(actor != CHANCE_ACTOR for actor, _ in self.position.history)
        self.notes = [note for note in self.notes if note.kind != "bot" or note.after <= left]
        seats = [entry.seat, *(actor for actor, _ in undone if actor != CHANCE_ACTOR)]
        for seat in seats:
            self.seats[seat].taken_back = self.number
        self._take_back_time(entry, seats)

    def _note(self, entry: AnyEntry) -> None:
        if note := note_of(entry, self.position):
            self.notes = [*self.notes[1 - MOST_NOTES :], note]

    def _apply_other(self, entry: AnyEntry) -> None:
        self._note(entry)
        match entry:
            case Study():
                self.study = entry
                self.practice.add(self.round)
            case Sat():
                self.seats[entry.seat] = Seat(entry.player)
            case Stood():
                self.seats[entry.seat] = Seat(OPEN)
            case Mixed():
                self.words[entry.guest] = entry
            case Asked():
                self.asked, self.agreed = entry, {entry.seat}
            case Agreed():
                self.agreed.add(entry.seat)
                if not entry.yes and self.asked is not None:
                    self.declined = (self.asked.seat, self.asked.step)
                    self.asked = None
            case TookBack():
                self._apply_take_back(entry)
            case Handed():
                self._apply_hand_over(entry)
            case Returned():
                self._apply_return(entry)
            case Resigned():
                seat = self.seats[entry.seat]
                seat.stand_in, seat.once, seat.resigned = entry.bot, False, True
                self.asked = None  # others must agree from now on: whoever still wants to take a move back asks again
            case Stopping():
                if not entry.yes:
                    self.refused_stop = (self.round, self.step)
                self.stopping = self.stopping | {entry.guest} if entry.yes else set()
            case Ended():
                self.ended, self.asked = entry, None
                self.since = {}
            case Said():
                if entry.text:  # else it is no longer kept
                    self.chat = [*self.chat[1 - CHAT_LINES :], entry]
            case Locked():
                self.locked = entry.on
            case Kicked():
                self.kicked.add(entry.guest)
                for number in self.seats_of(entry.guest) if self.phase == "gathering" else ():
                    self.seats[number] = Seat(OPEN)
            case Allowed():
                self.talk = entry.talk
            case Rematched():
                self.rematch = entry.table
            case Closed():
                self.closed = entry
                self.since = {}
