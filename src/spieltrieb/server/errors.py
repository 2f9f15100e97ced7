"""What can go wrong at a table, one class each, with the status that HTTP has for it."""

from __future__ import annotations

from typing import Any, TypedDict

from spieltrieb.core.errors import SpieltriebError


class ServerError(SpieltriebError):
    """Something that was asked of the server cannot be done."""

    status = 400


class BadMessage(ServerError):
    """A message that is not JSON, too long, or not one of the protocol."""

    code = "bad-message"


class BadTable(ServerError):
    """A table cannot be set up like this."""

    code = "bad-table"


class BadLink(ServerError):
    """A personal link that is cut off, too old or was tampered with."""

    code = "bad-link"


class BadOrigin(ServerError):
    """Another site sent this."""

    code = "bad-origin"
    status = 403


class BadHost(ServerError):
    """The server is not known by the name under which it was asked."""

    code = "bad-host"
    status = 421


class NoGuest(ServerError):
    """Nobody is known by this connection: GET /api/me first, and keep the cookie."""

    code = "no-guest"
    status = 401


class BadCookie(ServerError):
    """A cookie that this server has not signed."""

    code = "bad-cookie"
    status = 401


class NotYourSeat(ServerError):
    """Somebody else sits there."""

    code = "not-your-seat"
    status = 403


class NotAllowed(ServerError):
    """Only somebody else may do this: the host, a player, the administrator."""

    code = "not-allowed"
    status = 403


class Banned(ServerError):
    """The administrator has turned this guest away."""

    code = "banned"
    status = 403


class AdviceOff(ServerError):
    """The table is played without advice."""

    code = "advice-off"
    status = 403


class UnknownTable(ServerError):
    """There is no such table, or no longer."""

    code = "unknown-table"
    status = 404


class UnknownPage(ServerError):
    """There is nothing at this address."""

    code = "unknown-page"
    status = 404


class NotNow(ServerError):
    """Not possible at this moment of the table."""

    code = "not-now"
    status = 409


class TableFull(ServerError):
    """All seats are taken."""

    code = "table-full"
    status = 409


class TimeUp(ServerError):
    """The clock has run out before this move came."""

    code = "time-up"
    status = 409


class Stale(ServerError):
    """A move for a state that has passed; the current one comes with this answer."""

    code = "stale"
    status = 409


class NoTakeBack(ServerError):
    """There is nothing that could be taken back."""

    code = "no-take-back"
    status = 409


class TableClosed(ServerError):
    """The table was closed."""

    code = "table-closed"
    status = 410


class TooLong(ServerError):
    """A message larger than the server takes."""

    code = "too-long"
    status = 413


class TooFast(ServerError):
    """More in a short time than the server takes from one guest."""

    code = "too-fast"
    status = 429


class TooMany(ServerError):
    """More tables or connections than the server gives one guest."""

    code = "too-many"
    status = 429


class NoStorage(ServerError):
    """The database cannot be written: nothing was lost, but nothing new can be kept."""

    code = "no-storage"
    status = 503


class Elsewhere(NoStorage):
    """The table is with another process of the town just now."""

    def __init__(self, owner: int) -> None:
        super().__init__("This table is at another server just now. Try again in a moment.", why="elsewhere")
        self.owner = owner


class Busy(ServerError):
    """Too much is being computed just now."""

    code = "busy"
    status = 503


class Overloaded(ServerError):
    """The server has more to do than it can: running games go on, but no new ones begin."""

    code = "overloaded"
    status = 503


class BadSetting(ServerError):
    """A setting of the server that is not valid."""

    code = "bad-setting"


class CannotListen(ServerError):
    """The server cannot listen at its address: another program does, or it is not allowed."""

    code = "cannot-listen"


class Problem(TypedDict):
    """Why something cannot be done: as every error is told."""

    code: str
    message: str  # in English; the page has its own words for the code
    arguments: dict[str, Any]


def problem_of(problem: Exception) -> Problem:
    """An error as JSON: a code and arguments for translation, and an English sentence; and likewise its cause."""
    if not isinstance(problem, SpieltriebError):
        return {
            "code": "error",
            "message": "Something went wrong in the server; it is noted in its log.",
            "arguments": {},
        }
    arguments = {name: _argument(value) for name, value in problem.arguments.items()}
    return {"code": problem.code, "message": str(problem), "arguments": arguments}


def _argument(value: Any) -> Any:
    if isinstance(value, SpieltriebError):
        return problem_of(value)
    return value if isinstance(value, str | int | float | bool | None) else str(value)
