"""Reads statements on drawing and passing, and makes the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import Said, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from .model import Drawing, amount

READERS: dict[str, Callable[[Statement], Said]] = {
    "draw": lambda said: Said("draw.count", amount(said.parts[0])),
    "draw_on": lambda said: Said("draw.continue-after-fit", word(said.parts[0]) == "may go on"),
    "pass_after": lambda said: Said("draw.pass-after", word(said.parts[0])),
    "pass_when": lambda said: Said("draw.pass-without", word(said.parts[0])),
    "draw_when": lambda said: Said("draw.optional", word(said.parts[0])),
    "drawn_card": lambda said: Said("draw.play-drawn", word(said.parts[0])),
}


def drawing_from(words: LastWords) -> Drawing:
    """How many cards are drawn, when, and what becomes of the drawn card."""
    return Drawing.model_construct(
        amount=words.one("draw.count"),
        when=words.one("draw.optional"),
        drawn_card=words.one("draw.play-drawn"),
        goes_on=words.maybe("draw.continue-after-fit", False),
        pass_after=words.maybe("draw.pass-after", "last draw"),
        pass_at_will=words.maybe("draw.pass-without", "when unable") == "at will",
        pass_when_dry=words.maybe("draw.pass-without", "when unable") == "when stock empty",
    )
