"""Read statements on several cards in one turn, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import NeedsDeck, Saying, number, selector, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from ...rules.limits import within
from .model import (
    DUMP_OPEN,
    MULTI_ALLOWED,
    MULTI_EFFECTS,
    MULTI_FINISH,
    MULTI_TOP,
    CardsTogether,
    LeastTogether,
    Several,
    Together,
)


def _several(statement: Statement) -> Saying:
    cards, of, fewest, limit = statement.parts
    least = None if fewest is None else within(LeastTogether, number(fewest))
    most = None if limit is None else within(CardsTogether, number(limit))
    return Saying(
        MULTI_ALLOWED,
        NeedsDeck(
            lambda reader: Together.said(
                cards=reader.relation(selector(cards)),
                of=None if of is None else reader.cards(selector(of)),
                least=least,
                most=most,
            )
        ),
    )


RUN_ENDS = {"ends with turn": "closes", "stays open": "stays", "stays open until closed": "until closed"}
READERS: dict[str, Callable[[Statement], Saying]] = {
    "several": _several,
    "no_several": lambda _said: Saying(MULTI_ALLOWED, None),
    "several_top": lambda said: Saying(MULTI_TOP, word(said.parts[0]).removesuffix(" on top")),
    "several_effects": lambda said: Saying(MULTI_EFFECTS, word(said.parts[0]).removesuffix(" acts")),
    "several_last": lambda said: Saying(MULTI_FINISH, word(said.parts[0]) == "allowed"),
    "add_open": lambda said: Saying(DUMP_OPEN, RUN_ENDS[word(said.parts[0])]),
}


def several_from(words: LastWords) -> Several:
    """Make the model of laying more than one card in a turn."""
    return Several(
        together=words.maybe(MULTI_ALLOWED, None),
        top=words.maybe(MULTI_TOP, "last"),
        effects=words.maybe(MULTI_EFFECTS, "each"),
        may_be_last=words.maybe(MULTI_FINISH, True),
        added_row=words.maybe(DUMP_OPEN, "closes"),
    )
