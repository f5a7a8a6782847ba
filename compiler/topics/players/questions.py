"""Questions on players, seats and the order of play."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question
from ...questions.triggers import all_of
from ..effects.facts import has_reverses
from ..effects.model import EFFECT_RESET, PLAY_EFFECT
from ..game.facts import several_hands
from ..game.model import MATCH_END_KIND
from .facts import dummies_play, holder_begins, partners_come_up, partners_play
from .model import (
    PLAYERS_RANGE,
    SCORE_DUMMIES,
    SCORE_PARTNERS,
    SEAT_DIRECTION,
    SEAT_DUMMIES,
    SEAT_FIRST_PLAYER,
    SEAT_NOBODY_HOLDS,
    SEAT_PARTNERS,
    SEAT_RESET_DIRECTION,
)

PLAYERS: tuple[Question, ...] = (
    Question(
        key=PLAYERS_RANGE,
        asks="How many can play?",
        severity=Severity.ERROR,
        write=("players 2 to 4", "players 4"),
        default=Default("players 2 to 4", "Bulgarian page"),
        found=(
            Found("two to four", "Bulgarian page"),
            Found("exactly four", "Italian page"),
            Found("two to ten", "Mattel's Uno sheet"),
            Found("three to seven", "Mau-Mau-Club"),
            Found("as many as the packs allow", "official MauMau rules 2008"),
        ),
    ),
    Question(
        key=SEAT_DIRECTION,
        asks="Which way round does play go?",
        severity=Severity.ERROR,
        write=("direction clockwise", "direction anticlockwise", "direction chosen"),
        default=Default("direction clockwise", "Pagat"),
        found=(
            Found("clockwise", "Pagat and most others"),
            Found("anticlockwise", "Tschau Sepp, OpenSpiel"),
            Found("the first player of the hand chooses", "Kadi"),
        ),
    ),
    Question(
        key=SEAT_FIRST_PLAYER,
        asks="Who has the first turn of a hand?",
        severity=Severity.ERROR,
        write=(
            "first player left of dealer",
            "first player right of dealer",
            "first player dealer",
            "first player winner",
            "first player winner, else dealer",
            "first player loser",
            "first player youngest",
            "first player oldest",
            "first player random",
            "first player holder of 7♠",
            "first player holder of lowest diamonds",
            "first player holder of lowest diamonds and leads it",
        ),
        default=Default("first player left of dealer", "Pagat"),
        found=(
            Found("the player to the dealer's left", "Pagat, Italian page"),
            Found("the player to the dealer's right", "Tschau Sepp, One Card, Bored Gourd"),
            Found("the youngest player", "Taki"),
            Found("the holder of the lowest diamond, who has to lay it first", "house rule"),
            Found("the winner of the hand before", "101"),
            Found("the winner of the hand before; in the first one the dealer", "Kadi"),
        ),
    ),
    Question(
        key=SEAT_NOBODY_HOLDS,
        asks="Who begins if nobody was dealt one of the cards that say who begins?",
        form="fixed",
        severity=Severity.ERROR,
        arises=holder_begins,
        because_of=(SEAT_FIRST_PLAYER,),
        says="The player to the dealer's left.",
        raised_in="first player holder of 7♠",
        found=(Found("nothing is said; in games where all cards are dealt somebody holds it", "everywhere"),),
        told_in="start.first-player",
    ),
    Question(
        key=SEAT_RESET_DIRECTION,
        asks="Does a new hand start in the first direction again, after the last one ended reversed?",
        form="fixed",
        severity=Severity.WARNING,
        arises=all_of(has_reverses, several_hands),
        because_of=(PLAY_EFFECT, MATCH_END_KIND),
        says="Yes. A reverse is forgotten at the next deal.",
        raised_in="play A: reverse\ngame to 100, lowest wins",
        found=(Found("a reverse lasts to the end of the hand", "implied everywhere, stated nowhere"),),
        told_with=EFFECT_RESET,
    ),
    Question(
        key=SEAT_PARTNERS,
        asks="Do players who sit opposite each other play together?",
        severity=Severity.NOTE,
        arises=partners_come_up,
        because_of=(PLAYERS_RANGE,),
        absent_unless_stated=True,
        says="No. Everybody plays alone.",
        write=("partners opposite", "no partners"),
        raised_in="players 4",
        found=(
            Found("no", "nearly all rulebooks"),
            Found("yes, four players in two sides", "pokerwiner (Eights), Uno for partners (snow-moon)"),
        ),
    ),
    Question(
        key=SCORE_PARTNERS,
        asks="Whose are the points that one of two partners makes?",
        form="fixed",
        severity=Severity.ERROR,
        arises=partners_play,
        because_of=(SEAT_PARTNERS,),
        says="Both partners': what a side makes is written down for each of its players.",
        raised_in="players 4\npartners opposite",
        found=(Found("the side gets what the cards of the other side are worth", "Uno for partners (snow-moon)"),),
        told_in="scoring.partners",
    ),
    Question(
        key=SEAT_DUMMIES,
        asks="Does each player play a second, dummy hand?",
        severity=Severity.NOTE,
        absent_unless_stated=True,
        says="No. Each player plays one hand.",
        write=("dummy hands", "no dummy hands", "when 2 players { dummy hands }"),
        raised_in="players 2",
        found=(
            Found("no", "nearly all rulebooks"),
            Found("yes, two players play four hands", "Super Crazy Eights For Two (Keller)"),
        ),
    ),
    Question(
        key=SCORE_DUMMIES,
        asks="Whose are the points that a dummy hand makes?",
        form="fixed",
        severity=Severity.ERROR,
        arises=dummies_play,
        because_of=(SEAT_DUMMIES,),
        says="Those of the player who plays it: what both hands make is written down together.",
        raised_in="players 2\ndummy hands",
        found=(Found("nothing is said in what could be read", "Super Crazy Eights For Two (Keller)"),),
        told_in="scoring.dummies",
    ),
)
