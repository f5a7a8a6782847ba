"""Take what is assumed as a finding."""

from __future__ import annotations

from typing import ClassVar

from crazy8.compiler.check.reports.holes import AssumedAnswer
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity
from crazy8.verdict import Verdict


class UnwelcomeAssumption(AssumedAnswer):
    """An assumption that the user does not want."""

    default_severity: ClassVar[Severity] = Severity.WARNING


def strict(verdict: Verdict) -> Verdict:
    """Return the verdict with every assumption as a warning."""
    return verdict.with_reports(map(_stricter, verdict.reports))


def _stricter(one: Diagnostic) -> Diagnostic:
    if not isinstance(one, AssumedAnswer):
        return one
    return UnwelcomeAssumption(**{name: getattr(one, name) for name in one.field_names})
