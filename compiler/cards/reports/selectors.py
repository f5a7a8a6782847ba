"""Report what can be wrong with the words that choose cards."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity
from ...diagnostics.suggest import meant


class UnknownCardWord(Diagnostic):
    page: ClassVar[str] = """
    A word is neither a card of the deck nor a word that chooses cards.

    Cards are written as rank and suit, `8H` or `8♥`; a rank alone means all its cards. Suits are `hearts`, `spades` and
    so on, colours `red` and `black`. `any`, `special` and `plain` choose by role, and a `group` gives a name to a
    choice of your own.

    Wrong:

        wild eights: names suit

    Right:

        wild 8: names suit
    """
    code: ClassVar[str] = "C8-UNKNOWN-CARD-WORD"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no card, suit or group is called `{word}`"

    word: str
    suggestion: str | None
    lines: tuple[str, ...] = ()
    """Lines that may have been meant, nearest first."""

    @property
    def help_text(self) -> str | None:
        """The word that may have been meant, or lines to write."""
        return meant(self.suggestion, self.lines)


class CardNotInPack(Diagnostic):
    page: ClassVar[str] = """
    A rule names a card that the pack does not have.

    Packs of 32 begin at the 7 and packs of 36 at the 6, so a rule about twos can never come true with them.

    Wrong:

        deck piquet32
        value any: 1
        play 2: next draws 2

    Right:

        deck piquet32
        value any: 1
        play 7: next draws 2
    """
    code: ClassVar[str] = "C8-CARD-NOT-IN-PACK"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the deck `{deck}` has no `{word}`"
    hint: ClassVar[str | None] = "its ranks are {ranks}"

    deck: str
    word: str
    ranks: str


class BaseCardsMissing(Diagnostic):
    page: ClassVar[str] = """
    The deck of a file lacks cards that rules of its base name.

    Whoever takes over a rulebook with a smaller pack has to say what becomes of its rules about the other cards. They
    are said in the base, so the base is the better one to build on that knows the pack; else the rules have to be
    written down anew without it.

    Wrong:

        c8 2
        variant example "Example" extends pagat [house]
        deck piquet32
        value any: 1

    Right:

        c8 2
        variant example "Example" extends mau-mau [house]
    """
    code: ClassVar[str] = "C8-BASE-CARDS-MISSING"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "rules of the base are about {words}, and the deck `{deck}`{which} has no such card"
    hint: ClassVar[str | None] = "{mend}, or build on a rulebook for this deck"

    deck: str
    words: str
    which: str
    """What the file makes of the deck: nothing, or that cards are left out."""
    mend: str


class SelectsNothing(Diagnostic):
    page: ClassVar[str] = """
    The words choose no card at all.

    A suit or a colour narrows the word after it, and `but` takes cards away; what is left must be at least one card.

    Wrong:

        play 8 but 8: skip next

    Right:

        play 8 but 8H: skip next
    """
    code: ClassVar[str] = "C8-SELECTS-NOTHING"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{words}` chooses no card"

    words: str


class UnclearRow(Diagnostic):
    page: ClassVar[str] = """
    Words for cards stand in a row, and it is not clear which of them belong together.

    Words of one kind add up: `J Q K`, `7H 4C`. One word of each kind narrows: `red J`, `8 hearts`. In a longer row of
    several kinds a comma or `or` must say what adds up, or `of` what narrows.

    Wrong:

        play red J Q: skip next

    Right:

        play red J, Q: skip next
    """
    code: ClassVar[str] = "C8-UNCLEAR-ROW"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{words}` can be read in two ways"
    hint: ClassVar[str | None] = "write {ways}"

    words: str
    ways: str


class RangeBackwards(Diagnostic):
    page: ClassVar[str] = """
    A range runs from a higher rank to a lower one.

    The order of the ranks is A 2 3 … 10 J Q K.

    Wrong:

        wild 9 to 8: names suit

    Right:

        wild 8 to 9: names suit
    """
    code: ClassVar[str] = "C8-RANGE-BACKWARDS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{low}` is above `{high}`, so `{low} to {high}` holds nothing"
    hint: ClassVar[str | None] = "write `{high} to {low}`"

    low: str
    high: str


class NoRank(Diagnostic):
    page: ClassVar[str] = """
    A range begins or ends with something that is no rank.

    `2 to 7` means all cards from the rank 2 to the rank 7. Suits, single cards and groups have no such order.

    Wrong:

        wild 7H to 9H: names suit

    Right:

        wild hearts 7 to 9: names suit
    """
    code: ClassVar[str] = "C8-NO-RANK"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{word}` is no rank, so it cannot be the end of a range"
    hint: ClassVar[str | None] = "write ranks, with a suit or a colour before the range: `hearts 2 to 7`"

    word: str


class RelationHere(Diagnostic):
    page: ClassVar[str] = """
    A word compares with the card below in a place where there is none.

    `same suit`, `neighbour`, `higher` and `lower` speak of the card that is laid and the one under it. They can stand
    behind `with` in an `answer`, but cannot say which cards a rule is about.

    Wrong:

        play same suit 8: skip next

    Right:

        play 8: skip next
    """
    code: ClassVar[str] = "C8-RELATION-HERE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{word}` compares with a card below, and there is none here"

    word: str


class RoleHere(Diagnostic):
    page: ClassVar[str] = """
    A word chooses cards by their role in a statement that gives cards their role.

    `special` means the cards that are wild or do something, `plain` all others. What is special is known only after all
    `wild` and `play` statements, so these two cannot use the words.

    Wrong:

        play special: skip next

    Right:

        play 8: skip next
        finish on special: forbidden
    """
    code: ClassVar[str] = "C8-ROLE-HERE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{word}` depends on the `wild` and `play` statements, so it cannot stand in one"

    word: str


class AmbiguousWord(Diagnostic):
    page: ClassVar[str] = """
    A group has a name that already means some cards.

    Wrong:

        group hearts: QH KH

    Right:

        group high-hearts: QH KH
    """
    code: ClassVar[str] = "C8-AMBIGUOUS-WORD"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{word}` is already {meaning}"
    hint: ClassVar[str | None] = "give the group another name"

    word: str
    meaning: str


class GroupCycle(Diagnostic):
    page: ClassVar[str] = """
    A group is defined by itself.

    Wrong:

        group trick: 2, power
        group power: 8, trick

    Right:

        group power: 8 A
        group trick: 2, power
    """
    code: ClassVar[str] = "C8-GROUP-CYCLE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the group `{name}` is defined by itself"

    name: str


class NotOneCard(Diagnostic):
    page: ClassVar[str] = """
    An example names several cards where one is meant.

    Wrong:

        example "an eight" {
          top QC
          hand 8 QH
          fits QH
        }

    Right:

        example "an eight" {
          top QC
          hand 8D QH
          fits QH
        }
    """
    code: ClassVar[str] = "C8-NOT-ONE-CARD"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{word}` means several cards, and one is meant here"
    hint: ClassVar[str | None] = "write one card, such as `{sample}`"

    word: str
    sample: str


class NoSuit(Diagnostic):
    page: ClassVar[str] = """
    Something else stands where a suit is meant.

    Wrong:

        wild 8: names suit
        example "red" {
          seats A B
          top 6S
          A holds 8S 2D
          A plays 8S naming red
          turn B
        }

    Right:

        wild 8: names suit
        example "hearts" {
          seats A B
          top 6S
          A holds 8S 2D
          A plays 8S naming hearts
          turn B
        }
    """
    code: ClassVar[str] = "C8-NO-SUIT"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{word}` is no suit"

    word: str
    suits: tuple[str, ...]
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The suit that may have been meant, or those there are."""
        if self.suggestion is not None:
            return f"did you mean `{self.suggestion}`?"
        return "the suits are " + ", ".join(f"`{name}`" for name in self.suits)
