"""The work on one table: layers are laid over each other, deck first, then groups, roles, and everything else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity
from crazy8.compiler.questions.registry import QUESTIONS, by_key
from crazy8.compiler.resolve.answers import AnswerWriter, describe
from crazy8.compiler.resolve.combine import Combination
from crazy8.compiler.resolve.defaults import AssumedStatement, starter_defaults
from crazy8.compiler.resolve.layers import Layer
from crazy8.compiler.resolve.one_layer import Elements, Entry, Placed, answered_twice, union
from crazy8.compiler.resolve.owed import owed_cards
from crazy8.compiler.resolve.readers.said import NeedsDeck, Said, quoted, selector, word
from crazy8.compiler.resolve.readings import Readings
from crazy8.compiler.resolve.selectors import SelectorReader
from crazy8.compiler.resolve.table_decks import DECK_QUESTIONS, standard_deck
from crazy8.compiler.resolve.topics import MOST_KINDS_SHIFT, LastWords
from crazy8.compiler.rules.answer import Origin
from crazy8.compiler.rules.cards import kinds_in
from crazy8.compiler.rules.relations import Relation
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.syntax.nodes import Selector, Statement, Word

_ROLE_QUESTIONS = ("wild.which", "play.effect")
_OTHER_QUESTIONS = tuple(one.key for one in QUESTIONS if one.key not in (*DECK_QUESTIONS, *_ROLE_QUESTIONS))
_MADE_LATE = "play.effect"
"""The question whose answers may name cards by their role, so they are made only when the roles are known."""
_ALL_OR_NOTHING = ("score.value",)
"""Questions whose default is not mixed with answers of the author: a values table that forgets a card has a hole, and
what another rulebook says about that card would be no repair."""


class Resolution(NamedTuple):
    """The rules of one table, unless a fault forbids them, and all faults that were met."""

    rules: Rules | None
    diagnostics: tuple[Diagnostic, ...]


class OneTable:
    """The work on one player count and one choice of options."""

    def __init__(
        self,
        readings: Readings,
        players: int,
        chosen: tuple[str, ...],
        layers: list[Layer],
        assumed: list[AssumedStatement],
    ) -> None:
        """Take the statements that count, the lowest layer first, and what is assumed below them."""
        self.readings = readings
        self.variant = readings.variant
        self.players = players
        self.chosen = tuple(name.name.text for _, name in self.variant.options() if name.name.text in chosen)
        self.layers = layers
        self.assumed = assumed
        self.diagnostics: list[Diagnostic] = []
        self.stated = [(layer, self._with_questions(layer)) for layer in layers]
        self.combination = Combination(lambda question, elements: describe(question, elements, self.reader.deck))
        self.reader = SelectorReader(standard_deck())

    def outcome(self) -> Resolution:
        """Deck first, then groups, then the roles of the cards, then everything else."""
        self._combine(DECK_QUESTIONS)
        self.reader = self._deck_reader()
        self._define_groups()
        self._combine(_ROLE_QUESTIONS)
        self._give_roles()
        self._combine(_OTHER_QUESTIONS)
        found = (*self.diagnostics, *self.reader.diagnostics, *self.combination.diagnostics)
        diagnostics = tuple(dict.fromkeys(found))
        if any(one.severity is Severity.ERROR for one in diagnostics):
            return Resolution(None, diagnostics)
        return Resolution(self._rules(), diagnostics)

    def _combine(self, questions: tuple[str, ...]) -> None:
        """Lay the default and every layer over each other, for some of the questions."""
        wanted = frozenset(questions)
        stated = {question for _, pairs in self.stated for question, _ in pairs}
        assumed = [
            one
            for one in self.assumed
            if one.question in wanted
            and not one.conditional
            and not (one.question in _ALL_OR_NOTHING and one.question in stated)
        ]
        self.combination.placed.update(self._assumed_alone(assumed))
        for layer, pairs in self.stated:
            entries = [
                self._entry(statement, layer.origin_of(statement))
                for question, statement in pairs
                if question in wanted
            ]
            if entries:
                self._add_layer(entries, above=layer.option is not None or layer.member is not self.variant.line[0])

    def _assumed_alone(self, assumed: list[AssumedStatement]) -> dict[str, list[Placed]]:
        """What the defaults alone say with this deck; the same for many tables, so it is worked out once."""
        deck = self.reader.deck
        key = (deck, tuple(id(one) for one in assumed))
        known = self.readings.assumed_alone.get(key)
        if known is None:
            alone = Combination(lambda question, elements: describe(question, elements, deck))
            for plain in (True, False):
                layer = [self._entry(one.statement, one.origin) for one in assumed if (one.when is None) is plain]
                alone.add_layer((entry for entry in layer if entry), above=False)
            known = self.readings.assumed_alone[key] = alone.placed
        return known

    def _add_layer(self, entries: Iterable[Entry | None], *, above: bool) -> None:
        """Lay entries over the others, without those that could not be read."""
        self.combination.add_layer((entry for entry in entries if entry), above=above)

    def _with_questions(self, layer: Layer) -> list[tuple[str, Statement]]:
        """The statements of a layer with the questions that they answer; one that cannot be read is reported."""
        pairs = []
        for statement in layer.statements:
            said = None if statement.kind in ("note", "group") else self.readings.said(statement)
            if isinstance(said, Said):
                pairs.append((said.question, statement))
            elif statement.kind == "note":
                question = by_key(word(statement.parts[0]))
                if question is not None and question.form == "words":
                    pairs.append((question.key, statement))
            elif said is not None:
                self.diagnostics.append(said)
        return pairs

    def _entry(self, statement: Statement, origin: Origin) -> Entry | None:
        """A statement with the elements that it is about."""
        if statement.kind == "note":
            return Entry(word(statement.parts[0]), 1, quoted(statement.parts[1]), statement, origin)
        said = self.readings.said(statement)
        if not isinstance(said, Said):
            return None
        elements: Elements = 1
        value = said.value
        if isinstance(value, NeedsDeck) and said.question != _MADE_LATE:
            value = value.made(self.reader)
        if said.numbers is not None:
            elements = said.numbers
        elif said.compares and isinstance(value, Relation):
            elements = value.ever
        elif said.cards is not None:
            elements = self.reader.cards(said.cards)
        if said.question == "debt.answer":
            elements = self._pairs(elements, said.beside)
        elif said.question == "wild.playable-on" and said.beside is not None:
            value = self.reader.cards(said.beside)
        return Entry(said.question, elements, value, statement, origin) if elements else None

    def _pairs(self, owed: Elements, answering: Selector | None) -> Elements:
        """Every pair of a card that makes something owed and one that answers it."""
        below = tuple(kinds_in(owed))
        replies = (
            (self.reader.deck.every_card,) * len(below) if answering is None else self.reader.cards_on(answering, below)
        )
        result = 0
        for kind, cards in zip(below, replies, strict=True):
            result |= cards << (kind << MOST_KINDS_SHIFT)
        return result

    def _deck_reader(self) -> SelectorReader:
        """What reads selectors with the deck of this table."""
        made = self.readings.decks.deck(self.combination.placed)
        self.diagnostics.extend(made.diagnostics)
        for question, value in made.values.items():
            one = self.combination.placed[question][0]
            self.combination.placed[question] = [one._replace(entry=one.entry._replace(value=value))]
        return SelectorReader(made.deck, made.taken_out)

    def _define_groups(self) -> None:
        for layer in self.layers:
            defined: dict[str, Word] = {}
            for statement in layer.statements:
                if statement.kind != "group":
                    continue
                name = statement.parts[0]
                assert isinstance(name, Word)
                if name.text in defined:
                    fault = answered_twice(f"group {name.text}", name.span, defined[name.text].span)
                    self.diagnostics.append(fault)
                    continue
                defined[name.text] = name
                self.reader.define_group(name, selector(statement.parts[1]))
        self.reader.look_up_groups()

    def _give_roles(self) -> None:
        """Tell the reader which cards have a role and what they make owed, then make the effects that need to know."""
        placed = self.combination.placed
        roles = (one for question in _ROLE_QUESTIONS for one in placed.get(question, []))
        self.reader.special = union(one.elements for one in roles if one.entry.value)
        told = len(self.reader.diagnostics)
        self.reader.owed = owed_cards(self._effects_made(), self.reader.deck)
        del self.reader.diagnostics[told:]  # told below, once all is known
        placed[_MADE_LATE] = self._effects_made()

    def _effects_made(self) -> list[Placed]:
        """What every card does, with the cards that its effects ask for."""
        return [
            one._replace(entry=one.entry._replace(value=one.entry.value.made(self.reader)))
            if isinstance(one.entry.value, NeedsDeck)
            else one
            for one in self.combination.placed.get(_MADE_LATE, [])
        ]

    def _rules(self) -> Rules:
        """The rules, with the defaults that depend on the roles of the cards."""
        placed = self.combination.placed
        rules = self._without_answers()
        conditional = [one for one in self.assumed if one.conditional and one.question not in placed]
        entries = [self._entry(one.statement, one.origin) for one in conditional if one.where(rules)]
        self._add_layer(entries, above=False)
        self._assume_starters(rules)
        writer = AnswerWriter(self.reader, self.readings.said, self.readings.texts)
        answers = tuple(answer for one in QUESTIONS if one.key in placed for answer in writer.answers(placed[one.key]))
        words = LastWords(placed, self.reader.deck, self.players)
        return replace(
            rules,
            answers=answers,
            starter=words.starter(),
            stock=words.stock(),
            scoring=words.scoring(),
            memo={},
        )

    def _assume_starters(self, rules: Rules) -> None:
        """Treat each card as starter by its role, where nobody said anything of it."""
        placed = self.combination.placed.get("starter.treatment", [])
        stated = union(one.elements for one in placed if one.entry.origin.kind != "default")
        for cards_of, assumed in starter_defaults():
            cards = cards_of(rules) & ~stated
            said = self.readings.said(assumed.statement)
            if not cards or not assumed.where(rules) or not isinstance(said, Said):
                continue
            entry = Entry(assumed.question, cards, said.value, assumed.statement, assumed.origin)
            kept = [Placed(one.entry, one.elements & ~cards) for one in placed]
            placed = [*(one for one in kept if one.elements), Placed(entry, cards)]
        self.combination.placed["starter.treatment"] = placed

    def _without_answers(self) -> Rules:
        """The rules as far as they are known before the last defaults."""
        deck = self.reader.deck
        placed = self.combination.placed
        notes = tuple(
            (one.key, str(placed[one.key][0].entry.value))
            for one in QUESTIONS
            if one.form == "words" and one.key in placed
        )
        return Rules(
            identity=self.readings.identity,
            offers=self.readings.offers,
            players=self.players,
            options=self.chosen,
            answers=(),
            deck=deck,
            notes=notes,
            **LastWords(placed, deck, self.players).topics(),
        )
