"""What the book says is what the rules say: tables, and for whom each sentence holds."""

from __future__ import annotations

import re

import pytest
from books_to_print import READ, book_of, printed, rules_of, shipped_book, shipped_resolver
from names_read_back import cards_named

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.sections import tell_all
from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.telling.facts import Book
from crazy8.compiler.telling.phrase import CardsName
from crazy8.compiler.topics.scoring.facts import cards_count_points

BODIES = {
    "two packs from six players": "players 2 to 8\ndeal 7\nwhen 6 or more players { packs 2 }",
    "values by player count": "players 2 to 3\nvalue any: 5\nwhen 2 players { value any: face\nvalue 8: 50 }",
    "twice the face": "value any: face times 2\nvalue J Q K: 20\nvalue 8: -5",
    "a small pack": "deck piquet32\nplayers 2 to 4\ndeal 5\nvalue 7 to 10: face\nvalue A J Q K: 11",
}


DEALT = [name for name in READ if name != "countdown"]
"""Variants in which all hands of a game have the same size."""


@pytest.mark.parametrize("name", DEALT)
def test_the_table_of_the_deal_is_what_the_rules_deal(name: str) -> None:
    resolver, book = shipped_resolver(name), shipped_book(name)
    span = resolver.player_range()
    assert book.players == tuple(range(span.fewest, span.most + 1))
    for row in book.section("deal").deal:
        rules = resolver.resolve(row.players).rules
        assert rules is not None
        assert (row.packs, row.cards_each) == (rules.deck.packs, rules.deal.cards_each)
        assert row.stock + 1 + row.players * row.cards_each == rules.deck.size


@pytest.mark.parametrize("name", DEALT)
def test_every_number_of_the_deal_is_printed(name: str) -> None:
    resolver = shipped_resolver(name)
    for players in shipped_book(name).players:
        rules = resolver.resolve(players).rules
        assert rules is not None
        packs = [rules.deck.packs] if len({one.packs for one in shipped_book(name).section("deal").deal}) > 1 else []
        row = [players, *packs, rules.deal.cards_each, rules.stock_after_deal]
        cells = r"\|\s+" + r"\s+\|\s+".join(map(str, row)) + r"\s+\|"
        sentence = rf"\D{row[1]}\D.*\D{row[2]}\D"
        wanted = re.compile(cells if len(shipped_book(name).players) > 1 else sentence)
        assert all(wanted.search(printed(name, language)) for language in languages())


def points_in(deck: Deck, book: Book, players: int) -> dict[int, int]:
    """What each card counts by the table of values that holds for a number of players."""
    (table,) = (one for one in book.section("scoring").values if not one.players or players in one.players)
    worth: dict[int, int] = {}
    for row in sorted(table.rows, key=lambda row: row.cards.rest):
        cards = [kind for kind in cards_named(deck, row.cards) if kind not in worth or not row.cards.rest]
        for kind in cards:
            assert kind not in worth, "two rows speak of one card"
            face = deck.ranks[deck.rank_of(kind)].face or 0
            worth[kind] = row.times * face if row.points is None else row.points
    return worth


@pytest.mark.parametrize("name", READ)
def test_the_table_of_values_is_what_the_cards_count(name: str) -> None:
    resolver, book = shipped_resolver(name), shipped_book(name)
    for players in book.players:
        rules = resolver.resolve(players).rules
        assert rules is not None
        if cards_count_points(rules):
            assert points_in(rules.deck, book, players) == dict(enumerate(rules.scoring.values))
        else:
            assert not book.section("scoring").values


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_unusual_values_are_told_completely(body: str) -> None:
    book = book_of(body)
    for players in book.players:
        rules = rules_of(body, players)
        assert points_in(rules.deck, book, players) == dict(enumerate(rules.scoring.values))


@pytest.mark.parametrize("name", READ)
def test_a_sentence_is_told_for_those_tables_where_it_holds(name: str) -> None:
    """Read for one table, the book says what is told about the rules of that table alone.

    It may also hold what is told only where it is news, if an author says it: test_verified.py counts the answers.
    """
    resolver, book = shipped_resolver(name), shipped_book(name)
    told = [one for section in book.sections for one in section.told]
    told += [one for one in (book.two_players.told if book.two_players else ()) if not one.again]
    for players in book.players:
        rules = resolver.resolve(players).rules
        assert rules is not None
        expected = {one.words for one in tell_all(rules) if not one.quiet}
        news = {one.words for one in tell_all(rules) if one.quiet}
        exceptions = {one.slot for one in told if players in one.players}
        read = {one.words for one in told if players in one.players or (not one.players and one.slot not in exceptions)}
        if not book.section("deal").deal:
            read = {
                words for words in read if not any(part.key.startswith("deal-cards-and-stock") for part in words[1])
            }
        assert expected <= read <= expected | news


def test_the_rest_of_a_table_comes_last() -> None:
    rows = book_of("value 8: 50\nvalue J Q K: 10\nvalue any but 8 J Q K: 5").section("scoring").values[0].rows
    assert [row.cards.rest for row in rows] == [False, False, True]
    assert rows[-1].cards == CardsName((), rest=True)
