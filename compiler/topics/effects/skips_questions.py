"""Questions on skips, reverses and cards that let their player go on."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question, never
from ...questions.triggers import all_of
from ..finish.facts import skipped_seat_may_be_out
from ..finish.model import OUT_PLAY_ON
from ..players.facts import three_or_more_play, two_may_play
from ..players.model import PLAYERS_RANGE
from .facts import again_cards, has_again_cards, has_reverses, has_skips, reverse_cards
from .model import (
    AGAIN_TWO_PLAYER,
    PLAY_EFFECT,
    REVERSE_NEXT,
    REVERSE_REPLY,
    REVERSE_TWO_PLAYER,
    SKIP_TWO_PLAYER,
    SKIP_WHO_COUNTS,
    TURN_EXTRA_FAIL,
    TURN_EXTRA_OPTIONAL,
)

SKIPS: tuple[Question, ...] = (
    Question(
        key=SKIP_TWO_PLAYER,
        asks="What does a skip do with two players?",
        form="computed",
        severity=Severity.ERROR,
        arises=all_of(has_skips, two_may_play),
        because_of=(PLAY_EFFECT, PLAYERS_RANGE),
        says="The other player is passed over, so the same player has the next turn.",
        raised_in="play Q: skip next",
        found=(Found("the same player goes again", "Mattel's Uno sheet, mau-mau.ch, Bulgarian page"),),
    ),
    Question(
        key=SKIP_WHO_COUNTS,
        asks="Does a skip count players who are already out?",
        form="computed",
        severity=Severity.WARNING,
        arises=skipped_seat_may_be_out,
        because_of=(PLAY_EFFECT, OUT_PLAY_ON),
        says="No. It passes over the next player who is still in.",
        raised_in="play Q: skip next\nfinish: play on",
        asked_unless=never,
    ),
    Question(
        key=REVERSE_NEXT,
        asks="Who plays after a reverse?",
        form="fixed",
        severity=Severity.ERROR,
        arises=all_of(has_reverses, three_or_more_play),
        because_of=(PLAY_EFFECT,),
        says="The neighbour on the other side: the player who would have been last.",
        raised_in="play A: reverse",
        found=(Found("the player before", "Mattel's Uno sheet, Pagat"),),
        told_in="effects",
    ),
    Question(
        key=REVERSE_TWO_PLAYER,
        asks="What does a reverse do with two players?",
        severity=Severity.ERROR,
        arises=all_of(has_reverses, two_may_play),
        because_of=(PLAY_EFFECT, PLAYERS_RANGE),
        raised_by=reverse_cards,
        write=("reverse with two: skips", "reverse with two: nothing"),
        raised_in="play A: reverse",
        default=Default("reverse with two: skips", "Mattel's Uno sheet"),
        found=(
            Found("it acts as a skip", "Mattel's Uno sheet, LITE Games, One Card, PlayAural"),
            Found("nothing; the other player is next anyway", "OpenSpiel"),
            Found("its player goes again", "SpinChat, Pesten"),
        ),
    ),
    Question(
        key=REVERSE_REPLY,
        asks="Can a reverse be answered?",
        form="fixed",
        severity=Severity.NOTE,
        arises=has_reverses,
        because_of=(PLAY_EFFECT,),
        says="Not as such. Who lays another reverse in turn turns the order round again.",
        raised_in="play A: reverse",
        found=(Found("it may be countered with a card of the same rank", "Kadi"),),
        asked_unless=never,
    ),
    Question(
        key=TURN_EXTRA_OPTIONAL,
        asks="After a play-again card, must its player go on or is that a choice?",
        form="settled",
        severity=Severity.ERROR,
        arises=has_again_cards,
        because_of=(PLAY_EFFECT,),
        settled_by=PLAY_EFFECT,
        cards=again_cards,
        write=("play K: must play again", "play K: may play again"),
        raised_in=None,
        found=(
            Found("must", "the plus of Taki, the ten of huit américain, the ace of mau-mau.ch"),
            Found("may", "the king of Taki"),
        ),
    ),
    Question(
        key=TURN_EXTRA_FAIL,
        asks="What if nothing fits after a play-again card?",
        form="settled",
        severity=Severity.ERROR,
        arises=has_again_cards,
        because_of=(PLAY_EFFECT,),
        settled_by=PLAY_EFFECT,
        cards=again_cards,
        says="After `again` an ordinary turn follows, with drawing; after `may play again` the turn simply ends.",
        write=("play K: must play again", "play K: may play again"),
        raised_in=None,
        found=(Found("one card is drawn", "Pesten, mau-mau.ch, LITE Games"),),
    ),
    Question(
        key=AGAIN_TWO_PLAYER,
        asks="Does a play-again card work in the same way with two players?",
        form="computed",
        severity=Severity.NOTE,
        arises=all_of(has_again_cards, two_may_play),
        because_of=(PLAY_EFFECT, PLAYERS_RANGE),
        says="Yes. Its player goes on, however many play.",
        raised_in="play K: must play again",
        found=(Found("the same as with more players", "no rulebook says otherwise"),),
        untold="the effect is told for all numbers of players alike",
    ),
)
