"""The seats of a table: who plays, and who stands in for them."""

from __future__ import annotations

from dataclasses import dataclass

from spieltrieb.server.entries import Player

OPEN = Player(name="")  # who sits in a seat that anybody may take


@dataclass(slots=True)
class Seat:
    """A seat: who plays it, and the bot that stands in for them, if one does."""

    player: Player
    stand_in: str | None = None
    once: bool = False  # the bot stands in for one move only
    lapses: int = 0  # how many times in a row the clock ran out
    spent: int = 0  # milliseconds of its last move
    used: int | None = None  # of the current move, when the bot stood in; None once the bot has moved
    resigned: bool = False  # its owner gave up, and does not come back
    played: bool = False  # its owner has made a move in this game
    taken_back: int = 0  # how many entries the log had when a move of this seat was last taken back

    @property
    def open(self) -> bool:
        """Whether somebody may sit down here."""
        return self.player.guest is None and self.player.bot is None

    @property
    def bot(self) -> str | None:
        """The bot that plays now, if one does."""
        return self.player.bot or self.stand_in

    def returned(self) -> Seat:
        """The seat once its owner plays it again."""
        return Seat(self.player, played=self.played, taken_back=self.taken_back)
