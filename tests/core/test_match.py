"""Matches: as many games as the leaflets say, the starter moving on, points added up."""

from __future__ import annotations

import random

import pytest

from spieltrieb import Match, Position, games
from spieltrieb.core.errors import BadMatch, BadOption, BadPlayers, UnknownGame
from tests.contract.setups import each_game, has_chance


def finish(position: Position, seed: int) -> Position:
    chooser = random.Random(seed)
    while position.actors:
        position = position.play(chooser.choice(position.legal(chooser.choice(position.actors))))
    return position


@each_game
def test_a_match_to_its_end(game) -> None:
    names = ["Ada", "Bert", "Cleo"][: game.max_players]
    seats = range(len(names))
    fixed = game.match_rounds(len(names)) if game.match_rounds else None
    match = Match.start(game, names, rounds=fixed or 2, seed=5)
    starters = []
    sums = [0 for _ in seats]
    while not match.over:
        assert match.outcome is None
        start = match.next_game()
        starters.append(start.options["starter"])
        assert match.mark() == {"id": match.id, "round": len(starters), "of": match.rounds}
        over = finish(start, len(starters))
        assert over.outcome is not None
        sums = [a + b for a, b in zip(sums, over.outcome.scores, strict=True)]
        match = match.add(over)
    assert starters == [*seats][: match.rounds]
    assert match.outcome is not None
    assert match.outcome.scores == tuple(sums) == match.totals
    assert match.outcome.winners == tuple(seat for seat in seats if sums[seat] == max(sums))
    sheet = match.sheet()
    assert sheet[0] == ["", *names]
    assert sheet[-1] == ["=", *map(str, sums)]
    assert len(sheet) == match.rounds + 2
    assert [row[0] for row in sheet[1:-1]] == [str(number) for number in range(1, match.rounds + 1)]
    with pytest.raises(BadMatch, match="All"):
        match.next_game()
    with pytest.raises(BadMatch, match="All"):
        match.add(over)


@each_game
def test_every_game_of_a_match_is_dealt_anew(game) -> None:
    rounds = game.match_rounds(2) if game.match_rounds else 2
    match = Match.start(game, ["A", "B"], rounds=rounds, seed="s")
    first = match.next_game()
    second = match.add(finish(first, 1)).next_game()
    chances = [[m for m in finish(p, 1).moves if m[0] == "*"] for p in (first, second)]
    assert (chances[0] != chances[1]) == has_chance(game)


def test_the_starter_moves_on_from_the_one_agreed() -> None:
    match = Match.start(games["fivetotwelve"], ["A", "B", "C"], seed=1, starter=2)
    assert match.next_game().options["starter"] == 2
    assert match.add(finish(match.next_game(), 1)).next_game().options["starter"] == 0


def test_a_match_has_as_many_games_as_were_agreed_and_a_name_of_its_own() -> None:
    free = next(game for game in games.values() if game.match_rounds is None)
    assert Match.start(free, ["A", "B"]).rounds == 1
    assert [Match.start(free, ["A", "B"], rounds=rounds).rounds for rounds in (1, 2, 1000)] == [1, 2, 1000]
    one, other = Match.start(free, ["A", "B"]), Match.start(free, ["A", "B"])
    assert len(one.id) == len(other.id) == 16
    assert one.id != other.id
    assert Match.start(free, ["A", "B"], id="mine").id == "mine"
    with pytest.raises(AttributeError):
        one.rounds = 7  # type: ignore[misc]


def test_what_cannot_be_a_match() -> None:
    game = games["fivetotwelve"]
    with pytest.raises(BadMatch, match="as many games as players, so that everybody starts once: 2, not 3"):
        Match.start(game, ["A", "B"], rounds=3)
    for rounds in (0, -1, True, "2", 1001):
        with pytest.raises(BadMatch, match="from 1 to 1000"):
            Match.start(games["fivetotwelve"], ["A", "B"], rounds=rounds)  # type: ignore[arg-type]
    with pytest.raises(BadPlayers):
        Match.start(game, ["A"])
    with pytest.raises(BadOption):
        Match.start(game, ["A", "B"], colour="red")
    match = Match.start(game, ["A", "B"], seed=1)
    with pytest.raises(BadMatch, match="only when it is over"):
        match.add(match.next_game())
    with pytest.raises(BadMatch, match="does not belong"):
        match.add(game.start(players=3, seed=1))
    with pytest.raises(UnknownGame, match="There is no game 'chess'; there are fivetotwelve"):
        games["chess"]
