"""Documents that show sources, the reports on them, and what the user sees of these in each form.

A document is a Markdown file. Its blocks are told apart by the first word behind the fence:

- `c8 NAME`: a source. With the word `escapes` behind the name, `\\t`, `\\r`, `\\n` and `\\u{HEX}` stand for those
  characters, and a source that ends in `\\c` has no final newline.
- `toml`: the reports, as tables `[[report]]` with `text`, `at`, and perhaps `severity`, `help`, `notes`, `labels` and
  `repair`.
  A place is a piece of text that stands in one of the sources once, or `{file, from, to}` in characters.
- `text`, `json`, `github`, `sarif`: what the user sees.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, ClassVar

from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Label, Repair, Severity
from crazy8.compiler.diagnostics.render import FORMATS, render
from crazy8.compiler.source import Source, Span

BLOCK = re.compile(r"^(`{3,})(?P<form>\w+)(?P<words>[^\n]*)\n(?P<body>.*?)^\1$", re.DOTALL | re.MULTILINE)


class ExampleFault(Diagnostic):
    page: ClassVar[str] = """
    Something is wrong in an example.

    Examples in documents raise it by hand.

    Wrong:

        deal 7

    Right:

        deal 6
    """
    code = "C8-EXAMPLE-FAULT"
    default_severity = Severity.ERROR
    template = "{words}"

    words: str
    weight: Severity
    advice: str | None

    @property
    def severity(self) -> Severity:
        return self.weight

    @property
    def help_text(self) -> str | None:
        return self.advice


def reports_of(document: str) -> list[ExampleFault]:
    """The reports that a document describes, on its sources."""
    sources, reports = {}, []
    for block in BLOCK.finditer(document):
        if block["form"] == "c8":
            name, *further = block["words"].split()
            sources[name] = Source(name, unescaped(block["body"]) if "escapes" in further else block["body"])
        if block["form"] == "toml":
            reports = [fault(table, sources) for table in tomllib.loads(block["body"])["report"]]
    return reports


def regenerated(document: str) -> str:
    """The document with every expected block replaced by what the program says now."""
    reports = reports_of(document)

    def replaced(block: re.Match[str]) -> str:
        if block["form"] not in FORMATS:
            return block[0]
        return f"{block[1]}{block['form']}{block['words']}\n{render(reports, block['form'])}{block[1]}"

    return BLOCK.sub(replaced, document)


def fault(table: dict[str, Any], sources: dict[str, Source]) -> ExampleFault:
    repair = table.get("repair")
    return ExampleFault(
        words=table["text"],
        span=place(table["at"], sources),
        weight=Severity(table.get("severity", "error")),
        advice=table.get("help"),
        notes=tuple(table.get("notes", ())),
        labels=tuple(Label(place(label["at"], sources), label["text"]) for label in table.get("labels", ())),
        repair=repair and Repair(place(repair["at"], sources), repair["replacement"], repair["safe"]),
    )


def place(where: str | dict[str, Any], sources: dict[str, Source]) -> Span:
    if isinstance(where, dict):
        return Span(sources[where["file"]], where["from"], where["to"])
    (source,) = (source for source in sources.values() if source.text.count(where) == 1)
    start = source.text.index(where)
    return Span(source, start, start + len(where))


def unescaped(body: str) -> str:
    signs = {"t": "\t", "r": "\r", "n": "\n"}
    escape = re.compile(r"\\(?:u\{(\w+)\}|([trn]))")
    return escape.sub(lambda one: chr(int(one[1], 16)) if one[1] else signs[one[2]], body.removesuffix("\\c\n"))


def documents(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.md"))
