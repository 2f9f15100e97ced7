"""The end of a game on the board: what was seen of Memo Street's remaining tiles is shown once more."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.browser.tables import play_on
from tests.browser.test_same_screen import HEARD, LISTEN
from tests.server.client import House

# What the street shows face up, by its cells, as its drawings have it: a joker has no number.
UP = """() => Object.fromEntries([...document.querySelectorAll(".street [data-cell]:has(.front)")]
  .map((it) => [it.dataset.cell, Number(it.querySelector(".front text")?.textContent ?? 7)]))"""
LYING = "() => document.querySelectorAll('.street [data-cell] .tile').length"
MOVING = "() => document.getAnimations().filter((it) => it.effect.target.closest('.street')).length"


RINGS = """
  window.rung = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.rung++;
    return start.apply(this, when);
  };
"""


def test_a_result_is_announced_and_heard_only_by_who_was_there(house: House, visit: Callable[..., Visitor]) -> None:
    visitor = visit(house, "Ann", settings={"sound": True})
    page = visitor.page
    page.add_init_script(RINGS + LISTEN)
    visitor.open()
    table = visitor.make_table("kreuzquer", "me")
    known = play_on(visitor.person(), table)
    visitor.open(f"t/{table}")
    visitor.result().wait_for()
    headline = visitor.t(f"kreuzquer-rating-{known['outcome']['title']}")
    expect(visitor.result().get_by_role("heading")).to_have_text(headline)
    visitor.until(lambda: page.evaluate(HEARD, headline), "the result to be announced")
    assert page.evaluate("rung") == 0, "it ended long ago"


@pytest.mark.parametrize("speed", [1, 0], ids=["moving", "still"])
def test_memo_street_turns_over_what_was_seen(house: House, visit: Callable[..., Visitor], speed: int) -> None:
    visitor = visit(house, "Ann", settings={"speed": speed})
    visitor.open()
    table = visitor.make_table("memostreet", "me", "level1")
    play_on(visitor.person(), table)
    steps = visitor.person().get(f"/api/tables/{table}/replay?round=1&seat=0")["steps"]
    left = {cell for cell, face in enumerate(steps[-1]["view"]["table"]) if face == 0}
    seen = {
        cell: face for step in steps for cell, face in enumerate(step["view"]["table"]) if face > 0 and cell in left
    }
    assert seen and len(seen) < len(left), "some were seen, and some never"
    page = visitor.open(f"t/{table}")
    visitor.result().wait_for()
    visitor.until(lambda: page.evaluate(UP) == {str(cell): face for cell, face in seen.items()}, "what was seen")
    assert page.evaluate(LYING) == len(left), "what nobody saw lies face down"
    visitor.until(lambda: page.evaluate(MOVING) == 0, "the street to come to rest")
    some = next(iter(seen))
    label = visitor.t("page-memostreet-tile-up", cell="|", face=seen[some] if seen[some] < 7 else "J")
    assert page.locator(f"[data-cell='{some}']").get_attribute("aria-label").endswith(label.partition("|")[2])  # type: ignore[union-attr]
    if not speed:
        page.reload()
        visitor.result().wait_for()
        visitor.until(lambda: len(page.evaluate(UP)) == len(seen), "what was seen")
        assert page.evaluate(MOVING) == 0, "nothing ever moved"
