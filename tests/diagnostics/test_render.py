"""What holds for the forms of reports beside what they look like."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from report_document import ExampleFault, documents, reports_of

from crazy8.compiler.diagnostics.diagnostic import Label, Repair, Severity
from crazy8.compiler.diagnostics.render import FORMATS, ReportFormat, render
from crazy8.compiler.diagnostics.render.cells import lay_out
from crazy8.compiler.diagnostics.render.palette import COLOURED
from crazy8.compiler.diagnostics.render.text import WIDTH
from crazy8.compiler.source import Source, Span

DOCUMENTS = documents(Path(__file__).parent / "render")

SEQUENCE = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_colours_add_nothing_but_colour(path: Path) -> None:
    reports = reports_of(path.read_bytes().decode())
    coloured = render(reports, palette=COLOURED)
    assert SEQUENCE.search(coloured)
    assert SEQUENCE.sub("", coloured) == render(reports)


def test_no_reports_make_no_text_but_whole_objects() -> None:
    assert render([]) == render([], "github") == ""
    assert '"clean": true' in render([], "json")
    assert '"results": []' in render([], "sarif")


def test_sarif_names_the_version_of_the_program() -> None:
    assert '"version": "8.8.8"' in render([], "sarif", version="8.8.8")


@pytest.mark.parametrize(
    ("name", "address"),
    [
        ("rules/at home.c8", "rules/at%20home.c8"),
        ("rules\\house.c8", "rules/house.c8"),
        ("/home/ana/house.c8", "file:///home/ana/house.c8"),
        ("C:\\ana\\house.c8", "file:///C:/ana/house.c8"),
        ("a:b.c8", "a%3Ab.c8"),
        ("瘋狂.c8", "%E7%98%8B%E7%8B%82.c8"),
    ],
)
def test_sarif_writes_file_names_as_addresses(name: str, address: str) -> None:
    assert f'"uri": "{address}"' in render([fault(Source(name, "x"), 0, 1)], "sarif")


@pytest.mark.parametrize("form", FORMATS)
def test_only_the_chosen_form_is_imported(form: ReportFormat) -> None:
    program = (
        "import sys; from crazy8.compiler.diagnostics.render import render; before = set(sys.modules); "
        f"render([], {form!r}); print(*sorted(set(sys.modules) - before))"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    package = "crazy8.compiler.diagnostics.render."
    forms = {name.removeprefix(package) for name in loaded if name.startswith(package)} & set(FORMATS)
    assert forms == {form}
    assert not {"rich", "lark", "pydantic", "jinja2"} & set(loaded)


def fault(source: Source, start: int, end: int, **further: object) -> ExampleFault:
    return ExampleFault(words="wrong", weight=Severity.ERROR, advice=None, span=Span(source, start, end), **further)  # type: ignore[arg-type]


texts = st.text(st.sampled_from("ab \t\n\r8♥花\u0308\u200b\x1b\u2028\U0001f0a1"), max_size=40)


@given(text=texts, numbers=st.tuples(*[st.integers(0, 40)] * 6), replacement=texts)
def test_any_place_in_any_text_can_be_shown(text: str, numbers: tuple[int, ...], replacement: str) -> None:
    source = Source("any.c8", text)
    spans = [
        Span(source, *sorted(min(place, len(text)) for place in pair))
        for pair in zip(*[iter(numbers)] * 2, strict=True)
    ]
    report = fault(
        source,
        spans[0].start,
        spans[0].end,
        labels=(Label(spans[1], replacement),),
        repair=Repair(spans[2], replacement, safe=True),
        notes=(replacement,),
    )
    shown = {form: render([report], form) for form in FORMATS}
    assert any("^" in line for line in shown["text"].splitlines())
    assert "\x1b" not in "".join(shown.values()).replace("\\u001b", "")
    assert shown["github"].count("\n") == 1


@given(text=st.text(st.sampled_from("ab花\u0308"), min_size=200, max_size=400), data=st.data())
def test_a_place_in_a_long_line_is_always_in_view(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text) - 1))
    source = Source("long.c8", text[:start] + "ZZ" + text[start:])
    _, _, _, line, underlines, *_ = render([fault(source, start, start + 2)]).splitlines()
    assert lay_out(line).offsets[line.index("ZZ")] == underlines.index("^^")
    assert lay_out(line).width <= WIDTH + len("1 | ")
