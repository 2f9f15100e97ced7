"""What is kept together with the entries of a decision: who sits there now, results, whether the table is over."""

from __future__ import annotations

from spieltrieb.server.decisions import Decision
from spieltrieb.server.entries import Began, Closed, Ended, Sat
from spieltrieb.server.kept import AWAKE, UNFINISHED, Besides, Founded, Result
from spieltrieb.server.live import Live
from spieltrieb.server.results import results_of, results_of_end
from spieltrieb.server.table import Phase, Table


def is_mid_game(live: Live, decision: Decision) -> bool:
    """Whether this is a move like most others, with which nothing else has to be kept."""
    return bool(decision.after and decision.after[-1].actors) and live.due == AWAKE


def besides_of(live: Live, decision: Decision, founded: Founded | None, now: int) -> Besides:
    """What is kept with the entries of a decision; `founded` is the table where those who play go on."""
    phase = _new_phase(live.table, decision)
    return Besides(
        phase=phase,
        seated=[entry.player.guest for entry in decision.entries if isinstance(entry, Sat) and entry.player.guest],
        results=_results(live, decision, now),
        awake=live.due != AWAKE and (phase or live.table.phase) in UNFINISHED,
        reopened=live.archived > 0,
        founded=founded,
    )


def _results(live: Live, decision: Decision, now: int) -> tuple[Result, ...]:
    """The results that come with a decision: a game is over, or was given up."""
    last = decision.entries[-1]
    if isinstance(last, Ended):
        return results_of_end(live.table, live.key, last, now)
    after = decision.after[-1] if decision.after else None
    return results_of(live.table, live.key, after, now) if after is not None and not after.actors else ()


def _new_phase(table: Table, decision: Decision) -> Phase | None:
    """The phase that the table will have, where it changes."""
    last = decision.entries[-1]
    if isinstance(last, Began):
        return "playing"
    if isinstance(last, Closed):
        return "closed"
    if isinstance(last, Ended):
        return "over"
    over = decision.after and not decision.after[-1].actors
    return "over" if over and len(table.finished) + 1 == table.rounds else None
