"""Apply the repairs that are offered for a planted fault, and see what is left of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum

from planted import NAME, Planted, told_by_the_check

import crazy8
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Repair, is_finding


class Mended(Enum):
    """What a repair makes of a fault."""

    NOT_OFFERED = "no report has a repair"
    CLEAN = "the finding is gone, and no new one came"
    WORSE = "it is still there, or there is a new one"


def mended(planted: Planted) -> Mended:
    """Apply the repairs of the first report that has some, and check the text again."""
    before = told_by_the_check(planted).reports
    offering = next((one for one in before if any(_is_own(repair) for repair in one.repairs)), None)
    if offering is None:
        return Mended.NOT_OFFERED
    text = _applied(planted.text, [one for one in offering.repairs if _is_own(one)])
    was, now = (_codes(crazy8.load_text(one, NAME).check().reports) for one in (planted.text, text))
    gone = now[offering.code] < was[offering.code]
    return Mended.CLEAN if gone and not now - was else Mended.WORSE


def _codes(reports: Iterable[Diagnostic]) -> Counter[str]:
    return Counter(one.code for one in reports if is_finding(one))


def _is_own(repair: Repair) -> bool:
    return repair.span.source.name == NAME


def _applied(text: str, repairs: list[Repair]) -> str:
    for one in sorted(set(repairs), key=lambda one: one.span.start, reverse=True):
        text = text[: one.span.start] + one.replacement + text[one.span.end :]
    return text
