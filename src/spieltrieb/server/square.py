"""The public square: how much people may say, what words they may use, and whom they may report."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

from spieltrieb.server import rendering, requests
from spieltrieb.server.errors import BadMessage, NotAllowed
from spieltrieb.server.guest_limits import GuestLimit
from spieltrieb.server.messages import encode
from spieltrieb.server.moderation import Report
from spieltrieb.server.people import LINE_LENGTH, Guest, clean
from spieltrieb.server.settings import Settings
from spieltrieb.server.table import Table
from spieltrieb.server.word_filter import WordFilter

CHAT_RATE, CHAT_BURST = 0.5, 5  # lines of a guest a second, and at once
AT_ONE_ADDRESS = 4  # times as much may come from one address
REPORTS = 10  # of a guest in an hour

log = logging.getLogger("spieltrieb.square")
C = TypeVar("C", bound=requests.Command)


class Square:
    """What holds for all talk of a server."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.words = WordFilter.from_file(settings.blocked_words)
        self._chat = GuestLimit(CHAT_RATE, CHAT_BURST, "chat", AT_ONE_ADDRESS, now)
        self._reports = GuestLimit(REPORTS / 3600, REPORTS, "reports", AT_ONE_ADDRESS, now)

    @property
    def limits(self) -> dict[str, GuestLimit]:
        """Its limits, by name."""
        return {"chat": self._chat, "reports": self._reports}

    def take(self, guest: str, address: str) -> None:
        """Note one more line or reaction; an error if it was too much, however many pages it came from."""
        self._chat.take(guest, address)

    def count_report(self, guest: str, address: str) -> None:
        """Note one more report; an error if it was too much."""
        self._reports.take(guest, address)

    def tidied(self, command: C) -> C:
        """A command as others may read it: words that the operator does not want are hidden in the chat.

        What nobody could see goes first: taken out later, it would leave such a word behind.
        """
        if isinstance(command, requests.Say):
            return msgspec.structs.replace(command, text=self.words.hidden(clean(command.text, LINE_LENGTH)))
        if isinstance(command, requests.Mix | requests.Sit):
            self.check(command.words)
        return command

    def check(self, *texts: str) -> None:
        """Make sure that these can be read by everybody: names, and words for the draw."""
        if any(self.words.finds(clean(text, len(text))) for text in texts):
            raise BadMessage(
                "This server does not allow one of these words. Choose others.",
                problem="words",
                reason="error-bad-message-words",
            )

    def report(self, table: Table, guest: Guest, wish: requests.ReportPerson, now: int) -> Report:
        """What is kept of a report: who, of whom, and the chat as it stands."""
        names = known_names(table)
        if wish.person not in names or wish.person == guest.id:
            sentence = "Only somebody else who sits or talks at this table can be reported."
            raise NotAllowed(sentence, reason="error-not-allowed-report")
        lines = [rendering.said(table, line) for line in table.chat]
        log.warning("reported", extra={"table": table.id, "guest": wish.person, "reason": wish.reason})
        return Report(
            at=now,
            table=table.id,
            guest=guest.id,
            person=wish.person,
            name=names[wish.person],
            reason=wish.reason,
            chat=encode(lines).decode(),
        )


def known_names(table: Table) -> dict[str, str]:
    """Everybody whom others notice at a table, by guest: who has said something, and who sits there."""
    said: Iterable[tuple[str, str]] = ((line.guest, line.name) for line in table.chat)
    sit = (
        (seat.player.guest, seat.player.name) for seat in table.seats if seat.player.guest and not seat.player.screen
    )
    return {**dict(said), **dict(sit)}
