"""House rules: the book says in sentences what each would change, and nothing that stays the same."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from books_to_print import READ, book_of, edition_of, printed, shipped_book, shipped_resolver

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.languages.language import language
from crazy8.compiler.book.render import render
from crazy8.compiler.book.sections import tell_all
from crazy8.compiler.layers.options import required_with
from crazy8.compiler.telling.facts import Book, HouseRule, Told
from crazy8.compiler.telling.phrase import CardsName, Phrase


def changes(rule: HouseRule) -> str:
    """What a house rule changes, in English."""
    words = language("en")
    leads = ["" if one.lead is None else words.cards(one.lead, "many") + ": " for one in rule.changes]
    texts = [" ".join(map(words.sentence, one.phrases)) for one in rule.changes]
    return " ".join(lead + text for lead, text in zip(leads, texts, strict=True))


def only(book: Book) -> HouseRule:
    (rule,) = book.house_rules
    return rule


def sentences(told: Iterable[Told]) -> set[tuple[CardsName | None, Phrase]]:
    """What is said, sentence by sentence, with the cards that it is about."""
    return {(one.lead, words) for one in told for words in one.phrases}


CHANGED = [
    (
        "blocked: void",
        "If all players pass one after another, the hand is blocked and ends. It is void: nobody scores.",
    ),
    ("draw until playable", "until one fits. The drawn card that fits must be laid at once"),
    ("deal 9", "Everyone gets 9 cards."),
    ("play 2: next draws 2, then misses a turn", "twos: The next player draws 2 cards and misses the turn."),
    ("play 3: reverse", "threes: The direction of play turns round."),
    ("no wild 8", "Eights are not wild."),
    ("play Q: nothing", "queens: No effect."),
    ('call "Mau" at 1 card', "Say “Mau” when you are down to one card."),
    ("finish on 8: forbidden", "You may not go out on an eight."),
    ("value 8: 25", "Eights count 25 points each."),
    ("value any: 3", "All cards count 3 points each."),
    ("game to 250, lowest wins", "someone has 250 points or more; the lowest total wins"),
    ("stock empty: pass", "there is no new one. Whoever can lay a card must; everyone else passes."),
    ("blocked: void", "It is void: nobody scores."),
    ("forbid 8 on 8", "Eights may never be laid on an eight."),
    ("starter 8: bury", "it is put back into the middle of the stock"),
    ("direction anticlockwise", "Play goes anticlockwise."),
    ("packs 2", "2 ordinary packs shuffled together"),
    ("finish: play on", "the others play on for the places"),
]
BASE = "wild 8: names suit\nplay Q: skip next\nplayers 2 to 4\nvalue any: 5\nvalue 8: 50\ngame to 100, lowest wins\n"


@pytest.mark.parametrize(("statement", "said"), CHANGED)
def test_a_house_rule_is_told_in_sentences(statement: str, said: str) -> None:
    rule = only(book_of(BASE + f'option it "It" {{ {statement} }}'))
    assert said in changes(rule)


@pytest.mark.parametrize(("statement", "said"), CHANGED)
def test_a_house_rule_says_only_what_was_not_said_before(statement: str, said: str) -> None:
    base = book_of(BASE)
    before = {one.words for section in base.sections for one in section.told}
    rule = only(book_of(BASE + f'option it "It" {{ {statement} }}'))
    assert rule.changes
    assert {one.words for one in rule.changes}.isdisjoint(before)


def test_a_change_for_some_tables_names_them() -> None:
    body = BASE + 'option skip "Queens" { play Q: must play again\nwhen 4 players { play Q: skip next 2 } }'
    text = render(book_of(body), "en", "md")
    assert "Queens: you have another turn." in text
    assert "Queens (with 4 players): the next 2 players are skipped." in text


def test_options_that_exclude_each_other_say_so_both_ways() -> None:
    body = 'option a "A" { draw up to 3 } excludes b\noption b "B" { draw until playable }'
    text = render(book_of(body), "en", "md")
    assert "Not together with house rule 2." in text
    assert "Not together with house rule 1." in text


def test_an_option_that_needs_another_is_told_with_it() -> None:
    body = 'option a "A" { play 2: next draws 2 }\noption b "B" { answer 2 with 2 } requires a'
    book = book_of(body)
    assert "Whoever is to draw may lay a two instead" in changes(book.house_rules[1])
    assert "Only together with house rule 1." in render(book, "en", "md")


def test_an_edition_with_options_says_which_and_offers_the_others() -> None:
    body = 'option a "Twos draw" { play 2: next draws 2, then misses a turn }\noption b "Aces turn" { play A: reverse }'
    book = book_of(body, "a")
    text = render(book, "en", "md")
    assert "Played with this house rule: “Twos draw”." in text
    assert "- **Twos:** the next player draws 2 cards and misses the turn.◊" in text
    assert [rule.name for rule in book.house_rules] == ["b"]


def test_titles_are_printed_where_they_can_be_read() -> None:
    book = book_of(
        'option a "Twos draw" { play 2: next draws 2, then misses a turn }\noption b "Двойките теглят" { draw 2 }'
    )
    assert "Twos draw" in render(book, "en", "md")
    assert "Двойките теглят" not in render(book, "en", "md")
    assert "Двойките теглят" in render(book, "bg", "md")
    assert "Twos draw" not in render(book, "bg", "md")


@pytest.mark.parametrize("name", READ)
def test_every_option_of_a_shipped_variant_changes_something(name: str) -> None:
    resolver, book = shipped_resolver(name), shipped_book(name)
    assert [rule.name for rule in book.house_rules] == [offer.name for offer in resolver.offers]
    for rule in book.house_rules:
        assert rule.changes, rule.name


@pytest.mark.parametrize("name", READ)
def test_a_change_is_what_is_told_with_the_option(name: str) -> None:
    resolver, book = shipped_resolver(name), shipped_book(name)
    for rule in book.house_rules:
        told = set()
        for players in book.players:
            rules = resolver.resolve(players, required_with(resolver.offers, (rule.name,)) or ()).rules
            assert rules is not None
            told |= sentences(tell_all(rules))
        assert sentences(one for one in rule.changes if not one.slot.startswith("gone.")) <= told


@pytest.mark.parametrize("name", READ)
def test_every_option_can_be_chosen_and_printed(name: str) -> None:
    plain = {tag: printed(name, tag) for tag in languages()}
    for rule in shipped_book(name).house_rules:
        book = edition_of(name, rule.name)
        for tag in languages():
            text = render(book, tag, "md")
            assert text != plain[tag]
            assert rule.name not in text or "_" not in rule.name
            assert "◊" in text
