"""Rulebooks with a fault of meaning, planted by hand, and what the checker says of each."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import crazy8
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, is_finding
from crazy8.compiler.exploring.explored import explored
from crazy8.compiler.rulings.from_examples import play_examples
from crazy8.compiler.taking_away.idle_lines import idle_lines

FOLDER = Path(__file__).parent
NAME = "example.c8"
FOUND = ("found", "other end")
"""How a fault is told that is found: an error or a warning stands at one of its two ends."""

_BLOCK = re.compile(r"^```c8\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
_MARK = re.compile(r"#\s*(?P<mark>fault|other end)(?::\s*(?P<told>other end|note|deep note|deep|silent))?\s*$")
_EXCUSE = re.compile(r"\n+Not told: (?P<why>.+(?:\n.+)*)")


class Planted(NamedTuple):
    """One rulebook of a document, and where its fault lies."""

    topic: str
    line: int
    """Where its block begins, counted from 1."""
    why: str
    text: str
    fault: frozenset[int]
    other_end: frozenset[int]
    expected: str
    """How the fault is told: `found`, `other end`, `note`, `deep`, `deep note` or `silent`."""
    excuse: str
    """The paragraph below it that says why a silent one is not told; empty for all others."""

    @property
    def title(self) -> str:
        """How a test of it is called."""
        return f"{self.topic}:{self.line}"


def documents() -> list[Path]:
    """Every document of planted faults."""
    return [path for path in sorted(FOLDER.glob("*.md")) if path.name != "README.md"]


def planted_in(path: Path) -> list[Planted]:
    """The rulebooks of a document, in the order of the text."""
    document = path.read_text(encoding="utf-8")
    found = []
    before = 0
    for block in _BLOCK.finditer(document):
        lines = enumerate(block["text"].splitlines(), 1)
        marks = [(number, mark) for number, line in lines if (mark := _MARK.search(line))]
        faults = [(number, mark["told"] or "found") for number, mark in marks if mark["mark"] == "fault"]
        others = frozenset(number for number, mark in marks if mark["mark"] == "other end")
        why = document[before : block.start()].strip().rpartition("\n\n")[2].replace("\n", " ")
        excuse = _EXCUSE.match(document, block.end())
        line = document.count("\n", 0, block.start()) + 1
        fault = frozenset(number for number, _ in faults)
        told = faults[0][1]
        found.append(Planted(path.stem, line, why, block["text"], fault, others, told, excuse["why"] if excuse else ""))
        before = block.end()
    return found


class Told(NamedTuple):
    """What is told of a planted fault."""

    how: str
    """`found`, `other end`, `elsewhere`, `note` or `silent`."""
    reports: tuple[Diagnostic, ...]


def told_by_the_check(planted: Planted) -> Told:
    """What the quick check says."""
    return judged(planted, crazy8.load_text(planted.text, NAME).check().reports)


def judged(planted: Planted, reports: Iterable[Diagnostic]) -> Told:
    """How far reports tell of the fault; what is assumed counts as nothing, for that is told of most short texts."""
    reports = tuple(one for one in reports if one.code != "C8-ASSUMED")
    findings = tuple(one for one in reports if is_finding(one))
    for how, told, places in (
        ("found", findings, planted.fault),
        ("other end", findings, planted.other_end),
        ("elsewhere", findings, None),
        ("note", reports, planted.fault | planted.other_end),
    ):
        there = tuple(one for one in told if places is None or _lines_of(one) & places)
        if there:
            return Told(how, there)
    return Told("silent", ())


def _lines_of(report: Diagnostic) -> set[int]:
    places = (report.span, *(label.span for label in report.labels))
    return {place.line for place in places if place.source.name == NAME}


def told_by_playing(planted: Planted) -> Told:
    """What is found beyond the quick check: by the worked examples, by taking lines away, by exploring small packs."""
    variant = crazy8.load_text(planted.text, NAME)
    resolver, reports = variant.read.resolver, variant.check().reports
    told = told_without_exploring(planted)
    if told.how != "silent":
        return told
    fewest = variant.read.player_range(()).fewest
    return judged(planted, (*reports, *explored(resolver, players=fewest).reports))


def told_without_exploring(planted: Planted) -> Told:
    """The same without small packs, which take seconds each."""
    variant = crazy8.load_text(planted.text, NAME)
    reports = variant.check().reports
    if not variant.check().playable:
        return judged(planted, reports)
    resolver = variant.read.resolver
    of_examples = [report for outcome in play_examples(resolver) for report in outcome.diagnostics]
    return judged(planted, (*reports, *of_examples, *idle_lines(resolver, reports)))
