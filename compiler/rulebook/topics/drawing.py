"""Drawing in one's own turn."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.rulebook.facts import Told
from crazy8.compiler.rulebook.phrase import phrase, slug
from crazy8.compiler.rulebook.topics.teller import Teller


def tell_drawing(teller: Teller) -> Iterator[Told]:
    """When and how many cards are drawn, and what becomes of them."""
    drawing = teller.rules.drawing
    mode, number = slug(drawing.amount.mode), drawing.amount.cards or 0
    words = phrase(f"draw-{slug(drawing.when)}-{mode}", cards=number)
    yield teller.told("drawing.amount", words, by=("draw.count", "draw.optional"))
    until = "until-" if drawing.amount.mode == "until playable" else ""
    drawn = phrase(f"drawn-{until}{slug(drawing.drawn_card)}", cards=number)
    yield teller.told("drawing.drawn-card", drawn, by=("draw.play-drawn",))
