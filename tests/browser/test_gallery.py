"""Every face, badge and phase of every board, on purpose: each has a tooltip and fits a phone, also with large text."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module

import pytest

from tests.browser.gallery.collecting import Exhibit, Gallery
from tests.browser.gallery.hall import Hall
from tests.browser.people import PHONE, Visitor
from tests.browser.tables import GAMES
from tests.browser.test_axe import check
from tests.conftest import in_turn
from tests.server.client import House

ROOMS = {key: import_module(f"tests.browser.gallery.{key}") for key in GAMES}


@cache
def gallery(game: str) -> Gallery:
    """All that there is to see of a game; that nothing is missing is checked on the way."""
    return Gallery(ROOMS[game].COLLECTION)


@pytest.fixture
def hall(house: House, visit: Callable[..., Visitor]) -> Hall:
    """The page of somebody at a phone, to show positions on; axe may be brought along."""
    return Hall(visit(house, "Mia", touch=True, size=PHONE, bypass_csp=True))


class Complaints:
    """What is wrong, each complaint once, with a position where it is to be seen and how to get there."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._found: dict[str, str] = {}

    def look(self, exhibit: Exhibit, what: str = "", both: bool = True) -> None:
        """Look at what is shown now, at both sizes of text or at the one it has."""
        for problem in self._hall.look(both):
            kind = re.sub(r"\d+|\w\d:", "#", problem)
            moves = " ".join(exhibit.position.moves)
            self._found.setdefault(kind, f"{problem}\n  {what} in {exhibit!r}\n  after {moves}")

    def none(self) -> None:
        """Fail if there are any."""
        assert not self._found, "\n".join(self._found.values())


@pytest.mark.parametrize("game", ROOMS)
def test_every_face_phase_and_badge(game: str, hall: Hall) -> None:
    """All that a position can show, hints on every place, three on one too, and what opens when it is pressed."""
    rooms = gallery(game)
    complaints = Complaints(hall)
    missing = set(rooms.collection.marked)
    for exhibit in rooms.exhibits:
        hall.show(exhibit)
        complaints.look(exhibit)
        if exhibit not in rooms.hinted:
            continue
        hall.advise(exhibit)
        hall.set_text("200%")
        for moves in rooms.hints(exhibit, missing):
            hall.hint(moves)
            complaints.look(exhibit, f"with the hints {moves}", both=False)
            for selector in rooms.collection.opening(moves[0]):
                hall.press(selector)
                complaints.look(exhibit, f"with the hints {moves} and {selector} open", both=False)
                hall.page.keyboard.press("Escape")
    assert not missing, f"never marked: {sorted(missing)}"
    for what, (first, selectors) in rooms.collection.opened.items():
        exhibit = rooms.showing(first)
        hall.show(exhibit)
        hall.press(*selectors)
        complaints.look(exhibit, what)
    complaints.none()


@pytest.mark.parametrize("game", in_turn(GAMES, first=3, of=4))
def test_for_everybody(game: str, hall: Hall) -> None:
    """Axe finds nothing, in either theme, and fingers find what they tap."""
    rooms = gallery(game)
    exhibit = rooms.hinted[0]
    hall.show(exhibit)
    hall.advise(exhibit)
    hall.hint(rooms.hints(exhibit, set(rooms.collection.marked))[0])
    hall.set_text("")
    check(hall.visitor, f"with hints, {exhibit!r}")
    for what in rooms.collection.telling:
        exhibit = rooms.showing(what)
        hall.show(exhibit)
        hall.set_text("")
        check(hall.visitor, f"{what}, {exhibit!r}")


def test_points_at_the_end_of_da_vinci_code(hall: Hall) -> None:
    """The points beside the codes are those of the result, what the winner's hidden numbers add included."""
    exhibit = gallery("davincicode").showing("the winner's hidden numbers count")
    assert exhibit.position.outcome is not None
    hall.show(exhibit)
    codes = hall.page.locator("[data-rack]")
    shown = {int(code.get_attribute("data-rack") or ""): code.locator(".points").inner_text() for code in codes.all()}
    scores = exhibit.position.outcome.scores
    [winner] = exhibit.position.outcome.winners
    guesses = exhibit.view.points[winner]
    numbers = scores[winner] - guesses
    expected = {seat: hall.visitor.t("page-davincicode-points", points=points) for seat, points in enumerate(scores)}
    assert shown == expected | {winner: f"{scores[winner]} = {guesses} + {numbers}"}
    sum_of_both = hall.visitor.t("page-davincicode-points-sum", guesses=guesses, numbers=numbers)
    assert codes.locator(f"[title='{sum_of_both}']").count() == 1
