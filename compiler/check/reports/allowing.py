"""Comments that allow a report, and do not."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class AllowedWithoutReason(Diagnostic):
    page: ClassVar[str] = """
    A comment allows a report and does not say why.

    Whoever reads the file later has to know whether the reason still holds. Until there is one, the report stays.

    Wrong:

        players 4
        deal 12                                 # c8: allow C8-STOCK-SHORT

    Right:

        players 4
        deal 12                                 # c8: allow C8-STOCK-SHORT because the leaflet wants it so
    """
    code: ClassVar[str] = "C8-ALLOWED-WITHOUT-REASON"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "`{name}` is allowed here without a reason"
    hint: ClassVar[str | None] = "write `# c8: allow {name} because …`"

    name: str


class UnknownReport(Diagnostic):
    page: ClassVar[str] = """
    A comment allows something that is neither a code nor a question.

    A report has its code in brackets, such as `C8-STOCK-SHORT`; a report on a question can be allowed by the question,
    such as `stock.empty`.

    Wrong:

        players 4
        deal 12                                 # c8: allow C8-SHORT-STOCK because the leaflet wants it so

    Right:

        players 4
        deal 12                                 # c8: allow C8-STOCK-SHORT because the leaflet wants it so
    """
    code: ClassVar[str] = "C8-UNKNOWN-REPORT"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "`{name}` is neither the code of a report nor a question"

    name: str
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The name that was probably meant, or where names are found."""
        if self.suggestion is None:
            return "write the code that the report shows in brackets"
        return f"did you mean `{self.suggestion}`?"


class AllowsNothing(Diagnostic):
    page: ClassVar[str] = """
    A comment allows a report that does not arise at its line.

    At the end of a line, the comment is about this line; on a line of its own, about the next line that is no comment.
    If the report has gone because the fault was mended, the comment can go too.

    Wrong:

        players 4
        deal 7                                  # c8: allow C8-STOCK-SHORT because the leaflet wants it so

    Right:

        players 4
        deal 12                                 # c8: allow C8-STOCK-SHORT because the leaflet wants it so
    """
    code: ClassVar[str] = "C8-ALLOWS-NOTHING"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "there is no report `{name}` {where} that could be allowed"
    hint: ClassVar[str | None] = "take the comment away, or put it at the line that the report is about"

    name: str
    where: str


class ErrorAllowed(Diagnostic):
    page: ClassVar[str] = """
    A comment allows an error.

    Errors forbid play: there are no rules that a table could agree on in spite of them. Warnings and notes can be
    allowed.

    Wrong:

        players 8
        deal 7                                  # c8: allow C8-DEAL-TOO-BIG because we always did it so

    Right:

        players 8
        deal 5
    """
    code: ClassVar[str] = "C8-ERROR-ALLOWED"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "`{name}` is an error here, and errors cannot be allowed"
    hint: ClassVar[str | None] = "mend the error"

    name: str
