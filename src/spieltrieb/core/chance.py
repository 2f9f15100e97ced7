"""Fair and provable dealing: every chance outcome follows from a secret seed, and can be checked once it is shown.

Outcome number k (0 for the first of a game, chance steps only) is a number below the count n of face-down tiles:
HMAC-SHA-256 with the seed as key and the decimal digits of k as message gives four 64-bit numbers, high byte first.
The first of them that is below the largest multiple of n that fits into 64 bits is taken modulo n, so that every tile
is exactly equally likely. If none is (once in 2**200 games), the message "k.1" is tried, then "k.2", and so on.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

import numpy as np

from spieltrieb.core.errors import BadOption

Seed = int | str | bytes


def seed_bytes(seed: Seed) -> bytes:
    """The bytes of a seed: text as UTF-8, a number as its decimal digits, so that 7 and "7" are the same seed."""
    if isinstance(seed, bytes):
        return seed
    if isinstance(seed, bool) or not isinstance(seed, (int, float, str, np.number)):
        raise BadOption(f"A seed is a number, text or bytes, not {seed!r}.", option="seed", value=repr(seed))
    try:
        return str(seed).encode()
    except UnicodeEncodeError:
        raise BadOption(f"A seed must be proper Unicode, not {seed!r}.", option="seed", value=repr(seed)) from None


def new_seed() -> str:
    """A secret seed that nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: Seed) -> str:
    """What may be shown before the game so that the seed cannot be exchanged afterwards: its SHA-256."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def mixed(secret: str, words: Iterable[str]) -> str:
    """The seed of a secret into which players have mixed words of their own: the secret alone where there are none."""
    return "\n".join([secret, *words])


def is_promised(seed: Seed, promise: str) -> bool:
    """Whether this seed is the one whose SHA-256 was shown.

    Or begins with it: words of the players are mixed in after a line end, a match numbers its games after a slash.
    """
    whole = seed_bytes(seed).decode(errors="replace")
    secrets = {whole, whole.partition("\n")[0], whole.partition("\n")[0].partition("/")[0]}
    return any(commitment(secret) == promise.strip().lower() for secret in secrets)


def draw(seed: Seed, k: int, n: int) -> int:
    """The k-th chance outcome as a number below n."""
    key = seed_bytes(seed)
    fair = (1 << 64) - (1 << 64) % n
    message = str(k)
    retry = 0
    while True:
        digest = hmac.digest(key, message.encode(), "sha256")
        for start in range(0, 32, 8):
            number = int.from_bytes(digest[start : start + 8], "big")
            if number < fair:
                return number % n
        retry += 1
        message = f"{k}.{retry}"
