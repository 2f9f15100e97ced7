"""5 vor 12: five players from newcomer to master, and a plain one to measure them by."""

from __future__ import annotations

import numpy as np

from spieltrieb.bots.deadline import Deadline
from spieltrieb.bots.fivetotwelve.judging import SURE
from spieltrieb.bots.fivetotwelve.search import Search, judge, make_ready
from spieltrieb.bots.player import Bot, Sight, levels
from spieltrieb.games.fivetotwelve.state import CELLS, DRAW, FACE, LEAVE, NUMBERS, SETUP, TAKE

MARGIN = 1.5  # a move that looks worse than the best by more than this is not tried
SHARE = 0.85  # of the budget, for thinking
FEWEST = 32  # games in which a master tries its moves, however small its budget


def board_of(sight: Sight) -> list[int]:
    """The numbers on the cells of the seat's own board; 0 where it is free."""
    on_cell = sight.state[0]["at_least"][sight.seat][:, None] >> np.arange(64) & 1
    numbers: list[int] = on_cell.reshape(NUMBERS, CELLS).sum(axis=0).tolist()
    return numbers


def placement(sight: Sight, action: int) -> tuple[int, int] | None:
    """The number and the cell of an action that places a tile; None for the others."""
    if action < CELLS:
        return int(sight.state[0]["hand"][sight.seat]) + 1, action
    if TAKE <= action < FACE:
        tile, cell = divmod(action - TAKE, CELLS)
        return tile + 1, cell
    return None


def misfit(number: int, cell: int) -> float:
    """How far a number is from where it belongs: 1 or 2 at the top left, three more with each anti-diagonal."""
    return abs(number - 1.5 - 3 * (cell % 4 + cell // 4))


class Beginner:
    """Goes by feeling: low numbers to the top left, high ones to the bottom right, and overlooks things."""

    def __init__(self, blur: float, overlooks: float, pickiness: float, exchanges: float) -> None:
        self.blur = blur  # how vague the feeling is for where a number belongs
        self.overlooks = overlooks  # the chance not to see a tile in the middle
        self.pickiness = pickiness  # a tile this far from its place is not taken from the middle
        self.exchanges = exchanges  # a tile is exchanged only if the gain is at least this

    def choose(self, sight: Sight) -> int:
        """The best move by feeling."""
        dice = sight.random
        board = board_of(sight)
        free: list[tuple[float, int]] = []
        swaps: list[tuple[float, int]] = []
        for action in sight.legal:
            placed = placement(sight, action)
            if placed is None:
                continue
            number, cell = placed
            felt = misfit(number, cell) + dice.gauss(0, self.blur)
            if board[cell] == 0:
                if action >= TAKE and (felt > self.pickiness or dice.random() < self.overlooks):
                    continue
                free.append((felt, action))
            elif action < TAKE:
                gain = misfit(board[cell], cell) - felt
                if gain > self.exchanges:
                    swaps.append((-gain, action))
        if free:
            return min(free)[1]
        if swaps:
            return min(swaps)[1]
        return DRAW if DRAW in sight.legal else LEAVE


class Judge:
    """Looks one step ahead with learned values; a blur makes it choose among moves that look about as good."""

    def __init__(self, blur: float = 0.0) -> None:
        self.blur = blur
        make_ready()

    def choose(self, sight: Sight) -> int:
        """The move that looks best one step ahead."""
        scores = judge(sight)
        if self.blur and scores.max() < SURE:
            scores = scores + np.array([sight.random.gauss(0, self.blur) for _ in sight.legal])
        return sight.legal[int(scores.argmax())]


class Master:
    """Plays the moves that look best on in many games, all with the same luck, and takes what wins most often."""

    def __init__(self, games: int = 16_000, turns: int = 4, keep: int = 8, faith: float = 30.0) -> None:
        self.games = games  # how many games are tried in a second, fewer where more play
        self.turns = turns  # turns that each is played on, and two more for each player
        self.keep = keep  # how many moves are tried
        self.faith = faith  # how many games the first judgement is worth
        make_ready()

    def choose(self, sight: Sight) -> int:
        """The move that wins most often."""
        deadline = Deadline(SHARE * sight.budget)
        scores = judge(sight)
        order = np.argsort(-scores, kind="stable")
        best = float(scores[order[0]])
        if len(order) == 1 or best >= SURE:
            return sight.legal[int(order[0])]
        tried = {sight.legal[int(k)]: float(scores[k]) for k in order[: self.keep] if scores[k] > best - MARGIN}
        if len(tried) == 1:
            return next(iter(tried))
        search = Search(sight, self.turns + 2 * sight.players, self.faith)
        games = max(FEWEST, int(2 * self.games * sight.budget / sight.players))
        return search.narrow(tried, games, deadline)[0]


class Greedy:
    """The plain reference: each number on the anti-diagonal number // 3, otherwise the first free cell that fits."""

    def choose(self, sight: Sight) -> int:
        """A tile on its anti-diagonal if there is one, otherwise a draw; then the first fit, or the tile is left."""
        board = board_of(sight)
        fits = [(action, placement(sight, action)) for action in sight.legal]
        free = [(action, placed) for action, placed in fits if placed is not None and board[placed[1]] == 0]
        for action, (number, cell) in free:
            if cell % 4 + cell // 4 == min(6, number // 3):
                return action
        if sight.state[0]["phase"] == SETUP:
            return min(free, key=lambda f: abs(f[1][1] % 4 + f[1][1] // 4 - min(6, f[1][0] // 3)))[0]
        if DRAW in sight.legal:
            return DRAW
        return free[0][0] if free else LEAVE


# ---- The levels ----


def newcomer() -> Bot:
    """Level 1 has a vague feeling for where numbers belong, and overlooks half of what lies open."""
    return Beginner(blur=2.2, overlooks=0.5, pickiness=3.0, exchanges=7.0)


def casual() -> Bot:
    """Level 2 has a better feeling for where numbers belong, overlooks less, and exchanges tiles sooner."""
    return Beginner(blur=1.5, overlooks=0.3, pickiness=3.0, exchanges=4.0)


def club_player() -> Bot:
    """Level 3 looks one step ahead, but does not see small differences."""
    return Judge(blur=0.35)


def expert() -> Bot:
    """Level 4 looks one step ahead, with a sharper eye."""
    return Judge(blur=0.18)


def master() -> Bot:
    """Level 5 plays the best moves on in many games."""
    return Master()


def greedy() -> Bot:
    """The plain opponent, by a rule of thumb."""
    return Greedy()


LEVELS = levels(newcomer, casual, club_player, expert, master)
