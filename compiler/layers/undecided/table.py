"""Work out rules while it is open which options are chosen and how many play.

This is `OneTable` with three differences. Whether an option is chosen, and how many play, is decided on the way
(`Paths`). What is asked card by card is not decided at all: each statement stays where some option might leave it, with
the cards it would then be about. And what was worked out once is remembered for all choices: a set of cards as one that
depends on options, anything else as the few values it can have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from ...cards.as_selectors import OPEN, cards_text
from ...diagnostics.diagnostic import Diagnostic
from ...questions.answer import Answer
from ...questions.facts_on_cards import CARDS
from ...questions.last_words import LastWords
from ...questions.placed import Elements, Placed
from ...rules.key import ByMoment, ByNumber, ByPair, Key
from ...topics.models import MODELS
from ...topics.placing import DECK_QUESTIONS, HOUSE_RULE, TableDeck
from ..answers import AnswerWriter
from ..assumed import without_empty
from ..by_question import LayerShare
from ..circumstances import Bits
from ..last_word import Combined
from ..memory import CannotBeSolvedError
from ..one_layer import OneLayer
from ..one_table import OneTable
from ..shared import SharedWork
from ..with_deck import ReadWithDeck, names_roles, reading
from .answers import SomeAnswers
from .diagrams import ALWAYS, NEVER, Diagram
from .elements import SomeElements, decided, elements, parts_of
from .faults import faults_of_one
from .last_words import UndecidedWords
from .possible import Possible

Subject = TypeVar("Subject")
Value = TypeVar("Value")
SIMPLE = (bool, int, str, type(None))
"""Values of which two that are equal are as good as one."""


class Known(NamedTuple):
    """What some work can come to, each with its condition."""

    values: tuple[Any, ...]
    conditions: tuple[Diagram, ...]


class UndecidedTable(OneTable):
    """All tables of a variant at once."""

    def __init__(self, shared: SharedWork, possible: Possible) -> None:
        """Take what all tables share, and which of them there are."""
        super().__init__(shared, 0)
        self.possible = possible
        self.paths = possible.paths
        self._known: dict[object, Known | None] = {}
        self._errors: dict[object, Diagram] = {}

    # ---- what is remembered

    def once(self, key: object, work: Callable[[Subject], Value], subject: Subject) -> Value:
        """Return the result of some work here; a set of cards is the same one for all choices of options."""
        if key not in self._known:
            self._known[key] = None  # stays so if the work fails, here and whenever it is asked for again
            self._known[key] = self._put_together(key, self.paths.every(lambda: work(subject)))
        known = self._known[key]
        if known is None:
            raise CannotBeSolvedError
        result: Value = self.paths.one_of(known.values, known.conditions)
        return result

    def _put_together(self, key: object, found: Sequence[tuple[Diagram, Any]]) -> Known:
        diagrams = self.paths.diagrams
        if len(found) > 1 and _gives_cards(key):
            parts: dict[Diagram, Elements] = {NEVER: -1}
            for way, value in found:
                joined: dict[Diagram, Elements] = {}
                for one, mask in parts.items():
                    for two, other in parts_of(value).items():
                        if mask & other:
                            both = diagrams.either(one, diagrams.both(way, two))
                            joined[both] = joined.get(both, 0) | (mask & other)
                parts = joined
            # what holds at all tables there are holds always
            whole: dict[Diagram, Elements] = {}
            for one, mask in parts.items():
                put = ALWAYS if one == self.paths.possible else one
                whole[put] = whole.get(put, 0) | mask
            return Known((elements(whole, self.paths),), (ALWAYS,))
        values: list[Any] = []
        conditions: list[Diagram] = []
        for way, value in found:
            same = (n for n, one in enumerate(values) if one is value or (type(one) in SIMPLE and one == value))
            number = next(same, None)
            if number is None:
                values.append(value)
                conditions.append(way)
            else:
                conditions[number] = diagrams.either(conditions[number], way)
        return Known(tuple(values), tuple(conditions))

    def has_error(self, fault: Callable[[OneTable], Iterable[Diagnostic]]) -> bool:
        """Decide whether a kind of fault is an error: whether there is a way on which it is."""
        if fault not in self._errors:
            ways = self.paths.every(lambda: super(UndecidedTable, self).has_error(fault), may_overlap=True)
            self._errors[fault] = self.paths.diagrams.any_of(way for way, is_error in ways if is_error)
        return self.paths.decide(self._errors[fault])

    # ---- what is asked of the circumstances

    @property
    def players(self) -> int:
        """Decide on the number of people who play."""
        return self.paths.one_of(*self.possible.numbers)

    def _ask(self, circumstances: Bits) -> None:
        raise CannotBeSolvedError  # the choice as a whole is asked for

    def _holds(self, circumstance: Bits) -> bool:
        return self.paths.decide(self.possible.condition(circumstance))

    # ---- who has the last word

    def _laid_up_to(self, question: Key, count: int) -> Combined:
        return self.once(("laid", question, count), lambda table: table._lay(question, count), self)

    def _laid(self, question: Key) -> Combined:
        return self._laid_up_to(question, len(self.shared.stated.to(question)))

    def _lay(self, question: Key, count: int) -> Combined:
        """Give each element to the topmost layer that may name it, and to the next one unless that counts."""
        left: Any = -1
        placed: list[Placed] = []
        for share in reversed(self.shared.stated.to(question)[:count]):
            chosen = elements({self.possible.condition(share.option): -1}, self.paths)
            named: Any = 0
            for one in reversed(self.in_layer(question, share)):
                placed.append(one._replace(elements=chosen & left & one.elements))
                named = named | one.elements
            left = left & ~(chosen & (named | self._lifted_by(share)))
        placed.extend(one._replace(elements=one.elements & left) for one in reversed(self._assumed(question).placed))
        return Combined(without_empty(reversed(placed)))

    def in_layer(self, question: Key, share: LayerShare) -> list[Placed]:
        """Return the statements of a layer, for the number of players, each with the elements it has there."""
        key = ("layer", question, id(share))
        return self.once(key, lambda table: table._in_layer(question, share), self)

    def _in_layer(self, question: Key, share: LayerShare) -> list[Placed]:
        entries = [one.value for one in self.read(share) if one.value is not None]
        if any(type(one.elements) is not int for one in entries) and len(entries) > 1:
            raise CannotBeSolvedError
        if len(entries) == 1:
            return [Placed(entries[0], entries[0].elements)]
        return OneLayer(entries, lambda _question, _elements: "").placed

    def _lifted_by(self, share: LayerShare) -> Any:
        lifted: Any = 0
        for one in share.lifting:
            if not one.block or self._holds(one.block):
                value = self._entry(one).value
                lifted = lifted | (0 if value is None else value.elements)
        return lifted

    # ---- what is made of it

    def _words(self, placed: Callable[[Key], tuple[Placed, ...]]) -> LastWords:
        return UndecidedWords(placed, lambda: self.deck, lambda: self.players, self.paths)

    def answers_to(self, question: Key) -> tuple[Answer, ...]:
        """Return all answers to a question, those that some option gives or takes away included."""
        found = self.once(("answers", question), lambda table: table._some_answers(question), self)
        return cast("tuple[Answer, ...]", found)

    def _some_answers(self, question: Key) -> tuple[Answer, ...] | SomeAnswers:
        if question == HOUSE_RULE:
            return tuple(self._answers_to(question))
        placed = self.placed(question)
        if all(type(one.elements) is int for one in placed):
            return tuple(self._answers_to(question))
        if isinstance(question, ByPair | ByMoment | ByNumber):
            placed = decided(placed)
            return tuple(self._written(placed))
        written: list[tuple[Answer, Diagram]] = []
        for one in placed:
            if not isinstance(one.elements, SomeElements):
                written.extend((answer, ALWAYS) for answer in self._written((one,)))
                continue
            every_card = self.deck.every_card
            may_be = one.elements.at_most & every_card  # with other options there may be other cards
            (answer,) = self._written((one._replace(elements=may_be or every_card),))
            if answer.cards is None:
                written.append((answer, one.elements.when(0)))
            else:
                text = answer.text.replace(cards_text(answer.cards, self.deck), OPEN, 1)
                written.append((answer._replace(cards=one.elements, text=text), one.elements.has_some))
        return SomeAnswers(written, self.paths)

    def _written(self, placed: Sequence[Placed]) -> tuple[Answer, ...]:
        reader = self._with_roles if any(names_roles(one.entry.statement) for one in placed) else self._reader
        writer = AnswerWriter(reader, self.shared.readings.said, self.shared.readings.texts)
        answers: tuple[Answer, ...] = reading(reader, lambda: tuple(writer.answers(placed))).value
        return answers

    # ---- what is not asked of all tables at once

    def faults_on(self, question: Key) -> tuple[Diagnostic, ...]:
        """Return what is wrong with one statement on a question, each on a way of its own."""
        if not self.paths.may_overlap:
            raise CannotBeSolvedError
        return tuple(faults_of_one(self, question))

    def read(self, share: LayerShare) -> list[ReadWithDeck]:
        """Return the statements of a layer, for the number of players."""
        return [self._entry(one) for one in share.stated if not one.block or self._holds(one.block)]

    def faults_of_effects(self, placed: Placed) -> tuple[Diagnostic, ...]:
        """Return what is wrong with what a card does."""
        return self._made_effects_of(placed).diagnostics

    def laid(self, question: Key) -> Sequence[Placed]:
        """Return what may be placed on a question, as it was stated."""
        return self._laid(question).placed

    def laid_below(self, question: Key, share: LayerShare) -> Sequence[Placed]:
        """Return what may be placed on a question below a layer."""
        return self._laid_up_to(question, self.shared.stated.to(question).index(share)).placed

    def part_from(self, name: str, placed: Callable[[Key], tuple[Placed, ...]]) -> object:
        """Return a part of the rules."""
        if name in ("options", "answers"):
            raise CannotBeSolvedError
        # the models know what to do with answers that are not decided on; nothing else does
        return super().part_from(name, placed if name in MODELS else lambda question: decided(placed(question)))

    def _made_deck(self) -> TableDeck:
        placed = {question: decided(self._laid(question).placed) for question in DECK_QUESTIONS}
        return self.shared.readings.decks.deck(placed)

    def _with_deck_values(self, question: Key, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
        return super()._with_deck_values(question, decided(placed))


def _gives_cards(key: object) -> bool:
    """Return whether work is known by its key to give a set of cards."""
    return isinstance(key, tuple) and (key[0] == CARDS or _gives_cards(key[-1]))
