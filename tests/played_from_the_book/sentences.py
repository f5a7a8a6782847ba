"""The English sentences that the functions of the reader are written from, in plain words."""

from __future__ import annotations

import ast as python
import re
import textwrap
from functools import cache

from fluent.syntax import FluentParser, ast

from crazy8.compiler.book.languages.files import shipped_files


@cache
def _messages() -> dict[str, ast.Pattern]:
    found = {}
    for _, text in shipped_files("en").texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
    return found


def known(key: str) -> bool:
    """Whether English has a message."""
    return key in _messages()


def sentence(key: str) -> str:
    """A message with its values as words in braces; of several forms the usual one."""
    return re.sub(r"\s+", " ", _text(_messages()[key])).strip()


def _text(pattern: ast.Pattern) -> str:
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _value(element.expression)
        for element in pattern.elements
    )


def _value(expression: ast.Placeable | ast.InlineExpression | ast.SelectExpression) -> str:
    match expression:
        case ast.SelectExpression():
            usual = next(variant for variant in expression.variants if variant.default)
            return _text(usual.value)
        case ast.VariableReference():
            return f"{{{expression.id.name}}}"
        case ast.MessageReference():
            return _text(_messages()[expression.id.name])
        case ast.FunctionReference(arguments=ast.CallArguments(positional=[ast.VariableReference() as name, *_])):
            return f"{{{name.id.name}}}"
        case ast.FunctionReference():
            return "suit"
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case _:
            return ""


# ---- in the docstrings of the reader

MARK = "message:"
"""A docstring that begins so names messages whose sentences have still to be filled in."""
KEY = re.compile(r"^\s*([a-z0-9]+(?:-[a-z0-9]+)+|[a-z0-9]+): ", re.MULTILINE)
WIDTH = 110


def keys_in(docstring: str) -> list[str]:
    """The messages that a docstring names, in their order."""
    if docstring.startswith(MARK):
        named = re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", docstring.removeprefix(MARK))
        return [key for key in named if known(key)]
    return [key for key in KEY.findall(docstring) if known(key)]


def with_sentences(code: str) -> str:
    """The code of a module of the reader, each sentence in the docstring of the function that is written from it."""
    lines = code.splitlines(keepends=True)
    for node in sorted(python.walk(python.parse(code)), key=lambda one: getattr(one, "lineno", 0), reverse=True):
        if not isinstance(node, python.FunctionDef) or python.get_docstring(node) is None:
            continue
        keys = keys_in(python.get_docstring(node) or "")
        if keys:
            place = node.body[0]
            assert place.end_lineno is not None
            lines[place.lineno - 1 : place.end_lineno] = [_docstring(keys)]
    return "".join(lines)


def _docstring(keys: list[str]) -> str:
    texts = (textwrap.wrap(f"{key}: {sentence(key)}", WIDTH, break_long_words=False) for key in keys)
    whole = "\n\n".join("\n".join(text) for text in texts)
    return textwrap.indent(f'"""{whole}\n"""\n' if "\n" in whole else f'"""{whole}"""\n', "    ")
