"""A second opinion on the rules of 5 vor 12: slow, obvious, and independent of the engine."""

from collections import Counter
from collections.abc import Mapping

# Options that are tried besides the defaults.
OPTIONS = (
    {"setup": "sorted", "starter": 1},
    {"quiet_turns": 3},
    {"quiet_turns": 1, "starter": 1},
)

COLUMNS = "abcd"
ROWS = "1234"
DOTTED_CELLS = ["a1", "b2", "c3", "d4"]
ALL_CELLS = [column + row for row in ROWS for column in COLUMNS]

# Every row read from left to right, and every column read from top to bottom.
LINES = [[column + row for column in COLUMNS] for row in ROWS]
LINES += [[column + row for row in ROWS] for column in COLUMNS]

Board = dict[str, int]


def ascends(numbers: list[int]) -> bool:
    """Say whether each number is smaller than the one after it."""
    return all(numbers[i] < numbers[i + 1] for i in range(len(numbers) - 1))


def board_is_in_order(board: Board) -> bool:
    """Say whether all rows and columns ascend, gaps left out."""
    return all(ascends([board[cell] for cell in line if cell in board]) for line in LINES)


def cells_that_fit(board: Board, number: int) -> list[str]:
    """List the cells where the number may be put: free ones, and ones where it is an exchange."""
    fitting = []
    for cell in ALL_CELLS:
        if board.get(cell) == number:
            continue  # Exchanging a tile for an equal one changes nothing and isn't a placement.
        tried = dict(board)
        tried[cell] = number
        if board_is_in_order(tried):
            fitting.append(cell)
    return fitting


class SecondOpinion:
    """One game of 5 vor 12, from the first tile dealt to the result.

    The stage says what happens next:
    "deal"    setup: the next seat gets a tile by chance;
    "arrange" setup: every seat puts the tile just dealt on a dotted cell, in any order of seats;
    "choose"  the seat on turn draws, or takes an open tile;
    "reveal"  chance says which tile was drawn;
    "place"   the seat on turn places the drawn tile or leaves it;
    "over"    the game has ended.
    """

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        """Put all tiles face down and get ready to deal."""
        assert players in (2, 3, 4)
        assert set(options) <= {"starter", "quiet_turns", "setup"}
        starter = options.get("starter", 0)
        quiet_turns = options.get("quiet_turns", 100)
        setup = options.get("setup", "placed")
        assert isinstance(starter, int) and 0 <= starter < players
        assert isinstance(quiet_turns, int) and quiet_turns >= 1
        assert setup in ("placed", "sorted")

        self.players = players
        self.quiet_turns = quiet_turns
        self.setup = setup
        self.face_down: list[int] = [n for n in range(1, 21) for _ in range(players)]
        self.middle: list[int] = []
        self.boards: list[Board] = [{} for _ in range(players)]
        # A hand holds at most one tile, save in the sorted setup, where four are collected in it.
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.stage = "deal"
        self.seat_to_deal_to = 0
        self.rounds_dealt = 0
        self.seat_on_turn = starter
        self.turns_without_draw = 0
        self.reason: str | None = None

    # What a player, or chance, may do now.

    def actors(self) -> tuple[int | str, ...]:
        """Name the seats that may act now, or chance, or nobody when the game is over."""
        if self.stage == "over":
            return ()
        if self.stage in ("deal", "reveal"):
            return ("*",)
        if self.stage == "arrange":
            return tuple(seat for seat in range(self.players) if self.hands[seat])
        return (self.seat_on_turn,)

    def legal(self, seat: int) -> set[str]:
        """List every move the seat may make now."""
        if seat not in self.actors():
            return set()
        if self.stage == "arrange":
            return self._ways_to_arrange(seat)
        if self.stage == "choose":
            return self._ways_to_draw(seat) | self._ways_to_take(seat)
        return self._ways_to_place(seat) | {f"{seat}:leave"}

    def _ways_to_arrange(self, seat: int) -> set[str]:
        """Any free dotted cell will do: dotted cells share no row and no column."""
        number = self.hands[seat][0]
        return {f"{seat}:{number}@{cell}" for cell in DOTTED_CELLS if cell not in self.boards[seat]}

    def _ways_to_draw(self, seat: int) -> set[str]:
        """Drawing needs a face-down tile."""
        return {f"{seat}:draw"} if self.face_down else set()

    def _ways_to_take(self, seat: int) -> set[str]:
        """A tile may be taken only to be placed; equal open tiles are one and the same move."""
        moves = set()
        for number in set(self.middle):
            for cell in cells_that_fit(self.boards[seat], number):
                moves.add(f"{seat}:take {number}@{cell}")
        return moves

    def _ways_to_place(self, seat: int) -> set[str]:
        """The drawn tile may go wherever it fits."""
        number = self.hands[seat][0]
        return {f"{seat}:{number}@{cell}" for cell in cells_that_fit(self.boards[seat], number)}

    def chances(self) -> dict[str, int]:
        """Say what may be turned up now, each with the number of face-down tiles that show it."""
        if self.stage not in ("deal", "reveal"):
            return {}
        outcomes: dict[str, int] = {}
        for number in self.face_down:
            text = f"*:={number}"
            outcomes[text] = outcomes.get(text, 0) + 1
        return outcomes

    # Doing it.

    def play(self, text: str) -> None:
        """Carry out one step, a player's or chance's, written in its canonical text."""
        who, what = text.split(":")
        if who == "*":
            assert text in self.chances(), text
            self._turn_up(int(what.removeprefix("=")))
            return
        seat = int(who)
        assert text in self.legal(seat), text
        if self.stage == "arrange":
            self._arrange(seat, what)
        elif what == "draw":
            self.stage = "reveal"
        elif what == "leave":
            self._leave(seat)
        elif what.startswith("take "):
            self._take(seat, what.removeprefix("take "))
        else:
            self._place_drawn(seat, what)

    def _turn_up(self, number: int) -> None:
        """A face-down tile shows its number and goes to the hand of whoever gets it."""
        self.face_down.remove(number)
        if self.stage == "reveal":
            self.hands[self.seat_on_turn].append(number)
            self.stage = "place"
            return
        self.hands[self.seat_to_deal_to].append(number)
        self.seat_to_deal_to += 1
        if self.seat_to_deal_to == self.players:
            self._finish_dealing_a_round()

    def _finish_dealing_a_round(self) -> None:
        """After a round, tiles are arranged by the players, or all at the end by the rule."""
        self.seat_to_deal_to = 0
        self.rounds_dealt += 1
        if self.setup == "placed":
            self.stage = "arrange"
        elif self.rounds_dealt == 4:
            self._lay_out_sorted()
            self.stage = "choose"

    def _lay_out_sorted(self) -> None:
        """Each player's four tiles lie on the diagonal, the lowest at the top left."""
        for seat in range(self.players):
            self.boards[seat] = dict(zip(DOTTED_CELLS, sorted(self.hands[seat]), strict=True))
            self.hands[seat] = []

    def _arrange(self, seat: int, what: str) -> None:
        """Put a setup tile down; when all have done so, deal again or begin."""
        cell = what.split("@")[1]
        self.boards[seat][cell] = self.hands[seat].pop()
        if not any(self.hands):
            self.stage = "choose" if self.rounds_dealt == 4 else "deal"

    def _leave(self, seat: int) -> None:
        """The drawn tile stays open in the middle."""
        self.middle.append(self.hands[seat].pop())
        self._end_turn(drew=True)

    def _take(self, seat: int, what: str) -> None:
        """An open tile goes from the middle to the board."""
        number, cell = what.split("@")
        self.middle.remove(int(number))
        self._put(seat, int(number), cell)
        self._end_turn(drew=False)

    def _place_drawn(self, seat: int, what: str) -> None:
        """The drawn tile goes from the hand to the board."""
        cell = what.split("@")[1]
        self._put(seat, self.hands[seat].pop(), cell)
        self._end_turn(drew=True)

    def _put(self, seat: int, number: int, cell: str) -> None:
        """Put a tile on a board; a tile that lay there goes open to the middle."""
        board = self.boards[seat]
        if cell in board:
            self.middle.append(board[cell])
        board[cell] = number

    def _end_turn(self, drew: bool) -> None:
        """See whether the game has ended, and if not, pass on clockwise."""
        self.turns_without_draw = 0 if drew else self.turns_without_draw + 1
        # A full board ends the game at once, so it comes before what is looked at after a turn.
        if self._free_cells(self.seat_on_turn) == 0:
            self._end_game("full")
        elif not self.face_down:
            self._end_game("exhausted")
        elif self.turns_without_draw == self.quiet_turns:
            self._end_game("quiet")
        else:
            self.seat_on_turn = (self.seat_on_turn + 1) % self.players
            self.stage = "choose"

    def _end_game(self, reason: str) -> None:
        """Nobody acts any more."""
        self.reason = reason
        self.stage = "over"

    # Looking at the game.

    def _free_cells(self, seat: int) -> int:
        """Count the cells of a board without a tile."""
        return len([cell for cell in ALL_CELLS if cell not in self.boards[seat]])

    def _winners(self) -> list[int]:
        """The player with a full board alone; otherwise all with the fewest free cells."""
        if self.reason == "full":
            return [self.seat_on_turn]
        fewest = min(self._free_cells(seat) for seat in range(self.players))
        return [seat for seat in range(self.players) if self._free_cells(seat) == fewest]

    def result(self) -> dict[str, object] | None:
        """Give scores, winners and reason when the game is over."""
        if self.stage != "over":
            return None
        winners = self._winners()
        scores = [2 if seat in winners else -self._free_cells(seat) for seat in range(self.players)]
        return {"scores": scores, "winners": winners, "reason": self.reason}

    def tiles(self) -> Counter[int]:
        """Count every tile in the game, wherever it lies; the keys are the numbers."""
        everything = Counter(self.face_down) + Counter(self.middle)
        for seat in range(self.players):
            everything += Counter(self.hands[seat])
            everything += Counter(self.boards[seat].values())
        return everything
