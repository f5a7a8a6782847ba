"""What players may type, and what it is taken for."""

from __future__ import annotations

import pytest

from crazy8.compiler.topics.deck.named import STANDARD, deck_named
from crazy8.games.typed_moves import COMMANDS, Kind, Listener, Wish
from crazy8.runtime.people.actions import ActionKind

DECK = deck_named(STANDARD)
assert DECK is not None
AT_TABLE = Listener(DECK, ("You", "Ana", "Ben", "Anselm"), ("last card",), advice="`help` shows what you can type")
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)


def card(name: str) -> int:
    assert DECK is not None
    return next(kind for kind in range(DECK.kind_count) if DECK.name_of(kind, ascii_suits=True) == name)


@pytest.mark.parametrize(
    "typed",
    ["8h", "8H", "8♥", "8♡", " 8h ", "play 8h", "lay 8♥", "8 hearts", "8 of hearts", "eight of hearts", "the 8 h"],
)
def test_a_card_in_many_spellings(typed: str) -> None:
    assert AT_TABLE.wish(typed) == Wish(ActionKind.PLAY, card=card("8H"))


@pytest.mark.parametrize(
    "typed",
    [
        "8h spades",
        "8H s",
        "8♥ ♠",
        "8h naming spades",
        "play 8h, spades",
        "8h -> spades",
        "8h=s",
        "eight of hearts spade",
    ],
)
def test_a_card_with_the_suit_to_name(typed: str) -> None:
    assert AT_TABLE.wish(typed) == Wish(ActionKind.PLAY, card=card("8H"), suit=SPADES)


@pytest.mark.parametrize(("typed", "name"), [("10d", "10D"), ("td", "10D"), ("as", "AS"), ("ace of spades", "AS")])
def test_tens_and_aces(typed: str, name: str) -> None:
    assert AT_TABLE.wish(typed) == Wish(ActionKind.PLAY, card=card(name))


@pytest.mark.parametrize(("typed", "rank"), [("8", 7), ("a", 0), ("q", 11), ("queen", 11), ("play 10", 9), ("t", 9)])
def test_a_rank_may_be_enough(typed: str, rank: int) -> None:
    assert AT_TABLE.wish(typed) == Wish("rank", rank=rank)


@pytest.mark.parametrize("typed", ["hearts", "heart", "♥", "suit hearts", "name hearts", "suit h", "naming ♡", "h"])
def test_a_suit(typed: str) -> None:
    assert AT_TABLE.wish(typed, names_suit=True) == Wish(ActionKind.NAME_SUIT, suit=HEARTS)


def test_one_letter_is_a_suit_only_while_a_suit_is_named() -> None:
    assert AT_TABLE.wish("d", names_suit=True) == Wish(ActionKind.NAME_SUIT, suit=DIAMONDS)
    assert AT_TABLE.wish("d") == Wish(ActionKind.DRAW)
    assert AT_TABLE.wish("p") == Wish(ActionKind.PASS)


def test_one_letter_takes_only_while_something_is_owed() -> None:
    assert AT_TABLE.wish("t", owes=True) == Wish(ActionKind.TAKE)
    assert AT_TABLE.wish("t").kind == "rank"


@pytest.mark.parametrize(("typed", "kind"), COMMANDS.items())
def test_commands_in_any_case(typed: str, kind: Kind) -> None:
    assert AT_TABLE.wish(typed.upper()).kind == kind


@pytest.mark.parametrize("typed", ["last card", "Last card!", '"last card"', "call", "call last card"])
def test_the_call_may_be_called(typed: str) -> None:
    assert AT_TABLE.wish(typed) == Wish(ActionKind.CALL)


@pytest.mark.parametrize(
    ("typed", "seat"), [("catch ben", 2), ("catch B", 2), ("skip ana", 1), ("pick Anselm", 3), ("catch", None)]
)
def test_players_by_name_or_its_beginning(typed: str, seat: int | None) -> None:
    assert AT_TABLE.wish(typed) == Wish(ActionKind.CHOOSE_SEAT, seat=seat)


def test_a_name_alone_is_enough_while_a_player_is_chosen() -> None:
    assert AT_TABLE.wish("be", points=True) == Wish(ActionKind.CHOOSE_SEAT, seat=2)
    assert AT_TABLE.wish("ben").kind == "unclear"


def test_a_file_keeps_its_spelling() -> None:
    assert AT_TABLE.wish("save My Game.c8game") == Wish("save", text="My Game.c8game")
    assert AT_TABLE.wish("save") == Wish("save")


def test_nothing_goes_on() -> None:
    assert AT_TABLE.wish("  ") == Wish("go on")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("draww", "`draww` is no card and no command; did you mean `draw`?"),
        ("quene of spades", "`quene of spades` is no card and no command; did you mean `queen`?"),
        ("xyzzy", "`xyzzy` is no card and no command; `help` shows what you can type"),
        ("8h 9h", "`8h 9h` is no card and no command; `help` shows what you can type"),
        ("suit", "name one of clubs, diamonds, hearts, spades"),
        ("suit red", "name one of clubs, diamonds, hearts, spades"),
        ("catch an", "who is `an`? Here sit You, Ana, Ben, Anselm"),
        ("catch zoe", "who is `zoe`? Here sit You, Ana, Ben, Anselm"),
    ],
)
def test_what_is_unclear_is_said(typed: str, says: str) -> None:
    assert AT_TABLE.wish(typed) == Wish("unclear", text=says)
