"""Da Vinci Code: the five players, from one who hardly counts to one who plays every move to the end in simulations."""

from __future__ import annotations

from typing import Any

from spieltrieb.bots.davincicode import search
from spieltrieb.bots.davincicode.search import Search
from spieltrieb.bots.davincicode.value import guess_of, hidden_spots, is_guessing, plain_odds, weighed
from spieltrieb.bots.player import Bot, Sight, levels
from spieltrieb.bots.weights import Array
from spieltrieb.games.davincicode.state import HYPHENS, NUMBERS, PICK, PLACES, SHOW, STOP, TAKE, VALUES

NEVER = 1.01  # a chance that no guess has

# ---- Levels 1 to 3 ----


class Newcomer:
    """Names something plausible, forgets what was said and what it holds, and stops when it feels like it."""

    LOOKS = 2  # how many tiles it looks at before it names one
    CARE = 0.85  # how often it minds what is ruled out and what it holds itself
    STOPS = 0.6  # how often it stops after a hit

    def choose(self, sight: Sight) -> int:
        """The first thing that comes to mind."""
        if not is_guessing(sight):
            return sight.random.choice(sight.legal)
        s, chance = sight.state[0], sight.random
        if STOP in sight.legal and chance.random() < self.STOPS:
            return STOP
        some = chance.choices(hidden_spots(sight), k=self.LOOKS)
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
        left = {spot: possible_values(sight.state[0], spot) for spot in hidden_spots(sight)}
        fewest = min(len(values) for values in left.values())
        if STOP in sight.legal and fewest > 2:
            return STOP
        spot = sight.random.choice([spot for spot, values in left.items() if len(values) == fewest])
        return guess_of(spot, sight.random.choice(left[spot]))


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
    """The open numbers next to a hidden tile on its left and right; beyond all numbers if there are no such tiles."""
    start = spot - spot % PLACES
    code = s["code"].tolist()
    low = [tile for tile in code[start:spot] if tile < HYPHENS]
    high = [tile for tile in code[spot + 1 : start + int(s["length"][spot // PLACES])] if tile < HYPHENS]
    return max(low, default=-1), min(high, default=HYPHENS)


class Counter:
    """Counts exactly, makes the likeliest guess, and goes on if its chance is high enough."""

    def __init__(self, go_on: float) -> None:
        self.go_on = go_on

    def choose(self, sight: Sight) -> int:
        """The likeliest guess."""
        if not is_guessing(sight):
            return sight.random.choice(sight.legal)
        if STOP in sight.legal and self.go_on >= NEVER:
            return STOP
        odds = plain_odds(sight)
        chance, action = likeliest_guess(sight, odds)
        return STOP if STOP in sight.legal and chance < self.go_on else action


def likeliest_guess(sight: Sight, odds: Array) -> tuple[float, int]:
    """The chance of the likeliest guess, and that guess; any of several that are as likely."""
    best = max(float(odds[spot].max()) for spot in hidden_spots(sight))
    found = [
        guess_of(spot, value)
        for spot in hidden_spots(sight)
        for value in range(int(sight.state[0]["values"]))
        if odds[spot, value] >= best - 1e-12
    ]
    return best, sight.random.choice(found)


# ---- Levels 4 and 5 ----


class Expert:
    """Counts exactly, weighs what a turn may bring, and knows when to stop."""

    def choose(self, sight: Sight) -> int:
        """The guess that is worth most this turn, or to stop; colours and places by rule of thumb."""
        if is_guessing(sight):
            odds = plain_odds(sight)
            values, limit = weighed(sight.state, sight.seat, odds)
            spot, value = max(((x, v) for x in hidden_spots(sight) for v in range(VALUES)), key=lambda g: values[g])
            if STOP in sight.legal and odds[spot, value] < limit:
                return STOP
            return guess_of(spot, value)
        if sight.state[0]["phase"] in (SHOW, TAKE, PICK):
            return search.quick_choice(sight)
        return sight.random.choice(sight.legal)


class Master:
    """Hears what others' guesses betray, and plays every good move to the end in many deals that agree with it all."""

    def choose(self, sight: Sight) -> int:
        """The move that wins most of the games simulated."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        if int(sight.state[0]["phase"]) == PICK:
            return Expert().choose(sight)  # so early there is nothing to hear
        return Search(sight).best()


# ---- The levels ----


def newcomer() -> Bot:
    """Level 1 names something plausible, forgets what was said and what it holds, and stops when it feels like it."""
    return Newcomer()


def casual() -> Bot:
    """Level 2 names only what can be, where the fewest values are left."""
    return Casual()


def club_player() -> Bot:
    """Level 3 counts exactly, makes the likeliest guess, and goes on when it is nearly sure."""
    return Counter(go_on=0.75)


def expert() -> Bot:
    """Level 4 counts exactly, weighs what a turn may bring, and knows when to stop."""
    return Expert()


def master() -> Bot:
    """Level 5 hears what others' guesses betray, and plays every good move to the end in simulations."""
    return Master()


def greedy() -> Bot:
    """The plain opponent: always makes the likeliest guess, and always stops."""
    return Counter(go_on=NEVER)


LEVELS = levels(newcomer, casual, club_player, expert, master)
