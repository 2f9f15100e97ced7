"""What happens at tables by itself: bots move when it is their turn, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from spieltrieb.core.position import Position
from spieltrieb.server import decisions
from spieltrieb.server.computations import luck_of, memory_of, seen
from spieltrieb.server.decisions import Decision
from spieltrieb.server.live import Decide, Live
from spieltrieb.server.table import Table
from spieltrieb.server.turns import Urgency, Who
from spieltrieb.server.workers import Workers

THINKING = {"level4": 1.0, "level5": 1.0}  # seconds of the bots that use them; the others need next to none
QUICK_BUDGET = 0.5  # seconds that those others may use
MARGIN = 0.2  # seconds after which even a bot that uses all its time has surely answered

log = logging.getLogger("spieltrieb.tables")


class Pacemaker:
    """Keeps all tables going."""

    def __init__(
        self,
        workers: Workers,
        pace: float,
        counts: dict[str, int],
        now: Callable[[], int],
        is_here: Callable[[str], bool],
        submit: Callable[[Live, Decide], None],
        later: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._workers = workers
        self._pace = pace  # seconds that a bot takes for a move at least
        self._counts = counts
        self._now = now
        self._is_here = is_here
        self._submit = submit
        self._later = later
        self.stopped = False

    def go_on(self, live: Live) -> None:
        """Ask the bots that are to act, and set the clock."""
        table = live.table
        if self.stopped or live.gone:
            return
        seats = table.seats
        for seat in table.acting:
            if seats[seat].bot is not None and seat not in live.thinking and not (live.busy or live.is_unattended):
                live.thinking.add(seat)
                self._later(self._think(live, seat))
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = decisions.due(table)
        if due is not None:
            seconds = max(0, due - self._now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(seconds, self.lapse, live)

    def lapse(self, live: Live) -> None:
        """A clock may have run out."""
        live.timer = None
        self._counts["lapses"] += 1
        self._submit(live, decisions.lapse)

    def _who_waits(self, live: Live) -> tuple[Who, Urgency]:
        """Who waits for a bot's move, and how urgent that is: a player who is here, or nobody in particular."""
        table = live.table
        for seat in table.seats:
            guest = seat.player.guest
            if guest is not None and self._is_here(guest):
                return Who(guest, live.address if guest == table.host else ""), Urgency.PERSON
        return Who(table.host, live.address), Urgency.BOTS

    async def _think(self, live: Live, seat: int) -> None:
        """Let a bot choose for a seat. It answers after the same time whatever is hidden, where something is hidden."""
        table = live.table
        position, bot, round = table.position, table.seats[seat].bot, table.round
        assert position is not None
        assert bot is not None
        began = time.monotonic()
        try:
            luck = luck_of(table.seed, round, seat, position.step)
            memory = memory_of(table.seed, round, seat)
            sight = seen(position, seat, luck, THINKING.get(bot, QUICK_BUDGET), memory)
            who, urgency = self._who_waits(live)
            action = await self._workers.choose(f"{table.id}/{round}", bot, sight, who, urgency)
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            log.error("bot failed", extra={"table": table.id, "bot": bot, "problem": str(problem)})
            action = position.legal(seat)[0].action
        pace = self._pace
        if position.game.hides and pace:
            pace = max(pace, THINKING.get(bot, 0.0) + MARGIN)
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        live.thinking.discard(seat)
        self._counts["bot_moves"] += 1
        self._submit(live, partial(_choose, seat=seat, round=round, asked=position, action=action))


def _choose(table: Table, now: int, seat: int, round: int, asked: Position, action: int) -> Decision:
    return decisions.choose(table, seat, round, asked, action, now)
