"""Figures: what took how long, and why something was refused."""

from __future__ import annotations

import asyncio
import re

from spieltrieb.server.errors import Stale
from spieltrieb.server.metrics import BOUNDS, Figures, Histogram, figure, histogram, labelled
from tests.server.client import House, Person, request, until


def test_a_histogram_counts_what_took_no_longer() -> None:
    found = Histogram()
    for seconds in (0.0005, 0.001, 0.02, 99.0):
        found.note(seconds)
    lines = dict(line.rsplit(" ", 1) for line in found.lines("x"))
    assert lines['x_bucket{le="0.001"}'] == "2"
    assert lines['x_bucket{le="0.01"}'] == "2"
    assert lines['x_bucket{le="0.025"}'] == "3"
    assert lines[f'x_bucket{{le="{BOUNDS[-1]}"}}'] == "3"
    assert lines['x_bucket{le="+Inf"}'] == lines["x_count"] == "4"
    assert float(lines["x_sum"]) == 99.0215


def test_figures_may_have_labels() -> None:
    assert list(figure("n", "gauge", "how many", 3))[-1] == "spieltrieb_n 3"
    assert list(figure("n", "gauge", "how many", {"b": 1, "a": 2}, "by"))[2:] == [
        'spieltrieb_n{by="a"} 2', 'spieltrieb_n{by="b"} 1'
    ]  # fmt: skip
    lines = list(histogram("h", "how long", {"a": Histogram()}, "kind"))
    assert lines[2] == 'spieltrieb_h_bucket{kind="a",le="0.001"} 0'
    assert lines[-1] == 'spieltrieb_h_count{kind="a"} 0'


def test_the_figures_of_several_are_told_apart_and_each_is_explained_once() -> None:
    one, two = Histogram(), Histogram()
    two.note(0.0005)
    both = {
        7: [*figure("n", "gauge", "how many", 3), *histogram("h", "how long", one)],
        12: [*figure("n", "gauge", "how many", {"a": 2}, "by"), *histogram("h", "how long", two)],
    }
    lines = list(labelled("process", both))
    assert lines[:4] == [
        "# HELP spieltrieb_n how many", "# TYPE spieltrieb_n gauge", 'spieltrieb_n{process="7"} 3',
        'spieltrieb_n{process="12",by="a"} 2',
    ]  # fmt: skip
    assert lines.count("# TYPE spieltrieb_h histogram") == 1
    assert 'spieltrieb_h_bucket{process="12",le="0.001"} 1' in lines
    assert lines[-1] == 'spieltrieb_h_count{process="12"} 1'


def test_refusals_are_counted_by_what_was_wrong() -> None:
    figures = Figures()
    for problem in (Stale("late"), Stale("late"), RuntimeError("ours")):
        figures.note_refusal(problem)
    assert figures.refusals == {"stale": 2, "error": 1}
    assert figures.counts["refused"] == 3


def value(house: House, name: str) -> float:
    text = request(house.address, "GET", "/metrics").body.decode()
    found = re.search(rf"^spieltrieb_{re.escape(name)} ([0-9.]+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_what_happens_is_in_the_figures(house: House) -> None:
    ann = Person.comes(house.address)
    table = ann.make_table("kreuzquer", "me", "random")

    async def work() -> None:
        async with ann.page(table) as page:
            await page.until_table(table, lambda known: known["views"][0]["legal"])
            await page.move(table, 0, page.tables[table]["views"][0]["legal"][0])
            await page.refused("close", table="nowhere")

    asyncio.run(work())
    assert value(house, "commit_seconds_count") > 0
    assert value(house, "request_seconds_count") > 0
    asyncio.run(until(lambda: value(house, 'thinking_seconds_count{kind="bot"}') > 0, "no bot has thought"))
    assert value(house, 'refusals_total{reason="unknown-table"}') == 1
    assert value(house, 'thinking_queue{urgency="person"}') == 0
    assert value(house, 'overloaded{reason="lag"}') == 0
