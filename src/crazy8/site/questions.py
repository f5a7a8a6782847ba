"""List the questions of a site, each with a page that shows which game answers it how.

What a book tells has a slot, and what it answers besides has the key of a question. Both go to the question with the
longest beginning that fits them, unless the record of the question names another page.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from crazy8.compiler.topics.registry import by_key


class ShelfQuestion(NamedTuple):
    """A question with a page of its own."""

    key: str
    about: tuple[str, ...]
    """The beginnings of the slots and keys that belong to it, those first that answer it."""
    message: str = ""
    """The message that asks it, if the books have one."""

    @property
    def asks(self) -> str:
        """The message that asks it."""
        return self.message or f"site-ask-{self.key}"


VALUES = "values"
"""The slot of the tables of values, which have none of their own."""

DEBT_SLOTS = (
    "effects.drawn-answer",
    "effects.answered-by",
    "effects.answering",
    "effects.debt-most",
    "effects.challenge",
)
"""The slots of what holds for every debt."""

SHELF_QUESTIONS = (
    ShelfQuestion("aim", ("aim.",)),
    ShelfQuestion("pack", ("pack", "deck.")),
    ShelfQuestion("dealer", ("deal.",)),
    ShelfQuestion("deal", ("deal.cards",)),
    ShelfQuestion("starter", ("start.starter", "starter.", "deal.starter")),
    ShelfQuestion("begin", ("start.",)),
    ShelfQuestion("match", ("turn.", "match.")),
    ShelfQuestion("several", ("multi.", "turn.several", "effects.add-open"), "ask-multi-allowed"),
    ShelfQuestion("jump", ("turn.jump", "jump"), "ask-turn-jump-in"),
    ShelfQuestion("draw", ("drawing.",)),
    ShelfQuestion("drawn-card", ("drawing.drawn-card",), "often-drawn"),
    ShelfQuestion("pass", ("draw.pass", "drawing.pass"), "ask-draw-pass-without"),
    ShelfQuestion("wild", ("wild.cards",)),
    ShelfQuestion("naming", ("wild.",)),
    ShelfQuestion("wild-on-wild", ()),
    ShelfQuestion(
        "effects", ("effects", "effect.", "reverse.", "swap.", "move.", "discard.", "all-draw.", "skip.two", "skip.who")
    ),
    ShelfQuestion("penalty", ("draw-n.", "debt.", *DEBT_SLOTS)),
    ShelfQuestion("skip", ("skip.",)),
    ShelfQuestion("stock", ("stock.",), "often-stock"),
    ShelfQuestion("blocked", ("stock.blocked", "block.")),
    ShelfQuestion("call", ("calls.",), "ask-call-required"),
    ShelfQuestion("forgotten", ("call.", "calls.catcher", "calls.window", "calls.false", "calls.doubt")),
    ShelfQuestion("last-card", ("finish.last-card", "out.action-last")),
    ShelfQuestion("out", ("finish.", "out.")),
    ShelfQuestion("score", ("scoring.", "score.")),
    ShelfQuestion("values", (VALUES,)),
    ShelfQuestion("end", ("game.",)),
)
"""All questions, in the order of a book."""


_PAGES = {one.key: one for one in SHELF_QUESTIONS}


class Belongs(NamedTuple):
    """The question to which something belongs."""

    question: ShelfQuestion
    rank: int
    """The place at which it stands among what belongs there."""


@cache
def place_of(slot: str) -> Belongs:
    """Return where something belongs by its slot or key. Raises `KeyError` if it belongs to no question."""
    question = by_key(slot)
    if question is not None and question.shelf is not None:
        page = _PAGES[question.shelf]
        return Belongs(page, len(page.about))
    fitting = [
        (len(word), Belongs(one, rank))
        for one in SHELF_QUESTIONS
        for rank, word in enumerate(one.about)
        if slot.startswith(word)
    ]
    if not fitting:
        raise KeyError(slot)
    return max(fitting, key=lambda found: found[0])[1]
