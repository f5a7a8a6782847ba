"""What holds for everything that can be reported: codes, wording, pages."""

from __future__ import annotations

import re
from collections import Counter
from inspect import getsource
from string import Formatter
from typing import get_type_hints

from crazy8.compiler.diagnostics import registry as codes
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity, in_words
from crazy8.compiler.diagnostics.page import page_of

KINDS = codes.all_kinds()

HOST_WORDS = re.compile(
    r"\b(str|int|bool|dict|tuple|frozenset|NoneType|None|True|False|dataclass|enum|namedtuple|repr|isinstance|self"
    r"|\w*(Error|Exception)|\w+_\w+|[A-Z][a-z]+[A-Z]\w*)\b"
)
"""Names of types and of other things in programs, which mean nothing to players."""


def wordings(kind: type[Diagnostic]) -> list[str]:
    return [text for text in (kind.template, kind.hint) if text is not None]


def test_there_is_something_to_report() -> None:
    assert KINDS
    assert set(codes.topics()) >= {"encoding", "syntax"}
    assert codes.of_topic("no-such-topic") == ()


def test_codes_are_unique() -> None:
    assert [code for code, times in Counter(kind.code for kind in KINDS).items() if times > 1] == []


def test_a_class_is_found_by_its_code() -> None:
    assert all(codes.by_code(kind.code) is kind for kind in KINDS)
    assert codes.by_code("C8-NO-SUCH-CODE") is None


def test_the_code_has_its_form() -> None:
    for kind in KINDS:
        assert re.fullmatch(r"C8-[A-Z0-9]+(-[A-Z0-9]+)*", kind.code), kind.code
        assert isinstance(kind.default_severity, Severity), kind.code


def test_the_message_is_worded_as_agreed() -> None:
    for kind in KINDS:
        for text in wordings(kind):
            assert text == text.strip(), kind.code
            assert "\n" not in text, kind.code
            assert not text.endswith((".", "!")), (kind.code, "no final stop")
            assert text.count("`") % 2 == 0, (kind.code, "backticks come in pairs")
            assert text[0] in '`{"' or not text[0].isupper(), (kind.code, "begins in lower case")
            assert "'" not in re.sub(r"\w'\w|s' ", "", text), (
                kind.code,
                "user text stands in backticks, not in quotes",
            )
            assert not re.search(r"\bdid you mean\b|\btry\b", kind.template), (
                kind.code,
                "repairs belong into the help",
            )


def test_the_message_names_nothing_of_python() -> None:
    for kind in KINDS:
        for text in wordings(kind):
            assert not HOST_WORDS.search(re.sub(r"\{\w*\}|`[^`]*`", "", text)), kind.code


def test_every_hole_is_a_field_or_added_by_the_class() -> None:
    for kind in KINDS:
        holes = {name for text in wordings(kind) for _, name, _, _ in Formatter().parse(text) if name is not None}
        added = {hole for hole in holes if f'"{hole}"' in getsource(kind._data)} if "_data" in vars(kind) else set()
        assert holes - set(kind.field_names) - added == set(), kind.code


def test_the_page_is_complete() -> None:
    for kind in KINDS:
        page = page_of(kind)
        assert page.title.endswith("."), (kind.code, "the first paragraph is one sentence")
        assert page.wrong, (kind.code, "an example that raises the code")
        assert page.right, (kind.code, "an example that does not raise it")
        assert page.wrong != page.right, kind.code


def test_a_single_thing_is_no_plural() -> None:
    """With every number one, no message and no help says `1 cards`."""
    for kind in KINDS:
        numbers = {name for name, hint in get_type_hints(kind).items() if hint is int}
        for template in wordings(kind):
            fields = {name for _, name, _, _ in Formatter().parse(template) if name}
            said = template.format(**{name: in_words(1) if name in numbers else "x" for name in fields})
            assert not re.search(r"\b1 (?!ends\b|players\b|remains\b)\w+s\b", said), (
                kind.code,
                said,
            )  # nobody plays alone
