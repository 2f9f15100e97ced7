"""How many WebSockets there are, by address and by guest: at this process, and at the others of a town."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

ALL = "all"  # those of this process, whoever has them


class Connections:
    """All WebSockets, counted."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[object, dict[str, int]] = {}  # by process
        self._changed: set[str] | None = None  # what others have to be told of, where there are some

    def __getitem__(self, key: str) -> int:
        return self._here[key]

    def count(self, keys: Iterable[str], change: int) -> None:
        """Note that there is one more, or one less."""
        for key in keys:
            self._here[key] += change
            if not self._here[key]:
                del self._here[key]
            if self._changed is not None:
                self._changed.add(key)

    def everywhere(self, key: str) -> int:
        """How many there are of a guest or from an address, at all processes."""
        return self._here[key] + sum(there.get(key, 0) for there in self._elsewhere.values() if key != ALL)

    # ---- Other processes ----

    def share(self) -> dict[str, int]:
        """All there are, for a process that is new; from now on changes are noted for it."""
        self._changed = self._changed or set()
        return dict(self._here)

    def changes(self) -> dict[str, int]:
        """How many there are now where that has changed since this was asked last."""
        changed, self._changed = self._changed, None if self._changed is None else set()
        return {key: self._here[key] for key in changed or ()}

    def hear(self, where: object, counts: Mapping[str, int]) -> None:
        """How many there are at another process now."""
        there = {**self._elsewhere.get(where, {}), **counts}
        self._elsewhere[where] = {key: count for key, count in there.items() if count}

    def forget(self, where: object) -> None:
        """Another process is gone, and all that it had."""
        self._elsewhere.pop(where, None)
