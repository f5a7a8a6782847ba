"""Turn the facts of a book into its page in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from ..telling.facts import Book, Exchange, HouseRule, Kinship
from ..telling.phrase import Listed, Phrase, phrase
from ..telling.steps import WorkedExample
from .examples import numbered, setting, story
from .footnotes import DEFAULT, HOUSE, OPTION, footnotes_of
from .languages.countries import place_in
from .languages.files import LanguageFiles
from .languages.language import language
from .languages.scripts import is_written_in
from .page import Block, BookPage, CardTable, Line, Listing, PageEntry, Paragraph, Part, SourceLine
from .page_of_hand import hand_parts
from .page_of_section import section_block
from .page_words import Speaker, about_the_same, calm, explained
from .sections import TWO_PLAYERS


def page_of(book: Book, choice: str | LanguageFiles, *, signs: bool = True) -> BookPage:
    """Return a book in a shipped or an own language. Raises `MissingSentence` if there is no such language.

    `signs` are those that show whose word a rule is.
    """
    return _Telling(book, language(choice, book.suit_word), footnotes_of(book, shown=signs)).page()


class _Telling(Speaker):
    """The work on one page."""

    def page(self) -> BookPage:
        book, say = self.book, self.words.sentence
        summary = [self.told(one) for one in book.summary]
        if book.countries:
            names = Listed(tuple(map(self._place, book.countries)), join="comma")
            summary.append(Line(say(phrase("played-in", countries=names))))
        if book.chosen:
            summary.append(Line(say(self._chosen())))
        makers: dict[str, Callable[[], tuple[Part, ...]]] = {
            TWO_PLAYERS: self._two_players,
            "hand": partial(hand_parts, self),
            "house-rules": self._house_rules,
            "examples": self._examples,
            "exchanges": self._exchanges,
            "relatives": self._relatives,
            "notes": self._notes,
            "open-points": self._open_points,
        }
        further = (Block(key, self.heading(key), make()) for key, make in makers.items())
        blocks = (
            *(section_block(self, section) for section in book.sections),
            *(block for block in further if block.parts),
        )
        page = BookPage(
            language=self.words.tag,
            between=self.words.space,
            title=book.title_in(self.words.tag),
            suits="".join(book.suits),
            summary=tuple(summary),
            blocks=blocks,
            sources_heading=self.heading("sources"),
            sources=self._sources(),
        )
        return explained(page, self.words)

    def _place(self, name: str) -> str:
        return place_in(name, self.words)

    def _chosen(self) -> Phrase:
        """Name the house rules that are played: by titles this language can read, else by their signs."""
        titles = [rule.title for rule in self.book.chosen]
        if not all(is_written_in(title, self.words.titles_in_script) for title in titles):
            return phrase("chosen-marked", count=len(titles), sign=OPTION)
        quoted = Listed(tuple(phrase("quoted", text=title) for title in titles))
        return phrase("chosen", count=len(titles), rules=quoted)

    # ---- two players, house rules, examples, questions

    def _two_players(self) -> tuple[Part, ...]:
        """Return all that is different for two: what is told in sentences, card by card, and as answers."""
        box = self.book.two_players
        if box is None:
            return ()
        told = [replace(one, players=()) for one in box.told]
        prose = [self.told(one) for one in told if one.lead is None]
        rows = tuple(self.card_row(one) for one in told if one.lead is not None)
        asked = tuple(self._exchange(replace(exchange, players=())) for exchange in box.exchanges)
        return (
            *([Paragraph(calm(prose))] if prose else []),
            *([CardTable(rows)] if rows else []),
            *([Listing(asked)] if asked else []),
        )

    def _house_rules(self) -> tuple[Part, ...]:
        entries = tuple(map(self._house_rule, self.book.house_rules))
        return (self.intro("house-rules-intro"), Listing(entries, numbered=True)) if entries else ()

    def _house_rule(self, rule: HouseRule) -> PageEntry:
        """Return one option: its title, what it changes, and how it goes with others."""
        lines = [Line(self.change(*some)) for some in about_the_same(rule.changes)]
        if not lines:
            lines = [self.line(phrase("house-rule-unchanged"))]
        for key, names in (("house-rule-requires", rule.requires), ("house-rule-excludes", rule.excludes)):
            numbers = Listed(tuple(numbered(names, self._numbers())))
            if numbers.items:
                lines.append(self.line(phrase(key, rules=numbers)))
        signs = self.footnotes.signs(rule.marks)
        title = self.words.terminated(rule.title) if is_written_in(rule.title, self.words.titles_in_script) else ""
        return PageEntry(title, calm([Line(line.text, signs) for line in lines]))

    def _numbers(self) -> dict[str, int]:
        return {rule.name: number for number, rule in enumerate(self.book.house_rules, start=1)}

    def _examples(self) -> tuple[Part, ...]:
        entries = tuple(self._example(*one) for one in enumerate(self.book.examples, start=1))
        return (Listing(entries),) if entries else ()

    def _example(self, number: int, example: WorkedExample) -> PageEntry:
        """Return a situation and its ruling in two runs of sentences."""
        numbers = self._numbers()
        signs = self.footnotes.signs(example.marks)
        runs = [self.sentences(part(example, numbers)) for part in (setting, story)]
        title = phrase("example-number", number=number)
        if is_written_in(example.title, self.words.titles_in_script):
            title = phrase("example-titled", number=number, title=example.title)
        lead = self.words.terminated(self.words.say(title))
        return PageEntry(lead, calm([Line(run, signs) for run in runs if run]))

    def _exchanges(self) -> tuple[Part, ...]:
        entries = tuple(map(self._exchange, self.book.exchanges))
        return (Listing(entries),) if entries else ()

    def _exchange(self, exchange: Exchange) -> PageEntry:
        asked = self.words.sentence(exchange.asked)
        if exchange.players:
            asked = self.for_players(exchange.players, asked)
        signs = self.footnotes.signs(exchange.marks)
        return PageEntry(asked, (Line(self.sentences(exchange.answer), signs, self.says(exchange.says)),))

    def _relatives(self) -> tuple[Part, ...]:
        entries = tuple(map(self._kinship, self.book.kinships))
        return (Listing(entries),) if entries else ()

    def _kinship(self, kinship: Kinship) -> PageEntry:
        """Return what holds in another game, or in how many points it differs."""
        lead = self.words.say(phrase("relative-lead", name=kinship.title_in(self.words.tag)))
        if not kinship.told:
            return PageEntry(lead, (self.line(phrase("relative-differs", count=kinship.differences)),))
        return PageEntry(lead, tuple(Line(self.change(*some)) for some in about_the_same(kinship.told)))

    def _notes(self) -> tuple[Part, ...]:
        """Return what is agreed in words: manners, then rules that are told and not played, and how many these are."""
        told, count = self.book.told, self.book.told_only
        notes = (Line(self.words.terminated(note.text), says=self.says(note.says)) for note in self.book.notes)
        lines = (*notes, *map(self.told, told), *([self.line(phrase("told-only", count=count))] if count else []))
        return tuple(Paragraph((line,)) for line in lines)

    def _open_points(self) -> tuple[Part, ...]:
        """Return what is assumed, put together by whose rule it is."""
        by_owner: dict[tuple[str, ...], list[Line]] = {}
        for told in self.book.open_points:
            owners = tuple(mark.name for mark in told.marks if mark.kind == "default")
            by_owner.setdefault(owners, []).append(Line(self.change(told), says=self.says(told.says)))
        entries = tuple(PageEntry(self._owners(owners), tuple(lines)) for owners, lines in by_owner.items())
        return (self.intro("open-points-intro"), Listing(entries)) if entries else ()

    def _owners(self, owners: Sequence[str]) -> str:
        names = Listed(tuple(map(self._owner, owners)))
        return self.words.sentence(phrase("assumed-after", owner=names))

    def _owner(self, name: str) -> Phrase | str:
        """Return whose rule a default is, in words of the language where it has them."""
        return phrase(owner_key(name)) if self.words.has(owner_key(name)) else name

    # ---- sources

    def _sources(self) -> tuple[SourceLine, ...]:
        """Return the declared sources, and what the other signs mean if they are used."""
        lines = [
            SourceLine(str(self.footnotes.numbers[source.name]), source.description, source.address)
            for source in self.book.sources
        ]
        heading = self.heading("open-points")
        for sign, key in (
            (HOUSE, phrase("legend-house")),
            (OPTION, phrase("legend-option")),
            (DEFAULT, phrase("legend-default", heading=heading)),
        ):
            if sign in self.footnotes.used:
                lines.append(SourceLine(sign, self.words.sentence(key)))
        return tuple(lines)


def owner_key(owner: str) -> str:
    """Return the message that names the owner of a default."""
    return "-".join(["owner", *re.findall("[a-z0-9]+", owner.lower())])
