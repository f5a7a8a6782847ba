"""Two rulebooks side by side: what they answer differently."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from crazy8.compiler.compare.difference import Difference
from crazy8.compiler.compare.from_rules import differences
from crazy8.compiler.topics.rules import Rules
from crazy8.errors import RulebookError
from crazy8.variant import Variant, variant_from


@dataclass(frozen=True, slots=True)
class Chosen:
    """A rulebook with the options that are switched on."""

    variant: Variant
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The file, and the options behind an `@`."""
        return self.variant.file + (f"@{','.join(self.options)}" if self.options else "")


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two rulebooks answer differently."""

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

    @property
    def same_rules(self) -> bool:
        """Whether every question has one answer, for every number of players."""
        return not self.differences and not self.only_left and not self.only_right


def compare(
    left: Variant | Chosen | str | Path,
    right: Variant | Chosen | str | Path,
    *,
    players: int | None = None,
    options: Iterable[str] = (),
) -> Comparison:
    """What two rulebooks answer differently, for every number of players that both allow, or for one.

    A rulebook is a variant, a path or the name of a shipped variant; a path or name may end in `@OPTION,OPTION`.
    `options` are switched on in both. Raises `RulebookError` if one of the two has errors, or if no number of players
    is allowed by both.
    """
    both = tuple(options)
    one, other = (_chosen(what, both) for what in (left, right))
    counts, further = zip(*(_counts(chosen, players) for chosen in (one, other)), strict=True)
    common = tuple(sorted(counts[0] & counts[1]))
    if not common:
        raise RulebookError(
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
    )


def _chosen(what: Variant | Chosen | str | Path, options: tuple[str, ...]) -> Chosen:
    if isinstance(what, Chosen):
        variant, own = what.variant, what.options
    elif isinstance(what, Variant):
        variant, own = what, ()
    else:
        name, _, words = str(what).rpartition("@") if "@" in str(what) else (str(what), "", "")
        variant, own = variant_from(name), tuple(word for word in words.split(",") if word)
    return Chosen(variant, variant.chosen((*own, *options)))


def _counts(chosen: Chosen, players: int | None) -> tuple[set[int], tuple[int, ...]]:
    """The numbers of players to look at, and all that are allowed."""
    span = chosen.variant.player_range(chosen.options)
    allowed = tuple(range(span.fewest, span.most + 1))
    return ({chosen.variant.table(players, chosen.options)[0]} if players else set(allowed)), allowed


def _words(counts: tuple[int, ...]) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"


def _rules(chosen: Chosen, counts: tuple[int, ...]) -> dict[int, Rules]:
    return {players: chosen.variant.rules(players, chosen.options) for players in counts}
