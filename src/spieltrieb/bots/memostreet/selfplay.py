"""Memo Street: whole games over counted tiles, played by those who remember everything."""

# mypy: ignore-errors
# ruff: noqa: PLR0915

import numpy as np

from spieltrieb.bots.memostreet.search import (
    KINDS,
    POINTS,
    UNUSED,
    UPPER_SUM,
    USE_GAIN,
    USE_LENGTH,
    USE_ROW,
    USE_TILES,
    best_use,
    consider,
    total_of,
)
from spieltrieb.bots.memostreet.value import MOST_PLACES, MOVED, NEXT, places, with_bonus
from spieltrieb.core.bits import below
from spieltrieb.core.compile import rule
from spieltrieb.games.memostreet.rules import BONUS_FROM
from spieltrieb.games.memostreet.state import JOKER, ROWS, SMALL, TABLE_COLUMNS


@rule
def draw_unseen(unseen, key):
    """Any of the unseen tiles, each as likely as any other, is turned up: its face."""
    k = np.int64(below(key, 0, total_of(unseen)))
    face = 1
    while k >= unseen[face]:
        k -= unseen[face]
        face += 1
    unseen[face] -= 1
    return face


@rule
def play_turn(tables, known, unseen, up, boards, spread, bias, key, memory, work, found, use, values):
    """Turn up tiles as is best, and tell the value of the best use of a row, which is written down."""
    turns = min(3 - total_of(up), total_of(known) + total_of(unseen))
    for step in range(turns):
        consider(tables, known, unseen, up, boards, spread, bias, memory, work, found, use, values)
        face = 0
        for other in range(1, JOKER + 1):
            if values[other] > values[face]:
                face = other
        if face:
            known[face] -= 1
        else:
            face = draw_unseen(unseen, key + step)
        up[face] += 1
    return best_use(tables, known, total_of(unseen), up, boards, spread, bias, found, use)


@rule
def finish_turn(known, up, board, use):
    """Carry out a use of a row: its tiles leave the table, the others go back, and the board gets its points."""
    for face in range(1, JOKER + 1):
        known[face] += up[face] - use[USE_TILES + face]
        up[face] = 0
    row = use[USE_ROW]
    gain = use[USE_GAIN]
    board[UNUSED] &= ~(1 << row)
    if row < SMALL:
        board[POINTS] += with_bonus(board[UPPER_SUM], gain)
        board[UPPER_SUM] += gain
    else:
        board[POINTS] += gain


@rule
def learn(tables, players, games, key, rate, fading, wander, errors):
    """Play games against oneself, move each value met towards what came after it, and tell the mean score.

    `fading` is how much of a surprise is passed back to the turn before, `wander` how often in 1000 turns the use of a
    row is disturbed, so that unusual boards are met too; nothing is learned from what such a turn brings. Boards before
    a turn learn from that turn alone. Squared errors are summed up in `errors` by turns left.
    """
    known = np.zeros(JOKER + 1, np.int64)
    unseen = np.zeros(JOKER + 1, np.int64)
    up = np.zeros(JOKER + 1, np.int64)
    boards = np.zeros((players, 4), np.int64)
    seen_boards = np.zeros((players, 4), np.int64)
    spread = np.zeros(0)
    bias = np.zeros(ROWS)
    memory = np.empty((KINDS + 1, KINDS + 1, KINDS + 1))
    work = np.empty((3, KINDS))
    use = np.zeros(USE_LENGTH, np.int64)
    values = np.empty(JOKER + 1)
    found = np.zeros(MOST_PLACES, np.int64)
    before = np.zeros(MOST_PLACES, np.int64)
    met = np.zeros((players, ROWS, MOST_PLACES), np.int64)
    met_count = np.zeros((players, ROWS), np.int64)
    points = np.zeros((players, ROWS + 1), np.int64)
    disturbed = np.zeros((players, ROWS), np.int64)
    total = 0.0
    for game in range(games):
        game_key = np.int64(below(key, game, 1 << 31)) << 20
        known[:] = 0
        unseen[1:] = TABLE_COLUMNS[players]
        boards[:, :] = 0
        boards[:, UNUSED] = (1 << ROWS) - 1
        turns = np.zeros(players, np.int64)
        step = 0
        seat = 0
        while boards[seat, UNUSED] and total_of(known) + total_of(unseen):
            for place in range(players):
                seen_boards[place] = boards[(seat + place) % players]
            t = turns[seat]
            bias[:] = 0.0
            disturbed[seat, t] = below(game_key, 8 * step + 7, 1000) < wander
            if disturbed[seat, t]:
                for row in range(ROWS):
                    bias[row] = float(below(game_key + 1, 16 * step + row, 40)) - 20.0
            before_count = places(boards[seat, UNUSED], boards[seat, UPPER_SUM], known, total_of(unseen), before)
            play_turn(
                tables, known, unseen, up, seen_boards, spread, bias, game_key + 64 * step,
                memory, work, found, use, values,
            )  # fmt: skip
            finish_turn(known, up, boards[seat], use)
            points[seat, t] = boards[seat, POINTS]
            met_count[seat, t] = places(
                boards[seat, UNUSED], boards[seat, UPPER_SUM], known, total_of(unseen), met[seat, t]
            )
            surprise = float(boards[seat, POINTS] - seen_boards[0, POINTS])
            if boards[seat, UNUSED]:
                for place in range(met_count[seat, t]):
                    surprise += tables[MOVED + met[seat, t, place]]
            for place in range(before_count):
                surprise -= tables[NEXT + before[place]]
            if not disturbed[seat, t]:
                for place in range(before_count):
                    tables[NEXT + before[place]] += rate * surprise / before_count
            turns[seat] += 1
            step += 1
            seat += 1
            if seat == players:
                seat = 0
        for seat in range(players):
            last = turns[seat] - 1
            total += boards[seat, POINTS]
            ahead = 0.0  # what was to come after the turn that is looked at, as seen from the turns after it
            for t in range(last, -1, -1):
                guess = 0.0
                if t < ROWS - 1:
                    for place in range(met_count[seat, t]):
                        guess += tables[met[seat, t, place]]
                    if t < last and disturbed[seat, t + 1]:
                        ahead = guess
                    error = ahead - guess
                    errors[ROWS - 1 - t, 0] += error * error
                    errors[ROWS - 1 - t, 1] += 1
                    for place in range(met_count[seat, t]):
                        tables[met[seat, t, place]] += rate * error / met_count[seat, t]
                if t:
                    ahead = points[seat, t] - points[seat, t - 1] + fading * ahead + (1 - fading) * guess
    return total / (games * players)


@rule
def compete(first_tables, second_tables, first_spread, second_spread, players, games, key, scores):
    """Play games of seat 0 with the first tables against the others with the second; write all scores."""
    known = np.zeros(JOKER + 1, np.int64)
    unseen = np.zeros(JOKER + 1, np.int64)
    up = np.zeros(JOKER + 1, np.int64)
    boards = np.zeros((players, 4), np.int64)
    seen_boards = np.zeros((players, 4), np.int64)
    bias = np.zeros(ROWS)
    memory = np.empty((KINDS + 1, KINDS + 1, KINDS + 1))
    work = np.empty((3, KINDS))
    use = np.zeros(USE_LENGTH, np.int64)
    values = np.empty(JOKER + 1)
    found = np.zeros(MOST_PLACES, np.int64)
    for game in range(games):
        game_key = np.int64(below(key, game // players, 1 << 31)) << 20
        known[:] = 0
        unseen[1:] = TABLE_COLUMNS[players]
        boards[:, :] = 0
        boards[:, UNUSED] = (1 << ROWS) - 1
        step = 0
        seat = game % players  # who begins
        while boards[seat, UNUSED] and total_of(known) + total_of(unseen):
            for place in range(players):
                seen_boards[place] = boards[(seat + place) % players]
            play_turn(
                first_tables if seat == 0 else second_tables,
                known,
                unseen,
                up,
                seen_boards,
                first_spread if seat == 0 else second_spread,
                bias,
                game_key + 64 * step,
                memory,
                work,
                found,
                use,
                values,
            )
            finish_turn(known, up, boards[seat], use)
            step += 1
            seat += 1
            if seat == players:
                seat = 0
        for seat in range(players):
            scores[game, seat] = boards[seat, POINTS]


@rule
def rollouts(tables, known, unseen, up, boards, first, most_turns, games, key, row_points, found):
    """Play on from here for so many turns, several times, and tell how often the seat to move earned the bonus.

    `first` is the tile that it turns up first: a known one of this face, an unknown one for 0, the best for -1. The
    points of its rows are added up in `row_points[row]`, what it has now not counted; at the end stand all its points.
    In `row_points[ROWS + 1 + row]` is counted how often it used that row in this turn.
    """
    players = len(boards)
    now_known = np.empty(JOKER + 1, np.int64)
    now_unseen = np.empty(JOKER + 1, np.int64)
    now_up = np.empty(JOKER + 1, np.int64)
    now_boards = np.empty((players, 4), np.int64)
    seen_boards = np.empty((players, 4), np.int64)
    spread = np.zeros(0)
    bias = np.zeros(ROWS)
    memory = np.empty((KINDS + 1, KINDS + 1, KINDS + 1))
    work = np.empty((3, KINDS))
    use = np.zeros(USE_LENGTH, np.int64)
    values = np.empty(JOKER + 1)
    bonuses = 0
    for game in range(games):
        game_key = np.int64(below(key, game, 1 << 31)) << 20
        now_known[:] = known
        now_unseen[:] = unseen
        now_up[:] = up
        now_boards[:, :] = boards
        step = 0
        seat = 0
        if first >= 0:
            face = first
            if face:
                now_known[face] -= 1
            else:
                face = draw_unseen(now_unseen, game_key + 63)
            now_up[face] += 1
        while (
            step < most_turns
            and now_boards[seat, UNUSED]
            and total_of(now_known) + total_of(now_unseen) + total_of(now_up)
        ):
            for place in range(players):
                seen_boards[place] = now_boards[(seat + place) % players]
            play_turn(
                tables, now_known, now_unseen, now_up, seen_boards, spread, bias, game_key + 64 * step,
                memory, work, found, use, values,
            )  # fmt: skip
            finish_turn(now_known, now_up, now_boards[seat], use)
            if seat == 0:
                row_points[use[USE_ROW]] += use[USE_GAIN]
            if step == 0:
                row_points[ROWS + 1 + use[USE_ROW]] += 1
            step += 1
            seat += 1
            if seat == players:
                seat = 0
        row_points[ROWS] += now_boards[0, POINTS]
        bonuses += now_boards[0, UPPER_SUM] >= BONUS_FROM
    return bonuses
