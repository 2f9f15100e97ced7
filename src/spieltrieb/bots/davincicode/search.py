"""Da Vinci Code: a quick player in compiled code, games played to their end by it, and what moves are worth in them.

The quick player knows what its seat knows, also in a full state: own tiles, open tiles, and what was ruled out. In the
states that are searched, `ruled_out` holds more than the rules put there: whoever names a tile is taken not to have it
(`note`). Its habits are numbers, `w`, found by self-play (train.py).
"""

# mypy: ignore-errors

import numpy as np
from numpy import int64

from spieltrieb.bots.davincicode.value import code_odds, unseen_by
from spieltrieb.core.bits import below, first, nth, size
from spieltrieb.core.compile import rule
from spieltrieb.core.contract import CHANCE
from spieltrieb.games.davincicode.odds import any_below, count_loose, fill, walk
from spieltrieb.games.davincicode.rules import (
    actors,
    count,
    first_choice,
    hidden_places,
    pick,
    play,
    possible,
    targets,
    turn_up,
    unseen,
    winners,
)
from spieltrieb.games.davincicode.state import (
    GUESS,
    HIT,
    INSERT_AT,
    NAME,
    PICK,
    PLACES,
    SET_UP,
    SHOW,
    SHOW_AT,
    SPOTS,
    STOP,
    TAKE,
    TAKE_TILE,
    UNKNOWN,
    VALUES,
)

# The habits: from which chance of a hit on to go on, and what moves this limit.
BASE, FEW_OWN, FEW_THEIRS, EXPOSED, POOL, FINISH, NEXT, LAST_OWN, TAKE_THEIRS, TAKE_OWN, TAKE_LEFT, PICK_OWN = range(12)
SHARP, DOUBTS = 12, 13  # how much likelier guesses are preferred, and how likely any guess is made
HABITS = 14

# ---- What the quick player looks at ----


@rule
def new_room():
    """Room to work in: odds, spots, fits, ways, reached, what was named this turn, steps made."""
    return (
        np.zeros((SPOTS + 1, VALUES)),
        np.zeros(PLACES, np.int64),
        np.zeros(PLACES, np.int64),
        np.zeros((26, 4 * (PLACES + 1))),
        np.zeros((4 * (PLACES + 1), 2)),
        np.zeros(2, np.int64),
        np.zeros(1, np.int64),
    )


@rule
def look_at_others(s, seat, room):
    """Find the odds of all others' hidden tiles."""
    odds, spots, fits, ways, reached = room[:5]
    tiles = unseen_by(s, seat)
    for other in range(s.players):
        if other != seat and hidden_places(s, other):
            code_odds(s, other, tiles, odds, spots, fits, ways, reached)


@rule
def look_at_own(s, seat, room):
    """Find the odds that the others see in this seat's own hidden tiles, as far as everybody knows."""
    odds, spots, fits, ways, reached = room[:5]
    code_odds(s, seat, unseen_by(s, -1), odds, spots, fits, ways, reached)


@rule
def likeliest(s, seat, w, odds):
    """The guess that hits most likely; to find somebody's last tile counts for a little more. And its chance."""
    spots = targets(s, seat)
    best = -1.0
    action = NAME + VALUES * first(spots)
    chance = 0.0
    while spots:
        spot = first(spots)
        spots &= spots - 1
        last = hidden_places(s, spot // PLACES)
        worth = 1.0 + (w[FINISH] if last & (last - 1) == 0 else 0.0)
        for value in range(s.values):
            if odds[spot, value] * worth > best:
                best = odds[spot, value] * worth
                chance = odds[spot, value]
                action = NAME + VALUES * spot + value
    return action, chance


@rule
def limit(s, seat, w, room):
    """From which chance of a hit on it is worth to go on: what would be lost by a miss, against what a hit gains."""
    own = size(hidden_places(s, seat))
    fewest = PLACES
    for other in range(s.players):
        if other != seat and hidden_places(s, other):
            fewest = min(fewest, size(hidden_places(s, other)))
    level = w[BASE] + w[FEW_OWN] / own + w[FEW_THEIRS] / fewest
    if s.drawn < 0:
        level += w[POOL]
        if own == 1:
            level += w[LAST_OWN]
    elif w[EXPOSED] != 0.0:
        tile = int64(s.drawn)
        odds = 1.0 / size(unseen_by(s, -1) & (0x1555555 << (tile & 1)))
        level += w[EXPOSED] * odds
    return min(level, 0.99) if w[BASE] < 1.0 else level  # only who never goes on leaves out what is sure


@rule
def decide(s, seat, w, room, key, counter):
    """What the quick player does."""
    odds = room[0]
    if s.phase == GUESS or s.phase == HIT:
        look_at_others(s, seat, room)
        action, chance = likeliest(s, seat, w, odds)
        if s.phase == HIT and chance < limit(s, seat, w, room):
            return STOP
        return action
    if s.phase == SHOW:
        look_at_own(s, seat, room)
        return SHOW_AT + most_exposed(s, seat, odds)
    if s.phase == TAKE or s.phase == PICK:
        return take_colour(s, seat, w, key, counter)
    if s.phase == SET_UP:
        return pick(s, seat, int64(below(key, counter, count(s, seat))))
    places = possible(s, seat)
    return first_choice(s) + nth(places, int64(below(key, counter, size(places))))


@rule
def take_colour(s, seat, w, key, counter):
    """A colour to take a tile of, by how many hidden tiles of each the others and oneself have, and by the pool."""
    if s.left[0] == 0:
        return TAKE_TILE + 1
    if s.left[1] == 0:
        return TAKE_TILE
    theirs = 0
    own = 0
    for other in range(s.players):
        for spot in range(PLACES * other, PLACES * other + s.length[other]):
            if (s.hidden >> spot) & 1:
                if other == seat:
                    own += 1 - 2 * (int64(s.code[spot]) & 1)
                else:
                    theirs += 1 - 2 * (int64(s.code[spot]) & 1)
    if s.phase == PICK:
        lead = w[PICK_OWN] * own
    else:
        lead = w[TAKE_THEIRS] * theirs + w[TAKE_OWN] * own + w[TAKE_LEFT] * (int64(s.left[0]) - int64(s.left[1]))
    if lead > 0.0:
        return TAKE_TILE
    if lead < 0.0:
        return TAKE_TILE + 1
    return TAKE_TILE + int64(below(key, counter, 2))


@rule
def most_exposed(s, seat, odds):
    """The place of the own hidden tile that the others know best."""
    places = hidden_places(s, seat)
    best = -1.0
    found = first(places)
    while places:
        place = first(places)
        places &= places - 1
        spot = PLACES * seat + place
        if odds[spot, int64(s.code[spot]) >> 1] > best:
            best = odds[spot, int64(s.code[spot]) >> 1]
            found = place
    return found


# ---- Steps, and what they betray ----


@rule
def note(s, seat, spot, value, named):
    """Whoever names a tile is taken not to have it: neither in the code nor standing apart."""
    colour = int64(s.code[spot]) & 1
    bit = int64(1) << value
    for own in range(PLACES * seat, PLACES * seat + s.length[seat]):
        tile = int64(s.code[own])
        if tile & 1 == colour and (s.hidden >> own) & 1 and tile >> 1 != value:
            s.ruled_out[own] = int64(s.ruled_out[own]) | bit
    named[colour] |= bit


@rule
def step(s, seat, action, named):
    """Play an action, and note what it betrays."""
    drawn = int64(s.drawn)
    turn = int64(s.turn)
    if action >= NAME and seat >= 0:
        note(s, seat, (action - NAME) // VALUES, (action - NAME) % VALUES, named)
    play(s, seat, action)
    if INSERT_AT <= action < SHOW_AT:
        spot = PLACES * seat + (action - INSERT_AT) % PLACES
        if (s.hidden >> spot) & 1:
            ruled_out = named[drawn & 1]
            if drawn < UNKNOWN:
                ruled_out &= ~(1 << (drawn >> 1))
            s.ruled_out[spot] = ruled_out
    if s.turn != turn:
        named[0] = 0
        named[1] = 0


@rule
def play_out(s, habits, room, key):
    """Play a full state to its end by quick players, each seat with its own habits; tell who won, as bits."""
    counter = 0
    acting = actors(s)
    while acting:
        if acting == CHANCE:
            play(s, -1, turn_up(s, int64(below(key, counter, unseen(s)))))
        else:
            seat = first(acting)
            step(s, seat, decide(s, seat, habits[seat], room, key, counter), room[5])
        counter += 1
        acting = actors(s)
    room[6][0] += counter
    return winners(s)


@rule
def contest(states, habits, games, key, wins):
    """Play many games from a first state on, and count each seat's wins: for tuning; tells the steps made."""
    room = new_room()
    work = np.empty_like(states)
    for game in range(games):
        work[0] = states[0]
        work[0].turn = game % work[0].players
        won = play_out(work[0], habits, room, key + game * 1000003)
        wins[first(won)] += 1
    return room[6][0]


# ---- What moves are worth ----


@rule
def gather(states, seat, key, deals):
    """Fill in full states that agree with a veiled one: all of them if there is room, else random ones; count them."""
    walked = walk(states[0])
    total = walked[-1][0, 0] * count_loose(states[0], np.zeros(2, np.int64))
    wanted = min(len(deals), total)
    for k in range(wanted):
        deals[k] = states[0]
        fill(deals[k], walked, k if total <= len(deals) else any_below(key + k * 7919, total))
    return wanted


@rule
def try_moves(deals, picks, seat, named, actions, habits, key, wins):
    """Play each of some actions to the end in each of the picked full states; count the wins.

    After a hit the seat goes on as it likes, or it stops: the wins of either are counted apart. Chance is the same for
    all actions in the same deal. Tells how many steps were looked at.
    """
    room = new_room()
    both = np.zeros(2, np.int64)
    work = np.empty_like(deals[:1])
    after = np.empty_like(work)
    for k in range(len(picks)):
        for number in range(len(actions)):
            work[0] = deals[picks[k]]
            room[5][0] = named[0]
            room[5][1] = named[1]
            step(work[0], seat, actions[number], room[5])
            both[:] = room[5]
            after[0] = work[0]
            won = (play_out(work[0], habits, room, key + k * 7919) >> seat) & 1
            wins[number, 0] += won
            if after[0].phase == HIT:
                room[5][0], room[5][1] = both[0], both[1]
                step(after[0], seat, STOP, room[5])
                won = (play_out(after[0], habits, room, key + k * 7919) >> seat) & 1
            wins[number, 1] += won
    return room[6][0] + len(picks) * len(actions)


# ---- How well a deal explains what the others did ----


@rule
def rising(x):
    """From 0 to 1: one half at 0, most of the way between -1 and 1."""
    return 0.5 + 0.5 * x / (0.25 + abs(x))


@rule
def explain(deals, scenes, now, actions, kinds, limits, w, belief):
    """Weigh each deal by how well it explains the others' decisions.

    With the tiles that a player holds in this deal, was the guess a likely one? Was it right to go on, or to stop?
    """
    room = new_room()
    work = np.empty_like(deals[:1])
    for k in range(len(deals)):
        weight = 1.0
        for event in range(len(scenes)):
            work[0] = scenes[event]
            s = work[0]
            seat = int64(s.turn)
            for owner in range(s.players):
                for spot in range(PLACES * owner, PLACES * owner + s.length[owner]):
                    s.code[spot] = deals[k].code[now[event, spot]]
            if now[event, SPOTS] >= 0:
                s.drawn = deals[k].code[now[event, SPOTS]]
            look_at_others(s, seat, room)
            chance = likeliest(s, seat, w, room[0])[1]
            if chance > 0.0:
                if kinds[event] > 0:
                    bold = rising(4.0 * (chance - limits[seat]))
                    weight *= 0.1 + 0.9 * (bold if kinds[event] == 1 else 1.0 - bold)
                if kinds[event] < 2:
                    ratio = room[0][(actions[event] - NAME) // VALUES, (actions[event] - NAME) % VALUES] / chance
                    weight *= max(w[DOUBTS], ratio ** w[SHARP])
        belief[k] = weight


@rule
def after_hit(states, work, seat, odds, action, w, room):
    """The chance of the likeliest guess after this one has hit."""
    spot = (action - NAME) // VALUES
    value = (action - NAME) % VALUES
    work[0] = states[0]
    s = work[0]
    s.code[spot] = 2 * value + (int64(s.code[spot]) & 1)
    s.hidden &= ~(int64(1) << spot)
    s.ruled_out[spot] = 0
    if targets(s, seat) == 0:
        return 1.0
    look_at_others(s, seat, room)
    return likeliest(s, seat, w, room[0])[1]


@rule
def weigh_guesses(states, seat, odds, w, values):
    """Value every guess of a seat by what this turn may bring: a hit is worth 1, a miss costs, the next guess counts.

    `values` gets the worth of each (spot, value); tells the limit from which on it is worth to go on.
    """
    room = new_room()
    work = np.empty_like(states)
    level = limit(states[0], seat, w, room)
    cost = level / max(1.0 - level, 0.05)
    spots = targets(states[0], seat)
    while spots:
        spot = first(spots)
        spots &= spots - 1
        last = hidden_places(states[0], spot // PLACES)
        worth = 1.0 + (w[FINISH] if last & (last - 1) == 0 else 0.0)
        for value in range(states[0].values):
            chance = odds[spot, value]
            gain = worth
            if chance > 0.1:
                after = after_hit(states, work, seat, odds, NAME + VALUES * spot + value, w, room)
                gain += w[NEXT] * max(0.0, after - (1.0 - after) * cost)
            values[spot, value] = chance * gain - (1.0 - chance) * cost
    return level


@rule
def exposure(states, seat, odds):
    """Write the odds that the others see in this seat's own hidden tiles, as far as everybody knows."""
    room = new_room()
    look_at_own(states[0], seat, room)
    odds[:] = room[0]


@rule
def quick_odds(states, seat, odds):
    """Write the quick player's odds of the others' hidden tiles."""
    room = new_room()
    look_at_others(states[0], seat, room)
    odds[:] = room[0]


@rule
def decide_once(states, seat, w, key):
    """What the quick player does in this state."""
    return decide(states[0], seat, w, new_room(), key, 0)


@rule
def step_once(states, seat, action, named):
    """Play an action in this state, and note what it betrays."""
    step(states[0], seat, action, named)
