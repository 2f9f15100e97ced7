"""Cut the page's two fonts out of their packages: python make.py FOLDER (needs fonttools and brotli).

FOLDER has the unpacked npm packages @fontsource-variable/fraunces and @fontsource-variable/nunito-sans, as
fontsource-variable-fraunces and fontsource-variable-nunito-sans. What comes of it lies beside this file and is
committed: nobody needs to run this, unless a language needs another letter.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
# Headlines, names of games and people, and numbers on tiles, in English, German, French, Spanish, Italian and Dutch.
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !&'()+,-./:;?%«»“”„‘’…–—·×−¡¿"
LETTERS += "ÀÄÇÈÉÊÖÜßàáâäçèéêëìíîïñòóôöùúûüœ"
FIGURES = "0123456789:.,+-−–%/ "


def main(folder: Path) -> None:
    """Make both."""
    fraunces = folder / "fontsource-variable-fraunces/files/fraunces-latin-full-normal.woff2"
    display = instancer.instantiateVariableFont(TTFont(fraunces), {"wght": 640, "opsz": 36, "SOFT": 100, "WONK": 0})
    add_even_digits(display)
    keep(display, "display", LETTERS, ["kern", "tnum"])
    nunito = folder / "fontsource-variable-nunito-sans/files/nunito-sans-latin-wght-normal.woff2"
    keep(instancer.instantiateVariableFont(TTFont(nunito), {"wght": (400, 800)}), "figures", FIGURES, [])


def add_even_digits(font: TTFont) -> None:
    """Digits of equal width, for columns: the same drawings, in the middle of the widest one's room."""
    names = font.getBestCmap()
    digits = [names[ord(digit)] for digit in "0123456789"]
    wide = max(font["hmtx"][digit][0] for digit in digits)
    font.setGlyphOrder([*font.getGlyphOrder(), *(f"{digit}.even" for digit in digits)])
    for digit in digits:
        width, left = font["hmtx"][digit]
        aside = (wide - width) // 2
        pen = TTGlyphPen(font["glyf"])
        pen.addComponent(digit, (1, 0, 0, 1, aside, 0))
        font["glyf"][f"{digit}.even"] = pen.glyph()
        font["hmtx"][f"{digit}.even"] = (wide, left + aside)
    rules = "".join(f"sub {digit} by {digit}.even; " for digit in digits)
    addOpenTypeFeaturesFromString(font, f"feature tnum {{ {rules} }} tnum;", tables=["GSUB"])


def keep(font: TTFont, name: str, letters: str, features: list[str]) -> None:
    """Write a font with these letters alone."""
    whole = io.BytesIO()
    font.flavor = None
    font.save(whole)
    font = TTFont(io.BytesIO(whole.getvalue()), lazy=False)
    options = subset.Options(
        layout_features=features, hinting=False, name_IDs=[0, 1, 2, 13, 14], notdef_outline=True, flavor="woff2"
    )
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    missing = sorted(set(letters) - set(map(chr, font.getBestCmap())))
    if missing:
        sys.exit(f"{name} has no {missing}: leave them out, or take them from another package.")
    font.flavor = "woff2"
    font.save(HERE / f"{name}.woff2")
    print(name, (HERE / f"{name}.woff2").stat().st_size, "bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
