"""Tests of every shipped variant: of a few that use most of the language by default, of all others in the long run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.nodes import Example, Option, PhraseNode, When
from crazy8.files.shipped import shipped_names, shipped_source

A_FEW = 12


def covering_variants() -> tuple[str, ...]:
    """The few variants; each is the one that uses most forms of statements that those before it do not use."""
    forms = {name: {*_forms_of_variant(name)} for name in shipped_names()}
    chosen: list[str] = []
    covered: set[tuple[str, str]] = set()
    while len(chosen) < A_FEW:
        chosen.append(max(forms, key=lambda name: len(forms[name] - covered)))
        covered |= forms[chosen[-1]]
    return tuple(chosen)


def _forms_of_variant(name: str) -> Iterator[tuple[str, str]]:
    source = shipped_source(name)
    assert source is not None
    for node in parse(source).document.body:
        yield from _forms_of(node)


def _forms_of(node: object, statement: str = "") -> Iterator[tuple[str, str]]:
    """Each kind of phrase with the kind of the statement that it stands in."""
    if isinstance(node, PhraseNode):
        yield (statement or node.kind, node.kind)
        for part in node.parts:
            yield from _forms_of(part, statement or node.kind)
    elif isinstance(node, When | Option | Example):
        yield (type(node).__name__, "")
        for one in node.steps if isinstance(node, Example) else node.statements:
            yield from _forms_of(one)


_FEW = covering_variants()


def marks_of(name: str) -> tuple[pytest.MarkDecorator, ...]:
    """What marks a test of a shipped variant: it is slow if it is not one of the few."""
    return () if name in _FEW else (pytest.mark.slow,)


every_variant = pytest.mark.parametrize("name", [pytest.param(name, marks=marks_of(name)) for name in shipped_names()])
"""Every shipped variant, for a test with the parameter `name`."""
