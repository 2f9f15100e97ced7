"""A sitting: a game or a match from its first word to its last, with the seed that deals and the file that keeps it."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import Any

from spieltrieb.bots import BotFailed
from spieltrieb.cli.files import Keeper, read_records, unused_path
from spieltrieb.cli.keyboard import Leave, ask, leave_if_wanted
from spieltrieb.cli.seating import Seating, seat_again
from spieltrieb.cli.session import Session
from spieltrieb.cli.showing import show_outcome, show_sheet
from spieltrieb.cli.terminal import FINE, INTERRUPTED, WRONG_USE, complain, explain, say, tell
from spieltrieb.core.chance import commitment, new_seed
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import BadMatch, BadRecord, SpieltriebError
from spieltrieb.core.match import Match
from spieltrieb.core.position import Position
from spieltrieb.core.record import Record, check_seed, verify
from spieltrieb.games import games
from spieltrieb.locale import text

MOST_ROUNDS = 1000  # as in core/match.py


@dataclass
class Sitting:
    """People and programs at one keyboard, for one game or one match."""

    lang: str
    game: Game
    seating: Seating
    keeper: Keeper
    seed: str
    position: Position  # where the first game stands
    match: Match | None = None
    mark: dict[str, Any] | None = None  # of a game whose match cannot be continued here
    moves_before: int = 0  # how many moves of the first game were made in another sitting
    seed_is_new: bool = False  # whether another seed, not known here, dealt before

    def run(self) -> int:
        """Play until all is over or somebody leaves, and return the exit code."""
        self._session = Session(self.lang, self.game, self.seating, self.keeper)
        self._introduce()
        _interrupt_when_stopped()
        try:
            self._play()
        except Leave as leaving:
            self._leave(leaving.can_be_asked)
        except KeyboardInterrupt:
            print()
            self._leave(can_be_asked=False)
            return INTERRUPTED
        except BotFailed as problem:
            complain(explain(problem, self.lang))
            self._leave(can_be_asked=False)
            return WRONG_USE
        else:
            self._farewell()
        return FINE

    def _play(self) -> None:
        position = self.position
        while True:
            self._session.mark = self.match.mark() if self.match else self.mark
            position = self._session.play(position)
            self.keeper.finished.append(position.record(self._session.mark))
            outcome = position.outcome
            assert outcome is not None
            show_outcome(self.lang, self.game, outcome, self.seating.names)
            say()
            if self.match is None:
                return
            self.match = self.match.add(position)
            show_sheet(self.lang, self.match)
            if total := self.match.outcome:
                show_outcome(self.lang, self.game, total, self.seating.names)
                say()
                return
            answer = ask(text(self.lang, "cli-next-game", round=self.match.round, of=self.match.rounds) + " ")
            leave_if_wanted(self.lang, answer)
            position = self.match.next_game()

    # ---- Before and after ----

    def _introduce(self) -> None:
        self._say("cli-welcome", game=text(self.lang, f"{self.game.key}-name"), names=", ".join(self.seating.names))
        if self.match:
            self._say("cli-match-round", round=self.match.round, of=self.match.rounds)
        if self.mark:
            self._say("cli-match-incomplete")
        if self.moves_before:
            self._say("cli-resumed", count=self.moves_before)
        if self.seed_is_new:
            self._say("cli-new-seed")
        self._say("cli-promise", commitment=commitment(self.seed))
        self._say("cli-help-hint")
        say()

    def _farewell(self) -> None:
        """All is played: show the seed, and keep the record if that is wanted."""
        path = None
        with suppress(Leave, KeyboardInterrupt):
            path = self._keep(self.keeper.path or self._asked_path("cli-keep-finished"), None)
        self._reveal(path)

    def _leave(self, can_be_asked: bool) -> None:
        """Somebody stops early: keep what was played, so that it can be resumed."""
        position = self._session.position
        under_way = position is not None and any(actor >= 0 for actor, _ in position.history)
        if not under_way and not self.keeper.finished:
            self._say("cli-nothing-kept")
            return
        current = position.record(self._session.mark) if position is not None and under_way else None
        wanted = self.keeper.path or unused_path(self.game.key)
        if self.keeper.path is None and can_be_asked:
            with suppress(Leave, KeyboardInterrupt):
                answer = ask(text(self.lang, "cli-keep-unfinished", path=str(wanted)) + " ")
                if answer.lower() in ("n", "no", text(self.lang, "cli-no")):
                    self._say("cli-nothing-kept")
                    return
                wanted = Path(answer).expanduser() if answer else wanted
        path = self._keep(wanted, current)
        if path is not None:
            self._say("cli-go-on")
            say(f"  spieltrieb play --resume {shlex.quote(str(path))}")
        self._reveal(path)

    def _keep(self, wanted: Path | None, current: Record | None) -> Path | None:
        """Write the record there, or, if that does not work, in the user's own folder; and say where it is."""
        for path in (wanted, unused_path(self.game.key)) if wanted else ():
            try:
                say(text(self.lang, "cli-saved", path=self.keeper.save(current, path)))
            except (SpieltriebError, OSError) as problem:
                complain(explain(problem, self.lang) if isinstance(problem, SpieltriebError) else str(problem))
            else:
                return path
        return None

    def _asked_path(self, key: str) -> Path | None:
        answer = ask(text(self.lang, key) + " ")
        return Path(answer).expanduser() if answer else None

    def _reveal(self, path: Path | None) -> None:
        """Show the seed, now that nothing is dealt from it any more, and how to check with it."""
        if self.seed_is_new:
            self._say("cli-seed-part", seed=self.seed)
            return
        self._say("cli-seed", seed=self.seed)
        if path is not None and (self.match is None or self.keeper.alone(path)):
            # Other games in the file were dealt by other seeds: then look at the last one only.
            what = "" if self.keeper.alone(path) else " --show"
            self._say("cli-check")
            say(f"  spieltrieb replay {shlex.quote(str(path))}{what} --seed {shlex.quote(self.seed)}")

    def _say(self, key: str, **arguments: object) -> None:
        tell(text(self.lang, key, **arguments))


def _interrupt_when_stopped() -> None:
    """Treat the end of the terminal, or of the machine, like Ctrl-C: the game is kept."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    for name in ("SIGTERM", "SIGHUP"):
        with suppress(AttributeError, ValueError):  # Windows knows no SIGHUP, and only the main thread may set them
            signal.signal(getattr(signal, name), interrupt)


# ---- Going on with a game that was kept ----


def resumed(
    lang: str, path: Path, *, save: Path | None, seed: str | None, people: tuple[int, ...] | None, bots: Sequence[str]
) -> Sitting:
    """The sitting that goes on with the last game of a file, or with the next game of its match."""
    records = read_records(path)
    if not records:
        raise BadRecord(
            f"{path} holds no records, so there is nothing to resume.",
            reason="error-bad-record-empty",
            where=str(path),
        )
    last = records[-1]
    position = verify(last, games, f"{path.name}, last record")
    new = seed or new_seed()
    match, before = _match_so_far(records, last, position.game, new)
    if position.outcome and (match is None or match.over):
        raise BadRecord(
            f"The last game of {path} is over, so there is nothing to resume.",
            reason="error-bad-record-over",
            where=str(path),
        )
    keeper = Keeper(save)
    keeper.resume(path, before, last)
    if position.outcome and match is not None:
        start, moves = match.next_game(), 0
    else:
        start, moves = position.with_seed(f"{new}/{match.round}" if match else new), position.step
    return Sitting(
        lang,
        position.game,
        seat_again(position.game, last.players, people, bots, new),
        keeper,
        new,
        start,
        match,
        mark=dict(last.match) if last.match and match is None else None,
        moves_before=moves,
        seed_is_new=not (seed and all(_dealt_by(record, seed) for record in [*before, last])),
    )


def _dealt_by(record: Record, seed: str) -> bool:
    try:
        check_seed(record, games, f"{seed}/{record.match.get('round')}" if record.match else seed)
    except BadRecord:
        return False
    return True


def _match_so_far(records: list[Record], last: Record, game: Game, seed: str) -> tuple[Match | None, list[Record]]:
    """The match that the last record belongs to, and the records of its finished games; None if some are missing."""
    mark = last.match or {}
    number, rounds, name = mark.get("round"), mark.get("of"), mark.get("id")
    if not isinstance(number, int) or not isinstance(rounds, int) or not 1 <= number <= rounds <= MOST_ROUNDS:
        return None, []
    games_of_match = [record for record in records if record.match and record.match.get("id") == name]
    finished = [_round(games_of_match, n) for n in range(1, number + (last.result is not None))]
    before = [record for record in finished if record is not None and record.result is not None]
    if len(before) != len(finished):
        return None, []
    options = dict(last.options)
    options["starter"] = (int(options.get("starter", 0)) - number + 1) % len(last.players)
    try:
        match = Match.start(game, list(last.players), rounds, seed, str(name), **options)
    except BadMatch:
        return None, []
    outcomes = [verify(record, games, f"game {n} of the match").outcome for n, record in enumerate(before, 1)]
    return replace(match, outcomes=tuple(outcome for outcome in outcomes if outcome)), before


def _round(records: list[Record], number: int) -> Record | None:
    """The last record of this game of a match."""
    return next((one for one in reversed(records) if one.match and one.match.get("round") == number), None)
