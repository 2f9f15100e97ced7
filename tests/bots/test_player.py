"""Programs that play: they see what their seat may know and nothing else, and choose one of their legal actions."""

from __future__ import annotations

import dataclasses
import gc
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice, pairwise
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any

import numpy as np
import pytest

from spieltrieb import bots, games
from spieltrieb.bots import (
    BOTS,
    LEVELS,
    PACKAGES,
    BotFailed,
    RandomBot,
    Sight,
    ask,
    look,
    make,
    names,
    one_for_each,
    player_names,
    playing,
    tidy,
)
from spieltrieb.core.errors import BadBot
from spieltrieb.core.facts import Fact, facts_of
from spieltrieb.core.moves import Move
from spieltrieb.core.position import Position
from spieltrieb.core.setup import Setup
from tests.bots import teacher
from tests.lab import own_bots

OWN = "tests.lab.own_bots"
GAME = games["fivetotwelve"]


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PACKAGES", MappingProxyType({"fivetotwelve": teacher.__name__}))


def positions(key: str, players: int = 2, most: int = 40, seed: object = 5) -> Iterator[Position]:
    """The positions of a random game."""
    start = games[key].start(players, seed=f"{seed}")
    choose = playing.chooser([RandomBot()] * players, ["random"] * players, [random.Random(1)] * players)
    return islice((position for position in chain([start], playing.moves(start, choose)) if position.actors), most)


# ---- What a program sees ----


def facts(position: Position, seat: int) -> list[Fact]:
    """The facts of all moves so far, worked out step by step."""
    line = [position.with_seed(None).at(step) for step in range(position.step + 1)]
    steps = [(*pair, *step) for pair, step in zip(pairwise(line), position.history, strict=True)]
    return facts_of(steps, position.told(seat)) if steps else []


@pytest.mark.parametrize("key", games)
def test_a_program_sees_the_veiled_state_and_its_legal_actions(key: str) -> None:
    for position in positions(key, most=15):
        for seat in (0, 1):
            sight = look(position, seat, random.Random(1), budget=0.5)
            assert sight.game is position.game
            assert (sight.seat, sight.players, sight.budget) == (seat, 2, 0.5)
            assert sight.options == position.options
            assert sight.state.tobytes() == position.veil(seat).tobytes()
            assert [*sight.legal] == [move.action for move in position.legal(seat)]
            assert sight.told() == position.told(seat)
            assert sight.facts() == facts(position, seat)


def test_what_was_told_is_right_after_going_back_and_in_other_lines() -> None:
    line = list(positions("davincicode", 3, most=12))
    for position in (line[-1], line[3], line[7], line[0], line[-1]):
        for seat in range(3):
            sight = look(position, seat, random.Random(1))
            assert (sight.told(), sight.facts()) == (position.told(seat), facts(position, seat))
    position = line[5]
    seat = position.actors[0]
    for move in position.legal(seat)[:4]:  # other moves than the one that was played
        other = position.play(move)
        assert look(other, 0, random.Random(1)).told() == other.told(0)


@pytest.mark.parametrize("key", games)
def test_nothing_in_a_sight_leads_to_what_its_seat_may_not_know(key: str) -> None:
    hidden = 0
    for position in list(positions(key, most=12))[::3]:
        for seat in (0, 1):
            sight = look(position, seat, random.Random(1))
            seen = list(_reachable(sight))
            assert not any(isinstance(thing, Position | Setup | Move) for thing in seen)
            assert not any(isinstance(thing, bytes) and thing == position.setup.seed for thing in seen)
            full, veiled = position.state.tobytes(), sight.state.tobytes()
            if full == veiled:
                continue
            hidden += 1
            for thing in seen:
                if isinstance(thing, np.ndarray | np.void):
                    assert thing.tobytes() != full
            assert not any(thing is position.history for thing in seen)
    assert hidden or not games[key].hides


def test_the_walk_would_find_a_leak() -> None:
    position = GAME.start(2, seed=5)
    for leak in (lambda: position, [{"x": position}], (position.setup,), position.legal(0), iter([position])):
        assert any(isinstance(thing, Position | Setup) for thing in _reachable(leak))


def _reachable(start: object) -> Iterator[object]:
    """All that can be reached from a thing: attributes, contents, closures. Not what any program can import anyway."""
    found: dict[int, object] = {id(start): start}
    todo = [start]
    while todo:
        thing = todo.pop()
        yield thing
        more: list[Any] = [getattr(thing, "base", None)] if isinstance(thing, np.ndarray) else []
        for part in (*gc.get_referents(thing), *more):
            kind = type(part).__module__.partition(".")[0]
            if id(part) in found or isinstance(part, ModuleType | type) or kind in ("numba", "llvmlite"):
                continue
            if isinstance(part, dict) and "__builtins__" in part:  # the globals of a function
                continue
            found[id(part)] = part
            todo.append(part)


def test_a_program_cannot_change_the_game() -> None:
    position = next(positions("memostreet"))
    before = position.state.tobytes()
    sight = look(position, 0, random.Random(1))
    sight.state[:] = np.zeros(1, sight.state.dtype)
    sight.told().append("0:nonsense")
    with pytest.raises(TypeError):
        sight.options["starter"] = 1  # type: ignore[index]
    assert position.state.tobytes() == before
    assert look(position, 0, random.Random(1)).told() == position.told(0)


@pytest.mark.parametrize("name", ["random", f"{OWN}:First", "level1", "level2", "level3", "greedy"])
def test_what_is_hidden_does_not_change_a_choice(name: str) -> None:
    game = games["davincicode"]
    differing = 0
    for position in positions("davincicode", most=12):
        seat = position.actors[0]
        assert isinstance(seat, int)
        veiled = position.veil(seat)
        choices = set()
        for key in range(3):
            other = Position(position.setup, game.guess(veiled, seat, key), position._acting, position.history, 0)
            differing += other != position
            sight = look(other, seat, random.Random(7), 0.05)
            assert sight.state.tobytes() == veiled.tobytes()
            choices.add(make(name, game).choose(sight))
        assert len(choices) == 1
    assert differing


# ---- Asking ----


def test_random_players_choose_every_move_about_equally_often() -> None:
    position = GAME.start(2, seed=5)
    sight = look(position, 0, random.Random(3))
    chosen = Counter(RandomBot().choose(sight) for _ in range(2000))
    assert set(chosen) == set(sight.legal)
    assert min(chosen.values()) > 0.7 * 2000 / len(sight.legal)


def test_the_same_random_numbers_give_the_same_choice() -> None:
    position = GAME.start(2, seed=5)
    first, second = ([RandomBot().choose(look(position, 0, random.Random(8))) for _ in range(5)] for _ in range(2))
    assert first == second


def test_an_answer_that_is_no_legal_action_is_an_error() -> None:
    sight = look(GAME.start(2, seed=5), 0, random.Random(3))
    assert ask(own_bots.First(), sight, "me") == sight.legal[0]
    with pytest.raises(BotFailed, match=r"The bot 'me' broke down \(RuntimeError: boom\)") as failed:
        ask(own_bots.Crash(), sight, "me")
    assert failed.value.arguments["problem"] == "crash"
    for bot in (own_bots.Illegal(), own_bots.Words()):
        with pytest.raises(BotFailed, match="which is not a legal action") as failed:
            ask(bot, sight, "me")
        assert failed.value.arguments["problem"] == "illegal"


# ---- Names ----


@pytest.mark.usefixtures("taught")
def test_bots_are_made_by_name() -> None:
    assert all(hasattr(make(name, GAME), "choose") for name in names())
    assert isinstance(make(" Random ", GAME), RandomBot)
    for n, (level, word) in enumerate(LEVELS.items()):
        for name in (level, word, word.upper(), f" {level} "):
            bot = make(name, GAME)
            assert isinstance(bot, teacher.Nth)
            assert bot.n == n
    assert isinstance(make(f"{OWN}:First", GAME), own_bots.First)


def test_proper_names() -> None:
    assert [tidy(name) for name in ("Master", "LEVEL 5", "random", " a.B:C ")] == [
        "level5",
        "level5",
        "random",
        "a.B:C",
    ]


def test_every_game_has_its_place() -> None:
    assert set(PACKAGES) == set(games)


def test_an_unknown_bot_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(BadBot, match=r"no bot 'randon'; there are: random, greedy, level1.* Did you mean 'random'\?"):
        make("randon", GAME)
    with pytest.raises(BadBot, match=r"no bot 'x'; there are: random[^?]*$"):
        make("x", GAME)


def test_a_game_without_bots_of_its_own_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for packages in ({}, {"fivetotwelve": "spieltrieb.bots.nowhere"}, {"fivetotwelve": OWN}):
        monkeypatch.setattr(bots, "PACKAGES", MappingProxyType(packages))
        for name in ("level1", "greedy"):
            with pytest.raises(BadBot, match=rf"5 vor 12 has no bot '{name}' yet\."):
                make(name, GAME)
        assert isinstance(make("random", GAME), RandomBot)


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("no.such.module:Bot", r"'no\.such\.module' .* cannot be imported: ModuleNotFoundError"),
        (f"{OWN}:Missing", "has no class 'Missing'"),
        (f"{OWN}:nothing", "has no class 'nothing'"),
        (f"{OWN}:NoChoice", "has no method `choose`"),
        (f"{OWN}:NeedsMore", "cannot be made: TypeError: .*more"),
        (f"{OWN}:Unmakeable", r"cannot be made: OSError: weights are missing\."),
        (f"{OWN}:LeaveAtOnce", r"cannot be made: SystemExit: no licence\."),
        ("a b:C", r"should look like package\.module:Class"),
        (":C", r"should look like package\.module:Class"),
    ],
)
def test_somebodys_own_bot_that_cannot_play_is_an_error_that_says_why(path: str, message: str) -> None:
    with pytest.raises(BadBot, match=message):
        make(path, GAME)


def test_one_bot_for_all_or_one_for_each() -> None:
    assert one_for_each((), 3, GAME) == ("random",) * 3
    assert one_for_each(("random",), 2, GAME) == ("random", "random")
    assert one_for_each(("RANDOM", f"{OWN}:First"), 2, GAME) == ("random", f"{OWN}:First")
    assert one_for_each(("random",), 0, GAME) == ()
    with pytest.raises(BadBot, match="2 bots are named for 3 seats"):
        one_for_each(("random", "random"), 3, GAME)


def test_players_of_the_same_name_get_their_seat() -> None:
    assert player_names({1: "random"}) == {1: "random"}
    assert player_names({0: "random", 2: "random", 3: "other"}) == {0: "random 0", 2: "random 2", 3: "other"}


@pytest.mark.program
def test_importing_does_not_wait_for_the_compiler() -> None:
    code = (
        "import sys, spieltrieb.bots, spieltrieb.bots.review, spieltrieb.lab.arena; assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    assert set(BOTS) == {"random"}


# ---- The documentation ----


def test_the_example_of_the_documentation_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    example = page.split("```python\n")[1].split("```")[0]
    assert len([line for line in example.splitlines() if line.strip()]) <= 20
    (tmp_path / "docs_mybots.py").write_text(example, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    bot = make("docs_mybots:Hopeful", GAME)
    for position in positions("fivetotwelve", most=3):
        seat = position.actors[0]
        assert isinstance(seat, int)
        sight = look(position, seat, random.Random(1))
        assert ask(bot, sight, "hopeful") in sight.legal


def test_the_documentation_names_every_bot_and_all_of_a_sight() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for name in (*names(), *LEVELS.values()):
        assert f"`{name}`" in page
    for field in dataclasses.fields(Sight):
        assert f"`{field.name}`" in page or f"`{field.name}()`" in page
