"""The few loops that every game shares, written once and bound to each game's own rules.

They take arrays of states, since passing an array to compiled code is several times cheaper than passing a record.
The names `actors`, `count`, `pick`, `allows`, `play`, `unseen`, `turn_up`, `odds`, `score`, `winners`, `show` and
`guess` are those of the game's `rules.py`.
"""

# mypy: ignore-errors
# ruff: noqa: F821  (the rules' names are bound per game)

from numpy import int64

from spieltrieb.core.bits import below, first
from spieltrieb.core.moves import CHANCE, CHANCE_ACTOR, LOG_END, LOG_SHIFT

BORROWS_ARRAYS = True  # for the compiler: no function here makes or returns an array


def reveal(states, veiled, seat):
    """Write into a veiled state what this seat (-1: a spectator) may know beyond what everybody knows."""
    show(states[0], veiled[0], seat)


def fill_in(states, seat, key):
    """Turn a seat's veiled state into a random full state that agrees with it."""
    guess(states[0], seat, key)


def acting(states):
    """Who may act now, as bits."""
    return actors(states[0])


def permits(states, seat, action):
    """Whether a seat (or chance, -1) may do this now."""
    s = states[0]
    if seat == CHANCE_ACTOR:
        return actors(s) == CHANCE and odds(s, action) > 0
    # A seat that doesn't exist must not reach the rules: compiled, they would read and write outside the record.
    return 0 <= seat < s.players and (actors(s) >> seat) & 1 == 1 and allows(s, seat, action)


def attempt(before, after, seat, action):
    """Play an action into `after` if it is legal, and return who may act then; -1 if it is not legal."""
    if not permits(before, seat, action):
        return -1
    after[0] = before[0]
    play(after[0], seat, action)
    return actors(after[0])


def retrace(states, steps):
    """Play all steps of a game, each an actor and an action: each state becomes what its step makes of the one before.

    There is one state more than there are steps: the first is where the game begins.
    """
    for k in range(len(steps)):
        states[k + 1] = states[k]
        play(states[k + 1], int64(steps[k, 0]), int64(steps[k, 1]))


def choices(states, seat, found):
    """Write a seat's legal actions, in their fixed order, and return how many there are."""
    total = count(states[0], seat)
    for k in range(total):
        found[k] = pick(states[0], seat, k)
    return total


def outcomes(states, found, weights):
    """Write the possible chance outcomes, each with its number of face-down tiles, and return how many there are."""
    total = 0
    k = 0
    while k < unseen(states[0]):
        found[total] = turn_up(states[0], k)
        weights[total] = odds(states[0], found[total])
        k += weights[total]
        total += 1
    return total


def drawn(states, k):
    """The chance outcome that the k-th face-down tile gives."""
    return turn_up(states[0], k)


def face_down(states):
    """How many face-down tiles may be turned up now."""
    return unseen(states[0])


def result(states, scores):
    """Write every seat's points, and return the winners as bits."""
    for seat in range(states[0].players):
        scores[seat] = score(states[0], seat)
    return winners(states[0])


def playout(s, key, log):
    """Play a random game to its end, all legal actions being equally likely, and count the players' decisions.

    The steps are written into `log` as far as it reaches, each as one number (`moves.logged` reads them): the actor,
    -1 for chance, above the lowest 16 bits, and the action in them. LOG_END follows the last step.
    """
    steps = 0
    decisions = 0
    acting = actors(s)
    while acting:
        if acting == CHANCE:
            seat = CHANCE_ACTOR
            action = turn_up(s, int64(below(key, steps, unseen(s))))
        else:
            seat = first(acting)
            action = pick(s, seat, int64(below(key, steps, count(s, seat))))
            decisions += 1
        if steps < len(log):
            log[steps] = (seat << LOG_SHIFT) + action
        steps += 1
        play(s, seat, action)
        acting = actors(s)
    if steps < len(log):
        log[steps] = LOG_END
    return decisions


def playouts(start, states, key, log):
    """Play one random game from `start` in each of these states, and count all decisions; the last one is logged."""
    decisions = 0
    for i in range(len(states)):
        states[i] = start[0]
        decisions += playout(states[i], key + i, log)
    return decisions
