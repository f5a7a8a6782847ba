"""What a rulebook says of the pack: whoever puts it together from that has the cards that are played with."""

from __future__ import annotations

import pytest
from books_to_print import printed, rules_of, shipped_resolver
from covering import every_variant
from hypothesis import given
from hypothesis import strategies as st

from crazy8.compiler.telling.phrase import CardsName, Listed, Phrase
from crazy8.compiler.telling.teller import Teller
from crazy8.compiler.topics.deck.named import deck_named, deck_names
from crazy8.compiler.topics.deck.sentences import tell_pack
from crazy8.compiler.topics.rules import Rules

NUMBERS = "score: nothing"


def ranks_in(name: object) -> list[str]:
    """The ranks that a reader finds in a name: a range holds every number between its ends."""
    assert isinstance(name, CardsName)
    assert not name.excepted
    found: list[str] = []
    for part in name.parts:
        if part.kind == "span":
            low, high = map(int, part.words)
            found += [str(number) for number in range(low, high + 1)]
        else:
            found.append(part.words[0])
    return found


def cards_told(rules: Rules) -> int:
    """The number of cards that the contents of a pack add up to, if they are told."""
    size, *contents = [phrase for told in tell_pack(Teller(rules)) for phrase in told.phrases]
    assert size.key == "pack-other"
    return sum(map(_in_phrase, contents))


def _in_phrase(phrase: Phrase) -> int:
    values = dict(phrase.values)
    if phrase.key == "pack-besides":
        return sum(int(str(dict(one.values)["count"])) for one in _items(values["cards"]))
    suits, ranks = len(_items(values["suits"])), _items(values["ranks"])
    each = sum(int(str(dict(one.values).get("count", 1))) * len(ranks_in(dict(one.values)["cards"])) for one in ranks)
    return suits * each


def _items(listed: object) -> tuple[Phrase, ...]:
    assert isinstance(listed, Listed)
    return tuple(one for one in listed.items if isinstance(one, Phrase))


def is_told_in_detail(rules: Rules) -> bool:
    """Whether the contents of the pack are told."""
    return next(iter(tell_pack(Teller(rules)))).phrases[0].key == "pack-other"


def adds_up(rules: Rules) -> bool:
    """Whether the contents of a pack add up to it."""
    return not is_told_in_detail(rules) or cards_told(rules) * rules.deck.packs == rules.deck.size


@pytest.mark.parametrize("name", deck_names())
def test_a_pack_with_a_name_adds_up(name: str) -> None:
    assert deck_named(name) is not None
    assert adds_up(rules_of(f"deck {name}\n{NUMBERS}"))


@every_variant
def test_the_pack_of_a_shipped_variant_adds_up(name: str) -> None:
    resolver = shipped_resolver(name)
    fewest, most = resolver.player_range(()).fewest, resolver.player_range(()).most
    for players in range(fewest, most + 1):
        rules = resolver.resolve(players).rules
        assert rules is not None
        assert adds_up(rules)


@given(
    st.lists(st.integers(0, 14), unique=True, min_size=1, max_size=12),
    st.lists(st.integers(0, 14), unique=True, max_size=3),
)
def test_a_pack_of_any_numbers_adds_up(once: list[int], twice: list[int]) -> None:
    single = " ".join(str(number) for number in once if number not in twice)
    lines = [f"1 of each: {single}"] if single else []
    if twice:
        lines.append(f"2 of each: {' '.join(map(str, twice))}")
    deck = "\n".join(["deck any {", "suits red green blue called colour", *lines, "}"])
    rules = rules_of(f"{deck}\ndeal 1\n{NUMBERS}", 2)
    assert adds_up(rules)


def test_the_numbers_that_a_pack_lacks_are_not_told() -> None:
    """BR-089 (valenfontana7/jodete-online): forty Spanish cards have no eight and no nine."""
    text = printed("whot-nigeria", "en")
    assert "Circles and triangles: 1 to 5, 7, 8, 10 to 14." in text
    assert "Stars: 1 to 5, 7, 8." in text
