"""Golden playthroughs and move counts: `python -m tests.golden` writes those that are missing; tests compare with them.

A playthrough (tests/playthroughs/KEY-*.json) is a whole game with what the engine said at every step. Move counts
(tests/move_counts/KEY.json) tell how many distinct continuations there are after 1, 2, 3 ... steps from a position,
chance outcomes counted once each. Both are data: a change of a rule, a text or an order shows up as a difference.
To renew one on purpose, delete the file, run the command and read the difference.
"""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

from spieltrieb import Position, games
from tests.contract.setups import SETUPS, Setup, a_move

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs"
MOVE_COUNTS = HERE / "move_counts"


def playthrough(setup: Setup) -> dict[str, Any]:
    """A random game with everything the engine says of it."""
    chooser = random.Random(f"golden/{setup}")
    position = setup.start()
    steps = []
    while position.actors:
        move = a_move(position, chooser)
        steps.append(describe(position, str(move)))
        position = position.play(move)
    return {
        "record": json.loads(position.record().to_json()),
        "steps": steps,
        "told": {str(seat): position.told(seat) for seat in (None, *range(setup.players)) if setup.game.hides},
        "last_view": json.loads(json.dumps(asdict(position.view(None)))),  # type: ignore[call-overload]
    }


def describe(position: Position, move: str) -> dict[str, Any]:
    """What is true before a move: who may act, and their moves (all if few, otherwise how many, the first and last)."""
    moves: dict[str, Any] = {}
    for actor in position.actors:
        texts = [str(m) for m in position.legal(actor)]
        moves[str(actor)] = texts if len(texts) <= 4 else [len(texts), texts[0], texts[-1]]
    return {"move": move, "legal": moves}


def move_counts(position: Position, depth: int, budget: int = 4000) -> list[int]:
    """How many distinct continuations there are after 1, 2, ... steps, as long as there are not too many to walk."""
    layer = [position]
    counts = []
    for _ in range(depth):
        following = [p.play(move) for p in layer for actor in p.actors for move in p.legal(actor)]
        counts.append(len(following))
        if len(following) > budget:
            break
        layer = following
    return counts


def positions_to_count(setup: Setup) -> list[Position]:
    """The start, and some positions of a random game."""
    chooser = random.Random(f"counts/{setup}")
    positions = [setup.start()]
    while positions[-1].actors:
        positions.append(positions[-1].play(a_move(positions[-1], chooser)))
    return [positions[0], positions[len(positions) // 3], positions[2 * len(positions) // 3], positions[-3]]


def counts(setup: Setup) -> list[dict[str, Any]]:
    """The move counts of some positions of a game."""
    return [
        {
            "players": setup.players,
            "variant": setup.variant,
            "moves": position.moves,
            "counts": move_counts(position, 4),
        }
        for position in positions_to_count(setup)
    ]


def golden_setups(key: str) -> list[Setup]:
    """The defaults for every number of players, and every variant once."""
    most = max(setup.players for setup in SETUPS if setup.key == key)
    return [s for s in SETUPS if s.key == key and (s.variant == 0 or s.players == most)]


def main() -> None:
    PLAYTHROUGHS.mkdir(exist_ok=True)
    MOVE_COUNTS.mkdir(exist_ok=True)
    for key in games:
        for setup in golden_setups(key):
            path = PLAYTHROUGHS / f"{setup}.json"
            if not path.exists():
                path.write_text(
                    json.dumps(playthrough(setup), indent=None, separators=(",", ":")).replace(
                        '},{"move"', '},\n{"move"'
                    )
                    + "\n"
                )
                print("wrote", path.name)
        path = MOVE_COUNTS / f"{key}.json"
        if not path.exists():
            rows = [row for setup in golden_setups(key) for row in counts(setup)]
            path.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
            print("wrote", path.name)


if __name__ == "__main__":
    main()
