"""Words that the operator of a server does not want to read: hidden in the chat, and refused in names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from spieltrieb.server.errors import BadSetting
from spieltrieb.server.people import look

HIDDEN = "•"  # stands for each letter of such a word


class WordFilter:
    """Finds words however they are spelled: in capitals, with accents, with invisible characters in between."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        plain = sorted({look(word).strip() for word in words} - {""}, key=len, reverse=True)
        # Not \b: a word may begin or end with a character that is not a letter.
        self._words = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, plain))})(?!\w)") if plain else None

    @classmethod
    def from_file(cls, path: str) -> WordFilter:
        """The filter of a file with a word a line; lines that begin with # are notes. No file: nothing is found."""
        if not path:
            return cls()
        try:
            lines = Path(path).expanduser().read_text(encoding="utf-8-sig").splitlines()
        except (OSError, UnicodeDecodeError) as problem:
            why = problem.strerror if isinstance(problem, OSError) else "it is not text in UTF-8"
            raise BadSetting(
                f"Setting 'blocked_words': the file {path} cannot be read: {why}.", setting="blocked_words"
            ) from None
        return cls(line for line in lines if not line.startswith("#"))

    def finds(self, text: str) -> bool:
        """Whether such a word is in a text."""
        return self._words is not None and self._words.search(look(text)) is not None

    def hidden(self, text: str) -> str:
        """The text with such words made unreadable."""
        if self._words is None:
            return text
        signs = list(text)
        plain, origin = [], []  # the plain text, and which character of the text each of its characters stands for
        for number, sign in enumerate(signs):
            for letter in look(sign):
                plain.append(letter)
                origin.append(number)
        for found in self._words.finditer("".join(plain)):
            for number in origin[found.start() : found.end()]:
                signs[number] = HIDDEN
        return "".join(signs)
