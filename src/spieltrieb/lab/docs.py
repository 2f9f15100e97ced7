"""The tables of a game's page that are made from the game itself: `python -m spieltrieb.lab.docs docs/games`.

They stand between two comments in `docs/games/KEY.md`, and are put there anew; all else on the page stays as it is.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from spieltrieb.core.contract import Game
from spieltrieb.games import games
from spieltrieb.lab import loops
from spieltrieb.lab.environments.names import gymnasium_name, openspiel_name, pettingzoo_name
from spieltrieb.lab.environments.rendering import MODES

BEGIN, END = "<!-- {name}: made by `python -m spieltrieb.lab.docs docs/games` -->", "<!-- end -->"
SOLO = "\nA game for one is rewarded by its points, all of them at the end.\n"


def tables(game: Game) -> dict[str, str]:
    """The tables by name."""
    return {
        "actions": _actions(game),
        "observation": _observation(game),
        "rewards": _rewards(game),
        "environments": _environments(game),
    }


def _actions(game: Game) -> str:
    rows = ["| number | action |", "|---|---|"]
    for actions in game.features.NUMBERING:
        rows.append(f"| {_numbers(actions.first, actions.count)} | {actions.meaning} |")
    choices = game.features.CHOICES
    rows += ["", f"Players have the first {choices}, so a mask of the legal actions is {choices} numbers long."]
    return "\n".join(rows)


def _observation(game: Game) -> str:
    counts = range(game.min_players, game.max_players + 1)
    layouts = [game.features.layout(players) for players in counts]
    heads = " | ".join(_players(players) for players in counts)
    rows = [f"| part | {heads} | numbers | meaning |", f"|---|{'--:|' * len(layouts)}---|---|"]
    for name, part in layouts[-1].parts.items():
        fewest = layouts[0].parts[name]
        shape = " × ".join(_sizes(least, most, counts) for least, most in zip(fewest.shape, part.shape, strict=True))
        places = " | ".join(_numbers(layout[name].start, layout.parts[name].size) for layout in layouts)
        rows.append(f"| `{name}` ({shape}) | {places} | {part.low} to {part.high} | {part.meaning} |")
    rows.append(f"| | {' | '.join(f'**{layout.size}**' for layout in layouts)} | | in all |")
    return "\n".join(rows)


def _sizes(least: int, most: int, counts: range) -> str:
    """The size of a part along one axis, for the fewest and the most players."""
    if least == most:
        return str(most)
    return "seats" if (least, most) == (counts[0], counts[-1]) else f"{least} to {most}"


def _numbers(first: int, count: int) -> str:
    return f"{first}–{first + count - 1}" if count > 1 else str(first)


def _rewards(game: Game) -> str:
    rows = ["| players | winners | to each winner | to each other |", "|--:|--:|--:|--:|"]
    for players in range(max(2, game.min_players), game.max_players + 1):
        for sharing in range(1, players + 1):
            best = (1 << sharing) - 1
            won, lost = (loops.reward(players, best, seat, 0) for seat in (0, players - 1))  # type: ignore[no-untyped-call]
            rows.append(f"| {players} | {sharing} | {won:.2f} | {f'{lost:.2f}' if sharing < players else ''} |")
    return "\n".join(rows) + (f"\n{SOLO.rstrip()}" if game.min_players == 1 else "")


def _environments(game: Game) -> str:
    """What the environments call a game, and what holds for it there."""
    name, alone, usual = gymnasium_name(game), _default(game.min_players), _default(max(2, game.min_players))
    together = f', `zoo.parallel_env("{game.key}")`' if game.simultaneous else ""
    options = ", ".join(f"`{option.name}`" for option in game.options if isinstance(option.default, bool | int | str))
    rows = {
        "Gymnasium": f'`gymnasium.make("{name}")`, `gymnasium.make_vec("{name}", num_envs=256)`; {alone}',
        "PettingZoo": f'`zoo.env("{game.key}")`{together} (`{pettingzoo_name(game)}` in the metadata); {usual}',
        "OpenSpiel": f'`pyspiel.load_game("{openspiel_name(game)}")`; {usual}; its parameters: {options}, `after`',
        "Turns": "all seats act in every turn; where the environment has one after another, the lowest is first"
        if game.simultaneous
        else "one seat after another; where several may act, the lowest is first",
        "Seed": "fixes what chance brings: the same seed and actions give the same game; in OpenSpiel chance is yours",
        "Rendering": f"`render_mode` is {', '.join(f'`{mode}`' for mode in MODES)}; "
        + ("what the seat may not see is not shown" if game.hides else "nothing is hidden"),
        "Longest game": _longest(game),
        "Truncation": "never by itself; by PettingZoo's `max_cycles` or Gymnasium's `TimeLimit`",
    }
    return "\n".join(["| | |", "|---|---|", *(f"| {title} | {text} |" for title, text in rows.items())])


def _default(players: int) -> str:
    return f"{_players(players)} unless `players` says otherwise"


def _longest(game: Game) -> str:
    """How long a game can be for each number of players, with the options as they are by default."""
    counts = range(game.min_players, game.max_players + 1)
    lengths = [(players, *game.features.longest(players, game.settle({}))) for players in counts]
    each = [f"{decisions} and {chances} with {_players(players)}" for players, decisions, chances in lengths]
    return f"decisions and chance outcomes: at most {', '.join(each)}"


def _players(count: int) -> str:
    return f"{count} players" if count > 1 else "1 player"


def renewed(page: str, game: Game) -> str:
    """A game's page with its tables made anew."""
    for name, table in tables(game).items():
        begin = BEGIN.format(name=name)
        pattern = re.compile(f"{re.escape(begin)}\n.*?{re.escape(END)}", re.DOTALL)
        if not pattern.search(page):
            raise ValueError(f"The page of {game.name} has no place for its table of {name}: {begin} ... {END}")
        page = pattern.sub(lambda _, put=f"{begin}\n{table}\n{END}": put, page)  # type: ignore[misc]
    return page


def main(folder: str) -> None:
    """Renew the pages of all games in a folder."""
    for game in games.values():
        page = Path(folder) / f"{game.key}.md"
        page.write_text(renewed(page.read_text(encoding="utf-8"), game), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
