"""Where two rules meet, the book says in so many words what the engine does."""

from __future__ import annotations

import pytest
from books_to_print import book_of

from crazy8.compiler.book.render import render

PLAYED = "players 3 to 4\ndeal 5\n"
TWOS = "play 2: next draws 2\n"
SAID = [
    (
        "jokers 2\nvalue joker: 50\nwild joker: names suit\nplay joker: next draws until same suit",
        "card of the same suit (all there are if none comes)",
    ),
    ("play 7: names suit", "the next card must be of it; what is printed on the card itself no longer counts"),
    (
        "wild Q: names nothing\nplay 7: names suit",
        "must then be of the named suit, or a queen; what is printed on the seven no longer counts",
    ),
    ("wild 8: names nothing\nplay 8: next draws 1, names suit", "Eights are wild: you may lay one on any card."),
    ("play Q: skip next, reverse", "the direction of play turns round; then the next player is skipped"),
    (
        "play 7: next misses 2 turns\nstock empty: pass",
        "Missing a turn is no pass. Whoever drew in the turn has not passed. If all players pass",
    ),
    ("stock empty: pass", "Whoever drew in the turn has not passed. If all players pass one after another"),
    ("stock empty: hand ends\nscore: winner collects", "What if several players hold the lowest hand"),
    ("value any: face", "Jack             11"),
    (TWOS + "stock short: take top", "do not owe the rest; whoever plays next may lay any card"),
    ("play 7: names suit\nseveral same rank", "Only the one on top lets you name something"),
    (
        "play 7: everyone draws 1\nseveral same rank",
        "all of them stay on the discard pile, even when a new stock is made",
    ),
    (
        "play 6: cover with same suit, else draw 1\nseveral same rank",
        "all of them stay on the discard pile, even when a new stock is made",
    ),
    (
        "countdown from 8 to 1\nfinish: next countdown\ngame to countdown\nscore: nothing\nseveral same rank",
        "all of them stay on the discard pile, even when a new stock is made",
    ),
    (TWOS + "finish: play on", "If your last card is a two, you are out, and it still does its work among the others"),
    ("finish: play on\nfinish on 2: wins\n" + TWOS, "Does a two still do anything as the last card?"),
    ("wild 8: names suit\nfinish on 8: acts", "For an eight as the last card, no suit is named."),
    (
        "play 6: cover with same suit, else draw 1\nfinish on 6: acts",
        "you are not out yet: it still asks for a further",
    ),
    ("finish on 7: draw 2", "If there is no card to draw, you stay in without cards."),
    (
        "play Q: skip next\nanswer Q with Q\nfinish on Q: acts and may come back",
        "can be answered; even if it comes back to you, you are out",
    ),
    (
        TWOS + "play J: names suit, reverse\nanswer 2 with J: cancels, only answers",
        "When a jack answers, you name something as always, but it does nothing else.",
    ),
    (TWOS + "play A: skip next\nanswer 2 with A: cancels", "When an ace answers, it does nothing else."),
    (
        TWOS + "play 3: next draws 3\nanswer 2 with 2: adds\nanswer 3 with 2: cancels",
        "Against a three: when a two answers, it does nothing else.",
    ),
    ('claim "dobon" when hand equals top', "the number of a card counts: ace 1, jack 11, queen 12, king 13."),
    ("play any but 8: next draws face", "the number of a card counts: ace 1, jack 11, queen 12, king 13."),
    ("wild 8: names suit\nafter 9: same colour", "On a nine only an eight or a card of the same colour may be laid."),
    ("several same rank among Q", "You may lay several queens in one turn."),
    ("starter any: nothing", "Every starter is treated as an ordinary card."),
    (
        TWOS + 'finish: play on\nclaim "dobon" when hand equals top',
        "If you had to draw, to miss turns or to lay a card, that lapses.",
    ),
    (
        "at 21 cards: leaves hand\nscore: lowest wins",
        "Whoever is out like that no longer counts when hands are compared.",
    ),
    (
        "wild 8: names suit\nplay 8: next draws 4\nforbid 8 while holding same suit\n"
        "challenge 8: guilty draws 4, else challenger draws 6",
        "Eights may rightly be laid only by a player who does not also hold a card of the same suit (compared with "
        "the card on top); anyone else may do so too, but can be doubted.",
    ),
    (
        "wild 8: names suit\nplay 8: next draws 4\nforbid 8 while holding same suit",
        "Eights may be laid only by a player who does not also hold a card of the same suit",
    ),
    ("blocked: winner collects", "The player with the lowest hand wins it and scores the points"),
]

CONDITIONS = [
    (
        "play Q on Q: skip next\nplay Q: next draws 1\nstarter Q: acts",
        "instead: the next player is skipped. The starter lies on no card.",
    ),
    ("play Q on Q: skip next\nseveral same rank", "Of cards laid together, each lies on the one before it."),
    (
        "play K while holding K: skip next\nplay 10: acts as card below",
        "Whoever lays a card that does what the card below it did goes by their own hand.",
    ),
    (
        "countdown from 8 to 1\nfinish: next countdown\ngame to countdown\nscore: nothing\n"
        "play 2 while countdown 2: skip next\n"
        "play 10: acts as card below",
        "Whoever lays a card that does what the card below it did goes by their own counter.",
    ),
]


@pytest.mark.parametrize(("body", "words"), CONDITIONS)
def test_the_book_says_what_a_condition_means_where_another_rule_is_met(body: str, words: str) -> None:
    assert words in " ".join(render(book_of(PLAYED + body), "en", "txt").split())


def test_the_book_is_silent_on_what_a_condition_never_meets() -> None:
    body = "play Q on Q: skip next\nplay K while holding K: skip next"
    text = " ".join(render(book_of(PLAYED + body), "en", "txt").split())
    assert "lies on no card" not in text
    assert "each lies on the one before" not in text
    assert "goes by their own" not in text


@pytest.mark.parametrize(("body", "words"), SAID)
def test_the_book_says(body: str, words: str) -> None:
    assert words in render(book_of(PLAYED + body), "en", "txt").replace("\n", " ")


def test_a_hand_that_was_given_up_is_spoken_of_only_where_hands_are_compared() -> None:
    text = render(book_of(PLAYED + "at 21 cards: leaves hand\nscore: each pays own hand\nblocked: void"), "en", "txt")
    assert "is out of the hand" in text
    assert "no longer counts when hands" not in text.replace("\n", " ")


def test_where_each_plays_a_dummy_hand_nobody_speaks_of_partners() -> None:
    for more in ("", "finish: both partners\n", "finish on any: out at next turn\n", "at 21 cards: loses\n"):
        text = render(book_of(f"players 2\ndummy hands\n{more}score: winner collects"), "en", "txt").replace("\n", " ")
        assert "Each player plays two hands" in text
        assert "What a player’s two hands make is written down together." in text
        assert "partner" not in text
        assert "side whose" not in text


def test_where_both_partners_have_to_be_out_it_is_their_side_that_scores() -> None:
    text = render(book_of("players 4\npartners opposite\nfinish: both partners\nscore: winner collects"), "en", "txt")
    assert "whose two players are both out is the one that went out" in text.replace("\n", " ")
