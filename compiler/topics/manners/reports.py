"""Report what can be wrong with rules that are told and not played."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class NoRuleOfThisName(Diagnostic):
    page: ClassVar[str] = """
    A card brings a rule with it that is not told.

    `play 7: rule silence` says that a rule of this name holds from then on. What it says stands in a line of its own.

    Wrong:

        play 7: rule silence

    Right:

        rule silence: "Nobody may speak until the next seven."
        play 7: rule silence
    """
    code: ClassVar[str] = "C8-NO-RULE-OF-THIS-NAME"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no rule is called `{name}`"
    hint: ClassVar[str | None] = 'say what it is: `rule {name}: "…"`'

    name: str


class NoCallToForget(Diagnostic):
    page: ClassVar[str] = """
    It is told what becomes of whoever forgets a call, but nothing has to be called.

    Wrong:

        no call
        call forgotten: "the penalty card lies aside for one turn"

    Right:

        call "Mau" at 1 card, else draw 1
        call forgotten: "the penalty card lies aside for one turn"
    """
    code: ClassVar[str] = "C8-NO-CALL-TO-FORGET"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "nothing has to be called, so no call can be forgotten"
