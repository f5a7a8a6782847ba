"""Tell the rules on drawing in one's own turn."""

from __future__ import annotations

from collections.abc import Iterator

from ...rules.key import Key
from ...telling.facts import Told
from ...telling.teller import Teller
from .claims import DrawnCardMay, DrawsInTurn, DrawsOn, PassesAfter, PassesAtWill, PassesWhenDry, TakesTopInstead
from .model import (
    DRAW_CONTINUE_AFTER_FIT,
    DRAW_COUNT,
    DRAW_FROM,
    DRAW_OPTIONAL,
    DRAW_PASS_AFTER,
    DRAW_PASS_WITHOUT,
    DRAW_PLAY_DRAWN,
    Amount,
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
    mode, number = drawing.amount.mode, drawing.amount.cards or 0
    by: tuple[Key, ...] = (DRAW_COUNT, DRAW_OPTIONAL)
    draws = DrawsInTurn(drawing.when, told_amount(drawing.amount))
    if mode == "nothing":
        draws = DrawsInTurn("at will" if drawing.pass_at_will else "when unable", drawing.amount)
        by = (*by, DRAW_PASS_WITHOUT) if drawing.pass_at_will else by
    yield teller.told("drawing.amount", draws, by=by, tells=(*by, *_by_the_way(drawing)))
    if drawing.pass_when_dry:
        yield teller.told("drawing.pass-when-dry", PassesWhenDry(), by=(DRAW_PASS_WITHOUT,))
    if mode == "nothing":
        return
    if drawing.goes_on:
        yield teller.told("drawing.goes-on", DrawsOn(), by=(DRAW_CONTINUE_AFTER_FIT,))
    yield teller.told("drawing.drawn-card", _drawn_card(drawing), by=(DRAW_PLAY_DRAWN,))
    any_draw = drawing.pass_after == "any draw"
    if any_draw or drawing.goes_on or mode == "up to" or number > 1:
        must = any_draw and drawing.drawn_card.startswith("must")
        words = PassesAfter("any draw if unable" if must else drawing.pass_after)
        tells = (DRAW_PASS_AFTER,) if any_draw else ()
        quiet = not any_draw and not (drawing.goes_on and drawing.drawn_card == "may be played")
        yield teller.told("drawing.pass-after", words, by=(DRAW_PASS_AFTER,), tells=tells, quiet=quiet)
    if drawing.or_discards:
        yield teller.told(DRAW_FROM, TakesTopInstead(), by=(DRAW_FROM,))
    if drawing.pass_at_will:
        yield teller.told("drawing.pass-at-will", PassesAtWill(), by=(DRAW_PASS_WITHOUT,))


def told_amount(amount: Amount) -> Amount:
    """Return an amount as it is told: until a card fits, and so many at most, is drawing up to so many."""
    limited = amount.mode == "until playable" and amount.cards is not None
    return Amount(mode="up to", cards=amount.cards) if limited else amount


def _drawn_card(drawing: Drawing) -> DrawnCardMay:
    """Claim when a card may be laid after drawing: who draws singly and may lay any card has the choice each time."""
    mode, any_card = told_amount(drawing.amount).mode, drawing.drawn_card.endswith("any other")
    one = drawing.amount.cards == 1
    if mode != "exactly" and (any_card or (drawing.goes_on and drawing.drawn_card == "may be played")):
        return DrawnCardMay(drawing.drawn_card, "after each", one=one)
    return DrawnCardMay(drawing.drawn_card, "once one fits" if mode == "until playable" else "after all", one=one)
