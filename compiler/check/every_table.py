"""Look at all tables of a variant at once: every number of players with every choice of options.

There are far too many to look at each, and there is no need to. A result at one table depends only on the circumstances
that were asked for on the way, so it holds at all tables that agree in these. The next table to look at is one that
differs in one of them. In the end every table is covered, and none twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from ..layers.circumstances import NUMBER, Bits, Condition
from ..layers.memory import CannotBeSolvedError
from ..layers.one_table import OneTable
from ..layers.options import required_with
from ..layers.resolver import Resolver

if TYPE_CHECKING:
    from .at_once import AtOnce, Way

Value = TypeVar("Value")


MOST_STEPS = 8_000
"""So many steps may all pieces of work take beyond the few that each has."""
MOST_STEPS_OF_ONE = 2_000
"""The most steps for one piece of work; work that takes more reads options by the dozen."""
FEW_STEPS = 100
"""Each piece of work may take so many, whatever others took."""
MANY_OPTIONS = 8
"""Work that asks for more options than so many is not done case by case: by then all tables at once are faster."""
TWOS, SINGLY = 2, 1
"""How many further options are put together at most where all together would be too many cases."""


class Case(NamedTuple, Generic[Value]):
    """A set of tables, together with the result that some work has at all of them."""

    condition: Condition | Way
    result: Value


class TooManyCasesError(Exception):
    """Raised if there are more cases than anybody can wait for."""

    def __init__(self, options: Bits) -> None:
        """Say which options were asked for."""
        super().__init__()
        self.options = options


class Steps:
    """What the search for cases may still cost, and which options were not all put together because of it."""

    def __init__(self, most: int = MOST_STEPS) -> None:
        """Begin with nothing done."""
        self._left = most
        self.apart: Bits = 0
        """The options that were not all put together."""
        self.singly = False
        """Whether some of them were not even put together in twos."""

    def take(self, number: int) -> bool:
        """Count a step of a piece of work by its number, unless it is one too many."""
        if number > FEW_STEPS:
            if not self._left or number > MOST_STEPS_OF_ONE:
                return False
            self._left -= 1
        return True


class EveryTable:
    """The tables of a variant that meet a condition; `together` limits how many further options they combine."""

    def __init__(
        self, resolver: Resolver, within: Condition, together: int | None = None, steps: Steps | None = None
    ) -> None:
        """Find out which numbers of players there are, which may depend on options; `steps` limits the search."""
        self.resolver = resolver
        self.within = within
        self.together = together
        self.steps = steps or Steps()
        self._circumstances = resolver.shared.circumstances
        self._closed: dict[Bits, Bits | None] = {}
        self._found: dict[Condition, OneTable | None] = {}
        options = self._circumstances.of_options
        choices = Condition(within.asked & options, within.holding & options)
        self._seats = [
            (where, range(seats.fewest, seats.most + 1))
            for where, seats in self._cases(lambda table: table.player_range, self._without_players, choices, None)
        ]
        self._fewer: EveryTable | None = None
        self._at_once: AtOnce | None = None
        self._is_entangled = False

    def cases(self, work: Callable[[OneTable], Value]) -> Sequence[Case[Value]]:
        """Return the results of some work at every table.

        Work that reads many options is done at all tables at once. Where even that is too much, it is done with two of
        them put together, or with each alone; `steps.apart` tells which these are.
        """
        if self.together == SINGLY:
            return [Case(*one) for one in self._cases(work, self.one_of, self.within, None)]
        try:
            return [Case(*one) for one in self._cases(work, self.one_of, self.within, self.steps)]
        except TooManyCasesError as error:
            if self.together is None:
                with suppress(CannotBeSolvedError):
                    return [Case(*one) for one in self.at_once.ways(work)]
            self.steps.apart |= error.options
            self.steps.singly |= self.together == TWOS
            return self._with(SINGLY if self.together == TWOS else TWOS).cases(work)

    @property
    def at_once(self) -> AtOnce:
        """The same tables, to be looked at all at once. Raises `CannotBeSolvedError` if that is impossible."""
        if self._at_once is None:
            from .at_once import AtOnce  # few files have so many options

            if self._is_entangled:
                raise CannotBeSolvedError
            self._is_entangled = True  # unless this comes to an end
            self._at_once = AtOnce(self.resolver, self._seats, self.within)
        return self._at_once

    def _with(self, together: int) -> EveryTable:
        """Return the same tables, as far as they put only so many options together."""
        if self._fewer is None:
            self._fewer = EveryTable(self.resolver, self.within, together, self.steps)
        return self._fewer

    def without_condition(self) -> EveryTable:
        """Return all tables of the variant, with the same limits."""
        if self.within == Condition():
            return self
        return EveryTable(self.resolver, Condition(), self.together, self.steps)

    def one_of(self, condition: Condition) -> OneTable | None:
        """Return a table that meets a condition, with few options and players, or None if there is none."""
        if condition not in self._found:
            self._found[condition] = next(self._tables_of(condition), None)
        return self._found[condition]

    def smallest_choices(self, conditions: Iterable[Condition | Way]) -> set[Bits]:
        """Return the choices of options whose tables meet a condition, without those that contain a smaller one."""
        found: set[Bits] = set()
        ways = []
        for one in conditions:
            if isinstance(one, Condition):
                found.update(table.circumstances & self._circumstances.of_options for table in self._tables_of(one))
            else:
                ways.append(one)
        return without_larger(found | (self.at_once.smallest_choices(ways) if ways else set()))

    def with_choice(self, choice: Bits) -> dict[int, OneTable]:
        """Return the tables with a choice of options, by their number of players."""
        condition = Condition(self._circumstances.of_options, choice)
        (seats,) = (seats for where, seats in self._seats if where.holds_at(choice))
        places = {players: self._circumstances.at_choice(players, condition.holding) for players in seats}
        return {
            players: self.resolver.table(at)
            for players, at in places.items()
            if at & self.within.asked & NUMBER == self.within.holding & self.within.asked & NUMBER
        }

    def further_options(self, choice: Bits) -> tuple[str, ...]:
        """Return the names of the options of a choice, without those that every table has."""
        return self._circumstances.chosen(choice & ~self.within.holding)

    def is_combination(self, choice: Bits) -> bool:
        """Return whether a choice holds more than a single further option and what that option requires."""
        kept = self.within.holding & self._circumstances.of_options
        further = [self._circumstances.choice((name,)) for name in self.further_options(choice)]
        return bool(further) and all(self._with_required(kept | one) != choice for one in further)

    # Why every table is covered, and none twice: each condition taken from `waiting` is cut into the tables that agree
    # with the one looked at in all that was asked, which are the case, and the others (`Condition.turned`). The parts
    # do not overlap, and together they are the condition. It ends because each part asks for more than the whole did,
    # and there are finitely many circumstances.
    #
    # INVARIANT: `one_of` finds a table whenever one meets the condition within the limits of `together`. A condition
    # without a table is dropped, so one that was missed would be a set of tables that nobody checks.

    def _cases(
        self,
        work: Callable[[OneTable], Value],
        one_of: Callable[[Condition], OneTable | None],
        within: Condition,
        steps: Steps | None,
    ) -> Iterator[tuple[Condition, Value]]:
        """Yield the cases. Raises `TooManyCasesError` if they take more than so many steps."""
        memory, options = self.resolver.shared.memory, self._circumstances.of_options
        waiting, all_asked = [within], within.asked
        number = 0
        while waiting:
            condition = waiting.pop()
            number += 1
            many = (all_asked & options & ~within.asked).bit_count() > MANY_OPTIONS
            if steps is not None and (many or not steps.take(number)):
                raise TooManyCasesError(all_asked & options)
            table = one_of(condition)
            if table is None:
                continue
            result, asked = memory.watched(work, table)
            if asked & ~condition.asked:
                waiting.extend(condition.turned(table.circumstances, asked))
                condition = condition.at(table.circumstances, asked)
                all_asked |= asked
            yield condition, result

    def _without_players(self, condition: Condition) -> OneTable | None:
        """Return a table at which nobody sits yet, so that it can be asked how many may."""
        choice = self._choice_for(condition)
        return None if choice is None else self.resolver.table(choice)

    def _tables_of(self, condition: Condition) -> Iterator[OneTable]:
        """Yield the smallest table that meets a condition, for each set of options with its own player range."""
        for where, seats in self._seats:
            both = condition.and_also(where)
            choice = None if both is None else self._choice_for(both)
            if both is None or choice is None:
                continue
            places = (self._circumstances.at_choice(players, choice) for players in seats)
            at = next((at for at in places if both.holds_at(at)), None)
            if at is not None:
                yield self.resolver.table(at)

    def _choice_for(self, condition: Condition) -> Bits | None:
        """Return the smallest choice of options that meets a condition, or None if there is none.

        It is enough to try the wanted options with all they require: every choice that meets the condition contains
        these. If they hold an option that is not wanted, or two that exclude each other, so does each of the others.
        """
        wanted = condition.holding & self._circumstances.of_options
        if self.together is not None and (wanted & ~self.within.holding).bit_count() > self.together:
            return None
        if wanted not in self._closed:
            self._closed[wanted] = self._with_required(wanted)
        choice = self._closed[wanted]
        return None if choice is None or choice & condition.asked & ~wanted else choice

    def _with_required(self, wanted: Bits) -> Bits | None:
        """Return the wanted options with all they require, or None if two of them exclude each other."""
        chosen = required_with(self.resolver.offers, self._circumstances.chosen(wanted))
        return None if chosen is None else self._circumstances.choice(chosen)


def without_larger(choices: Iterable[Bits]) -> set[Bits]:
    """Return the choices of options that contain no other one of them."""
    found = {*choices}
    return {one for one in found if not any(other != one and other & one == other for other in found)}


def everywhere(resolver: Resolver, chosen: tuple[str, ...], players: int | None) -> Condition:
    """Return the tables with the chosen options and any further ones, for every number of players or for one."""
    choice = resolver.shared.circumstances.choice(chosen)
    return _for_players(Condition(choice, choice), players)


def just_with(resolver: Resolver, chosen: tuple[str, ...], players: int | None) -> Condition:
    """Return the tables with the chosen options and no others, for every number of players or for one."""
    circumstances = resolver.shared.circumstances
    return _for_players(Condition(circumstances.of_options, circumstances.choice(chosen)), players)


def _for_players(condition: Condition, players: int | None) -> Condition:
    return condition if players is None else Condition(condition.asked | NUMBER, condition.holding | players)
