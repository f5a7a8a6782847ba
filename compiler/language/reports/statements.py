"""Report what can be wrong with a single statement, whatever stands around it."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class OutOfRange(Diagnostic):
    page: ClassVar[str] = """
    A number is too small or too large for what it counts.

    Wrong:

        players 2 to 40

    Right:

        players 2 to 6
    """
    code: ClassVar[str] = "C8-OUT-OF-RANGE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{number}` is too {direction} here"
    hint: ClassVar[str | None] = "write a number {bound}"

    number: int | str
    """As it stands there, if it has too many digits to be read."""
    direction: str
    bound: str


class RangeOfPlayersBackwards(Diagnostic):
    page: ClassVar[str] = """
    A range of player counts ends below its beginning.

    Wrong:

        players 5 to 2

    Right:

        players 2 to 5
    """
    code: ClassVar[str] = "C8-PLAYERS-BACKWARDS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no number of players is both at least {low} and at most {high}"
    hint: ClassVar[str | None] = "write `{high} to {low}`"

    low: int
    high: int


class UnknownAttribute(Diagnostic):
    page: ClassVar[str] = """
    A word stands where only a property of cards can stand.

    Cards match by `suit`, `rank`, `colour` or `neighbour`; wild cards name a `suit`.

    Wrong:

        match suit or number

    Right:

        match suit or rank
    """
    code: ClassVar[str] = "C8-UNKNOWN-ATTRIBUTE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{word}` is nothing that cards have in common here"

    word: str
    known: tuple[str, ...]
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The word that may have been meant, or those there are."""
        if self.suggestion is not None:
            return f"did you mean `{self.suggestion}`?"
        return "it can be " + " or ".join(f"`{word}`" for word in self.known)


class UnknownDeck(Diagnostic):
    page: ClassVar[str] = """
    A deck is named that the language does not know.

    Wrong:

        deck standard

    Right:

        deck standard52
    """
    code: ClassVar[str] = "C8-UNKNOWN-DECK"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no deck is called `{name}`"
    hint: ClassVar[str | None] = "the decks are {known}"

    name: str
    known: str


class NoteOnPlayedRule(Diagnostic):
    page: ClassVar[str] = """
    A `note` is about a question that has a statement of its own.

    Notes are printed, not played, so they may only say what happens around the game. A rule needs its statement.

    Wrong:

        rule stock.empty: "Shuffle the discards."

    Right:

        stock empty: reshuffle
        rule deal.misdeal: "Whoever deals wrong deals again."
    """
    code: ClassVar[str] = "C8-NOTE-ON-PLAYED-RULE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{question}` is played, so words alone do not answer it"
    hint: ClassVar[str | None] = "see `c8 explain {question}` for the statement"

    question: str


class UnknownQuestion(Diagnostic):
    page: ClassVar[str] = """
    A `note` is about a question that does not exist.

    Wrong:

        rule deal.misdael: "Whoever deals wrong deals again."

    Right:

        rule deal.misdeal: "Whoever deals wrong deals again."
    """
    code: ClassVar[str] = "C8-UNKNOWN-QUESTION"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no question is called `{name}`"

    name: str
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The question that may have been meant."""
        return None if self.suggestion is None else f"did you mean `{self.suggestion}`?"


class NothingElse(Diagnostic):
    page: ClassVar[str] = """
    A card is said to do nothing, and something else in the same breath.

    Wrong:

        play 9: nothing, skip next

    Right:

        play 9: skip next
    """
    code: ClassVar[str] = "C8-NOTHING-ELSE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`nothing` stands beside other effects"
    hint: ClassVar[str | None] = "leave `nothing` out, or everything else"


class FollowsNothing(Diagnostic):
    page: ClassVar[str] = """
    A `then` or an `else` stands behind something that it cannot follow.

    `then` says how the turn goes on of somebody who was made to draw; `else` says what happens to whoever does not lay
    the cards that are asked for. Each belongs to the effect before it.

    Wrong:

        play 2: skip next, then plays

    Right:

        play 2: next draws 2, then plays
    """
    code: ClassVar[str] = "C8-FOLLOWS-NOTHING"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{what}` cannot follow `{before}`"
    hint: ClassVar[str | None] = (
        "`then` follows how many cards somebody draws, `else` cards that somebody has to lay, `at most` a draw until "
        "certain cards come; after such a draw `skip next` costs the turn"
    )

    what: str
    before: str


class ElseMissing(Diagnostic):
    page: ClassVar[str] = """
    Cards have to be laid, and nothing says what happens to whoever does not lay them.

    Wrong:

        play 6: cover with any

    Right:

        play 6: cover with any, else draw 1
    """
    code: ClassVar[str] = "C8-ELSE-MISSING"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{what}` does not say what happens if nobody does"
    hint: ClassVar[str | None] = "add `, else draw 1`, `, else misses a turn` or `, else forbidden`"

    what: str
    lines: tuple[str, ...] = ()
    """Lines that may have been meant, where it is said in other words; whoever has such lines is asked for help."""


class TreatmentsClash(Diagnostic):
    page: ClassVar[str] = """
    Two things are to be done with the same starter, and only one of them can be.

    A starter is put away, or lies and does one thing. Effects of your own stand beside each other, and `dealer begins`
    stands beside everything that leaves the card where it lies.

    Wrong:

        starter A: bury, acts

    Right:

        starter A: acts, dealer begins
    """
    code: ClassVar[str] = "C8-TREATMENTS-CLASH"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{first}` and `{second}` cannot both be done with one starter"
    hint: ClassVar[str | None] = "choose one of them"

    first: str
    second: str
