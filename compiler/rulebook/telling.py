"""From the facts of a book to its page in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from crazy8.compiler.rulebook.countries import country_in
from crazy8.compiler.rulebook.examples import numbered, setting, step_phrase, story
from crazy8.compiler.rulebook.facts import (
    Book,
    DealRow,
    Exchange,
    HouseRule,
    Kinship,
    Section,
    Told,
    ValueRow,
    ValueTable,
)
from crazy8.compiler.rulebook.footnotes import DEFAULT, HOUSE, OPTION, Footnotes, footnotes_of
from crazy8.compiler.rulebook.language import Language, capitalised, language
from crazy8.compiler.rulebook.language_files import LanguageFiles
from crazy8.compiler.rulebook.page import (
    Block,
    CardPicture,
    CardRow,
    CardTable,
    Column,
    Entry,
    Grid,
    Line,
    Lines,
    Listing,
    Page,
    Paragraph,
    Part,
    SourceLine,
)
from crazy8.compiler.rulebook.phrase import CardPart, CardsName, Listed, Phrase, Players, phrase, slug
from crazy8.compiler.rulebook.scripts import is_written_in
from crazy8.compiler.rulebook.steps import ExampleCard, ExampleStep, WorkedExample


def page_of(book: Book, choice: str | LanguageFiles, *, signs: bool = True) -> Page:
    """A book in a language that ships or in somebody's own; raises `MissingSentence` if there is no such language.

    `signs` are those that show whose word a rule is.
    """
    return _Telling(book, language(choice, book.suit_word), footnotes_of(book, shown=signs)).page()


@dataclass(frozen=True)
class _Telling:
    """The work on one page."""

    book: Book
    words: Language
    footnotes: Footnotes

    def page(self) -> Page:
        book, say = self.book, self.words.sentence
        summary = [Line(say(one)) for one in book.summary]
        if book.countries:
            names = Listed(tuple(map(self._place, book.countries)), join="comma")
            summary.append(Line(say(phrase("played-in", countries=names))))
        if book.chosen:
            summary.append(Line(say(self._chosen())))
        makers: dict[str, Callable[[], tuple[Part, ...]]] = {
            "two-players": self._two_players,
            "hand": self._hand,
            "house-rules": self._house_rules,
            "examples": self._examples,
            "exchanges": self._exchanges,
            "relatives": self._relatives,
            "notes": self._notes,
            "open-points": self._open_points,
        }
        further = (Block(key, self._heading(key), make()) for key, make in makers.items())
        blocks = (*map(self._section, book.sections), *(block for block in further if block.parts))
        return Page(
            language=self.words.tag,
            between=self.words.space,
            title=book.title_in(self.words.tag),
            suits="".join(book.suits),
            summary=tuple(summary),
            blocks=blocks,
            sources_heading=self._heading("sources"),
            sources=self._sources(),
        )

    def _place(self, name: str) -> str:
        """Where a game is played: a country, or a place that has a message."""
        key = f"place-{slug(name.lower())}"
        return self._label(key) if self.words.has(key) else country_in(name, self.words.tag)

    def _chosen(self) -> Phrase:
        """Which house rules are played: by their titles if these can be read in this language, else by their sign."""
        titles = [rule.title for rule in self.book.chosen]
        if not all(is_written_in(title, self.words.titles_in_script) for title in titles):
            return phrase("chosen-marked", count=len(titles), sign=OPTION)
        quoted = Listed(tuple(phrase("quoted", text=title) for title in titles))
        return phrase("chosen", count=len(titles), rules=quoted)

    # ---- sections of rules

    def _section(self, section: Section) -> Block:
        """Steps, or a list of cards, with all that has to be said of them behind; else prose and tables."""
        parts: list[Part] = []
        if section.steps:
            parts.append(Listing((*map(self._step, section.steps), self._last_step()), numbered=True))
        if section.by_card:
            parts.append(CardTable(tuple(map(self._card_row, section.by_card))))
        if section.prose:
            pictures = tuple(self._picture(card) for one in section.prose for card in one.pictures)
            parts.append(Paragraph(_calm([self._told(one) for one in section.prose]), pictures))
        parts += [*self._deal(section.deal), *map(self._values, section.values)]
        return Block(section.key, self._heading(section.key), tuple(parts))

    def _step(self, step: Sequence[Told]) -> Entry:
        """What is done at one point of a turn."""
        return Entry("", _calm([self._told(one) for one in step]))

    def _last_step(self) -> Entry:
        """That the turn is over; no rulebook disputes it, and no newcomer knows it."""
        return Entry("", (self._line(phrase("turn-passes")),))

    def _picture(self, card: ExampleCard) -> CardPicture:
        """A card to be drawn, with its name in this language."""
        words = (card.rank, card.suit, card.sign)
        part = CardPart("card", words) if card.suit else CardPart("rank", (card.rank,))
        return CardPicture(card.rank, card.suit, capitalised(self.words.cards(CardsName((part,), single=True), "bare")))

    def _told(self, told: Told) -> Line:
        """Sentences, introduced by the player counts if they do not hold for all."""
        text = self._sentences(told.phrases)
        if told.players:
            text = self._for_players(told.players, text)
        return Line(text, self.footnotes.signs(told.marks))

    def _for_players(self, players: tuple[int, ...], text: str) -> str:
        """A text that holds for some numbers of players only."""
        return self.words.sentence(phrase("with-players", players=Players(players), text=self.words.after_colon(text)))

    def _by_card(self, told: Told) -> Entry:
        """Sentences about some cards, which stand in front of them."""
        cards = "" if told.lead is None else capitalised(self.words.cards(told.lead, "many"))
        key = "lead-with-players" if told.players else "lead"
        lead = self.words.say(phrase(key, cards=cards, players=Players(told.players or self.book.players)))
        text = self.words.after_colon(self._sentences(told.phrases))
        return Entry(lead, (Line(text, self.footnotes.signs(told.marks)),))

    def _card_row(self, told: Told) -> CardRow:
        """The same for a table."""
        return CardRow(
            name="" if told.lead is None else capitalised(self.words.cards(told.lead, "many")),
            only=self.words.say(phrase("only-with-players", players=Players(told.players))) if told.players else "",
            does=(Line(self._sentences(told.phrases), self.footnotes.signs(told.marks)),),
            pictures=tuple(map(self._picture, told.pictures)),
            entry=self._by_card(told),
        )

    def _sentences(self, phrases: Sequence[Phrase]) -> str:
        return self.words.flowing([self.words.sentence(one) for one in phrases])

    def _deal(self, rows: Sequence[DealRow]) -> tuple[Grid, ...]:
        """The table of hands and stocks; packs only if their number changes."""
        if not rows:
            return ()
        packs = len({row.packs for row in rows}) > 1
        signs = [self.footnotes.signs(row.marks) for row in rows]
        shared = signs[0] if len(set(signs)) == 1 else ()
        heads = ["table-players", *(["table-packs"] if packs else []), "table-cards-each", "table-stock"]
        columns = [Column(Line(self._label(key), shared if key == "table-cards-each" else ()), True) for key in heads]
        lines = []
        for row, own in zip(rows, signs, strict=True):
            cells = [Line(str(row.players)), *([Line(str(row.packs))] if packs else [])]
            lines.append((*cells, Line(str(row.cards_each), () if shared else own), Line(str(row.stock))))
        return (Grid(tuple(columns), tuple(lines)),)

    def _values(self, table: ValueTable) -> Grid:
        """What each card counts."""
        signs = [self.footnotes.signs(row.marks) for row in table.rows]
        shared = signs[0] if len(set(signs)) == 1 else ()
        columns = (Column(Line(self._label("table-card"))), Column(Line(self._label("table-points"), shared), True))
        rows = tuple(
            (Line(self._short_name(row)), Line(self._worth(row), () if shared else own))
            for row, own in zip(table.rows, signs, strict=True)
        )
        return Grid(columns, rows, self._caption(table))

    def _caption(self, table: ValueTable) -> str | None:
        """When a table of values holds, if not always."""
        captions = [phrase("values-for-blocked")] if table.blocked_only else []
        if table.players:
            captions.append(phrase("only-with-players", players=Players(table.players)))
        return self.words.sentence(phrase("caption", text=Listed(tuple(captions), join="comma"))) if captions else None

    def _short_name(self, row: ValueRow) -> str:
        """The cards of a row as a table names them."""
        return capitalised(self.words.cards(row.cards, "short", "comma"))

    def _worth(self, row: ValueRow) -> str:
        return self.words.say(phrase("value-face-cell", times=row.times)) if row.points is None else str(row.points)

    # ---- an example hand

    def _hand(self) -> tuple[Part, ...]:
        """The players with their cards, every turn, and the end."""
        hand = self.book.hand
        if hand is None:
            return ()
        names = tuple(self._label(f"hand-player-{number}") for number in range(1, len(hand.hands) + 1))
        seated: list[ExampleStep] = [ExampleStep(kind="seats", seats=names)]
        if hand.top is not None:
            seated.append(ExampleStep(kind="top", cards=(hand.top,)))
        held = (
            ExampleStep(kind="holds", seats=(name,), cards=cards) for name, cards in zip(names, hand.hands, strict=True)
        )
        return (
            Paragraph((Line(self._steps(seated)),), tuple(map(self._picture, seated[-1].cards))),
            Listing(tuple(self._turn([step]) for step in held)),
            Listing(tuple(self._turn(_named(turn, names)) for turn in hand.turns), numbered=True),
            Paragraph((Line(self._steps(_named(hand.end, names))),)),
        )

    def _turn(self, steps: Sequence[ExampleStep]) -> Entry:
        """What somebody does or holds, with the cards that are seen."""
        seen = (card for step in steps if step.kind in ("plays", "holds") for card in step.cards)
        return Entry("", (Line(self._steps(steps)),), tuple(map(self._picture, seen)))

    def _steps(self, steps: Sequence[ExampleStep]) -> str:
        return self._sentences([step_phrase(step, {}) for step in steps])

    # ---- two players, house rules, examples, questions

    def _two_players(self) -> tuple[Part, ...]:
        """All that is different for two: what is told in sentences, card by card, and as answers."""
        box = self.book.two_players
        if box is None:
            return ()
        told = [replace(one, players=()) for one in box.told]
        prose = [self._told(one) for one in told if one.lead is None]
        rows = tuple(self._card_row(one) for one in told if one.lead is not None)
        asked = tuple(self._exchange(replace(one, players=())) for one in box.exchanges)
        return (
            *([Paragraph(_calm(prose))] if prose else []),
            *([CardTable(rows)] if rows else []),
            *([Listing(asked)] if asked else []),
        )

    def _house_rules(self) -> tuple[Part, ...]:
        entries = tuple(map(self._house_rule, self.book.house_rules))
        return (self._intro("house-rules-intro"), Listing(entries, numbered=True)) if entries else ()

    def _house_rule(self, rule: HouseRule) -> Entry:
        """One option: its title, what it changes, and how it goes with others."""
        lines = [Line(self._change(one)) for one in rule.changes]
        if not lines:
            lines = [self._line(phrase("house-rule-unchanged"))]
        for key, names in (("house-rule-requires", rule.requires), ("house-rule-excludes", rule.excludes)):
            numbers = Listed(tuple(numbered(names, self._numbers())))
            if numbers.items:
                lines.append(self._line(phrase(key, rules=numbers)))
        signs = self.footnotes.signs(rule.marks)
        title = self.words.terminated(rule.title) if is_written_in(rule.title, self.words.titles_in_script) else ""
        return Entry(title, _calm([Line(line.text, signs) for line in lines]))

    def _change(self, told: Told) -> str:
        """A changed rule as running text."""
        if told.lead is None:
            return self._told(told).text
        entry = self._by_card(told)
        return self.words.flowing([entry.lead, entry.lines[0].text])

    def _numbers(self) -> dict[str, int]:
        return {rule.name: number for number, rule in enumerate(self.book.house_rules, start=1)}

    def _examples(self) -> tuple[Part, ...]:
        entries = tuple(self._example(*one) for one in enumerate(self.book.examples, start=1))
        return (Listing(entries),) if entries else ()

    def _example(self, number: int, example: WorkedExample) -> Entry:
        """A situation and its ruling in two runs of sentences."""
        numbers = self._numbers()
        signs = self.footnotes.signs(example.marks)
        runs = [self._sentences(part(example, numbers)) for part in (setting, story)]
        title = phrase("example-number", number=number)
        if is_written_in(example.title, self.words.titles_in_script):
            title = phrase("example-titled", number=number, title=example.title)
        lead = self.words.terminated(self.words.say(title))
        return Entry(lead, _calm([Line(run, signs) for run in runs if run]))

    def _exchanges(self) -> tuple[Part, ...]:
        entries = tuple(map(self._exchange, self.book.exchanges))
        return (Listing(entries),) if entries else ()

    def _exchange(self, exchange: Exchange) -> Entry:
        asked = self.words.sentence(exchange.asked)
        if exchange.players:
            asked = self._for_players(exchange.players, asked)
        return Entry(asked, (Line(self._sentences(exchange.answer), self.footnotes.signs(exchange.marks)),))

    def _relatives(self) -> tuple[Part, ...]:
        entries = tuple(map(self._kinship, self.book.kinships))
        return (Listing(entries),) if entries else ()

    def _kinship(self, kinship: Kinship) -> Entry:
        """What holds in another game, or in how many points it differs."""
        lead = self.words.say(phrase("relative-lead", name=kinship.title_in(self.words.tag)))
        if not kinship.told:
            return Entry(lead, (self._line(phrase("relative-differs", count=kinship.differences)),))
        return Entry(lead, tuple(Line(self._change(one)) for one in kinship.told))

    def _notes(self) -> tuple[Part, ...]:
        return tuple(Paragraph((Line(self.words.terminated(note)),)) for note in self.book.notes)

    def _open_points(self) -> tuple[Part, ...]:
        """What is assumed, put together by whose rule it is."""
        by_owner: dict[tuple[str, ...], list[Line]] = {}
        for told in self.book.open_points:
            owners = tuple(mark.name for mark in told.marks if mark.kind == "default")
            by_owner.setdefault(owners, []).append(Line(self._change(told)))
        entries = tuple(Entry(self._owners(owners), tuple(lines)) for owners, lines in by_owner.items())
        return (self._intro("open-points-intro"), Listing(entries)) if entries else ()

    def _owners(self, owners: Sequence[str]) -> str:
        names = Listed(tuple(map(self._owner, owners)))
        return self.words.sentence(phrase("assumed-after", owner=names))

    def _owner(self, name: str) -> Phrase | str:
        """Whose rule a default is, in words of the language where it has them."""
        return phrase(owner_key(name)) if self.words.has(owner_key(name)) else name

    # ---- sources

    def _sources(self) -> tuple[SourceLine, ...]:
        """The declared sources, and what the other signs mean if they are used."""
        lines = [
            SourceLine(str(self.footnotes.numbers[source.name]), source.description, source.address)
            for source in self.book.sources
        ]
        heading = self._heading("open-points")
        for sign, key in (
            (HOUSE, phrase("legend-house")),
            (OPTION, phrase("legend-option")),
            (DEFAULT, phrase("legend-default", heading=heading)),
        ):
            if sign in self.footnotes.used:
                lines.append(SourceLine(sign, self.words.sentence(key)))
        return tuple(lines)

    # ---- small things

    def _intro(self, key: str) -> Paragraph:
        return Paragraph((self._line(phrase(key)),))

    def _heading(self, key: str) -> str:
        return self._label(f"heading-{key}")

    def _label(self, key: str) -> str:
        return self.words.say(phrase(key))

    def _line(self, what: Phrase) -> Line:
        return Line(self.words.sentence(what))


def _named(steps: Sequence[ExampleStep], names: Sequence[str]) -> list[ExampleStep]:
    """Steps with the names of the players in place of their numbers."""
    return [replace(step, seats=tuple(names[int(seat)] for seat in step.seats)) for step in steps]


def owner_key(owner: str) -> str:
    """The message that names the owner of a default."""
    return "-".join(["owner", *re.findall("[a-z0-9]+", owner.lower())])


def _calm(lines: Sequence[Line]) -> Lines:
    """Sentences in which a sign stands only behind the last of several sentences that share it."""
    return tuple(
        Line(line.text) if following is not None and following.signs == line.signs else line
        for line, following in zip(lines, [*lines[1:], None], strict=True)
    )
