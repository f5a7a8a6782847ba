"""Tell for which choices of options something holds, as binary decision diagrams.

A diagram is a number; `NEVER` and `ALWAYS` are the two without a question. Each other one asks for a circumstance, the
one with the lowest number first, and goes on with one of two others. Equal diagrams are one number, so whether two
conditions are the same, or contradict each other, is seen at once, however many choices they stand for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from operator import itemgetter

from ..memory import CannotBeSolvedError

Diagram = int
NEVER: Diagram = 0
ALWAYS: Diagram = 1
_LAST = 1 << 30
"""The circumstance that the two last diagrams would ask for; behind all others."""
_MOST_NODES = 20_000
"""Work that needs so many new diagrams is about options that are too entangled."""
_MOST_TO_NAME = 2_000
_MOST_OF_ALL = 60_000
"""So many diagrams are made for all pieces of work; sixty options on one question take a quarter of that."""


class Diagrams:
    """The diagrams of one variant; they share their parts."""

    def __init__(self) -> None:
        """Begin with the two diagrams that ask for nothing."""
        self._nodes: list[tuple[int, Diagram, Diagram]] = [(_LAST, NEVER, NEVER), (_LAST, ALWAYS, ALWAYS)]
        self._numbers: dict[tuple[int, Diagram, Diagram], Diagram] = {}
        self._chosen: dict[tuple[Diagram, Diagram, Diagram], Diagram] = {}
        self._most = _MOST_NODES

    def of(self, circumstance: int) -> Diagram:
        """Return the diagram that holds if a circumstance does, which is given by its number."""
        return self._node(circumstance, NEVER, ALWAYS)

    def allow_more(self) -> None:
        """Allow the next piece of work as many new diagrams as any."""
        self._most = min(len(self._nodes) + _MOST_NODES, _MOST_OF_ALL)

    def allow_naming(self) -> None:
        """Allow some new diagrams with which smallest choices are found, however many there are."""
        self._most = len(self._nodes) + _MOST_TO_NAME

    def _node(self, circumstance: int, unless: Diagram, if_so: Diagram) -> Diagram:
        if unless == if_so:
            return unless
        node = (circumstance, unless, if_so)
        number = self._numbers.get(node)
        if number is None:
            number = len(self._nodes)
            if number > self._most:
                raise CannotBeSolvedError
            self._nodes.append(node)
            self._numbers[node] = number
        return number

    def choose(self, condition: Diagram, if_so: Diagram, unless: Diagram) -> Diagram:
        """Return one diagram where a condition holds, and another one elsewhere."""
        if condition == ALWAYS or if_so == unless:
            return if_so
        if condition == NEVER:
            return unless
        if if_so == ALWAYS and unless == NEVER:
            return condition
        key = (condition, if_so, unless)
        found = self._chosen.get(key)
        if found is None:
            nodes = self._nodes
            of, yes, no = nodes[condition], nodes[if_so], nodes[unless]
            first = min(of[0], yes[0], no[0])
            of_low, of_high = of[1:] if of[0] == first else (condition, condition)
            yes_low, yes_high = yes[1:] if yes[0] == first else (if_so, if_so)
            no_low, no_high = no[1:] if no[0] == first else (unless, unless)
            # one frame for each circumstance: the work that asks may itself be deep
            low = self.choose(of_low, yes_low, no_low)
            high = self.choose(of_high, yes_high, no_high)
            found = self._chosen[key] = self._node(first, low, high)
        return found

    def both(self, one: Diagram, other: Diagram) -> Diagram:
        """Return where two conditions hold."""
        if one > other:
            one, other = other, one
        return self.choose(one, other, NEVER)

    def either(self, one: Diagram, other: Diagram) -> Diagram:
        """Return where at least one of two conditions holds."""
        if one > other:
            one, other = other, one
        return self.choose(one, ALWAYS, other)

    def without(self, one: Diagram) -> Diagram:
        """Return where a condition does not hold."""
        return self.choose(one, NEVER, ALWAYS)

    def all_of(self, conditions: Iterable[Diagram]) -> Diagram:
        """Return where all conditions hold."""
        found = ALWAYS
        for one in conditions:
            found = self.both(found, one)
        return found

    def any_of(self, conditions: Iterable[Diagram]) -> Diagram:
        """Return where some condition holds."""
        found = NEVER
        for one in conditions:
            found = self.either(found, one)
        return found

    def holds_at(self, condition: Diagram, circumstances: Collection[int]) -> bool:
        """Return whether a condition holds, given all circumstances that do."""
        while condition > ALWAYS:
            circumstance, unless, if_so = self._nodes[condition]
            condition = if_so if circumstance in circumstances else unless
        return condition == ALWAYS

    def fewest(self, condition: Diagram, free: int) -> frozenset[int]:
        """Return a smallest set of circumstances with which a condition holds; those below `free` are not counted.

        The condition must hold somewhere. What a diagram does not ask for need not hold.
        """
        best: dict[Diagram, tuple[int, frozenset[int]] | None] = {NEVER: None, ALWAYS: (0, frozenset())}

        def least(one: Diagram) -> tuple[int, frozenset[int]] | None:
            if one not in best:
                circumstance, unless, if_so = self._nodes[one]
                without, having = least(unless), least(if_so)
                if having is not None:
                    having = (having[0] + (circumstance >= free), having[1] | {circumstance})
                both = [found for found in (without, having) if found is not None]
                best[one] = min(both, key=itemgetter(0), default=None)
            return best[one]

        found = least(condition)
        assert found is not None, "nothing is smallest where nothing holds"
        return found[1]
