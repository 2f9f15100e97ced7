"""Da Vinci Code: advice. What every move is worth, the odds of every hidden tile, and why, in codes and numbers."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np

from spieltrieb.bots.advice import Advice, RatedMove, Reason
from spieltrieb.bots.davincicode.player import Thought, compiled, is_guessing, targets
from spieltrieb.bots.player import Sight, look
from spieltrieb.games.davincicode.moves import COLOURS
from spieltrieb.games.davincicode.state import (
    HYPHEN,
    NAME,
    PLACES,
    SET,
    SHOW,
    SHOW_AT,
    SPOTS,
    STOP,
    TAKE_TILE,
    UNKNOWN,
    VALUES,
)

EXPLAINED = 5  # so many of the best moves get their reasons


def counsel(sight: Sight) -> Advice:
    """All legal moves of a seat with their chances to win, best first, and the table of odds."""
    thought = Thought(sight)
    if is_guessing(sight):
        _add_sure_miss(thought)
    thought.think()
    values = _values(thought)
    best = thought.chosen()
    order = sorted(sight.legal, key=lambda action: (-values[action], action != best, action))
    moves = tuple(
        RatedMove(action, values[action], tuple(_reasons(thought, action)) if rank < EXPLAINED else ())
        for rank, action in enumerate(order)
    )
    return Advice("win", moves, table(thought))


# ---- Values ----


def _add_sure_miss(thought: Thought) -> None:
    """Look also at the guess least likely to hit: it tells what a miss is worth."""
    guesses = [action for action in thought.sight.legal if action >= NAME and action not in thought.actions]
    if guesses:
        thought.add(min(guesses, key=lambda action: float(thought.odds[thought.at(action)])))


def _values(thought: Thought) -> dict[int, float]:
    """The chance to win with every legal move: played out, or for unlikely guesses put together from hit and miss."""
    values = {action: thought.value(number) for number, action in enumerate(thought.actions)}
    best = values[thought.chosen()]
    values = {action: min(value, best) for action, value in values.items()}
    if is_guessing(thought.sight):
        guesses = {a: float(thought.odds[thought.at(a)]) for a in thought.sight.legal if a >= NAME}
        known = [(chance, values[a]) for a, chance in guesses.items() if a in values]
        (low, miss), (high, hit) = min(known), max(known)
        slope = max(0.0, (hit - miss) / (high - low)) if high > low else 0.0
        for action, chance in guesses.items():
            values.setdefault(action, min(best, max(0.0, miss + slope * (chance - low))))
    return values


# ---- The table ----


def table(thought: Thought) -> dict[str, Any]:
    """For every hidden tile of the others its values, likeliest first: counted, and with what guesses betray.

    And every possible guess with its chance to hit, likeliest first.
    """
    sight = thought.sight
    s = sight.state[0]
    tiles = []
    for spot in range(SPOTS):
        if s["code"][spot] >= UNKNOWN:
            where = {"seat": spot // PLACES, "place": spot % PLACES + 1, "colour": COLOURS[int(s["code"][spot]) & 1]}
            tiles.append({**where, "values": _listed(thought.sure[spot]), "heard": _listed(thought.odds[spot])})
    guesses: list[dict[str, Any]] = [
        {
            "action": action,
            "seat": thought.at(action)[0] // PLACES,
            "place": thought.at(action)[0] % PLACES + 1,
            "value": value_name(thought.at(action)[1]),
            "chance": float(thought.odds[thought.at(action)]),
        }
        for action in sight.legal
        if action >= NAME
    ]
    guesses.sort(key=lambda guess: -guess["chance"])
    return {"tiles": tiles, "guesses": guesses, "trusts": thought.trusts}


def _listed(odds: np.ndarray[Any, Any]) -> list[tuple[str, float]]:
    found = [(value_name(value), float(odds[value])) for value in range(VALUES) if odds[value] > 0]
    return sorted(found, key=lambda line: -line[1])


def value_name(value: int) -> str:
    """A value as the catalogues know it: a number, or `hyphen`."""
    return "hyphen" if value == HYPHEN else str(value)


# ---- Reasons ----


def _tile(tile: int) -> dict[str, str]:
    return {"colour": COLOURS[tile & 1], "value": value_name(tile >> 1)}


def _percent(chance: float) -> int:
    """As percent; neither 0 nor 100 where it is not so for sure."""
    if chance <= 0 or chance >= 1 - 1e-9:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def _reasons(thought: Thought, action: int) -> list[Reason]:
    s = thought.sight.state[0]
    if len(thought.sight.legal) == 1:
        return [Reason("only")]
    if action >= NAME:
        return _about_guess(thought, action)
    if action == STOP:
        return _about_stop(thought)
    reasons = []
    if action < STOP:
        reasons = _about_colour(thought, action - TAKE_TILE)
    elif s["phase"] == SHOW and action < SET:
        spot = PLACES * thought.sight.seat + action - SHOW_AT
        odds = np.zeros((SPOTS + 1, VALUES))
        compiled().exposure(thought.heard, thought.sight.seat, odds)
        tile = int(s["code"][spot])
        reasons = [Reason("exposed", {"percent": _percent(float(odds[spot, tile >> 1])), **_tile(tile)})]
    return [*reasons, *_about_games(thought, action)]


def _about_games(thought: Thought, action: int) -> list[Reason]:
    if action not in thought.actions:
        return []
    number = thought.actions.index(action)
    played = int(thought.played[number])
    return [Reason("tried", {"percent": round(100 * thought.value(number)), "games": played})] if played else []


def _about_guess(thought: Thought, action: int) -> list[Reason]:
    s, seat = thought.sight.state[0], thought.sight.seat
    spot, value = thought.at(action)
    chance, counted = float(thought.odds[spot, value]), float(thought.sure[spot, value])
    tile: dict[str, int | float | str] = {
        "percent": _percent(chance),
        "colour": COLOURS[int(s["code"][spot]) & 1],
        "value": value_name(value),
    }
    if counted >= 1 - 1e-9:
        reasons = [Reason("sure", {"colour": tile["colour"], "value": tile["value"]})]
    else:
        reasons = [Reason("odds", tile)]
        if abs(chance - counted) >= 0.05:
            reasons.append(Reason("betrayed", {"percent": _percent(counted)}))
    if sum(other // PLACES == spot // PLACES for other in targets(thought.sight)) == 1:
        reasons.append(Reason("last-tile", {"seat": spot // PLACES}))
    if counted < 1 - 1e-9:
        own = bin(int(s["hidden"]) >> PLACES * seat & (1 << PLACES) - 1).count("1")
        if s["drawn"] >= 0:
            code = "going-on-risks" if STOP in thought.sight.legal else "miss-shows"
            reasons.append(Reason(code, _tile(int(s["drawn"]))))
        else:
            reasons.append(Reason("miss-costs" if own > 1 else "miss-loses"))
    return reasons


def _about_stop(thought: Thought) -> list[Reason]:
    s = thought.sight.state[0]
    best = max(float(thought.odds[spot].max()) for spot in targets(thought.sight))
    reasons = [Reason("next-best", {"percent": _percent(best)})]
    if s["drawn"] >= 0:
        reasons.append(Reason("keeps", _tile(int(s["drawn"]))))
    return reasons


def _about_colour(thought: Thought, colour: int) -> list[Reason]:
    s, seat = thought.sight.state[0], thought.sight.seat
    hidden = [spot for spot in range(SPOTS) if int(s["hidden"]) >> spot & 1 and int(s["code"][spot]) & 1 == colour]
    own = sum(spot // PLACES == seat for spot in hidden)
    return [
        Reason("colour-theirs", {"count": len(hidden) - own, "colour": COLOURS[colour]}),
        Reason("colour-own", {"count": own, "colour": COLOURS[colour]}),
    ]


# ---- Speed ----


def positions_a_second(seconds: float) -> float:
    """How many positions a second are looked at from a seat's veiled state in the middle of a game."""
    from spieltrieb.bots.davincicode.player import Counter
    from spieltrieb.core.moves import Move
    from spieltrieb.games.davincicode import GAME

    position, chance = GAME.start(2, seed=3), random.Random(3)
    seat = int(position.actors[0])
    while position.step < 30 or not is_guessing(look(position, seat, chance)):
        position = position.play(Move(position, seat, Counter(0.75).choose(look(position, seat, chance))))
        seat = int(position.actors[0])
    thought = Thought(look(position, seat, chance))
    thought.try_out([0], 10)
    begun, thought.steps = time.perf_counter(), 0
    while time.perf_counter() < begun + seconds:
        thought.try_out(list(range(len(thought.actions))), 100)
    return thought.steps / (time.perf_counter() - begun)
