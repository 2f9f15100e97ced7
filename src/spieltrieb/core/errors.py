"""What can go wrong, one class each: with a code and arguments for translation, and an English sentence."""

from __future__ import annotations

from typing import Any


class SpieltriebError(ValueError):
    """Something a person or a program asked for cannot be done; the sentence says what, where and what to do.

    The code says what kind of thing went wrong. Where one kind has many causes, the argument `reason` is the key of the
    text in the catalogues that says exactly which, with the other arguments. An argument may be an error: the cause.
    """

    code = "error"

    def __init__(self, sentence: str, **arguments: Any) -> None:
        super().__init__(sentence)
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (type(self), str(self), self.arguments))


def _rebuild(kind: type[SpieltriebError], sentence: str, arguments: dict[str, Any]) -> SpieltriebError:
    return kind(sentence, **arguments)


class Unreadable(SpieltriebError):
    """The text is not a move of this game."""

    code = "unreadable"


class Illegal(SpieltriebError):
    """The text is a move, but not one that may be made here."""

    code = "illegal"


class Ambiguous(SpieltriebError):
    """Two or more moves match the text."""

    code = "ambiguous"


class WrongActor(SpieltriebError):
    """Somebody else is to act."""

    code = "wrong-actor"


class GameOver(SpieltriebError):
    """No move is possible any more."""

    code = "game-over"


class UnknownGame(SpieltriebError, KeyError):
    """There is no game of that name."""

    code = "unknown-game"

    __str__ = ValueError.__str__  # a KeyError would show its sentence in quotes


class BadPlayers(SpieltriebError):
    """Unsupported number of players."""

    code = "bad-players"


class BadOption(SpieltriebError):
    """There is no such option, or it does not take that value."""

    code = "bad-option"


class BadRecord(SpieltriebError):
    """A record cannot be read, or what it says does not hold."""

    code = "bad-record"


class BadMatch(SpieltriebError):
    """A match cannot be played or continued like this."""

    code = "bad-match"


class BadLanguage(SpieltriebError):
    """There are no texts in that language."""

    code = "bad-language"


class BadBot(SpieltriebError):
    """There is no such bot, or it cannot play here."""

    code = "bad-bot"


class MissingExtra(SpieltriebError):
    """Something needs a package that players do not need, and that is not installed."""

    code = "missing-extra"


def missing(package: str, extra: str) -> MissingExtra:
    """The error that says which package is not installed, and how to install it."""
    sentence = f"{package} isn't installed; to get it: pip install 'spieltrieb[{extra}]'"
    return MissingExtra(sentence, package=package, extra=extra)
