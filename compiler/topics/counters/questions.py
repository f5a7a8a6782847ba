"""Questions on the counters of countdown games, and on the cutter, the card that is shown under the stock."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question
from ..deal.model import DEAL_COUNT_BY_PLAYERS
from ..effects.model import PLAY_EFFECT
from ..finish.model import OUT_PLAY_ON
from ..game.model import MATCH_END_KIND
from .facts import (
    counters_fall_for_losers,
    counts_down,
    draws_by_the_counter,
    speaks_of_a_cutter,
    speaks_of_counters,
)
from .model import (
    COUNTER_FALLS,
    COUNTER_TIE,
    DEAL_COUNTER,
    DEAL_COUNTER_ZERO,
    DECK_CUTTER,
    DECK_CUTTER_EFFECT,
    WILD_PRIVATE_RANK,
)

COUNTERS: tuple[Question, ...] = (
    Question(
        key=DEAL_COUNTER,
        asks="Does every player have a counter, and from where to where does it run?",
        severity=Severity.ERROR,
        arises=speaks_of_counters,
        because_of=(DEAL_COUNT_BY_PLAYERS, WILD_PRIVATE_RANK, MATCH_END_KIND, OUT_PLAY_ON),
        absent_unless_stated=True,
        says="Nobody has a counter.",
        write=("countdown from 8 to 1", "countdown from 8 to 0", "no countdown"),
        raised_in=None,
        answered_in="countdown from 8 to 1\ndeal countdown",
        found=(
            Found("from eight down to one, each player for themselves", "the countdown games of the Eights family"),
            Found("there are no counters", "Pagat's basic rules and nearly all others"),
        ),
        shape="`countdown from … to …`",
        shelf="deal",
    ),
    Question(
        key=COUNTER_FALLS,
        asks="Whose counter falls, and when?",
        severity=Severity.ERROR,
        arises=counts_down,
        because_of=(DEAL_COUNTER, OUT_PLAY_ON),
        write=(
            "countdown falls for winner",
            "countdown falls for loser",
            "countdown falls for everyone",
            "countdown falls for emptied",
        ),
        raised_in="countdown from 8 to 1",
        default=Default(
            "countdown falls for emptied",
            "Family Game Shelf",
            draws_by_the_counter,
            Default("countdown falls for winner", "Dark Imp"),
        ),
        found=(
            Found("at once that of a player whose hand is empty, where play then goes on", "Family Game Shelf"),
            Found("that of a player who got rid of all cards", "Dark Imp"),
            Found("that of the loser, as one of so many lives", "blazeva1 (Prší)"),
            Found("that of everybody, from hand to hand", "Frugal Fun"),
        ),
        adds_to=DEAL_COUNTER,
    ),
    Question(
        key=COUNTER_TIE,
        asks="Whose counter falls if several players are left with as much?",
        form="settled",
        severity=Severity.NOTE,
        arises=counters_fall_for_losers,
        because_of=(COUNTER_FALLS,),
        settled_by=COUNTER_FALLS,
        says="Then nobody's counter falls after this hand.",
        write=("countdown falls for loser",),
        raised_in=None,
        answered_in="countdown from 3 to 0\ncountdown falls for loser\ncountdown over: leaves game",
        found=(Found("nobody says", "blazeva1 (Prší)"),),
    ),
    Question(
        key=DEAL_COUNTER_ZERO,
        asks="What becomes of a player whose counter has run down?",
        severity=Severity.ERROR,
        arises=counts_down,
        because_of=(DEAL_COUNTER,),
        absent_unless_stated=True,
        says="As the end of the game says: the first counter at its end can win it.",
        write=("countdown over: wins game", "countdown over: loses game", "countdown over: leaves game"),
        raised_in="countdown from 4 to 0\ncountdown falls for loser",
        answered_in="countdown from 4 to 0\ncountdown falls for loser\ncountdown over: leaves game",
        found=(
            Found("whoever is first at the end of the counter wins", "Dark Imp"),
            Found("a player without lives is out of the game", "blazeva1 (Prší)"),
        ),
        adds_to=DEAL_COUNTER,
    ),
    Question(
        key=WILD_PRIVATE_RANK,
        asks="Are cards wild whose rank is the player's own counter, for that player alone?",
        severity=Severity.ERROR,
        arises=speaks_of_counters,
        because_of=(DEAL_COUNTER,),
        absent_unless_stated=True,
        says="No. A counter makes no card wild.",
        write=("wild countdown: names nothing", "wild countdown: names suit"),
        raised_in="countdown from 8 to 1",
        found=(
            Found("yes; for all other players such a card is a plain one", "Dark Imp, Family Shelf"),
            Found("no; the counter only says how many cards are dealt", "Frugal Fun"),
        ),
    ),
    Question(
        key=DECK_CUTTER,
        asks="Is the bottom card of the stock shown, and which cards may lie there?",
        severity=Severity.ERROR,
        arises=speaks_of_a_cutter,
        because_of=(DECK_CUTTER_EFFECT,),
        absent_unless_stated=True,
        says="No card is shown under the stock.",
        write=("cutter any", "cutter 4 to 6, 9, 10", "no cutter"),
        raised_in=None,
        answered_in="cutter any\nplay cutter 7: may end hand",
        found=(
            Found("yes; the card tells which seven can end the hand", "Matatu"),
            Found("no", "Pagat and nearly all others"),
        ),
    ),
    Question(
        key=DECK_CUTTER_EFFECT,
        asks="What does a card do if it has the suit of the cutter?",
        severity=Severity.ERROR,
        arises=speaks_of_a_cutter,
        because_of=(DECK_CUTTER,),
        stated_like=PLAY_EFFECT,
        absent_unless_stated=True,
        says="The same as in any other suit.",
        write=("play cutter 7: may end hand", "play cutter 7: may end hand with at most 25 points"),
        raised_in="cutter any",
        found=(Found("the seven ends the hand if its player holds few points", "Matatu"),),
    ),
)
