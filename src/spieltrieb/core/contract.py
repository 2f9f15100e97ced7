"""The contract a game fulfils: what a game's folder must offer so that everything else can play it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from spieltrieb.core import compile, drive
from spieltrieb.core.chance import Seed
from spieltrieb.core.errors import BadOption, BadPlayers
from spieltrieb.core.moves import Actor
from spieltrieb.core.options import Option, settle
from spieltrieb.core.position import Position

if TYPE_CHECKING:
    from spieltrieb.core.facts import Fact

State = Any  # a NumPy record; which fields it has is the game's own affair, except for `players` and `reason`


States = np.ndarray[Any, Any]  # of states: often of one, since that is passed around much faster than a record


class View(Protocol):
    """What a page shows a seat or a spectator: a dataclass made from the veiled state.

    It is made anew for everybody who asks, so it need not be frozen; to make a frozen one would take twice as long.
    """

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator."""

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who may act now."""

    @property
    def legal(self) -> tuple[str, ...]:
        """The moves of this seat."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its material and rules, and how its moves are written, read, shown and hidden."""

    key: str
    name: str
    author: str
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    dtype: np.dtype[Any]
    actions: int  # actions are numbered from 0; chance outcomes are among them
    reasons: tuple[str, ...]  # how a game can end; a state's `reason` is an index into this
    public: tuple[str, ...]  # the fields of a state that everybody may know
    rules: ModuleType
    features: ModuleType  # what a learner sees and does: `layout`, `observe`, `mask`, `NUMBERING`, `CHOICES`, `longest`
    begin: Callable[[State, int, Mapping[str, Any]], None]  # fill a blank state: players, options
    texts: Callable[[State, int, Sequence[int], Mapping[str, Any]], list[str]]  # of an actor's actions, with the actor
    tell: Callable[[State, int, int, Mapping[str, Any], int | None], str]  # the text as told to one seat or a spectator
    # What a seat's move was and did, from the states before and after it (arrays of one); no secret of any seat.
    fact: Callable[[States, States, int, int, Mapping[str, Any]], Fact]
    read: Callable[[State, int, str, Mapping[str, Any]], tuple[int, ...]]  # the actions that a text may mean
    view: Callable[..., View]  # from a veiled state: an array of one
    sections: tuple[str, ...]  # the sections of the rules, in the catalogues
    match_rounds: Callable[[int], int] | None  # how many games a match has; None: as many as agreed
    version: int = 1  # of the rules, as written into records
    spelled: str = ""  # the name in letters, for programs that need it so, where `name` has other characters
    # The title that a solo game's penalty points earn; 1 is the best, and the catalogues name each.
    rating: Callable[[int], int] | None = None
    # Steps that lead to a guess, and that the seat which guessed was told in the same words: from the steps that there
    # really were, the guess (an array of one), the seat, and a key for what is left open. None where nothing is hidden.
    retell: Callable[[Sequence[tuple[int, int]], States, int, int], list[tuple[int, int]]] | None = None
    # Whether a move told its own seat nothing: from the seat's veils before and after it, the action, and what fills a
    # veil in. None: states that the seat thought possible are tried out, which takes long.
    silent: Callable[[States, States, int, Callable[[States], States]], bool] | None = None
    # In every turn all seats act at the same time.
    simultaneous: bool = False
    # What was seen fades: a page for people shows only what is face up now, so past faces are not told again.
    fades: bool = False
    # Whether what a seat puts down in this state stays for good, as the leaflet has it; None: it never does.
    stays: Callable[[State], bool] | None = None
    # Several options from one file, by the name under which the file is given: a box of tiles and boards.
    option_files: Mapping[str, Callable[[str], Mapping[str, Any]]] = dataclasses.field(default_factory=dict)

    def start(
        self, players: int | None = None, seed: Seed | None = None, names: list[str] | None = None, **options: Any
    ) -> Position:
        """The first position of a game. A seed resolves chance; without one, chance waits to be played."""
        if players is None:
            players = max(2, self.min_players)
        players = self.check_players(players)
        settled = self.settle(options)
        if settled["starter"] >= players:
            raise BadOption(
                f"Option 'starter' of {self.name} must be a seat from 0 to {players - 1}; it was {settled['starter']}.",
                reason="error-bad-option-seat",
                low=0,
                high=players - 1,
                was=settled["starter"],
                game=self.name,
                option="starter",
                value=settled["starter"],
            )
        return Position.start(self, players, seed, settled, names)

    def check_players(self, players: int) -> int:
        """The number of players, if the game supports it."""
        if (
            isinstance(players, bool)
            or not isinstance(players, (int, np.integer))
            or not self.min_players <= players <= self.max_players
        ):
            raise BadPlayers(
                f"{self.name} is for {self.min_players} to {self.max_players} players, not for {players!r}.",
                reason="error-bad-players-range",
                game=self.name,
                players=players,
                low=self.min_players,
                high=self.max_players,
            )
        return int(players)

    def settle(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values: those given, checked, and defaults for the others."""
        return settle(self.options, options, self.name)

    def blank(self) -> np.ndarray[Any, Any]:
        """An array of one state with nothing in it."""
        return np.ndarray(1, self.dtype, bytearray(self.dtype.itemsize))  # a third of the time of np.zeros

    @cached_property
    def drive(self) -> SimpleNamespace:
        """The shared loops (core/drive.py) over this game's rules, compiled when first used."""
        compile.compile_rules(self.rules)
        bound = compile.bind(drive, self.rules)
        with compile.announced(self._compiling) as must_compile:
            if must_compile:
                self._try_all(bound)
        return bound

    @property
    def is_compiled(self) -> bool:
        """Whether the compiled rules are here, or will be in a moment, since they were compiled here before."""
        return self.is_loaded or compile.is_done(self._compiling)

    @property
    def is_loaded(self) -> bool:
        """Whether `drive` is here, and need not change over any more."""
        now = vars(self)
        return "drive" in now and now["drive"] is not now.get("_plain")

    def play_plain(self) -> None:
        """Let `drive` be plain Python until `change_over`, so that nobody waits for the compiler; not if it is loaded.

        The caller gets the rules compiled, and calls `change_over` once they are.
        """
        if "drive" not in vars(self):
            # As a cached property does it: the dataclass is frozen, and `drive` is looked up at every move.
            vars(self)["drive"] = plain = compile.bind(drive, self.rules, plain=True)
            if compile.compilation_is_on():
                vars(self)["_plain"] = plain

    def load(self) -> SimpleNamespace:
        """The loops with all compiled code loaded, for `change_over`. A thread may do it: it changes nothing."""
        bound = compile.bind(drive, self.rules)
        self._try_all(bound)
        return bound

    def change_over(self, loaded: SimpleNamespace | None = None) -> None:
        """Play by these loops from now on, in the middle of all games; without them, as if it had never been plain."""
        if self.is_loaded:
            return
        if loaded is None:
            vars(self).pop("drive", None)
        else:
            compile.compile_rules(self.rules)
            vars(self)["drive"] = loaded

    @property
    def _compiling(self) -> str:
        return f"the rules of {self.name}"

    def _try_all(self, drive: SimpleNamespace) -> None:
        """Call every shared loop once, so that all of them are compiled now and none keeps a player waiting later."""
        start, other = self.blank(), self.blank()
        options = self.settle({})
        self.begin(start[0], self.min_players, options)
        found, weights = np.zeros(self.actions, np.int64), np.zeros(self.actions, np.int64)
        drive.playouts(start, other, 1, np.zeros(0, np.int32))
        drive.result(other, np.zeros(self.max_players, np.int64))
        drive.acting(start)
        drive.attempt(start, other, 0, -1)
        drive.retrace(start, np.frombuffer(b"", "<i2").reshape(0, 2))
        drive.choices(start, 0, found)
        drive.outcomes(start, found, weights)
        drive.drawn(start, 0)
        drive.face_down(start)
        drive.reveal(start, other, 0)
        drive.fill_in(other, 0, 1)
        self.view(start, None, options, (), ())

    def write(self, state: State, actor: int, action: int, options: Mapping[str, Any]) -> str:
        """A move's text."""
        return self.texts(state, actor, (action,), options)[0]

    @cached_property
    def public_bytes(self) -> np.ndarray[Any, Any]:
        """The public fields as a mask over the bytes of a state: 255 where everybody may know a byte, otherwise 0."""
        fields: Mapping[str, Any] = self.dtype.fields or {}
        mask = np.zeros(self.dtype.itemsize, np.uint8)
        for name in self.public:
            kind, offset = fields[name][:2]
            mask[offset : offset + kind.itemsize] = 255
        mask.flags.writeable = False
        return mask

    @cached_property
    def hides(self) -> bool:
        """Whether some seat may know what another may not: some field of a state is not public."""
        return not self.public_bytes.all()  # a state has no bytes between its fields

    def veil(self, state: State, seat: int | None) -> np.ndarray[Any, Any]:
        """A copy of a state (an array of one) in which what this seat may not know is blank; None is a spectator.

        By allow-list: the fields named public, and what the game's `show` adds for the seat. All else stays blank.
        """
        states = self.blank()
        states[0] = state
        return self.veil_array(states, seat)

    def veil_array(self, states: np.ndarray[Any, Any], seat: int | None) -> np.ndarray[Any, Any]:
        """As `veil`, for a state that is an array of one already: much faster."""
        veiled: np.ndarray[Any, Any] = (states.view(np.uint8) & self.public_bytes).view(self.dtype)
        self.drive.reveal(states, veiled, -1 if seat is None else seat)
        return veiled

    def guess(self, veiled: np.ndarray[Any, Any], seat: int | None, key: int) -> np.ndarray[Any, Any]:
        """A full state, drawn at random by the key, that agrees with all a seat knows: the reverse of veil."""
        full = veiled.copy()
        self.drive.fill_in(full, -1 if seat is None else seat, key)
        return full

    def __repr__(self) -> str:
        return f"games[{self.key!r}]"

    def __reduce__(self) -> Any:
        return (_game, (self.rules.__name__.rpartition(".")[0],))


def _game(folder: str) -> Game:
    """The game of a folder; so a pickled position finds its game again."""
    game: Game = import_module(folder).GAME
    return game
