"""The search: all moves by their outlook, games played on over shared orders, and a beam for a known order."""

# mypy: ignore-errors

import numpy as np
from numpy import int64

from spieltrieb.bots.kreuzquer.board import PORT_AT, cell_of, play_action, shuffle
from spieltrieb.bots.kreuzquer.value import best_action, common, list_weights, outlook
from spieltrieb.core.bits import below, size
from spieltrieb.core.compile import rule
from spieltrieb.games.kreuzquer.rules import kind
from spieltrieb.games.kreuzquer.state import CELLS, EMPTY, SPIRAL


@rule
def rate_actions(codes, free, tile, tiles, fits, ways, looks, weights, actions, values):
    """Write all actions with the minus points to be expected from now on, and tell how many there are."""
    now = codes.copy()
    base = common(codes, free, tiles, fits, weights)
    total = 0
    for cell in range(CELLS):
        if not (free >> cell) & 1:
            continue
        for turn in range(4):
            if (int64(ways[tile, codes[cell]]) >> turn) & 1:
                actions[total] = 4 * cell + turn
                values[total] = base + outlook(codes, free, tiles, fits, weights, cell, int64(looks[tile, turn]), now)
                total += 1
        actions[total] = SPIRAL + cell
        values[total] = base + outlook(codes, free, tiles, fits, weights, cell, -1, now)
        total += 1
    return total


@rule
def play_on(codes, free, tiles, order, fits, ways, looks, weights, now):
    """Play to the end with the tiles in this order, each by its outlook alone, and tell the minus points."""
    minus = 0
    k = 0
    while free:
        tile = int64(order[k])
        k += 1
        tiles &= ~(1 << tile)
        action = best_action(codes, free, tile, tiles, fits, ways, looks, weights, now)
        minus += play_action(codes, action, tile, looks)
        free &= ~(1 << cell_of(action))
    return minus


@rule
def roll_out(codes, free, tile, tiles, fits, ways, looks, weights, actions, alive, sums, key, orders):
    """Play on after each action that is alive, over the same random orders; add up minus points, count positions."""
    board = codes.copy()
    now = codes.copy()
    order = np.empty(32, np.int64)
    positions = 0
    for k in range(orders):
        shuffle(tiles, order, int64(below(key, k, 1 << 30)) * 64)
        for index in range(len(alive)):
            if not alive[index]:
                continue
            board[:] = codes
            minus = play_action(board, actions[index], tile, looks)
            left = free & ~(1 << cell_of(actions[index]))
            minus += play_on(board, left, tiles, order, fits, ways, looks, weights, now)
            sums[index] += minus
            positions += size(left) + 1
    return positions


@rule
def roll_ports(codes, free, tile, tiles, fits, ways, looks, weights, action, joined, key, orders):
    """Play on after one action over random orders, and count how often each port was joined."""
    board = codes.copy()
    now = codes.copy()
    order = np.empty(32, np.int64)
    for k in range(orders):
        shuffle(tiles, order, int64(below(key, k, 1 << 30)) * 64)
        board[:] = codes
        left = free
        coming = tiles
        turned_up = tile
        chosen = action
        step = 0
        while True:
            if chosen < SPIRAL:
                look = int64(looks[turned_up, chosen & 3])
                for side in range(4):
                    port = int64(PORT_AT[chosen >> 2, side])
                    if port >= 0 and kind(look, side) != EMPTY:
                        joined[port] += 1
            play_action(board, chosen, turned_up, looks)
            left &= ~(1 << cell_of(chosen))
            if left == 0:
                break
            turned_up = order[step]
            step += 1
            coming &= ~(1 << turned_up)
            chosen = best_action(board, left, turned_up, coming, fits, ways, looks, weights, now)


@rule
def play_games(start, orders, fits, ways, looks, weights, minus):
    """Play one solo game for each order of tiles, from the start, by the outlook alone."""
    board = start.copy()
    now = start.copy()
    for game in range(len(orders)):
        tiles = 0
        for k in range(orders.shape[1]):
            tiles |= 1 << int64(orders[game, k])
        board[:] = start
        free = ((1 << CELLS) - 1) & ~(1 << 12)
        minus[game] = play_on(board, free, tiles, orders[game], fits, ways, looks, weights, now)


@rule
def learn(starts, games, key, fits, ways, looks, weights, drift, path, rate, trust):
    """Learn the weights from games against oneself: each board's value moves towards what came of it.

    That is the value of the next board, and by the share `trust` what the rest of the game showed (lambda returns).
    Each weight slows down by itself as soon as its corrections begin to cancel out (temporal coherence).
    """
    board = starts[0].copy()
    now = starts[0].copy()
    order = np.empty(32, np.int64)
    found = np.empty((24, 128), np.int64)
    lengths = np.empty(24, np.int64)
    values = np.empty(24, np.float64)
    costs = np.empty(24, np.int64)
    sum_minus = 0
    for game in range(games):
        board[:] = starts[int64(below(key + 1, game, len(starts)))]
        shuffle((1 << 28) - 1, order, key + 64 * game)
        tiles = (1 << 28) - 1
        free = ((1 << CELLS) - 1) & ~(1 << 12)
        for k in range(24):
            tile = int64(order[k])
            tiles &= ~(1 << tile)
            action = best_action(board, free, tile, tiles, fits, ways, looks, weights, now)
            costs[k] = play_action(board, action, tile, looks)
            sum_minus += costs[k]
            free &= ~(1 << cell_of(action))
            lengths[k] = list_weights(board, free, tiles, fits, found[k])
            value = 0.0
            for j in range(lengths[k]):
                value += weights[found[k, j]]
            values[k] = value
        shown = 0.0
        for k in range(22, -1, -1):
            shown = costs[k + 1] + (1 - trust) * values[k + 1] + trust * shown
            error = shown - values[k]
            step = rate * error / lengths[k]
            for j in range(lengths[k]):
                i = found[k, j]
                if path[i] > 0:
                    weights[i] += step * abs(drift[i]) / path[i]
                else:
                    weights[i] += step
                drift[i] += error
                path[i] += abs(error)
    return sum_minus
