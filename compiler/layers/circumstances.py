"""Number the circumstances of a table as bits: the players, the chosen options, the `when` blocks that hold.

Most results depend on few of them. While a result is worked out, the circumstances that are asked for are noted; every
other table that agrees in these has the same result.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..language.nodes import Option, When
from ..rules.model import MOST_SEATS
from .layers import holds_for
from .link import LinkedVariant

Bits = int
"""A set of circumstances, or those of them that hold at a table."""

NUMBER: Bits = (1 << MOST_SEATS.bit_length()) - 1
"""The circumstances that are the number of players itself."""


class Condition(NamedTuple):
    """A set of tables, described by the circumstances that were asked for and those of them that hold.

    INVARIANT: `holding` lies within `asked`; with a bit outside it, a condition would hold nowhere. Some conditions
    hold nowhere all the same, such as a number of players that nobody allows: they are met by no table, and harmless.
    """

    asked: Bits = 0
    holding: Bits = 0

    def holds_at(self, circumstances: Bits) -> bool:
        """Return whether a table with these circumstances meets the condition."""
        return circumstances & self.asked == self.holding

    def and_also(self, other: Condition) -> Condition | None:
        """Return the condition of meeting both, or None if the two contradict each other."""
        if (self.holding ^ other.holding) & self.asked & other.asked:
            return None
        return Condition(self.asked | other.asked, self.holding | other.holding)

    def at(self, circumstances: Bits, asked: Bits) -> Condition:
        """Narrow the condition to the tables that agree with the given one in further circumstances too."""
        wider = self.asked | asked
        return Condition(wider, circumstances & wider)

    def turned(self, circumstances: Bits, asked: Bits) -> Iterator[Condition]:
        """Yield all the other tables: for each further circumstance, those that differ in it, and in none before it.

        With the tables that agree with the given one in all of `asked`, they are all tables of this condition, none
        twice: any other table differs in some circumstance, and it is listed under the first in which it does.
        """
        condition, left = self, asked & ~self.asked
        while left:
            one = left & -left
            left -= one
            yield condition.at(circumstances ^ one, one)
            condition = condition.at(circumstances, one)


class Circumstances:
    """The numbering of a variant's circumstances: one bit for each option and each `when` block."""

    def __init__(self, variant: LinkedVariant, assumed: Iterable[When]) -> None:
        """Number the options, then the `when` blocks of the files and of what is assumed."""
        self._next: Bits = NUMBER + 1
        self.options = {option.name.text: self._new() for _, option in variant.options()}
        self.of_options = self._next - 1 & ~NUMBER
        # Blocks alike in two places are two circumstances, so they are told apart by identity; each value holds its
        # block, so that no other object can come to have its number.
        self._blocks = {id(block): (block, self._new()) for block in (*_blocks_of(variant), *assumed)}
        self._by_number = [self._with_blocks(players) for players in range(MOST_SEATS + 1)]

    def _new(self) -> Bits:
        self._next <<= 1
        return self._next >> 1

    def of_option(self, option: Option | None) -> Bits:
        """Return the bit of an option, or 0 if there is no option."""
        return 0 if option is None else self.options[option.name.text]

    def of_block(self, block: When | None) -> Bits:
        """Return the bit of a block, or 0 if there is no block."""
        return 0 if block is None else self._blocks[id(block)][1]

    def at(self, players: int, chosen: Iterable[str]) -> Bits:
        """Return what holds for a number of players and a choice of options."""
        return self.at_choice(players, self.choice(chosen))

    def at_choice(self, players: int, choice: Bits) -> Bits:
        """Return what holds for a number of players and the bits of a choice of options."""
        return self._by_number[players] | choice

    def choice(self, chosen: Iterable[str]) -> Bits:
        """Return the bits of some options."""
        return sum(self.options[name] for name in {*chosen})

    def chosen(self, circumstances: Bits) -> tuple[str, ...]:
        """Return the options that are chosen, in the order of the files."""
        return tuple(name for name, bit in self.options.items() if circumstances & bit)

    def _with_blocks(self, players: int) -> Bits:
        return players | sum(bit for block, bit in self._blocks.values() if holds_for(block, players))


def players_at(circumstances: Bits) -> int:
    """Return the number of players at a table."""
    return circumstances & NUMBER


def _blocks_of(variant: LinkedVariant) -> Iterator[When]:
    for member in variant.line:
        yield from _blocks_in(member.document.body)


def _blocks_in(nodes: Sequence[object]) -> Iterator[When]:
    for node in nodes:
        if isinstance(node, When):
            yield node
        elif isinstance(node, Option):
            yield from _blocks_in(node.statements)
