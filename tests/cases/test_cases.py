"""The language, told in documents: every source raises the reports that its lines ask for, and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from case_document import FOLDER, Case, cases_of, documents, regenerated, told

from crazy8.compiler.diagnostics import registry as codes
from crazy8.compiler.rulings.from_examples import play_examples

DOCUMENTS = documents()
CASES = [case for path in DOCUMENTS for case in cases_of(path)]

MARKDOWN_SESSION = FOLDER.parent / "cli" / "sessions" / "markdown.md"
"""Where reports on Markdown files are shown: a marker's line holds no comment that could ask for one."""

WRITTEN = "words/examples"
"""The document whose examples are about how they are written, not about what happens."""

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


def is_played(case: Case) -> bool:
    """Whether a source has examples that can be played: it has no error."""
    if "\nexample " not in case.text or case.title.startswith(WRITTEN):
        return False
    return all(report.severity != "error" for report in case.expected())


@pytest.mark.parametrize("case", list(filter(is_played, CASES)), ids=lambda case: case.title)
def test_the_examples_of_documents_hold(case: Case) -> None:
    resolver = case.checked().resolver
    assert resolver is not None
    outcomes = play_examples(resolver)
    assert [report.message for one in outcomes for report in one.diagnostics] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_the_document_shows_what_holds(path: Path, update: bool) -> None:
    written = path.read_bytes().decode()
    now = regenerated(path)
    if update:
        path.write_bytes(now.encode())
    else:
        assert now == written, "what is shown has changed; run pytest --update and read the diff"


def test_every_code_about_the_language_has_a_case() -> None:
    """All but those that need bytes, a Markdown file, JSON, the engine, or small packs (`tests/exploring`)."""
    expected = {one.code for case in CASES for one in case.expected()}
    elsewhere = {"encoding", "json", "markdown", "exploring"}
    known = {kind.code for topic in codes.topics() if topic not in elsewhere for kind in codes.of_topic(topic)}
    assert {code for code in known - expected if not code.startswith("C8-RULING-")} == set()


def test_every_code_about_markdown_is_answered_in_its_session() -> None:
    """The session shows the files and what is said of them, and `tests/cli` holds it to that."""
    answered = set(_ANSWERED.findall("".join(_CONSOLE.findall(MARKDOWN_SESSION.read_bytes().decode()))))
    assert {kind.code for kind in codes.of_topic("markdown")} - answered == set()
