"""Rights to lay a further card can be used with some number of players or some option."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.check.table import tables_of
from crazy8.compiler.diagnostics.codes.laying import NeverPossible
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.resolve.from_syntax import Resolver
from crazy8.compiler.rules.cards import CardSet
from crazy8.compiler.rules.relations import Relation
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.source import Span


def check_never(resolver: Resolver) -> Iterator[Diagnostic]:
    """Look for `several` and `jump` at every table; which cards there are twice depends on the packs."""
    texts: dict[Span, str] = {}
    possible: set[Span] = set()
    for table in tables_of(resolver, ()):
        rules = resolver.resolve(table.players, table.options).rules
        if rules is None:
            return
        for question, relation, of in _rights(rules):
            for answer in rules.answers_to(question):
                texts[answer.span] = answer.text
                if _is_possible(rules, relation, of):
                    possible.add(answer.span)
    own = resolver.variant.own.document.source
    for span, text in texts.items():
        if span not in possible and span.source is own:
            yield NeverPossible(span=span, statement=text)


def _rights(rules: Rules) -> Iterator[tuple[str, Relation, CardSet]]:
    """The rights of a table: the question, which card may follow which, and among which cards."""
    several, jump, every = rules.extra.several, rules.extra.jump, rules.deck.every_card
    if several is not None:
        yield "multi.allowed", several.cards, every if several.of is None else several.of
    if jump is not None:
        yield "turn.jump-in", jump.cards, every


def _is_possible(rules: Rules, relation: Relation, of: CardSet) -> bool:
    """Whether some card can follow another one, or a copy of itself."""
    for kind, on in enumerate(relation.on):
        itself = 1 << kind if rules.deck.copies_of(kind) == 1 else 0
        if of >> kind & 1 and on & of & ~itself:
            return True
    return False
