"""Report what can be wrong with worked examples."""

from __future__ import annotations

from typing import ClassVar, Literal

from ...diagnostics.diagnostic import Diagnostic, Severity


class UnknownPlayer(Diagnostic):
    page: ClassVar[str] = """
    An example speaks of a player who does not sit at the table.

    `seats` names the players in the order of play; the first one is to act. Names do not begin with a small letter of
    the Latin alphabet.

    Wrong:

        example "who is C?" {
          seats A B
          top 6S
          C holds 8S
          turn A
        }

    Right:

        example "there she is" {
          seats A B C
          top 6S
          C holds 8S
          turn A
        }
    """
    code: ClassVar[str] = "C8-UNKNOWN-PLAYER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "nobody at this table is called `{name}`"
    hint: ClassVar[str | None] = "name every player with `seats`"

    name: str


class PlayerTwice(Diagnostic):
    page: ClassVar[str] = """
    Two players of an example have the same name.

    Wrong:

        example "two of them" {
          seats A A
          turn A
        }

    Right:

        example "two of them" {
          seats A B
          turn A
        }
    """
    code: ClassVar[str] = "C8-PLAYER-TWICE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a second player is called `{name}`"

    name: str


class TooManyAtTheTable(Diagnostic):
    page: ClassVar[str] = """
    An example seats a number of players that the variant does not allow.

    Wrong:

        players 2 to 3
        example "four" {
          seats A B C D
          turn A
        }

    Right:

        players 2 to 4
        example "four" {
          seats A B C D
          turn A
        }
    """
    code: ClassVar[str] = "C8-WRONG-TABLE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the example seats {seated:player}, but the variant is for {fewest} to {most}"

    seated: int
    fewest: int
    most: int


class CardTwice(Diagnostic):
    page: ClassVar[str] = """
    An example places the same card in two places.

    With several packs a card may lie in as many places as there are packs.

    Wrong:

        example "one eight too many" {
          seats A B
          top 6S
          A holds 8S
          B holds 8S
          turn A
        }

    Right:

        example "two eights" {
          seats A B
          top 6S
          A holds 8S
          B holds 8H
          turn A
        }
    """
    code: ClassVar[str] = "C8-CARD-TWICE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{card}` is already somewhere else in this example"

    card: str


class SetUpTooLate(Diagnostic):
    page: ClassVar[str] = """
    An example changes the table after play has begun.

    First comes the set-up (`seats`, `top`, `holds`, `stock is` and so on), then what is played and what is ruled.

    Wrong:

        example "late cards" {
          seats A B
          top 6S
          A holds 9S 2D
          A plays 9S
          B holds 8H
          turn B
        }

    Right:

        example "all in time" {
          seats A B
          top 6S
          A holds 9S 2D
          B holds 8H
          A plays 9S
          turn B
        }
    """
    code: ClassVar[str] = "C8-SET-UP-TOO-LATE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the table cannot be set up any more here"
    hint: ClassVar[str | None] = "move this line before the first card that is played and the first ruling"


class HandBegunTwice(Diagnostic):
    page: ClassVar[str] = """
    An example begins a hand with its starter, and says as well how the discards lie in the middle of a hand.

    `starter` lets the hand begin: the card is turned up, and refused or treated as the rules say. `top` lays a card
    there as if somebody had laid it some time ago, and everything that it did is over.

    Wrong:

        example "begun twice" {
          seats A B
          starter 6S
          top 9S
          turn A
        }

    Right:

        example "it begins with a six" {
          seats A B
          starter 6S
          turn A
        }
    """
    code: ClassVar[str] = "C8-HAND-BEGUN-TWICE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the hand begins with its starter here, so no other card lies there yet"
    hint: ClassVar[str | None] = "leave out `starter`, or all of `top`, `below` and `named`"


class NoSuchBeginning(Diagnostic):
    page: ClassVar[str] = """
    An example begins a hand with a starter where the rules turn none up, or without one where they do.

    Wrong:

        no starter
        example "a starter all the same" {
          seats A B
          starter 6S
          turn A
        }

    Right:

        no starter
        example "whoever begins leads any card" {
          seats A B
          starter none
          A holds 6S 9H
          fits 6S 9H
        }
    """
    code: ClassVar[str] = "C8-NO-SUCH-BEGINNING"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "by these rules a hand begins {way} a starter"

    way: Literal["with", "without"]


class NothingRuled(Diagnostic):
    page: ClassVar[str] = """
    An example plays, but says nothing about what is right.

    Wrong:

        example "and so what?" {
          seats A B
          top 6S
          A holds 9S
        }

    Right:

        example "that is what" {
          seats A B
          top 6S
          A holds 9S
          A may play 9S
        }
    """
    code: ClassVar[str] = "C8-NOTHING-RULED"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "this example rules nothing"
    hint: ClassVar[str | None] = "add a ruling such as `fits …`, `A may play …`, `turn B` or `scores …`"


class RulingFailed(Diagnostic):
    page: ClassVar[str] = """
    An example and the rules beside it say different things.

    `c8 test` plays every example on the engine. One of the two is wrong, and which one is for the author to decide. The
    report shows the table at that moment.

    Wrong:

        wild 8: names suit
        example "a nine of another suit" {
          seats A B
          top 6S
          A holds 9H 2D
          A may play 9H
        }

    Right:

        wild 8: names suit
        example "an eight of another suit" {
          seats A B
          top 6S
          A holds 8H 2D
          A may play 8H
        }
    """
    code: ClassVar[str] = "C8-RULING-FAILED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the example says `{line}`, but {says}"

    line: str
    says: str


class RulingDepends(Diagnostic):
    page: ClassVar[str] = """
    An example comes out differently with different cards in the places that it does not name.

    Cards that no line names are dealt at random, several times. A ruling must hold with all of them; name the cards
    that matter.

    Wrong:

        match colour
        example "what is drawn does not fit" {
          seats A B
          top 6S
          A holds 2D 3H
          A draws
          A must pass
        }

    Right:

        match colour
        example "a ten of hearts does not fit" {
          seats A B
          top 6S
          A holds 2D 3H
          stock is 10H
          A draws 10H
          A must pass
        }
    """
    code: ClassVar[str] = "C8-RULING-DEPENDS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{line}` holds only with some of the cards that no line names; with others {says}"
    hint: ClassVar[str | None] = "name the cards that matter, with `top`, `holds` or `stock is`"

    line: str
    says: str
