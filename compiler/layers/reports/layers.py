"""Report what can be wrong with bases, sources, player counts and the answers that meet there."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class UnknownBase(Diagnostic):
    page: ClassVar[str] = """
    The variant extends one that cannot be found.

    A base is a shipped variant, or a file with that name and the ending `.c8` beside this one.

    Wrong:

        c8 2
        variant home "Our eights" extends pagatt [house]

    Right:

        c8 2
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
    page: ClassVar[str] = """
    A variant extends itself, directly or by way of others.

    Wrong:

        c8 2
        variant example "Example" extends example [house]

    Right:

        c8 2
        variant example "Example" extends pagat [house]
    """
    code: ClassVar[str] = "C8-BASE-CYCLE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the variant `{name}` extends itself: {path}"

    name: str
    path: str


class BrokenBase(Diagnostic):
    page: ClassVar[str] = """
    The variant that this one extends has faults of its own.

    Check the base first; until it is sound, nothing can be said about what builds on it.

    Wrong:

        c8 2
        variant example "Example" extends broken-base [house]

    Right:

        c8 2
        variant example "Example" extends pagat [house]
    """
    code: ClassVar[str] = "C8-BROKEN-BASE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the base `{name}` has {count:error} of its own"
    hint: ClassVar[str | None] = "check `{name}` first"

    name: str
    count: int


class UndeclaredSource(Diagnostic):
    page: ClassVar[str] = """
    A citation names a source that the file does not declare.

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
    page: ClassVar[str] = """
    Two sources, options, titles, countries or examples have the same name.

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


class AnsweredTwice(Diagnostic):
    page: ClassVar[str] = """
    One question gets two answers in the same place.

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
    page: ClassVar[str] = """
    Two statements say different things about the same card, and neither is about fewer cards than the other.

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
    page: ClassVar[str] = """
    A `no` takes away something that the base does not have.

    Wrong:

        c8 2
        variant home "Our eights" extends pagat [house]
        no jump

    Right:

        c8 2
        variant home "Our eights" extends pagat [house]
        no call
    """
    code: ClassVar[str] = "C8-NOTHING-TO-TAKE-AWAY"
    default_severity: ClassVar[Severity] = Severity.NOTE
    template: ClassVar[str] = "the base says nothing that this takes away"


class NarrowerAnswerLost(Diagnostic):
    page: ClassVar[str] = """
    A later, broader statement silently replaces one that was made for fewer cards.

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


class ToldInsteadOfPlayed(Diagnostic):
    page: ClassVar[str] = """
    A text takes the place of something that was played.

    A part in words of one's own is printed and nobody plays it. Where an earlier statement, or one about more cards,
    says what is played, that no longer happens. Write both in one line; or put `nothing` before the text, if nothing
    else is to happen.

    Wrong:

        play 2: next draws 2
        option sips "Sips" { play 2: "the next player takes a sip for every card" }

    Right:

        play 2: next draws 2
        option sips "Sips" { play 2: next draws 2, "and takes a sip for every card" }
    """
    code: ClassVar[str] = "C8-TOLD-INSTEAD-OF-PLAYED"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "this text is told instead of what was played"
    hint: ClassVar[str | None] = "to keep both, write `{line}`"

    line: str


class NeverThatMany(Diagnostic):
    page: ClassVar[str] = """
    A `when` block is about player counts that the variant does not allow.

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


class RangeInBlock(Diagnostic):
    page: ClassVar[str] = """
    A `when` block says how many may play.

    The block holds only once that many sit at the table, so it cannot decide whether they may.

    Wrong:

        players 2 to 4
        when 4 players { players 2 to 8 }

    Right:

        players 2 to 8
        when 5 or more players { packs 2 }
    """
    code: ClassVar[str] = "C8-RANGE-IN-BLOCK"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "how many may play cannot depend on how many play"
    hint: ClassVar[str | None] = "put `players` outside the block, or into an option"
