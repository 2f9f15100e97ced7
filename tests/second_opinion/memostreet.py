"""A second opinion on the rules of Memo Street: slow, obvious, and independent of the engine."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, permutations

# Options that are tried besides the defaults.
OPTIONS = ({"free_choice": True}, {"starter": 1})

JOKER = "J"
FACES = ["1", "2", "3", "4", "5", "6", JOKER]

# An upper row takes its number and jokers.
UPPER_ROWS = {"ones": "1", "twos": "2", "threes": "3", "fours": "4", "fives": "5", "sixes": "6"}
LOWER_ROWS = ["small", "large", "triple", "chance"]
ALL_ROWS = [*UPPER_ROWS, *LOWER_ROWS]

# The table has seven rows; with fewer players it has fewer columns, and fewer tiles of each kind.
TABLE_ROWS = "1234567"
TABLE_COLUMNS = {2: "abcdefghi", 3: "abcdefghijk", 4: "abcdefghijklm"}
TILES_OF_EACH_KIND = {2: 9, 3: 11, 4: 13}


def is_street(faces: list[str], wanted: list[str]) -> bool:
    """Say whether three tiles, in some order, are the three wanted ones or jokers for them."""
    return any(
        all(face in (want, JOKER) for face, want in zip(order, wanted, strict=True)) for order in permutations(faces)
    )


def fits_lower_row(row: str, faces: list[str]) -> bool:
    """Say whether the tiles turned up fill a lower row; that always takes all three."""
    if len(faces) != 3:
        return False
    if row == "small":
        return is_street(faces, ["1", "2", "3"])
    if row == "large":
        return is_street(faces, ["4", "5", "6"])
    if row == "triple":
        # Three equal faces: jokers count as a face of their own here and stand in for nothing.
        return faces[0] == faces[1] == faces[2]
    assert row == "chance"
    return True


def value_of_filled_row(row: str, faces: list[str]) -> int:
    """Say what a row is worth that was filled, not voided, with these tiles."""
    if row in UPPER_ROWS:
        return int(UPPER_ROWS[row]) * len(faces)
    if row == "chance":
        return sum(int(face) for face in faces if face != JOKER)
    return {"small": 15, "large": 20, "triple": 30}[row]


class SecondOpinion:
    """One game of Memo Street, from the first tile turned up to the result."""

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        """Lay out the table, all face down."""
        assert players in (2, 3, 4)
        assert set(options) <= {"starter", "free_choice"}
        starter = options.get("starter", 0)
        free_choice = options.get("free_choice", False)
        assert isinstance(starter, int) and 0 <= starter < players
        assert isinstance(free_choice, bool)

        self.players = players
        self.free_choice = free_choice
        # The cells where a tile still lies, face up or face down.
        self.table: list[str] = [c + r for c in TABLE_COLUMNS[players] for r in TABLE_ROWS]
        # The faces of tiles on the table that have been turned up at some time in this game.
        self.seen: dict[str, str] = {}
        # The faces that nobody has seen yet; which lies where is not decided.
        self.unseen: list[str] = [f for f in FACES for _ in range(TILES_OF_EACH_KIND[players])]
        # The cells turned up in this turn.
        self.face_up: list[str] = []
        # The cell just pointed at whose tile was never seen: chance must say what it shows.
        self.waiting_for_face: str | None = None
        # For every seat, the tiles in each filled row, and the one tile in each void row.
        self.filled: list[dict[str, list[str]]] = [{} for _ in range(players)]
        self.voided: list[dict[str, str]] = [{} for _ in range(players)]
        self.seat_on_turn = starter
        self.reason: str | None = None

    # What a player, or chance, may do now.

    def actors(self) -> tuple[int | str, ...]:
        """Name the seat that may act now, or chance, or nobody when the game is over."""
        if self.reason is not None:
            return ()
        if self.waiting_for_face is not None:
            return ("*",)
        return (self.seat_on_turn,)

    def legal(self, seat: int) -> set[str]:
        """List every move the seat may make now."""
        if seat not in self.actors():
            return set()
        if self._must_turn_up_more():
            return {f"{seat}:turn {cell}" for cell in self._cells_face_down()}
        return self._ways_to_fill(seat) | self._ways_to_void(seat)

    def _cells_face_down(self) -> list[str]:
        """List the cells of the table with a tile that is not turned up now."""
        return [cell for cell in self.table if cell not in self.face_up]

    def _must_turn_up_more(self) -> bool:
        """Three tiles are turned up, or all that are left."""
        return len(self.face_up) < 3 and len(self._cells_face_down()) > 0

    def _unused_rows(self, seat: int) -> list[str]:
        """List the rows that the seat has neither filled nor voided."""
        return [row for row in ALL_ROWS if row not in self.filled[seat] and row not in self.voided[seat]]

    def _ways_to_fill(self, seat: int) -> set[str]:
        """Write out each unused row with each choice of tiles it may be filled with."""
        moves = set()
        for row in self._unused_rows(seat):
            for cells in self._choices_for_row(row):
                moves.add(f"{seat}:{row} {' '.join(sorted(cells))}")
        return moves

    def _choices_for_row(self, row: str) -> list[list[str]]:
        """List the sets of turned-up cells that may fill the row, each as a list of cells."""
        if row in LOWER_ROWS:
            faces = [self.seen[cell] for cell in self.face_up]
            return [list(self.face_up)] if fits_lower_row(row, faces) else []
        number = UPPER_ROWS[row]
        fitting = [cell for cell in self.face_up if self.seen[cell] in (number, JOKER)]
        if not fitting:
            return []
        if not self.free_choice:
            return [fitting]  # Whatever fits has to be placed.
        return [list(part) for size in range(1, len(fitting) + 1) for part in combinations(fitting, size)]

    def _ways_to_void(self, seat: int) -> set[str]:
        """Any unused row may be voided with any turned-up tile, even where something fits."""
        return {f"{seat}:void {row} {cell}" for row in self._unused_rows(seat) for cell in self.face_up}

    def chances(self) -> dict[str, int]:
        """Say what the tile may show, each face with the number of unseen tiles that have it."""
        if self.waiting_for_face is None:
            return {}
        outcomes: dict[str, int] = {}
        for face in self.unseen:
            text = f"*:={face}"
            outcomes[text] = outcomes.get(text, 0) + 1
        return outcomes

    # Doing it.

    def play(self, text: str) -> None:
        """Carry out one step, a player's or chance's, written in its canonical text."""
        who, what = text.split(":")
        if who == "*":
            assert text in self.chances(), text
            self._show_face(what.removeprefix("="))
            return
        seat = int(who)
        assert text in self.legal(seat), text
        words = what.split()
        if words[0] == "turn":
            self._turn_up(words[1])
        elif words[0] == "void":
            self._void(seat, row=words[1], cell=words[2])
        else:
            self._fill(seat, row=words[0], cells=words[1:])

    def _turn_up(self, cell: str) -> None:
        """Turn up a tile; one that was seen before just shows the face it has."""
        if cell in self.seen:
            self.face_up.append(cell)
        else:
            self.waiting_for_face = cell

    def _show_face(self, face: str) -> None:
        """Chance has said what the tile shows, and from now on it keeps that face."""
        cell = self.waiting_for_face
        assert cell is not None
        self.waiting_for_face = None
        self.unseen.remove(face)
        self.seen[cell] = face
        self.face_up.append(cell)

    def _fill(self, seat: int, row: str, cells: list[str]) -> None:
        """Move the tiles from the table to the row."""
        self.filled[seat][row] = [self._take_from_table(cell) for cell in cells]
        self._end_turn()

    def _void(self, seat: int, row: str, cell: str) -> None:
        """Lay one tile face down in the row."""
        self.voided[seat][row] = self._take_from_table(cell)
        self._end_turn()

    def _take_from_table(self, cell: str) -> str:
        """Remove a turned-up tile from the table and give its face."""
        self.table.remove(cell)
        return self.seen.pop(cell)

    def _end_turn(self) -> None:
        """Turn the other tiles back, see whether the game has ended, and pass on clockwise."""
        self.face_up = []
        # Ten turns each is the regular end, also when they happen to use up the table.
        if not any(self._unused_rows(seat) for seat in range(self.players)):
            self.reason = "rows"
        elif not self.table:
            self.reason = "exhausted"
        else:
            self.seat_on_turn = (self.seat_on_turn + 1) % self.players

    # Looking at the game.

    def _score(self, seat: int) -> int:
        """Add up the filled rows and the bonus; void rows and unused rows are worth nothing."""
        values = {row: value_of_filled_row(row, f) for row, f in self.filled[seat].items()}
        upper = sum(value for row, value in values.items() if row in UPPER_ROWS)
        bonus = 20 if upper >= 42 else 0
        return sum(values.values()) + bonus

    def result(self) -> dict[str, object] | None:
        """Give scores, winners and reason when the game is over."""
        if self.reason is None:
            return None
        scores = [self._score(seat) for seat in range(self.players)]
        winners = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        return {"scores": scores, "winners": winners, "reason": self.reason}

    def tiles(self) -> Counter[str]:
        """Count every tile in the game, wherever it lies; the keys are the faces as written."""
        everything = Counter(self.unseen) + Counter(self.seen.values())
        for seat in range(self.players):
            for faces in self.filled[seat].values():
                everything += Counter(faces)
            everything += Counter(self.voided[seat].values())
        return everything
