"""Properties that hold however a game is played; hypothesis chooses the way and shrinks it where one does not hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from spieltrieb import Position
from spieltrieb.games.davincicode import state as davincicode
from tests.conftest import load
from tests.contract.setups import Setup, each_setup


def fivetotwelve_tiles(position: Position) -> Counter[int]:
    """Face down, open, on boards and in hands."""
    shown = position.view(None)
    tiles = Counter(shown.open)  # type: ignore[attr-defined]
    tiles.update({number: count for number, count in enumerate(shown.unseen, 1) if count})  # type: ignore[attr-defined]
    for numbers in (*shown.boards, shown.hands):  # type: ignore[attr-defined]
        tiles.update(number for number in numbers if number)
    return tiles


def memostreet_tiles(position: Position) -> Counter[int]:
    """Seen on the table, not yet seen, and in rows, void ones too."""
    s = position.state
    tiles = Counter(int(face) for face in s["faces"] if face)
    for face in range(1, 8):
        tiles[face] += int(s["unseen"]) >> 8 * (face - 1) & 255
        tiles[face] += sum(int(row) >> 2 * (face - 1) & 3 for row in s["rows"].ravel())
    return tiles


def kreuzquer_tiles(position: Position) -> Counter[tuple[int, int]]:
    """For each seat: face down, just turned up, on the board, and under spirals."""
    s = position.state
    tiles: Counter[tuple[int, int]] = Counter()
    for seat in range(position.players):
        tiles.update((seat, tile) for tile in range(28) if int(s["unseen"]) >> tile & 1)
        if int(s["waiting"]) >> seat & 1:
            tiles[seat, int(s["tile"])] += 1
        tiles.update((seat, (laid - 1) // 4 if laid > 0 else -1 - laid) for laid in s["cells"][seat].tolist() if laid)
    return tiles


def davincicode_tiles(position: Position) -> Counter[int]:
    """In the pool, in codes, and standing apart."""
    s = position.state
    tiles = Counter(tile for tile in range(davincicode.TILES) if int(s["pool"]) >> tile & 1)
    tiles.update(tile for tile in s["code"].tolist() if tile >= 0)
    tiles.update(tile for tile in [int(s["drawn"])] if 0 <= tile < davincicode.UNKNOWN)
    return tiles


TILES: dict[str, Callable[[Position], Counter]] = {  # type: ignore[type-arg]
    "fivetotwelve": fivetotwelve_tiles,
    "memostreet": memostreet_tiles,
    "kreuzquer": kreuzquer_tiles,
    "davincicode": davincicode_tiles,
}


@each_setup
@settings(max_examples=load(5))
@given(data=st.data())
def test_nothing_is_made_or_lost_and_every_step_can_be_undone_and_read_again(setup: Setup, data: st.DataObject) -> None:
    position = setup.start()
    count = TILES[setup.key]
    tiles = count(position)
    assert sum(tiles.values()) > 0
    for _ in range(data.draw(st.integers(0, 150), label="steps")):
        if not position.actors:
            break
        actor = data.draw(st.sampled_from(position.actors), label="actor")
        moves = position.legal(actor)
        move = moves[data.draw(st.integers(0, len(moves) - 1), label="move")]
        after = position.play(move)
        assert count(after) == tiles
        assert position.play(str(move)) == after
        assert after.at(len(after.history) - 1) == position
        position = after
