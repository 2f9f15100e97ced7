"""Spieltrieb: four tabletop games for people and programs, from one source of rules."""

from spieltrieb.core.chance import commitment, new_seed
from spieltrieb.core.match import Match
from spieltrieb.core.position import Outcome, Position
from spieltrieb.games import games

__version__ = "0.1.0"
__all__ = ["Match", "Outcome", "Position", "commitment", "games", "new_seed"]
