"""Tell what is wrong with statements that can be read, though others of the file cannot."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..cards.reports.selectors import CardNotInPack, UnknownCardWord
from ..diagnostics.diagnostic import Diagnostic, Severity
from ..language.blanks import Structure
from ..layers.resolver import Resolver
from .causes import Reports
from .every_table import EveryTable, everywhere

_WORD = re.compile(r"[^\s\"#{}\[\],:=]+")
_OF_THE_PACK = frozenset(
    ("deck", "pack", "packs", "joker", "jokers", "cards", "leave", "group", "strip", "suits", "ranks")
)
"""First words of statements on which it depends what a word for a card means, as they are meant to be or are typed."""


def faults_beside(
    resolver: Resolver, unread: Iterable[Diagnostic], chosen: tuple[str, ...], players: int | None
) -> list[Diagnostic]:
    """Return the errors in statements that no statement which could not be read may be the cause of.

    What is open or contradicts itself is not told: the answer may stand in a line that could not be read.
    """
    tables = EveryTable(resolver, everywhere(resolver, chosen, players), 1)
    reports = Reports(tables)
    reports.add(resolver.faults)
    own = resolver.variant.own.document.source
    structure = Structure(own.text)
    statements = [
        _WORD.findall(own.text[slice(*structure.statement_at(one.span.start))].lower())
        for one in unread
        if one.span.source is own
    ]
    words = {word for statement in statements for word in statement}
    pack_unknown = any(statement[0] in _OF_THE_PACK for statement in statements if statement)
    beside = []
    for one in (one.report for one in reports.told):
        if one.severity is not Severity.ERROR or one.span.source is not own:
            continue
        if isinstance(one, UnknownCardWord | CardNotInPack) and (pack_unknown or one.word.lower() in words):
            continue
        beside.append(one)
    return beside
