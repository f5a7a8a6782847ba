"""Read statements on drawing and passing, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import Saying, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from .model import (
    DRAW_CONTINUE_AFTER_FIT,
    DRAW_COUNT,
    DRAW_FROM,
    DRAW_OPTIONAL,
    DRAW_PASS_AFTER,
    DRAW_PASS_WITHOUT,
    DRAW_PLAY_DRAWN,
    Drawing,
    amount,
)

READERS: dict[str, Callable[[Statement], Saying]] = {
    "draw": lambda said: Saying(DRAW_COUNT, amount(said.parts[0])),
    "draw_on": lambda said: Saying(DRAW_CONTINUE_AFTER_FIT, word(said.parts[0]) == "may go on"),
    "pass_after": lambda said: Saying(DRAW_PASS_AFTER, word(said.parts[0])),
    "no_pass_undrawn": lambda _said: Saying(DRAW_PASS_WITHOUT, "when stock empty"),
    "pass_when": lambda said: Saying(DRAW_PASS_WITHOUT, word(said.parts[0])),
    "draw_when": lambda said: Saying(DRAW_OPTIONAL, word(said.parts[0])),
    "draw_from": lambda said: Saying(DRAW_FROM, word(said.parts[0]) == "stock or discards" or None),
    "drawn_card": lambda said: Saying(DRAW_PLAY_DRAWN, word(said.parts[0]).replace("is kept", "waits")),
}


def drawing_from(words: LastWords) -> Drawing:
    """Make the model of how many cards are drawn, when, and what becomes of the drawn card."""
    return Drawing(
        amount=words.one(DRAW_COUNT),
        when=words.one(DRAW_OPTIONAL),
        drawn_card=words.maybe(DRAW_PLAY_DRAWN, "may be played"),
        or_discards=words.maybe(DRAW_FROM, False),
        goes_on=words.maybe(DRAW_CONTINUE_AFTER_FIT, False),
        pass_after=words.maybe(DRAW_PASS_AFTER, "last draw"),
        pass_at_will=words.maybe(DRAW_PASS_WITHOUT, "when unable") == "at will",
        pass_when_dry=words.maybe(DRAW_PASS_WITHOUT, "when unable") == "when stock empty",
    )
