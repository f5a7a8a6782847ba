"""Questions on the deal and the dealer."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question
from ..game.facts import several_hands
from ..game.model import MATCH_END_KIND
from ..players.model import SEAT_FIRST_PLAYER
from ..starter.model import STARTER_TREATMENT
from .facts import dealer_matters, hands_differ_in_size
from .model import (
    DEAL_BATCHES,
    DEAL_COUNT_BY_PLAYERS,
    DEAL_FIRST_DEALER,
    DEAL_HANDICAP,
    DEAL_HANDS,
    DEAL_ROTATION,
    DEAL_SIZE_CHANGES,
)

DEAL: tuple[Question, ...] = (
    Question(
        key=DEAL_COUNT_BY_PLAYERS,
        asks="How many cards is each player dealt?",
        severity=Severity.ERROR,
        write=("deal 5", "when 2 players { deal 7 }", "deal per hand 8 7 6 5 4 3 2 1", "deal countdown"),
        default=Default("deal 5\nwhen 2 players { deal 7 }", "Pagat"),
        found=(
            Found("seven each for two players, five each for more", "Pagat, Bulgarian page, Chinese page, OpenSpiel"),
            Found("five each, however many play", "Bicycle"),
            Found("seven each", "Italian page, Mattel's Uno sheet, Pesten"),
            Found("eight each", "an older Wikipedia text, huit américain, Taki"),
            Found("nine each for up to four, else seven", "Irish Switch"),
            Found("a table from five down to three, by number of players", "official MauMau rules 2008"),
        ),
    ),
    Question(
        key=DEAL_BATCHES,
        asks="Are the cards dealt one at a time?",
        severity=Severity.NOTE,
        absent_unless_stated=True,
        says="Yes, one at a time.",
        write=(
            "deal batches 3 2",
            "deal batches 2 2 2",
        ),
        beyond_examples="The cards are shuffled, so nobody gets others for it.",
        raised_in="deal 5",
        found=(
            Found("one at a time", "Pagat"),
            Found("three, then two", "Ólsen Ólsen"),
            Found("in twos", "Serbian rules"),
        ),
    ),
    Question(
        key=DEAL_HANDS,
        asks="Do all hands lie face up?",
        severity=Severity.NOTE,
        absent_unless_stated=True,
        says="No. Everybody sees the own hand only.",
        write=("hands open", "hands hidden"),
        beyond_examples="What may be played is the same; only what is seen differs.",
        raised_in="deal 5",
        found=(
            Found("no", "nearly all rulebooks"),
            Found("yes, with children who learn the game", "house rule"),
        ),
    ),
    Question(
        key=DEAL_HANDICAP,
        asks="Is anybody dealt more cards than the others, or fewer?",
        severity=Severity.NOTE,
        absent_unless_stated=True,
        says="No. All get as many.",
        write=(
            "deal winner 2 more",
            "deal loser 1 fewer",
            "deal youngest 1 fewer",
            "deal winner 1 more, loser 1 fewer",
        ),
        raised_in="deal 5\ngame 10 hands",
        found=(
            Found("no", "Pagat and nearly all others"),
            Found("whoever won the hand before, or is youngest, plays with a handicap", "family tables"),
        ),
    ),
    Question(
        key=DEAL_SIZE_CHANGES,
        asks="Do the hands change in size from one hand of the game to the next?",
        form="settled",
        severity=Severity.ERROR,
        arises=hands_differ_in_size,
        because_of=(DEAL_COUNT_BY_PLAYERS,),
        settled_by=DEAL_COUNT_BY_PLAYERS,
        write=("deal per hand 8 7 6 5 4 3 2 1", "deal countdown"),
        raised_in=None,
        found=(
            Found("they do not", "most rulebooks"),
            Found("each player's own hand gets smaller", "Dark Imp"),
            Found("everybody's hand gets smaller", "Frugal Fun"),
            Found("from eight down to one and up again", "Craits, Super Crazy Eights"),
        ),
    ),
    Question(
        key=DEAL_FIRST_DEALER,
        asks="Who deals first?",
        severity=Severity.WARNING,
        arises=dealer_matters,
        because_of=(MATCH_END_KIND, SEAT_FIRST_PLAYER, STARTER_TREATMENT),
        write=(
            "first dealer random",
            "first dealer lowest card",
            "first dealer highest card",
            "first dealer youngest",
            "first dealer oldest",
        ),
        default=Default("first dealer random", "this language"),
        found=(
            Found("whoever cuts or draws the lowest card", "Bicycle's Go Boom, Dummies, Macao"),
            Found("whoever draws the highest number", "Mattel's Uno sheet"),
            Found("the first to be dealt a spade", "Cats at Cards"),
            Found("the player who keeps the score", "Jasswelt"),
        ),
    ),
    Question(
        key=DEAL_ROTATION,
        asks="Who deals the next hand?",
        severity=Severity.WARNING,
        arises=several_hands,
        because_of=(MATCH_END_KIND,),
        write=(
            "next dealer left",
            "next dealer right",
            "next dealer winner",
            "next dealer loser",
            "next dealer same",
            "next dealer random",
        ),
        raised_in="game 10 hands",
        default=Default("next dealer left", "Italian page"),
        found=(
            Found("the deal moves to the left", "Italian page"),
            Found("the winner of the hand deals", "Maumau-Deluxe"),
            Found("the loser of the hand deals", "hryprodva (Prší)"),
        ),
    ),
)
