"""The book leaves no question of the registry without an answer, and asks none twice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest
from books_to_print import EIGHTS, book_of, rules_of, shipped_book
from messages import messages, sentences_of_topics

from crazy8.compiler import topics
from crazy8.compiler.book.frequent_questions import ASKED, MAKERS
from crazy8.compiler.book.languages.files import MODEL, languages
from crazy8.compiler.book.languages.language import language
from crazy8.compiler.book.page_from_facts import owner_key
from crazy8.compiler.book.sections import tell_all
from crazy8.compiler.rules.key import Key
from crazy8.compiler.telling.facts import Book
from crazy8.compiler.topics.registry import QUESTIONS, by_key

OTHER_WAYS_TO_ASK = {"skip-two-player-left", "call-false-alone"}
"""How questions are put where two players are left of several, and where nobody can be accused."""
ASKED_KEYS = {question.key for question in ASKED}


def keys_told_by_topics() -> set[str]:
    """The questions that the topics name as those whose answers they tell."""
    named = {name: key for model in topic_models() for name, key in vars(model).items() if isinstance(key, Key)}
    found: set[str] = set()
    for code in sentences_of_topics():
        names = {node.id for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)}
        found |= {named[name] for name in names & named.keys()}
    return found


def topic_models() -> Iterator[ModuleType]:
    """The models of all topics."""
    for info in walk_packages(topics.__path__, f"{topics.__name__}."):
        if info.name.endswith(".model"):
            yield import_module(info.name)


def test_every_question_has_a_place_in_the_book() -> None:
    told = keys_told_by_topics()
    for question in QUESTIONS:
        elsewhere = [question.key in ASKED_KEYS, question.told_in, question.told_with, question.untold]
        if question.form == "stated":
            assert question.key in told or question.key == "players.range", question.key
        elif question.form == "settled":
            assert any(elsewhere) or question.settled_by in told, question.key
        elif question.form != "words":
            assert len([place for place in elsewhere if place]) == 1, question.key


def test_every_maker_belongs_to_a_question_that_has_no_plain_answer() -> None:
    for key in MAKERS:
        question = by_key(key)
        assert question is not None
        assert question.asked_unless is None, key


def test_the_places_that_are_named_exist() -> None:
    assert {question.told_with for question in QUESTIONS if question.told_with} <= ASKED_KEYS
    bodies = [
        "match suit or neighbour\nplay Q: reverse\nstarter 8: dealer names suit\nwild 8: names suit",
        "jump with same card\nat 21 cards: leaves hand",
    ]
    slots = {one.slot for body in bodies for one in tell_all(rules_of(body))}
    slots |= {one.slot for one in tell_all(rules_of("partners opposite", players=4))}
    slots |= {one.slot for one in tell_all(rules_of("dummy hands"))}
    for question in QUESTIONS:
        if question.told_in is not None:
            assert any(one.partition(" ")[0] == question.told_in for one in slots), question.key


def test_every_question_that_is_asked_has_messages() -> None:
    for key in ASKED_KEYS:
        identifier = key.replace(".", "-")
        assert f"ask-{identifier}" in messages("en")
        assert any(name.startswith(f"answer-{identifier}") for name in messages("en"))


def test_every_message_of_a_question_belongs_to_one_that_is_asked() -> None:
    identifiers = {key.replace(".", "-") for key in ASKED_KEYS}
    for tag in languages():
        questions = {name.removeprefix("ask-") for name in messages(tag) if name.startswith("ask-")} - (
            OTHER_WAYS_TO_ASK
        )
        answers = {name.removeprefix("answer-") for name in messages(tag) if name.startswith("answer-")}
        assert questions <= identifiers
        assert [name for name in answers if not any(name.startswith(key) for key in identifiers)] == []


def asked(book: Book) -> dict[str, str]:
    """The questions of a book with their English answers."""
    words = language("en")
    return {
        words.sentence(one.asked): " ".join(words.sentence(answer) for answer in one.answer) for one in book.exchanges
    }


@pytest.mark.parametrize("name", EIGHTS)
def test_the_questions_of_players_are_answered(name: str) -> None:
    exchanges = asked(shipped_book(name))
    assert exchanges["May an eight be laid on another eight?"] == "Yes, and a suit is named anew."
    assert exchanges["May you go out on an eight?"] == "Yes, as on any other card. No suit need be named."
    assert exchanges["Must you match the suit first if you could match either?"] == "No. Whatever fits may be laid."


def test_a_forbidden_wild_card_is_answered_with_no() -> None:
    exchanges = asked(book_of("wild J: names suit\nforbid J on J"))
    assert exchanges["May a jack be laid on another jack?"] == "No."


def test_a_question_is_not_asked_if_the_book_says_it_already() -> None:
    exchanges = asked(book_of('wild 8: names suit\nfinish on 8: forbidden\ncall "Mau" at 1 card'))
    assert "May you go out on an eight?" not in exchanges
    assert "Must you say something when you are down to one card?" not in exchanges


@pytest.mark.parametrize("empty", ["pass", "hand ends"])
def test_a_stock_that_is_never_renewed_is_not_spoken_of_as_if_it_were(empty: str) -> None:
    body = f"wild 8: names suit\nreshuffle: costs 5\nstock empty: {empty}"
    assert asked(book_of(body))["How long does a named suit hold?"] == (
        "Until the next card is laid, however often players draw or pass."
    )
    assert "scoring.reshuffle" not in {one.slot for one in tell_all(rules_of(body))}
    renewed = body.replace(empty, "reshuffle")
    assert "even if the stock is renewed" in asked(book_of(renewed))["How long does a named suit hold?"]
    assert "scoring.reshuffle" in {one.slot for one in tell_all(rules_of(renewed))}


def test_what_cannot_be_answered_is_said_for_those_cards_only() -> None:
    body = "play 2: next draws 2\nplay QS: next draws 5\nanswer 2 with 2"
    exchanges = asked(book_of(body))
    assert exchanges["May you lay a card instead of drawing for the queen of spades?"] == "No, you must draw."


@pytest.mark.parametrize("tag", languages())
def test_every_owner_of_a_default_has_a_name(tag: str) -> None:
    defaults = [choice for question in QUESTIONS if question.default for choice in question.default.choices]
    owners = set(map(owner_key, {default.source for default in defaults}))
    named = {key for key in messages(tag) if key.startswith("owner-")}
    assert named == owners if tag == MODEL else named <= owners
