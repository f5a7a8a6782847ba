"""Makes the reference pages from the registries, so that they cannot say anything else than the program.

python docs/generate.py            writes the pages
python docs/generate.py --check    says which ones are stale, and exits with 1 if any is
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from json import dumps
from pathlib import Path

from crazy8.cli.schemas import SCHEMAS, schema_of
from crazy8.compiler.diagnostics.codes import all_kinds
from crazy8.compiler.diagnostics.page import is_markdown, page_of
from crazy8.compiler.questions.question import Question
from crazy8.compiler.questions.registry import QUESTIONS, settled_with

HERE = Path(__file__).parent
_MADE = "<!-- made by docs/generate.py; change the registries instead -->"
_FORMS = {
    "stated": "answered by a statement of its own",
    "settled": "answered by the statement for",
    "computed": "follows from other answers",
    "fixed": "answered by the language, the same for every rulebook",
    "words": "answered in words, with a `note`",
}


def language_page() -> str:
    """Every question with the ways to answer it."""
    return "\n".join(_language_lines()) + "\n"


def _language_lines() -> Iterator[str]:
    yield from (_MADE, "", "# The language", "")
    yield "Every question: how it is answered, what is assumed if it is not, and what real rulebooks say."
    yield "[Writing a variant](writing-a-variant.md) is the gentle way in."
    topic = ""
    for question in QUESTIONS:
        head = question.key.partition(".")[0]
        if question.form in ("stated", "words") and head != topic:
            topic = head
            yield from ("", f"## {topic}")
        if question.form in ("stated", "words"):
            yield from _question_lines(question)
    yield from ("", "## What the language answers itself", "")
    yield from ("| question | answer |", "| --- | --- |")
    for question in QUESTIONS:
        if question.form in ("fixed", "computed"):
            yield f"| `{question.key}`: {question.asks} | {question.says} |"


def _question_lines(question: Question) -> Iterator[str]:
    yield from ("", f"### {question.key}", "", f"{question.asks} *({question.severity}; {_FORMS[question.form]})*")
    if question.write:
        yield from ("", "```c8", *question.write, "```")
    if question.default is not None:
        lines = [f"`{one.statement.replace(chr(10), '; ')}` ({one.source})" for one in question.default.choices]
        when = ", depending on the other rules" if len(lines) > 1 else ""
        yield from ("", f"If nobody says{when}: {', '.join(lines)}.")
    elif question.says:
        yield from ("", f"If nobody says: {question.says}")
    settled = settled_with(question.key)
    if settled:
        yield from ("", "Settles too: " + ", ".join(f"`{one.key}`" for one in settled) + ".")
    if question.found:
        yield ""
        yield from (f"- {one.answer} ({one.witnesses})" for one in question.found)


def reports_page() -> str:
    """Every report with its examples."""
    return "\n".join(_report_lines()) + "\n"


def _report_lines() -> Iterator[str]:
    yield from (_MADE, "", "# Reports", "")
    yield "What `c8 check` and `c8 test` can say. `c8 explain CODE` shows the same pages."
    for kind in sorted(all_kinds(), key=lambda one: one.code):
        page = page_of(kind)
        yield from ("", f"## {kind.code}", "", page.title, "", page.prose)
        yield from ("", "Wrong:", "", *_fenced(page.wrong))
        yield from ("", "Right:", "", *_fenced(page.right))


def _fenced(example: str) -> Iterator[str]:
    """An example in a block; one that is Markdown itself in a longer fence than its own."""
    language, fence = ("md", "````") if is_markdown(example) else ("c8", "```")
    yield from (f"{fence}{language}", example.rstrip(), fence)


def schema_page(command: str) -> str:
    """The JSON Schema of what a command prints for programs."""
    return dumps(schema_of(command), indent=2, ensure_ascii=False) + "\n"


PAGES: dict[str, Callable[[], str]] = {
    "language.md": language_page,
    "reports.md": reports_page,
    **{f"schemas/{command}.json": partial(schema_page, command) for command in SCHEMAS},
}


def main(arguments: list[str]) -> int:
    """Write the pages, or say which are stale."""
    stale = []
    for name, make in PAGES.items():
        path = HERE / name
        text = make()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if "--check" not in arguments:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if "--check" in arguments and stale:
        print("stale:", *stale)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
