"""Boards as text speak every language, stay in shape, and show names as they are."""

from __future__ import annotations

import random
import re

import pytest
from rich.text import Text

from spieltrieb.boards.markup import plain, unmarked
from spieltrieb.boards.text import draw
from spieltrieb.core.position import Position
from spieltrieb.games import games
from spieltrieb.locale import languages, text
from tests.contract.setups import each_game
from tests.games import test_davincicode as code
from tests.games import test_fivetotwelve as five
from tests.games import test_kreuzquer as cross
from tests.games import test_memostreet as memo


def drawn(position: Position, seat: int | None, names: list[str], lang: str = "en") -> list[str]:
    """The lines of a board as they show in a terminal, without marks of colour."""
    shown = Text.from_markup(draw(position, seat, names, lang)).plain
    return [line.rstrip() for line in shown.splitlines()]


@pytest.mark.parametrize("name", ["Ada", "[Bert]", "[/]", "\\[/x]", "\\\\[bold]", "[link=x]y[/link]"])
def test_a_name_is_shown_as_it_is(name: str) -> None:
    assert Text.from_markup(f"[bold]{plain(name)}.[/]").plain == f"{name}."
    assert unmarked(f"[bold]{plain(name)}.[/]") == f"{name}."


@each_game
def test_boards_of_players_with_odd_names_can_be_shown(game) -> None:
    assert "[/red]" in "".join(drawn(game.start(2, seed=1), 0, ["[/red]", "\\[bold]"]))


@each_game
@pytest.mark.parametrize("lang", languages())
def test_boards_speak_every_language_and_stay_in_shape(game, lang: str) -> None:
    chooser = random.Random(7)
    position = game.start(2, seed=7)
    for _ in range(40):
        if position.actors:
            seat = chooser.choice(position.actors)
            position = position.play(chooser.choice(list(position.legal(seat))))
        ours, other = (drawn(position, 0, ["Ada", "Bob"], language) for language in ("en", lang))
        plainly = unmarked(draw(position, 0, ["Ada", "Bob"], lang))
        assert other == [line.rstrip() for line in plainly.splitlines()]
        assert len(ours) == len(other)
        assert all(len(line) <= 100 for line in other)
        frames = [[line for line in lines if re.search("[│▒]", line)] for lines in (ours, other)]
        assert frames[0] == frames[1], "only what is said beside the boards differs"
        assert lang == "en" or ours != other


# ---- 5 vor 12 ----


@pytest.mark.parametrize("lang", languages())
def test_hands_stand_under_their_boards(lang: str) -> None:
    position = games["fivetotwelve"].start(2, seed=1)
    lines = drawn(position, 0, ["Ada", "Bob"], lang)
    held = next(line for line in lines if text(lang, "board-hand") in line)
    assert held.rindex(text(lang, "board-hand")) - held.index(text(lang, "board-hand")) == lines[0].index("1 Bob")


def test_the_boards_of_5_vor_12() -> None:
    shown = draw(five.table("a1=1 d4=20", hand=13, open_tiles=(4,)), 0, ["Ada", "[Bert]"], "en")
    assert "\\[Bert]" in shown
    assert "in hand: [bold yellow]13[/]" in shown
    assert "Face up in the middle: [bold]4[/]." in shown


# ---- Memo Street ----


def test_the_street() -> None:
    position = memo.turned_up("553").play("threes").replay(["turn b1", "turn d2", "=J", "turn i7"])
    lines = drawn(position, 0, ["Ann", "Bob [x]"])
    assert lines[:8] == [
        "     a   b   c   d   e   f   g   h   i",
        " 1  ▒▒▒ ▐5▌     ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒",
        " 2  ▒▒▒ ▒▒▒ ▒▒▒ ▐J▌ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒",
        *(f" {row}  ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒" for row in range(3, 7)),
        " 7  ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▐?▌",
    ]


def test_score_boards_side_by_side() -> None:
    board = {"sixes": "66J", "small": "13J", "ones": "!1"}
    lines = drawn(memo.with_boards(memo.GAME.start(2), board, memo.TWO_IN_EACH), 0, ["Ann", "Bob [x]"])
    assert lines[9:] == [
        "          0 Ann               1 Bob [x]",
        " ones     ▒ void       0      1 1          2",
        " twos     · · ·               2 J          4",
        " threes   · · ·               3 3          6",
        " fours    · · ·               4 4          8",
        " fives    · · ·               J J         10",
        " sixes    6 6 J       18      6 6         12",
        " upper                18                  42",
        " bonus                 0                  20",
        " small    1 3 J       15      · · ·",
        " large    · · ·               · · ·",
        " triple   · · ·               · · ·",
        " chance   · · ·               · · ·",
        " total                33                  62",
    ]


def test_four_score_boards_fit_into_100_columns() -> None:
    position = memo.random_positions(4, 2)[-2]
    lines = drawn(position, 0, ["A name that is much too long for its column"] * 4)
    assert max(map(len, lines)) <= 100


def test_who_is_to_act_is_marked() -> None:
    marked = draw(memo.turned_up("553"), 1, ["Ann", "Bob"], "en")
    assert "[bold]0 Ann" in marked
    assert "[bold]1 Bob" not in marked


# ---- Kreuz & Quer ----


def test_a_plan_is_drawn_with_double_and_single_lines() -> None:
    position = cross.table("heart@b3/90", "sun spiral@a1").play("=moon")
    assert drawn(position, 0, ["Ada"]) == [
        "0 Ada                    minus 31",
        "       a    b    c    d    e",
        "       1    2         3    1",
        "    ┌─────────────────────────┐",
        "    │                         │",
        "1 3 │  @    ·    ·    ·    ·  │ 2",
        "    │                         │",
        "    │                         │",
        "2 1 │  ·    ·    ·    ·    ·  │ 1",
        "    │                         │",
        "    │       │    │            │",
        "3   │  ·    ●════◆══  ·    ·  │",
        "    │            │            │",
        "    │                         │",
        "4 2 │  ·    ·    ·    ·    ·  │ 2",
        "    │                         │",
        "    │                         │",
        "5 2 │  ·    ·    ·    ·    ·  │ 3",
        "    │                         │",
        "    └─────────────────────────┘",
        "       2    3         1    1",
        "",
        "Round 3 of 24.  Face down: 25.  Turned up: moon",
        "    ║                   │",
        "    ●       ──●══       ●       ══●──",
        "    │                   ║",
        "    /0       /90       /180      /270",
    ]


def test_four_plans_fit_into_a_terminal() -> None:
    last = cross.finished(2, players=4)
    lines = drawn(last.at(50), None, ["Ada", "Bob [the] Great", "C" * 90, "D"])
    assert max(map(len, lines)) <= 70
    assert lines[0].startswith("0 Ada ")
    assert "1 Bob [the] Great " in lines[0]
    frames = [line.replace(" ", "") for line in lines if "┌" in line]
    assert frames == ["┌" + "─" * 25 + "┐" + "┌" + "─" * 25 + "┐"] * 2


def test_paths_that_merely_cross_are_drawn_so() -> None:
    tiles = cross.with_faces(cup="W-W-+-n-n", boat="WW--+--nn", bird="-nn-+W--W")
    position = cross.table("cup@b3/90", tiles=tiles)
    assert "══╳══" in drawn(position, 0, ["Ada"])[11]
    assert "╲" in "".join(drawn(position.play("=boat"), 0, ["Ada"])[-4:])
    assert "╱" in "".join(drawn(position.play("=bird"), 0, ["Ada"])[-4:])


# ---- Da Vinci Code ----


def test_at_the_end_of_da_vinci_code_the_points_are_those_of_the_result() -> None:
    chooser = random.Random(3)
    position = games["davincicode"].start(2, seed=3)
    while position.actors:
        position = position.play(chooser.choice(list(position.legal(position.actors[0]))))
    assert position.outcome is not None
    assert position.outcome.scores != position.view(None).points, "the winner's hidden numbers add something"
    lines = drawn(position, None, ["Ada", "Bob"])
    assert [int(line.split()[2]) for line in lines[1:3]] == list(position.outcome.scores)


def test_the_codes() -> None:
    position = code.table("b1 w4! b7 w10", "b0! w6!", "w1 w2", drawn="b9").play("guess 2.1=3")
    assert drawn(position, 0, ["Ada", "[Bert]", "Cleo"]) == [
        "                   1     2     3     4",
        "0 Ada          0  (b1)   w4   (b7)  (w10)",
        "1 [Bert]       0   b0    w6   out",
        "2 Cleo         0  (w?)  (w?)",
        "2.1 is not 3",
        "In the pool: 8 black, 7 white.  Set apart by Ada: (b9).",
    ]


@code.every_way
def test_codes_are_never_too_wide(players: int, hyphens: bool) -> None:
    for position in code.a_game(players, hyphens, 7, knowing=0.1):
        assert max(map(len, drawn(position, 0, ["A very long name indeed"] * players))) <= 100
