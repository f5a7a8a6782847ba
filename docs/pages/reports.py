"""The page of all reports, with an index in the order in which a rulebook goes through the program."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.page import is_json, is_markdown, page_of
from crazy8.compiler.diagnostics.registry import all_kinds, topic_of
from crazy8.compiler.diagnostics.render.text import report_text
from pages import MADE
from pages.raised import reports

READING = "Statements, layers and the words for cards"
WHOLE = "The rules as a whole"

STAGES = {
    "encoding": "Opening the file",
    "syntax": "Reading the text",
    "markdown": "Rulebooks in Markdown",
    "language": READING,
    "cards": READING,
    "layers": READING,
    "topics": WHOLE,
    "players_words": WHOLE,
    "check": WHOLE,
    "examples": "Worked examples",
    "exploring": "Exploring small packs",
    "json": "Rules as JSON",
}
"""The heading of a group of reports, or else of the folder of the compiler in which it stands, in the order of the
stages."""


def reports_page() -> str:
    """Every report with its examples."""
    return "\n".join(_lines()) + "\n"


def by_stage() -> dict[str, list[type[Diagnostic]]]:
    """All codes, by the heading of the stage that reports them."""
    found: dict[str, list[type[Diagnostic]]] = {heading: [] for heading in STAGES.values()}
    for kind in sorted(all_kinds(), key=lambda one: one.code):
        found[STAGES[_stage(kind)]].append(kind)
    return found


def _stage(kind: type[Diagnostic]) -> str:
    group = topic_of(kind)
    return group if group in STAGES else kind.__module__.removeprefix("crazy8.compiler.").partition(".")[0]


def _lines() -> Iterator[str]:
    yield from (MADE, "", "# Reports", "")
    yield "What `c8 check` and `c8 test` can say, in the order of the stages, and a page for each code: an example that"
    yield "is wrong, the report on it, and one that is right. `c8 explain CODE` shows the same pages."
    for heading, kinds in by_stage().items():
        yield from ("", f"## {heading}", "", "| code | | what it means |", "| --- | --- | --- |")
        yield from (f"| {_link(kind)} | {kind.default_severity} | {page_of(kind).title} |" for kind in kinds)
    for kind in sorted(all_kinds(), key=lambda one: one.code):
        yield from _report(kind)


def _link(kind: type[Diagnostic]) -> str:
    return f"[`{kind.code}`](#{kind.code.lower()})"


def _report(kind: type[Diagnostic]) -> Iterator[str]:
    page = page_of(kind)
    yield from ("", f"## {kind.code}", "", f"*{str(kind.default_severity).capitalize()}.* {page.title}")
    if page.prose:
        yield from ("", page.prose)
    yield from ("", "Wrong:", "", *_fenced(page.wrong))
    yield from ("", "```text", *said(kind).splitlines(), "```")
    yield from ("", "Right:", "", *_fenced(page.right))


def said(kind: type[Diagnostic]) -> str:
    """What the program says about the bad example: the first report with this code, as it is printed."""
    found = reports(page_of(kind).wrong, kind)
    return next(report_text(one) for one in found if one.code == kind.code)


def _fenced(example: str) -> Iterator[str]:
    """An example in a block; one that is Markdown itself in a longer fence than its own."""
    language, fence = ("md", "````") if is_markdown(example) else ("json" if is_json(example) else "c8", "```")
    yield from (f"{fence}{language}", example.rstrip(), fence)
