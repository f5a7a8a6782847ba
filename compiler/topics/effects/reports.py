"""Report what can be wrong with what a card does."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


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
