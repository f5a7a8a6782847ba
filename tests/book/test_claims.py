"""A sentence is made of a claim and nothing else, and whatever a claim says can be seen in its English sentence.

So whoever plays by the claims of a book plays by what is printed in it.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from covering import every_variant

import crazy8
from crazy8.books.printing import book_of
from crazy8.compiler.book.languages.files import shipped_files
from crazy8.compiler.book.languages.language import Language
from crazy8.compiler.cards.cards import CARDS, Deck
from crazy8.compiler.record import Record
from crazy8.compiler.telling.cards_in_words import name_cards
from crazy8.compiler.telling.claim import RELATED, WORDING, Claim
from crazy8.compiler.telling.exchange import Answered


def claims_told(variant: crazy8.Variant, players: int, options: tuple[str, ...] = ()) -> Iterator[tuple[Claim, Deck]]:
    """Every claim that a book of one table prints."""
    book = book_of(variant.read, players=players, options=options, hand=False, relatives=False)
    deck = variant.rules(players=players, options=options).deck
    for section in book.sections:
        for told in section.told:
            yield from ((claim, deck) for claim in told.claims)
        for row in (row for table in section.values for row in table.rows):
            yield from ((claim, deck) for claim in row.claims)
    for asked in book.exchanges:
        yield from ((claim, deck) for claim in asked.claims)


def text_of(claim: Claim, deck: Deck, language: Language) -> str | None:
    """What the book prints, with the cards in front of it; `None` if there is no such sentence."""
    try:
        lead = claim.lead()
        front = "" if lead is None else language.cards(name_cards(deck, lead), "many")
        if isinstance(claim, Answered):
            front = language.sentence(claim.asked(deck))
        return f"{front} {language.sentence(claim.words(deck))}"
    except LookupError:
        return None


# ---- other claims: each with one field changed


def changed(value: object, deck: Deck) -> Iterator[tuple[str, object]]:
    """The same record with one field changed, however deep, with the path of the field."""
    kind = type(value)
    names = [one.name for one in fields(value)] if isinstance(value, Claim) else kind.field_names
    hints = get_type_hints(kind, include_extras=True)
    for name in names:
        for path, other in others(getattr(value, name), hints[name], deck):
            yield f"{kind.__name__}.{name}{path}", with_field(value, name, other)


def with_field(value: Any, name: str, other: object) -> object:
    if isinstance(value, Claim):
        return replace(value, **{name: other})
    return type(value)(**{one: getattr(value, one) for one in value.field_names} | {name: other})


def others(value: object, kind: Any, deck: Deck) -> Iterator[tuple[str, object]]:
    """Other values of a type."""
    origin, arguments = get_origin(kind), get_args(kind)
    if isinstance(value, Record | Claim):
        for path, other in changed(value, deck):
            yield path.partition(".")[1] + path.partition(".")[2], other
    elif origin is Annotated and WORDING in arguments[1:]:
        return
    elif origin is Annotated and CARDS in arguments[1:]:
        assert isinstance(value, int)
        for card in range(deck.kind_count):
            if value ^ 1 << card not in (0, deck.every_card):
                yield "", value ^ 1 << card
                break
    elif origin is Annotated and RELATED in arguments[1:]:
        assert isinstance(value, tuple)
        (below, above), *rest = value
        yield "", ((below, above ^ 1 << below), *rest)
    elif origin is Annotated:
        yield from others(value, arguments[0], deck)
    elif origin in (Union, types.UnionType):
        if value is None:
            return  # what is not said: where it is said, it is changed below
        if type(None) in arguments:
            yield "", None
        fitting = [one for one in arguments if one is not type(None) and is_of(value, one)]
        yield from others(value, fitting[0], deck)
    elif origin is Literal:
        yield from (("", other) for other in arguments if other != value)
    elif isinstance(value, bool):
        yield "", not value
    elif isinstance(value, int):
        yield "", value + 1
    elif isinstance(value, str):
        yield "", value + "x"
    elif isinstance(value, tuple):
        many = arguments[-1] is Ellipsis
        if many and len(value) > 1:
            yield "", value[:-1]
        for number, one in enumerate(value):
            for path, other in others(one, arguments[0 if many else number], deck):
                yield f"[]{path}", (*value[:number], other, *value[number + 1 :])
    else:
        raise AssertionError(f"no other {kind}")


def is_of(value: object, kind: Any) -> bool:
    origin = get_origin(kind)
    if origin is Annotated:
        return is_of(value, get_args(kind)[0])
    if origin is Literal:
        return value in get_args(kind)
    if origin in (Union, types.UnionType):
        return any(is_of(value, one) for one in get_args(kind))
    return isinstance(value, origin or kind)


@every_variant
def test_whatever_a_claim_says_can_be_seen_in_its_sentence(name: str) -> None:
    variant, language = crazy8.load(name), Language(shipped_files("en"))
    counts = variant.player_counts()
    seen: set[Claim] = set()
    for players in {counts[0], counts[-1]}:
        for claim, deck in claims_told(variant, players):
            if claim in seen:
                continue
            seen.add(claim)
            text = text_of(claim, deck, language)
            assert text is not None
            for path, other in changed(claim, deck):
                assert isinstance(other, Claim)
                assert text_of(other, deck, language) != text, f"{path} cannot be seen: {text}"
