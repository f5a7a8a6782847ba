"""Report what a rulebook does not say."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity
from ...rules.key import Key


class OpenQuestion(Diagnostic):
    page: ClassVar[str] = """
    The rulebook does not answer a question that comes up, and no other rulebook's answer is safe to assume.

    `c8 explain QUESTION` shows how to answer it and what real rulebooks say.

    Wrong:

        deck piquet32
        wild J: names suit

    Right:

        deck piquet32
        wild J: names suit
        value 7 to 10: face
        value Q K: 10
        value A: 11
        value J: 20
    """
    code: ClassVar[str] = "C8-OPEN-QUESTION"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{question}` is open: {asks}"
    varies: ClassVar[tuple[str, ...]] = ("span",)
    hint: ClassVar[str | None] = "answer it with {answers}; see `c8 explain {question}`"

    question: Key
    asks: str
    answers: str
    weight: Severity

    @property
    def severity(self) -> Severity:
        """Return the severity that the question list gives."""
        return self.weight


class AssumedAnswer(Diagnostic):
    page: ClassVar[str] = """
    The rulebook does not answer a question that comes up, so another rulebook's answer is assumed.

    This is no fault: the game can be played, and the rulebook prints the point as open. Answer it to be sure that your
    table agrees.

    Wrong:

        wild 8: names suit

    Right:

        c8 2
        variant example "Example" [house]
        players 2 to 4
        direction clockwise
        first dealer random
        first player left of dealer
        deck standard52
        deal 5
        starter from stock
        starter 8: bury
        match suit or rank
        wild 8: names suit
        rule wild.fails-to-name: "The suit of the card itself holds."
        allow any
        draw 1
        draw at will
        drawn card may be played
        pass without drawing when unable
        no several
        stock empty: reshuffle
        stock refills when needed
        stock exhausted: pass
        blocked after 1 round
        blocked: void
        no call
        finish on any: wins
        finish: hand ends
        score: nothing
        game single hand
    """
    code: ClassVar[str] = "C8-ASSUMED"
    default_severity: ClassVar[Severity] = Severity.NOTE
    template: ClassVar[str] = "`{question}` is left open: {asks}"
    varies: ClassVar[tuple[str, ...]] = ("span", "holds", "source")

    question: Key
    asks: str
    holds: str
    source: str

    @property
    def help_text(self) -> str | None:
        """Return the words on what is assumed, and whose rule that is."""
        whose = f" ({self.source})" if self.source else ""
        return f"until it is answered, `{self.holds}` holds{whose}"


class NeverComesUp(Diagnostic):
    page: ClassVar[str] = """
    A statement answers a question that these rules never raise.

    It does no harm, and it does nothing. Perhaps another statement is missing, or an option was meant.

    Wrong:

        stock empty: pass
        stock exhausted: hand ends

    Right:

        stock empty: reshuffle
        stock exhausted: hand ends
    """
    code: ClassVar[str] = "C8-NEVER-COMES-UP"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "this answers what never comes up here: {asks} (`{question}`)"
    hint: ClassVar[str | None] = (
        "leave it out, or add the rule it belongs to; `c8 explain {question}` shows when it comes up"
    )

    question: Key
    asks: str


class NeverHolds(Diagnostic):
    page: ClassVar[str] = """
    At no table does a statement have the last word on anything.

    Other statements, which are about fewer cards or stand in a later layer, say something else about all that it names;
    or it chooses cards by a role that none of them has.

    Wrong:

        wild 8: names suit
        finish on 8: wins
        finish on red 8: forbidden
        finish on black 8: forbidden

    Right:

        wild 8: names suit
        finish on 8: wins
        finish on red 8: forbidden
    """
    code: ClassVar[str] = "C8-NEVER-HOLDS"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "this statement never has the last word on anything"
    hint: ClassVar[str | None] = "leave it out, or look for the statements that replace it"


class WithoutItsRule(Diagnostic):
    page: ClassVar[str] = """
    A statement says more about a rule that nothing here states.

    Perhaps the rule itself is missing, or stands in an option that is never chosen together with this.

    Wrong:

        jump: goes back

    Right:

        packs 2
        jump with same card
        jump: goes back
    """
    code: ClassVar[str] = "C8-WITHOUT-ITS-RULE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "this says more about {rule}, but nothing here states it"
    hint: ClassVar[str | None] = "add {rule}, or take this out"

    rule: str
