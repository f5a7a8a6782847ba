"""What can be wrong with cards that ask for others, with copies, challenges, jumps and several cards at once."""

from __future__ import annotations

from typing import ClassVar

from ..diagnostic import Diagnostic, Severity


class NoCardToFollow(Diagnostic):
    """A card asks for another one, and the pack has none that could follow.

    Wrong:

        play K: cover with same suit higher else draw 1

    Right:

        play K: cover with same suit lower else draw 1
    """

    code: ClassVar[str] = "C8-NO-CARD-TO-FOLLOW"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no card of the pack is what {cards} asks for"
    hint: ClassVar[str | None] = "ask for cards that can lie on it, or take {cards} out of this statement"

    cards: str


class DeadEnd(Diagnostic):
    """Nothing fits on a card but its like and cards that fit on everything.

    A card without a suit, such as a joker, has nothing in common with others. Say what may follow it, or let its player
    name a suit.

    Wrong:

        jokers 2
        wild joker
        value joker = 50
        value any but joker = 5

    Right:

        jokers 2
        wild joker names suit
        value joker = 50
        value any but joker = 5
    """

    code: ClassVar[str] = "C8-DEAD-END"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "no ordinary card fits on {cards}"
    hint: ClassVar[str | None] = "write `after {words}: any`, `after {words}: as below`, or let its player name a suit"

    cards: str
    words: str


class NothingToCopy(Diagnostic):
    """A card copies the one under it, but no other card does anything.

    Wrong:

        play 10: copy below

    Right:

        play 7: next draws 2
        play 10: copy below
    """

    code: ClassVar[str] = "C8-NOTHING-TO-COPY"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "{cards} copies the card below, but no other card has an effect"

    cards: str


class NothingToChallenge(Diagnostic):
    """A card may be challenged, but nothing forbids to lay it.

    A challenge is about `forbid … while holding …`: whether the player held a card that forbade it.

    Wrong:

        wild 8 names suit
        play 8: next draws 4
        challenge 8: guilty draws 4, else challenger draws 6

    Right:

        wild 8 names suit
        play 8: next draws 4
        forbid 8 while holding same suit
        challenge 8: guilty draws 4, else challenger draws 6
    """

    code: ClassVar[str] = "C8-NOTHING-TO-CHALLENGE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} may be laid whatever else is held, so there is nothing to challenge"
    hint: ClassVar[str | None] = "say when it may not be laid, as in `forbid {words} while holding same suit`"

    cards: str
    words: str


class NoDebtToDraw(Diagnostic):
    """A challenge costs the debt, but the card makes nothing owed that could be drawn.

    Wrong:

        wild 8 names suit
        forbid 8 while holding same suit
        challenge 8: guilty draws debt, else challenger draws 6

    Right:

        wild 8 names suit
        forbid 8 while holding same suit
        challenge 8: guilty draws 4, else challenger draws 6
    """

    code: ClassVar[str] = "C8-NO-DEBT-TO-DRAW"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a challenge of {cards} costs the debt, but it makes nobody owe cards"
    hint: ClassVar[str | None] = "give a number of cards instead of `debt`"

    cards: str


class NeverPossible(Diagnostic):
    """A right to lay a further card that no card of the pack can use.

    Wrong:

        jump with same card

    Right:

        packs 2
        jump with same card
    """

    code: ClassVar[str] = "C8-NEVER-POSSIBLE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the pack has no two cards for `{statement}`"

    statement: str


class RequiredAndBanned(Diagnostic):
    """A hand must be finished on a card that may not be the last one.

    Wrong:

        finish only on 8
        finish on 8: forbidden

    Right:

        finish only on 8
        finish on 8: wins
    """

    code: ClassVar[str] = "C8-REQUIRED-AND-BANNED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a hand is to be finished on {cards}, which may not be the last card"
    hint: ClassVar[str | None] = "take {cards} out of one of the two"

    cards: str


class CallTooLate(Diagnostic):
    """Whoever forgets the call may not lay the last card, but the call is due only when it lies.

    Wrong:

        call "out" at 0 cards, else no finish

    Right:

        call "last card" at 1 card, else no finish
    """

    code: ClassVar[str] = "C8-CALL-TOO-LATE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "this call is due when the last card lies, so it is too late to forbid that card"
    hint: ClassVar[str | None] = "let it cost cards, or ask for the call earlier"
