"""The arena: the same deals for all with the seats exchanged, and a fair end for bots that fail."""

from __future__ import annotations

import csv
import json
import threading
import time
from collections import Counter
from contextlib import nullcontext
from pathlib import Path

import numpy as np
import pytest

from spieltrieb import games
from spieltrieb.core.errors import BadBot, BadOption, BadPlayers, UnknownGame
from spieltrieb.core.record import Record, check_seed, replay, verify
from spieltrieb.lab import arena as module
from spieltrieb.lab.arena import arena
from spieltrieb.lab.contest import Contest
from spieltrieb.lab.report import tables
from spieltrieb.lab.simulate import BadSimulation
from tests.conftest import PATIENCE
from tests.lab import own_bots

OWN = "tests.lab.own_bots"
FIRST, LAST = f"{OWN}:First", f"{OWN}:Last"


def played(*bots: str, key: str = "fivetotwelve", count: int = 4, **more: object) -> Contest:
    settings = {"processes": 1, "warm_up": 0.0, "seed": 1, **more}
    return arena(games[key], bots, count, **settings)  # type: ignore[arg-type]


def deals(record: Record) -> list[str]:
    return [move for move in record.moves if move.startswith("*")]


def test_game_and_a_single_bot_may_be_named() -> None:
    contest = arena("memostreet", "random", np.int64(2), processes=1, warm_up=0.0)
    assert (contest.game, contest.bots, contest.games) == (games["memostreet"], ("random",), 2)


@pytest.mark.parametrize("key", games)
def test_both_sides_get_the_same_deals_with_the_seats_exchanged(key: str) -> None:
    contest = played("random", FIRST, key=key)
    assert [one.task.deal for one in contest.played] == [0, 0, 1, 1]
    assert [one.task.seats for one in contest.played] == [(0, 1), (1, 0)] * 2
    for one, record in zip(contest.played, contest.records(), strict=True):
        verify(record, games)
        check_seed(record, games, f"1/{one.task.deal}")
        assert record.players == tuple(contest.bots[who] for who in one.task.seats)
    for first, second in zip(*[iter(contest.records())] * 2, strict=True):
        assert deals(first)[:1] == deals(second)[:1]


@pytest.mark.program
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    one, same, two = (played("random", FIRST, LAST, count=2, processes=number) for number in (1, 1, 2))
    assert two.processes == 2
    assert list(one.records()) == list(same.records()) == list(two.records())
    assert one.to_dict()["pairs"] == two.to_dict()["pairs"]
    assert list(one.records()) != list(played("random", FIRST, LAST, count=2, seed=2).records())


def test_everybody_meets_everybody_or_only_the_next() -> None:
    every = played("random", FIRST, LAST, count=2)
    assert set(every.cross) == {(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)}
    chain = played("random", FIRST, LAST, count=2, duels=True)
    assert set(chain.cross) == {(0, 1), (1, 0), (1, 2), (2, 1)}


@pytest.mark.parametrize(
    ("bots", "players", "arrangements"), [(2, 2, 2), (2, 3, 6), (3, 3, 6), (2, 4, 6), (3, 4, 36), (4, 4, 24), (1, 3, 1)]
)
def test_all_seats_are_mixed_fairly(bots: int, players: int, arrangements: int) -> None:
    found = module._arrangements(tuple(range(bots)), players)
    assert len(found) == len(set(found)) == arrangements
    for seat in range(players):
        assert len(set(Counter(seats[seat] for seats in found).values())) == 1
    assert {who for seats in found for who in seats} == set(range(bots))


def test_three_players_and_one() -> None:
    three = played("random", FIRST, players=3, count=6)
    assert Counter(seats for one in three.played for seats in [one.task.seats]).most_common()[0][1] == 1
    assert sum(standing.won for standing in three.standings) == pytest.approx(6)
    alone = played("random", FIRST, key="kreuzquer", players=1, count=3)
    assert alone.cross == {}
    assert [standing.games for standing in alone.standings] == [3, 3]


def test_the_titles_of_solo_games_are_counted_by_their_own_numbers() -> None:
    contest = played("random", "greedy", key="kreuzquer", players=1, count=4)
    assert contest.game.rating is not None
    earned: dict[str, Counter[int]] = {"random": Counter(), "greedy": Counter()}
    for record in contest.records():
        assert record.result is not None
        earned[record.players[0]][contest.game.rating(-record.result["scores"][0])] += 1
    for standing in contest.standings:
        assert {title: count for title, count in standing.titles.items() if count} == earned[standing.bot]
        assert standing.to_dict()["titles"] == {str(title): count for title, count in standing.titles.items()}
    worst = max(title for titles in earned.values() for title in titles)
    standings = tables(contest)[0]
    columns = [number for number, column in enumerate(standings.head) if column.code == "title"]
    assert [standings.head[number].what for number in columns] == [str(title) for title in range(1, worst + 1)]
    for row in standings.rows:
        shares = [f"{100 * earned[row[0]][title] / 4:.1f} %" for title in range(1, worst + 1)]
        assert [row[number] for number in columns] == shares


def test_the_numbers_are_those_of_the_records() -> None:
    contest = played("random", FIRST, count=10)
    pair, back = contest.cross[0, 1], contest.cross[1, 0]
    assert (pair.wins, pair.draws, pair.losses) == (back.losses, back.draws, back.wins)
    assert pair.wins + pair.draws + pair.losses == 10
    wins = scores = 0
    for record in contest.records():
        assert record.result is not None
        seat = record.players.index("random")
        wins += record.result["winners"] == [seat]
        scores += record.result["scores"][seat]
    assert wins == pair.wins
    assert pair.scored == pytest.approx(scores / 10)
    assert pair.interval[0] <= pair.share <= pair.interval[1]
    numbers = json.loads(json.dumps(contest.to_dict()))
    assert [bot["bot"] for bot in numbers["bots"]] == ["random", FIRST]
    strongest = max(contest.standings, key=lambda standing: standing.rating.points)
    assert strongest.bot == ("random" if pair.wins > pair.losses else FIRST)


# ---- Bots that fail ----


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Crash", "broke down (RuntimeError: boom)"),
        ("Leave", "broke down (SystemExit: 3)"),
        ("Illegal", "not a legal action"),
        ("Words", "answered 'the best one', which is not a legal action"),
    ],
)
def test_a_bot_that_fails_loses_and_the_report_says_why(bot: str, why: str) -> None:
    contest = played("random", f"{OWN}:{bot}", warm_up=1.0)
    assert (contest.cross[0, 1].wins, contest.cross[0, 1].losses) == (4, 0)
    ((name, count, said),) = contest.faults()
    assert (name, count) == (f"{OWN}:{bot}", 4)
    assert why in said
    failures = tables(contest)[-1]
    assert failures.title == "failures"
    assert why in failures.rows[0][2]
    assert [standing.failures for standing in contest.standings] == [0, 4]
    numbers = contest.to_dict()
    assert [bot["mean"] for bot in numbers["bots"]] == [None, None], "no game came to an end, so there are no scores"
    assert (numbers["pairs"][0]["scored"], numbers["bots"][1]["median"]) == (None, None)
    standings, pairs = tables(contest)[:2]
    assert {row[column] for row in standings.rows for column in (4, 5)} == {"–"}
    assert pairs.rows[0][-2:] == ("–", "–")
    for record in contest.records():
        assert record.result is None
        assert replay(record, games).error is None


def test_a_bot_that_is_late_is_interrupted_and_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_bots.Slow, "moves", 0)
    monkeypatch.setattr(own_bots.Slow, "slept_well", False)
    contest = played("random", f"{OWN}:Slow", count=1, budget=0.001)
    assert contest.cross[0, 1].wins == 1
    assert contest.faults()[0][2] == f"The bot '{OWN}:Slow' answered too late: it had 1.00 s."
    assert not own_bots.Slow.slept_well


def test_the_compiler_is_not_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    compiling = True
    monkeypatch.setattr(module, "is_compiling", lambda: compiling)
    monkeypatch.setattr(module, "SNOOZE", 0.01)

    def compile_and_go_on() -> None:
        nonlocal compiling
        with module._alarm(0.01):
            time.sleep(0.05)  # the alarm rings here, and is put off
            compiling = False
            threading.Event().wait(PATIENCE)

    with pytest.raises(module._TooLate):
        compile_and_go_on()
    assert not compiling


def test_the_first_move_of_a_bot_is_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_bots.SlowToStart, "moves", 0)
    monkeypatch.setattr(own_bots.Clock, "now", 0.0)
    monkeypatch.setattr(module, "time", own_bots.Clock)
    monkeypatch.setattr(module, "_alarm", lambda seconds: nullcontext())
    contest = played("random", f"{OWN}:SlowToStart", count=1, budget=0.001)
    assert contest.faults() == []
    assert contest.standings[1].thinking[2] == 0.25


def test_bots_get_their_budget_and_are_new_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_bots.Memory, "games", [])
    played(f"{OWN}:Memory", "random", count=2, budget=0.25)
    asked = [game for game in own_bots.Memory.games if game]
    assert len(asked) == 2
    assert {sight.budget for game in asked for sight in game} == {0.25}
    assert [{sight.seat for sight in game} for game in asked] == [{0}, {1}]


# ---- Files, wrong use ----


def test_a_row_for_every_seat(tmp_path: Path) -> None:
    contest = played("random", f"{OWN}:Crash", count=2)
    contest.write_csv(tmp_path / "games.csv")
    with open(tmp_path / "games.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["seat"], row["bot"], row["won"]) for row in rows] == [
        ("0", "0", "random", "1.0"),
        ("0", "1", f"{OWN}:Crash", "0"),
        ("1", "0", f"{OWN}:Crash", "0"),
        ("1", "1", "random", "1.0"),
    ]
    assert rows[0]["seed"] == "1/0"
    assert "boom" in rows[1]["fault"]
    assert rows[0]["fault"] == ""


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    played("random", FIRST, count=2, on_progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 2), (1, 2), (2, 2)]


def test_wrong_wishes_are_refused() -> None:
    for count in (0, -1, True):
        with pytest.raises(BadSimulation, match="at least 1"):
            played("random", count=count)
    with pytest.raises(BadSimulation, match="does not fit into memory here; play at most"):
        played("random", FIRST, count=10**18)
    with pytest.raises(BadSimulation, match="at least 1"):
        played("random", processes=0)
    for budget in (0.0, -1, float("nan"), float("inf"), "1", True):
        with pytest.raises(BadOption, match="`budget` must be a number of seconds above 0, not"):
            played("random", budget=budget)
    with pytest.raises(BadBot, match="named twice"):
        played("random", " Random")
    with pytest.raises(BadBot, match="Name the bots"):
        played()
    with pytest.raises(BadBot, match="no bot 'genius'"):
        played("random", "genius")
    for bots, said in (([1], "A bot is given by its name"), (None, "a list of names, not as None")):
        with pytest.raises(BadBot, match=said):
            arena("kreuzquer", bots)  # type: ignore[arg-type]
    with pytest.raises(UnknownGame, match="not as 5"):
        arena(5, "random")  # type: ignore[arg-type]
    with pytest.raises(BadSimulation, match="at least 1, not True"):
        played("random", processes=True)
    assert played("random", FIRST, count=1, processes=np.int64(1)).processes == 1
    with pytest.raises(BadPlayers):
        played("random", players=9)
    with pytest.raises(BadOption):
        played("random", options={"nonsense": 1})
