"""What the server answers over HTTP, beside summaries of tables: every body that the page reads.

Most are put together as plain dictionaries, so these say what is in them; the page's types are made from them
(typescript.py), as from the messages.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from msgspec import Struct

from spieltrieb.bots.advice import Unit
from spieltrieb.bots.review import MistakeKind, TurnData
from spieltrieb.core.facts import Fact
from spieltrieb.core.options import Kind
from spieltrieb.server.errors import Problem
from spieltrieb.server.messages import Outcome, View

# ---- Guests ----


class Me(Struct, frozen=True):
    """A guest as they see themselves."""

    id: str
    name: str
    avatar: str
    language: str
    named: bool  # whether they have chosen a name
    new: bool = False


class PersonalLink(TypedDict):
    """A link that makes another device this guest; it holds once."""

    link: str
    token: str
    expires: int


class Against(TypedDict):
    """How often somebody played against people or against a bot, and won."""

    played: int
    won: float


class RecentGame(TypedDict):
    """One of the last games of a guest."""

    at: int
    score: int
    won: float
    against: str  # "solo", "people", or the strongest bot at the table
    title: int | None
    daily: str | None


class GameStatistics(TypedDict):
    """How a guest did in one game."""

    game: str
    played: int
    won: float
    contests: int  # games that could be won
    given_up: int  # by anybody: won or lost, but without points
    mean: float | None  # None where no game was played to its end
    best: int | None
    streak: int
    longest_streak: int
    against: dict[str, Against]  # by opponent
    titles: dict[str, int]  # how often each title was earned
    recent: list[RecentGame]  # the latest last


# ---- Games ----


class OptionInfo(Struct, frozen=True):
    """An option of a game, as a form needs it."""

    name: str
    default: Any
    expects: str
    kind: Kind
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()


class GameInfo(Struct, frozen=True):
    """A game there is to play."""

    key: str
    name: str
    author: str
    min_players: int
    max_players: int
    options: tuple[OptionInfo, ...]
    sections: tuple[str, ...]
    reasons: tuple[str, ...]
    match_rounds: dict[str, int] | None  # how many games a match has, by players; None: as many as agreed
    bots: tuple[str, ...]
    hides: bool
    fades: bool  # what was seen is for people to remember


class FineOptions(TypedDict):
    """A game can be played with these options."""

    fine: Literal[True]


class BadOptions(Problem):
    """A game cannot be played with these options."""

    fine: Literal[False]


# ---- Daily deals ----


class LeaderboardRow(TypedDict):
    """The result of a guest in a daily deal."""

    place: int | None  # None for those who finished when the day was over
    name: str
    score: int
    won: float
    title: int | None
    me: bool
    late: bool


class DailyDeal(TypedDict):
    """A game's deal of a day: my table, my result, and what all have reached."""

    game: str
    day: str
    table: str | None
    result: LeaderboardRow | None
    players: int  # those who finished in time
    scores: tuple[tuple[int, int], ...]  # what they reached, and how many of them did


class DailyScore(TypedDict):
    """What a guest reached in a daily deal."""

    score: int
    won: float


class DailyDay(TypedDict):
    """A day of a guest: the deals that they played in time, by game."""

    day: str
    games: dict[str, DailyScore]


class DailyDays(TypedDict):
    """The days on which a guest played daily deals in time."""

    today: str
    streak: int
    longest: int
    days: list[DailyDay]  # the latest first


# ---- Fairness ----


class DealPromise(TypedDict):
    """The promise of a deal, before its words are said."""

    commitment: str


class RecordTold(TypedDict):
    """A game that is over, as docs/records.md has it; a game of a match has more."""

    format: int
    game: str
    rules: int
    players: list[str]
    options: dict[str, Any]
    moves: list[str]


class Records(TypedDict):
    """The games of a table that are over, and what proves them."""

    records: list[RecordTold]
    commitment: str
    secret: str | None
    seeds: list[str]


class DealCheck(TypedDict):
    """Whether a deal was fair; if not, the first thing that was not."""

    fair: bool
    problem: str | None
    code: str | None
    arguments: dict[str, Any]
    draws: int
    seed: str
    secret: str
    commitment: str


# ---- Advice and reviews ----


class AdvisedMove(TypedDict):
    """A move, what it is worth, and why."""

    move: str
    value: float
    words: list[str]  # reasons, in the person's language


class AdviceAnswer(TypedDict):
    """All moves of a seat, the best first."""

    step: int
    round: int
    unit: Unit
    moves: list[AdvisedMove]
    table: dict[str, Any]  # what else the game's advice knows


class Moment(TypedDict):
    """What a game looked like after a number of moves, and what the last of them was."""

    step: int  # of the record, which counts what chance did, too
    told: list[str]
    facts: list[Fact]
    view: View


class Replay(TypedDict):
    """A game that is over, as somebody saw it. Its moments are counted by the moves of the seats: the first is 0."""

    game: str
    round: int
    rounds: int
    played: int  # how many games of the match were begun and are over: fewer than `rounds` where it was given up
    seat: int | None
    names: list[str]
    bots: list[str | None]  # which program plays a seat
    outcome: Outcome | None
    steps: list[Moment]


class ReasonTold(TypedDict):
    """What is said of a player or a turn: a text of the catalogues, advice-review-CODE."""

    code: str
    arguments: dict[str, str | float]


class ReviewedMove(TypedDict):
    """A move as the review sees it."""

    step: int
    seat: int
    move: str
    value: float | None  # None where there was no choice
    best: str
    best_value: float | None
    loss: float | None
    forced: bool
    kind: MistakeKind
    choices: list[AdvisedMove]  # the best moves, if there was a choice
    odds: dict[str, Any]  # what the advice knew besides


class ReviewedTurn(TurnData):
    """How the prospects of a seat changed from one of its moves to the next."""

    reasons: list[ReasonTold]


class ReviewedPlayer(TypedDict):
    """How a seat played."""

    seat: int
    name: str
    decisions: int
    mean_loss: float
    best_moves: int
    slips: int
    mistakes: int
    blunders: int
    reasons: list[ReasonTold]


class Review(TypedDict):
    """The review of a game, all of it or the moves that have been judged so far."""

    done: int
    total: int
    game: str
    players: list[str]
    unit: Unit | None  # None while nobody has had a choice
    decisions: list[ReviewedMove]
    turning_points: list[ReviewedTurn]
    luck: list[ReviewedTurn]
    prospects: list[list[tuple[int, float]]]  # of each seat: what it could hope for, by the step
    summaries: list[ReviewedPlayer]


# Bodies that the page reads, each with all that it is made of.
READ_BY_THE_PAGE = (
    Problem, Me, PersonalLink, GameStatistics, GameInfo, FineOptions, BadOptions, DailyDeal, DailyDays, DealPromise,
    Records, DealCheck, AdviceAnswer, Replay, Review,
)  # fmt: skip
