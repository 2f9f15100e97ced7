"""How much one guest or one address may ask for: token buckets, which fill up with time and are emptied by use."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from weakref import WeakValueDictionary

from spieltrieb.server.errors import TooFast

FORGET = 10_000  # buckets kept at most; full ones are forgotten first, then the oldest


class Bucket:
    """A number of things at once, and a number per second after that."""

    __slots__ = ("__weakref__", "_at", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: float, now: float) -> None:
        most = max(1.0, most)  # a slow rate lets one thing through, too
        self._rate, self._most, self._tokens, self._at = rate, most, most, now

    def take(self, now: float) -> bool:
        """Take one token, if there is one."""
        tokens = self._tokens + (now - self._at) * self._rate
        self._at = now
        self._tokens = min(tokens, self._most)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def give_back(self, some: int = 1) -> None:
        """Put tokens back that were not needed; fewer than none, where others took some."""
        self._tokens = max(0.0, min(self._tokens + some, self._most))

    def has_one(self, now: float) -> bool:
        """Whether there is a token."""
        return self._tokens + (now - self._at) * self._rate >= 1

    def is_full(self, now: float) -> bool:
        """Whether nothing was asked for in a while."""
        return self._tokens + (now - self._at) * self._rate >= self._most


class Limit:
    """One bucket for everybody who asks, by a name."""

    def __init__(self, rate: float, most: float, what: str, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._what, self._now = rate, most, what, now
        self._buckets: dict[str, Bucket] = {}
        self._held: WeakValueDictionary[str, Bucket] = WeakValueDictionary()  # by somebody who takes from them directly
        self.taken: Counter[str] | None = None  # what other processes have to be told of, where there are some

    def take(self, who: str) -> None:
        """Note one more; an error if it was too much."""
        if self._rate == 0:
            return
        now = self._now()
        if not self._bucket(who, now).take(now):
            raise self._too_fast()
        if self.taken is not None:
            self.taken[who] += 1

    def _bucket(self, who: str, now: float) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= FORGET:
                self._forget(now)
            bucket = self._buckets[who] = self._held.get(who) or Bucket(self._rate, self._most, now)
        return bucket

    def hold(self, who: str) -> Bucket | None:
        """The bucket of somebody who takes from it very often; all who hold it have the same. None: no limit."""
        if self._rate == 0:
            return None
        bucket = self._held[who] = self._bucket(who, self._now())
        return bucket

    def forget(self) -> None:
        """Forget those who have asked for nothing in a while."""
        now = self._now()
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.is_full(now)}

    def give_back(self, who: str) -> None:
        """Note one less: what was taken was not needed."""
        bucket = self._buckets.get(who)
        if bucket is not None:
            bucket.give_back()
            if self.taken is not None:
                self.taken[who] -= 1

    def take_elsewhere(self, who: str, some: int) -> None:
        """Note what somebody has taken from the same limit at another process; or given back."""
        if self._rate:
            self._bucket(who, self._now()).give_back(-some)

    def check(self, who: str) -> None:
        """An error if one more would be too much; nothing is noted."""
        bucket = self._buckets.get(who)
        if bucket is not None and not bucket.has_one(self._now()):
            raise self._too_fast()

    def _too_fast(self) -> TooFast:
        return TooFast(f"That was too much at once ({self._what}). Wait a moment and try again.", what=self._what)

    def _forget(self, now: float) -> None:
        """Make room: those who asked for nothing in a while go first, then half of the others, the oldest first."""
        kept = [(who, bucket) for who, bucket in self._buckets.items() if not bucket.is_full(now)]
        self._buckets = dict(kept[len(kept) // 2 :] if len(kept) >= FORGET else kept)

    def __len__(self) -> int:
        return len(self._buckets)
