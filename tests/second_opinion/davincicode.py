"""Da Vinci Code once more, slowly: a second opinion written from the rules page alone."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise, permutations

# Options that are tried besides the defaults.
OPTIONS = ({"hyphens": True}, {"hyphens": True, "starter": 1})

# A tile is its text: "b7" is the black seven, "w-" the white hyphen.
COLOURS = {"black": "b", "white": "w"}
NUMBERS = [str(number) for number in range(12)]
HYPHEN = "-"
UNKNOWN = "?"


def colour_of(tile: str) -> str:
    """Return the colour of a tile, which everybody sees: ``b`` or ``w``."""
    return tile[0]


def value_of(tile: str) -> str:
    """Return what the front of a tile shows: a number, or ``-`` for a hyphen."""
    return tile[1:]


def is_number(tile: str) -> bool:
    """Tell whether the tile is known and has a number, so that it has its place in the order."""
    return value_of(tile) in NUMBERS


def rank(tile: str) -> tuple[int, int]:
    """Return the place of a number in the order: by number, black before white."""
    return int(value_of(tile)), "bw".index(colour_of(tile))


def is_ascending(row: list[str]) -> bool:
    """Tell whether the known numbers ascend from left to right, wherever the hyphens stand."""
    ranks = [rank(tile) for tile in row if is_number(tile)]
    return all(left < right for left, right in pairwise(ranks))


def back_of(tile: str) -> str:
    """Return what others see of a hidden tile: its colour only, as in ``b?``."""
    return colour_of(tile) + UNKNOWN


@dataclass
class Standing:
    """A tile in a code: its face, whether it lies open, and what it was wrongly taken for."""

    tile: str
    is_open: bool = False
    missed: set[str] = field(default_factory=set)


class SecondOpinion:
    """A round of Da Vinci Code for two to four seats."""

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        """Put all tiles face down into the pool; the starter takes the first."""
        assert 2 <= players <= 4
        assert set(options) <= {"starter", "hyphens"}
        self.players = players
        self.starter = int(options.get("starter", 0))  # type: ignore[call-overload]
        assert 0 <= self.starter < players
        self.values = [*NUMBERS, HYPHEN] if options.get("hyphens", False) else NUMBERS
        self.all_tiles = [colour + value for colour in "bw" for value in self.values]
        self.hand_size = 3 if players == 4 else 4

        # The faces that nobody has yet. A tile that was taken stays among them until chance
        # has given it a face.
        self.pool: list[str] = list(self.all_tiles)
        # Before a seat has set up its code, its tiles in the order in which it took them.
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.codes: list[list[Standing]] = [[] for _ in range(players)]
        self.points: list[int] = [0] * players

        # "setup", "set", "take", "guess", "hit", "insert", "lay", "show" or "over"
        self.phase = "setup"
        self.turn = self.starter
        self.has_set: set[int] = set()
        # The colour of a tile that was just taken and has no face yet.
        self.awaited_colour: str | None = None
        # The tile of the seat whose turn it is, standing apart from the code.
        self.drawn: str | None = None

    # Who may do what

    def actors(self) -> tuple[int | str, ...]:
        """Return whose step it is: chance, all who have not set up yet, or the seat in turn."""
        if self.phase == "over":
            return ()
        if self.awaited_colour is not None:
            return ("*",)
        if self.phase == "set":
            return tuple(seat for seat in range(self.players) if seat not in self.has_set)
        return (self.turn,)

    def chances(self) -> dict[str, int]:
        """Return the faces that the tile just taken may have, each of them equally likely."""
        if self.awaited_colour is None:
            return {}
        return {f"*:={tile}": 1 for tile in self.pool if colour_of(tile) == self.awaited_colour}

    def legal(self, seat: int) -> set[str]:
        """Return every move that the seat may make now."""
        if seat not in self.actors():
            return set()
        moves = {
            "setup": self.take_moves,
            "set": self.set_moves,
            "take": self.take_moves,
            "guess": self.guess_moves,
            "hit": self.moves_after_hit,
            "insert": self.insert_moves,
            "lay": self.lay_moves,
            "show": self.show_moves,
        }[self.phase](seat)
        return {f"{seat}:{move}" for move in moves}

    def take_moves(self, seat: int) -> set[str]:
        """Return the colours that are left in the pool."""
        return {
            f"take {name}" for name, letter in COLOURS.items() if any(colour_of(tile) == letter for tile in self.pool)
        }

    def set_moves(self, seat: int) -> set[str]:
        """Return all ascending orders of the seat's tiles, with hyphens anywhere."""
        return {"set " + " ".join(order) for order in permutations(self.hands[seat]) if is_ascending(list(order))}

    def guess_moves(self, seat: int) -> set[str]:
        """Return every value for every hidden tile of everybody else, however impossible."""
        return {
            f"guess {other}.{place}={value}"
            for other in range(self.players)
            if other != seat
            for place, standing in enumerate(self.codes[other], start=1)
            if not standing.is_open
            for value in self.values
        }

    def moves_after_hit(self, seat: int) -> set[str]:
        """Return what a hit allows: to stop, or to name another tile of anybody."""
        return {"stop"} | self.guess_moves(seat)

    def insert_moves(self, seat: int) -> set[str]:
        """Return the places where the drawn tile may go in hidden."""
        return {f"insert {place}" for place in self.fitting_places(seat)}

    def lay_moves(self, seat: int) -> set[str]:
        """Return the places where the drawn tile may go in open."""
        return {f"lay {self.drawn}@{place}" for place in self.fitting_places(seat)}

    def show_moves(self, seat: int) -> set[str]:
        """Return the own hidden tiles, one of which the seat has to lay open."""
        return {
            f"show {standing.tile}@{place}"
            for place, standing in enumerate(self.codes[seat], start=1)
            if not standing.is_open
        }

    def fitting_places(self, seat: int) -> list[int]:
        """Return the places, from 1, at which the drawn tile keeps the code in order."""
        assert self.drawn is not None
        row = [standing.tile for standing in self.codes[seat]]
        return [gap + 1 for gap in range(len(row) + 1) if is_ascending([*row[:gap], self.drawn, *row[gap:]])]

    # Playing

    def play(self, text: str) -> None:
        """Make one step: the face of a tile that was taken, or a seat's move."""
        who, what = text.split(":")
        if who == "*":
            assert text in self.chances(), f"no such chance: {text}"
            self.reveal(what.removeprefix("="))
            return
        seat = int(who)
        assert text in self.legal(seat), f"not legal: {text}"
        verb, _, rest = what.partition(" ")
        if verb == "take":
            self.awaited_colour = COLOURS[rest]
        elif verb == "set":
            self.set_up(seat, rest.split())
        elif verb == "guess":
            self.guess(rest)
        elif verb == "stop":
            self.stop()
        elif verb == "insert":
            self.put_in(int(rest), is_open=False)
        elif verb == "lay":
            self.put_in(int(rest.split("@")[1]), is_open=True)
        elif verb == "show":
            self.show(int(rest.split("@")[1]))

    def reveal(self, tile: str) -> None:
        """Give the tile that was taken its face: it goes into the hand, or stands apart."""
        self.pool.remove(tile)
        self.awaited_colour = None
        if self.phase == "take":
            self.drawn = tile
            self.phase = "guess"
            return
        self.hands[self.turn].append(tile)
        self.turn = (self.turn + 1) % self.players
        if all(len(hand) == self.hand_size for hand in self.hands):
            self.phase = "set"

    def set_up(self, seat: int, order: list[str]) -> None:
        """Set up the seat's code; when all have done so, the starter's first turn begins."""
        self.hands[seat] = []
        self.codes[seat] = [Standing(tile) for tile in order]
        self.has_set.add(seat)
        if len(self.has_set) == self.players:
            self.turn = self.starter
            self.begin_turn()

    def begin_turn(self) -> None:
        """Let the seat in turn take a tile, or guess at once where the pool is empty."""
        self.drawn = None
        self.phase = "take" if self.pool else "guess"

    def end_turn(self) -> None:
        """Pass the turn on clockwise, over those who are out."""
        self.turn = (self.turn + 1) % self.players
        while self.is_out(self.turn):
            self.turn = (self.turn + 1) % self.players
        self.begin_turn()

    def guess(self, rest: str) -> None:
        """Compare the named tile, as in ``1.3=5``, with the named value."""
        where, value = rest.split("=")
        other, place = (int(part) for part in where.split("."))
        standing = self.codes[other][place - 1]
        if value_of(standing.tile) == value:
            self.hit(other, standing)
        else:
            standing.missed.add(value)
            self.phase = "show" if self.drawn is None else "lay"

    def hit(self, other: int, standing: Standing) -> None:
        """Lay the guessed tile open and count the points."""
        standing.is_open = True
        self.points[self.turn] += 20 if value_of(standing.tile) in ("6", HYPHEN) else 10
        if self.is_out(other):
            self.points[self.turn] += 50
        self.phase = "hit"
        self.end_if_only_one_is_left()

    def stop(self) -> None:
        """Stop after a hit: a drawn tile goes in next, without one the turn ends."""
        if self.drawn is None:
            self.end_turn()
        else:
            self.phase = "insert"

    def put_in(self, place: int, is_open: bool) -> None:
        """Put the drawn tile into the code; it becomes the tile at that place, from 1."""
        assert self.drawn is not None
        self.codes[self.turn].insert(place - 1, Standing(self.drawn, is_open))
        self.end_turn()

    def show(self, place: int) -> None:
        """Lay open a tile of one's own, which may be the last one; nobody gets points for it."""
        self.codes[self.turn][place - 1].is_open = True
        self.end_if_only_one_is_left()
        if self.phase != "over":
            self.end_turn()

    # The end

    def is_out(self, seat: int) -> bool:
        """Tell whether all tiles of the seat's code lie open; a tile standing apart does not help."""
        return all(standing.is_open for standing in self.codes[seat])

    def survivors(self) -> list[int]:
        """Return the seats that still have a hidden tile."""
        return [seat for seat in range(self.players) if not self.is_out(seat)]

    def end_if_only_one_is_left(self) -> None:
        """End the round for the last survivor, who adds the numbers still hidden in the code."""
        if len(self.survivors()) > 1:
            return
        [winner] = self.survivors()
        for standing in self.codes[winner]:
            if not standing.is_open and is_number(standing.tile):
                self.points[winner] += int(value_of(standing.tile))
        self.phase = "over"

    def result(self) -> dict[str, object] | None:
        """Return scores, winners and reason once only one seat is left."""
        if self.phase != "over":
            return None
        return {"scores": list(self.points), "winners": self.survivors(), "reason": "last"}

    def tiles(self) -> Counter[str]:
        """Count all tiles: in the pool, in hands, in codes, and the one standing apart."""
        count = Counter(self.pool)
        for hand in self.hands:
            count.update(hand)
        for code in self.codes:
            count.update(standing.tile for standing in code)
        if self.drawn is not None:
            count.update([self.drawn])
        return count

    # What a seat may know

    def row_seen_by(self, viewer: int | None, owner: int) -> list[str]:
        """Return the owner's tiles as the viewer sees them, hidden ones as ``b?`` or ``w?``.

        The tiles are in the order of the code, or in the order taken before the code is set up.
        """
        if owner not in self.has_set:
            hand = self.hands[owner]
            return [tile if viewer == owner else back_of(tile) for tile in hand]
        return [
            standing.tile if viewer == owner or standing.is_open else back_of(standing.tile)
            for standing in self.codes[owner]
        ]

    def drawn_seen_by(self, viewer: int | None) -> str | None:
        """Return the tile standing apart as the viewer sees it; None if there is none."""
        if self.drawn is None:
            return None
        return self.drawn if viewer == self.turn else back_of(self.drawn)

    def known_to(self, seat: int | None) -> object:
        """Return all that the seat (None: a spectator) may know, as tuples of plain values.

        Wrong guesses stay with their tile, also after it was laid open or others were inserted.
        A tile that was taken but has no face yet still counts in the pool.
        """
        rows = tuple(tuple(self.row_seen_by(seat, owner)) for owner in range(self.players))
        details = tuple(
            tuple((standing.is_open, tuple(sorted(standing.missed))) for standing in code) for code in self.codes
        )
        pool = tuple(sum(colour_of(tile) == colour for tile in self.pool) for colour in "bw")
        return (
            ("seat", seat),
            ("players", self.players),
            ("starter", self.starter),
            ("values", tuple(self.values)),
            ("phase", self.phase),
            ("turn", self.turn),
            ("has set", tuple(sorted(self.has_set))),
            ("awaited colour", self.awaited_colour),
            ("rows", rows),
            ("open and missed", details),
            ("drawn", self.drawn_seen_by(seat)),
            ("pool, black and white", pool),
            ("points", tuple(self.points)),
        )

    def deals(self, seat: int | None) -> Iterator[tuple[str, ...]]:
        """Yield every way in which unseen tiles can lie on the places hidden from the seat.

        An item holds one tile text a hidden place, in this order: seat 0's hidden places from
        its owner's left, seat 1's, and so on (the viewer's own and all open tiles are left out);
        last, if another player's drawn tile stands apart, that tile. For a seat that has not set
        up its code yet, its places are its tiles in the order in which it took them, and any
        order of faces is possible there. A tile that was taken but has no face yet has no place
        in a deal. No two items are equal; the viewer None is a spectator. Points are not used:
        the winner's added numbers would betray something, but then the round is over.
        """
        rows = [self.row_seen_by(seat, owner) for owner in range(self.players)]
        drawn = self.drawn_seen_by(seat)
        if drawn is not None:
            # The tile standing apart is a row by itself: it obeys no order.
            rows.append([drawn])
        seen = [tile for row in rows for tile in row if value_of(tile) != UNKNOWN]
        unseen = [tile for tile in self.all_tiles if tile not in seen]
        hidden = [
            (row, place)
            for row in range(len(rows))
            for place in range(len(rows[row]))
            if value_of(rows[row][place]) == UNKNOWN
        ]

        def fill_from(index: int) -> Iterator[tuple[str, ...]]:
            """Try all tiles on one hidden place, and for each of them go on to the next place."""
            if index == len(hidden):
                yield tuple(rows[row][place] for row, place in hidden)
                return
            row, place = hidden[index]
            back = rows[row][place]
            for tile in unseen:
                if any(tile in other_row for other_row in rows):
                    continue
                if back_of(tile) != back or value_of(tile) in self.missed_at(row, place):
                    continue
                rows[row][place] = tile
                if row not in self.has_set or is_ascending(rows[row]):
                    yield from fill_from(index + 1)
                rows[row][place] = back

        return fill_from(0)

    def missed_at(self, row: int, place: int) -> set[str]:
        """Return what the tile at a place was wrongly taken for; only tiles in a code were."""
        if row not in self.has_set:
            return set()
        return self.codes[row][place].missed
