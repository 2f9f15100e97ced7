"""Wrong links cost: whoever asks for tables that are not there may do so a few times, and then seldom.

A link is a secret that lets people in. What is asked for counts before it is looked up, and is given back if it is
there, so that many questions at once are no way around it; and somebody who has asked for too many is not told of those
that are there, either.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from spieltrieb.server.guest_limits import GuestLimit

AT_ONCE, A_SECOND = 30, 0.1  # wrong links of a guest
AT_ONE_ADDRESS = 10  # times as many may come from one address


class Guesses(GuestLimit):
    """How often people asked for what is not there."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(A_SECOND, AT_ONCE, "wrong links", AT_ONE_ADDRESS, now)
