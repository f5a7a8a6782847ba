"""Write reports for programs: one JSON object, described by `report.schema.json` beside this file.

The object only grows: members may be added under the same `version`, none is removed or changes its meaning.
Lines and columns are counted from 1, offsets from 0, all in characters (Unicode code points); an end lies behind the
last character.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from json import dumps, loads
from typing import Any

from ...source import Span
from ..allowed import Allowed
from ..diagnostic import Diagnostic, Label, Repair, Severity, is_finding

FORMAT = "crazy8-report"
VERSION = 1


def render(diagnostics: Iterable[Diagnostic], *, allowed: Iterable[Allowed] = ()) -> str:
    """Return all reports in the order given, as one object in ASCII, so that every stream can carry it.

    What is allowed stands apart, so that a program that does not know of it counts no report too many.
    """
    reports = list(diagnostics)
    counts = Counter(report.severity for report in reports)
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "clean": not any(map(is_finding, reports)),
        "counts": {f"{severity}s": counts[severity] for severity in Severity},
        "diagnostics": [_report(report) for report in reports],
        "suppressed": [_suppressed(one) for one in allowed],
    }
    return dumps(whole, indent=2) + "\n"


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of the object."""
    from importlib.resources import files  # ten milliseconds that no report needs

    found = loads(files(__package__).joinpath("report.schema.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def _report(one: Diagnostic) -> dict[str, object]:
    return {
        "code": one.code,
        "severity": one.severity.value,
        "message": one.message,
        "help": one.told_help,
        "notes": list(one.notes),
        "place": _place(one.span),
        "labels": [_label(label) for label in one.labels],
        "repair": None if one.repair is None else _repair(one.repair),
    }


def _suppressed(one: Allowed) -> dict[str, object]:
    return {**_report(one.report), "suppression": {"reason": one.reason, "place": _place(one.span)}}


def _label(label: Label) -> dict[str, object]:
    return {"text": label.text, "place": _place(label.span)}


def _repair(repair: Repair) -> dict[str, object]:
    return {"place": _place(repair.span), "replacement": repair.replacement, "safe": repair.safe}


def _place(span: Span) -> dict[str, object]:
    return {"file": span.source.name, "start": _point(span, span.start), "end": _point(span, span.end)}


def _point(span: Span, offset: int) -> dict[str, int]:
    line, column = span.source.position(offset)
    return {"line": line, "column": column, "offset": offset}
