"""Pictures that are made in processes of their own: the final board of a game, and links as QR codes."""

from __future__ import annotations

import io

import segno

from spieltrieb.core.position import Position
from spieltrieb.core.record import parse, verify
from spieltrieb.games import games
from spieltrieb.locale import text


def draw(line: str, seat: int | None, lang: str) -> str:
    """The final board of a game, from its record, as SVG: as a seat or a spectator sees it, and what they say of it."""
    from spieltrieb.boards import pictures

    end = verify(parse(line), games)
    names = list(end.names)
    return pictures.draw(end, seat, names, lang, _said(end, seat, names, lang)).svg()


def _said(end: Position, seat: int | None, names: list[str], lang: str) -> str:
    """How a game ended, in the words of a seat."""
    game, outcome = text(lang, f"{end.game.key}-name"), end.outcome
    if outcome is None:
        return game
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    if seat is None:
        return f"{game}: {scores}"
    how = "solo" if end.players == 1 else "lost" if seat not in outcome.winners else "won"
    return text(lang, f"page-share-{how}", game=game, scores=scores, points=outcome.scores[seat])


def qr_code(link: str) -> str:
    """A link as a QR code that a phone's camera reads, as SVG."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=8, border=2, xmldecl=False, dark="#2b2620", light="#ffffff")
    return out.getvalue().decode()
