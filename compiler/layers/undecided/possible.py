"""Tell which tables there are: the choices of options that go together, and who may play with each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...topics.agreed import OptionOffer
from ..circumstances import NUMBER, Bits, Circumstances, Condition
from .diagrams import ALWAYS, NEVER, Diagram, Diagrams
from .paths import Paths


class Possible:
    """The tables of a variant, as a condition on its options and on how many play.

    In the diagrams the bits of the number of players come first, then the options in a given order: those that are
    about the same cards should stand beside each other, or the diagrams grow. A `when` block is no circumstance of its
    own, for it hangs on the number of players.
    """

    def __init__(
        self,
        circumstances: Circumstances,
        offers: Iterable[OptionOffer],
        seats: Iterable[tuple[Condition, range]],
        within: Condition,
        order: Sequence[str],
    ) -> None:
        """Take the options, the numbers of players with the options on which they hang, and the tables in question."""
        self.circumstances = circumstances
        self.diagrams = diagrams = Diagrams()
        self._options = [circumstances.options[name] for name in order]
        places = {bit: place for place, bit in enumerate((*_single(NUMBER), *self._options))}
        self._conditions: dict[Bits, Diagram] = {0: ALWAYS, **{bit: diagrams.of(one) for bit, one in places.items()}}
        seats = list(seats)
        self._numbers = sorted({players for _, some in seats for players in some})
        together = [self._allowed(offer) for offer in offers]
        seated = diagrams.any_of(
            diagrams.both(self.meeting(where), diagrams.any_of(map(self._number_is, some))) for where, some in seats
        )
        self.paths = Paths(diagrams, diagrams.all_of((*together, seated, self.meeting(within))))

    @property
    def numbers(self) -> tuple[list[int], list[Diagram]]:
        """How many may play, each number with its condition."""
        return self._numbers, [self._number_is(players) for players in self._numbers]

    def _number_is(self, players: int) -> Diagram:
        return self.meeting(Condition(NUMBER, players))

    def _allowed(self, offer: OptionOffer) -> Diagram:
        """Return where an option is not chosen, or all that it requires and nothing that it excludes."""
        diagrams, options = self.diagrams, self.circumstances.options
        of = {name: self.condition(bit) for name, bit in options.items()}
        required = (of[name] for name in offer.requires if name in of)
        excluded = (diagrams.without(of[name]) for name in offer.excludes if name in of)
        return diagrams.choose(of[offer.name], diagrams.all_of((*required, *excluded)), ALWAYS)

    def meeting(self, where: Condition) -> Diagram:
        """Return where a condition is met."""
        found, asked = ALWAYS, where.asked
        while asked:
            one = asked & -asked
            asked ^= one
            holds = self.condition(one)
            found = self.diagrams.both(found, holds if where.holding & one else self.diagrams.without(holds))
        return found

    def condition(self, circumstance: Bits) -> Diagram:
        """Return where a circumstance holds."""
        found = self._conditions.get(circumstance)
        if found is None:
            with_block = (one for one in self._numbers if self.circumstances.at_choice(one, 0) & circumstance)
            found = self._conditions[circumstance] = self.diagrams.any_of(map(self._number_is, with_block))
        return found

    def smallest_choices(self, condition: Diagram, most: int) -> list[Bits]:
        """Return the smallest choices of options that meet a condition, the smallest first, and no more than so many.

        None of them contains another one.
        """
        found: list[Bits] = []
        while condition != NEVER and len(found) < most:
            found.append(self.smallest_choice(condition))
            larger = self.diagrams.all_of(map(self.condition, _single(found[-1])))
            condition = self.diagrams.both(condition, self.diagrams.without(larger))
        return found

    def smallest_choice(self, condition: Diagram) -> Bits:
        """Return a smallest choice of options that meets a condition, which must hold somewhere."""
        first = NUMBER.bit_count()
        places = self.diagrams.fewest(condition, first)
        return sum(self._options[place - first] for place in places if place >= first)

    def holds_at(self, condition: Diagram, circumstances: Bits) -> bool:
        """Return whether a condition holds at a table."""
        bits = enumerate((*_single(NUMBER), *self._options))
        return self.diagrams.holds_at(condition, {place for place, bit in bits if bit & circumstances})


def _single(choice: Bits) -> Iterable[Bits]:
    while choice:
        yield choice & -choice
        choice &= choice - 1
