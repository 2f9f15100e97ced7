"""Advice for Kreuz & Quer: what every move is expected to cost, why, and which ports are still in reach."""

from __future__ import annotations

from typing import Any

from spieltrieb.bots.advice import Advice, RatedMove, Reason
from spieltrieb.bots.kreuzquer.position import PORT_AT
from spieltrieb.bots.kreuzquer.search import Search
from spieltrieb.bots.kreuzquer.value import NARROW_COUNT, REACHED, WIDE_COUNT, learned
from spieltrieb.bots.player import Sight
from spieltrieb.bots.weights import Array
from spieltrieb.games.kreuzquer import rules
from spieltrieb.games.kreuzquer.moves import cell_text
from spieltrieb.games.kreuzquer.state import CELLS, EMPTY, PORTS, SPIRAL

SHARE = 0.8  # of the budget, for the moves; the rest is for the ports
CHANCES = 200  # games played on to see which ports are joined
SCARCE = 3  # a cell that no more tiles than this suit is nearly a dead end


def advise(sight: Sight) -> Advice:
    """Every legal move with the points expected at the end, the best first, and the state of all ports."""
    search = Search(sight)
    key = sight.random.getrandbits(48)
    worth, tried = _worth(search, sight, key)
    first = tried[0]
    ranked = sorted(worth, key=lambda action: (-worth[action], action != first))
    told = set(ranked[: len(tried)])
    moves = tuple(
        RatedMove(action, min(0.0, worth[action]), reasons(search, sight, action) if action in told else ())
        for action in ranked
    )
    return Advice("points", moves, {"ports": ports(search, sight, first, key)})


def _worth(search: Search, sight: Sight, key: int) -> tuple[dict[int, float], list[int]]:
    """The points expected at the end after every move, and the moves that were played on, the best first."""
    lost = settled(sight.state, sight.seat)
    outlooks = dict(zip(*(column.tolist() for column in search.rate(learned())), strict=True))
    best, means = search.play_on(learned(), key, SHARE * sight.budget)
    tried: list[int] = best.tolist()
    worth = {action: -lost - mean for action, mean in zip(tried, means.tolist(), strict=True)}
    # The others were not played on: their outlook counts, as far as it agreed with the games, but never more.
    shift = sum(-lost - value - outlooks[action] for action, value in worth.items()) / len(worth)
    least = min(worth.values())
    for action, minus in outlooks.items():
        if action not in worth:
            worth[action] = min(least, -lost - minus - shift)
    worth[tried[0]] = max(worth.values())  # a move that was dropped early may have been lucky
    return worth, tried


def settled(states: Array, seat: int) -> int:
    """The penalty points of a seat that cannot be undone: spirals, and ports of filled cells that are not joined."""
    state = states[0]
    joined = int(rules.joined_ports(state, seat))  # type: ignore[no-untyped-call]
    values, free = int(state["ports"][seat]), int(state["free"][seat])
    lost = sum(
        values >> 2 * port & 3
        for port in range(len(PORTS))
        if not joined >> port & 1 and not free >> int(rules.PORT_CELL[port]) & 1
    )
    return lost + int((state["cells"][seat] < 0).sum())


def reasons(search: Search, sight: Sight, action: int) -> tuple[Reason, ...]:
    """What speaks for a move, and against it."""
    board = search.board
    cell = action - SPIRAL if action >= SPIRAL else action >> 2
    look = 0 if action >= SPIRAL else int(board.box.looks[board.tile, action & 3])
    values = int(sight.state[0]["ports"][sight.seat])
    meets = [(port, values >> 2 * port & 3) for port in PORT_AT[cell].tolist() if port >= 0]
    meets.sort(key=lambda pair: -pair[1])
    joins = [look >> 2 * (port // 4) & 3 != EMPTY for port, _ in meets]
    found = [_of_port("joins", *port) for port, joined in zip(meets, joins, strict=True) if joined]
    if action >= SPIRAL:
        found.append(Reason("spiral"))
    found += [_of_port("loses", *port) for port, joined in zip(meets, joins, strict=True) if not joined]
    suited = int(board.box.fits[int(board.codes[cell])]) & (board.tiles | 1 << board.tile)
    if action < SPIRAL and suited.bit_count() <= SCARCE:
        found.append(Reason("dead-end", {"cell": cell_text(cell)}))
    return (*found, *_of_cells_left(search, action, cell)) if search.left else tuple(found)


def _of_port(code: str, port: int, points: int) -> Reason:
    place = PORTS[port]
    return Reason(code, {"cell": place[:2], "side": place[2], "value": points})


def _of_cells_left(search: Search, action: int, cell: int) -> list[Reason]:
    """How many exits stay open after a move, and the cell beside it that the fewest tiles to come suit."""
    board, after = search.board, search.after(action)
    free = board.free & ~(1 << cell)
    reached = [other for other in range(CELLS) if free >> other & 1 and REACHED[after[other]]]
    exits = sum(int(WIDE_COUNT[after[other]] + NARROW_COUNT[after[other]]) for other in reached)
    found = [Reason("exits", {"count": exits})]
    fitting = {
        other: (int(board.box.fits[after[other]]) & board.tiles).bit_count()
        for other in reached
        if after[other] != board.codes[other]
    }
    if fitting:
        other = min(fitting, key=lambda each: fitting[each])
        left = board.tiles.bit_count()
        found.append(Reason("leaves", {"cell": cell_text(other), "fits": fitting[other], "left": left}))
    return found


def ports(search: Search, sight: Sight, action: int, key: int) -> list[dict[str, Any]]:
    """Every port with its value: joined, open with its chance after the best move, or lost."""
    state = sight.state[0]
    joined = int(rules.joined_ports(state, sight.seat))  # type: ignore[no-untyped-call]
    values = int(state["ports"][sight.seat])
    times = search.joined(action, key, CHANCES)
    rows: list[dict[str, Any]] = []
    for port, name in enumerate(PORTS):
        cell = int(rules.PORT_CELL[port])
        if joined >> port & 1:
            status, chance = "joined", 1.0
        elif search.board.free >> cell & 1 and search.may_be_joined(port, cell):
            status, chance = "open", int(times[port]) / CHANCES
        else:
            status, chance = "lost", 0.0
        rows.append({"port": name, "value": values >> 2 * port & 3, "status": status, "chance": chance})
    return rows
