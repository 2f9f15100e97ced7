"""The loops of a batch, written once and bound to each game's own rules and features: for processors and for GPUs.

A function over game i of the arrays is followed by the loop over all of them, which a processor runs; on a GPU a thread
takes one i (`lab/gpu.py`). The names `actors`, `allows`, `play`, ... are those of the game's `rules.py`, `observe` and
`mask` those of its `features.py`.
"""

# mypy: ignore-errors
# ruff: noqa: F821  (the rules' names are bound per game)

from numpy import float32, int64

from spieltrieb.core.bits import below, first
from spieltrieb.core.moves import CHANCE, CHANCE_ACTOR

NOBODY = -1  # the seat to act in a game that is over
BORROWS_ARRAYS = True  # for the compiler: no function here makes or returns an array


def key_of(seed, number):
    """What the chance of a seed's game with this number is made from: 64 bits that no other game shares."""
    high = int64(below(seed, 2 * number, 1 << 32))
    return high << 32 ^ int64(below(seed, 2 * number + 1, 1 << 32))


def begin_one(i, start, states, luck, seats):
    """Begin the next game of a place: chance deals until a seat is to act."""
    luck[i].key = key_of(luck[i].seed, luck[i].games)
    luck[i].games += 1
    luck[i].draws = 0
    states[i] = start[0]
    seats[i] = first(let_chance_act(i, states, luck))


def let_chance_act(i, states, luck):
    """Let chance do what it is to do, and tell which seats may act then, as bits; 0 when the game is over."""
    acting = actors(states[i])
    while acting == CHANCE:
        k = int64(below(luck[i].key, luck[i].draws, unseen(states[i])))
        luck[i].draws += 1
        play(states[i], CHANCE_ACTOR, turn_up(states[i], k))
        acting = actors(states[i])
    return acting


def is_legal(i, states, actions, seats):
    """Whether the action for a game may be played: by the seat to act, or NOBODY's in a game that is over."""
    if seats[i] < 0:
        return actions[i] == NOBODY
    return allows(states[i], int64(seats[i]), int64(actions[i]))


def step_one(i, start, states, luck, actions, seats, rewards, scores):
    """Play the action for a game, and tell whether that ended it. An illegal one is not played, but counted."""
    players = int64(start[0].players)
    for seat in range(players):
        rewards[i, seat] = 0
    if not is_legal(i, states, actions, seats):
        luck[i].refused += 1
        return False
    if seats[i] < 0:
        return False
    play(states[i], int64(seats[i]), int64(actions[i]))
    acting = let_chance_act(i, states, luck)
    if acting:
        seats[i] = first(acting)
        return False
    best = winners(states[i])
    for seat in range(players):
        scores[i, seat] = score(states[i], seat)
        rewards[i, seat] = reward(players, best, seat, scores[i, seat])
    seats[i] = NOBODY
    if luck[i].restarts:
        begin_one(i, start, states, luck, seats)
    return True


def reward(players, best, seat, points):
    """What the end of a game is worth to a seat: all rewards add up to 0, but in a solo game it is the points."""
    if players == 1:
        return float32(points)
    sharing = 0
    for other in range(players):
        sharing += (best >> other) & 1
    if (best >> seat) & 1:
        return float32(players - sharing) / float32(sharing * (players - 1))
    return float32(-1) / float32(players - 1)


def sample_one(i, states, luck, actions, seats, key):
    """Choose one of the legal actions for a game at random, all being equally likely."""
    if seats[i] < 0:
        actions[i] = NOBODY
    else:
        seat = int64(seats[i])
        actions[i] = pick(states[i], seat, int64(below(key ^ luck[i].seed, 0, count(states[i], seat))))


def observe_one(i, states, seats, row):
    """Write what the seat named for a game sees into a row of zeros."""
    if seats[i] >= 0:
        observe(states[i], int64(seats[i]), row)


def mask_one(i, states, seats, row):
    """Write the legal actions of the seat to act in a game into a row of zeros."""
    if seats[i] >= 0:
        mask(states[i], int64(seats[i]), row)


def begin_all(start, states, luck, seats, chosen):
    """Begin the next game of every place that was chosen."""
    for i in range(len(states)):
        if chosen[i]:
            begin_one(i, start, states, luck, seats)


def first_illegal(legal, actions, seats):
    """The first game whose action is not among those that were written out for it; -1 where there is none."""
    for i in range(len(seats)):
        action = actions[i]
        if seats[i] < 0:
            if action != NOBODY:
                return i
        elif action < 0 or action >= legal.shape[1] or not legal[i, action]:
            return i
    return -1


def step_all(start, states, luck, actions, seats, done, rewards, scores):
    """Play an action in every game."""
    for i in range(len(states)):
        done[i] = step_one(i, start, states, luck, actions, seats, rewards, scores)


def observe_all(states, seats, observations):
    """Write what the seat named for each game sees; zeros where none is."""
    for i in range(len(states)):
        row = observations[i]
        row[:] = 0
        observe_one(i, states, seats, row)


def mask_all(states, seats, legal):
    """Write the legal actions of the seat to act in each game; zeros where none is."""
    for i in range(len(states)):
        row = legal[i]
        row[:] = 0
        mask_one(i, states, seats, row)


def advance_all(start, games, actions, results, rows):
    """Play an action in every game, and write what the seat to act then sees and may do.

    In one call, so that a thread asks for the interpreter's lock but once.
    """
    states, luck, seats = games
    done, rewards, scores = results
    observations, legal = rows
    step_all(start, states, luck, actions, seats, done, rewards, scores)
    observe_all(states, seats, observations)
    mask_all(states, seats, legal)


def sample_all(states, luck, actions, seats, key):
    """Choose a random legal action for every game."""
    for i in range(len(states)):
        sample_one(i, states, luck, actions, seats, key)
