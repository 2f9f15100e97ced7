"""Plots: whatever is to be drawn, it is a picture that says all its names and lies within its frame."""

from __future__ import annotations

import re
from math import inf, nan
from xml.etree import ElementTree

import pytest

from spieltrieb.core.errors import BadOption
from spieltrieb.lab import plots
from spieltrieb.lab.plots import HEIGHT, WIDTH

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def curves(picture: str) -> list[list[tuple[float, float]]]:
    found = [line.attrib["points"].split() for line in ElementTree.fromstring(picture).iter(f"{SVG}polyline")]
    return [[(float(x), float(y)) for x, y in (point.split(",") for point in points)] for points in found]


def test_curves_have_names_and_go_where_the_numbers_go() -> None:
    picture = plots.lines({"<one>": [(0, 1), (5, 3), (10, 2)], "two": [(0, 0), (10, 4)]}, "a & b", "time", "gain")
    assert {"a & b", "time", "gain", "<one>", "two"} <= set(texts(picture))
    one, two = curves(picture)
    assert [x for x, _ in one] == sorted(x for x, _ in one)
    assert one[1][1] < one[2][1] < one[0][1], "more is higher up, where y is less"
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in one + two)
    assert one[0][0] == two[0][0]
    assert one[2][0] == two[1][0]


@pytest.mark.parametrize(
    "points",
    [
        [],
        [(1, 1)],
        [(0, 7), (1, 7)],
        [(0, nan), (1, 2), (2, inf)],
        [(1e9, -1e-9), (2e9, 1e-9)],
        [(0, 0.1 + 0.2), (1, 0.3)],
        [(1, 5e-324), (1 + 1e-12, 0)],
        [(0, 1e17), (1, 1e17 + 16)],
        [(0, -3e300), (1, 3e-300)],
    ],
)
def test_odd_numbers_are_drawn_as_far_as_possible(points: list[tuple[float, float]]) -> None:
    picture = plots.lines({"it": points}, "", "", "")
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for curve in curves(picture) for x, y in curve)
    assert "nan" not in picture
    assert "inf" not in picture


def test_shares_add_up_to_all_games() -> None:
    picture = plots.shares({"it": [3, 3, 3, 5]}, "", "", "")
    (curve,) = curves(picture)
    assert len(curve) == 5, "2 and 6 are not there, so the curve begins and ends at nothing; 4 is in between"
    nothing, three, four, five, _ = (y for _, y in curve)
    assert nothing == four
    assert nothing - three == pytest.approx(3 * (nothing - five), abs=0.5)


def test_an_error_that_is_not_known_is_not_drawn() -> None:
    picture = plots.intervals([("a", 1500, 20), ("b", 1400, inf)], "title", "rating")
    assert {"a: 1500 ± 20", "b: 1400", "title", "rating"} <= set(texts(picture))
    reaches = re.findall(r'd="M([\d.]+) [\d.]+H([\d.]+)" stroke', picture)
    assert [left == right for left, right in reaches] == [False, True]


def test_equal_values_and_those_that_are_as_good_as_equal_have_their_intervals() -> None:
    picture = plots.intervals([("a", 0.1 + 0.2, 0.0), ("b", 0.3, 0.0)], "", "")
    assert {"a: 0", "b: 0"} <= set(texts(picture))
    with pytest.raises(BadOption, match="nothing to draw: `intervals` takes one row or more"):
        plots.intervals([], "", "")


def test_a_long_name_stays_inside_wherever_its_value_is() -> None:
    rows = [(f"{at}.spieltrieb.lab.trained:Network", 1000.0 + 50 * at, 0.0) for at in range(11)]
    picture = plots.intervals(rows, "", "rating")
    said = {text.text or "": text.attrib for text in ElementTree.fromstring(picture).iter(f"{SVG}text")}
    middles = {name: float(where["x"]) for name, where in said.items() if "Network" in name}
    assert len(middles) == 11
    assert all(7 * len(name) / 2 <= x <= WIDTH - 7 * len(name) / 2 for name, x in middles.items())
    assert len({round(x) for x in middles.values()}) > 3, "where there is room it is over its value"


def test_one_below_the_other() -> None:
    one = plots.lines({"it": [(0, 1), (1, 2)]}, "first", "", "")
    both = ElementTree.fromstring(plots.stacked(one, one.replace("first", "second")))
    assert [inner.attrib["y"] for inner in both.findall(f"{SVG}svg")] == ["0", str(HEIGHT)]
    assert both.attrib["viewBox"] == f"0 0 {WIDTH} {2 * HEIGHT}"
