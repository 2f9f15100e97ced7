"""All figures of a server, as Prometheus reads them: of this process, and of what all processes share."""

from __future__ import annotations

from collections.abc import Iterator

from spieltrieb.server.gate import Gate
from spieltrieb.server.hub import Hub
from spieltrieb.server.load import REASONS
from spieltrieb.server.metrics import figure, histogram


def own_figures(hub: Hub, gate: Gate) -> list[str]:
    """What this process knows of itself, line by line."""
    return list(_figures(hub, gate))


def _figures(hub: Hub, gate: Gate) -> Iterator[str]:
    figures, workers, counts = hub.figures, hub.workers, hub.figures.counts
    arriving = len(gate.door.turnstile) if gate.door is not None else 0
    yield from figure("tables", "gauge", "tables in memory", len(hub.tables))
    yield from figure("connections", "gauge", "open WebSockets", gate.connections["all"])
    yield from figure("guests_present", "gauge", "guests who are connected", len(hub.presence))
    yield from figure("thinking", "gauge", "moves, advice and reviews being computed", workers.waiting)
    yield from figure("thinking_queue", "gauge", "what waits for its turn, by urgency", workers.lengths(), "urgency")
    yield from figure("commit_queue", "gauge", "changes that wait for the disk", hub.storage.waiting)
    yield from figure("arriving", "gauge", "requests that wait at the door", arriving)
    overloaded = {reason: int(reason in hub.load.reasons) for reason in REASONS}
    yield from figure("overloaded", "gauge", "1: no new tables are made for this reason", overloaded, "reason")
    yield from figure("commands_total", "counter", "messages that came in", counts["commands"])
    yield from figure("refused_total", "counter", "commands that were refused", counts["refused"])
    yield from figure("refusals_total", "counter", "all that was refused, by reason", figures.refusals, "reason")
    yield from figure("moves_total", "counter", "moves that were committed", counts["moves"])
    yield from figure("bot_moves_total", "counter", "of these, moves of bots", counts["bot_moves"])
    yield from figure("lapses_total", "counter", "clocks that ran out", counts["lapses"])
    yield from figure("commits_total", "counter", "transactions of the database", hub.storage.commits)
    yield from figure("appended_total", "counter", "entries of tables' logs", hub.storage.appended)
    answers = {str(status): number for status, number in figures.answers.items()}
    yield from figure("answers_total", "counter", "answers by status", answers, "status")
    yield from histogram("lag_seconds", "how late the event loop is", figures.lag)
    yield from histogram("commit_seconds", "from a command until it is on disk", figures.commits)
    yield from histogram("request_seconds", "from a request until its answer", figures.requests)
    yield from histogram("thinking_wait_seconds", "until a thought's turn comes", workers.waited, "kind")
    yield from histogram("thinking_seconds", "until a thought is there", workers.took, "kind")


async def queue_figures(hub: Hub) -> list[str]:
    """What waits in the queue of jobs, which all processes share, line by line; nothing where there is none."""
    asker = hub.workers.asker
    if asker is None:
        return []
    try:
        found = await asker.lengths()
    except Exception:  # the database is away, which other figures tell
        return []
    many = {urgency: many for urgency, (many, _) in found.items()}
    ages = {urgency: round(age, 3) for urgency, (_, age) in found.items()}
    return [
        *figure("jobs", "gauge", "jobs that wait in the queue of all processes, by urgency", many, "urgency"),
        *figure("jobs_oldest_seconds", "gauge", "how long the oldest of them has waited", ages, "urgency"),
    ]
