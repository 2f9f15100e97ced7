"""Da Vinci Code: the five players, from one who hardly counts to one who plays every move to the end in thought."""

from __future__ import annotations

import math
import time
from functools import cache
from typing import Any

import numpy as np

from spieltrieb.bots.davincicode import search
from spieltrieb.bots.davincicode.memory import Story, betrayed, read, scenes
from spieltrieb.bots.player import Sight
from spieltrieb.core.compile import compile_rules
from spieltrieb.games.davincicode import odds as counting
from spieltrieb.games.davincicode.state import (
    GUESS,
    HIT,
    HYPHENS,
    NAME,
    NUMBERS,
    PICK,
    PLACES,
    SHOW,
    SPOTS,
    STOP,
    TAKE,
    UNKNOWN,
    VALUES,
)

Array = np.ndarray[Any, Any]

# The quick player's habits, found by self-play with steps chosen by hand; train.py looks for better ones.
TUNED = np.array([0.42, -0.1, -0.2, 1.0, 0.4, 0.0, 0.5, 0.3, 1.0, -1.0, 0.5, -1.0, 4.0, 0.03])
# How players differ after a hit: from which chance on they go on, how often that is the case, and the best answer.
STYLES = ((0.42, 0.65, 0.42), (0.75, 0.2, 0.45), (2.0, 0.01, 0.7))
LIKELY_STYLES = (0.6, 0.25, 0.15)  # before anything was seen of them
DOUBT = 0.04  # how often a master supposes that somebody named a tile of their own, to mislead or by mistake
PLAYOUTS = 16_000  # games in thought a second of budget: about a third of what one core does with two players
DEALS = 20_000  # deals gathered a second of budget
MOST_DEALS = 4000
GOLDEN = (5**0.5 - 1) / 2
CLOSE = 12  # no more guesses than these are looked at closely


@cache
def compiled() -> Any:
    """The search, compiled when it is first needed."""
    compile_rules(search)
    return search


# ---- What is known ----


def exact_odds(states: Array, seat: int) -> Array | None:
    """How likely every hidden tile has every value, counted over all full states that agree; None if there is none."""
    compiled()
    table = np.zeros((SPOTS + 1, VALUES), np.int64)
    chances: Any = counting.chances
    total = chances(states[0], seat, table)
    return table / total if total > 0 else None


def plain_odds(sight: Sight) -> Array:
    """The exact odds from what is sure."""
    found = exact_odds(sight.state, sight.seat)
    assert found is not None, "the true state always agrees with a veiled one"
    return found


def possible_values(s: Any, spot: int) -> list[int]:
    """The values that a hidden tile may have by its colour, its open neighbours and what was ruled out."""
    low, high = bounds(s, spot)
    colour = int(s["code"][spot]) & 1
    return [
        value
        for value in range(int(s["values"]))
        if int(s["pool"]) >> (2 * value + colour) & 1
        and not int(s["ruled_out"][spot]) >> value & 1
        and (value >= NUMBERS or low < 2 * value + colour < high)
    ]


def bounds(s: Any, spot: int) -> tuple[int, int]:
    """The open numbers next to a hidden tile on its left and right; beyond all numbers where there is none."""
    start = spot - spot % PLACES
    code = s["code"].tolist()
    low = [tile for tile in code[start:spot] if tile < HYPHENS]
    high = [tile for tile in code[spot + 1 : start + int(s["length"][spot // PLACES])] if tile < HYPHENS]
    return max(low, default=-1), min(high, default=HYPHENS)


def targets(sight: Sight) -> list[int]:
    """The others' hidden tiles."""
    return sorted({(action - NAME) // VALUES for action in sight.legal if action >= NAME})


def guess_of(spot: int, value: int) -> int:
    """The action that names a value for a spot."""
    return NAME + VALUES * spot + value


def is_guessing(sight: Sight) -> bool:
    """Whether the seat is to name a tile, or to stop."""
    return int(sight.state[0]["phase"]) in (GUESS, HIT)


# ---- Levels 1 to 3 ----


class Newcomer:
    """Names something plausible, forgets what was said and what it holds, and stops when it feels like it."""

    LOOKS = 2  # so many tiles it looks at before it names one
    CARE = 0.85  # how often it minds what is ruled out and what it holds itself

    def choose(self, sight: Sight) -> int:
        """The first thing that comes to mind."""
        if not is_guessing(sight):
            return sight.random.choice(sight.legal)
        s, chance = sight.state[0], sight.random
        if STOP in sight.legal and chance.random() < 0.6:
            return STOP
        some = chance.choices(targets(sight), k=self.LOOKS)
        spot = min(some, key=lambda x: bounds(s, x)[1] - bounds(s, x)[0])
        if chance.random() < self.CARE and (values := possible_values(s, spot)):
            return guess_of(spot, chance.choice(values))
        low, high = bounds(s, spot)
        values = [v for v in range(int(s["values"])) if v >= NUMBERS or low >> 1 <= v <= high >> 1]
        return guess_of(spot, chance.choice(values))


class Casual:
    """Names only what can be, where the fewest values are left, and goes on when there are but two."""

    def choose(self, sight: Sight) -> int:
        """A tile with the fewest values left."""
        if not is_guessing(sight):
            return sight.random.choice(sight.legal)
        left = {spot: possible_values(sight.state[0], spot) for spot in targets(sight)}
        fewest = min(len(values) for values in left.values())
        if STOP in sight.legal and fewest > 2:
            return STOP
        spot = sight.random.choice([spot for spot, values in left.items() if len(values) == fewest])
        return guess_of(spot, sight.random.choice(left[spot]))


class Counter:
    """Counts exactly, makes the likeliest guess, and goes on from a certain chance on."""

    def __init__(self, go_on: float) -> None:
        self.go_on = go_on

    def choose(self, sight: Sight) -> int:
        """The likeliest guess."""
        if not is_guessing(sight):
            return sight.random.choice(sight.legal)
        if STOP in sight.legal and self.go_on > 1.0:
            return STOP
        odds = plain_odds(sight)
        chance, action = likeliest(sight, odds)
        return STOP if STOP in sight.legal and chance < self.go_on else action


def likeliest(sight: Sight, odds: Array) -> tuple[float, int]:
    """The chance of the likeliest guess, and that guess; any of several that are as likely."""
    best = max(float(odds[spot].max()) for spot in targets(sight))
    found = [
        guess_of(spot, value)
        for spot in targets(sight)
        for value in range(int(sight.state[0]["values"]))
        if odds[spot, value] >= best - 1e-12
    ]
    return best, sight.random.choice(found)


# ---- Level 4 ----


class Expert:
    """Counts exactly, weighs what a turn may bring, and knows when to stop."""

    def choose(self, sight: Sight) -> int:
        """The guess that is worth most this turn, or to stop; colours and places by rule of thumb."""
        quick, s = compiled(), sight.state[0]
        if is_guessing(sight):
            odds = plain_odds(sight)
            values, limit = weighed(sight.state, sight.seat, odds)
            spot, value = max(((x, v) for x in targets(sight) for v in range(VALUES)), key=lambda g: values[g])
            if STOP in sight.legal and odds[spot, value] < limit:
                return STOP
            return guess_of(spot, value)
        if s["phase"] in (SHOW, TAKE, PICK):
            key = sight.random.getrandbits(31)
            return int(quick.decide_once(sight.state, sight.seat, TUNED, key))
        return sight.random.choice(sight.legal)


def weighed(states: Array, seat: int, odds: Array) -> tuple[Array, float]:
    """What each guess may bring this turn, and from which chance on it is worth to go on."""
    values = np.full((SPOTS + 1, VALUES), -np.inf)
    limit = compiled().weigh_guesses(states, seat, odds, TUNED, values)
    return values, float(limit)


# ---- Level 5 ----


class Master:
    """Hears what others' guesses betray, and plays every good move to the end in many deals that agree with it all."""

    def choose(self, sight: Sight) -> int:
        """The move that wins most of the games played in thought."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        if int(sight.state[0]["phase"]) == PICK:
            return Expert().choose(sight)  # so early there is nothing to hear
        return Thought(sight).best()


def _style(story: Story, seat: int) -> tuple[float, ...]:
    """How likely a player is of each style, by how often they stopped and went on after a hit."""
    stops, goes = story.stops[seat], story.goes[seat]
    likely = [p * go**goes * (1 - go) ** stops for p, (_, go, _) in zip(LIKELY_STYLES, STYLES, strict=True)]
    return tuple(p / sum(likely) for p in likely)


class Thought:
    """What a master thinks about one decision: odds, moves worth a look, and games played in thought."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.until = time.perf_counter() + 0.8 * sight.budget
        self.key = sight.random.getrandbits(48)
        self.story = read(sight)
        self.named = np.array(self.story.named, np.int64)
        self.heard = betrayed(sight, self.story)
        self.sure = plain_odds(sight)
        self.trusts = exact_odds(self.heard, sight.seat) is not None  # or somebody has named a tile of their own
        if not self.trusts:
            self.heard = sight.state.copy()
        self.styles = [_style(self.story, seat) for seat in range(sight.players)]
        self.deals, self.belief = self._deals()
        self.odds = self._odds()
        self.values = np.full((SPOTS + 1, VALUES), -np.inf)
        self.limit = 0.0
        if is_guessing(sight):
            self.values, self.limit = weighed(self.heard, sight.seat, self.odds)
        self.actions = self._worth_a_look()
        self.wins = np.zeros((len(self.actions), 2))  # going on after a hit, or stopping then
        self.played = np.zeros(len(self.actions))
        self.steps = 0

    def _deals(self) -> tuple[Array, Array]:
        """Full states that agree with what is known, and how much each of them is believed; these add up to 1."""
        quick, seat = compiled(), self.sight.seat
        most = int(min(MOST_DEALS, max(300, DEALS * self.sight.budget)))
        limits = np.array([STYLES[style.index(max(style))][0] for style in self.styles])
        past = scenes(self.sight, self.story, 24)
        found, beliefs = [], []
        for states, share in ((self.heard, 1 - DOUBT), (self.sight.state, DOUBT)):
            if states is self.heard or self.trusts:
                deals = np.repeat(states, most if states is self.heard else most // 16)
                deals = deals[: quick.gather(states, seat, self.key, deals)]
                belief = np.ones(len(deals))
                quick.explain(deals, *past, limits, TUNED, belief)
                found.append(deals)
                beliefs.append(belief * (share / belief.sum()))
        belief = np.concatenate(beliefs)
        return np.concatenate(found), belief / belief.sum()

    def _odds(self) -> Array:
        """How likely every hidden tile has every value, as far as the deals are believed."""
        odds = np.zeros((SPOTS + 1, VALUES))
        for spot in np.flatnonzero(self.sight.state[0]["code"] >= UNKNOWN):
            odds[spot] = np.bincount(self.deals["code"][:, spot] >> 1, self.belief, VALUES)
        return odds

    def _worth_a_look(self) -> list[int]:
        if not is_guessing(self.sight):
            return list(self.sight.legal)
        guesses = sorted(
            (action for action in self.sight.legal if action >= NAME), key=lambda a: -self.values[self.at(a)]
        )
        close = [a for a in guesses[:CLOSE] if self.odds[self.at(a)] > 0.0] or guesses[:1]
        sure = self.sure_hit()
        close += [sure] * (sure >= 0 and sure not in close)
        return [STOP] * (STOP in self.sight.legal) + close

    @staticmethod
    def at(action: int) -> tuple[int, int]:
        """The spot and the value that a guess names."""
        spot, value = divmod(action - NAME, VALUES)
        return spot, value

    def try_out(self, numbers: list[int], deals: int) -> None:
        """Play some of the moves to the end in so many deals, the same for all of them."""
        actions = np.array([self.actions[number] for number in numbers], np.int64)
        wins = np.zeros((len(actions), 2), np.int64)
        start = int(self.played.max())
        # Spread evenly over all deals by how much they are believed, however many are picked.
        even = (np.arange(start, start + deals) * GOLDEN + self.key % 1000 / 1000) % 1.0
        picks = np.minimum(np.searchsorted(np.cumsum(self.belief), even), len(self.deals) - 1)
        for third in range(3):
            self.steps += compiled().try_moves(
                self.deals,
                picks[third::3],
                self.sight.seat,
                self.named,
                actions,
                self._habits((third + 0.5) / 3),
                self.key + start + third,
                wins,
            )
        self.wins[numbers] += wins
        self.played[numbers] += deals

    def _habits(self, share: float) -> Array:
        """The players' habits in a share of all games played in thought: the others' as they seem, and the answer."""
        habits = np.array([TUNED] * 4)
        answer = 0.0
        for seat, style in enumerate(self.styles):
            if seat != self.sight.seat:
                number = int(np.searchsorted(np.cumsum(style), share))
                habits[seat, search.BASE] = STYLES[min(number, 2)][0]
                answer += STYLES[style.index(max(style))][2] / (self.sight.players - 1)
        habits[self.sight.seat, search.BASE] = answer
        return habits

    def think(self) -> None:
        """Halve the moves again and again, and look closer at the better half, as long as the budget allows."""
        numbers = list(range(len(self.actions)))
        total = self.sight.budget * PLAYOUTS / (1 + (self.sight.players - 2) * 0.7)
        rounds = max(1, math.ceil(math.log2(len(numbers))))
        for _ in range(rounds):
            deals = max(4, int(total / rounds / len(numbers)))
            while deals > 0 and (time.perf_counter() < self.until or not self.played.all()):
                some = min(deals, max(4, 800 // len(numbers)))
                self.try_out(numbers, some)
                deals -= some
            numbers.sort(key=lambda n: -self.value(n))
            numbers = numbers[: max(2, (len(numbers) + 1) // 2)]

    def value(self, number: int) -> float:
        """How often a move has won, with what is better after a hit."""
        return float(self.wins[number].max() / max(1.0, self.played[number]))

    def best(self) -> int:
        """The best move, after having thought, if there is anything to think about."""
        if len(self.actions) > 1 and self.sure_hit() < 0:
            self.think()
        return self.chosen()

    def sure_hit(self) -> int:
        """A guess that must hit (it costs nothing, so it comes first), the one that may bring most; -1 for none."""
        if not is_guessing(self.sight):
            return -1
        sure = [a for a in self.sight.legal if a >= NAME and self.sure[self.at(a)] > 1 - 1e-9]
        return max(sure, key=lambda a: float(self.values[self.at(a)]), default=-1)

    def add(self, action: int) -> None:
        """Look at this move too."""
        self.actions.append(action)
        self.wins, self.played = np.vstack([self.wins, np.zeros(2)]), np.append(self.played, 0.0)

    def chosen(self) -> int:
        """A sure hit; else of the moves looked at longest, the one that won most."""
        if (sure := self.sure_hit()) >= 0:
            return sure
        longest = [n for n in range(len(self.actions)) if self.played[n] == self.played.max()]
        return self.actions[max(longest, key=self.value)]
