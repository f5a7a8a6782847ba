"""Questions on the hand in which nobody can move."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question, never
from ...questions.triggers import all_of, any_of, stated
from ..drawing.model import DRAW_COUNT
from ..effects.facts import hand_can_be_ended
from ..effects.model import PLAY_EFFECT
from ..finish.model import OUT_KNOCK
from ..scoring.facts import hands_are_collected, losers_pay, lowest_hand_wins
from .facts import blocked_hand_has_lowest, stock_ends_hand, stuck_players_pass
from .model import BLOCK_DEFINITION, BLOCK_RESULT, BLOCK_TIE, SCORE_BLOCKED, STOCK_EMPTY, STOCK_NOTHING_LEFT

_BY_THE_SCORE = Default(
    "blocked: each pays own hand",
    "Bulgarian page",
    losers_pay,
    Default(
        "blocked: lowest collects differences",
        "t_games",
        hands_are_collected,
        Default("blocked: lowest wins", "Board Game Arena", lowest_hand_wins, Default("blocked: void", "Chinese page")),
    ),
)
"""What a blocked hand counts must agree with the score: each of these is the rule of somebody who scores that way.
Where cards count nothing, a hand that nobody won has no result."""

BLOCKED: tuple[Question, ...] = (
    Question(
        key=BLOCK_DEFINITION,
        asks="When is a hand blocked?",
        severity=Severity.ERROR,
        arises=stuck_players_pass,
        because_of=(STOCK_EMPTY, STOCK_NOTHING_LEFT, DRAW_COUNT),
        write=(
            "blocked after 1 round",
            "blocked after 1 round and 1 pass",
            "blocked after 3 passes",
            "blocked after 1 round and 1 pass or 100 cards",
        ),
        default=Default("blocked after 1 round", "Bulgarian page"),
        found=(
            Found("when every player passes in a row", "Bulgarian page, t_games"),
            Found("after one pass more than there are players, or after a hundred cards", "OpenSpiel"),
        ),
    ),
    Question(
        key=BLOCK_RESULT,
        asks="How does a blocked hand end?",
        severity=Severity.ERROR,
        arises=any_of(stuck_players_pass, hand_can_be_ended, all_of(stock_ends_hand, stated(BLOCK_RESULT))),
        because_of=(STOCK_EMPTY, STOCK_NOTHING_LEFT, DRAW_COUNT, PLAY_EFFECT, OUT_KNOCK),
        write=(
            "blocked: each pays own hand",
            "blocked: lowest collects differences",
            "blocked: lowest wins",
            "blocked: void",
        ),
        default=_BY_THE_SCORE,
        found=(
            Found("everybody counts the own hand as penalty", "Bulgarian page"),
            Found("it is void; nobody scores", "Chinese page, as its own convention"),
            Found("the lowest hand gets the difference to every other hand", "Board Game Arena, t_games, pokerwiner"),
        ),
    ),
    Question(
        key=BLOCK_TIE,
        asks="What if two players share the lowest hand in a blocked hand?",
        form="fixed",
        severity=Severity.WARNING,
        arises=blocked_hand_has_lowest,
        because_of=(BLOCK_RESULT,),
        says="They share what the lowest hand gets, rounded down.",
        raised_in="blocked: lowest wins",
        found=(Found("they share, rounded down", "t_games"),),
        asked_unless=never,
    ),
    Question(
        key=SCORE_BLOCKED,
        asks="Does a blocked hand count towards the score?",
        form="settled",
        severity=Severity.WARNING,
        arises=stuck_players_pass,
        because_of=(STOCK_EMPTY, STOCK_NOTHING_LEFT, DRAW_COUNT),
        settled_by=BLOCK_RESULT,
        write=("blocked: each pays own hand", "blocked: void"),
        found=(
            Found("yes, with every hand counted against its holder", "Bulgarian page"),
            Found("yes, for the lowest hand", "t_games, pokerwiner"),
            Found("no", "Chinese page"),
        ),
    ),
)
