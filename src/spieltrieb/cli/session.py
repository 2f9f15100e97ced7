"""One game at the keyboard: people are asked for their moves, programs choose theirs, and everybody is told."""

from __future__ import annotations

from pathlib import Path

from spieltrieb.cli.files import Keeper
from spieltrieb.cli.keyboard import Leave, ask, leave_if_wanted, page, wipe
from spieltrieb.cli.rules import rules_lines
from spieltrieb.cli.seating import Seating
from spieltrieb.cli.showing import show_board, show_happenings, show_moves
from spieltrieb.cli.terminal import complain, explain, say, tell
from spieltrieb.core.contract import Game
from spieltrieb.core.errors import Ambiguous, Illegal, SpieltriebError, Unreadable
from spieltrieb.core.moves import CHANCE_ACTOR, Move, Moves, split
from spieltrieb.core.position import Position
from spieltrieb.core.takeback import foreseen, stays
from spieltrieb.locale import text

FEW = 9  # this many moves or fewer are shown without being asked for
COMMANDS = ("help", "moves", "board", "rules", "undo", "save", "quit")


class Session:
    """A game that is being played here; `position` is always where it stands, None when no game is in progress."""

    def __init__(self, lang: str, game: Game, seating: Seating, keeper: Keeper) -> None:
        self.lang, self.game, self.seating, self.keeper = lang, game, seating, keeper
        self.position: Position | None = None
        self.mark: dict[str, object] | None = None  # what the record says of the match
        self.curtain = game.hides and len(seating.people) > 1
        self._words = {text(lang, f"cli-word-{name}"): name for name in COMMANDS}
        self._words |= {name: name for name in COMMANDS} | {"?": "moves", "h": "help", "q": "quit", "exit": "quit"}
        self._at_keyboard: int | None = None
        self._fresh = True  # nothing of this game was shown yet

    def play(self, position: Position) -> Position:
        """Play a game from this position to its end."""
        self.position = position
        self._told = {seat: max(0, position.step - 2 * position.players) for seat in self.seating.people}
        self._chosen: dict[int, int] = {}  # what programs that act at the same time as people have chosen
        self._fresh = True
        self.seating.begin()
        while self.position.actors:
            self.position = self._step(self.position)
        position, self.position = self.position, None
        self._show_end(position)
        return position

    def _step(self, position: Position) -> Position:
        """The position after somebody has acted. People come first, but programs do not see what they choose."""
        acting = [seat for seat in position.actors if isinstance(seat, int)]
        people = [seat for seat in acting if seat in self.seating.people]
        programs = [seat for seat in acting if seat not in people]
        self._chosen = {
            seat: self._chosen[seat] if seat in self._chosen else self.seating.choose(position, seat)
            for seat in programs
        }
        if people:
            return self._ask_person(position, people[0])
        return position.play(Move(position, programs[0], self._chosen.pop(programs[0])))

    # ---- A person's turn ----

    def _ask_person(self, position: Position, seat: int) -> Position:
        """The position after a person has moved, or has taken a move back."""
        self._hand_over(seat)
        moves = position.legal(seat)
        self._show(position, seat, moves)
        typed = [str(move).partition(":")[2] for move in moves]
        while True:
            answer = ask(f"{self.seating.names[seat]}> ", [*typed, *self._words])
            word, _, rest = answer.partition(" ")
            try:
                if name := self._words.get(word.lower()):
                    if name == "undo":
                        before = self._taken_back(position, seat)
                        if before is not None:
                            return before
                    elif name == "board":
                        self._show(position, seat, moves)
                    else:
                        self._obey(name, rest.strip(), position, moves)
                elif (after := self._moved(position, seat, moves, answer)) is not None:
                    return after
            except (Unreadable, Illegal, Ambiguous) as problem:
                complain(text(self.lang, f"error-{problem.code}", text=answer))
                if not isinstance(problem, Ambiguous):
                    self._say("cli-type-a-move", example=self._example(moves))
                elif any(answer.lower() in move for move in typed):
                    show_moves(self.lang, moves, answer.lower())
            except SpieltriebError as problem:
                complain(explain(problem, self.lang))

    def _moved(self, position: Position, seat: int, moves: Moves, answer: str) -> Position | None:
        """The position after the move that an answer means: its number, its text, or Enter where there is no choice."""
        if not answer:
            if len(moves) == 1:
                return position.play(moves[0])
            self._say("cli-type-a-move", example=self._example(moves))
            return None
        if answer.isdecimal():
            if 1 <= int(answer) <= len(moves):
                return position.play(moves[int(answer) - 1])
            self._say("cli-no-such-number", number=answer, count=len(moves))
            return None
        named, move = split(answer)
        if named is None:
            named = seat
        elif named != seat and (self.curtain or named not in self.seating.people):
            self._say("cli-not-your-seat", seat=seat)
            return None
        return position.play(f"{'*' if named == CHANCE_ACTOR else named}:{move}")

    def _obey(self, name: str, rest: str, position: Position, moves: Moves) -> None:
        """Do what a person asked for that is not a move."""
        if name == "help":
            self._say("cli-help", example=self._example(moves))
        elif name == "moves":
            show_moves(self.lang, moves, rest.lower())
        elif name == "rules":
            only = rest.lower() if rest.lower() in self.game.sections else None
            page(rules_lines(self.game, self.lang, only), text(self.lang, "cli-more"))
            self._say("cli-rules-sections", sections=", ".join(self.game.sections))
        elif name == "save":
            path = Path(rest).expanduser() if rest else self.keeper.path
            if path is None:
                self._say("cli-save-where")
            else:
                say(text(self.lang, "cli-saved", path=self.keeper.save(position.record(self.mark), path)))
        elif name == "quit":
            raise Leave(can_be_asked=True)

    def _taken_back(self, position: Position, seat: int) -> Position | None:
        """The position before the last move, if it was theirs and nothing new was seen since; otherwise say why not."""
        mine = (seat,) if self.curtain else self.seating.people
        actor, action = position.history[-1] if position.history else (CHANCE_ACTOR, 0)
        if not any(actor in mine for actor, _ in position.history):
            self._say("cli-undo-nothing")
        elif actor == CHANCE_ACTOR:
            self._say("cli-undo-chance")
        elif actor not in mine:
            self._say("cli-undo-other", name=self.seating.names[actor])
        elif stays(position, position.step - 1):
            self._say("cli-undo-stays")
        elif not foreseen(position, actor, action):
            self._say("cli-undo-seen")
        else:
            before = position.at(position.step - 1)
            self._told = {person: min(told, before.step) for person, told in self._told.items()}
            return before
        return None

    def _example(self, moves: Moves) -> str:
        return str(moves[0]).partition(":")[2]

    def _say(self, key: str, **arguments: object) -> None:
        tell(text(self.lang, key, **arguments))

    # ---- What is shown ----

    def _hand_over(self, seat: int) -> None:
        """Where people hide something from each other: only the next one may look at the screen now."""
        if self.curtain and seat != self._at_keyboard:
            if not self._fresh:
                wipe(for_good=True)
            answer = ask(text(self.lang, "cli-hand-over", name=self.seating.names[seat]) + " ")
            leave_if_wanted(self.lang, answer)
            wipe(for_good=True)
        self._at_keyboard = seat

    def _show(self, position: Position, seat: int, moves: Moves) -> None:
        """The board, what happened since the last look, and what can be done."""
        if not self._fresh:
            wipe(for_good=position.game.fades)  # what was seen there is for people to remember
        self._fresh = False
        show_board(self.lang, position, seat, self.seating.names)
        say()
        self._show_news(position, seat)
        if len(moves) == 1:
            self._say("cli-forced", move=self._example(moves))
        elif len(moves) <= FEW:
            show_moves(self.lang, moves)
        else:
            self._say("cli-many", count=len(moves), example=self._example(moves))

    def _show_news(self, position: Position, seat: int | None) -> None:
        """Say what happened since this person last looked; people who hide nothing from each other look together."""
        together = self.seating.people if not self.curtain or seat is None else (seat,)
        since = min(self._told[person] for person in together)
        show_happenings(self.lang, position, since, seat, self.seating.names)
        self._told |= dict.fromkeys(together, position.step)

    def _show_end(self, position: Position) -> None:
        """The last position: for one person as they see it, for several as everybody may."""
        wipe(for_good=self.curtain or position.game.fades)
        self._at_keyboard = None
        seat = self.seating.people[0] if len(self.seating.people) == 1 else None
        show_board(self.lang, position, seat, self.seating.names)
        say()
        self._show_news(position, seat)
        say()
