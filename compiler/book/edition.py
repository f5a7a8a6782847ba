"""Prepare an edition: a variant with chosen options, resolved for every player count and option on offer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ..examples.played_hand import PlayedHand
from ..examples.read import Situation, read_example
from ..layers.options import required_with
from ..layers.resolver import Resolver
from ..telling.facts import Book
from ..topics.rules import Rules
from .from_rules import book_from
from .relatives import Relative

Play = Callable[[Mapping[int, Rules]], PlayedHand | None]
"""A function that plays an example hand under the rules for each number of players."""
Find = Callable[[Mapping[int, Rules]], Sequence[Relative]]
"""A function that finds the nearest relatives of a game by its rules for each number of players."""


def edition(
    resolver: Resolver,
    chosen: Sequence[str] = (),
    players: Sequence[int] = (),
    *,
    play: Play | None = None,
    relatives: Find | None = None,
) -> Book | None:
    """Return the book of a variant with some options, for all its player counts or the given ones.

    `None` if a fault forbids the rules of every one of these tables. Without `play` there is no example hand,
    without `relatives` no comparison.
    """
    span = resolver.player_range(chosen)
    counts = tuple(players) or tuple(range(span.fewest, span.most + 1))
    rules = _for_counts(resolver, counts, chosen)
    if not rules:
        return None
    with_option: dict[str, dict[int, Rules]] = {}
    for offer in resolver.offers:
        together = required_with(resolver.offers, (*chosen, offer.name))
        if offer.name not in chosen and together is not None:
            with_option[offer.name] = _for_counts(resolver, tuple(rules), together)
    hand = None if play is None else play(rules)
    kin = () if relatives is None else relatives(rules)
    return book_from(rules, tuple(_situations(resolver, tuple(rules), chosen)), with_option, hand, kin)


def _for_counts(resolver: Resolver, counts: Sequence[int], chosen: Sequence[str]) -> dict[int, Rules]:
    """Return the rules for each player count for which they are sound."""
    resolved = {players: resolver.resolve(players, chosen).rules for players in counts}
    return {players: rules for players, rules in resolved.items() if rules is not None}


def _situations(resolver: Resolver, counts: Sequence[int], chosen: Sequence[str]) -> Iterator[Situation]:
    """Yield the examples whose rulings hold in this edition.

    A ruling says what follows from the options it names and from no others; so an edition with options prints only
    the rulings with the same ones.
    """
    for example in resolver.variant.examples():
        situation, _ = read_example(example, resolver)
        if situation is None or (situation.names and len(situation.names) not in counts):
            continue
        if not chosen or set(situation.options) == set(chosen):
            yield situation
