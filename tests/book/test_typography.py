"""Marks as each language sets them: what a hurried hand leaves out shows only in print."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from messages import messages, nodes

NARROW = "\N{NARROW NO-BREAK SPACE}"
UNSPACED = re.compile(f"(?<!{NARROW})[;:!?»]|«(?!{NARROW})")
STRAIGHT = re.compile("['\"]")


def texts(message: ast.Message) -> list[str]:
    """What a message prints, piece by piece between the values that are put in."""
    return [node.value for node in nodes(message) if isinstance(node, ast.TextElement)]


def all_texts(tag: str) -> list[str]:
    return [text for message in messages(tag).values() for text in texts(message)]


def test_a_narrow_space_parts_french_marks_from_their_words() -> None:
    assert [text for text in all_texts("fr") if UNSPACED.search(text)] == []


def test_every_spanish_question_is_opened() -> None:
    said = {name: "".join(texts(message)) for name, message in messages("es").items()}
    assert [name for name, text in said.items() if text.count("¿") != text.count("?")] == []


@pytest.mark.parametrize("tag", ["es", "fr"])
def test_apostrophes_and_quotes_are_not_those_of_a_typewriter(tag: str) -> None:
    assert [text for text in all_texts(tag) if STRAIGHT.search(text)] == []
