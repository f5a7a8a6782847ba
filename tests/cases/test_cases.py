"""The language, told in documents: every source raises the reports that its lines ask for, and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from case_document import FOLDER, Case, cases_of, documents, regenerated, told

import crazy8
from crazy8.compiler.diagnostics import registry as codes
from crazy8.compiler.diagnostics.page import completed

DOCUMENTS = documents()
CASES = [case for path in DOCUMENTS for case in cases_of(path)]

MARKDOWN_SESSION = FOLDER.parent / "cli" / "sessions" / "markdown.md"
"""Where reports on Markdown files are shown: a marker's line holds no comment that could ask for one."""

PLAYED = (
    "cards/conditions",
    "cards/debts_that_move",
    "cards/thrown_in_on_debts",
    "setting-up/starter",
    "turn/claims",
)
"""The documents whose examples are about what happens, not about how they are written."""

_CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_ANSWERED = re.compile(r"^(?:(?:error|warning)\[|::(?:error|warning) .*?title=)(C8-[A-Z0-9-]+)", re.MULTILINE)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_the_source_raises_the_reports_that_it_asks_for(case: Case) -> None:
    unmet = case.expected()
    surplus = []
    for report in told(case.checked(), case):
        met = next((one for one in unmet if one.is_met_by(report, case.called)), None)
        if met is None:
            place = f"{report.span.source.name} {report.span.line}"
            surplus.append(f"{place}: {report.severity}: {report.code}: {report.message}")
        else:
            unmet.remove(met)
    assert [str(one) for one in unmet] + surplus == [], "asked for and not raised, or raised and not asked for"


@pytest.mark.parametrize(
    "case",
    [case for case in CASES if case.title.startswith(PLAYED) and "\nexample " in case.text],
    ids=lambda case: case.title,
)
def test_the_examples_of_documents_about_play_hold(case: Case) -> None:
    outcomes = crazy8.load_text(completed(case.text), "example.c8").examples()
    assert [one for one in outcomes if not one.holds] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_the_document_shows_what_holds(path: Path, update: bool) -> None:
    written = path.read_bytes().decode()
    now = regenerated(path)
    if update:
        path.write_bytes(now.encode())
    else:
        assert now == written, "what is shown has changed; run pytest --update and read the diff"


def test_every_code_about_the_language_has_a_case() -> None:
    """All but those that need bytes, a Markdown file, JSON, or the engine."""
    expected = {one.code for case in CASES for one in case.expected()}
    elsewhere = {"encoding", "json", "markdown"}
    known = {kind.code for topic in codes.topics() if topic not in elsewhere for kind in codes.of_topic(topic)}
    assert {code for code in known - expected if not code.startswith("C8-RULING-")} == set()


def test_every_code_about_markdown_is_answered_in_its_session() -> None:
    """The session shows the files and what is said of them, and `tests/cli` holds it to that."""
    answered = set(_ANSWERED.findall("".join(_CONSOLE.findall(MARKDOWN_SESSION.read_bytes().decode()))))
    assert {kind.code for kind in codes.of_topic("markdown")} - answered == set()
