"""Da Vinci Code's players: exact odds, fair play, quick answers, five levels, and advice with its reasons."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from spieltrieb import Position, games
from spieltrieb.bots import davincicode as bots
from spieltrieb.bots.advice import in_words
from spieltrieb.bots.davincicode import memory, player, search
from spieltrieb.bots.davincicode.player import TUNED, Thought, compiled, exact_odds
from spieltrieb.bots.player import Bot, Sight, look
from spieltrieb.core.moves import Move
from spieltrieb.games.davincicode import odds as counting
from spieltrieb.games.davincicode.state import GUESS, HIT, NAME, PLACES, SPOTS, STOP, UNKNOWN, VALUES
from tests.conftest import load

GAME = games["davincicode"]
TABLES = [(2, False), (2, True), (3, False), (4, True)]
LONG = 2.0  # seconds: so long that no machine is too slow, and a seeded game always the same


@pytest.fixture(autouse=True, scope="module")
def few_games_in_thought() -> Iterator[None]:
    """Masters think little here, and all is compiled before a test begins."""
    GAME.drive  # noqa: B018  (looking is enough: the rules are compiled with it)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(player, "PLAYOUTS", 200)
        patch.setattr(player, "DEALS", 200)
        warm_up()
        yield


def warm_up() -> None:
    compiled()
    for sight in sights(2, False, 1):
        bots.LEVELS[4]().choose(sight)
        bots.LEVELS[3]().choose(sight)


def acting(position: Position) -> int:
    seat = position.actors[0]
    assert isinstance(seat, int)
    return seat


def sights(players: int, hyphens: bool, seed: int, level: int = 3) -> Iterator[Sight]:
    """What the seats to act see in the course of a game of club players."""
    chance = random.Random(seed)
    position = GAME.start(players, seed=seed, hyphens=hyphens)
    while position.actors:
        seat = acting(position)
        yield look(position, seat, random.Random(7), LONG)
        position = position.play(
            Move(position, seat, bots.LEVELS[level - 1]().choose(look(position, seat, chance, LONG)))
        )


def play(players: list[Bot], seed: int, budget: float = LONG, **options: Any) -> Position:
    chance = random.Random(seed)
    position = GAME.start(len(players), seed=seed, **options)
    while position.actors:
        seat = acting(position)
        action = players[seat].choose(look(position, seat, chance, budget))
        position = position.play(Move(position, seat, action))
    return position


def guessing(sight: Sight) -> bool:
    return int(sight.state[0]["phase"]) in (GUESS, HIT)


# ---- Exactness ----


@pytest.mark.parametrize("hyphens", [False, True])
def test_the_quick_odds_of_two_players_are_the_counted_ones(hyphens: bool) -> None:
    compared = 0
    for seed in range(load(3)):
        for sight in sights(2, hyphens, seed):
            if not guessing(sight):
                continue
            quick, counted = np.zeros((SPOTS + 1, VALUES)), exact_odds(sight.state, sight.seat)
            assert counted is not None
            search.quick_odds(sight.state, sight.seat, quick)
            for spot in np.flatnonzero(sight.state[0]["code"] >= UNKNOWN):
                assert quick[spot] == pytest.approx(counted[spot], abs=1e-12)
                compared += 1
    assert compared > 50 * load(3)


@pytest.mark.parametrize("hyphens", [False, True])
def test_the_quick_odds_are_the_same_in_a_full_state(hyphens: bool) -> None:
    """In a play-out the quick player sees full states; it must not look at what its seat cannot know."""
    for seed in range(4):
        for sight in sights(2, hyphens, seed):
            if guessing(sight):
                veiled, full = np.zeros((SPOTS + 1, VALUES)), np.zeros((SPOTS + 1, VALUES))
                search.quick_odds(sight.state, sight.seat, veiled)
                search.quick_odds(GAME.guess(sight.state, sight.seat, seed), sight.seat, full)
                assert (veiled == full).all()


def win_chance(states: np.ndarray[Any, Any], seat: int, named: np.ndarray[Any, Any]) -> float:
    """The chance that a seat wins a full state among quick players, by going through every face that may turn up."""
    drive = GAME.drive
    acting_now = int(drive.acting(states))
    if acting_now == 0:
        return float(drive.result(states, np.zeros(4, np.int64)) == 1 << seat)
    after = states.copy()
    if acting_now >= 16:
        found, weights = np.zeros(GAME.actions, np.int64), np.zeros(GAME.actions, np.int64)
        total = drive.outcomes(states, found, weights)
        chances = []
        for action in found[:total]:
            after[0] = states[0]
            drive.attempt(states, after, -1, action)
            chances.append(win_chance(after, seat, named.copy()))
        return float(np.average(chances, weights=weights[:total]))
    actor = acting_now.bit_length() - 1
    search.step_once(after, actor, search.decide_once(states, actor, TUNED, 0), named)
    return win_chance(after, seat, named)


def test_values_in_small_endgames_are_those_of_every_deal_and_every_draw() -> None:
    compared = between = 0
    for seed in range(90):
        if compared >= 4:
            break
        for sight in sights(2, False, seed, level=2):
            s = sight.state[0]
            if not guessing(sight) or sum(s["left"]) > 2 or min(s["left"]) > 0:
                continue  # where two colours can be taken the quick player may toss a coin
            thought = Thought(sight)
            deals = int(counting.deals(thought.heard[0], sight.seat))
            if not 2 <= deals <= 12 or compared >= 4:
                continue
            for number, action in enumerate(thought.actions[:3]):
                exact = []
                for k in range(deals):
                    full, named = thought.heard.copy(), thought.named.copy()
                    counting.deal(full[0], sight.seat, k)
                    search.step_once(full, sight.seat, action, named)
                    exact.append(win_chance(full, sight.seat, named))
                between += 0 < np.mean(exact) < 1
                wins = np.zeros((1, 2), np.int64)
                found = np.repeat(thought.heard, deals)
                assert search.gather(thought.heard, sight.seat, 0, found) == deals
                picks = np.arange(4000) % deals
                move, habits = np.array([action]), np.array([TUNED] * 4)
                search.try_moves(found, picks, sight.seat, thought.named, move, habits, 5, wins)
                assert wins[0, 0] / 4000 == pytest.approx(np.mean(exact), abs=0.04), number
            compared += 1
    assert compared >= 4
    assert between, "some of these games are still open"


def test_with_an_empty_pool_two_players_know_all_and_the_one_to_guess_wins() -> None:
    found = 0
    for seed in range(60):
        for sight in sights(2, False, seed, level=1):
            if (
                int(sight.state[0]["phase"]) == GUESS
                and not sight.state[0]["left"].any()
                and sight.state[0]["drawn"] < 0
            ):
                counsel = bots.advise(sight)
                assert counsel.best.value == 1.0
                assert counsel.best.reasons[0].code == "sure"
                found += 1
                break
        if found == 2:
            return
    pytest.fail("no game came to an empty pool")


# ---- What guesses betray ----


def told(position: Position, seat: int) -> tuple[np.ndarray[Any, Any], list[int]]:
    sight = look(position, seat, random.Random(1))
    story = memory.read(sight)
    return memory.betrayed(sight, story)[0]["ruled_out"], story.named


def dealt(*faces: str) -> Position:
    """Two players take these tiles in turn, and set up their codes."""
    position = GAME.start(2)
    for face in faces:
        position = position.play("take " + {"b": "black", "w": "white"}[face[0]]).play(f"*:={face}")
    return position.play(position.legal(0)[0]).play(position.legal(1)[0])


def test_who_names_a_tile_is_taken_not_to_have_it() -> None:
    # 0 has b0 w2 b5 w7, 1 has b1 w3 b8 w9.
    position = dealt("b0", "b1", "w2", "w3", "b5", "b8", "w7", "w9")
    position = position.play("0:take black").play("*:=b6").play("0:guess 1.3=4")
    position = position.play("0:lay b6@4").play("1:take white").play("*:=w0")
    ruled_out, named = told(position, 1)
    assert [int(bits) for bits in ruled_out[:5]] == [1 << 4, 0, 1 << 4, 0, 0], "no black tile of seat 0 is a 4"
    assert named == [0, 0]
    position = position.play("1:guess 0.2=2").play("1:guess 0.5=9")
    ruled_out, named = told(position, 1)
    assert named == [0, 1 << 2 | 1 << 9], "it holds the white 9, but the others cannot know"
    position = position.play("1:lay w0@1")
    ruled_out, _ = told(position, 0)
    assert [int(bits) for bits in ruled_out[PLACES : PLACES + 5]] == [0, 0, 1 << 2 | 1 << 9, 1 << 4, 1 << 2 | 1 << 9]


def test_a_liar_is_not_believed() -> None:
    """Where what was heard cannot be true, a master falls back on what is sure."""
    position = dealt("b0", "b3", "w2", "w3", "b5", "b8", "w7", "w9").play("0:take black").play("*:=b1")
    position = position.play("0:guess 1.1=0").play("0:lay b1@2").play("1:take black").play("*:=b10")
    thought = Thought(look(position, 1, random.Random(1), LONG))
    assert not thought.trusts
    assert thought.odds[0, 0] == pytest.approx(1.0)
    assert thought.best() == NAME


def test_the_scenes_of_the_past_are_what_the_others_saw() -> None:
    """Filled in with the true faces, a scene gives its player the very odds that this player had then."""
    chance = random.Random(4)
    position = GAME.start(3, seed=4, hyphens=True)
    seen = []
    while position.actors:
        seat = acting(position)
        sight = look(position, seat, chance)
        action = bots.LEVELS[2]().choose(sight)
        if guessing(sight):
            odds = np.zeros((SPOTS + 1, VALUES))
            search.quick_odds(sight.state, seat, odds)
            seen.append((seat, action, odds))
        if len(position.history) > 60 and guessing(sight):
            break
        position = position.play(Move(position, seat, action))
    past, now, actions, kinds = memory.scenes(sight, memory.read(sight), 99)
    others = [line for line in seen if line[0] != seat]
    assert len(past) == len(others) > 5
    full = position.state
    for scene, places, did, kind, (who, action, odds) in zip(past, now, actions, kinds, others, strict=True):
        assert scene["turn"] == who
        assert (kind == memory.STOPPED) == (action == STOP)
        assert kind == memory.STOPPED or did == action
        states = np.array([scene])
        states[0]["code"] = [full["code"][place] if place >= 0 else -1 for place in places[:SPOTS]]
        states[0]["drawn"] = full["code"][places[SPOTS]] if places[SPOTS] >= 0 else -1
        found = np.zeros((SPOTS + 1, VALUES))
        search.quick_odds(states, who, found)
        assert found == pytest.approx(odds)


def test_deals_are_believed_that_explain_a_guess() -> None:
    """Who names a tile that is likely to them, and stops when unsure, betrays something of what they hold."""
    for sight in sights(2, False, 8):
        thought = Thought(sight) if guessing(sight) else None
        if thought is None or not thought.story.events:
            continue
        assert thought.belief.sum() == pytest.approx(1.0)
        for deal in thought.deals[::50]:
            assert GAME.veil(deal, sight.seat)["code"].tolist() == sight.state["code"].tolist()
        spots = np.flatnonzero(sight.state[0]["code"] >= UNKNOWN)
        assert thought.odds[spots].sum(axis=1) == pytest.approx(np.ones(len(spots)))
        assert (thought.odds[spots][thought.sure[spots] == 0] == 0).all()


# ---- Fairness ----


@pytest.mark.parametrize(("players", "hyphens"), TABLES)
@pytest.mark.parametrize("level", range(5))
def test_what_is_hidden_makes_no_difference(level: int, players: int, hyphens: bool) -> None:
    """Another deal that the seat cannot tell from the true one: same sight, same choice."""
    compared = 0
    for seed in range(3):
        chance = random.Random(seed)
        position = GAME.start(players, seed=seed, hyphens=hyphens)
        while position.actors and compared < 12 * (seed + 1):
            seat = acting(position)
            veiled = position.veil(seat)
            other = GAME.guess(veiled, seat, 77 + compared)
            twin = Position(position.table, other, GAME.drive.acting(other), position.history, 0)
            choices = [
                bots.LEVELS[level]().choose(
                    Sight(
                        game=GAME,
                        seat=seat,
                        players=players,
                        options=position.options,
                        state=table.veil(seat),
                        legal=[move.action for move in table.legal(seat)],
                        told=lambda p=position, x=seat: p.told(x),  # type: ignore[misc]
                        budget=LONG,
                        random=random.Random(5),
                    )
                )
                for table in (position, twin)
            ]
            assert len(set(choices)) == 1
            assert choices[0] in [move.action for move in position.legal(seat)]
            compared += 1
            mover = bots.LEVELS[2]().choose(look(position, seat, chance))
            position = position.play(Move(position, seat, mover))
    assert compared > 20


# ---- Levels ----


def won(first: Bot, second: Bot, seed: int) -> bool:
    """Whether the first wins; the same deal is played twice, with seats swapped, by even and odd seeds."""
    players = [first, second] if seed % 2 else [second, first]
    outcome = play(players, seed // 2, starter=seed // 2 % 2).outcome
    assert outcome is not None
    return outcome.winners == (0 if seed % 2 else 1,)


@pytest.mark.soak
@pytest.mark.match
@pytest.mark.parametrize("level", range(1, 5))
def test_each_level_is_stronger_than_the_one_below(level: int) -> None:
    count = 50 if level == 4 else 80
    wins = sum(won(bots.LEVELS[level](), bots.LEVELS[level - 1](), seed) for seed in range(count))
    assert wins > count * 0.52


@pytest.mark.match
def test_a_master_beats_the_greedy_player() -> None:
    wins = sum(won(bots.LEVELS[4](), bots.greedy(), seed) for seed in range(40))
    assert wins > 26


@pytest.mark.match
@pytest.mark.parametrize(("players", "hyphens"), TABLES)
def test_all_levels_play_any_table_to_the_end(players: int, hyphens: bool) -> None:
    for start in range(5):
        levels = [bots.LEVELS[(start + seat) % 5]() for seat in range(players)]
        assert play(levels, start, hyphens=hyphens, starter=start % players).outcome


# ---- Advice ----


@pytest.mark.parametrize(("players", "hyphens"), TABLES)
def test_advice_has_every_legal_move_best_first_with_reasons(players: int, hyphens: bool) -> None:
    phases = set()
    for sight in list(sights(players, hyphens, 5)) + list(sights(players, hyphens, 6))[::3]:
        counsel = bots.advise(sight)
        phases.add(int(sight.state[0]["phase"]))
        assert counsel.unit == "win"
        assert sorted(move.action for move in counsel.moves) == sorted(sight.legal)
        values = [move.value for move in counsel.moves]
        assert values == sorted(values, reverse=True)
        assert 0.0 <= values[-1] <= values[0] <= 1.0
        for move in counsel.moves[:3]:
            assert move.reasons
            for reason in move.reasons:
                for lang in ("en", "de"):
                    assert in_words(reason, "davincicode", lang)
        json.dumps(counsel.table)
        for tile in counsel.table["tiles"]:
            assert sum(chance for _, chance in tile["values"]) == pytest.approx(1.0)
            assert sum(chance for _, chance in tile["heard"]) == pytest.approx(1.0)
        assert len(counsel.table["guesses"]) == sum(action >= NAME for action in sight.legal)
    assert len(phases) >= 5


def test_advice_says_what_a_miss_would_show() -> None:
    position = dealt("b0", "b1", "w2", "w3", "b5", "b8", "w7", "w9").play("0:take black").play("*:=b6")
    counsel = bots.advise(look(position, 0, random.Random(1), LONG))
    sentences = [in_words(reason, "davincicode", "en") for reason in counsel.best.reasons]
    assert any("a miss would show your black 6" in sentence for sentence in sentences)
    assert any("% to be the" in sentence for sentence in sentences)
    position = position.play("0:guess 1.1=1")
    counsel = bots.advise(look(position, 0, random.Random(1), LONG))
    stop = next(move for move in counsel.moves if move.action == STOP)
    assert 0.0 < stop.value < 1.0
