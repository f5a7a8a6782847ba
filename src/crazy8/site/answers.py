"""Find what the book of a game answers to the questions of a site, in the sentences of one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from crazy8.compiler.book.footnotes import footnotes_of
from crazy8.compiler.book.languages.files import LanguageFiles
from crazy8.compiler.book.languages.language import language
from crazy8.compiler.book.page_of_section import cards_in_short, worth
from crazy8.compiler.book.page_words import Speaker
from crazy8.compiler.telling.facts import Book, DealRow, Exchange, Section, Told, ValueTable
from crazy8.compiler.telling.phrase import Phrase, phrase
from crazy8.site.questions import VALUES, ShelfQuestion, place_of

FOR_TWO = (2,)


class ShelfAnswer(NamedTuple):
    """Something that a book says."""

    question: ShelfQuestion
    slot: tuple[int, str]
    """What about the question it answers; in the order of these the answers make sense."""
    text: str
    asked: str = ""
    """What is asked in so many words, where the answer cannot be understood without."""


def answers_of(book: Book, choice: LanguageFiles) -> Iterator[ShelfAnswer]:
    """Yield everything that a book answers, in its order; what it says a second time only once."""
    speaker = Speaker(book, language(choice, book.suit_word), footnotes_of(book, shown=False))
    for section in book.sections:
        yield from _of_section(speaker, section)
    yield from _of_exchanges(speaker, book.exchanges)
    if book.two_players is not None:
        yield from _of_told(speaker, (replace(one, players=FOR_TWO) for one in book.two_players.told))
        yield from _of_exchanges(
            speaker, (replace(exchange, players=FOR_TWO) for exchange in book.two_players.exchanges)
        )


def _of_section(speaker: Speaker, section: Section) -> Iterator[ShelfAnswer]:
    yield from _of_told(speaker, section.told)
    yield from _of_deal(speaker, section.deal)
    for table in section.values:
        yield from _of_values(speaker, table)


def _of_told(speaker: Speaker, told: Iterable[Told]) -> Iterator[ShelfAnswer]:
    for one in told:
        if not one.again:
            yield _answer(one.slot, speaker.change(one))


def _of_deal(speaker: Speaker, rows: tuple[DealRow, ...]) -> Iterator[ShelfAnswer]:
    """Yield the table of the deal as sentences: those together who get equally many cards."""
    players: dict[int, list[int]] = {}
    for row in rows:
        players.setdefault(row.cards_each, []).append(row.players)
    for cards, counts in players.items():
        text = speaker.sentences((phrase("deal-cards", cards=cards),))
        if len(players) > 1:
            text = speaker.for_players(tuple(counts), text)
        yield _answer("deal.cards", text)


def _of_values(speaker: Speaker, table: ValueTable) -> Iterator[ShelfAnswer]:
    """Yield a table of values row by row."""
    for row in table.rows:
        lead = speaker.words.say(phrase("lead", cards=cards_in_short(speaker, row)))
        text = speaker.words.flowing([lead, worth(speaker, row)])
        yield _answer(VALUES, speaker.for_players(table.players, text) if table.players else text)


def _of_exchanges(speaker: Speaker, exchanges: Iterable[Exchange]) -> Iterator[ShelfAnswer]:
    for exchange in exchanges:
        if not exchange.again:
            text = speaker.sentences(exchange.answer)
            if exchange.players:
                text = speaker.for_players(exchange.players, text)
            yield _answer(exchange.key, text, exchange.asked, speaker)


def _answer(slot: str, text: str, asked: Phrase | None = None, speaker: Speaker | None = None) -> ShelfAnswer:
    """Return something that is said, at its place; what is asked is left out if the page itself asks it."""
    question, rank = place_of(slot)
    words = "" if asked is None or speaker is None or asked.key == question.asks else speaker.words.sentence(asked)
    return ShelfAnswer(question, (rank, slot.split(" ")[0]), text, words)
