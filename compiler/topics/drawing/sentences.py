"""Tell the rules on drawing in one's own turn."""

from __future__ import annotations

from collections.abc import Iterator

from ...rules.key import Key
from ...telling.facts import Told
from ...telling.phrase import phrase, slug
from ...telling.teller import Teller
from .model import (
    DRAW_CONTINUE_AFTER_FIT,
    DRAW_COUNT,
    DRAW_OPTIONAL,
    DRAW_PASS_AFTER,
    DRAW_PASS_WITHOUT,
    DRAW_PLAY_DRAWN,
    Drawing,
)


def _by_the_way(drawing: Drawing) -> Iterator[Key]:
    """Tell what it means that a number of cards is drawn: all of them, and no more."""
    if not drawing.goes_on:
        yield DRAW_CONTINUE_AFTER_FIT
    if drawing.pass_after == "last draw":
        yield DRAW_PASS_AFTER


def tell_drawing(teller: Teller) -> Iterator[Told]:
    """Tell when and how many cards are drawn, and what becomes of them."""
    drawing = teller.rules.drawing
    mode, number = slug(drawing.amount.mode), drawing.amount.cards or 0
    words = phrase(f"draw-{slug(drawing.when)}-{mode}", cards=number)
    by = (DRAW_COUNT, DRAW_OPTIONAL)
    yield teller.told("drawing.amount", words, by=by, tells=(*by, *_by_the_way(drawing)))
    if drawing.pass_when_dry:
        yield teller.told("drawing.pass-when-dry", phrase("pass-when-dry"), by=(DRAW_PASS_WITHOUT,))
    if mode == "nothing":
        return
    if drawing.goes_on:
        yield teller.told("drawing.goes-on", phrase("draw-may-go-on"), by=(DRAW_CONTINUE_AFTER_FIT,))
    until = "until-" if mode == "until-playable" else ""
    drawn = phrase(f"drawn-{until}{slug(drawing.drawn_card)}", cards=number)
    yield teller.told("drawing.drawn-card", drawn, by=(DRAW_PLAY_DRAWN,))
    any_draw = drawing.pass_after == "any draw"
    if any_draw or mode == "up-to" or number > 1:
        words = phrase(f"pass-after-{slug(drawing.pass_after)}")
        tells = (DRAW_PASS_AFTER,) if any_draw else ()
        yield teller.told("drawing.pass-after", words, by=(DRAW_PASS_AFTER,), tells=tells, quiet=not any_draw)
    if drawing.pass_at_will:
        yield teller.told("drawing.pass-at-will", phrase("pass-at-will"), by=(DRAW_PASS_WITHOUT,))
