"""Work out the rules of one table: the deck first, then groups, roles, and everything else.

Each step is done when its outcome is asked for, and remembered with the circumstances it depends on. So a table with a
further option works out again only what this option touches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from typing import Any, NamedTuple, TypeVar

from ..cards.cards import Deck
from ..cards.saying import NeedsDeck, selector
from ..cards.selectors import SelectorReader
from ..diagnostics.diagnostic import Diagnostic, Severity
from ..language.nodes import Statement, Word
from ..questions.answer import Answer, words_of
from ..questions.last_words import LastWords
from ..questions.placed import Elements, Placed, union
from ..rules.key import ByNumber, Key
from ..topics.models import MODELS
from ..topics.placing import (
    ANSWERS,
    DECK_QUESTIONS,
    EFFECTS,
    HOUSE_RULE,
    NAMED_AT_TIMES,
    ROLE_QUESTIONS,
    SEAT_DUMMIES,
    SEATS,
    STARTERS,
    PlayerRange,
    TableDeck,
    cards_named,
    owed_cards,
    told_rules,
)
from ..topics.registry import QUESTIONS
from ..topics.rules import Rules, rules_on_demand
from .answers import AnswerWriter, describe
from .assumed import has_conditional_defaults, starters_by_role, under_conditions
from .by_question import GROUPS, LayerShare, StatedAnswer
from .circumstances import NUMBER, Bits, players_at
from .defaults import assumed_statements
from .early_rules import EarlyRules
from .entries import assumed_alone, entry_from
from .last_word import Combined, is_stated, laid_over
from .memory import Remembered
from .one_layer import answered_twice, said_and_taken_away
from .shared import SharedWork
from .with_deck import ReadWithDeck, effects_of, names_roles, reading, with_effects

Subject = TypeVar("Subject")
Value = TypeVar("Value")

_BEFORE_THE_ROLES = frozenset((*DECK_QUESTIONS, *ROLE_QUESTIONS))
_DECK, _READER, _ROLES = "the deck", "its words", "the roles of its cards"


class Resolution(NamedTuple):
    """The outcome for one table: its rules, unless a fault forbids them, and all faults."""

    rules: Rules | None
    diagnostics: tuple[Diagnostic, ...]


class OneTable:
    """The work on one player count and one choice of options."""

    def __init__(self, shared: SharedWork, circumstances: Bits) -> None:
        """Take what all tables share; nothing is worked out yet."""
        self.shared = shared
        self.circumstances = circumstances
        self._memory = shared.memory
        self._at_hand: dict[object, Remembered[Any]] = {}
        identity, offers = shared.readings.identity, shared.readings.offers
        self.rules = rules_on_demand(identity, offers, self)
        """The rules, if no fault forbids them; each part is made when somebody looks at it."""
        self._early_rules = rules_on_demand(identity, offers, EarlyRules(self))
        """The rules as far as they are known before the last defaults."""

    def outcome(self, faults: Iterable[Callable[[OneTable], tuple[Diagnostic, ...]]]) -> Resolution:
        """Return the rules, and what is wrong with the statements that count; see `faults.py`."""
        diagnostics = tuple(dict.fromkeys(one for fault in faults for one in fault(self)))
        sound = all(diagnostic.severity is not Severity.ERROR for diagnostic in diagnostics)
        return Resolution(self.rules if sound else None, diagnostics)

    def has_error(self, fault: Callable[[OneTable], Iterable[Diagnostic]]) -> bool:
        """Return whether a kind of fault is an error here."""
        return any(one.severity is Severity.ERROR for one in fault(self))

    # ---- what the rules are made of

    def once(self, key: object, work: Callable[[Subject], Value], subject: Subject) -> Value:
        """Return the result of some work here; it is done once for all tables that agree in what it asks for."""
        known: Remembered[Value] | None = self._at_hand.get(key)
        if known is None:
            known = self._at_hand[key] = self._memory.known(key, self.circumstances, work, subject)
        self._memory.asked |= known.asked
        return known.result

    def part(self, name: str) -> object:
        """Return a part of the rules by its name in `Rules`."""
        return self.once(name, lambda table: table.part_from(name, table.placed), self)

    def part_from(self, name: str, placed: Callable[[Key], tuple[Placed, ...]]) -> object:
        """Return a part of the rules, made of those who have the last word as `placed` tells them."""
        match name:
            case "people" | "players":
                plays_two = name == "players" and any(one.entry.value for one in placed(SEAT_DUMMIES))
                return self.players * (2 if plays_two else 1)
            case "options":
                self._ask(self.shared.circumstances.of_options)
                return self.shared.circumstances.chosen(self.circumstances)
            case "answers":
                self._memory.everything_asked()
                return tuple(answer for one in QUESTIONS for answer in self.answers_to(one.key))
            case "deck":
                return self.deck
            case "notes":
                notes = ((one.key, placed(one.key)) for one in QUESTIONS if one.form == "words")
                return tuple((key, str(found[0].entry.value)) for key, found in notes if found)
            case "told":
                rules = (placed(rule) for rule in self.shared.stated.told_rules)
                return tuple(rule for found in rules for rule in told_rules(one.entry for one in found))
            case _:
                return MODELS[name](self._words(placed))

    def _words(self, placed: Callable[[Key], tuple[Placed, ...]]) -> LastWords:
        """Return the last words as typed values, of which the models are made."""
        return LastWords(placed, lambda: self.deck, lambda: self.players)

    def answers_to(self, question: Key) -> tuple[Answer, ...]:
        """Return all answers to a question."""
        return self.once(("answers", question), lambda table: tuple(table._answers_to(question)), self)

    def _answers_to(self, question: Key) -> Iterator[Answer]:
        if question == HOUSE_RULE:
            for rule in self.shared.stated.told_rules:
                said = (answer for answer in self.answers_to(rule) if answer.value is not None)
                yield from (answer._replace(question=HOUSE_RULE) for answer in said)
            return
        placed = self.placed(question)
        if placed:
            reader = self._with_roles if any(names_roles(one.entry.statement) for one in placed) else self._reader
            writer = AnswerWriter(reader, self.shared.readings.said, self.shared.readings.texts)
            yield from reading(reader, lambda: tuple(writer.answers(placed))).value

    def answers_with(self, words: Set[str]) -> Iterator[Answer]:
        """Yield the answers that are said with one of these words, or by groups of cards that are."""
        stated = self.shared.stated
        named = stated.with_groups(words)
        answers = (answer for question in stated.questions_with(named) for answer in self.answers_to(question))
        return (answer for answer in answers if not named.isdisjoint(words_of(answer.text)))

    # ---- what is asked of the circumstances

    @property
    def players(self) -> int:
        """Return the number of people who play."""
        self._ask(NUMBER)
        return players_at(self.circumstances)

    def _ask(self, circumstances: Bits) -> None:
        self._memory.asked |= circumstances

    def _holds(self, circumstance: Bits) -> bool:
        """Return whether an option is chosen or a block applies; statements outside both always count."""
        self._ask(circumstance)
        return not circumstance or bool(self.circumstances & circumstance)

    def _counting(self, share: LayerShare) -> Iterator[StatedAnswer]:
        """Yield the statements of a layer that count here."""
        if self._holds(share.option):
            yield from (one for one in share.stated if self._holds(one.block))

    @property
    def player_range(self) -> PlayerRange:
        """Return how many may play. Blocks have no say, for they depend on that number themselves."""
        for share in reversed(self.shared.stated.to(SEATS)):  # from the strongest: no weaker one is then asked for
            said = [one.said for one in share.stated if not one.block]
            if said and self._holds(share.option):
                break
        else:
            said = [statement.said for statement in assumed_statements()[SEATS]]
        last = said[-1].value
        assert isinstance(last, PlayerRange)
        return last

    # ---- who has the last word

    def placed(self, question: Key) -> tuple[Placed, ...]:
        """Return who has the last word on each element of a question."""
        if question == STARTERS or has_conditional_defaults(question):
            return self.once(("placed", question), lambda table: table._with_last_defaults(question), self)
        return self.first_placed(question)

    def _with_last_defaults(self, question: Key) -> tuple[Placed, ...]:
        if question == STARTERS:
            return starters_by_role(self._laid(question).placed, self._early_rules)
        return under_conditions(question, self.first_placed(question), self._early_rules, self.deck)

    def first_placed(self, question: Key) -> tuple[Placed, ...]:
        """Return the same, as far as it is known before the last defaults."""
        if question == EFFECTS:
            return self._effects_made[0]
        placed = self._laid(question).placed
        return self._with_deck_values(question, placed) if placed and question in DECK_QUESTIONS else placed

    def _laid(self, question: Key) -> Combined:
        """Lay the default and all layers of a question over each other."""
        laid = self._assumed(question)
        for number in range(1, len(self.shared.stated.to(question)) + 1):
            laid = self._laid_up_to(question, number)  # from below: two hundred files in a row would be a deep descent
        return laid

    def _laid_up_to(self, question: Key, count: int) -> Combined:
        """Lay the default and the first few layers of a question over each other."""
        if not count:
            return self._assumed(question)
        return self.once(("laid", question, count), lambda table: table._with_layer(question, count), self)

    def _with_layer(self, question: Key, count: int) -> Combined:
        share = self.shared.stated.to(question)[count - 1]
        before = self._laid_up_to(question, count - 1)
        below = self._lifted(share, before)
        read = [self._entry(one) for one in self._counting(share)]
        if not read:
            return below
        faults = tuple(fault for one in read for fault in one.diagnostics)
        entries = [one.value for one in read if one.value is not None]
        below = Combined(below.placed, (*below.diagnostics, *faults))
        if not entries:
            return below
        if isinstance(question, ByNumber) and not (share.above and any(map(is_stated, below.placed))):
            below = Combined(below.placed, (*below.diagnostics, *said_and_taken_away(entries)))
        takes_more = below.placed != before.placed or any(map(self._lifts_something, share.stated))
        above = share.above and not takes_more
        return laid_over(below, entries, self.describe, above=above)

    def _lifted(self, share: LayerShare, below: Combined) -> Combined:
        """Take away what statements on another question lift."""
        if not (share.lifting and below.placed and self._holds(share.option)):
            return below
        read = [self._entry(one).value for one in share.lifting if self._holds(one.block)]
        lifted = union(one.elements for one in read if one is not None)
        kept = (Placed(old.entry, old.elements & ~lifted) for old in below.placed)
        return Combined(tuple(one for one in kept if one.elements), below.diagnostics)

    def _lifts_something(self, stated: StatedAnswer) -> bool:
        """Return whether a statement takes away an answer to another question than its own."""
        for lifted in stated.said.lifts:
            for number, share in enumerate(self.shared.stated.to(lifted)):
                if any(one.statement is stated.statement for one in share.lifting):
                    below = self._laid_up_to(lifted, number)
                    if below.placed != self._lifted(share, below).placed:
                        return True
        return False

    def describe(self, question: Key, elements: Elements) -> str:
        """Put elements of a question into words."""
        return self.shared.stated.languages_in(question, elements) or describe(question, elements, self.deck)

    def _assumed(self, question: Key) -> Combined:
        """Return what the unconditional defaults of a question say."""
        assumed = [one for one in assumed_statements().get(question, ()) if not one.conditional]
        if not assumed:
            return Combined()
        counting = [one for one in assumed if self._holds(self.shared.circumstances.of_block(one.when))]
        return assumed_alone(tuple(counting), self.deck if any(one.said.names_cards for one in counting) else None)

    # ---- statements to entries

    def _entry(self, stated: StatedAnswer) -> ReadWithDeck:
        """Return a statement with the elements it is about, if there are any."""
        key = ("entry", stated.said.question, stated.statement.span)
        return self.once(key, lambda table: table._read(stated), self)

    def elements_of(self, stated: StatedAnswer) -> Elements:
        """Return the elements that a statement is about here, if any, whether it counts or not."""
        entry = None if stated.said.question == GROUPS else self._entry(stated).value
        return 0 if entry is None else int(entry.elements)

    def _read(self, stated: StatedAnswer) -> ReadWithDeck:
        said = stated.said
        reader = self._reader_for(said.question, stated.statement) if said.names_cards else None
        compares = said.question == ANSWERS and ANSWERS in self.shared.stated.questions_with({"same"})
        named = self._with_roles.named if compares else 0
        return reading(reader, lambda: entry_from(said, stated.statement, stated.origin, reader, named))

    def _reader_for(self, question: Key, statement: Statement) -> SelectorReader:
        """Return the reader for the selectors of a statement; roles are worked out only if it names them."""
        late = question not in ROLE_QUESTIONS and names_roles(statement)
        return self._with_roles if late else self._reader

    # ---- the deck, its words, and what its cards are

    @property
    def deck(self) -> Deck:
        """The cards in play."""
        return self._table_deck.deck

    @property
    def _table_deck(self) -> TableDeck:
        return self.once(_DECK, lambda table: table._made_deck(), self)

    def _made_deck(self) -> TableDeck:
        placed = {question: self._laid(question).placed for question in DECK_QUESTIONS}
        return self.shared.readings.decks.deck(placed)

    def _with_deck_values(self, question: Key, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
        """Return what a statement on the deck says, now that its cards and ranks are known."""
        values = self._table_deck.values
        if question not in values:
            return placed
        return (placed[0]._replace(entry=placed[0].entry._replace(value=values[question])),)

    @property
    def _reader(self) -> SelectorReader:
        """Return the reader of selectors that knows the deck and the groups of this table."""
        return self.once(_READER, OneTable._made_reader, self)[0]

    def _made_reader(self) -> tuple[SelectorReader, tuple[Diagnostic, ...]]:
        made = self._table_deck
        reader = SelectorReader(made.deck, made.taken_out)
        with reader.collecting() as found:
            for share in self.shared.stated.to(GROUPS):
                self._define_groups(share, reader, found)
            reader.look_up_groups()
        return reader, tuple(found)

    def _define_groups(self, share: LayerShare, reader: SelectorReader, found: list[Diagnostic]) -> None:
        defined: dict[str, Word] = {}
        for one in self._counting(share):
            name, chosen = one.statement.parts[0], selector(one.statement.parts[1])
            assert isinstance(name, Word)
            if name.text in defined:
                found.append(answered_twice(Key(f"group {name.text}"), name.span, defined[name.text].span))
            else:
                defined[name.text] = name
                reader.define_group(name, chosen)

    @property
    def _with_roles(self) -> SelectorReader:
        """Return the reader that also knows the cards by their role and by what they make owed."""
        return self.once(_ROLES, OneTable._made_reader_with_roles, self)

    def _made_reader_with_roles(self) -> SelectorReader:
        # INVARIANT: no step needs a later one. The questions on roles choose their cards with the plain reader, so who
        # has a role is known before roles have words; how many cards an effect makes owed is read with the roles alone.
        reader = self._reader
        placed = [one for question in ROLE_QUESTIONS for one in self._laid(question).placed]
        special = union(one.elements for one in placed if one.entry.value)
        known = reader.with_roles(special, (), 0)
        made = [with_effects(one, effects_of(one, known)) for one in placed if one.entry.question == EFFECTS]
        named = cards_named(placed, made, not NAMED_AT_TIMES.isdisjoint(self.shared.stated.questions_with({"names"})))
        return reader.with_roles(special, owed_cards(made, reader.deck), named & reader.deck.every_card)

    @property
    def _effects_made(self) -> tuple[tuple[Placed, ...], tuple[Diagnostic, ...]]:
        """Return what every card does, with the cards that its effects ask for."""
        return self.once(("placed", EFFECTS), OneTable._make_effects, self)

    def _make_effects(self) -> tuple[tuple[Placed, ...], tuple[Diagnostic, ...]]:
        laid = self._laid(EFFECTS)
        made = [(one, self._made_effects_of(one)) for one in laid.placed]
        faults = (fault for _, read in made for fault in read.diagnostics)
        return tuple(with_effects(one, read.value) for one, read in made), (*laid.diagnostics, *faults)

    def _made_effects_of(self, placed: Placed) -> ReadWithDeck:
        value, statement = placed.entry.value, placed.entry.statement
        if not isinstance(value, NeedsDeck):
            return ReadWithDeck(value, ())
        return self.once(("effects", statement.span), lambda table: table._read_effects(placed), self)

    def _read_effects(self, placed: Placed) -> ReadWithDeck:
        reader = self._with_roles if names_roles(placed.entry.statement) else self._reader
        return reading(reader, lambda: effects_of(placed, reader))

    # ---- what is wrong

    @property
    def unread(self) -> tuple[Diagnostic, ...]:
        """Return the reports on the statements that count here and cannot be taken at their word."""
        unread = self.shared.stated.unread
        return tuple(one.fault for one in unread if self._holds(one.option) and self._holds(one.block))

    @property
    def faults_of_deck(self) -> tuple[Diagnostic, ...]:
        """Return what is wrong with the deck and with its words."""
        return (*self._table_deck.diagnostics, *self.once(_READER, OneTable._made_reader, self)[1])

    def faults_on(self, question: Key) -> tuple[Diagnostic, ...]:
        """Return what is wrong with the statements on a question."""
        return self._effects_made[1] if question == EFFECTS else self._laid(question).diagnostics
