"""Report what can be wrong with conditions."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class ConditionsMeet(Diagnostic):
    page: ClassVar[str] = """
    Two statements say different things of a card, under conditions that can be met at once.

    Of two statements the narrower one counts, if one of them includes the other. A card below and a hand have nothing
    to do with each other, nor have the number of players who remain and what is owed, nor has the suit of the cutter:
    where both conditions are met nobody could say what happens. Two numbers of players, or two numbers of a counter,
    never meet.

    Wrong:

        play Q on Q: skip next
        play Q while holding Q: next draws 2

    Right:

        play Q on Q: skip next
        play K while holding K: next draws 2
    """
    code: ClassVar[str] = "C8-CONDITIONS-MEET"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "for {cards} this and another condition can be met at once"
    hint: ClassVar[str | None] = "let both say the same, or take {cards} out of one of them"

    cards: str


class NeverMet(Diagnostic):
    page: ClassVar[str] = """
    A condition is met at no table: so many never remain, no counter shows that number, the pack has not so many such
    cards, or none of the cards is ever laid by somebody who owes something.

    As long as the first player who is out ends the hand, as many remain as have begun.

    Wrong:

        players 4
        play 4 while 2 remain: skip next

    Right:

        players 4
        finish: play on
        play 4 while 2 remain: skip next
    """
    code: ClassVar[str] = "C8-NEVER-MET"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the condition of `{statement}` is never met"
    hint: ClassVar[str | None] = "leave the statement out, or change its condition"

    statement: str


class NothingLaidWhile(Diagnostic):
    page: ClassVar[str] = """
    Under a condition that has nothing to do with the hand no card may be laid.

    Wrong:

        forbid any while 2 remain

    Right:

        forbid 8 while 2 remain
    """
    code: ClassVar[str] = "C8-NOTHING-LAID-WHILE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "under this condition no card may be laid"
    hint: ClassVar[str | None] = "leave some cards out"


class HandOfLastCard(Diagnostic):
    page: ClassVar[str] = """
    What a last card does is said to depend on the rest of the hand, but then there is none.

    Wrong:

        finish on 8 while holding no 8: forbidden

    Right:

        play 2: next draws 2
        answer 2 with 8: passes on
        finish on 8 while owing: forbidden
    """
    code: ClassVar[str] = "C8-HAND-OF-LAST-CARD"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "whoever lays the last card holds no other"
    hint: ClassVar[str | None] = "say it without the condition, or with another one"


class LiftsNoBan(Diagnostic):
    page: ClassVar[str] = """
    `allow … while …` takes a `forbid … while …` of another rulebook away, with the same kind of condition. What else
    forbids a card is not lifted by it.

    Wrong:

        wild 8: names suit
        forbid 8 on 8
        allow 8 while 2 remain

    Right:

        wild 8: names suit
        forbid 8 while 2 remain
    """
    code: ClassVar[str] = "C8-LIFTS-NO-BAN"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "this lifts no ban: it only takes a `forbid … while …` of another rulebook away"
    hint: ClassVar[str | None] = "say under which conditions the cards are forbidden, with `forbid … while …`"
