"""Find the classes of ranks and suits of which a program tells no two apart.

Two ranks are alike if the program is the same once they are exchanged: every table that is asked by card, suit or rank,
and every set of cards. That is a test of equality, and knows no rule. Points make no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from crazy8.runtime.records.codes import ELSE_DRAW_FACE, NAMES_SUIT, SAME_COLOUR
from crazy8.runtime.records.limits import (
    CONDITION_LISTS,
    CUTTER_LISTS,
    LIST_LENGTH,
    MOST_KINDS,
    MOST_RELATIONS,
    MOST_SUITS,
)
from crazy8.runtime.records.program import Program

Classes: TypeAlias = tuple[tuple[int, ...], ...]

_BY_CONDITION = ("condition", "clause")
"""What the names of fields begin with whose places are conditions, not cards; they are compared with the conditions."""


def _fields_of(shape: object) -> tuple[str, ...]:
    """Return the fields of a program of a shape, those of cards under conditions aside."""
    declared = (
        name for kind in Program.__mro__ for name, of in vars(kind).get("__annotations__", {}).items() if of == shape
    )
    return tuple(name for name in declared if not name.startswith(_BY_CONDITION))


_SETS = _fields_of("Cards")
_SETS_OF_KIND, SETS_OF_SUIT, _SETS_OF_RANK = map(_fields_of, ("CardsOfKind", "CardsOfSuit", "CardsOfRank"))
_KNOWN_APART = ("suit", "rank", "face", "bonus_times")
"""What of a card is exchanged with it, or makes no difference but for its points."""
_NUMBERS_OF_KIND = tuple(
    name for shape in ("CodeOfKind", "AmountOfKind") for name in _fields_of(shape) if name not in _KNOWN_APART
)
_PARTS_OF_EFFECT = ("operation", "amount", "detail", "aim", "relation_of", "otherwise")


class CardExchange:
    """Cards in place of others: what becomes of each kind, suit and rank."""

    def __init__(self, kinds: dict[int, int], suits: dict[int, int], ranks: dict[int, int]) -> None:
        """Take what changes."""
        self._kinds, self._suits, self._ranks = kinds, suits, ranks
        self._touched = sum(1 << kind for kind in kinds)
        self._known: dict[int, int] = {}

    def kind(self, kind: int) -> int:
        """Return the card in place of another."""
        return self._kinds.get(kind, kind)

    def suit(self, suit: int) -> int:
        """Return the suit in place of another."""
        return self._suits.get(suit, suit)

    def rank(self, rank: int) -> int:
        """Return the rank in place of another."""
        return self._ranks.get(rank, rank)

    def cards(self, cards: int) -> int:
        """Return the set in place of another."""
        moved = cards & self._touched
        if moved in (0, self._touched):
            return cards
        if moved not in self._known:
            self._known[moved] = sum(1 << new for old, new in self._kinds.items() if moved >> old & 1)
        return cards & ~self._touched | self._known[moved]


class ProgramComparison:
    """The tables of a program, to be compared under exchanges of cards."""

    def __init__(self, program: Program) -> None:
        """Read the tables once, for they are asked very often."""
        self.program = program
        self._rows: dict[str, Sequence[int]] = {}
        claims = bool(program.claims) or ELSE_DRAW_FACE in self._row("otherwise")
        self._numbers = (*_NUMBERS_OF_KIND, "face") if claims else _NUMBERS_OF_KIND
        naming = [self._row("detail")[place] for place, one in enumerate(self._row("operation")) if one == NAMES_SUIT]
        self._colours = any(detail & SAME_COLOUR for detail in (*naming, *self._row("starter_detail")))

    def _row(self, name: str) -> Sequence[int]:
        if name not in self._rows:
            self._rows[name] = list(getattr(self.program, name))
        return self._rows[name]

    def alike(self, one: CardExchange) -> bool:
        """Return whether the program is the same after an exchange."""
        kinds = range(self.program.kinds)
        return (
            all(one.cards(getattr(self.program, name)) == getattr(self.program, name) for name in _SETS)
            and all(
                self._row(name)[kind] == self._row(name)[one.kind(kind)] for name in self._numbers for kind in kinds
            )
            and self._sets_alike(_SETS_OF_KIND, self.program.kinds, one.kind, one)
            and self._sets_alike(SETS_OF_SUIT, self.program.suits, one.suit, one)
            and self._sets_alike(_SETS_OF_RANK, self.program.ranks, one.rank, one)
            and all(one.cards(cards) == cards for cards in self._row("counter_wild"))
            and all(one.cards(self._row("clause_about")[at]) == self._row("clause_about")[at] for at in self._clauses())
            and all(one.cards(self._row("clause_cards")[at]) == self._row("clause_cards")[at] for at in self._clauses())
            and self._relations_alike(one)
            and all(self._of_one_kind(kind, CardExchange({}, {}, {}), one) for kind in kinds)
        )

    def _clauses(self) -> range:
        return range(self.program.clauses)

    def _sets_alike(self, names: Sequence[str], count: int, new: Callable[[int], int], one: CardExchange) -> bool:
        return all(one.cards(row[at]) == row[new(at)] for row in map(self._row, names) for at in range(count))

    def _relations_alike(self, one: CardExchange) -> bool:
        of_kind, of_suit = self._row("relation"), self._row("relation_named")
        return all(
            one.cards(of_kind[MOST_KINDS * relation + kind]) == of_kind[MOST_KINDS * relation + one.kind(kind)]
            for relation in range(MOST_RELATIONS)
            for kind in range(self.program.kinds)
        ) and all(
            one.cards(of_suit[MOST_SUITS * relation + suit]) == of_suit[MOST_SUITS * relation + one.suit(suit)]
            for relation in range(MOST_RELATIONS)
            for suit in range(self.program.suits)
        )

    def _of_one_kind(self, kind: int, none: CardExchange, one: CardExchange) -> bool:
        """Return whether a card does, and is answered, as the one that stands for it."""
        other = one.kind(kind)
        return (
            self._lists(kind) == self._lists(other)
            and self._conditions(kind, one) == self._conditions(other, none)
            and self._answers(kind, one) == self._answers(other, none)
            and (not self._colours or self._colours_of(kind, one) == self._colours_of(other, none))
        )

    def _lists(self, kind: int) -> list[int]:
        """Return what a card does when it is played, as starter, and if it is wild for its player or a cutter."""
        cutter = () if self.program.conditions else (CUTTER_LISTS + kind,)
        lists = (kind, MOST_KINDS + kind, 2 * MOST_KINDS + kind, *cutter)
        return [number for one in lists for number in self._effects(one)]

    def _effects(self, effect_list: int) -> list[int]:
        begin = LIST_LENGTH * effect_list
        return [self._row(name)[place] for name in _PARTS_OF_EFFECT for place in range(begin, begin + LIST_LENGTH)]

    def _conditions(self, kind: int, one: CardExchange) -> list[tuple[int, ...]]:
        """Return what a card does under each of its conditions, in their order."""
        program = self.program
        return [
            (
                self._row("condition_asks")[at],
                one.cards(self._row("condition_cards")[at]),
                self._row("condition_amount")[at],
                program.condition_skip_waits >> at & 1,
                *self._effects(CONDITION_LISTS + at),
            )
            for at in range(program.conditions)
            if self._row("condition_of")[at] == kind
        ]

    def _answers(self, kind: int, one: CardExchange) -> list[object]:
        """Return how cards answer what a card makes owed, as it is printed and once each suit is named for it."""
        reply, kinds = self._row("reply"), range(self.program.kinds)
        found: list[object] = [sorted((one.kind(card), reply[MOST_KINDS * kind + card]) for card in kinds)]
        rows = {one.suit(suit): self._row("named_row")[MOST_SUITS * kind + suit] for suit in range(self.program.suits)}
        if any(rows.values()):
            found += [(suit, self._named(row, one)) for suit, row in sorted(rows.items())]
        return found

    def _named(self, row: int, one: CardExchange) -> object:
        if not row:
            return None
        reply = self._row("reply_named")[MOST_KINDS * row : MOST_KINDS * row + self.program.kinds]
        sets = [one.cards(self._row(name)[row]) for name in ("answers_named", "only_answer_named")]
        return sets, sorted((one.kind(card), mode) for card, mode in enumerate(reply) if mode)

    def _colours_of(self, kind: int, one: CardExchange) -> int:
        suits = self._row("same_colour")[kind]
        return sum(1 << one.suit(suit) for suit in range(self.program.suits) if suits >> suit & 1)

    def exchange(self, of_suits: bool, first: int, second: int) -> CardExchange | None:
        """Return the exchange of two suits or ranks; nothing if one of them has other cards than the other."""
        suit, rank = self._row("suit"), self._row("rank")
        kinds = range(self.program.kinds)
        at = {(suit[kind], rank[kind]): kind for kind in kinds}
        turned = {first: second, second: first}
        changed = {}
        for kind in kinds:
            before = (suit[kind], rank[kind])
            after = (turned.get(before[0], before[0]), before[1])
            if not of_suits:
                after = (before[0], turned.get(before[1], before[1]))
            if after not in at:
                return None
            if before != after:
                if at[before] != kind:
                    return None  # one of several cards of a rank without a suit
                changed[kind] = at[after]
        return CardExchange(changed, turned if of_suits else {}, {} if of_suits else turned)

    def classes(self, numbers: Sequence[int], of_suits: bool) -> Classes:
        """Return suits or ranks in classes of which the program tells no two apart."""
        found: list[list[int]] = []
        for number in numbers:
            for group in found:
                exchange = self.exchange(of_suits, group[0], number)
                if exchange is not None and self.alike(exchange):
                    group.append(number)
                    break
            else:
                found.append([number])
        return tuple(map(tuple, found))
