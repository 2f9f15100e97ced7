"""Pictures of a recorded game: one position as SVG, or the whole game as a moving picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from spieltrieb.cli.files import check_outputs
from spieltrieb.core.errors import BadPlayers, BadRecord
from spieltrieb.core.record import Replay, unwritable

if TYPE_CHECKING:
    from spieltrieb.boards.pictures.picture import Picture
    from spieltrieb.core.position import Position


@dataclass(frozen=True)
class Drawing:
    """What is to be drawn of a game, and into which files."""

    svg: Path | None
    gif: Path | None
    at: int | None  # after how many moves the position to be drawn is; None: at the end
    seat: int | None  # through whose eyes; None: those of a spectator, who sees nothing that is hidden

    @property
    def is_wanted(self) -> bool:
        """Whether anything is to be drawn."""
        return self.svg is not None or self.gif is not None

    def check(self, records: Path | None) -> None:
        """See that the files can be written, and aren't the one of the records, before a long game is drawn."""
        check_outputs(svg=self.svg, moving=self.gif, read=records)

    def draw(self, replayed: Replay, lang: str) -> Iterator[Path]:
        """Write the pictures, and tell each file that is ready."""
        from spieltrieb.boards.pictures.painting import animate

        end = replayed.position
        self._check_seat(end)
        if self.svg is not None:
            try:
                self.svg.write_text(self._picture(self._position(end), lang).svg(), encoding="utf-8")
            except OSError as problem:
                raise unwritable(self.svg, problem) from None
            yield self.svg
        if self.gif is not None:
            try:
                animate((self._picture(position, lang) for position in _shown(self._position(end))), self.gif)
            except OSError as problem:
                raise unwritable(self.gif, problem) from None
            yield self.gif

    def _check_seat(self, end: Position) -> None:
        if self.seat is not None and not 0 <= self.seat < end.players:
            raise BadPlayers(
                f"--seat takes a seat from 0 to {end.players - 1}; {self.seat} isn't one.",
                reason="error-bad-players-seat",
                players=end.players,
                high=end.players - 1,
                found=str(self.seat),
            )

    def _position(self, end: Position) -> Position:
        """The position that is asked for."""
        if self.at is None:
            return end
        if not 0 <= self.at <= end.step:
            raise BadRecord(
                f"This record has {end.step} moves; there is no position after move {self.at}.",
                reason="error-bad-record-no-position",
                where="--at",
                count=end.step,
                wanted=self.at,
            )
        return end.at(self.at)

    def _picture(self, position: Position, lang: str) -> Picture:
        from spieltrieb.boards.pictures import draw

        told = position.told(self.seat)[-1:]
        return draw(position, self.seat, (), lang, caption=f"{position.step}. {told[0]}" if told else "")


def _shown(end: Position) -> Iterator[Position]:
    """The positions of a game that a moving picture shows: all but those where chance is about to act."""
    position = end.at(0)
    for step in [None, *end.history]:
        if step is not None:
            position = position.replay_actions([step])
        if position.actors != ("*",) or position.step == end.step:
            yield position
