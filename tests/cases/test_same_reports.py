"""What a file is told does not hang on its form: laid out anew, in another order, or with other names for its options.

As equations over the sources of these documents: `reports(formatted(f)) == reports(f)`, `reports(shuffled(f)) ==
reports(f)` and `codes(renamed(f)) == codes(f)`. Statements of a file stand side by side, so their order
means nothing; options are laid over each other in theirs, so they keep it.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from case_document import DEEP, Case, cases_of, documents

from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.nodes import Option, VariantHead, Version
from crazy8.compiler.source import Source
from crazy8.formatting import formatted_text

DOCUMENTS = [path for path in documents() if path.parent.name != DEEP]
Reports = Counter[tuple[str, str]]
_NAMES = re.compile(r"(?:(?<=\boption )|(?<=\brequires )|(?<=\bexcludes ))[a-z][\w-]*(?:,? [a-z][\w-]*)*")


def reports(case: Case, text: str) -> Reports:
    """The codes and messages of what is told of a text that stands in place of the one of a case."""
    return Counter((one.code, one.message) for one in case._replace(text=text).checked().diagnostics)


def formatted(text: str) -> str | None:
    """The text in canonical form; nothing if it cannot be read."""
    made = formatted_text(Source("example.c8", text))
    return None if made.text is None or parse(Source("example.c8", text)).diagnostics else made.text


def shuffled(text: str) -> str | None:
    """The text with its statements in another order; nothing if comments, which may allow reports, would be parted."""
    laid_out = formatted(text)
    if laid_out is None or "#" in laid_out:
        return None
    nodes = parse(Source("example.c8", laid_out)).document.body
    starts = [*(node.span.start for node in nodes), len(laid_out)]
    pieces = [(node, laid_out[start:end]) for node, start, end in zip(nodes, starts, starts[1:], strict=False)]
    head = [piece for node, piece in pieces if isinstance(node, (Version, VariantHead))]
    rest = [one for one in pieces if not isinstance(one[0], (Version, VariantHead))]
    options = iter([piece for node, piece in rest if isinstance(node, Option)])
    Random(len(text)).shuffle(rest)
    in_order = [next(options) if isinstance(node, Option) else piece for node, piece in rest]
    return "".join(piece.rstrip("\n") + "\n" for piece in (*head, *in_order))


def renamed(text: str) -> str:
    """The text with other names for its options, wherever it says one."""
    return _NAMES.sub(lambda found: re.sub(r"[\w-]+", lambda name: f"{name[0]}_by_another_name", found[0]), text)


def codes(told: Reports) -> Counter[str]:
    return Counter(code for code, _ in told.elements())


def test_a_file_is_really_changed() -> None:
    texts = [completed(case.text) for path in DOCUMENTS for case in cases_of(path)]
    readable = [text for text in texts if formatted(text) is not None]
    assert len(readable) > len(texts) / 2
    mixed = [(text, shuffled(text)) for text in readable if "#" not in text and text.count("\n") > 4]
    assert sum(other is not None and other != formatted(text) for text, other in mixed) > len(mixed) / 2
    with_options = [text for text in readable if "\noption " in text]
    assert with_options
    assert all(renamed(text) != text for text in with_options)


@pytest.mark.slow
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_the_form_of_a_file_makes_no_difference(path: Path) -> None:
    for case in cases_of(path):
        text = completed(case.text)
        told = reports(case, text)
        twice = any(code == "C8-ANSWERED-TWICE" for code, _ in told)  # then the place says which one counts
        for other in (formatted(text), None if twice else shuffled(text)):
            if other is not None:
                assert reports(case, other) == told, other
        if case.earlier:  # an option may bear the name of one of a base
            continue
        assert codes(reports(case, renamed(text))) == codes(told), renamed(text)
