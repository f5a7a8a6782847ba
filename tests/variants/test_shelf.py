"""What every shipped file owes its reader: its name, whose rules it tells, where they are played, a ruling, brevity."""

from __future__ import annotations

import re
from collections import Counter
from statistics import mean

import pytest

from crazy8 import load
from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.compiler.language.nodes import Example
from crazy8.compiler.layers.link import Member
from crazy8.files.shipped import shipped_names, shipped_source

MOST_LINES = 32
"""How many lines the rules of a file take on average, at most: a reader should see the whole game at once. The worked
examples below them may be as many as the sources rule."""
EXAMPLE = re.compile(r"^example .*?^}\n", re.MULTILINE | re.DOTALL)


def member(name: str) -> Member:
    """The file itself, without what it builds on."""
    return load(name).read.resolver.variant.own


def line_count(name: str) -> int:
    """How many lines a file has without its worked examples."""
    source = shipped_source(name)
    assert source is not None
    return len(EXAMPLE.sub("", source.text).splitlines())


@pytest.mark.parametrize("name", shipped_names())
def test_a_file_has_its_name_an_example_its_sources_and_a_country(name: str) -> None:
    assert member(name).name == name
    assert any(isinstance(node, Example) for node in member(name).document.body)
    identity = load(name).read.resolver.readings.identity
    cited = {word.text for word in member(name).head.citations}
    assert cited
    assert cited <= {source for source, _, _ in identity.sources}
    assert identity.countries


@pytest.mark.parametrize("name", shipped_names())
def test_a_file_can_be_played_with_each_option(name: str) -> None:
    found = load(name).check().reports
    assert [one.code for one in found if one.severity is Severity.ERROR] == []


def test_titles_are_not_given_twice() -> None:
    titles: Counter[tuple[str, str]] = Counter()
    for name in shipped_names():
        identity = load(name).read.resolver.readings.identity
        titles.update({("", identity.title), *identity.titles})
    assert [title for title, times in titles.items() if times > 1] == []


def test_files_are_short() -> None:
    assert mean(line_count(name) for name in shipped_names()) < MOST_LINES
