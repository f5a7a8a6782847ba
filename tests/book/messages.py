"""The messages of all languages, read as Fluent sees them, for the tests that look at every one."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast

Variants = dict[str, list[str]]


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Everything in the files of a language."""
    folder = files("crazy8.compiler.book") / "locale" / language
    found: list[ast.EntryType] = []
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        found.extend(FluentParser().parse(file.read_text(encoding="utf-8")).body)
    return tuple(found)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by their identifiers."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of the syntax with everything in it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from nodes(value)


def variables(message: ast.Message) -> set[str]:
    """The values that a message takes."""
    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


def references(message: ast.Message) -> set[str]:
    """The messages that a message refers to."""
    return {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}


def variants_of(message: ast.Message, variable: str) -> set[str]:
    """The keys between which a message chooses by a variable."""
    keys: set[str] = set()
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression) and _chooses_by(node, variable):
            keys |= {_key(variant) for variant in node.variants}
    return keys


def _chooses_by(node: ast.SelectExpression, variable: str) -> bool:
    selector = node.selector
    return isinstance(selector, ast.VariableReference) and selector.id.name == variable


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def forms_asked(language: str) -> set[str]:
    """The forms of cards that the messages of a language ask for."""
    return {
        argument.value.value
        for message in messages(language).values()
        for node in nodes(message)
        if isinstance(node, ast.FunctionReference) and node.id.name == "CARDS"
        for argument in node.arguments.named
        if argument.name.name == "form"
    }


@cache
def names_in_code() -> re.Pattern[str]:
    """What the code of the rulebook could call a message: its texts, with any words in the holes of f-strings.

    An f-string that begins with a hole could be anything and is left out.
    """
    found: set[str] = set()
    for code in code_that_tells():
        for node in python.walk(python.parse(code)):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                found.add("".join(map(_pattern, node.values)))
    return re.compile("|".join(sorted(found)))


def _pattern(part: python.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, python.Constant) else "[A-Za-z0-9-]*"


def code_that_tells() -> Iterator[str]:
    """The files whose texts are names of messages: the book, how things are told, and the sentences of the topics."""
    compiler = Path(str(files("crazy8.compiler")))
    for folder in ("book", "telling"):
        yield from (file.read_text(encoding="utf-8") for file in sorted((compiler / folder).rglob("*.py")))
    yield from sentences_of_topics()


def sentences_of_topics() -> Iterator[str]:
    """The files in which topics say what they claim and tell."""
    topics = Path(str(files("crazy8.compiler.topics")))
    for ending in ("claims", "sentences", "clauses", "naming_words"):
        yield from (file.read_text(encoding="utf-8") for file in sorted(topics.rglob(f"*{ending}.py")))


def cards_variables(message: ast.Message) -> set[str]:
    """The values of a message that are cards, because a function is called for them."""
    return {
        argument.id.name
        for node in nodes(message)
        if isinstance(node, ast.FunctionReference) and node.id.name not in ("SUIT", "LOWER", "BEGINS_WITH")
        for argument in node.arguments.positional
        if isinstance(argument, ast.VariableReference)
    }
