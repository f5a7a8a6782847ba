"""Give every part of a book what it needs: sentences with their signs, names of cards, headings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ..telling.answers_told import ToldAnswer
from ..telling.facts import Book, Told
from ..telling.phrase import CardPart, CardsName, Phrase, Players, phrase
from ..telling.steps import ExampleCard
from . import in_english
from .footnotes import Footnotes
from .languages.language import Language
from .languages.letters import capitalised
from .page import BookPage, CardPicture, CardRow, Line, Lines, PageEntry, Paragraph, SourceLine, texts_in


@dataclass(frozen=True)
class Speaker:
    """A book, a language, and the signs that show whose word a rule is."""

    book: Book
    words: Language
    footnotes: Footnotes

    def picture(self, card: ExampleCard) -> CardPicture:
        """Return a card to be drawn, with its name in this language."""
        words = (card.rank, card.suit, card.sign)
        part = CardPart("card", words) if card.suit else CardPart("rank", (card.rank,))
        return CardPicture(card.rank, card.suit, capitalised(self.words.cards(CardsName((part,), single=True), "bare")))

    def told(self, told: Told) -> Line:
        """Write sentences, introduced by the player counts if they do not hold for all."""
        text = self.sentences(told.phrases)
        if told.players:
            # An author's words begin with the letter that he gave them, which may be that of a name.
            text = self.for_players(told.players, text, as_it_is=told.in_own_words)
        return Line(text, self.footnotes.signs(told.marks), self.says(told.says))

    def for_players(self, players: tuple[int, ...], text: str, *, as_it_is: bool = False) -> str:
        """Write a text that holds for some numbers of players only."""
        text = text if as_it_is else self.words.after_colon(text)
        return self.words.sentence(phrase("with-players", players=Players(players), text=text))

    def by_card(self, told: Told, *more: Told) -> PageEntry:
        """Write sentences about some cards, which stand in front of them, with more of the same."""
        cards = "" if told.lead is None else capitalised(self.words.cards(told.lead, "many"))
        key = "lead-with-players" if told.players else "lead"
        lead = self.words.say(phrase(key, cards=cards, players=Players(told.players or self.book.players)))
        text = self.words.after_colon(self.sentences(told.phrases))
        first = Line(text, self.footnotes.signs(told.marks), self.says(told.says))
        return PageEntry(lead, (first, *map(self._without_lead, more)))

    def _without_lead(self, told: Told) -> Line:
        return Line(self.sentences(told.phrases), self.footnotes.signs(told.marks), self.says(told.says))

    def card_row(self, told: Told, *more: Told) -> CardRow:
        """Return sentences about some cards, as a row of a table and as an entry of a list."""
        return CardRow(
            name="" if told.lead is None else capitalised(self.words.cards(told.lead, "many")),
            only=self.words.say(phrase("only-with-players", players=Players(told.players))) if told.players else "",
            does=tuple(map(self._without_lead, (told, *more))),
            pictures=tuple(map(self.picture, told.pictures)),
            entry=self.by_card(told, *more),
        )

    def says(self, says: Iterable[ToldAnswer]) -> tuple[ToldAnswer, ...]:
        """Return the answers that a sentence tells; without numbers of players where these are all of the book."""
        return tuple(one._replace(players=()) if one.players == self.book.players else one for one in says)

    def sentences(self, phrases: Sequence[Phrase]) -> str:
        """Write phrases as running text."""
        return self.words.flowing([self.words.sentence(one) for one in phrases])

    def change(self, told: Told, *more: Told) -> str:
        """Write a changed rule as running text, with more about the same cards."""
        if told.lead is None:
            return self.told(told).text
        entry = self.by_card(told, *more)
        return self.words.flowing([entry.lead, *(line.text for line in entry.lines)])

    def intro(self, key: str) -> Paragraph:
        """Return the paragraph that a section begins with."""
        return Paragraph((self.line(phrase(key)),))

    def heading(self, key: str) -> str:
        """Return the heading of a section."""
        return self.label(f"heading-{key}")

    def label(self, key: str) -> str:
        """Return a word or two that stand alone."""
        return self.words.say(phrase(key))

    def line(self, what: Phrase) -> Line:
        """Write a sentence without signs."""
        return Line(self.words.sentence(what))


def explained(page: BookPage, words: Language) -> BookPage:
    """Return a page with a word on what stands there in English, if something does."""
    sources = tuple(source for source in page.sources if source.sign != in_english.SIGN)
    if words.lags and any(map(in_english.has_english, texts_in(replace(page, sources=sources)))):
        sources += (SourceLine(in_english.SIGN, words.sentence(phrase("legend-english"))),)
    return replace(page, sources=sources)


def about_the_same(told: Sequence[Told]) -> Iterator[list[Told]]:
    """Yield what is told, with what stands in a row about the same cards, and for the same players, together."""
    row: list[Told] = []
    for one in told:
        if row and (one.lead is None or (one.lead, one.players) != (row[0].lead, row[0].players)):
            yield row
            row = []
        row.append(one)
    if row:
        yield row


def calm(lines: Sequence[Line]) -> Lines:
    """Keep of a sign that several sentences in a row share only that behind the last."""
    return tuple(
        replace(line, signs=()) if following is not None and following.signs == line.signs else line
        for line, following in zip(lines, [*lines[1:], None], strict=True)
    )
