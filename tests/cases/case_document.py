"""Cases in Markdown documents: sources, the reports that their lines expect, and blocks that show what holds.

`README.md` in this folder says how a case is written; it is a document of cases itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from crazy8.compiler import check_text
from crazy8.compiler.cards.cards import kinds_in
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, in_reading_order, is_finding
from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.diagnostics.render import render
from crazy8.compiler.layers.link import Library
from crazy8.compiler.pipeline import Checked
from crazy8.compiler.questions.answer import Answer, Origin
from crazy8.compiler.source import Source
from crazy8.compiler.taking_away.idle_lines import idle_lines
from crazy8.compiler.topics.registry import by_key
from crazy8.compiler.topics.rules import Rules
from crazy8.files.shipped import shipped_names, shipped_source

FOLDER = Path(__file__).parent

_BLOCK = re.compile(
    r"^(?P<fence>`{3,})(?P<form>\w+)(?P<words>[^\n]*)\n(?P<body>.*?)^(?P=fence)$", re.DOTALL | re.MULTILINE
)
_SECTION = re.compile(r"^#+ ", re.MULTILINE)
_EXPECTING = re.compile(r"#\s*(?P<above>\^\s*)?(?P<reports>(?:error|warning|note)(?: in [\w-]+)?: C8-.*)$")
_REPORT = re.compile(
    r"(?:(?P<severity>error|warning|note)(?: in (?P<base>[\w-]+))?: )?(?P<code>C8-[A-Z0-9-]+)(?P<words>.*)"
)
_IN_BACKTICKS = re.compile(r"`([^`]*)`")
_TABLE = re.compile(r"(?: (?P<players>\d+) players)?(?: with (?P<options>[\w -]+?))?(?:: (?P<questions>[\w. -]+))?")

DEEP = "deep"
"""The folder of documents about what only a deep check finds."""

SHOWN = ("text", "answers", "cards")
"""The forms of blocks that show something about the source above them."""


class Expected(NamedTuple):
    """A report that a line of a source asks for."""

    line: int
    severity: str
    code: str
    words: tuple[str, ...]
    """Words that the message shows in backticks."""
    base: str | None
    """The base in which the report stands, on whatever line; nothing for the source itself."""

    def is_met_by(self, report: Diagnostic, name: str) -> bool:
        """Whether this is the report that is asked for, in a source of that name."""
        place = report.span.source.name == f"{self.base or name}.c8" and (self.base or self.line == report.span.line)
        same = place and (self.severity, self.code) == (report.severity.value, report.code)
        return bool(same) and set(self.words) <= set(
            re.split(r"[\s,]+", " ".join(_IN_BACKTICKS.findall(report.message)))
        )

    def __str__(self) -> str:
        """As it would be written in a comment."""
        place = f"line {self.line}" if self.base is None else self.base
        return " ".join([f"{place}: {self.severity}: {self.code}", *self.words])


class Shown(NamedTuple):
    """A block that shows something about the source above it."""

    form: str
    words: str
    body: str


class Case(NamedTuple):
    """One source of a document."""

    path: Path
    line: int
    """Where its block begins, counted from 1."""
    name: str | None
    """The name under which later sources of the same section extend it."""
    text: str
    earlier: tuple[tuple[str, str], ...]
    """The names and texts of the sources of the same section that stand above it."""
    shown: tuple[Shown, ...]

    @property
    def title(self) -> str:
        """How a test of this case is called."""
        return f"{self.path.relative_to(FOLDER).with_suffix('').as_posix()}:{self.line}"

    @property
    def called(self) -> str:
        """The name of the source in reports, without its ending."""
        return self.name or "example"

    def checked(self) -> Checked:
        """The source, read and checked; bases are the sources above it and the shipped variants."""
        bases = {name: Source(f"{name}.c8", completed(text)) for name, text in self.earlier}
        library = Library(lambda name: bases.get(name) or shipped_source(name), (*bases, *shipped_names()))
        checked = check_text(f"{self.called}.c8", completed(self.text), library)
        if self.path.parent.name != DEEP or checked.resolver is None:
            return checked
        idle = idle_lines(checked.resolver, (*checked.diagnostics, *(one.report for one in checked.allowed)))
        return checked._replace(diagnostics=tuple(in_reading_order((*checked.diagnostics, *idle))))

    def expected(self) -> list[Expected]:
        """The reports that the comments of the source ask for."""
        found = []
        for number, line in enumerate(completed(self.text).splitlines(), 1):
            if comment := _EXPECTING.search(line):
                found.extend(_reports(comment["reports"], number - (comment["above"] is not None)))
        return found


def documents() -> list[Path]:
    """Every document of cases."""
    return sorted(FOLDER.rglob("*.md"))


def cases_of(path: Path) -> list[Case]:
    """The cases of a document, in the order of the text."""
    document = path.read_bytes().decode()
    cases: list[Case] = []
    sections = [match.start() for match in _SECTION.finditer(document)]
    section = 0
    for block in _BLOCK.finditer(document):
        begun = sum(start <= block.start() for start in sections)
        if block["form"] == "c8":
            above = cases if begun == section else []
            earlier = tuple((case.name, case.text) for case in above if case.name is not None)
            line = document.count("\n", 0, block.start()) + 1
            fresh = Case(path, line, block["words"].strip() or None, block["body"], earlier, ())
            cases = [*cases, fresh]
        elif block["form"] in SHOWN:
            shown = Shown(block["form"], block["words"], block["body"])
            cases[-1] = cases[-1]._replace(shown=(*cases[-1].shown, shown))
        else:
            raise AssertionError(f"{path.name} has a block of the unknown form {block['form']}")
        section = begun
    return cases


def regenerated(path: Path) -> str:
    """The document with every block that shows something replaced by what the compiler says now."""
    cases = iter(cases_of(path))
    case: Case | None = None

    def replaced(block: re.Match[str]) -> str:
        nonlocal case
        if block["form"] == "c8":
            case = next(cases)
            return block[0]
        assert case is not None, "a block shows something about the source above it"
        shown = Shown(block["form"], block["words"], block["body"])
        return f"{block['fence']}{shown.form}{shown.words}\n{now(case, shown)}{block['fence']}"

    return _BLOCK.sub(replaced, path.read_bytes().decode())


def now(case: Case, shown: Shown) -> str:
    """What such a block would have to show."""
    checked = case.checked()
    if shown.form == "text":
        return render(told(checked, case))
    rules, answers = _answers(checked, shown.words)
    lines = (
        f"{answer.text} = {_names(answer, rules)}"
        if shown.form == "cards"
        else f"{answer.text}   [{_origin(answer.origin)}]"
        for answer in answers
    )
    return "".join(f"{line}\n" for line in lines)


def told(checked: Checked, case: Case) -> list[Diagnostic]:
    """The reports that a case has to speak of: all but the assumed answers that it does not name."""
    expected = case.expected()
    return [
        report
        for report in checked.diagnostics
        if is_finding(report)
        or report.code != "C8-ASSUMED"
        or any(one.is_met_by(report, case.called) for one in expected)
    ]


def _reports(comment: str, line: int) -> Iterator[Expected]:
    severity, base = "", None
    for piece in comment.split(","):
        report = _REPORT.fullmatch(piece.strip())
        assert report, f"not a report: {piece}"
        if report["severity"]:
            severity, base = report["severity"], report["base"]
        yield Expected(line, severity, report["code"], tuple(report["words"].split()), base)


def _answers(checked: Checked, words: str) -> tuple[Rules, list[Answer]]:
    """The rules of the table that a block names, and their answers to its questions, or all that are stated."""
    table = _TABLE.fullmatch(words)
    assert table, f"not a table: {words}"
    assert checked.resolver, "a text with faults has no answers"
    options = tuple((table["options"] or "").split())
    players = int(table["players"] or checked.resolver.player_range(options).fewest)
    rules = checked.resolver.resolve(players, options).rules
    assert rules, "a text with faults has no answers"
    if table["questions"] is None:
        return rules, [answer for answer in rules.answers if not answer.is_default]
    questions = [by_key(key) for key in table["questions"].split()]
    assert None not in questions, f"no questions: {words}"
    return rules, [answer for question in questions if question for answer in rules.answers_to(question)]


def _names(answer: Answer, rules: Rules) -> str:
    answering = " ".join(rules.deck.name_of(kind) for kind in kinds_in(answer.cards or 0))
    owed = " ".join(rules.deck.name_of(kind) for kind in kinds_in(answer.owed or 0))
    return f"{owed} with {answering}" if owed else answering


def _origin(origin: Origin) -> str:
    place = {"default": "assumed", "option": f"option {origin.option} of {origin.layer}"}.get(origin.kind, origin.layer)
    return f"{place}: {', '.join(origin.names)}"
