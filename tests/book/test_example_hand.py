"""The example hand: played under the rules themselves, told turn by turn, and short enough to be followed."""

from __future__ import annotations

from collections import Counter

import pytest
from books_to_print import EIGHTS, READ, SHIPPED, book_of, rules_of, shipped_book, shipped_resolver

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.page import Listing
from crazy8.compiler.book.page_from_facts import page_of
from crazy8.compiler.examples.played_hand import PlayedHand
from crazy8.compiler.rulings.played_hand import played_hand

MOST_TURNS = 30


def hand_of(name: str) -> PlayedHand | None:
    resolver = shipped_resolver(name)
    span = resolver.player_range()
    resolved = {count: resolver.resolve(count).rules for count in range(span.fewest, span.most + 1)}
    return played_hand({count: rules for count, rules in resolved.items() if rules is not None})


def left_in_hands(hand: PlayedHand) -> list[Counter[int]]:
    """What the players hold in the end, by what is told of the hand: nobody lays a card that is not in the hand."""
    held = [Counter(cards) for cards in hand.hands]
    for deed in (deed for turn in hand.turns for deed in turn):
        if deed.player is None:
            continue
        if deed.kind == "plays":
            assert held[deed.player] >= Counter(deed.cards), deed
            held[deed.player] -= Counter(deed.cards)
        elif deed.kind in ("draws_cards", "takes"):
            held[deed.player] += Counter(deed.cards)
    return held


@pytest.mark.parametrize("name", READ)
def test_what_is_told_leads_from_the_deal_to_an_empty_hand(name: str) -> None:
    hand = hand_of(name)
    if hand is None:
        pytest.skip("no hand of this variant is short enough")
    held = left_in_hands(hand)
    assert not held[hand.winner]
    assert all(cards for player, cards in enumerate(held) if player != hand.winner)


@pytest.mark.parametrize("name", EIGHTS)
def test_the_points_are_those_of_the_cards_that_are_left(name: str) -> None:
    hand = hand_of(name)
    assert hand is not None
    rules = shipped_resolver(name).resolve(len(hand.hands)).rules
    assert rules is not None
    values = rules.scoring.values
    worth = [sum((values[kind] or 0) * count for kind, count in cards.items()) for cards in left_in_hands(hand)]
    collected = rules.scoring.mode.kind == "winner collects"
    assert sum(hand.points) == sum(worth)
    assert hand.points[hand.winner] == (sum(worth) if collected else 0)


@pytest.mark.slow
def test_nearly_every_shipped_variant_has_a_hand_to_show() -> None:
    turns = [len(hand.turns) for hand in map(hand_of, SHIPPED) if hand is not None]
    assert len(turns) > 0.9 * len(SHIPPED)
    assert max(turns) <= MOST_TURNS


def test_the_same_rules_always_give_the_same_hand() -> None:
    rules = {3: rules_of("wild 8: names suit")}
    assert played_hand(rules) == played_hand({3: rules_of("wild 8: names suit")})


@pytest.mark.parametrize("tag", languages())
def test_every_turn_is_a_step_and_every_card_laid_is_drawn(tag: str) -> None:
    book = shipped_book("uno")
    assert book.hand is not None
    block = next(one for one in page_of(book, tag).blocks if one.key == "hand")
    held, turns = (part for part in block.parts if isinstance(part, Listing))
    assert [len(entry.pictures) for entry in held.entries] == [len(cards) for cards in book.hand.hands]
    laid = [sum(step.kind == "plays" for step in turn) for turn in book.hand.turns]
    assert [len(entry.pictures) for entry in turns.entries] == laid


def test_an_author_who_tells_a_whole_hand_needs_no_other_one() -> None:
    body = """
        players 2
        value any: 1
        example "All of it" {
          seats A B
          top 4C
          A holds 5C 7C 10C
          B holds 6C 9C KS
          A plays 5C
          B plays 6C
          A plays 7C
          B plays 9C
          A plays 10C
          scores A 0, B 1
        }
    """
    assert book_of(body).hand is None
    assert book_of(body.replace("scores A 0, B 1", "A wins")).hand is not None
