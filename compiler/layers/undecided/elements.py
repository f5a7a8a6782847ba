"""Sets of cards, and values card by card, that depend on options which nobody has decided on yet.

They stand where a whole number or a tuple stands at a single table, and can do what checks do with these. What they
cannot do fails with `CannotBeSolvedError`; then the table is looked at in another way, so nothing is ever wrong by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NoReturn

from ...questions.placed import Elements, Placed
from ..memory import CannotBeSolvedError
from .diagrams import ALWAYS, NEVER, Diagram
from .paths import Paths

EVERYTHING: Elements = -1


def _impossible(*_: object) -> NoReturn:
    raise CannotBeSolvedError


class SomeElements:
    """A set of elements of which some belong to it only with certain options.

    INVARIANT: the masks of `parts` do not overlap, and together they hold every element; each diagram has one mask, and
    neither `NEVER` nor `ALWAYS` has all.
    """

    __slots__ = ("parts", "paths")

    def __init__(self, parts: Mapping[Diagram, Elements], paths: Paths) -> None:
        """Take the elements by the condition under which they belong to the set; `paths` decides on what is open."""
        self.parts = parts
        self.paths = paths

    def when(self, element: int) -> Diagram:
        """Return under which condition an element belongs to the set."""
        return next(one for one, mask in self.parts.items() if mask >> element & 1)

    @property
    def has_some(self) -> Diagram:
        """Under which condition there is any element at all."""
        return self.paths.diagrams.any_of(one for one, mask in self.parts.items() if mask)

    @property
    def at_most(self) -> Elements:
        """All elements that may belong to the set."""
        return EVERYTHING ^ self.parts.get(NEVER, 0)

    def decided(self) -> Elements:
        """Return the elements that belong to the set; decides on everything it depends on."""
        return sum(mask for one, mask in self.parts.items() if self.paths.decide(one))

    def kinds(self) -> Iterator[int]:
        """Yield the elements that belong to the set, and decide on each of them."""
        left = self.at_most
        if left < 0:
            raise CannotBeSolvedError
        while left:
            lowest = left & -left
            left ^= lowest
            if self.paths.decide(self.when(lowest.bit_length() - 1)):
                yield lowest.bit_length() - 1

    def _with(self, other: Any, joined: Callable[[Diagram, Diagram], Diagram]) -> Any:
        found: dict[Diagram, Elements] = {}
        others = parts_of(other)
        for one, mask in self.parts.items():
            for two, other_mask in others.items():
                if mask & other_mask:
                    both = joined(one, two)
                    found[both] = found.get(both, 0) | (mask & other_mask)
        return elements(found, self.paths)

    def __and__(self, other: Any) -> Any:
        """Return the elements of both."""
        return self._with(other, self.paths.diagrams.both)

    def __or__(self, other: Any) -> Any:
        """Return the elements of either."""
        return self._with(other, self.paths.diagrams.either)

    def __xor__(self, other: Any) -> Any:
        """Return the elements of exactly one."""
        diagrams = self.paths.diagrams
        return self._with(other, lambda one, two: diagrams.choose(one, diagrams.without(two), two))

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__

    def __invert__(self) -> Any:
        """Return all other elements."""
        return elements({self.paths.diagrams.without(one): mask for one, mask in self.parts.items()}, self.paths)

    def __rshift__(self, places: int) -> Any:
        """Return the elements with lower numbers."""
        return elements({one: mask >> places for one, mask in self.parts.items()}, self.paths)

    def __bool__(self) -> bool:
        """Decide whether there is an element."""
        return self.paths.decide(self.has_some)

    def __eq__(self, other: object) -> bool:
        """Decide whether two sets hold the same elements."""
        return not self ^ other

    def __ne__(self, other: object) -> bool:
        """Decide whether two sets differ."""
        return bool(self ^ other)

    __hash__ = None  # type: ignore[assignment]
    __int__ = __index__ = __neg__ = __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _impossible
    __lt__ = __le__ = __gt__ = __ge__ = __lshift__ = __rlshift__ = __rrshift__ = bit_count = bit_length = _impossible
    __format__ = __iter__ = __reduce__ = _impossible


def _has_some(some: Any) -> Diagram:
    return some.has_some if isinstance(some, SomeElements) else ALWAYS if some else NEVER


def parts_of(some: Any) -> Mapping[Diagram, Elements]:
    """Return the elements of a set by the condition under which they belong to it."""
    if isinstance(some, SomeElements):
        return some.parts
    if not isinstance(some, int):
        raise CannotBeSolvedError
    return {ALWAYS: some, NEVER: ~some}


def elements(parts: Mapping[Diagram, Elements], paths: Paths) -> Any:
    """Return a set, as a whole number if it depends on nothing."""
    found = {one: mask for one, mask in parts.items() if mask}
    if not found.keys() - {ALWAYS, NEVER}:
        return found.get(ALWAYS, 0)
    return SomeElements(found, paths)


class SomeValues:
    """A value for each card, of which some depend on options: each value with the cards that have it."""

    __slots__ = ("count", "groups", "paths")

    def __init__(self, groups: list[tuple[Any, Any]], count: int, paths: Paths) -> None:
        """Take each value with the set of its cards; no card has two, and each of so many has one."""
        self.groups = groups
        self.count = count
        self.paths = paths

    def of_each(self, made: Callable[[int, Any], Any]) -> SomeValues:
        """Return other values, made of each card and its value."""
        groups = []
        for value, cards in self.groups:
            for kind in range(self.count):
                if (cards.at_most if isinstance(cards, SomeElements) else cards) >> kind & 1:
                    groups.append((made(kind, value), cards & 1 << kind))
        return SomeValues(groups, self.count, self.paths)

    def differing(self, sets: Iterable[Elements]) -> Any:
        """Return the sets of cards, joined, in which not all cards have the same value."""
        diagrams = self.paths.diagrams
        some: dict[Any, Any] = {value: 0 for value, _ in self.groups}
        for value, cards in self.groups:
            some[value] = some[value] | cards
        found: dict[Diagram, Elements] = {NEVER: -1}
        for one in sets:
            conditions = []
            for cards in some.values():
                having, lacking = (elements(parts_of(part & one), self.paths) for part in (cards, ~cards))
                conditions.append(diagrams.both(_has_some(having), _has_some(lacking)))
            here = diagrams.any_of(conditions)
            found[NEVER] &= ~one
            found[here] = found.get(here, 0) | one
        return elements(found, self.paths)

    def __len__(self) -> int:
        """Return the number of cards."""
        return self.count

    def __bool__(self) -> bool:
        """Return whether there is a card at all."""
        return self.count > 0

    def __getitem__(self, kind: int) -> Any:
        """Decide on the value of a card."""
        if not isinstance(kind, int):
            raise CannotBeSolvedError
        for value, cards in self.groups[:-1]:
            if self.paths.decide(cards.when(kind) if isinstance(cards, SomeElements) else cards >> kind & 1):
                return value
        return self.groups[-1][0]

    def __iter__(self) -> Iterator[Any]:
        """Decide on the value of each card."""
        return (self[kind] for kind in range(self.count))

    __eq__ = __ne__ = __lt__ = __add__ = __radd__ = __contains__ = _impossible
    __hash__ = None  # type: ignore[assignment]


def decided(placed: Iterable[Placed]) -> tuple[Placed, ...]:
    """Decide on the elements of each statement, and return those that count."""
    found = []
    for one in placed:
        mine = one.elements.decided() if isinstance(one.elements, SomeElements) else one.elements
        if mine:
            found.append(Placed(one.entry, mine))
    return tuple(found)
