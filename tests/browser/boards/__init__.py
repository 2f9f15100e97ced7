"""How the boards of all games are used in a browser: a module for each game, under the game's key.

| what it has | meaning |
|---|---|
| `by_pointer`, `by_keys` | make one move with a mouse or a finger, and by keyboard alone |
| `choose` | a random move; one that ends the game sooner or later |
| `MOVES` | the kinds of its moves, and the people who make them: each goes about it differently |
| `LESSON` | a lesson of its first game in which something can be carried |
| `SEATS`, `MIDDLE` | who sits at a table for a look at it, and after how many steps a game is half over |
| `is_late` | whether a game will be over in a few moves, by a view of it and its number of steps |
| `PARTS` | the parts of the board that are there from the first move to the last, as a selector |
| `FIRST_PROMPTS` | said in more words in a first game: how many play, what the gallery calls it, which prompt |
| `PHASES` | the positions that need the most room: how many play, and what the gallery calls it |
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any, NamedTuple

Moves = dict[str, tuple[type[random.Random], ...]]  # by how their texts begin, as a pattern


class Lesson(NamedTuple):
    """A lesson by its number, what is carried, where to, and what is pressed then."""

    number: int
    what: str
    where: str
    then: str | None = None


def board(game: str) -> Any:
    """What is known of a game's board."""
    return import_module(f"{__name__}.{game}")
