"""An edition: a variant with a choice of options, resolved for every player count and every option on offer."""

from __future__ import annotations

from collections.abc import Sequence

from crazy8.compiler.resolve.from_syntax import Resolver
from crazy8.compiler.rulebook.facts import Book
from crazy8.compiler.rulebook.from_rules import book_from
from crazy8.compiler.rules.rules import OptionOffer, Rules


def edition(resolver: Resolver, chosen: Sequence[str] = (), players: Sequence[int] = ()) -> Book | None:
    """The book of a variant with some options, for all its player counts or the given ones.

    `None` if a fault forbids the rules of every one of these tables.
    """
    span = resolver.player_range(chosen)
    counts = tuple(players) or tuple(range(span.fewest, span.most + 1))
    rules = _for_counts(resolver, counts, chosen)
    if not rules:
        return None
    with_option = {
        offer.name: _for_counts(resolver, tuple(rules), (*chosen, *_needed(offer, resolver.variant.offers())))
        for offer in resolver.variant.offers()
        if offer.name not in chosen
    }
    return book_from(rules, tuple(resolver.variant.examples()), with_option)


def _for_counts(resolver: Resolver, counts: Sequence[int], chosen: Sequence[str]) -> dict[int, Rules]:
    """The rules for each player count for which they are sound."""
    resolved = {players: resolver.resolve(players, chosen).rules for players in counts}
    return {players: rules for players, rules in resolved.items() if rules is not None}


def _needed(offer: OptionOffer, offers: Sequence[OptionOffer]) -> tuple[str, ...]:
    """An option with everything it requires."""
    by_name = {one.name: one for one in offers}
    needed: dict[str, None] = {offer.name: None}
    for name in needed.copy():
        for required in by_name[name].requires:
            if required in by_name and required not in needed:
                needed.update(dict.fromkeys(_needed(by_name[required], offers)))
    return tuple(needed)
