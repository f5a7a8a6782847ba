"""Questions on skips, reverses and cards that let their player go on."""

from __future__ import annotations

from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.compiler.questions import card_sets
from crazy8.compiler.questions import triggers as when
from crazy8.compiler.questions.question import Default, Found, Question

SKIPS: tuple[Question, ...] = (
    Question(
        key="skip.two-player",
        asks="What does a skip do with two players?",
        form="computed",
        severity=Severity.ERROR,
        arises=when.all_of(when.has_skips, when.two_may_play),
        because_of=("play.effect", "players.range"),
        says="The other player is passed over, so the same player has the next turn.",
        found=(Found("the same player goes again", "Mattel's Uno sheet, mau-mau.ch, Bulgarian page"),),
    ),
    Question(
        key="skip.who-counts",
        asks="Does a skip count players who are already out?",
        form="computed",
        severity=Severity.WARNING,
        arises=when.skipped_seat_may_be_out,
        because_of=("play.effect", "out.play-on"),
        says="No. It passes over the next player who is still in.",
    ),
    Question(
        key="reverse.next",
        asks="Who plays after a reverse?",
        form="fixed",
        severity=Severity.ERROR,
        arises=when.all_of(when.has_reverses, when.three_or_more_play),
        because_of=("play.effect",),
        says="The neighbour on the other side: the player who would have been last.",
        found=(Found("the player before", "Mattel's Uno sheet, Pagat"),),
    ),
    Question(
        key="reverse.two-player",
        asks="What does a reverse do with two players?",
        severity=Severity.ERROR,
        arises=when.all_of(when.has_reverses, when.two_may_play),
        because_of=("play.effect", "players.range"),
        raised_by=card_sets.reverse_cards,
        write=("reverse with two: skips", "reverse with two: nothing"),
        default=Default("reverse with two: skips", "Mattel's Uno sheet"),
        found=(
            Found("it acts as a skip", "Mattel's Uno sheet, LITE Games, One Card, PlayAural"),
            Found("nothing; the other player is next anyway", "OpenSpiel"),
            Found("its player goes again", "SpinChat, Pesten"),
        ),
    ),
    Question(
        key="reverse.reply",
        asks="Can a reverse be answered?",
        form="fixed",
        severity=Severity.NOTE,
        arises=when.has_reverses,
        because_of=("play.effect",),
        says="Not as such. Who lays another reverse in turn turns the order round again.",
        found=(Found("it may be countered with a card of the same rank", "Kadi"),),
    ),
    Question(
        key="turn.extra-optional",
        asks="After a play-again card, must its player go on or is that a choice?",
        form="settled",
        severity=Severity.ERROR,
        arises=when.has_again_cards,
        because_of=("play.effect",),
        settled_by="play.effect",
        cards=card_sets.again_cards,
        write=("play K: again", "play K: may play again"),
        found=(
            Found("must", "the plus of Taki, the ten of huit américain, the ace of mau-mau.ch"),
            Found("may", "the king of Taki"),
        ),
    ),
    Question(
        key="turn.extra-fail",
        asks="What if nothing fits after a play-again card?",
        form="settled",
        severity=Severity.ERROR,
        arises=when.has_again_cards,
        because_of=("play.effect",),
        settled_by="play.effect",
        cards=card_sets.again_cards,
        says="After `again` an ordinary turn follows, with drawing; after `may play again` the turn simply ends.",
        write=("play K: again", "play K: may play again"),
        found=(Found("one card is drawn", "Pesten, mau-mau.ch, LITE Games"),),
    ),
    Question(
        key="again.two-player",
        asks="Does a play-again card work in the same way with two players?",
        form="computed",
        severity=Severity.NOTE,
        arises=when.all_of(when.has_again_cards, when.two_may_play),
        because_of=("play.effect", "players.range"),
        says="Yes. Its player goes on, however many play.",
        found=(Found("the same as with more players", "no rulebook says otherwise"),),
    ),
)
