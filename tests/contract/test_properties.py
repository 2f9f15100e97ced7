"""Properties that hold however a game is played; hypothesis chooses the way and shrinks it where one does not hold."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from spieltrieb.games import games
from tests.conftest import load
from tests.contract.setups import Setup, each_setup, own_tests

# Read here: hypothesis takes properties of a module that is read inside another one's for nested ones.
COUNTS = {game: own_tests(game).all_tiles for game in games}


@each_setup
@settings(max_examples=load(5))
@given(data=st.data())
def test_nothing_is_made_or_lost_and_every_step_can_be_undone_and_read_again(setup: Setup, data: st.DataObject) -> None:
    position = setup.start()
    count = COUNTS[setup.key]
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
