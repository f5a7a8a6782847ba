"""Report what can be wrong with what a card does."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class NamedForNothing(Diagnostic):
    page: ClassVar[str] = """
    A card lets something be named for what it does itself, and does nothing that goes by it.

    What is named for this alone says which cards are discarded, or until which cards somebody draws: those of the same
    rank, if a rank was named, those of the same suit, if a suit was.

    Wrong:

        play K: names rank for this alone, all discard 1 card

    Right:

        play K: names rank for this alone, all discard 1 same rank card
    """
    code: ClassVar[str] = "C8-NAMED-FOR-NOTHING"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "{cards} names a {what} for what it does, and does nothing that goes by it"
    hint: ClassVar[str | None] = (
        "say what is done with it, as in `all discard 1 same {what} card`; what has to be followed is `names {what}`"
    )

    cards: str
    what: str


class NoCardToFollow(Diagnostic):
    page: ClassVar[str] = """
    A card asks for another one, and the pack has none that could follow.

    Wrong:

        play K: cover with same suit higher, else draw 1

    Right:

        play K: cover with same suit lower, else draw 1
    """
    code: ClassVar[str] = "C8-NO-CARD-TO-FOLLOW"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no card of the pack is what {cards} asks for"
    hint: ClassVar[str | None] = "ask for cards that can lie on it, or take {cards} out of this statement"

    cards: str


class NothingToCopy(Diagnostic):
    page: ClassVar[str] = """
    A card copies the one under it, but no other card does anything.

    Wrong:

        play 10: acts as card below

    Right:

        play 7: next draws 2
        play 10: acts as card below
    """
    code: ClassVar[str] = "C8-NOTHING-TO-COPY"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "{cards} copies the card below, but no other card has an effect"

    cards: str


class RoundFromTheMiddle(Diagnostic):
    page: ClassVar[str] = """
    A round of cards that are asked for begins with the next player, and here another one is asked.

    Whoever is chosen, or the player before, lays a card out of turn, and play goes on where it was interrupted. So
    nobody could say where the round goes on, and where it ends.

    Wrong:

        play 9: chosen must play 9 for a round, else draw 1

    Right:

        play 9: next must play 9 for a round, else draw 1
    """
    code: ClassVar[str] = "C8-ROUND-FROM-THE-MIDDLE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "what goes {lasting} begins with the next player, and here another one is asked"
    hint: ClassVar[str | None] = "ask the next player, or only one: take `{lasting}` away"

    lasting: str


class RoundOfWorkingCards(Diagnostic):
    page: ClassVar[str] = """
    The cards of a round do something of their own when they are laid.

    In a round everybody lays one card after the other. If such a card makes somebody draw, skips a player or names a
    suit, nobody could say whether it does so in the round as well, and whom it hits there.

    Wrong:

        play A: may open round of A or K, else draw 1
        play K: skip next

    Right:

        play A: may open round of A or 10, else draw 1
    """
    code: ClassVar[str] = "C8-ROUND-OF-WORKING-CARDS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{working} would be laid in the round and would do something of its own as well"
    hint: ClassVar[str | None] = "open the round with cards that do nothing else"

    working: str


class SettledBeforehand(Diagnostic):
    page: ClassVar[str] = """
    What a card does depends on a condition, or on the suit of the cutter, and it does something that is settled when it
    is laid, not when it acts.

    That goes for cards that act as the card below, or that may be laid only if they can be covered; under a condition,
    for cards to which others are added; and for cards with which whoever has their number as the counter names
    something, unless the condition is about that counter.

    Wrong:

        play 9: run of same suit
        play 9 on 9: nothing

    Right:

        play 9: must play again
        play 9 on 9: nothing
    """
    code: ClassVar[str] = "C8-SETTLED-BEFOREHAND"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} cannot do something else under a condition: {why}"
    hint: ClassVar[str | None] = "take {cards} out of the statement with the condition"

    cards: str
    why: str


class SkipsTwice(Diagnostic):
    page: ClassVar[str] = """
    A card skips players in two ways at once, and the same player may be meant by both.

    Then that player is passed over now and misses the next turn as well.

    Wrong:

        play Q: skip chosen, skip next

    Right:

        play Q: skip chosen
    """
    code: ClassVar[str] = "C8-SKIPS-TWICE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "{cards} may skip the same player twice"
    hint: ClassVar[str | None] = "say once who is skipped, or how many: `skip next 2`"

    cards: str
