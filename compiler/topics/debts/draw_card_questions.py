"""Questions on cards that make the next player draw."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question, never
from ...questions.triggers import all_of, some
from ..counters.model import DECK_CUTTER_EFFECT
from ..effects.model import PLAY_EFFECT, PLAY_ON, PLAY_WHILE
from ..finish.facts import answers_can_be_last, plays_on
from ..finish.model import OUT_PLAY_ON
from .facts import debts_are_drawn_at_once, draw_debt_cards, ever_draw_debt_cards, has_draw_debts, some_debtor_plays
from .model import (
    DEBT_ANSWER,
    DEBT_ANSWER_LAST,
    DRAW_EXTRA_AFTER_SERVED,
    DRAW_N_LOSES_TURN,
    DRAW_N_TARGET_OUT,
    DRAW_N_TRY_ONE_FIRST,
)

DRAW_CARDS: tuple[Question, ...] = (
    Question(
        key=DRAW_N_LOSES_TURN,
        asks="Does a player who had to draw for a card lose the turn as well?",
        form="settled",
        severity=Severity.ERROR,
        arises=some(ever_draw_debt_cards),
        because_of=(PLAY_EFFECT, DECK_CUTTER_EFFECT, PLAY_ON, PLAY_WHILE),
        settled_by=PLAY_EFFECT,
        cards=ever_draw_debt_cards,
        aspect="then",
        write=(
            "play 2: next draws 2, then misses a turn",
            "play 2: next draws 2, then plays",
            "play 2: next draws 2, then may play",
        ),
        raised_in="play 2: next draws 2",
        answered_in="play 2: next draws 2, then misses a turn",
        default=Default("play 2: next draws 2, then misses a turn", "Mattel's Uno sheet"),
        found=(
            Found("yes", "Mattel's Uno sheet, Cats at Cards, Prší"),
            Found("no, an ordinary turn follows", "official MauMau rules 2008, Libelle (Pesten), One Card"),
        ),
    ),
    Question(
        key=DRAW_EXTRA_AFTER_SERVED,
        asks="After drawing for a card, must a player who still cannot play draw once more?",
        form="settled",
        severity=Severity.ERROR,
        arises=some_debtor_plays,
        because_of=(PLAY_EFFECT,),
        settled_by=PLAY_EFFECT,
        cards=draw_debt_cards,
        write=("play 2: next draws 2, then may play", "play 2: next draws 2, then plays"),
        raised_in=None,
        answered_in="play 2: next draws 2, then plays",
        found=(
            Found("no, there is no second draw", "NetMauMau"),
            Found("no, the turn is over", "Mattel's Uno sheet"),
            Found("yes, an ordinary turn follows", "official MauMau rules 2008"),
        ),
    ),
    Question(
        key=DRAW_N_TRY_ONE_FIRST,
        asks="May a player who owes cards draw a single one first and then decide?",
        form="fixed",
        severity=Severity.WARNING,
        arises=all_of(has_draw_debts, debts_are_drawn_at_once),
        because_of=(PLAY_EFFECT,),
        says="No. Either the debt is answered or all its cards are drawn at once.",
        raised_in="play 2: next draws 2",
        found=(Found("no", "Hot Death Uno, in answer to its players"),),
        asked_unless=never,
    ),
    Question(
        key=DEBT_ANSWER_LAST,
        asks="If the card that answers a debt is somebody's last one, what becomes of the debt?",
        form="fixed",
        severity=Severity.WARNING,
        arises=answers_can_be_last,
        because_of=(OUT_PLAY_ON, DEBT_ANSWER),
        says="It is answered as ever, but the card adds nothing of its own.",
        raised_in="play 2: next draws 2\nanswer 2 with 2\nfinish: play on\nfinish on 2: wins",
        asked_unless=never,
    ),
    Question(
        key=DRAW_N_TARGET_OUT,
        asks="Can a draw card hit a player who is already out?",
        form="fixed",
        severity=Severity.WARNING,
        arises=all_of(has_draw_debts, plays_on),
        because_of=(PLAY_EFFECT, OUT_PLAY_ON),
        says="No. It hits the next player who is still in.",
        raised_in="play 2: next draws 2\nfinish: play on",
        found=(
            Found("players who are out are passed over", "some tables in the r/unocardgame thread"),
            Found("they can be hit and are in again", "other tables in the r/unocardgame thread"),
        ),
        asked_unless=never,
    ),
)
