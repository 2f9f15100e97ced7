"""A table follows from its log: whatever happens, a restart finds the same table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spieltrieb import games
from spieltrieb.core import chance
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.server import decisions
from spieltrieb.server.decisions import Decision
from spieltrieb.server.entries import Rematched, Said
from spieltrieb.server.requests import ClockWish
from spieltrieb.server.table import CHAT_LINES
from tests.conftest import load
from tests.server.driving import ANN, BOB, CYD, DAN, EVE, PER_GAME, PER_MOVE, Driven, facts, gathered

each_game = pytest.mark.parametrize("game", list(games))


def test_a_table_goes_from_gathering_through_playing_to_over() -> None:
    driven = Driven("fivetotwelve", "me", "open")
    assert driven.table.phase == "gathering"
    assert driven.table.position is None
    driven.ask(BOB, "sit")
    assert driven.table.phase == "playing"
    driven.play(random.Random(1))
    assert driven.table.phase == "over"
    assert driven.table.total() == driven.table.finished[0].outcome


def test_a_table_without_an_open_seat_begins_at_once() -> None:
    driven = Driven("memostreet", "me", "screen", "greedy")
    assert driven.table.phase == "playing"
    assert driven.table.seats_of(ANN.id) == (0, 1)
    assert driven.table.people == {ANN.id}


@each_game
def test_chance_comes_from_the_secret_and_the_words_alone(game: str) -> None:
    one, same = (Driven(game, "me", "open", words="one") for _ in range(2))
    other = Driven(game, "me", "open", words="two")
    for driven in (one, same, other):
        driven.ask(BOB, "sit", words="more words")
        driven.play(random.Random(5), 6)
    assert one.table.seed == f"{one.table.secret}\none\nmore words"
    assert one.position.history == same.position.history
    assert one.position.setup.seed == chance.seed_bytes(one.table.seed)
    assert other.position.setup.seed != one.position.setup.seed


def test_the_games_of_a_match_have_seeds_of_their_own_and_the_starter_moves_on() -> None:
    driven = gathered("davincicode", rounds=3)
    starters, seeds = [], []
    for round in (1, 2, 3):
        assert driven.table.round == round
        starters.append(driven.position.options["starter"])
        seeds.append(driven.position.setup.seed)
        assert driven.table.seed_of(round).encode() == seeds[-1]
        driven.play(random.Random(round))
        assert driven.table.round == round
        if round < 3:
            assert driven.table.between_rounds
            driven.ask(BOB, "next", round=round + 1)
    assert starters == [0, 1, 0]
    assert len(set(seeds)) == 3
    assert driven.table.phase == "over"
    assert driven.table.match is not None
    sheet = driven.table.match.sheet()
    assert len(sheet) == 5
    assert driven.table.total() == driven.table.match.outcome


def test_only_the_last_lines_of_the_chat_are_kept_in_memory() -> None:
    driven = Driven("memostreet", "me", "open")
    for number in range(CHAT_LINES + 3):
        driven.do(lambda table, now, n=number: Decision((Said(at=now, guest="a", name="A", text=str(n)),)))
    assert driven.table.chat[0].text == "3"
    assert len(driven.table.chat) == CHAT_LINES


# ---- Whatever happens, the log tells the whole table ----

WISHES = ("sit", "stand", "mix", "back", "agree", "hand", "return", "next", "lapse", "move", "say", "close", "rematch")


def _anything(driven: Driven, chooser: random.Random) -> None:
    """Something that somebody may wish, possible or not."""
    table = driven.table
    guest = chooser.choice((ANN, BOB, CYD, DAN, EVE))
    seat = chooser.randrange(table.players)
    wish = chooser.choices(WISHES, (4, 0.5, 1, 4, 4, 0.3, 2, 3, 2, 30, 0.5, 0.02, 0.2))[0]
    driven.now += chooser.choices((0, 10, 1000, 9000, 40_000), (10, 10, 5, 2, 0.5))[0]
    if table.acting and wish == "move":
        seat = chooser.choice(table.acting)
        if table.seats[seat].bot is not None:
            driven.bot_moves(seat)
        else:
            driven.move(driven.guest(seat), seat, str(chooser.choice(driven.position.legal(seat))))
        return
    if wish == "lapse":
        driven.do(decisions.lapse)
    elif wish == "rematch":
        driven.do(lambda table, now: Decision((Rematched(at=now, table="other"),)))
    else:
        fields: dict[str, dict[str, Any]] = {
            "sit": {"words": chooser.choice(("", "abra"))},
            "stand": {"seat": seat},
            "mix": {"words": f"words {chooser.random()}"},
            "back": {"seat": seat},
            "agree": {"seat": seat, "yes": chooser.random() < 0.7, "step": chooser.choice((None, None, 3))},
            "hand": {"seat": seat, "away": chooser.random() < 0.5},
            "return": {"seat": seat},
            "next": {"round": table.round + 1},
            "close": {},
            "say": {"text": "hm"},
            "move": {"seat": seat, "round": 1, "step": 0, "move": "nonsense"},
        }
        driven.ask(guest, wish, **fields[wish])


@pytest.mark.parametrize("clock", [ClockWish(), PER_MOVE, PER_GAME], ids=["untimed", "per move", "per game"])
@each_game
def test_a_restart_after_any_entry_finds_the_same_table(game: str, clock: ClockWish) -> None:
    for seed in range(load(4)):
        chooser = random.Random(f"{game}/{clock}/{seed}")
        kinds = ["me", "open", *chooser.choices(("open", "greedy", "screen"), k=chooser.randrange(3))]
        kinds = kinds[: games[game].max_players]
        driven = Driven(game, *kinds, clock=clock, rounds=chooser.choice((0, 1)) if len(kinds) < 3 else 1)
        length = 0
        refused = 0
        for _ in range(load(150)):
            try:
                _anything(driven, chooser)
            except SpieltriebError:
                refused += 1  # and nothing has changed: the next comparison would show it
            if len(driven.log) > length and (len(driven.log) - length > 6 or chooser.random() < 0.3):
                length = len(driven.log)
                assert facts(driven.restarted()) == facts(driven.table)
        assert facts(driven.restarted()) == facts(driven.table)
        assert driven.table.number == len(driven.log)
        assert refused


def test_who_begins_is_drawn_by_lot_from_the_seed_and_moves_on_in_a_match() -> None:
    starters = []
    for words in ("ash", "elm", "oak", "yew"):
        driven = Driven("davincicode", "me", "open", rounds=2, words=words, lots=True)
        assert "starter" not in driven.table.options
        driven.ask(BOB, "sit")
        starter = chance.draw(f"{driven.table.seed}/starter", 0, 2)
        assert driven.table.options["starter"] == driven.position.options["starter"] == starter
        assert facts(driven.restarted()) == facts(driven.table)
        driven.play(random.Random(1))
        driven.ask(BOB, "next", round=2)
        assert driven.position.options["starter"] == 1 - starter
        starters.append(starter)
    assert set(starters) == {0, 1}
