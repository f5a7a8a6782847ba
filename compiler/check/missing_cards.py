"""Gather the rules of a base about cards that the file's own deck lacks into one report at that deck."""

from __future__ import annotations

from collections.abc import Iterable

from ..cards.reports.selectors import BaseCardsMissing, CardNotInPack
from ..cards.saying import Saying
from ..diagnostics.diagnostic import Diagnostic, Label
from ..language.nodes import Option, Statement, When
from ..layers.resolver import Resolver
from ..source import Span
from ..topics.placing import DECK_QUESTIONS
from ..topics.statements import IN_WORDS

_STRIPS = "leave out"
"""How a statement begins that takes cards out of the deck of the base."""


def gathered(reports: Iterable[Diagnostic], resolver: Resolver) -> list[Diagnostic]:
    """Return the reports, those on rules of bases about missing cards as one, unless the deck is a base's own."""
    found = list(reports)
    own = resolver.variant.own.document.source
    of_bases = [one for one in found if isinstance(one, CardNotInPack) and one.span.source is not own]
    decks = _own_decks(resolver) if of_bases else []
    if not decks:
        return found
    words = dict.fromkeys(base.word for base in of_bases)
    stripped = decks[0].text.startswith(_STRIPS)
    together = BaseCardsMissing(
        span=decks[0].first_line,
        deck=of_bases[0].deck,
        words=", ".join(f"`{word}`" for word in words),
        which=" without the cards that are left out" if stripped else "",
        mend="leave none of these cards out" if stripped else "choose a deck that has it",
        labels=tuple(Label(place, "this names it") for place in dict.fromkeys(base.span for base in of_bases)),
    )
    return [*(one for one in found if one not in of_bases), together]


def _own_decks(resolver: Resolver) -> list[Span]:
    """Return the places where the file itself says something about its deck."""
    nodes = resolver.variant.own.document.body
    inner = [node for option in nodes if isinstance(option, Option) for node in option.statements]
    blocks = [node for node in (*nodes, *inner) if isinstance(node, When)]
    statements = [node for node in (*nodes, *inner) if isinstance(node, Statement)]
    statements += [statement for block in blocks for statement in block.statements]
    answers = [one for one in statements if one.kind not in IN_WORDS | {"group"}]
    said = ((answer, resolver.readings.said(answer)) for answer in answers)
    return [one.span for one, what in said if isinstance(what, Saying) and what.question in DECK_QUESTIONS]
