"""Every table fits its window: board, prompt and the next action are in sight together, and nothing scrolls.

A table of windows × games × phases × languages. Always in German, which needs the most room, and in the windows where
it is hardest; the other languages and windows, and everything else that a board can show, under soak.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.boards import board
from tests.browser.fitting import WINDOWS, try_windows
from tests.browser.gallery.collecting import Exhibit
from tests.browser.gallery.hall import Hall
from tests.browser.judging import judge_at_once
from tests.browser.people import Visitor
from tests.browser.tables import GAMES, play_on
from tests.browser.test_gallery import gallery
from tests.conftest import in_turn, soaked
from tests.server.client import House

LONGEST = "Maximiliane-Charlotte W."  # that the server takes
LANGUAGES = soaked("de", "fr", "en", "es", "it", "nl")
SMALLEST = ((360, 640), (844, 390), (1024, 600))  # where it is hardest
HARDEST = (*SMALLEST[:2], (1440, 900))  # and where the game gets the most room
LARGER = tuple(window for window in WINDOWS if window not in SMALLEST)
EASIER = tuple(window for window in WINDOWS if window not in HARDEST)
# As for somebody who comes back to their first game of a kind.
MEET = "([game, table]) => localStorage.setItem('spieltrieb.first-tables', JSON.stringify({ [game]: table }))"


def exhibit(game: str, players: int, what: str) -> Exhibit:
    """The position that shows this at a table of this many, with the most to choose from."""
    found = [one for one in gallery(game).found if what in one.shows and one.position.players == players]
    assert found, f"no position of {game} for {players} shows {what!r}"
    return max(found, key=lambda one: (len(one.view.legal), sum(map(len, one.position.moves))))


@pytest.fixture
def hall_in(house: House, visit: Callable[..., Visitor]) -> Callable[[str], Hall]:
    """Somebody's page that shows positions, in a language."""
    return lambda language: Hall(visit(house, "Mia", touch=True, language=language), clock=True)


@pytest.mark.parametrize("windows", soaked(HARDEST, EASIER), ids=["hard", "easy"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_phase(
    game: str, language: str, windows: Sequence[tuple[int, int]], hall_in: Callable[[str], Hall]
) -> None:
    """What a position shows, whoever looks at it; in the smallest window with the large text of the settings, too."""
    hall = hall_in(language)
    found = []
    for players, what in board(game).PHASES:
        hall.show(exhibit(game, players, what))
        hall.set_text("")
        found += try_windows(hall.page, f"{what} of {players}", windows)
        if windows == HARDEST:
            hall.set_text("125%")
            found += try_windows(hall.page, f"{what} of {players} in large text", WINDOWS[:1])
    assert not found, "\n".join(found)


@pytest.mark.parametrize("windows", soaked(SMALLEST, LARGER), ids=["small", "large"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_prompts_of_a_first_game(
    game: str, language: str, windows: Sequence[tuple[int, int]], hall_in: Callable[[str], Hall]
) -> None:
    """What is said to newcomers, in more words."""
    hall = hall_in(language)
    page, found = hall.page, []
    for number, (players, what, key) in enumerate(board(game).FIRST_PROMPTS, 1):
        page.evaluate(MEET, [game, f"gallery{number}"])
        hall.show(exhibit(game, players, what))
        hall.set_text("")
        before, _, after = hall.visitor.t(f"page-{game}-prompt-{key}-new", number="|", symbol="|").partition("|")
        expect(page.locator(".prompt")).to_have_text(re.compile(rf"^\s*{re.escape(before)}.*{re.escape(after)}\s*$"))
        found += try_windows(page, f"{what} of {players}", windows)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", soaked(*GAMES))
def test_seats(game: str, language: str, hall_in: Callable[[str], Hall]) -> None:
    """Four players of a match with long names and clocks, one of whom is away, and a bot stands in for another."""
    hall = hall_in(language)
    players, what = next(phase for phase in board(game).PHASES if phase[0] == 4)
    one = exhibit(game, players, what)
    first, second, *_ = (seat for seat in range(4) if seat != one.seat)
    hall.show(one, names=[LONGEST] * 4, rounds=4, away=[first], stood_for=[second])
    hall.set_text("")
    found = try_windows(hall.page, "seats")
    assert not found, "\n".join(found)
    for width, height in WINDOWS:
        hall.page.set_viewport_size({"width": width, "height": height})
        seats = hall.page.get_by_role("list", name=hall.visitor.t("page-players")).get_by_role("listitem")
        for seat, key in ((first, "page-seat-away"), (second, "page-seat-stand-in")):
            expect(seats.nth(seat).locator(".line svg")).to_be_in_viewport(ratio=1)
            expect(seats.nth(seat)).to_contain_text(hall.visitor.t(key))
            assert seats.nth(seat).locator(".clock").inner_text() == "10:00"
        for line in seats.locator(".who > .line").all():
            assert line.evaluate("(it) => it.scrollWidth <= it.clientWidth"), (width, height, line.inner_text())
    # A tap tells the rest, on a phone too.
    hall.page.set_viewport_size({"width": 360, "height": 640})
    seats.nth(first).locator(".seat").tap()
    card = seats.nth(first).locator(".about")
    expect(card).to_be_in_viewport(ratio=1)
    expect(card).to_contain_text(hall.visitor.t("page-seat-away"))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_board_can_show(game: str, hall_in: Callable[[str], Hall]) -> None:
    """All positions of the gallery, and what opens there when something is pressed."""
    hall = hall_in("de")
    rooms = gallery(game)
    found = []
    for one in rooms.exhibits:
        hall.show(one)
        hall.set_text("")
        found += try_windows(hall.page, repr(one))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("windows", soaked(SMALLEST, LARGER), ids=["small", "large"])
@pytest.mark.parametrize("language", soaked("fr", "de", "en", "es", "it", "nl"))
@pytest.mark.parametrize("game", in_turn(GAMES, first=1, of=4))
def test_tutorial(
    game: str, language: str, windows: Sequence[tuple[int, int]], house: House, visit: Callable[..., Visitor]
) -> None:
    """Every step of a tutorial, with its words."""
    visitor = visit(house, language=language, touch=True)
    page = visitor.open(f"learn/{game}")
    page.locator(".lesson").wait_for()
    found = []
    step = 1
    while page.locator(".lesson").count():
        found += try_windows(page, f"step {step}", windows)
        page.locator(".lesson button").last.click()
        step += 1
    assert step > 5
    assert not found, "\n".join(found)


@pytest.mark.parametrize("windows", soaked(SMALLEST, LARGER), ids=["small", "large"])
@pytest.mark.parametrize("players", soaked(2, 4))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", soaked(*GAMES))
def test_review(
    game: str,
    language: str,
    players: int,
    windows: Sequence[tuple[int, int]],
    house: House,
    visit: Callable[..., Visitor],
) -> None:
    """A game that is looked at again, in its middle and at its end."""
    visitor = visit(house, LONGEST, language=language, touch=True)
    visitor.open()
    table = visitor.make_table(game, "me", *["level1"] * (players - 1))
    play_on(visitor.person(), table)
    judge_at_once(visitor, table)
    page = visitor.open(f"review/{table}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.locator(".waiting").wait_for(state="detached")
    found = try_windows(page, "the beginning", windows)
    slider.click()
    found += try_windows(page, "the middle", windows)
    page.keyboard.press("End")
    found += try_windows(page, "the end", windows)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("windows", soaked((*SMALLEST, (1440, 900)), LARGER), ids=["small", "large"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_over(
    language: str, windows: Sequence[tuple[int, int]], house: House, visit: Callable[..., Visitor]
) -> None:
    """Everybody's games and totals are in sight, the winner's among them."""
    visitor = visit(house, LONGEST, language=language, touch=True)
    visitor.open()
    table = visitor.make_table("davincicode", "me", "level1", "level1", "level1", rounds=2)
    play_on(visitor.person(), table)
    page = visitor.open(f"t/{table}")
    visitor.result().wait_for()
    found = try_windows(page, "a match that is over", windows)
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        sheet = visitor.result().locator("table")
        for name in sheet.locator("th bdi").all():
            expect(name).to_be_visible()
        over = sheet.evaluate("(it) => it.parentElement.scrollWidth - it.parentElement.clientWidth")
        if over > 0:
            found.append(f"{width} × {height}: {over} px of the sheet are out of sight")
        expect(page.locator(".rack .tag")).to_have_count(0)
        if height > 480 and width > 768:
            box = visitor.result().bounding_box()
            assert box and box["width"] <= 0.4 * width, "it covers the whole board"
        visitor.show(f"match-over-{width}")
    # In a low window it would cover nearly all of the board: it is one line there until somebody wants to see more.
    page.set_viewport_size({"width": 844, "height": 390})
    page.reload()
    expect(visitor.button("page-result-unfold")).to_be_visible()
    expect(visitor.button("page-rematch")).to_be_visible()
    found += try_windows(page, "a result that is folded", [(844, 390)])
    visitor.show("match-over-folded")
    assert not found, "\n".join(found)
