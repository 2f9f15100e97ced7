"""Deals as Python draws them, for the page's own check of them: web/src/fair/vectors.json.

`python -m tests.fair_vectors` writes the file; tests/test_fair_vectors.py fails if it is stale.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from spieltrieb.core import chance
from spieltrieb.core.match import Match
from spieltrieb.core.position import Position
from spieltrieb.games import games

FILE = Path(__file__).parent.parent / "web" / "src" / "fair" / "vectors.json"
SECRET = "5ec4e7" * 10 + "0000"
# The game, its players, the words that they mixed in, how many games they play, and options.
DEALS: tuple[tuple[str, int, tuple[str, ...], int, dict[str, Any]], ...] = (
    ("fivetotwelve", 2, (), 1, {}),
    ("fivetotwelve", 4, ("Grüße, 李", "two"), 1, {"setup": "sorted"}),
    ("memostreet", 2, ("one",), 2, {}),
    ("memostreet", 3, (), 1, {"free_choice": True}),
    ("kreuzquer", 1, ("alone",), 1, {}),
    ("davincicode", 2, ("a", "b"), 1, {}),
    ("davincicode", 4, (), 1, {"hyphens": True}),
)


def vectors() -> dict[str, Any]:
    """All that the page must find out alike."""
    return {
        "draws": [
            {"seed": seed, "k": k, "n": n, "index": chance.draw(seed, k, n)}
            for seed in (SECRET, "7", "Grüße\n李 🦊", "x" * 200)
            for k, n in ((0, 1), (1, 2), (2, 20), (17, 91), (3, 3 << 60))
        ],
        "deals": [_deal(number, *deal) for number, deal in enumerate(DEALS)],
    }


def _deal(number: int, game: str, players: int, words: tuple[str, ...], rounds: int, options: dict[str, Any]) -> Any:
    seed = chance.mixed(SECRET, words)
    names = [f"P{seat}" for seat in range(players)]
    if rounds == 1:
        games_played = [_played(games[game].start(players, seed, names, **options), number)]
    else:
        match = Match.start(games[game], names, rounds, seed, "m", **options)
        games_played = []
        for round in range(rounds):
            games_played.append(_played(match.next_game(), number + round))
            match = match.add(games_played[-1])
    return {
        "promise": {
            "commitment": chance.commitment(SECRET),
            "words": [{"name": names[n], "words": said, "person": f"id{n}"} for n, said in enumerate(words)],
            "secret": SECRET,
            "seeds": [],
        },
        "rounds": rounds,
        "records": [json.loads(end.record().to_json()) for end in games_played],
        "told": {"seat": games_played[-1].recalled(0), "spectator": games_played[-1].recalled(None)},
    }


def _played(position: Position, luck: int) -> Position:
    chooser = random.Random(luck)
    while position.actors:
        seat = chooser.choice(position.seats_to_act)
        position = position.play(chooser.choice(list(position.legal(seat))))
    return position


def text() -> str:
    """The file."""
    return json.dumps(vectors(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
