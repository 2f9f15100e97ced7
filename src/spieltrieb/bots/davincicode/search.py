"""Da Vinci Code: a quick player in compiled code, games played to their end by it, and what moves are worth in them.

The quick player knows what its seat knows, also in a full state: own tiles, open tiles, and what was ruled out. In the
states that are searched, `ruled_out` holds more than the rules put there: a player who names a tile is assumed not to
have it (`note`). Its habits are numbers, `w`, found by self-play (train.py).
"""

import random
import sys

import numpy as np
from numpy import int64

from spieltrieb.bots import compiling, playing
from spieltrieb.bots.davincicode import memory
from spieltrieb.bots.davincicode.memory import APART, STYLES, believed_deals, betrayed, likely_styles, read
from spieltrieb.bots.davincicode.value import (
    BASE,
    PICK_OWN,
    TAKE_LEFT,
    TAKE_OWN,
    TAKE_THEIRS,
    exact_odds,
    habits,
    is_guessing,
    likeliest,
    limit,
    look_at_others,
    look_at_own,
    named_by,
    new_room,
    plain_odds,
    weighed,
)
from spieltrieb.bots.deadline import Deadline
from spieltrieb.bots.halving import Trials, even_rounds, halve
from spieltrieb.bots.player import Bot, RandomBot, Sight, look
from spieltrieb.bots.weights import Array
from spieltrieb.core.bits import below, first, nth, size
from spieltrieb.core.compile import compile_rules, rule
from spieltrieb.core.moves import CHANCE
from spieltrieb.games.davincicode import GAME
from spieltrieb.games.davincicode.rules import (
    actors,
    count,
    first_choice,
    hidden_places,
    pick,
    play,
    possible,
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

CLOSE = 12  # no more guesses than these are looked at closely
PLAYOUTS = 16_000  # simulated games for each second of budget: about a third of what one core does with two players
MORE_FOR_A_SEAT = 0.7  # how much longer a game takes for each further player
FEWEST_GAMES = 4  # that a move is tried in, in each round
BATCH = 800  # games between two looks at the clock
SHARE = 0.8  # of the budget, for thinking
GOLDEN = (5**0.5 - 1) / 2

# ---- The quick player ----


@rule
def decide(s, seat, w, room, key, counter):
    """What the quick player does."""
    odds = room.odds
    if s.phase == GUESS or s.phase == HIT:
        look_at_others(s, seat, room)
        action, chance = likeliest(s, seat, w, odds)
        if s.phase == HIT and chance < limit(s, seat, w):
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
    """The colour of the tile to take, by how many hidden tiles of each everybody has, and by the pool."""
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
    """The place of the seat's own hidden tile that the others know best."""
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
    """A player who names a tile is assumed not to have it: neither in the code nor standing apart."""
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
def play_out(s, players, room, key):
    """Play a full state to its end by quick players, given as each seat's habits; returns who won, as bits."""
    counter = 0
    acting = actors(s)
    while acting:
        if acting == CHANCE:
            play(s, -1, turn_up(s, int64(below(key, counter, unseen(s)))))
        else:
            seat = first(acting)
            step(s, seat, decide(s, seat, players[seat], room, key, counter), room.named)
        counter += 1
        acting = actors(s)
    room.steps[0] += counter
    return winners(s)


# ---- What moves are worth ----


@rule
def try_moves(deals, picks, seat, named, actions, players, key, wins):
    """Play each of some actions to the end in each of the picked full states; count the wins.

    After a hit the seat goes on as it likes, or it stops: the wins of either are counted apart. Chance is the same for
    all actions in the same deal. Returns how many steps were looked at.
    """
    room = new_room()
    both = np.zeros(2, np.int64)
    work = np.empty_like(deals[:1])
    after = np.empty_like(work)
    for k in range(len(picks)):
        for number in range(len(actions)):
            work[0] = deals[picks[k]]
            room.named[0] = named[0]
            room.named[1] = named[1]
            step(work[0], seat, actions[number], room.named)
            both[:] = room.named
            after[0] = work[0]
            won = (play_out(work[0], players, room, key + k * APART) >> seat) & 1
            wins[number, 0] += won
            if after[0].phase == HIT:
                room.named[0], room.named[1] = both[0], both[1]
                step(after[0], seat, STOP, room.named)
                won = (play_out(after[0], players, room, key + k * APART) >> seat) & 1
            wins[number, 1] += won
    return room.steps[0] + len(picks) * len(actions)


class Search:
    """What is thought about one decision: odds, moves worth a look, and games simulated."""

    def __init__(self, sight: Sight) -> None:
        make_ready()
        self.sight = sight
        self.deadline = Deadline(SHARE * sight.budget)
        self.key = sight.random.getrandbits(48)
        self.story = read(sight)
        self.named = np.array(self.story.named, np.int64)
        self.heard = betrayed(sight, self.story)
        self.sure = plain_odds(sight)
        self.trusts = exact_odds(self.heard, sight.seat) is not None  # or somebody has named a tile of their own
        if not self.trusts:
            self.heard = sight.state.copy()
        self.styles = [likely_styles(self.story, seat) for seat in range(sight.players)]
        self.deals, self.belief = believed_deals(sight, self.story, self.heard, self.trusts, self.key)
        self.odds = self._odds()
        self.values = np.full((SPOTS + 1, VALUES), -np.inf)
        if is_guessing(sight):
            self.values, _ = weighed(self.heard, sight.seat, self.odds)
        self.actions = self._worth_a_look()
        self.wins = np.zeros((len(self.actions), 2))  # going on after a hit, or stopping then
        self.played = np.zeros(len(self.actions))
        self.steps = 0

    def _odds(self) -> Array:
        """How likely each hidden tile is to have each value, as far as the deals are believed."""
        odds = np.zeros((SPOTS + 1, VALUES))
        for spot in np.flatnonzero(self.sight.state[0]["code"] >= UNKNOWN):
            odds[spot] = np.bincount(self.deals["code"][:, spot] >> 1, self.belief, VALUES)
        return odds

    def _worth_a_look(self) -> list[int]:
        if not is_guessing(self.sight):
            return list(self.sight.legal)
        guesses = [action for action in self.sight.legal if action >= NAME]
        guesses.sort(key=lambda action: -self.values[named_by(action)])
        close = [a for a in guesses[:CLOSE] if self.odds[named_by(a)] > 0.0] or guesses[:1]
        sure = self.sure_hit()
        close += [sure] * (sure >= 0 and sure not in close)
        return [STOP] * (STOP in self.sight.legal) + close

    def add(self, action: int) -> None:
        """Look at this move too."""
        self.actions.append(action)
        self.wins, self.played = np.vstack([self.wins, np.zeros(2)]), np.append(self.played, 0.0)

    def think(self) -> None:
        """Halve the moves again and again, and look closer at the better half, as long as the budget allows."""
        total = self.sight.budget * PLAYOUTS / (1 + (self.sight.players - 2) * MORE_FOR_A_SEAT)
        numbers = range(len(self.actions))
        rounds = even_rounds(len(numbers), total, least=FEWEST_GAMES, batch=BATCH)
        halve(numbers, rounds, self._try_batch, self.value, self.deadline.has_passed)

    def _try_batch(self, batch: Trials[int]) -> None:
        self.try_out(batch.candidates, batch.trials)

    def try_out(self, numbers: list[int], deals: int) -> None:
        """Play some of the moves to the end in this many deals, the same for all of them."""
        actions = np.array([self.actions[number] for number in numbers], np.int64)
        wins = np.zeros((len(actions), 2), np.int64)
        start = int(self.played.max())
        # Spread evenly over all deals by how much they are believed, however many are picked.
        even = (np.arange(start, start + deals) * GOLDEN + self.key % 1000 / 1000) % 1.0
        picks = np.minimum(np.searchsorted(np.cumsum(self.belief), even), len(self.deals) - 1)
        for third in range(3):
            players, key = self._habits((third + 0.5) / 3), self.key + start + third
            self.steps += try_moves(
                self.deals, picks[third::3], self.sight.seat, self.named, actions, players, key, wins
            )
        self.wins[numbers] += wins
        self.played[numbers] += deals

    def _habits(self, share: float) -> Array:
        """The players' habits in a share of all games simulated: the others' as they seem, and the answer."""
        players = np.array([habits()] * 4)
        answer = 0.0
        for seat, style in enumerate(self.styles):
            if seat != self.sight.seat:
                number = int(np.searchsorted(np.cumsum(style), share))
                players[seat, BASE] = STYLES[min(number, len(STYLES) - 1)].limit
                answer += STYLES[style.index(max(style))].answer / (self.sight.players - 1)
        players[self.sight.seat, BASE] = answer
        return players

    def value(self, number: int) -> float:
        """How often a move has won, with what is better after a hit."""
        return float(self.wins[number].max() / max(1.0, self.played[number]))

    def sure_hit(self) -> int:
        """A guess that must hit (it costs nothing, so it comes first), the one that may bring most; -1 for none."""
        if not is_guessing(self.sight):
            return -1
        sure = [a for a in self.sight.legal if a >= NAME and self.sure[named_by(a)] > 1 - 1e-9]
        return max(sure, key=lambda a: float(self.values[named_by(a)]), default=-1)

    def exposure(self) -> Array:
        """The odds that the others see in the seat's own hidden tiles, as far as everybody knows."""
        room = new_room()
        look_at_own(self.heard[0], self.sight.seat, room)
        odds: Array = room.odds
        return odds

    def best(self) -> int:
        """The best move, after having thought, if there is anything to think about."""
        if len(self.actions) > 1 and self.sure_hit() < 0:
            self.think()
        return self.chosen()

    def chosen(self) -> int:
        """A sure hit if there is one, or the move that won most, of those that were looked at longest."""
        if (sure := self.sure_hit()) >= 0:
            return sure
        longest = [n for n in range(len(self.actions)) if self.played[n] == self.played.max()]
        return self.actions[max(longest, key=self.value)]


def quick_choice(sight: Sight) -> int:
    """What the quick player does in the place of this seat."""
    compile_rules(sys.modules[__name__])  # no more than that: players who need only this don't wait for the rest
    return int(decide(sight.state[0], sight.seat, habits(), new_room(), sight.random.getrandbits(31), 0))


def make_ready() -> None:
    """Compile the search, and what it remembers with, when they are needed for the first time."""
    compile_rules(memory)
    compiling.make_ready(__name__, f"the players of {GAME.name}", _try_all)


def middle(bot: Bot) -> Sight:
    """What a seat that is to guess sees in the middle of a game of such players."""
    chance = random.Random(3)
    choose = playing.chooser([bot] * 2, ["the same"] * 2, [chance] * 2)
    for position in playing.moves(GAME.start(2, seed=3), choose):
        sight = look(position, position.seats_to_act[0], chance)
        if position.step >= 30 and is_guessing(sight):
            return sight
    raise AssertionError("this game comes to a guess after its 30th move")


def _try_all() -> None:
    """Think about one decision, so that all of it is compiled."""
    Search(middle(RandomBot())).try_out([0], 3)
