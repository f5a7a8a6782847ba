"""Write reports as a SARIF 2.1.0 log (OASIS standard), for code scanning and for editors that read it."""

from __future__ import annotations

from collections.abc import Iterable
from json import dumps
from urllib.parse import quote

from ...source import Span
from ..allowed import Allowed
from ..diagnostic import Diagnostic, Label, Repair
from ..page import ReportPage, is_markdown, page_of

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def render(diagnostics: Iterable[Diagnostic], *, version: str | None = None, allowed: Iterable[Allowed] = ()) -> str:
    """Return all reports in the order given as one run, their codes as its rules; `version` is that of crazy8."""
    reports, suppressed = list(diagnostics), list(allowed)
    kinds = sorted({type(one) for one in (*reports, *(one.report for one in suppressed))}, key=lambda kind: kind.code)
    driver = {"name": "crazy8", "rules": [_rule(kind) for kind in kinds]}
    run = {
        "tool": {"driver": driver if version is None else {**driver, "version": version}},
        "columnKind": "unicodeCodePoints",
        "results": [
            *(_result(report, kinds.index(type(report))) for report in reports),
            *(_suppressed(one, kinds.index(type(one.report))) for one in suppressed),
        ],
    }
    return dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _rule(kind: type[Diagnostic]) -> dict[str, object]:
    page = page_of(kind)
    rule: dict[str, object] = {
        "id": kind.code,
        "name": kind.__name__,
        "defaultConfiguration": {"level": kind.default_severity.value},
    }
    if page.title:
        rule["shortDescription"] = {"text": page.title}
        rule["fullDescription"] = {"text": page.prose or page.title}
        rule["help"] = {"text": _plain(page), "markdown": _markdown(page)}
    return rule


def _result(one: Diagnostic, rule: int) -> dict[str, object]:
    help_lines = [] if one.told_help is None else [f"help: {one.told_help}"]
    text = "\n".join([one.message, *(f"note: {fact}" for fact in one.notes), *help_lines])
    result: dict[str, object] = {
        "ruleId": one.code,
        "ruleIndex": rule,
        "level": one.severity.value,
        "message": {"text": text},
        "locations": [{"physicalLocation": _location(one.span)}],
    }
    if one.labels:
        result["relatedLocations"] = [_related(number, label) for number, label in enumerate(one.labels, 1)]
    if one.repair is not None:
        result["fixes"] = [_fix(one.repair, one.told_help)]
    return result


def _suppressed(one: Allowed, rule: int) -> dict[str, object]:
    why = {
        "kind": "inSource",
        "status": "accepted",
        "justification": one.reason,
        "location": {"physicalLocation": _location(one.span)},
    }
    return {**_result(one.report, rule), "suppressions": [why]}


def _related(number: int, label: Label) -> dict[str, object]:
    return {"id": number, "message": {"text": label.text}, "physicalLocation": _location(label.span)}


def _fix(repair: Repair, advice: str | None) -> dict[str, object]:
    replacement = {"deletedRegion": _region(repair.span), "insertedContent": {"text": repair.replacement}}
    change = {"artifactLocation": _artifact(repair.span), "replacements": [replacement]}
    return {"description": {"text": advice or "change the text"}, "artifactChanges": [change]}


def _location(span: Span) -> dict[str, object]:
    return {"artifactLocation": _artifact(span), "region": _region(span)}


def _artifact(span: Span) -> dict[str, str]:
    """Return the name of a source as a URI reference: with `/`, and with all special characters escaped."""
    name = span.source.name.replace("\\", "/")
    if name[1:3] == ":/":
        return {"uri": f"file:///{name[0]}:{quote(name[2:], errors='replace')}"}
    if name.startswith("/"):
        return {"uri": f"file://{quote(name, errors='replace')}"}
    return {"uri": quote(name, errors="replace")}


def _region(span: Span) -> dict[str, int]:
    end_line, end_column = span.end_position
    return {"startLine": span.line, "startColumn": span.column, "endLine": end_line, "endColumn": end_column}


def _plain(page: ReportPage) -> str:
    return "\n\n".join(part for part in (page.title, page.prose, "Wrong:", page.wrong, "Right:", page.right) if part)


def _markdown(page: ReportPage) -> str:
    wrong, right = map(_fenced, (page.wrong, page.right))
    return "\n\n".join(part for part in (page.title, page.prose, "Wrong:", wrong, "Right:", right) if part)


def _fenced(example: str) -> str:
    fence = "````" if is_markdown(example) else "```"
    return f"{fence}\n{example}{fence}"
