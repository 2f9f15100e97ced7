"""The pictures of README and docs are there, small enough, in use, and as new as the numbers that they show."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MOST = {"boards.webp": 300_000, "game.webp": 700_000}  # bytes
USUAL, PLOT, TOGETHER = 120_000, 20_000, 400_000  # of any other, of a plot, and of all that compare before and after


def named() -> dict[Path, str]:
    """The pictures that the pages show, with the pages' names."""
    return {
        (page.parent / target).resolve(): page.name
        for page in PAGES
        for target in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
        if "://" not in target
    }


def test_every_picture_that_is_shown_is_there_and_small() -> None:
    assert named()
    for picture, page in named().items():
        assert picture.is_file(), f"{page} shows {picture.name}, which is not there: make pictures"
        most = MOST.get(picture.name, PLOT if picture.suffix == ".svg" else USUAL)
        assert picture.stat().st_size <= most, f"{picture.name} has {picture.stat().st_size} bytes, goal {most}"
    compared = sum(picture.stat().st_size for picture in PICTURES.glob("before-after-*"))
    assert 0 < compared <= TOGETHER


def test_every_picture_is_shown_somewhere() -> None:
    assert set(PICTURES.iterdir()) == {picture for picture in named() if picture.parent == PICTURES}


def test_readme_opens_with_the_boards_and_has_one_that_moves() -> None:
    first, moving = re.findall(
        r"!\[[^\]]+\]\(docs/pictures/([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")
    )
    assert (first, moving) == ("boards.webp", "game.webp")
    with Image.open(PICTURES / moving) as picture:
        assert getattr(picture, "n_frames", 1) >= 10


def test_plots_show_the_numbers_of_their_pages() -> None:
    spec = spec_from_file_location("plots", ROOT / "bench" / "plots.py")
    assert spec and spec.loader
    plots = module_from_spec(spec)
    spec.loader.exec_module(plots)
    for path, svg in plots.drawn().items():
        assert path.read_text(encoding="utf-8") == svg, f"{path.name} is older than its page: python bench/plots.py"
