"""All settings of the server: from the command line, the environment, a file, or their defaults, in this order."""

from __future__ import annotations

import ipaddress
import math
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from spieltrieb.core.folders import data_folder
from spieltrieb.server.errors import BadSetting

PREFIX = "SPIELTRIEB_"
ELSEWHERE = {"CONFIG", "DATA", "CACHE", "CHILD", "COMPILE", "LOAD"}  # what other parts read under this prefix

_WORDS = {  # settings that are one of some words
    "admin": ("here", "everywhere", "off"),
    "log": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
}
_NAME = re.compile(r"\*|[a-z0-9_.-]+|\[[0-9a-f:.]+\]", re.IGNORECASE)
_PATH = re.compile(r"[a-z0-9_.:/~\[\]-]+", re.IGNORECASE)  # the host too: the path stands in cookies and in addresses


def _setting(default: Any, help: str, low: float | None = None, high: float | None = None) -> Any:
    return field(default=default, metadata={"help": help, "low": low, "high": high})


@dataclass(frozen=True)
class Settings:
    """The settings; each can also be given in the environment as SPIELTRIEB_NAME, or in the file."""

    host: str = _setting("127.0.0.1", "The address to listen at; 0.0.0.0 for everybody in the network.")
    port: int = _setting(5012, "The port to listen at; 0 for any that is free.", 0, 65535)
    db: str = _setting(
        "",
        "The database: a file (if none is named, spieltrieb.db in the user's data folder), or the address of a "
        "PostgreSQL database: postgresql://name:password@host/database.",
    )
    processes: int = _setting(
        1, "Processes that serve, on a PostgreSQL database; each has a core of its own. See docs/scaling.md.", 1, 256
    )
    link: str = _setting(
        "127.0.0.1",
        "The address of this machine at which processes on other machines reach this one, in a private network; with "
        "a port, or any that is free.",
    )
    public: str = _setting(
        "", "The address people use, behind a reverse proxy: https://play.example.org/games. A path becomes the prefix."
    )
    hosts: str = _setting(
        "", "More names under which people reach the server, separated by commas; * for any. See 'For the internet'."
    )
    origins: str = _setting("", "Other sites whose pages may use this server, separated by commas.")
    proxies: str = _setting(
        "127.0.0.1,::1", "Addresses of reverse proxies whose X-Forwarded headers are believed, separated by commas."
    )
    workers: int = _setting(0, "Processes for bots and advice; 0: one less than there are cores, at least one.", 0, 256)
    prepare: bool = _setting(True, "Whether what must be compiled once is compiled after the start, beside all else.")
    bot_pace: float = _setting(0.7, "Seconds that a bot takes for a move at least, so that people can follow.", 0, 60)
    leave_after: int = _setting(60, "Seconds after which a seat that was left can be handed to a bot.", 0, 86400)
    advice_seconds: float = _setting(1.0, "Seconds spent on advice.", 0.01, 60)
    review_seconds: float = _setting(
        0.1, "Seconds spent on every move of a review; three times that where it seems to be a mistake.", 0.01, 10
    )
    message_bytes: int = _setting(16_384, "The longest message of a WebSocket.", 1024, 1_000_000)
    body_bytes: int = _setting(65_536, "The longest body of a request.", 1024, 10_000_000)
    messages_per_second: float = _setting(
        20,
        "Messages a guest may send in a second, on average, over all their WebSockets; ten times as many may come from "
        "one address; 0: no limit.",
        0,
    )
    request_seconds: float = _setting(20, "Seconds in which a request must have come whole; 0: no limit.", 0, 3600)
    requests_per_second: float = _setting(
        20, "Requests an address may send in a second, on average, WebSocket handshakes included; 0: no limit.", 0
    )
    tables_per_hour: int = _setting(60, "Tables a guest may make in an hour; 0: no limit.", 0)
    tables_per_address: int = _setting(300, "Tables made from one address in an hour; 0: no limit.", 0)
    guests_per_hour: int = _setting(300, "New guests an address may bring in an hour; 0: no limit.", 0)
    ban_hours: int = _setting(
        24, "Hours that no new guest is let in from the address of one who was turned away; 0: they are.", 0, 100_000
    )
    connections_per_guest: int = _setting(20, "WebSockets a guest may have open; 0: no limit.", 0)
    connections_per_address: int = _setting(
        200, "WebSockets an address may have open, and as many other connections; 0: no limit.", 0
    )
    connections: int = _setting(20_000, "WebSockets in all; 0: no limit.", 0)
    blocked_words: str = _setting(
        "", "A file with a word a line that nobody may use in a name and that is hidden in the chat."
    )
    archive_after: int = _setting(
        30, "Days after which a finished table is archived, and what was said there deleted; 0: never.", 0
    )
    close_after: int = _setting(
        180, "Days after which a table is closed at which nobody does anything and no clock runs; 0: never.", 0
    )
    forget_after: int = _setting(
        90,
        "Days after which a guest is forgotten who has not come back and has no tables, and a report once it is "
        "settled; 0: never.",
        0,
    )
    tables: int = _setting(20_000, "Tables in memory from which on no new ones are made; 0: no limit.", 0)
    behind_ms: float = _setting(
        100,
        "Milliseconds that the server may be behind, on average, before no new tables are made; 0: no limit.",
        0,
        1000,
    )
    metrics: bool = _setting(True, "Whether /metrics is there, for requests from this machine only.")
    admin: str = _setting(
        "here", "Who finds /admin: here (requests from this machine), everywhere, or off. A key is needed anyway."
    )
    log: str = _setting("text", "How the log is written: text, or json for programs.")
    log_level: str = _setting("info", "What the log tells: debug, info, warning or error.")

    def __post_init__(self) -> None:
        for setting in fields(self):
            _check(setting, getattr(self, setting.name))
        for name, (*others, last) in _WORDS.items():
            if getattr(self, name) not in (*others, last):
                said = f"must be {', '.join(others)} or {last}; it was {getattr(self, name)!r}"
                raise BadSetting(f"Setting {name!r} {said}.", setting=name)
        for name, (is_one, what) in _LISTS.items():
            for one in filter(None, map(str.strip, getattr(self, name).split(","))):
                if not is_one(one):
                    said = f"must be {what}, separated by commas; one of them was {one!r}"
                    raise BadSetting(f"Setting {name!r} {said}.", setting=name)
        if self.public and not _is_address(self.public):
            raise BadSetting(
                f"Setting 'public' must be an address like https://play.example.org; it was {self.public!r}.",
                setting="public",
            )

    @property
    def database(self) -> Path | str:
        """The database: the path of a file, or the address of a PostgreSQL database."""
        if self.db.startswith(("postgresql://", "postgres://")):
            return self.db
        return Path(self.db).expanduser() if self.db else data_folder() / "spieltrieb.db"

    @property
    def prefix(self) -> str:
        """The path under which the server is reached, without a slash at the end."""
        return urlsplit(self.public).path.rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return urlsplit(self.public).scheme == "https"


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        is_one = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        return is_one and "@" not in parts.netloc and _PATH.fullmatch(text[len(parts.scheme) + 3 :]) is not None
    except ValueError:
        return False


def _is_origin(text: str) -> bool:
    return _is_address(text) and text.rstrip("/").count("/") == 2


def _is_proxy(text: str) -> bool:
    try:
        return text == "*" or bool(ipaddress.ip_network(text))
    except ValueError:
        return False


# A list with an entry that can never match would be accepted, and do nothing.
_LISTS: dict[str, tuple[Callable[[str], bool], str]] = {
    "origins": (_is_origin, "addresses like https://other.example.org"),
    "hosts": (lambda text: _NAME.fullmatch(text) is not None, "names like play.example.org, without a port"),
    "proxies": (_is_proxy, "addresses or networks like 10.0.0.7 or 10.0.0.0/24"),
}


def _check(setting: Field[Any], value: Any) -> None:
    low, high = setting.metadata["low"], setting.metadata["high"]
    if low is not None and not low <= value <= (math.inf if high is None else high):  # so NaN does not pass
        span = f"from {low} to {high}" if high is not None else f"at least {low}"
        raise BadSetting(f"Setting {setting.name!r} must be {span}; it was {value}.", setting=setting.name)


def load(
    given: Mapping[str, Any], config: str | os.PathLike[str] | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings: those given first, then the environment, then the file, then the defaults."""
    known = {setting.name: setting for setting in fields(Settings)}
    found: dict[str, Any] = {}
    if config is None:
        config = environment.get(f"{PREFIX}CONFIG")
    if config is not None:
        found |= _from_file(Path(config), known)
    for name, setting in known.items():
        if (text := environment.get(PREFIX + name.upper())) is not None:
            found[name] = _typed(setting, text, f"{PREFIX}{name.upper()} in the environment")
    found |= {name: value for name, value in given.items() if value is not None}
    return Settings(**found)


def unknown(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Names in the environment that look like settings but aren't: somebody mistyped them."""
    known = {setting.name.upper() for setting in fields(Settings)} | ELSEWHERE
    return sorted(name for name in environment if name.startswith(PREFIX) and name[len(PREFIX) :] not in known)


def from_texts(named: Iterable[str]) -> dict[str, Any]:
    """Settings from texts like `bot_pace=0.3`."""
    known = {setting.name: setting for setting in fields(Settings)}
    found = {}
    for text in named:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known or not equals:
            raise BadSetting(
                f"There is no setting {text!r}; it should look like bot_pace=0.3. There are: {', '.join(known)}.",
                setting=name,
            )
        found[name] = _typed(known[name], value.strip(), f"Setting {name!r}")
    return found


def _from_file(path: Path, known: Mapping[str, Field[Any]]) -> dict[str, Any]:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadSetting(f"The file {path} cannot be read: {problem.strerror}.", setting="config") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadSetting(f"The file {path} is not TOML: {problem}.", setting="config") from None
    for name in content:
        if name not in known:
            raise BadSetting(
                f"{path.name} has a setting {name!r}, which there is not; there are: {', '.join(known)}.", setting=name
            )
    return {name: _typed(known[name], value, f"{name!r} in {path.name}") for name, value in content.items()}


def _typed(setting: Field[Any], value: Any, where: str) -> Any:
    """A value as the setting has it: numbers and switches may come as text."""
    kind: Any = type(setting.default)
    words = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
    try:
        if kind is bool:
            return value if isinstance(value, bool) else words[str(value).strip().lower()]
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            raise ValueError
        if kind is int and isinstance(value, float):
            raise ValueError
        return kind(value)
    except (ValueError, KeyError):
        what = {int: "a whole number", float: "a number", bool: "true or false", str: "text"}[kind]
        raise BadSetting(f"{where} must be {what}; it was {value!r}.", setting=setting.name) from None


def table() -> str:
    """All settings as a table for the documentation."""
    lines = ["| setting | environment | default | what it is |", "|---|---|---|---|"]
    for setting in fields(Settings):
        default = repr(setting.default).replace("'", "") if setting.default != "" else "none"
        lines.append(
            f"| `{setting.name}` | `{PREFIX}{setting.name.upper()}` | {default} | {setting.metadata['help']} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
