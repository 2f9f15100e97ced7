"""The review of a game: what each move gave away against the best one, and where the game turned."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from spieltrieb.bots import advise
from spieltrieb.bots.advice import Advice, NoAdvice, RatedMove, Reason, Unit, in_words, luck_of, sight_of
from spieltrieb.bots.player import check_budget
from spieltrieb.core.moves import CHANCE_ACTOR
from spieltrieb.core.position import Position

MistakeKind = Literal["", "slip", "mistake", "blunder"]

# What a move may give away before it is called that, in chances to win and in points; the worst first.
KINDS: dict[MistakeKind, dict[Unit, float]] = {
    "blunder": {"win": 0.15, "points": 3.0},
    "mistake": {"win": 0.07, "points": 1.5},
    "slip": {"win": 0.03, "points": 0.5},
}
LUCK: dict[Unit, float] = {"win": 0.15, "points": 3.0}  # how much chance may change before it is mentioned
TURNING_POINTS = 3
CHOICES = 3  # how many of the best moves are kept of each decision
SECOND_LOOK = 2  # times as long as the first, at a move that seems to give something away
Adviser = Callable[[Position, int, float], Advice]


@dataclass(frozen=True)
class Choice:
    """One of the best moves that a seat had."""

    move: str
    value: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class JudgedMove:
    """A move as the review sees it: from what its seat could know then."""

    step: int  # how many moves came before it
    seat: int
    move: str
    value: float  # what it was worth
    best: str
    best_value: float
    reasons: tuple[Reason, ...]  # why the best one was best
    forced: bool  # there was only this move
    kind: MistakeKind  # "" for a good one
    unit: Unit | None = None  # of the values; None where there was no choice
    choices: tuple[Choice, ...] = ()  # the best moves, none where there was no choice
    table: Mapping[str, Any] = field(default_factory=dict)  # what else the advice knew: `Advice.table`

    @property
    def loss(self) -> float:
        """What it gave away; never less than nothing."""
        return max(0.0, self.best_value - self.value)


class TurnData(TypedDict):
    """A turn as JSON data."""

    step: int
    seat: int
    move: str
    before: float
    after: float
    loss: float
    then: int


@dataclass(frozen=True)
class Turn:
    """A turning point: how the prospects of a seat changed from one of its moves to the next."""

    step: int
    seat: int
    move: str
    before: float  # with the best move
    after: float  # at its next move, or at the end
    loss: float  # what the move itself gave away
    then: int  # the step at which it was worth that: of the next move, or of the end

    @property
    def swing(self) -> float:
        """The whole change."""
        return self.after - self.before

    @property
    def luck(self) -> float:
        """What of it did not come of the move itself: by chance, or by what the others did."""
        return self.swing + self.loss

    def to_dict(self) -> TurnData:
        """As JSON data."""
        return {
            "step": self.step,
            "seat": self.seat,
            "move": self.move,
            "before": self.before,
            "after": self.after,
            "loss": self.loss,
            "then": self.then,
        }


@dataclass(frozen=True)
class SeatSummary:
    """How a seat played."""

    seat: int
    name: str
    decisions: int  # where there was a choice
    mean_loss: float
    best_moves: int  # how often it chose the best, or gave away next to nothing
    slips: int
    mistakes: int
    blunders: int
    worst: JudgedMove | None

    def reasons(self, unit: Unit) -> tuple[Reason, ...]:
        """The summary as codes with arguments; `in_words(reason, "review", lang)` has the sentences."""
        if not self.decisions:
            return (Reason("no-choice", {"name": self.name}),)
        found = [
            Reason(
                f"mean-{unit}",
                {"name": self.name, "loss": _shown(self.mean_loss, unit), "decisions": self.decisions},
            ),
            Reason("best", {"count": self.best_moves, "decisions": self.decisions}),
        ]
        errors = {"slips": self.slips, "mistakes": self.mistakes, "blunders": self.blunders}
        found.append(Reason("errors", errors) if any(errors.values()) else Reason("flawless"))
        if self.worst is not None and self.worst.kind:
            worst, loss = self.worst, _shown(self.worst.loss, unit)
            what = {"move": _bare(worst.move), "best": _bare(worst.best)}
            found.append(Reason(f"worst-{unit}", {"step": worst.step + 1, "loss": loss, **what}))
        return tuple(found)


@dataclass(frozen=True)
class Review:
    """A whole game, looked at afterwards."""

    game: str
    names: tuple[str, ...]
    unit: Unit
    decisions: tuple[JudgedMove, ...]
    turning_points: tuple[Turn, ...]  # the largest swings, in the order of the game
    luck: tuple[Turn, ...]  # all turns in which chance did much, in the order of the game
    prospects: tuple[tuple[tuple[int, float], ...], ...]  # of each seat: what it could hope for, by the step
    summaries: tuple[SeatSummary, ...]

    def to_dict(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "game": self.game,
            "players": list(self.names),
            "unit": self.unit,
            "decisions": [
                {
                    "step": one.step,
                    "seat": one.seat,
                    "move": one.move,
                    "value": one.value,
                    "best": one.best,
                    "best_value": one.best_value,
                    "loss": one.loss,
                    "forced": one.forced,
                    "kind": one.kind,
                    "reasons": [reason.to_dict() for reason in one.reasons],
                }
                for one in self.decisions
            ],
            "turning_points": [turn.to_dict() for turn in self.turning_points],
            "luck": [turn.to_dict() for turn in self.luck],
            "prospects": [[list(point) for point in line] for line in self.prospects],
            "summaries": [
                {
                    "seat": one.seat,
                    "name": one.name,
                    "decisions": one.decisions,
                    "mean_loss": one.mean_loss,
                    "best_moves": one.best_moves,
                    "slips": one.slips,
                    "mistakes": one.mistakes,
                    "blunders": one.blunders,
                    "reasons": [reason.to_dict() for reason in one.reasons(self.unit)],
                }
                for one in self.summaries
            ],
        }


def review(
    end: Position,
    seats: Iterable[int] | None = None,
    *,
    budget: float = 0.2,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
    adviser: Adviser | None = None,
) -> Review:
    """Review a game that was played to its end, or as far as it went: all seats, or only these.

    Every decision is judged from what its seat could know then, in `budget` seconds each.
    """
    check_budget(budget)
    wanted = sorted(set(range(end.players) if seats is None else seats))
    total = decisions_of(end, wanted)
    decisions: list[JudgedMove] = []
    on_progress(0, total)
    for decision in judged(end, wanted, budget, adviser):
        decisions.append(decision)
        on_progress(len(decisions), total)
    found = sum_up(end, wanted, decisions)
    if found is None:
        raise NoAdvice("There is nothing to review: nobody had a choice so far.", game=end.game.name)
    return found


def decisions_of(end: Position, seats: Iterable[int]) -> int:
    """How many moves these seats made."""
    wanted = set(seats)
    return sum(actor in wanted for actor, _ in end.history)


def judged(end: Position, seats: Iterable[int], budget: float, adviser: Adviser | None = None) -> Iterator[JudgedMove]:
    """All moves of these seats, one after the other; each is judged when it is asked for.

    What a short look at a move says varies by a few per cent. So nothing is called a slip unless a longer look, with
    other luck, calls it one too.
    """
    judge, wanted = adviser or _advised, set(seats)
    positions = _positions(end)
    for step, (seat, action) in enumerate(end.history):
        if seat not in wanted:
            continue
        position = positions[_seen_from(positions, end, step, seat)]
        if len(position.legal(seat)) == 1:
            yield _forced(positions[step], step, seat, action)
        else:
            advice = judge(position, seat, budget)
            if advice.loss_of(action) >= KINDS["slip"][advice.unit]:
                again = judge(position, seat, SECOND_LOOK * budget)
                advice = min(again, advice, key=lambda look: look.loss_of(action))
            yield _judged(positions[step], step, seat, action, advice)


def sum_up(end: Position, seats: Sequence[int], decisions: Sequence[JudgedMove]) -> Review | None:
    """The review that these decisions make, all of them or the first ones; None while nobody has had a choice."""
    unit = next((decision.unit for decision in decisions if decision.unit is not None), None)
    if unit is None:
        return None
    is_whole = len(decisions) == decisions_of(end, seats)
    turns = _turns(end, unit, decisions, is_whole)
    largest = sorted(turns, key=lambda turn: (-abs(turn.swing), turn.step, turn.seat))[:TURNING_POINTS]
    return Review(
        end.game.key,
        end.names,
        unit,
        tuple(decisions),
        tuple(sorted((turn for turn in largest if turn.swing), key=lambda turn: turn.step)),
        tuple(turn for turn in turns if abs(turn.luck) >= LUCK[unit] and _was_chance(end, turn)),
        tuple(_prospects(end, unit, seat, decisions, is_whole) for seat in range(end.players)),
        tuple(_summary(end, seat, decisions) for seat in seats),
    )


def describe(turn: Turn, unit: Unit, name: str) -> tuple[Reason, ...]:
    """A turning point as codes with arguments; `in_words(reason, "review", lang)` has the sentences."""
    arguments: dict[str, int | float | str] = {"step": turn.step + 1, "name": name, "move": _bare(turn.move)}
    shown = {"before": _shown(turn.before, unit), "after": _shown(turn.after, unit)}
    found = [Reason(f"turn-{unit}", {**arguments, **shown})]
    own = turn.loss >= KINDS["slip"][unit] and turn.swing < 0
    found.append(Reason(f"turn-own-{unit}", {"loss": _shown(turn.loss, unit)}) if own else Reason("turn-luck"))
    return tuple(found)


def sentences(reasons: Iterable[Reason], lang: str) -> str:
    """Reasons of a review as text."""
    return " ".join(in_words(reason, "review", lang) for reason in reasons)


def _shown(value: float, unit: Unit) -> float:
    """A value as people read it: per cent, or points with one digit."""
    return round(100 * value, 1) if unit == "win" else round(value, 1)


def _bare(move: str) -> str:
    """A move without its seat."""
    return move.partition(":")[2]


def _advised(position: Position, seat: int, budget: float) -> Advice:
    """Advice that is always the same for the same sight and budget, and with other luck for another budget."""
    return advise(sight_of(position, seat, budget=budget, chance=luck_of(position, seat, budget)))


def _positions(end: Position) -> list[Position]:
    """The position before every step, and the last one."""
    position = end.with_seed(None).at(0)
    found = [position]
    for step in end.history:
        position = position.replay_actions([step])
        found.append(position)
    return found


def _seen_from(positions: list[Position], end: Position, step: int, seat: int) -> int:
    """Where a seat decided: where several act at once, before it saw what the others did."""
    while step and end.history[step - 1][0] not in (seat, CHANCE_ACTOR):
        if seat not in positions[step - 1].actors:
            break
        step -= 1
    return step


def _forced(position: Position, step: int, seat: int, action: int) -> JudgedMove:
    move = position.write(seat, action)
    return JudgedMove(step, seat, move, math.nan, move, math.nan, (), True, "")


def _judged(position: Position, step: int, seat: int, action: int, advice: Advice) -> JudgedMove:
    best: RatedMove = advice.best
    loss = advice.loss_of(action)
    kind: MistakeKind = next((name for name, least in KINDS.items() if loss >= least[advice.unit]), "")
    choices = tuple(
        Choice(position.write(seat, rated.action), rated.value, rated.reasons) for rated in advice.moves[:CHOICES]
    )
    return JudgedMove(
        step,
        seat,
        position.write(seat, action),
        advice.value_of(action),
        choices[0].move,
        best.value,
        best.reasons,
        len(advice.moves) == 1,
        kind,
        advice.unit,
        choices,
        advice.table,
    )


def _at_the_end(end: Position, unit: Unit, seat: int) -> float | None:
    """What a game was worth to a seat in the end; None if it is not over."""
    if end.outcome is None:
        return None
    won = (seat in end.outcome.winners) / len(end.outcome.winners)
    return won if unit == "win" else float(end.outcome.scores[seat])


def _prospects(
    end: Position, unit: Unit, seat: int, decisions: Iterable[JudgedMove], is_whole: bool
) -> tuple[tuple[int, float], ...]:
    """What a seat could hope for at each of its decisions, and what came of it."""
    mine = [decision for decision in decisions if decision.seat == seat and decision.unit is not None]
    line = [(decision.step, decision.best_value) for decision in mine]
    last = _at_the_end(end, unit, seat)
    return (*line, (end.step, last)) if is_whole and last is not None else tuple(line)


def _turns(end: Position, unit: Unit, decisions: Iterable[JudgedMove], is_whole: bool) -> list[Turn]:
    """How the prospects of every seat changed after each of its decisions, in the order of the game."""
    decisions = list(decisions)
    turns = []
    for seat in {decision.seat for decision in decisions}:
        mine = [decision for decision in decisions if decision.seat == seat and decision.unit is not None]
        later = _prospects(end, unit, seat, decisions, is_whole)[1:]
        for one, (then, after) in zip(mine, later, strict=False):
            turns.append(Turn(one.step, seat, one.move, one.best_value, after, one.loss, then))
    return sorted(turns, key=lambda turn: (turn.step, turn.seat))


def _was_chance(end: Position, turn: Turn) -> bool:
    """Whether nobody else had a hand in a turn: nobody moved in between, or everybody plays for themselves."""
    between = end.history[turn.step + 1 : turn.then]
    return end.game.simultaneous or all(actor in (turn.seat, CHANCE_ACTOR) for actor, _ in between)


def _summary(end: Position, seat: int, decisions: Iterable[JudgedMove]) -> SeatSummary:
    mine = [decision for decision in decisions if decision.seat == seat and not decision.forced]
    kinds = [decision.kind for decision in mine]
    return SeatSummary(
        seat,
        end.names[seat],
        len(mine),
        sum(decision.loss for decision in mine) / max(len(mine), 1),
        kinds.count(""),
        kinds.count("slip"),
        kinds.count("mistake"),
        kinds.count("blunder"),
        max(mine, key=lambda decision: decision.loss, default=None),
    )
