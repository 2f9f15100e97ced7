"""Programs that play Kreuz & Quer: they count right, play legally and in time, and each level beats the one below."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spieltrieb.locale
from spieltrieb import games
from spieltrieb.bots.kreuzquer import LEVELS, advise, board, greedy, solo, value
from spieltrieb.bots.kreuzquer.clairvoyant import least_minus
from spieltrieb.bots.kreuzquer.mind import TABLES, handmade, learned, read, starts
from spieltrieb.bots.kreuzquer.players import Foresight, Glance
from spieltrieb.bots.kreuzquer.solo import deal_name, deal_order, play_solo, ratings, row
from spieltrieb.bots.kreuzquer.train import train
from spieltrieb.bots.player import Bot, RandomBot, look
from spieltrieb.core.moves import Move
from spieltrieb.core.position import Position

GAME = games["kreuzquer"]
BOX = GAME.settle({})
# A box with tiles of two paths, another centre and other ports.
FACES = ["W-W-+-n-n", "WW--+--nn", "W---", "nn--", "WnWn", "n-W-", "Wnn-"] * 4
OTHER_BOX: dict[str, Any] = {
    "tiles": dict(zip(BOX["tiles"], FACES, strict=True)),
    "centre": "WWnn",
    "ports": [{port: 1 + k % 3 for k, port in enumerate(BOX["ports"][0])}] * 4,
}


def play(position: Position, bot: Bot, moves: int, chance: random.Random, budget: float = 0.01) -> Position:
    """The position after so many more moves, or at the end."""
    for _ in range(moves):
        if not position.actors:
            break
        seat = position.actors[0]
        assert isinstance(seat, int)
        action = bot.choose(look(position, seat, chance, budget))
        assert action in look(position, seat, chance, budget).legal
        position = position.play(Move(position, seat, action))
    return position


def somewhere(seed: int, moves: int, **options: Any) -> Position:
    return play(GAME.start(1, seed=seed, **options), Glance(learned, 0.5), moves, random.Random(seed))


# ---- The search counts as the rules do ----


@pytest.mark.parametrize("options", [{}, OTHER_BOX])
def test_the_search_knows_just_the_legal_actions(options: dict[str, Any]) -> None:
    for seed in range(6):
        position = somewhere(seed, 4 * seed, **options)
        sight = look(position, 0, random.Random(0))
        actions, _ = read(sight).rate(learned())
        assert sorted(actions.tolist()) == sorted(sight.legal)


def test_costs_add_up_to_the_minus_points() -> None:
    chance = random.Random(5)
    for seed in range(8):
        position = GAME.start(1, seed=seed)
        minus = 0
        while position.actors:
            sight = look(position, 0, chance)
            mind = read(sight)
            action = chance.choice(sight.legal)
            minus += board.play_action(mind.codes, action, mind.tile, mind.box[2])
            position = position.play(Move(position, 0, action))
            if position.actors:
                assert_same_board(read(look(position, 0, chance)), mind.codes)
        assert position.outcome is not None
        assert -minus == position.outcome.scores[0]


def assert_same_board(mind: Any, codes: Any) -> None:
    free = [cell for cell in range(25) if mind.free >> cell & 1]
    assert mind.codes[free].tolist() == codes[free].tolist()


def test_values_that_are_updated_equal_values_that_are_computed_afresh() -> None:
    found = np.zeros(128, np.int64)
    for seed in range(5):
        mind = read(look(somewhere(seed, 5 * seed), 0, random.Random(0)))
        for action, rated in zip(*mind.rate(learned()), strict=True):
            codes = mind.codes.copy()
            cost = board.play_action(codes, action, mind.tile, mind.box[2])
            free = mind.free & ~(1 << board.cell_of(action))
            afresh = cost + value.worth(codes, free, mind.tiles, mind.box[0], learned(), found)
            assert rated == pytest.approx(afresh, abs=1e-3)


def test_turned_and_mirrored_boards_are_worth_the_same() -> None:
    boards, (fits, _, _) = starts()
    found = np.zeros(128, np.int64)
    free = board.START_FREE & ~(1 << 7 | 1 << 11 | 1 << 13 | 1 << 17)  # without the cells around the centre
    for weights in (learned(), handmade()):
        worths = [value.worth(codes, free, (1 << 28) - 1, fits, weights, found) for codes in boards]
        assert worths == pytest.approx([worths[0]] * 4, abs=1e-4)


# ---- Small endgames, against full enumeration ----


def best_score(position: Position) -> int:
    return max(position.play(move).outcome.scores[0] for move in position.legal(0))  # type: ignore[union-attr]


def exact_values(position: Position) -> dict[int, float]:
    """The expected points of every move when one more tile will follow."""
    waiting = position.with_seed(None)
    values = {}
    for move in waiting.legal(0):
        after = waiting.play(move)
        draws = [best_score(after.play(draw)) for draw in after.legal("*")]
        values[move.action] = sum(draws) / len(draws)
    return values


def test_the_last_tile_is_placed_as_well_as_possible() -> None:
    for seed in range(10):
        position = somewhere(seed, 23)
        best = best_score(position)
        for bot in (LEVELS[4](), greedy()):
            assert play(position, bot, 1, random.Random(1)).outcome.scores[0] == best  # type: ignore[union-attr]
        advice = advise(look(position, 0, random.Random(1), 0.05))
        assert advice.best.value == best


def test_the_last_but_one_agrees_with_full_enumeration() -> None:
    for seed in range(10):
        position = somewhere(seed, 22)
        exact = exact_values(position)
        advice = advise(look(position, 0, random.Random(1), 1.0))
        assert advice.best.value == pytest.approx(exact[advice.best.action], abs=0.25)
        assert exact[advice.best.action] >= max(exact.values()) - 0.1


# ---- Playing ----


@pytest.mark.match
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, OTHER_BOX])
def test_all_levels_play_to_the_end(players: int, options: dict[str, Any]) -> None:
    bots = [*(make() for make in LEVELS), greedy()]
    position = GAME.start(players, seed=players, **options)
    chance = random.Random(2)
    for number in range(24 * players):
        position = play(position, bots[number % len(bots)], 1, chance)
    assert position.outcome is not None


def test_the_same_sight_and_generator_give_the_same_choice_whatever_comes() -> None:
    position = somewhere(3, 9)
    for make in (*LEVELS[:4], lambda: Foresight(orders=3), greedy):
        chosen = {
            make().choose(look(position.with_seed(seed), 0, random.Random(7)))  # the order to come differs
            for seed in (None, 1, 2)
        }
        assert len(chosen) == 1


@pytest.mark.soak
@pytest.mark.match
def test_each_level_beats_the_one_below() -> None:
    makers: list[Callable[[], Bot]] = [RandomBot, *LEVELS[:4], lambda: Foresight(orders=8)]
    minus = [np.array([play_solo(make, deal_name(9, k), 1.0) for k in range(40)]) for make in makers]
    for weak, strong in pairwise(minus):
        assert (strong < weak).sum() > (strong > weak).sum() + 5
    assert minus[-1].mean() < 5


@pytest.mark.match
def test_the_last_level_beats_the_plain_player() -> None:
    minus = [
        [play_solo(make, deal_name(9, k), 1.0) for k in range(12)] for make in (lambda: Foresight(orders=8), greedy)
    ]
    assert sum(minus[0]) < sum(minus[1])


@pytest.mark.soak
@pytest.mark.match
def test_knowing_the_order_is_worth_a_lot() -> None:
    deals = [deal_name(9, k) for k in range(2)]
    bound = [least_minus(deal_order(deal), 100) for deal in deals]
    played = [play_solo(lambda: Foresight(orders=8), deal, 1.0) for deal in deals]
    assert all(known <= unknown for known, unknown in zip(bound, played, strict=True))
    assert sum(bound) < sum(played)


# ---- Advice ----


@pytest.mark.parametrize("moves", [0, 11, 22, 23])
@pytest.mark.parametrize("options", [{}, OTHER_BOX])
def test_advice_has_every_legal_move_the_best_first(moves: int, options: dict[str, Any]) -> None:
    position = somewhere(6, moves, **options)
    advice = advise(look(position, 0, random.Random(1), 0.05))
    assert advice.unit == "points"
    assert sorted(move.action for move in advice.moves) == sorted(look(position, 0, random.Random(1)).legal)
    values = [move.value for move in advice.moves]
    assert values == sorted(values, reverse=True)
    assert max(values) <= 0
    assert all(move.reasons for move in advice.moves[:3] if moves < 23)
    json.dumps(advice.to_dict(position, 0))
    joined = {port.place for port in position.view(0).boards[0].ports if port.joined}  # type: ignore[attr-defined]
    rows = advice.table["ports"]
    assert {row["port"] for row in rows if row["status"] == "joined"} == joined
    assert len(rows) == 16
    assert all(0 <= row["chance"] <= 1 and (row["status"] != "lost" or row["chance"] == 0) for row in rows)


def test_every_reason_has_its_text() -> None:
    codes = {
        reason.code
        for seed in range(6)
        for move in advise(look(somewhere(seed, 4 * seed), 0, random.Random(1), 0.02)).moves
        for reason in move.reasons
    }
    known = {"joins", "loses", "spiral", "exits", "dead-end", "leaves"}
    assert {"joins", "loses", "exits", "leaves"} <= codes <= known
    for lang in ("en", "de"):
        path = Path(spieltrieb.locale.__file__).parent / lang / "advice-kreuzquer.ftl"
        lines = path.read_text(encoding="utf-8").splitlines()
        keys = {line.partition(" =")[0] for line in lines if line.startswith("advice-")}
        assert keys == {f"advice-kreuzquer-{code}" for code in known}


# ---- Tables and reports ----


def test_the_tables_are_small_and_learning_can_be_repeated() -> None:
    assert TABLES.stat().st_size < 200_000
    assert learned().shape == (value.WEIGHTS,)
    first, second = train(300, seed=3), train(300, seed=3)
    assert first.any() and np.array_equal(first, second)


def test_a_report_counts_ratings() -> None:
    assert ratings(np.array([0, 1, 2, 4, 5, 8, 11, 30])) == [0.25, 0.25, 0.125, 0.125, 0.25]
    assert row("x", np.array([1, 3])) == "| x | 2.00 ± 1.00 | 2 | 50.0 % | 50.0 % | 0.0 % | 0.0 % | 0.0 % |"
    assert solo(3, 3, seed=2).shape == (3,)
