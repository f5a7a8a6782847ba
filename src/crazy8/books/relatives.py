"""Find the nearest relatives of a game: its bases, and those of its family whose text is most like its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial

from crazy8.compiler.book.edition import Find
from crazy8.compiler.book.relatives import Relative
from crazy8.compiler.compare.from_rules import differences
from crazy8.compiler.layers.link import LinkedVariant as Linked
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.topics.rules import Rules
from crazy8.files.shipped import family_of, shipped_names, shipped_source
from crazy8.read_variant import ReadVariant, read_variant

MOST_RELATIVES = 2


def finder(variant: ReadVariant) -> Find:
    """Return a function that finds the relatives of a variant for its rules at some tables."""
    return partial(_relatives, variant)


def _relatives(variant: ReadVariant, rules: Mapping[int, Rules]) -> tuple[Relative, ...]:
    found: list[Relative] = []
    for resolver in _nearest(variant):
        theirs = _rules(resolver, rules)
        if theirs:
            ours = {players: rules[players] for players in theirs}
            count = len({difference.question for difference in differences(ours, theirs)})
            found.append(Relative(resolver.readings.identity, theirs, count))
        if len(found) == MOST_RELATIVES:
            break
    return tuple(found)


def _rules(resolver: Resolver, rules: Mapping[int, Rules]) -> dict[int, Rules]:
    """Return the rules of a relative for the numbers of players that both have."""
    span = resolver.player_range()
    resolved = {players: resolver.resolve(players).rules for players in rules if span.fewest <= players <= span.most}
    return {players: one for players, one in resolved.items() if one is not None}


def _nearest(variant: ReadVariant) -> Iterator[Resolver]:
    """Yield the bases, the nearest first, and then the nearest of the same family."""
    line = variant.resolver.variant.line
    for length in range(len(line) - 1, 0, -1):
        yield Resolver(Linked(line[:length]))
    bases = {member.name for member in line}
    source = shipped_source(variant.name)
    if source is not None and source.text == variant.linked.source.text:
        for name in _like(variant.name):
            if name not in bases:
                yield _shipped(name).resolver


@cache
def _like(name: str) -> tuple[str, ...]:
    """Return the other variants of a family, those first that have most lines in common with one of them."""
    own = _lines(name)
    others = [other for other in shipped_names() if other != name and family_of(other) == family_of(name)]
    return tuple(sorted(others, key=lambda other: (-len(own & _lines(other)) / len(own | _lines(other)), other)))


@cache
def _lines(name: str) -> frozenset[str]:
    """Return the statements of a shipped variant that stand in one line, without citations and comments."""
    source = shipped_source(name)
    text = "" if source is None else source.text
    lines = (line.split("[")[0].split("#")[0].strip() for line in text.splitlines())
    return frozenset(line for line in lines if line)


@cache
def _shipped(name: str) -> ReadVariant:
    """Return a shipped variant; kept, because one is a relative of many."""
    return read_variant(name)
