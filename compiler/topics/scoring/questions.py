"""Questions on what a hand counts."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.fact import fact
from ...questions.facts_on_cards import cards_named
from ...questions.question import Default, Found, Question, never
from ...questions.triggers import all_of, any_of, some, stated
from ..deck.facts import cards_of_rank, cards_unlike_their_rank, every_card
from ..deck.model import DECK_COMPOSITION
from ..drawing.facts import hands_may_grow
from ..drawing.model import DRAW_COUNT
from ..finish.facts import draw_debt_outlives_hand
from ..finish.model import OUT_HAND_LIMIT, OUT_LAST_CARD, OUT_PLAY_ON
from ..game.facts import columns_are_kept
from ..game.model import MATCH_END_KIND
from ..rules import Rules
from ..stock.model import BLOCK_RESULT
from .facts import (
    averages,
    bonus_while_others_play_on,
    cards_count_points,
    hands_counted_at_the_end,
    hands_find_loser,
    losers_pay,
)
from .model import (
    SCORE_ACE,
    SCORE_COLUMNS,
    SCORE_DRAWN,
    SCORE_INCLUDE_SERVED,
    SCORE_MODE,
    SCORE_MULTI_APPLY,
    SCORE_MULTIPLIER,
    SCORE_ROUNDING,
    SCORE_SPECIAL_CARD,
    SCORE_TEN,
    SCORE_VALUE,
    SCORE_VALUES_TOTAL,
    SCORE_WINNER_ZERO,
)

_PAGAT_RANKS = sorted(("A", "J", "Q", "K", *(str(face) for face in range(2, 11))))
_PAGAT_VALUES = "value 8: 50\nvalue J Q K: 10\nvalue A: 1\nvalue 2 to 7, 9, 10: face"


@fact("The pack has the thirteen ranks from ace to king, and nobody says what a card counts.")
def _full_pack_without_values(rules: Rules) -> bool:
    # A list of values that forgets a card has a hole; what another rulebook says of that card would not mend it.
    ranks = [rank.name for rank in rules.deck.ranks]
    return sorted(ranks) == _PAGAT_RANKS and not cards_named(rules, SCORE_VALUE)


SCORING: tuple[Question, ...] = (
    Question(
        key=SCORE_MODE,
        asks="Who gets which points at the end of a hand?",
        severity=Severity.ERROR,
        write=(
            "score: each pays own hand",
            "score: winner collects",
            "score: winner collects average",
            "score: lowest collects differences",
            "score: lowest wins",
            "score: each collects differences",
            "score: finishers collect",
            "score: winner takes 1",
            "score: places",
            "score: places 3 2 1 0",
            "score: nothing",
        ),
        default=Default("score: each pays own hand", "Pagat"),
        found=(
            Found("each loser gets the own hand as penalty points", "Pagat, Bulgarian page, Italian page"),
            Found("the winner gets the points of all other hands", "Bicycle, Chinese page, Mattel's Uno sheet"),
            Found("the winner gets the average of the other hands", "Hoyle"),
            Found("the lowest hand gets the differences to the others", "t_games"),
            Found("each finisher takes the cards the others hold at that moment", "SpinChat"),
            Found("one point for each win", "Spielfibel"),
            Found("only the order of going out counts", "Prší, Tschau Sepp"),
        ),
    ),
    Question(
        key=SCORE_VALUE,
        asks="How much does each card count?",
        severity=Severity.ERROR,
        arises=any_of(cards_count_points, all_of(hands_find_loser, stated(SCORE_VALUE))),
        because_of=(DECK_COMPOSITION, SCORE_MODE, BLOCK_RESULT, OUT_HAND_LIMIT),
        cards=every_card,
        write=("value 8: 50", "value J Q K: 10", "value 2 to 7, 9, 10: face", "value any: 1"),
        answered_in="value 8: 50\nvalue J Q K: 10\nvalue A: 1\nvalue 2 to 7, 9, 10: face",
        default=Default(_PAGAT_VALUES, "Pagat", _full_pack_without_values, whole=True),
        found=(
            Found(
                "eight 50, court cards 10, ace 1, all others their number",
                "Pagat, Bicycle, Bulgarian page, Chinese page",
            ),
            Found("eight 50, court cards 10, every other card 5", "Italian page"),
            Found("eight 25, ace 15, ten and court cards 10, the rest 5", "Vändåtta"),
            Found("jack 20, ace 11, queen and king 10, seven to ten their number", "official MauMau rules 2008"),
            Found("each card one point", "Maumau-Deluxe"),
        ),
    ),
    Question(
        key=SCORE_VALUES_TOTAL,
        asks="Has every card of the pack a value?",
        form="settled",
        severity=Severity.ERROR,
        arises=cards_count_points,
        because_of=(DECK_COMPOSITION, SCORE_MODE),
        settled_by=SCORE_VALUE,
        cards=every_card,
        write=("value 8: 50", "value any: 1"),
        raised_in="deck piquet32",
        answered_in="deck piquet32\nvalue 7 to 10: face\nvalue J Q K: 10\nvalue A: 11",
        found=(Found("eights, court cards, aces and number cards each have their line", "Pagat, Bicycle"),),
    ),
    Question(
        key=SCORE_TEN,
        asks="How much does a ten count?",
        form="settled",
        severity=Severity.NOTE,
        arises=cards_count_points,
        because_of=(SCORE_MODE,),
        settled_by=SCORE_VALUE,
        cards=cards_of_rank("10"),
        write=("value 10: 10",),
        answered_in="value 8: 50\nvalue J Q K: 10\nvalue A: 1\nvalue 2 to 7, 9, 10: face",
        found=(
            Found("ten", "Pagat, Bicycle, Chinese page and nearly all others"),
            Found("five", "Italian page"),
        ),
    ),
    Question(
        key=SCORE_ACE,
        asks="How much does an ace count?",
        form="settled",
        severity=Severity.ERROR,
        arises=cards_count_points,
        because_of=(SCORE_MODE,),
        settled_by=SCORE_VALUE,
        cards=cards_of_rank("A"),
        write=("value A: 1", "value A: 11"),
        answered_in="value 8: 50\nvalue J Q K: 10\nvalue A: 1\nvalue 2 to 7, 9, 10: face",
        found=(
            Found("one", "Pagat, Bicycle, Bulgarian page"),
            Found("five", "Italian page"),
            Found("eleven", "official MauMau rules 2008, Prší"),
            Found("fifteen", "Vändåtta, Hollywood Eights, Rockaway"),
            Found("twenty", "AdPoker (huit américain)"),
        ),
    ),
    Question(
        key=SCORE_SPECIAL_CARD,
        asks="Do single cards count differently from others of their rank?",
        form="settled",
        severity=Severity.ERROR,
        arises=all_of(cards_count_points, some(cards_unlike_their_rank)),
        because_of=(SCORE_VALUE,),
        settled_by=SCORE_VALUE,
        cards=cards_unlike_their_rank,
        write=("value AS: 60",),
        raised_in=None,
        answered_in="value 8: 50\nvalue J Q K: 10\nvalue A: 1\nvalue AS: 60\nvalue 2 to 7, 9, 10: face",
        found=(
            Found("the ace of spades counts 60", "Matatu"),
            Found("stars count double", "Whot"),
        ),
    ),
    Question(
        key=SCORE_MULTIPLIER,
        asks="Does the last card of a hand change what it counts?",
        severity=Severity.WARNING,
        arises=stated(SCORE_MULTIPLIER),
        because_of=(SCORE_MODE,),
        absent_unless_stated=True,
        says="No.",
        write=("bonus 8: times 2", "bonus Q: -20", "bonus 8: nothing"),
        raised_in=None,
        found=(
            Found("going out with a jack doubles everything", "official MauMau rules 2008, Neunerln"),
            Found("going out with a queen takes 20 or 40 points off", "101"),
            Found("no", "Pagat, Bicycle and most others"),
        ),
    ),
    Question(
        key=SCORE_MULTI_APPLY,
        asks="If play goes on for places, for whom does such a last card count?",
        form="fixed",
        severity=Severity.WARNING,
        arises=bonus_while_others_play_on,
        because_of=(SCORE_MULTIPLIER, OUT_PLAY_ON),
        says="For everybody who loses that hand.",
        raised_in="bonus 8: times 2\nfinish: play on",
        asked_unless=never,
    ),
    Question(
        key=SCORE_DRAWN,
        asks="Does it cost points to draw a card?",
        severity=Severity.NOTE,
        arises=all_of(stated(SCORE_DRAWN), hands_may_grow),
        because_of=(SCORE_MODE, DRAW_COUNT),
        absent_unless_stated=True,
        says="No.",
        write=("drawn card: costs 1", "drawn card: costs nothing"),
        raised_in=None,
        found=(
            Found("each card that somebody draws costs a point, whatever it is drawn for", "a house rule"),
            Found("no", "nearly all others"),
        ),
    ),
    Question(
        key=SCORE_ROUNDING,
        asks="How is an average rounded?",
        severity=Severity.ERROR,
        arises=any_of(averages, stated(SCORE_ROUNDING)),
        because_of=(SCORE_MODE, BLOCK_RESULT),
        absent_unless_stated=True,
        says="To a whole number, halves upwards, once everything else is counted.",
        write=(
            "rounding to 1",
            "rounding to 10, at least 10",
        ),
        raised_in="score: winner collects average",
        found=(
            Found("it does not say", "Hoyle"),
            Found("all scores go to the nearest ten, and ten is the least", "Mau-Mau-Club"),
        ),
        asked_unless=lambda rules: rules.scoring.rounding is not None,
    ),
    Question(
        key=SCORE_INCLUDE_SERVED,
        asks="Do the cards count that were drawn for somebody's last card?",
        form="computed",
        severity=Severity.ERROR,
        arises=all_of(cards_count_points, hands_counted_at_the_end, draw_debt_outlives_hand),
        because_of=(OUT_LAST_CARD,),
        says="Yes. They are in the hand when it is counted.",
        raised_in="play 2: next draws 2\nfinish on 2: acts",
        found=(Found("yes", "Mattel's Uno sheet"),),
        asked_unless=never,
    ),
    Question(
        key=SCORE_WINNER_ZERO,
        asks="Does the winner of a hand score nothing?",
        form="computed",
        severity=Severity.NOTE,
        arises=losers_pay,
        because_of=(SCORE_MODE,),
        says="Yes. An empty hand counts nothing.",
        answered_in="score: winner collects",
        found=(Found("the winner gets 0", "Italian page, Bulgarian page"),),
        told_in="scoring.mode",
    ),
    Question(
        key=SCORE_COLUMNS,
        asks="In which columns is a hand written down?",
        form="settled",
        severity=Severity.ERROR,
        arises=columns_are_kept,
        because_of=(MATCH_END_KIND,),
        settled_by=MATCH_END_KIND,
        says="A player's first win in the first column, the second in two, every later one in all of them.",
        write=("game columns 3 to 100",),
        raised_in=None,
        answered_in="score: winner collects\ngame columns 3 to 100",
        found=(Found("the first win in the first column, the second in two, later ones in all", "Hollywood Eights"),),
    ),
)
