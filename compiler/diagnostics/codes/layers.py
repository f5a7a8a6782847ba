"""What can be wrong with bases, options, player counts and the answers that meet there."""

from __future__ import annotations

from typing import ClassVar

from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity


class UnknownBase(Diagnostic):
    """The variant extends one that cannot be found.

    A base is a shipped variant, or a file with that name and the ending `.c8` beside this one.

    Wrong:

        c8 1
        variant home "Our eights" extends pagatt [house]

    Right:

        c8 1
        variant home "Our eights" extends pagat [house]
    """

    code: ClassVar[str] = "C8-UNKNOWN-BASE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no variant is called `{name}`"

    name: str
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The variant that may have been meant."""
        return None if self.suggestion is None else f"did you mean `{self.suggestion}`?"


class BaseCycle(Diagnostic):
    """A variant extends itself, directly or by way of others.

    Wrong:

        c8 1
        variant example "Example" extends example [house]

    Right:

        c8 1
        variant example "Example" extends pagat [house]
    """

    code: ClassVar[str] = "C8-BASE-CYCLE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the variant `{name}` extends itself: {path}"

    name: str
    path: str


class BrokenBase(Diagnostic):
    """The variant that this one extends has faults of its own.

    Check the base first; until it is sound, nothing can be said about what builds on it.

    Wrong:

        c8 1
        variant example "Example" extends broken-base [house]

    Right:

        c8 1
        variant example "Example" extends pagat [house]
    """

    code: ClassVar[str] = "C8-BROKEN-BASE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the base `{name}` has {count} errors of its own"
    hint: ClassVar[str | None] = "check `{name}` first"

    name: str
    count: int


class UndeclaredSource(Diagnostic):
    """A citation names a source that the file does not declare.

    Every source is declared once with `source`, so that the rulebook can print it. `house` needs no declaration: it
    marks what a table agreed for itself.

    Wrong:

        deal 5 [grandmother]

    Right:

        source grandmother "Notes in my grandmother's kitchen drawer"
        deal 5 [grandmother]
    """

    code: ClassVar[str] = "C8-UNDECLARED-SOURCE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no source is called `{name}`"

    name: str
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The source that may have been meant, or how to declare one."""
        if self.suggestion is not None:
            return f"did you mean `{self.suggestion}`?"
        return f'declare it with `source {self.name} "…"`, or cite `house` for your own word'


class DeclaredTwice(Diagnostic):
    """Two sources, options or titles have the same name.

    Wrong:

        option fast "Deal fewer cards" { deal 3 }
        option fast "Draw only one card" { draw 1 }

    Right:

        option fast "Deal fewer cards" { deal 3 }
        option brisk "Draw only one card" { draw 1 }
    """

    code: ClassVar[str] = "C8-DECLARED-TWICE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a second {what} is called `{name}`"

    what: str
    name: str


class UnknownOption(Diagnostic):
    """An option is named that the variant does not offer.

    Wrong:

        option twos "Twos draw" { play 2: next draws 2 } requires chains

    Right:

        option chains "Twos add up" { answer 2 with 2 } requires twos
        option twos "Twos draw" { play 2: next draws 2 }
    """

    code: ClassVar[str] = "C8-UNKNOWN-OPTION"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{variant}` offers no option `{name}`"

    name: str
    variant: str
    offered: tuple[str, ...]
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The option that may have been meant, or those there are."""
        if self.suggestion is not None:
            return f"did you mean `{self.suggestion}`?"
        return f"it offers {', '.join(f'`{name}`' for name in self.offered)}" if self.offered else "it offers none"


class ExcludedOption(Diagnostic):
    """Two options are chosen together of which one excludes the other.

    Wrong:

        option one "Draw one card" { draw 1 }
        option three "Draw up to three" { draw up to 3 } excludes one
        example "both" {
          seats A B
          with option one three
          turn A
        }

    Right:

        option one "Draw one card" { draw 1 }
        option three "Draw up to three" { draw up to 3 } excludes one
        example "one of them" {
          seats A B
          with option three
          turn A
        }
    """

    code: ClassVar[str] = "C8-EXCLUDED-OPTION"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the options `{first}` and `{second}` exclude each other"
    hint: ClassVar[str | None] = "choose one of them"

    first: str
    second: str


class MissingOption(Diagnostic):
    """An option is chosen without another one that it requires.

    Wrong:

        option twos "Twos draw" { play 2: next draws 2 }
        option chains "Twos add up" { answer 2 with 2 } requires twos
        example "without twos" {
          seats A B
          with option chains
          turn A
        }

    Right:

        option twos "Twos draw" { play 2: next draws 2 }
        option chains "Twos add up" { answer 2 with 2 } requires twos
        example "with twos" {
          seats A B
          with option twos chains
          turn A
        }
    """

    code: ClassVar[str] = "C8-MISSING-OPTION"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the option `{name}` requires the option `{required}`"
    hint: ClassVar[str | None] = "choose `{required}` too"

    name: str
    required: str


class AnsweredTwice(Diagnostic):
    """One question gets two answers in the same place.

    The last one does not win: which of them is meant is for the author to decide. An answer for some player counts
    belongs into a `when` block, an answer that tables may choose into an `option`.

    Wrong:

        deal 5
        deal 7

    Right:

        deal 5
        when 2 players { deal 7 }
    """

    code: ClassVar[str] = "C8-ANSWERED-TWICE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{question}` is answered a second time"
    hint: ClassVar[str | None] = "keep one of the two, or move one into a `when` block or an option"

    question: str


class OverlappingCards(Diagnostic):
    """Two statements say different things about the same card, and neither is about fewer cards than the other.

    The narrower statement wins where one set of cards lies within the other: `play KS` before `play K`. Where two sets
    only overlap, a third statement about the shared cards must settle it.

    Wrong:

        play hearts: skip next
        play Q: reverse

    Right:

        play hearts: skip next
        play Q: reverse
        play QH: skip next
    """

    code: ClassVar[str] = "C8-OVERLAPPING-CARDS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "this and an earlier statement both speak of {cards}"
    hint: ClassVar[str | None] = "add a statement for {cards} alone, or make one of the two narrower"

    cards: str


class NothingToTakeAway(Diagnostic):
    """A `no` takes away something that the base does not have.

    Wrong:

        c8 1
        variant home "Our eights" extends pagat [house]
        no play 9

    Right:

        c8 1
        variant home "Our eights" extends pagat [house]
        no call
    """

    code: ClassVar[str] = "C8-NOTHING-TO-TAKE-AWAY"
    default_severity: ClassVar[Severity] = Severity.NOTE
    template: ClassVar[str] = "the base says nothing that this takes away"


class NarrowerAnswerLost(Diagnostic):
    """A later, broader statement silently replaces one that was made for fewer cards.

    Across layers the later statement wins for every card it names. Say it again for the narrower cards if that is not
    meant.

    Wrong:

        play KS: next draws 5
        option kings "Kings skip" { play K: skip next }

    Right:

        play KS: next draws 5
        option kings "Kings skip" {
          play K: skip next
          play KS: next draws 5
        }
    """

    code: ClassVar[str] = "C8-NARROWER-ANSWER-LOST"
    default_severity: ClassVar[Severity] = Severity.NOTE
    template: ClassVar[str] = "this also replaces what was said about {cards} alone"
    hint: ClassVar[str | None] = "repeat the statement for {cards} here if it shall stay"

    cards: str


class OutOfRange(Diagnostic):
    """A number is too small or too large for what it counts.

    Wrong:

        players 2 to 40

    Right:

        players 2 to 6
    """

    code: ClassVar[str] = "C8-OUT-OF-RANGE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{number}` is too {direction} here"
    hint: ClassVar[str | None] = "write a number {bound}"

    number: int
    direction: str
    bound: str


class RangeOfPlayersBackwards(Diagnostic):
    """A range of player counts ends below its beginning.

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


class NeverThatMany(Diagnostic):
    """A `when` block is about player counts that the variant does not allow.

    Wrong:

        players 2 to 4
        when 6 players { deal 3 }

    Right:

        players 2 to 6
        when 6 players { deal 3 }
    """

    code: ClassVar[str] = "C8-NEVER-THAT-MANY"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the variant is never played by {counts} players, but by {fewest} to {most}"

    counts: str
    fewest: int
    most: int


class UnknownAttribute(Diagnostic):
    """A word stands where only a property of cards can stand.

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
    """A deck is named that the language does not know.

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
    """A `note` is about a question that has a statement of its own.

    Notes are printed, not played, so they may only say what happens around the game. A rule needs its statement.

    Wrong:

        note stock.empty "Shuffle the discards."

    Right:

        stock empty: reshuffle
        note deal.misdeal "Whoever deals wrong deals again."
    """

    code: ClassVar[str] = "C8-NOTE-ON-PLAYED-RULE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{question}` is played, so words alone do not answer it"
    hint: ClassVar[str | None] = "see `c8 explain {question}` for the statement"

    question: str


class UnknownQuestion(Diagnostic):
    """A `note` is about a question that does not exist.

    Wrong:

        note deal.misdael "Whoever deals wrong deals again."

    Right:

        note deal.misdeal "Whoever deals wrong deals again."
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
