"""What people read: texts by language and key, from Fluent catalogues that the page uses too.

A catalogue is a file, and its keys begin with its name, so that `cli-you` is found in cli.ftl, `kreuzquer-tagline` in
kreuzquer.ftl and `error-illegal` in errors.ftl. Only the files that are needed are read.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

from spieltrieb.core.errors import BadLanguage

FALLBACK = "en"
_FOLDER = Path(__file__).parent
_KEYS = {"errors": "error"}  # how keys begin, where it is not the name of their file


@cache
def languages() -> tuple[str, ...]:
    """The available languages, by their codes."""
    return tuple(sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl"))))


def default_language() -> str:
    """The language of the environment (LC_ALL, LC_MESSAGES, LANG), if there is a catalogue for it; otherwise en."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(variable):
            code = _code(wish)
            return code if code in languages() else FALLBACK
    return FALLBACK


def check_language(lang: str | None) -> str:
    """The code of a language as it was asked for (`de`, `DE`, `de_AT`); None: the environment's own."""
    if lang is None:
        return default_language()
    code = _code(lang)
    if code not in languages():
        known = ", ".join(languages())
        raise BadLanguage(f"There are no texts in the language {lang!r}; there are: {known}.", lang=lang, known=known)
    return code


def text(lang: str, key: str, /, **arguments: Any) -> str:
    """The text of a key in a language; a text that a language lacks comes in English."""
    return _format(lang, key, None, arguments)


def section(lang: str, key: str) -> tuple[str, str]:
    """A section of the rules: its heading, and its body."""
    return _format(lang, key, None, {}), _format(lang, key, "text", {})


def _format(lang: str, key: str, attribute: str | None, arguments: dict[str, Any]) -> str:
    code = check_language(lang)
    for candidate in dict.fromkeys((code, FALLBACK)):
        bundle = _bundle(candidate, _file(candidate, key))
        if bundle is None or not bundle.has_message(key):
            continue
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            formatted, problems = bundle.format_pattern(pattern, {name: _plain(a) for name, a in arguments.items()})
            if problems:
                raise KeyError(f"text {key!r} cannot be put together: {problems[0]}")
            return str(formatted)
    raise KeyError(f"no text {key!r} in the catalogues")


def _plain(argument: Any) -> Any:
    """An argument as Fluent knows them: text or a number."""
    if isinstance(argument, int | float) and not isinstance(argument, bool):
        return argument
    return str(argument)


@cache
def _files(lang: str) -> tuple[str, ...]:
    """The catalogues of a language, by the beginning of their keys; those with the longest come first."""
    return tuple(sorted((_KEYS.get(path.stem, path.stem) for path in (_FOLDER / lang).glob("*.ftl")), key=len)[::-1])


def _file(lang: str, key: str) -> str | None:
    """The catalogue in which a key is to be found, by the beginning of its keys."""
    return next((beginning for beginning in _files(lang) if key.startswith(f"{beginning}-")), None)


@cache
def _bundle(lang: str, beginning: str | None) -> Any:
    """The catalogue whose keys begin so; None if there is none."""
    if beginning is None:
        return None
    name = next((name for name, keys in _KEYS.items() if keys == beginning), beginning)
    path = _FOLDER / lang / f"{name}.ftl"
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _code(wish: str) -> str:
    """The language of a locale's name: `de` of `de_DE.UTF-8`."""
    return wish.strip().lower().partition(".")[0].partition("@")[0].replace("_", "-").partition("-")[0]
