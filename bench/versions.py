"""Is a bot as strong as it was? python bench/versions.py COMMIT [--games 2000] [--budget 0.05] [--bot level5]

A bot of this version plays the same bot of an earlier commit: every deal twice with the seats exchanged, two players,
the same budget for both. Kreuz & Quer is also played alone by both, on the same deals. The earlier version runs in a
process of its own and only ever learns the moves, by their notation, which is the same in all versions. COMMIT may also
be a folder with that version's `src`. A share whose interval holds 50 % is no difference.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
SURE = 1.96  # standard errors on each side of what was measured: 19 of 20 intervals hold the truth
SPAN = 8  # pairs of games that a process plays before it tells


class Pair(NamedTuple):
    """One deal: what this version and the earlier one got, and how many seconds each thought, at how many moves."""

    game: str
    alone: bool
    now: float
    then: float
    thought: tuple[float, float]
    moves: tuple[int, int]


# ---- The other version: a process that is told the moves and asked for some ----


def _other_version() -> None:
    """Play for the version that this process was started with, by lines of JSON."""
    from spieltrieb.bots import look, make
    from spieltrieb.games import games

    position: Any = None
    seats: dict[int, Any] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        answer: Any = None
        match asked["do"]:
            case "start":
                game = games[asked["game"]]
                position = game.start(asked["players"], None)
                seats = {seat: (make(asked["bot"], game), random.Random(asked["luck"])) for seat in asked["seats"]}
            case "tell":
                position = position.replay(asked["moves"])
            case "choose":
                bot, chance = seats[asked["seat"]]
                begun = time.perf_counter()
                action = int(bot.choose(look(position, asked["seat"], chance, asked["budget"])))
                answer = [position.write(asked["seat"], action), time.perf_counter() - begun]
        print(json.dumps(answer), flush=True)


class Other:
    """The earlier version, as whoever plays against it sees it."""

    def __init__(self, source: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--other"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **what: Any) -> Any:
        """Tell or ask something; the answer."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("The earlier version broke down; what it said stands above.")
        return json.loads(line)


# ---- A game between the two ----


def played(other: Other, key: str, deal: str, old_seats: list[int], players: int, bot: str, budget: float) -> Any:
    """The outcome of one game, the seconds that both thought, and their moves."""
    from spieltrieb.bots import look, make
    from spieltrieb.games import games

    game = games[key]
    thought, moves = [0.0, 0.0], [0, 0]
    other.ask(do="start", game=key, players=players, bot=bot, luck=f"{deal}/then", seats=old_seats)
    chance = random.Random(f"{deal}/now")
    ours = {seat: make(bot, game) for seat in range(players) if seat not in old_seats}
    blank = game.start(players, None)
    position = game.start(players, deal)
    told = [blank]

    def tell(after: Any) -> None:
        texts = []
        for actor, action in after.history[len(told[-1].history) :]:
            texts.append(told[-1].write(actor, action))
            told[-1] = told[-1].replay_actions([(actor, action)])
        other.ask(do="tell", moves=texts)

    tell(position)
    while seats := position.seats_to_act:
        chosen = []
        for seat in seats:  # whoever may act at the same time chooses before anything of it is played
            if seat in old_seats:
                text, seconds = other.ask(do="choose", seat=seat, budget=budget)
                action = position.read(text)[1]
            else:
                begun = time.perf_counter()
                action = int(ours[seat].choose(look(position, seat, chance, budget)))
                seconds = time.perf_counter() - begun
            chosen.append((seat, action))
            thought[seat in old_seats] += seconds
            moves[seat in old_seats] += 1
        for seat, action in chosen:
            if seat in position.seats_to_act:
                position = position.advance_by(seat, action)[-1]
        tell(position)
    return position.outcome, thought, moves


def _pair(other: Other, key: str, alone: bool, number: int, bot: str, budget: float) -> Pair:
    """One deal, with each version in each seat; alone: one game of each version."""
    deal = f"versions/{number}"
    got, thought, moves = [0.0, 0.0], [0.0, 0.0], [0, 0]
    for swapped in (False, True):
        players, old_seats = (1, [0] if swapped else []) if alone else (2, [0 if swapped else 1])
        outcome, seconds, counted = played(other, key, deal, old_seats, players, bot, budget)
        if alone:
            got[swapped] = outcome.scores[0]
        else:
            for winner in outcome.winners:
                got[winner in old_seats] += 1 / len(outcome.winners)
        thought = [thought[k] + seconds[k] for k in range(2)]
        moves = [moves[k] + counted[k] for k in range(2)]
    return Pair(key, alone, got[0], got[1], (thought[0], thought[1]), (moves[0], moves[1]))


_other: list[Other] = []


def _begin(source: Path) -> None:
    _other.append(Other(source))


def _span(work: tuple[str, bool, int, str, float, float]) -> list[Pair]:
    """Some pairs, fewer where the time is up."""
    key, alone, first, bot, budget, end = work
    pairs = []
    for number in range(first, first + SPAN):
        if time.time() > end:
            break
        pairs.append(_pair(_other[0], key, alone, number, bot, budget))
    return pairs


# ---- All of them ----


@contextmanager
def source_of(version: str) -> Iterator[Path]:
    """The folder with a version's package."""
    if (Path(version) / "spieltrieb").is_dir():
        yield Path(version).resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", version, "src"], cwd=HERE.parent, capture_output=True, check=False)
        if archive.returncode:
            raise SystemExit(f"There is no version {version!r} here: {archive.stderr.decode().strip()}")
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        yield Path(folder) / "src"


def reported(pairs: list[Pair]) -> dict[str, Any]:
    """What all pairs of a game say together."""
    differences = [pair.now - pair.then for pair in pairs]
    wide = SURE * statistics.stdev(differences) / len(pairs) ** 0.5
    mean = statistics.fmean(differences)
    # The middle one, for the first game of each process waits for its compiler.
    milliseconds = [statistics.median(1000 * pair.thought[k] / pair.moves[k] for pair in pairs) for k in range(2)]
    line = {"game": pairs[0].game, "games": 2 * len(pairs), "milliseconds": milliseconds, "same": abs(mean) <= wide}
    if pairs[0].alone:
        means = [statistics.fmean(pair[2 + k] for pair in pairs) for k in range(2)]
        return {**line, "alone": True, "now": means[0], "then": means[1], "interval": wide}
    # A pair is two games, so a difference of 2 is all of them won.
    return {**line, "alone": False, "now": 50 + 25 * mean, "then": 50 - 25 * mean, "interval": 25 * wide}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    options.add_argument("version", help="a commit, or a folder with that version's package")
    options.add_argument("--games", type=int, default=2000, help="of each game (2000)")
    options.add_argument("--budget", type=float, default=0.05, help="seconds that a move may take (0.05)")
    options.add_argument("--bot", default="level5")
    options.add_argument("--game", action="append", help="only this one")
    options.add_argument("--minutes", type=float, default=600.0, help="for all of it; what is done then counts")
    options.add_argument("--json", action="store_true", help="print the numbers as JSON")
    asked = options.parse_args()
    from spieltrieb.core.machine import cores
    from spieltrieb.games import games

    if unknown := set(asked.game or ()) - set(games):
        options.error(f"there is no game {', '.join(sorted(unknown))}; there are {', '.join(games)}")
    if asked.games < 4:
        options.error("a comparison needs at least four games")
    settings = [(key, False) for key in asked.game or games]
    settings += [(key, True) for key, _ in settings if games[key].min_players == 1]
    begun = time.time()
    lines = []
    with source_of(asked.version) as source, get_context("spawn").Pool(cores(), _begin, (source,)) as pool:
        for done, (key, alone) in enumerate(settings):
            end = time.time() + (60 * asked.minutes - (time.time() - begun)) / (len(settings) - done)
            spans = range(0, (asked.games + 1) // 2, SPAN)
            work = [(key, alone, first, asked.bot, asked.budget, end) for first in spans]
            pairs = [pair for some in pool.imap_unordered(_span, work) for pair in some]
            if len(pairs) < 2:
                raise SystemExit(f"{key}: no time was left for it; allow more --minutes, or a smaller --budget.")
            line = reported(pairs)
            lines.append(line)
            if not asked.json:
                what = "points, alone" if alone else "% of the games won"
                verdict = "no difference" if line["same"] else "DIFFERENT"
                print(
                    f"{key}, {line['games']} games: {line['now']:.2f} ± {line['interval']:.2f} {what}"
                    f" against {line['then']:.2f}; {line['milliseconds'][0]:.1f} ms a move against"
                    f" {line['milliseconds'][1]:.1f}: {verdict}",
                    flush=True,
                )
    if asked.json:
        print(json.dumps(lines))


if __name__ == "__main__":
    if sys.argv[1:] == ["--other"]:
        _other_version()
    else:
        main()
