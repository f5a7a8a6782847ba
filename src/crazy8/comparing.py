"""Compare two rulebooks: find what they answer differently."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from re import findall
from typing import TYPE_CHECKING

from crazy8.compiler.compare.difference import Difference
from crazy8.compiler.compare.from_rules import differences
from crazy8.compiler.topics.rules import Rules
from crazy8.errors import ChoiceError
from crazy8.read_variant import ReadVariant

if TYPE_CHECKING:
    from crazy8.compiler.rulings.parting import Parting


@dataclass(frozen=True, slots=True)
class Chosen:
    """A rulebook, together with the options that are switched on."""

    variant: ReadVariant
    options: tuple[str, ...] = ()

    @classmethod
    def of(cls, variant: ReadVariant, options: Iterable[str]) -> Chosen:
        """Return the rulebook with options in its own order; raises `NotFoundError` or `ChoiceError`."""
        return cls(variant, variant.chosen(options))

    @property
    def name(self) -> str:
        """The file, and the options behind an `@`."""
        return self.variant.file + (f"@{','.join(self.options)}" if self.options else "")


@dataclass(frozen=True, slots=True)
class Comparison:
    """The differences between the answers of two rulebooks."""

    left: Chosen
    right: Chosen
    players: tuple[int, ...]
    """The numbers of players for which both have rules and were compared."""
    differences: tuple[Difference, ...]
    same_text: bool
    """Whether the two texts are equal, letter by letter."""
    only_left: tuple[int, ...] = ()
    """The numbers of players for which only the first has rules."""
    only_right: tuple[int, ...] = ()
    """The numbers of players for which only the second has rules."""
    options_only_left: tuple[str, ...] = ()
    """The options that can still be chosen and that only the first offers."""
    options_only_right: tuple[str, ...] = ()
    """The options that only the second offers."""
    witness: Parting | None = None
    """A situation that comes true by the first and not by the second."""
    was_played: bool = False
    """Whether such a situation was looked for."""

    @property
    def same_rules(self) -> bool:
        """Return whether every question has one answer for every number of players, and both offer the same options."""
        only_one = (self.only_left, self.only_right, self.options_only_left, self.options_only_right)
        return not self.differences and not any(only_one)


def compare(one: Chosen, other: Chosen, players: int | None = None) -> Comparison:
    """Compare the answers of two rulebooks, for every number of players that both allow, or for one."""
    counts, further = zip(*(_counts(chosen, players) for chosen in (one, other)), strict=True)
    common = tuple(sorted(counts[0] & counts[1]))
    if not common:
        raise ChoiceError(
            f"`{one.name}` and `{other.name}` are never played by the same number of players",
            f"`{one.name}` is for {_words(further[0])} players, `{other.name}` for {_words(further[1])}",
        )
    ours, theirs = (_rules(chosen, common) for chosen in (one, other))
    return Comparison(
        left=one,
        right=other,
        players=common,
        differences=differences(ours, theirs),
        same_text=one.options == other.options and one.variant.linked.source.text == other.variant.linked.source.text,
        only_left=tuple(sorted(counts[0] - counts[1])),
        only_right=tuple(sorted(counts[1] - counts[0])),
        options_only_left=_offered_by_one(one, other),
        options_only_right=_offered_by_one(other, one),
    )


def with_witness(found: Comparison, on_progress: Callable[[int, int], object] = lambda done, of: None) -> Comparison:
    """Return a comparison with a short situation in which the two part, if one is found within half a minute.

    `on_progress` is told how many deals of how many have been tried.
    """
    from crazy8.compiler.rulings.parting import RulesToCompare, parting

    ours, theirs = (RulesToCompare(one.variant.resolver, one.options) for one in (found.left, found.right))
    said = (line for one in found.differences for side in (one.left, one.right) for line in side.statements)
    named = frozenset(word for line in said for word in findall(r"[^\s,:]+", line))
    return replace(found, witness=parting(ours, theirs, found.players, named, on_progress), was_played=True)


def _counts(chosen: Chosen, players: int | None) -> tuple[set[int], tuple[int, ...]]:
    """Return the numbers of players to look at, and all that are allowed."""
    span = chosen.variant.player_range(chosen.options)
    allowed = tuple(range(span.fewest, span.most + 1))
    return (set(allowed) if players is None else {chosen.variant.table(players, chosen.options)[0]}), allowed


def _offered_by_one(one: Chosen, other: Chosen) -> tuple[str, ...]:
    """Return the options that only one offers, without those chosen there, whose rules are compared."""
    known = {*one.options, *(offer.name for offer in other.variant.options)}
    return tuple(offer.name for offer in one.variant.options if offer.name not in known)


def _words(counts: tuple[int, ...]) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"


def _rules(chosen: Chosen, counts: tuple[int, ...]) -> dict[int, Rules]:
    return {players: chosen.variant.rules(players, chosen.options) for players in counts}
