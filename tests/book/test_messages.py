"""The Fluent files: sound, and formed without errors in every branch.

That every language has every message is no matter of these tests: `c8 languages --strict` says so before a release.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

import pytest
from fluent.syntax import ast
from messages import (
    cards_variables,
    entries,
    forms_asked,
    messages,
    names_in_code,
    references,
    variables,
    variants_of,
)

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.languages.language import language
from crazy8.compiler.telling.phrase import CardPart, CardsName, Value, phrase

FORMS_ASKED_BY_THE_BOOK = {"many", "short"}
"""The list of special cards asks for `many`, the table of values for `short`."""
NUMBERS = (0, 1, 2, 5, 21, 52)
NAMES_OF_CARDS = (
    CardsName((CardPart("rank", ("8",)),)),
    CardsName((CardPart("rank", ("Q",)),)),
    CardsName((CardPart("rank", ("A",)), CardPart("rank", ("Q",)), CardPart("rank", ("K",)))),
    CardsName((CardPart("rank", ("Ober",)),)),
    CardsName((CardPart("span", ("2", "7")), CardPart("span", ("8", "10")))),
    CardsName((CardPart("suit", ("spades",)),)),
    CardsName((CardPart("suit", ("acorns",)),)),
    CardsName((CardPart("colour", ("red",)), CardPart("coloured rank", ("black", "J")))),
    CardsName((CardPart("card", ("Q", "spades", "♠")),), single=True),
    CardsName((CardPart("card", ("draw2", "red", "")),), single=True),
    CardsName((CardPart("card", ("joker", "black", "")),), single=True),
    CardsName((CardPart("card", ("wild", "", "")),), single=True),
    CardsName((CardPart("rank", ("0",)), CardPart("rank", ("11",)), CardPart("rank", ("+4",)))),
    CardsName((CardPart("suit", ("blue",)), CardPart("coloured rank", ("green", "7")))),
    CardsName((CardPart("suit", ("circle",)), CardPart("rank", ("Unter",)))),
    CardsName((), excepted=True),
    CardsName((CardPart("rank", ("8",)), CardPart("card", ("K", "hearts", "♥"))), excepted=True),
    CardsName((), rest=True),
)


@pytest.mark.parametrize("tag", languages())
def test_nothing_in_the_files_is_junk(tag: str) -> None:
    junk = [entry.content for entry in entries(tag) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("tag", languages())
def test_no_message_is_defined_twice(tag: str) -> None:
    names = Counter(entry.id.name for entry in entries(tag) if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, count in names.items() if count > 1] == []


def parts(tag: str) -> set[str]:
    """The messages that others of the language refer to."""
    return {name for message in messages(tag).values() for name in references(message)}


WITH_FORMS = ("cards-", "rank-", "colour-", "suit-word-")
"""Families of messages in which each language chooses by forms of its own."""
LOOKED_AT_ELSEWHERE = ("ask-", "answer-", "step-", "owner-", "place-", "site-")
"""Families of messages whose own tests count them: questions, lines of examples, owners of defaults, places, sites."""


@pytest.mark.parametrize("tag", languages())
def test_no_message_is_left_over(tag: str) -> None:
    """Every message is named by the code, in full or with a word of the rules in it, or by another message."""
    named = [key for key in messages(tag) if names_in_code().fullmatch(key)]
    left = messages(tag).keys() - parts(tag) - set(named)
    assert {key for key in left if not key.startswith(LOOKED_AT_ELSEWHERE)} == set()


@pytest.mark.parametrize("tag", languages())
def test_no_language_asks_for_a_value_that_english_does_not_have(tag: str) -> None:
    """English takes all that the program gives; names of cards differ, because each language needs other forms."""
    shared = [key for key in messages("en").keys() & messages(tag).keys() if not key.startswith(WITH_FORMS)]
    assert [key for key in shared if not all_variables(tag, key) <= all_variables("en", key)] == []


def all_variables(tag: str, key: str) -> set[str]:
    """The values that a message takes, those of the messages it refers to included."""
    message = messages(tag)[key]
    return variables(message).union(*(variables(messages(tag)[name]) for name in references(message)))


def values_for(tag: str, key: str) -> list[dict[str, Value]]:
    """Enough combinations of values that every branch of a message is formed once."""
    message = messages(tag)[key]
    used = {key: message} | {name: messages(tag)[name] for name in references(message)}
    choices: dict[str, list[Value]] = {}
    for one in used.values():
        for name in variables(one):
            keys = {variant for other in used.values() for variant in variants_of(other, name)}
            plural = keys & {"one", "other"} or any(variant.isdigit() for variant in keys)
            if any(name in cards_variables(other) for other in used.values()):
                choices[name] = [one for one in NAMES_OF_CARDS if name != "card" or one.single]
            elif plural or (not keys and name in ("count", "number", "low", "high", "stock", "points")):
                choices[name] = list(NUMBERS)
            else:
                choices[name] = [*sorted(keys - {"other"})] or ["Ана"]
    return [dict(zip(choices, combination, strict=True)) for combination in product(*choices.values())]


@pytest.mark.parametrize("tag", languages())
def test_every_branch_of_a_message_can_be_formed(tag: str) -> None:
    """A message that others refer to is formed within them."""
    for key in messages(tag).keys() - parts(tag):
        for values in values_for(tag, key):
            text = language(tag).say(phrase(key, **values))
            assert text, key
            assert text == " ".join(re.findall(r"[^ \n]+", text)), f"{key} leaves a gap or a line end"
            assert "{" not in text, key


@pytest.mark.parametrize("tag", languages())
def test_every_rank_has_every_form_that_is_asked_for(tag: str) -> None:
    """Falling back to the default form is right only for a form that the language does not have."""
    ranks = {key: message for key, message in messages(tag).items() if key.startswith("rank-")}
    known = {form for message in ranks.values() for form in variants_of(message, "form")}
    asked = (forms_asked(tag) | FORMS_ASKED_BY_THE_BOOK) & known - {"short"}
    for key, message in ranks.items():
        assert asked <= variants_of(message, "form"), key


@pytest.mark.parametrize("tag", languages())
def test_every_form_of_every_kind_of_name_reads_differently_from_a_gap(tag: str) -> None:
    words = language(tag)
    for name in NAMES_OF_CARDS:
        for form in sorted(forms_asked(tag) | FORMS_ASKED_BY_THE_BOOK):
            assert words.cards(name, form, "or").strip()


@pytest.mark.parametrize("tag", ["bg", "cs", "de", "es", "fr", "it", "pl", "sv"])
def test_every_rank_has_a_gender_where_the_language_needs_one(tag: str) -> None:
    ranks = [message for key, message in messages(tag).items() if key.startswith("rank-")]
    assert all([attribute.id.name for attribute in message.attributes] == ["gender"] for message in ranks)
