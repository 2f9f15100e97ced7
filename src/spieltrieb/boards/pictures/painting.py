"""Pictures as pixels, one or many after another; with Pillow, which the extra `pictures` brings."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from pathlib import Path as File
from typing import TYPE_CHECKING, Any

import numpy as np

from spieltrieb.boards.pictures.picture import CLOTH, Box, Disc, Path, Picture, Shape, Words
from spieltrieb.core.errors import SpieltriebError, missing

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

FINER = 2  # painted this many times larger and made small again, which makes edges smooth
ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}
ANIMATED = (".gif", ".png", ".apng", ".webp")


class BadPicture(SpieltriebError):
    """A picture cannot be written like this."""

    code = "bad-picture"


def pixels(picture: Picture) -> np.ndarray[Any, Any]:
    """The picture as an array of height x width x 3 bytes: red, green, blue."""
    return np.asarray(paint(picture))


def animate(pictures: Iterable[Picture], file: str | File, seconds: float = 0.8) -> None:
    """Write pictures of one size one after another into a GIF, or an animated PNG (.png, .apng) or WebP.

    The last one stays longer.
    """
    ending = check_animated(file).suffix.lower()
    first, *others = map(paint, pictures)
    last = others[-1] if others else first
    first.save(
        file,
        format={".gif": "GIF", ".webp": "WEBP"}.get(ending, "PNG"),
        save_all=True,
        append_images=[*others, last, last, last],  # which is written as one that stays longer
        duration=round(1000 * seconds),
        loop=0,
    )


def check_animated(file: str | File) -> File:
    """The path of a file, if its name ends as that of a moving picture does."""
    if File(file).suffix.lower() not in ANIMATED:
        known = ", ".join(ANIMATED)
        sentence = f"The name of a moving picture ends in {known}; {File(file).name!r} does not."
        raise BadPicture(sentence, file=File(file).name, known=known)
    return File(file)


def check_still(file: str | File) -> File:
    """The path of a file, if its name ends as that of an SVG does: nobody wants one under another's name."""
    if File(file).suffix.lower() != ".svg":
        sentence = f"This picture is an SVG: give its file a name that ends in .svg; {str(file)!r} does not."
        raise BadPicture(sentence, reason="error-bad-picture-still", file=str(file))
    return File(file)


def paint(picture: Picture) -> Image:
    """The picture as an image of Pillow."""
    try:
        from PIL import Image, ImageDraw
    except ImportError as problem:
        raise missing("Pillow", "pictures") from problem
    image = Image.new("RGB", (FINER * picture.width, FINER * picture.height), CLOTH)
    brush = ImageDraw.Draw(image)
    for shape in picture.shapes:
        _paint(brush, shape)
    return image.resize((picture.width, picture.height), Image.Resampling.BOX)


def _paint(brush: ImageDraw, shape: Shape) -> None:
    """One shape, FINER times larger."""
    match shape:
        case Box():
            corners = _larger(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
            brush.rounded_rectangle(corners, FINER * shape.radius, shape.fill, shape.line, FINER if shape.line else 0)
        case Disc():
            _dot(brush, shape.x, shape.y, shape.radius, shape.fill)
        case Path():
            for start, end in pairwise(shape.points):
                brush.line(_larger(*start, *end), shape.line, round(FINER * shape.width))
            for x, y in shape.points[1:-1]:
                _dot(brush, x, y, shape.width / 2, shape.line)
        case Words():
            brush.text(
                (FINER * shape.x, FINER * shape.y),
                shape.text,
                shape.fill,
                _font(FINER * shape.size),
                ANCHORS[shape.anchor],
                stroke_width=shape.bold * FINER / 4,
            )


def _dot(brush: ImageDraw, x: float, y: float, radius: float, fill: str) -> None:
    brush.ellipse(_larger(x - radius, y - radius, x + radius, y + radius), fill)


def _larger(*numbers: float) -> tuple[float, ...]:
    return tuple(FINER * number for number in numbers)


@lru_cache(32)
def _font(size: float) -> Any:
    """Pillow's own font, so that a picture looks the same on every machine."""
    from PIL import ImageFont

    return ImageFont.load_default(size)
