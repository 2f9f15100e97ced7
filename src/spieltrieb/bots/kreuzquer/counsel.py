"""Advice for Kreuz & Quer: what every move is expected to cost, why, and which ports are still in reach."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltrieb.bots.advice import Advice, RatedMove, Reason
from spieltrieb.bots.kreuzquer import board, value
from spieltrieb.bots.kreuzquer.mind import BOARD, SEARCH, Mind, learned, read
from spieltrieb.bots.player import Sight
from spieltrieb.games.kreuzquer import rules
from spieltrieb.games.kreuzquer.moves import cell_text
from spieltrieb.games.kreuzquer.state import CELLS, EMPTY, PORTS, SPIRAL

SHARE = 0.8  # of the budget, for the moves; the rest is for the ports
CHANCES = 200  # games played on to see which ports are joined
SCARCE = 3  # a cell that no more tiles than this suit is nearly a dead end


def advise(sight: Sight) -> Advice:
    """Every legal move with the points expected at the end, the best first, and the state of all ports."""
    mind = read(sight)
    weights = learned()
    key = sight.random.getrandbits(48)
    lost = settled(sight)
    outlooks = dict(zip(*(column.tolist() for column in mind.rate(weights)), strict=True))
    best, means = mind.play_on(weights, key, SHARE * sight.budget)
    worth = {action: -lost - mean for action, mean in zip(best.tolist(), means.tolist(), strict=True)}
    # The others were not played on: their outlook counts, as far as it agreed with the games, but never more.
    shift = sum(-lost - value - outlooks[action] for action, value in worth.items()) / len(worth)
    least = min(worth.values())
    for action, minus in outlooks.items():
        if action not in worth:
            worth[action] = min(least, -lost - minus - shift)
    first = int(best[0])
    worth[first] = max(worth.values())  # a move that was dropped early may have been lucky
    ranked = sorted(worth, key=lambda action: (-worth[action], action != first))
    told = set(ranked[: len(best)])
    moves = tuple(
        RatedMove(action, min(0.0, worth[action]), reasons(mind, sight, action) if action in told else ())
        for action in ranked
    )
    return Advice("points", moves, {"ports": ports(mind, sight, first, key)})


def settled(sight: Sight) -> int:
    """The minus points that cannot be undone: spirals, and ports of filled cells that are not joined."""
    state = sight.state[0]
    joined = int(rules.joined_ports(state, sight.seat))  # type: ignore[no-untyped-call]
    values, free = int(state["ports"][sight.seat]), int(state["free"][sight.seat])
    lost = sum(
        values >> 2 * port & 3
        for port in range(len(PORTS))
        if not joined >> port & 1 and not free >> int(rules.PORT_CELL[port]) & 1
    )
    return lost + int((state["cells"][sight.seat] < 0).sum())


def reasons(mind: Mind, sight: Sight, action: int) -> tuple[Reason, ...]:
    """What speaks for a move, and against it."""
    values = int(sight.state[0]["ports"][sight.seat])
    fits, _, looks = mind.box
    cell = action - SPIRAL if action >= SPIRAL else action >> 2
    look = 0 if action >= SPIRAL else int(looks[mind.tile, action & 3])
    found = []
    meets = [(port, values >> 2 * port & 3) for port in board.PORT_AT[cell].tolist() if port >= 0]
    meets.sort(key=lambda pair: -pair[1])
    for port, points in meets:
        if look >> 2 * (port // 4) & 3 != EMPTY:
            found.append(Reason("joins", {"port": PORTS[port], "value": points}))
    if action >= SPIRAL:
        found.append(Reason("spiral"))
    for port, points in meets:
        if look >> 2 * (port // 4) & 3 == EMPTY:
            found.append(Reason("loses", {"port": PORTS[port], "value": points}))
    code = int(mind.codes[cell])
    if action < SPIRAL and (int(fits[code]) & (mind.tiles | 1 << mind.tile)).bit_count() <= SCARCE:
        found.append(Reason("dead-end", {"cell": cell_text(cell)}))
    if mind.left:
        after = mind.codes.copy()
        BOARD.fill_cell(after, cell, -1 if action >= SPIRAL else look)
        free = mind.free & ~(1 << cell)
        reached = [other for other in range(CELLS) if free >> other & 1 and value.REACHED[after[other]]]
        exits = sum(int(value.WIDE_COUNT[after[other]] + value.NARROW_COUNT[after[other]]) for other in reached)
        found.append(Reason("exits", {"count": exits}))
        fitting = {
            other: (int(fits[after[other]]) & mind.tiles).bit_count()
            for other in reached
            if after[other] != mind.codes[other]
        }
        if fitting:
            other = min(fitting, key=lambda each: fitting[each])
            found.append(
                Reason("leaves", {"cell": cell_text(other), "fits": fitting[other], "left": mind.tiles.bit_count()})
            )
    return tuple(found)


def ports(mind: Mind, sight: Sight, action: int, key: int) -> list[dict[str, Any]]:
    """Every port with its value: joined, open with its chance after the best move, or lost."""
    state = sight.state[0]
    joined = int(rules.joined_ports(state, sight.seat))  # type: ignore[no-untyped-call]
    values = int(state["ports"][sight.seat])
    times = np.zeros(len(PORTS), np.int64)
    SEARCH.roll_ports(*mind.situation, learned(), action, times, key, CHANCES)
    rows: list[dict[str, Any]] = []
    for port, name in enumerate(PORTS):
        cell = int(rules.PORT_CELL[port])
        if joined >> port & 1:
            status, chance = "joined", 1.0
        elif mind.free >> cell & 1 and _can_be_joined(mind, int(mind.codes[cell]), port // 4):
            status, chance = "open", int(times[port]) / CHANCES
        else:
            status, chance = "lost", 0.0
        rows.append({"port": name, "value": values >> 2 * port & 3, "status": status, "chance": chance})
    return rows


def _can_be_joined(mind: Mind, code: int, side: int) -> bool:
    """Whether a tile that may come suits a cell of this code with an exit on a side, as far as can be seen now."""
    _, _, looks = mind.box
    coming = mind.tiles | 1 << mind.tile
    return any(
        coming >> tile & 1 and int(look) >> 2 * side & 3 != EMPTY and BOARD.suits(code, int(look))
        for tile, all_looks in enumerate(looks)
        for look in all_looks
    )
