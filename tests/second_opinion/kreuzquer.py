"""Kreuz & Quer once more, slowly: a second opinion written from the rules page alone."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

# Faces of two separate paths, for boxes that have them: the usual set with six faces exchanged.
TWO_PATHS = {
    "sun": "W-W-+-n-n",
    "moon": "WW--+--nn",
    "boat": "n-n-+-n-n",
    "cup": "W--W+-WW-",
    "tree": "Wn--+--Wn",
    "kite": "W---+--n-",
}
# Options that are tried besides the defaults; of the tiles only those that differ from the usual set.
OPTIONS = ({"tiles": TWO_PATHS}, {"centre": "-W-W+n-n-", "tiles": TWO_PATHS})

# A face is its separate paths; a path is its exits; an exit is a side and a width.
# Order never matters in it, so two faces are equal exactly if widths and grouping are equal.
Path = frozenset[tuple[str, str]]
Face = frozenset[Path]

SIDES = "NESW"
COLUMNS = "abcde"
ROWS = "12345"
CENTRE = "c3"
CELLS = [column + row for row in ROWS for column in COLUMNS]
ANGLES = (0, 90, 180, 270)
ROUNDS = 24


def read_face(text: str) -> Face:
    """Read a face such as ``WWn-`` or, with two separate paths, ``W-W-+-n-n``."""
    paths = set()
    sides_used = []
    for part in text.split("+"):
        assert len(part) == 4 and set(part) <= set("Wn-"), f"no face: {text}"
        path = frozenset((side, width) for side, width in zip(SIDES, part, strict=True) if width != "-")
        sides_used += [side for side, _ in path]
        if path:
            paths.add(path)
    assert len(sides_used) == len(set(sides_used)), f"two paths on one side: {text}"
    return frozenset(paths)


def turned(face: Face, angle: int) -> Face:
    """Return the face after a clockwise turn: by 90 degrees, what pointed north points east."""
    steps = angle // 90

    def turned_side(side: str) -> str:
        return SIDES[(SIDES.index(side) + steps) % 4]

    return frozenset(frozenset((turned_side(side), width) for side, width in path) for path in face)


def width_at(face: Face, side: str) -> str:
    """Return what the face shows on a side: ``W``, ``n``, or ``-`` for an empty side."""
    for path in face:
        for exit_side, width in path:
            if exit_side == side:
                return width
    return "-"


def opposite(side: str) -> str:
    """Return the side across: a tile's east side meets its neighbour's west side."""
    return SIDES[(SIDES.index(side) + 2) % 4]


def neighbour(cell: str, side: str) -> str | None:
    """Return the cell next to this one on that side, or None where the rim is."""
    column_step, row_step = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[side]
    column = COLUMNS.index(cell[0]) + column_step
    row = ROWS.index(cell[1]) + row_step
    if 0 <= column < 5 and 0 <= row < 5:
        return COLUMNS[column] + ROWS[row]
    return None


@dataclass
class Laid:
    """A tile on a board: its symbol, and its face as it lies, or None for a spiral."""

    symbol: str
    face: Face | None


class SecondOpinion:
    """A game of Kreuz & Quer for one to four seats."""

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        """Lay out the boards; the tiles, the centre and the ports must be among the options."""
        assert 1 <= players <= 4
        assert set(options) <= {"starter", "tiles", "centre", "ports"}
        self.players = players
        # The starter only turns the tiles up for all; no rule depends on who it is.
        self.starter = int(options.get("starter", 0))  # type: ignore[call-overload]
        assert 0 <= self.starter < players
        self.faces: dict[str, Face] = {
            symbol: read_face(text)
            for symbol, text in options["tiles"].items()  # type: ignore[attr-defined]
        }
        assert len(self.faces) >= ROUNDS and "spiral" not in self.faces
        self.centre: Face = read_face(str(options["centre"]))
        self.ports: list[dict[str, int]] = [
            dict(ports)
            for ports in options["ports"]  # type: ignore[attr-defined]
        ]
        assert len(self.ports) >= players
        self.face_down: list[str] = list(self.faces)
        self.stocks: list[list[str]] = [list(self.faces) for _ in range(players)]
        self.boards: list[dict[str, Laid]] = [{} for _ in range(players)]
        self.turned_up: str | None = None
        self.yet_to_place: set[int] = set()

    # Who may do what

    def actors(self) -> tuple[int | str, ...]:
        """Return the seats that have not placed this round's tile, or chance between rounds."""
        if self.turned_up is not None:
            return tuple(sorted(self.yet_to_place))
        if self.is_over():
            return ()
        return ("*",)

    def chances(self) -> dict[str, int]:
        """Return the tiles that could be turned up next, each of them equally likely."""
        if self.actors() != ("*",):
            return {}
        return {f"*:={symbol}": 1 for symbol in self.face_down}

    def legal(self, seat: int) -> set[str]:
        """Return every way in which the seat may lay the tile that was turned up."""
        if seat not in self.actors():
            return set()
        return self.face_up_moves(seat) | self.spiral_moves(seat)

    def spiral_moves(self, seat: int) -> set[str]:
        """Return the face-down placements: any free cell will do, next to something or not."""
        return {f"{seat}:spiral@{cell}" for cell in self.free_cells(seat)}

    def face_up_moves(self, seat: int) -> set[str]:
        """Return the face-up placements; turns that look the same are one, the smallest angle."""
        assert self.turned_up is not None
        moves = set()
        for cell in self.free_cells(seat):
            faces_tried = []
            for angle in ANGLES:
                face = turned(self.faces[self.turned_up], angle)
                if face in faces_tried:
                    continue
                faces_tried.append(face)
                if self.fits(seat, cell, face):
                    moves.add(f"{seat}:{self.turned_up}@{cell}/{angle}")
        return moves

    def free_cells(self, seat: int) -> list[str]:
        """Return the cells of the seat's board that hold nothing yet."""
        return [cell for cell in CELLS if cell != CENTRE and cell not in self.boards[seat]]

    def face_on(self, seat: int, cell: str) -> Face | None:
        """Return the face that lies open on a cell; None for a free cell or a spiral."""
        if cell == CENTRE:
            return self.centre
        if cell in self.boards[seat]:
            return self.boards[seat][cell].face
        return None

    # Placing

    def fits(self, seat: int, cell: str, face: Face) -> bool:
        """Tell whether the face continues something there and cuts nothing off."""
        if any(self.conflicts(seat, cell, side, face) for side in SIDES):
            return False
        return any(self.continues(seat, cell, side, face) for side in SIDES)

    def conflicts(self, seat: int, cell: str, side: str, face: Face) -> bool:
        """Tell whether one side of the face may not lie against what is there."""
        width = width_at(face, side)
        next_cell = neighbour(cell, side)
        if next_cell is None:
            is_port = cell + side in self.ports[seat]
            return width != "-" and not is_port
        next_face = self.face_on(seat, next_cell)
        if next_face is None:
            return False
        return width != width_at(next_face, opposite(side))

    def continues(self, seat: int, cell: str, side: str, face: Face) -> bool:
        """Tell whether an exit on this side goes on from an equal exit of the neighbour."""
        width = width_at(face, side)
        next_cell = neighbour(cell, side)
        if width == "-" or next_cell is None:
            return False
        next_face = self.face_on(seat, next_cell)
        if next_face is None:
            return False
        return width == width_at(next_face, opposite(side))

    # Playing

    def play(self, text: str) -> None:
        """Make one step: a tile turned up by chance, or a seat's placement."""
        who, what = text.split(":")
        if who == "*":
            assert text in self.chances(), f"no such chance: {text}"
            self.turn_up(what.removeprefix("="))
        else:
            assert text in self.legal(int(who)), f"not legal: {text}"
            self.place(int(who), what)

    def turn_up(self, symbol: str) -> None:
        """Turn one tile up; now every seat has to place its own copy."""
        self.face_down.remove(symbol)
        self.turned_up = symbol
        self.yet_to_place = set(range(self.players))

    def place(self, seat: int, what: str) -> None:
        """Lay the seat's copy of the tile; the round ends when all have laid theirs."""
        assert self.turned_up is not None
        word, where = what.split("@")
        self.stocks[seat].remove(self.turned_up)
        if word == "spiral":
            self.boards[seat][where] = Laid(self.turned_up, None)
        else:
            cell, angle = where.split("/")
            face = turned(self.faces[word], int(angle))
            self.boards[seat][cell] = Laid(word, face)
        self.yet_to_place.remove(seat)
        if not self.yet_to_place:
            self.turned_up = None

    # The end

    def is_over(self) -> bool:
        """Tell whether every board is full, which is so after the last round."""
        return all(len(board) == ROUNDS for board in self.boards)

    def result(self) -> dict[str, object] | None:
        """Return scores, winners and reason once all boards are full."""
        if not self.is_over():
            return None
        scores = [self.score(seat) for seat in range(self.players)]
        winners = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        return {"scores": scores, "winners": winners, "reason": "full"}

    def score(self, seat: int) -> int:
        """Return the seat's penalty points as a negative number: missed ports, then spirals."""
        joined = self.joined_ports(seat)
        missed = sum(value for port, value in self.ports[seat].items() if port not in joined)
        spirals = sum(1 for laid in self.boards[seat].values() if laid.face is None)
        return -missed - spirals

    def joined_ports(self, seat: int) -> set[str]:
        """Follow every path outward from the centre and return the ports that are reached."""
        # The centre's exits all belong to the centre, even if its face had two paths.
        waiting = [(CENTRE, side) for path in self.centre for side, _ in path]
        reached = set(waiting)
        ports = set()
        while waiting:
            cell, side = waiting.pop(0)
            next_cell = neighbour(cell, side)
            if next_cell is None:
                if cell + side in self.ports[seat]:
                    ports.add(cell + side)
                continue
            for further in self.exits_joined_to(seat, next_cell, opposite(side)):
                if further not in reached:
                    reached.add(further)
                    waiting.append(further)
        return ports

    def exits_joined_to(self, seat: int, cell: str, side: str) -> set[tuple[str, str]]:
        """Return all exits of the path that has an exit on this side of the cell, if any."""
        face = self.face_on(seat, cell)
        if face is None:
            return set()
        for path in face:
            sides = [exit_side for exit_side, _ in path]
            if side in sides:
                return {(cell, exit_side) for exit_side in sides}
        return set()

    def tiles(self) -> Counter[str]:
        """Count all seats' tiles by symbol, laid, face down or unused: one per seat of each."""
        count: Counter[str] = Counter()
        for stock in self.stocks:
            count.update(stock)
        for board in self.boards:
            count.update(laid.symbol for laid in board.values())
        return count
