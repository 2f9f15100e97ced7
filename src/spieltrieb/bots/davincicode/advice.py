"""Da Vinci Code: advice. What every move is worth, the odds of every hidden tile, and why, in codes and numbers."""

from __future__ import annotations

from typing import Any

from spieltrieb.bots.advice import Advice, RatedMove, Reason
from spieltrieb.bots.davincicode.search import Search
from spieltrieb.bots.davincicode.value import hidden_spots, is_guessing, named_by
from spieltrieb.bots.player import Sight
from spieltrieb.bots.weights import Array
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

EXPLAINED = 5  # how many of the best moves get their reasons
SURE = 1 - 1e-9  # a chance that is 1, except for rounding
TELLING = 0.05  # a guess of the others is named as a reason if it has changed the odds by this much


def advise(sight: Sight) -> Advice:
    """All legal moves of a seat with their chances to win, best first, and the table of odds."""
    search = Search(sight)
    if is_guessing(sight):
        _add_sure_miss(search)
    search.think()
    values = _values(search)
    best = search.chosen()
    order = sorted(sight.legal, key=lambda action: (-values[action], action != best, action))
    moves = tuple(
        RatedMove(action, values[action], tuple(_reasons(search, action)) if rank < EXPLAINED else ())
        for rank, action in enumerate(order)
    )
    return Advice("win", moves, _table(search))


# ---- Values ----


def _add_sure_miss(search: Search) -> None:
    """Also look at the guess least likely to hit: it tells what a miss is worth."""
    guesses = [action for action in search.sight.legal if action >= NAME and action not in search.actions]
    if guesses:
        search.add(min(guesses, key=lambda action: float(search.odds[named_by(action)])))


def _values(search: Search) -> dict[int, float]:
    """The chance to win with every legal move: played out, or for unlikely guesses put together from hit and miss."""
    values = {action: search.value(number) for number, action in enumerate(search.actions)}
    best = values[search.chosen()]
    values = {action: min(value, best) for action, value in values.items()}
    if is_guessing(search.sight):
        guesses = {a: float(search.odds[named_by(a)]) for a in search.sight.legal if a >= NAME}
        known = [(chance, values[a]) for a, chance in guesses.items() if a in values]
        (low, miss), (high, hit) = min(known), max(known)
        slope = max(0.0, (hit - miss) / (high - low)) if high > low else 0.0
        for action, chance in guesses.items():
            values.setdefault(action, min(best, max(0.0, miss + slope * (chance - low))))
    return values


# ---- The table ----


def _table(search: Search) -> dict[str, Any]:
    """For every hidden tile of the others its values, likeliest first: counted, and with what guesses betray.

    And every possible guess with its chance to hit, likeliest first.
    """
    sight = search.sight
    s = sight.state[0]
    tiles = []
    for spot in range(SPOTS):
        if s["code"][spot] >= UNKNOWN:
            where = {"seat": spot // PLACES, "place": spot % PLACES + 1, "colour": COLOURS[int(s["code"][spot]) & 1]}
            tiles.append({**where, "values": _listed(search.sure[spot]), "heard": _listed(search.odds[spot])})
    guesses: list[dict[str, Any]] = [
        {
            "action": action,
            "seat": named_by(action)[0] // PLACES,
            "place": named_by(action)[0] % PLACES + 1,
            "value": value_name(named_by(action)[1]),
            "chance": float(search.odds[named_by(action)]),
        }
        for action in sight.legal
        if action >= NAME
    ]
    guesses.sort(key=lambda guess: -guess["chance"])
    return {"tiles": tiles, "guesses": guesses, "trusts": search.trusts}


def _listed(odds: Array) -> list[tuple[str, float]]:
    found = [(value_name(value), float(odds[value])) for value in range(VALUES) if odds[value] > 0]
    return sorted(found, key=lambda line: -line[1])


def value_name(value: int) -> str:
    """A value as the catalogues know it: a number, or `hyphen`."""
    return "hyphen" if value == HYPHEN else str(value)


# ---- Reasons ----


def _tile(tile: int) -> dict[str, str]:
    return {"colour": COLOURS[tile & 1], "value": value_name(tile >> 1)}


def _percent(chance: float) -> int:
    """In per cent; neither 0 nor 100 unless it is certain."""
    if chance <= 0 or chance >= SURE:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def _reasons(search: Search, action: int) -> list[Reason]:
    s = search.sight.state[0]
    if len(search.sight.legal) == 1:
        return [Reason("only")]
    if action >= NAME:
        return _about_guess(search, action)
    if action == STOP:
        return _about_stop(search)
    reasons = []
    if action < STOP:
        reasons = _about_colour(search, action - TAKE_TILE)
    elif s["phase"] == SHOW and action < SET:
        spot = PLACES * search.sight.seat + action - SHOW_AT
        tile = int(s["code"][spot])
        percent = _percent(float(search.exposure()[spot, tile >> 1]))
        reasons = [Reason("exposed", {"percent": percent, **_tile(tile)})]
    return [*reasons, *_about_games(search, action)]


def _about_games(search: Search, action: int) -> list[Reason]:
    if action not in search.actions:
        return []
    number = search.actions.index(action)
    played = int(search.played[number])
    return [Reason("tried", {"percent": round(100 * search.value(number)), "games": played})] if played else []


def _about_guess(search: Search, action: int) -> list[Reason]:
    s, seat = search.sight.state[0], search.sight.seat
    spot, value = named_by(action)
    chance, counted = float(search.odds[spot, value]), float(search.sure[spot, value])
    tile: dict[str, int | float | str] = {
        "percent": _percent(chance),
        "colour": COLOURS[int(s["code"][spot]) & 1],
        "value": value_name(value),
    }
    if counted >= SURE:
        reasons = [Reason("sure", {"colour": tile["colour"], "value": tile["value"]})]
    else:
        reasons = [Reason("odds", tile)]
        if abs(chance - counted) >= TELLING:
            reasons.append(Reason("betrayed", {"percent": _percent(counted)}))
    if sum(other // PLACES == spot // PLACES for other in hidden_spots(search.sight)) == 1:
        reasons.append(Reason("last-tile"))
    if counted < SURE:
        own = bin(int(s["hidden"]) >> PLACES * seat & (1 << PLACES) - 1).count("1")
        if s["drawn"] >= 0:
            code = "going-on-risks" if STOP in search.sight.legal else "miss-shows"
            reasons.append(Reason(code, _tile(int(s["drawn"]))))
        else:
            reasons.append(Reason("miss-costs" if own > 1 else "miss-loses"))
    return reasons


def _about_stop(search: Search) -> list[Reason]:
    s = search.sight.state[0]
    best = max(float(search.odds[spot].max()) for spot in hidden_spots(search.sight))
    reasons = [Reason("next-best", {"percent": _percent(best)})]
    if s["drawn"] >= 0:
        reasons.append(Reason("keeps", _tile(int(s["drawn"]))))
    return reasons


def _about_colour(search: Search, colour: int) -> list[Reason]:
    s, seat = search.sight.state[0], search.sight.seat
    hidden = [spot for spot in range(SPOTS) if int(s["hidden"]) >> spot & 1 and int(s["code"][spot]) & 1 == colour]
    own = sum(spot // PLACES == seat for spot in hidden)
    return [
        Reason("colour-theirs", {"count": len(hidden) - own, "colour": COLOURS[colour]}),
        Reason("colour-own", {"count": own, "colour": COLOURS[colour]}),
    ]
