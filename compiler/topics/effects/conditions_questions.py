"""Questions on cards that do something else under a condition."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Found, Question
from ...questions.triggers import some
from .facts import conditional_cards
from .model import PLAY_EFFECT, PLAY_ON, PLAY_WHILE

CONDITIONS: tuple[Question, ...] = (
    Question(
        key=PLAY_ON,
        asks="Does a card do something else when it is laid on certain cards?",
        severity=Severity.NOTE,
        arises=some(conditional_cards),
        because_of=(PLAY_EFFECT,),
        stated_like=PLAY_EFFECT,
        absent_unless_stated=True,
        says="No. It does the same on every card.",
        write=(
            "play Q on Q: swap hands with chosen",
            "play 7 on 7 8: next draws 3",
            "play 2 on hearts: nothing",
            "play A on A: skip next",
        ),
        raised_in=None,
        answered_in="play Q on Q: swap hands with chosen",
        found=(
            Found("queens laid on a queen swap hands", "a house rule"),
            Found("no, a card does the same on every card", "nearly all rulebooks"),
        ),
    ),
    Question(
        key=PLAY_WHILE,
        asks="Does what a card does depend on its player's hand, counter or debts, or on how many are still in?",
        severity=Severity.NOTE,
        arises=some(conditional_cards),
        because_of=(PLAY_EFFECT,),
        stated_like=PLAY_EFFECT,
        absent_unless_stated=True,
        says="No. It does the same for everybody.",
        write=(
            "play K while holding K: next draws 2",
            "play 6 while holding no 6: must play again",
            "play J while holding at least 2 cards of hearts: reverse",
            "play 5 while holding at most 3 points: others draw 1",
            "play 3 while countdown 3: nothing",
            "play 4 while 2 remain: skip next",
            "play 9 while owing: nothing",
        ),
        raised_in=None,
        answered_in="play K while holding K: next draws 2",
        found=(
            Found("a queen opens a round for whoever holds another one", "mau-mau.ch"),
            Found("twos do nothing for a player who is on twos", "Bitch"),
        ),
    ),
)
