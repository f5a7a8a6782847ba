"""Cards of decks whose suits have neither signs nor letters: what is typed, what is shown."""

from __future__ import annotations

import pytest

from crazy8.cli.play.view import TableView, in_order
from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.diagnostics.render.palette import COLOURED, PLAIN
from crazy8.compiler.topics.deck.named import deck_named
from crazy8.games.moves import Moves, asks_for_card
from crazy8.games.typed_moves import Listener, Wish
from crazy8.runtime.people.actions import ActionKind
from crazy8.runtime.records.actions import (
    CHALLENGE,
    CHOSEN_CARD,
    CLAIM,
    DRAW,
    END,
    JUMP,
    NAME_RANK,
    NAME_SUIT,
    PLAY,
    SEAT,
)
from crazy8.variant import load_text

UNO, TAKI = deck_named("uno108"), deck_named("taki112")
assert UNO is not None
assert TAKI is not None
NAMES = ("You", "Ana", "Ben")
AT_UNO = Listener(UNO, NAMES, ("uno",))
AT_TAKI = Listener(TAKI, NAMES)
RED, YELLOW, GREEN, BLUE = range(4)


def card(name: str, deck: Deck = UNO) -> int:
    return next(kind for kind in range(deck.kind_count) if deck.name_of(kind) == name)


@pytest.mark.parametrize("typed", ["red 5", "5 red", "Red 5", "play red 5", "the red 5", "lay 5 of red"])
def test_a_card_in_many_spellings(typed: str) -> None:
    assert AT_UNO.wish(typed) == Wish(ActionKind.PLAY, card=card("red 5"))


@pytest.mark.parametrize("typed", ["wild red", "wild, red", "play wild naming red", "wild=red"])
def test_a_card_without_suit_with_the_colour_to_name(typed: str) -> None:
    assert AT_UNO.wish(typed) == Wish(ActionKind.PLAY, card=card("wild"), suit=RED)


def test_a_word_of_the_deck_comes_before_a_command() -> None:
    assert AT_UNO.wish("skip") == Wish("rank", rank=10)
    assert AT_UNO.wish("blue skip") == Wish(ActionKind.PLAY, card=card("blue skip"))
    assert AT_UNO.wish("skip ana") == Wish(ActionKind.CHOOSE_SEAT, seat=1)
    assert AT_TAKI.wish("stop") == Wish("rank", rank=TAKI.rank_of(card("red stop", TAKI)))
    assert AT_TAKI.wish("pass") == Wish(ActionKind.PASS)


def test_the_beginning_of_a_colour_is_enough_while_one_is_named() -> None:
    assert AT_UNO.wish("g", names_suit=True) == Wish(ActionKind.NAME_SUIT, suit=GREEN)
    assert AT_UNO.wish("blue", names_suit=True) == Wish(ActionKind.NAME_SUIT, suit=BLUE)
    assert AT_UNO.wish("g").kind == "unclear"


def test_a_suit_and_a_rank_are_named_behind_a_card() -> None:
    assert AT_UNO.wish("wild yellow 7") == Wish(ActionKind.PLAY, card=card("wild"), suit=YELLOW, named_rank=7)
    assert AT_UNO.wish("red 5 7") == Wish(ActionKind.PLAY, card=card("red 5"), named_rank=7)
    assert AT_UNO.wish("red 5 7 8").kind == "unclear"
    assert AT_UNO.wish("name 7") == Wish("rank", rank=7)


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("give red 5", ActionKind.CHOOSE_CARD),
        ("give away red 5", ActionKind.CHOOSE_CARD),
        ("throw in 5 red", ActionKind.THROW_IN),
    ],
)
def test_a_card_is_given_or_thrown_in(typed: str, kind: ActionKind) -> None:
    assert AT_UNO.wish(typed) == Wish(kind, card=card("red 5"))


def test_a_claim_is_called_by_its_word() -> None:
    assert Listener(UNO, NAMES, claim="dobon").wish("Dobon!") == Wish(ActionKind.CLAIM)


RULES = load_text(
    """c8 2
variant few "Few" [house]
players 3
deck few {
  suits red blue leaves called colour
  4 of each: 1 to 7
  2 without suit: wild
}
value any: 1
deal 3
match colour or rank
wild wild: names colour
play 7: may open round of 7, else draw 1
""",
    "few.c8",
).rules(players=3)
DECK = RULES.deck


def test_cards_have_the_colour_that_their_suit_is() -> None:
    coloured = TableView(RULES, NAMES, COLOURED)
    assert coloured.card(card("red 5", DECK)) == "\x1b[31mred 5\x1b[0m"
    assert coloured.card(card("blue 5", DECK)) == "\x1b[34mblue 5\x1b[0m"
    assert coloured.card(card("leaves 5", DECK)) == "leaves 5"
    assert coloured.card(card("wild", DECK)) == "wild"
    assert TableView(RULES, NAMES, PLAIN).card(card("red 5", DECK)) == "red 5"


def test_cards_without_suit_are_held_last() -> None:
    names = ["wild", "blue 2", "red 7", "red 1", "leaves 4"]
    held = in_order([card(name, DECK) for name in names], DECK)
    assert [DECK.name_of(kind) for kind in held] == ["red 1", "red 7", "blue 2", "leaves 4", "wild"]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (PLAY + card("red 5", DECK), "red 5"),
        (NAME_SUIT + 1, "blue"),
        (NAME_RANK + 6, "7"),
        (SEAT + 1, "Ana"),
        (CHOSEN_CARD + card("wild", DECK), "wild"),
        (JUMP + card("blue 2", DECK), "throw in blue 2"),
        (DRAW, "draw"),
        (CHALLENGE, "challenge"),
        (CLAIM, "claim"),
        (END, "open a round"),
    ],
)
def test_every_move_has_words(action: int, words: str) -> None:
    assert Moves(RULES, NAMES).move(action) == words


def test_what_a_card_asks_is_asked_also_for_a_card_that_copies_it() -> None:
    text = (
        'c8 2\nvariant copied "Copied" extends pagat [house]\n'
        "play 3: give 1 card to next\nplay 10: acts as card below\n"
    )
    rules = load_text(text, "copied.c8").rules(players=3)
    for name in ("3H", "10H"):
        kind = next(kind for kind in range(rules.deck.kind_count) if rules.deck.name_of(kind, ascii_suits=True) == name)
        assert asks_for_card(rules, kind) == "Give a card away:"
    assert asks_for_card(RULES, None) == "Choose a card:"
