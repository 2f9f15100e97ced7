"""Memo Street: the best way to turn up tiles and to use a row, by exact expectation over the rest of the turn.

Up to three tiles are turned up one after the other; all orders of known and unknown tiles are looked at, every face
of an unknown one weighed by how many unseen tiles have it, and every way to use the tiles is valued with the tables of
`value.py`. Only what comes after the turn is an estimate.
"""

# mypy: ignore-errors
# ruff: noqa: PLR0915

from math import sqrt

import numpy as np

from spieltrieb.bots.memostreet.value import (
    MOST_PLACES,
    MOVED,
    NEXT,
    board_place,
    likely,
    places,
    with_bonus,
    worth,
)
from spieltrieb.core.bits import below, size
from spieltrieb.core.compile import rule
from spieltrieb.games.memostreet.rules import BONUS_FROM, score, value
from spieltrieb.games.memostreet.state import (
    CELLS,
    CHANCE_ROW,
    FILL,
    JOKER,
    LARGE,
    NO_CELL,
    ROWS,
    SMALL,
    TABLE_COLUMNS,
    TRIPLE,
    VOID,
)

# A score board as four numbers.
UNUSED, UPPER_SUM, POINTS, FREE = range(4)

# Kinds of tile that may be turned up: 0 to 6 a known one of face 1 to 7, 7 to 13 an unknown one that has this face.
KINDS = 14
NO_KIND = 14
UNSET = -1e18
IMPOSSIBLE = -1e15

LOOKED = MOST_PLACES - 1  # where it is counted how many positions were looked at

# What a use consists of: the row, the points it gives, then the tiles taken from the table by face (1 to 7).
USE_ROW, USE_GAIN, USE_TILES = 0, 1, 2
USE_LENGTH = USE_TILES + JOKER + 1


@rule
def survey(states, seat, known, unseen, up, boards):
    """Write down what counts: tiles by face (known and face down, unseen, face up) and all boards, own one first."""
    s = states[0]
    for face in range(JOKER + 1):
        known[face] = 0
        up[face] = 0
        unseen[face] = 0
    for face in range(1, JOKER + 1):
        unseen[face] = (np.int64(s.unseen) >> 8 * (face - 1)) & 127
    for cell in range(CELLS):
        known[np.int64(s.faces[cell])] += 1
    known[0] = 0
    for tile in range(3):
        cell = np.int64(s.up[tile])
        if cell < NO_CELL:
            face = np.int64(s.faces[cell])
            up[face] += 1
            known[face] -= 1
    for place in range(s.players):
        other = (seat + place) % s.players
        boards[place, UNUSED] = s.unused[other]
        upper = 0
        for row in range(SMALL):
            upper += value(row, np.int64(s.rows[other, row]))
        boards[place, UPPER_SUM] = upper
        boards[place, POINTS] = score(s, other)
        boards[place, FREE] = s.free_choice


@rule
def total_of(counts):
    """How many tiles these are."""
    total = 0
    for face in range(1, JOKER + 1):
        total += counts[face]
    return total


@rule
def outlook(tables, boards, spread, row, gain, known, unknown, found):
    """What it is worth to have used this row for so many points: points at the end, or the chance to win.

    `spread` says how far points still vary, by turns left; if it is empty, the own points count and nothing else.
    """
    found[LOOKED] += 1
    rows = boards[0, UNUSED] & ~(1 << row)
    upper = boards[0, UPPER_SUM]
    if row < SMALL:
        total = boards[0, POINTS] + with_bonus(upper, gain)
        upper += gain
    else:
        total = boards[0, POINTS] + gain
    mine = total + worth(tables, MOVED, rows, upper, known, unknown, found)
    if len(spread) == 0:
        return mine
    chance = 1.0
    for other in range(1, len(boards)):
        theirs = boards[other, POINTS] + worth(
            tables, NEXT, boards[other, UNUSED], boards[other, UPPER_SUM], known, unknown, found
        )
        here = spread[size(rows)]
        there = spread[size(boards[other, UNUSED])]
        chance *= likely(mine - theirs, sqrt(here * here + there * there))
    # A little for points as such, so that a game that is decided is still played well.
    return chance + 1e-4 * mine


@rule
def fits_lower(up, row):
    """Whether the three tiles, by face, fit this lower row."""
    if row == CHANCE_ROW:
        return True
    if row == TRIPLE:
        for face in range(1, JOKER + 1):  # noqa: SIM110 (compiled)
            if up[face] == 3:
                return True
        return False
    low = 1 if row == SMALL else 4
    for face in range(1, JOKER):  # noqa: SIM110 (compiled)
        if up[face] > (1 if low <= face < low + 3 else 0):
            return False
    return True


@rule
def gain_lower(up, row):
    """The points of a lower row with these three tiles."""
    if row == SMALL:
        return 15
    if row == LARGE:
        return 20
    if row == TRIPLE:
        return 30
    total = 0
    for face in range(1, JOKER):
        total += face * up[face]
    return total


@rule
def note_use(use, row, gain, face, numbers, jokers):
    """Write down a use of a row with so many tiles of one face, and so many jokers."""
    use[USE_ROW] = row
    use[USE_GAIN] = gain
    for other in range(JOKER + 1):
        use[USE_TILES + other] = 0
    use[USE_TILES + face] = numbers
    if jokers:
        use[USE_TILES + JOKER] += jokers


@rule
def best_use(tables, known, unknown, up, boards, spread, bias, found, use):
    """The value of the best way to use a row with the tiles that are up; that way is written down, too."""
    best = UNSET
    rows = boards[0, UNUSED]
    jokers = up[JOKER]
    lying = total_of(up)
    void_row = -1
    void_base = UNSET
    for face in range(1, JOKER + 1):
        known[face] += up[face]  # they go back, but for those that are used
    for row in range(ROWS):
        if (rows >> row) & 1 == 0:
            continue
        fits = False
        if row < SMALL:
            face = row + 1
            numbers = up[face]
            if numbers + jokers:
                fits = True
                for fewer in range(numbers * boards[0, FREE], -1, -1):
                    for fewer_jokers in range(jokers * boards[0, FREE], -1, -1):
                        placed = numbers - fewer + jokers - fewer_jokers
                        if placed:
                            known[face] -= numbers - fewer
                            known[JOKER] -= jokers - fewer_jokers
                            found_value = (
                                outlook(tables, boards, spread, row, face * placed, known, unknown, found) + bias[row]
                            )
                            known[face] += numbers - fewer
                            known[JOKER] += jokers - fewer_jokers
                            if found_value > best:
                                best = found_value
                                note_use(use, row, face * placed, face, numbers - fewer, jokers - fewer_jokers)
        elif lying == 3 and fits_lower(up, row):
            fits = True
            for face in range(1, JOKER + 1):
                known[face] -= up[face]
            gain = gain_lower(up, row)
            found_value = outlook(tables, boards, spread, row, gain, known, unknown, found) + bias[row]
            for face in range(1, JOKER + 1):
                known[face] += up[face]
            if found_value > best:
                best = found_value
                use[USE_ROW] = row
                use[USE_GAIN] = gain
                for face in range(JOKER + 1):
                    use[USE_TILES + face] = up[face]
        if not fits:
            base = tables[board_place(rows & ~(1 << row), boards[0, UPPER_SUM])] + bias[row]
            if base > void_base:
                void_base = base
                void_row = row
    if void_row >= 0:
        for face in range(1, JOKER + 1):
            if up[face]:
                known[face] -= 1
                found_value = outlook(tables, boards, spread, void_row, 0, known, unknown, found) + bias[void_row]
                known[face] += 1
                if found_value > best:
                    best = found_value
                    note_use(use, void_row, 0, face, 1, 0)
    for face in range(1, JOKER + 1):
        known[face] -= up[face]
    return best


@rule
def take(known, unseen, up, kind, tiles):
    """A tile of this kind is turned up (tiles 1) or back again (tiles -1)."""
    if kind < JOKER:
        known[kind + 1] -= tiles
        up[kind + 1] += tiles
    elif kind < KINDS:
        unseen[kind - JOKER + 1] -= tiles
        up[kind - JOKER + 1] += tiles


@rule
def left(known, unseen, kind):
    """How many tiles of this kind can still be turned up."""
    return known[kind + 1] if kind < JOKER else unseen[kind - JOKER + 1]


@rule
def best_turn(known, unseen, values, by_kind):
    """The best of: each known face, or an unknown tile at the mean of its faces; all are written into `values`."""
    best = UNSET
    for face in range(1, JOKER + 1):
        values[face] = by_kind[face - 1] if known[face] else IMPOSSIBLE
        best = max(best, values[face])
    unknown = total_of(unseen)
    values[0] = IMPOSSIBLE
    if unknown:
        total = 0.0
        for face in range(1, JOKER + 1):
            if unseen[face]:
                total += unseen[face] * by_kind[JOKER + face - 1]
        values[0] = total / unknown
        best = max(best, values[0])
    return best


@rule
def consider(tables, known, unseen, up, boards, spread, bias, memory, work, found, use, values):
    """The value of turning up a known tile of each face (`values[face]`) or an unknown one (`values[0]`)."""
    turns = min(3 - total_of(up), total_of(known) + total_of(unseen))
    memory[:] = UNSET
    for first in range(KINDS):
        if left(known, unseen, first) == 0:
            continue
        take(known, unseen, up, first, 1)
        if turns == 1:
            work[0, first] = best_use(tables, known, total_of(unseen), up, boards, spread, bias, found, use)
        else:
            for second in range(KINDS):
                if left(known, unseen, second) == 0:
                    continue
                a = min(first, second)
                b = max(first, second)
                pair = memory[a, b, NO_KIND]
                if pair == UNSET:
                    take(known, unseen, up, second, 1)
                    if turns == 2:
                        pair = best_use(tables, known, total_of(unseen), up, boards, spread, bias, found, use)
                    else:
                        for third in range(KINDS):
                            if left(known, unseen, third) == 0:
                                continue
                            lowest = min(a, third)
                            highest = max(b, third)
                            middle = a + b + third - lowest - highest
                            triple = memory[lowest, middle, highest]
                            if triple == UNSET:
                                take(known, unseen, up, third, 1)
                                triple = best_use(tables, known, total_of(unseen), up, boards, spread, bias, found, use)
                                take(known, unseen, up, third, -1)
                                memory[lowest, middle, highest] = triple
                            work[2, third] = triple
                        pair = best_turn(known, unseen, values, work[2])
                    take(known, unseen, up, second, -1)
                    memory[a, b, NO_KIND] = pair
                work[1, second] = pair
            work[0, first] = best_turn(known, unseen, values, work[1])
        take(known, unseen, up, first, -1)
    return best_turn(known, unseen, values, work[0])


@rule
def weigh(tables, states, actions, known, unknown, boards, spread, bias, found, values):
    """The value of each of these ways to use a row (actions), in the order given."""
    s = states[0]
    for tile in range(3):
        if s.up[tile] < NO_CELL:
            known[np.int64(s.faces[s.up[tile]])] += 1
    for i in range(len(actions)):
        action = actions[i]
        if action < VOID:
            row = (action - FILL) % ROWS
            tiles = (action - FILL) // ROWS + 1
        else:
            row = (action - VOID) % ROWS
            tiles = 1 << (action - VOID) // ROWS
        content = 0
        for tile in range(3):
            if (tiles >> tile) & 1:
                face = np.int64(s.faces[s.up[tile]])
                known[face] -= 1
                content += 1 << 2 * (face - 1)
        gain = value(row, content) if action < VOID else 0
        values[i] = outlook(tables, boards, spread, row, gain, known, unknown, found) + bias[row]
        for tile in range(3):
            if (tiles >> tile) & 1:
                known[np.int64(s.faces[s.up[tile]])] += 1
    for tile in range(3):
        if s.up[tile] < NO_CELL:
            known[np.int64(s.faces[s.up[tile]])] -= 1


# ---- Whole games over counted tiles: all players remember everything ----


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


@rule
def play_round(tables, known, unseen, boards, spread, samples, key, found):
    """The mean chance to win after the others and then the seat itself have had one more turn, several times.

    The seat has just used a row: `known` and `boards` (its own first) are as they are then.
    """
    players = len(boards)
    now_known = np.empty(JOKER + 1, np.int64)
    now_unseen = np.empty(JOKER + 1, np.int64)
    up = np.zeros(JOKER + 1, np.int64)
    now_boards = np.empty((players, 4), np.int64)
    seen_boards = np.empty((players, 4), np.int64)
    points_only = np.zeros(0)
    bias = np.zeros(ROWS)
    memory = np.empty((KINDS + 1, KINDS + 1, KINDS + 1))
    work = np.empty((3, KINDS))
    use = np.zeros(USE_LENGTH, np.int64)
    values = np.empty(JOKER + 1)
    total = 0.0
    for sample in range(samples):
        sample_key = np.int64(below(key, sample, 1 << 31)) << 20
        now_known[:] = known
        now_unseen[:] = unseen
        now_boards[:, :] = boards
        for step in range(players):
            seat = (step + 1) % players
            if now_boards[seat, UNUSED] == 0 or total_of(now_known) + total_of(now_unseen) == 0:
                break
            for place in range(players):
                seen_boards[place] = now_boards[(seat + place) % players]
            play_turn(
                tables, now_known, now_unseen, up, seen_boards, points_only, bias, sample_key + 64 * step,
                memory, work, found, use, values,
            )  # fmt: skip
            finish_turn(now_known, up, now_boards[seat], use)
        total += standing(tables, now_boards, spread, now_known, total_of(now_unseen), found)
    return total / samples


@rule
def standing(tables, boards, spread, known, unknown, found):
    """The chance to win for the first board, whose seat has just moved."""
    if total_of(known) + unknown == 0:
        boards[:, UNUSED] = 0
    mine = boards[0, POINTS] + worth(tables, MOVED, boards[0, UNUSED], boards[0, UPPER_SUM], known, unknown, found)
    here = spread[size(boards[0, UNUSED])]
    chance = 1.0
    for other in range(1, len(boards)):
        theirs = boards[other, POINTS] + worth(
            tables, NEXT, boards[other, UNUSED], boards[other, UPPER_SUM], known, unknown, found
        )
        there = spread[size(boards[other, UNUSED])]
        chance *= likely(mine - theirs, sqrt(here * here + there * there))
    return chance
