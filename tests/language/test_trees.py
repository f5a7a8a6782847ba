"""The tables that are driven here give the trees that Lark's own parser gives, and the nodes are what they say."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from hypothesis import given
from language_texts import HEAD, damaged_texts, lines_of_words, mixed_statements, shipped_texts, sound_texts
from lark import Lark, Tree
from lark.exceptions import UnexpectedInput
from pydantic import TypeAdapter

from crazy8.compiler.language.driver import Branch, Child, UnexpectedTokenError, tree_of
from crazy8.compiler.language.from_grammar import lark_parser
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.lexer import Token
from crazy8.compiler.language.nodes import Node
from crazy8.compiler.language.tables import tables
from crazy8.compiler.record import Record
from crazy8.compiler.source import Source


@cache
def lark() -> Lark:
    return lark_parser(files("crazy8.grammar").joinpath("crazy8.lark").read_text(encoding="utf-8"))


def plain(node: Child) -> object:
    """A node of our tree without its places."""
    match node:
        case Branch():
            return node.kind, tuple(plain(child) for child in node.children)
        case Token():
            return node.kind, node.text
        case None:
            return None


def plain_of_lark(node: object) -> object:
    """The same of Lark's tree."""
    if isinstance(node, Tree):
        return str(node.data), tuple(plain_of_lark(child) for child in node.children)
    return None if node is None else (str(node.type), str(node))  # type: ignore[attr-defined] # a token


def assert_same_tree(text: str) -> bool:
    """Whatever we accept, Lark accepts, and gives the same tree for. Says whether we accept it."""
    try:
        tree = tree_of(text, tables())
    except UnexpectedTokenError:
        return False
    assert plain(tree) == plain_of_lark(lark().parse(text))
    return True


@pytest.mark.parametrize("name", shipped_texts())
def test_shipped_variants_give_the_same_tree(name: str) -> None:
    assert assert_same_tree(shipped_texts()[name])


def test_sound_cases_give_the_same_tree() -> None:
    assert sum(assert_same_tree(text) for text in sound_texts()) == len(sound_texts()) > 300


@pytest.mark.parametrize("line", ["deal5", "game10 hands", "draw up to3", "when2 players { deal 7 }"])
def test_a_word_is_never_split(line: str) -> None:
    """In this alone Lark accepts more: it cuts a keyword off the word that begins with it."""
    lark().parse(HEAD + line)
    assert not assert_same_tree(HEAD + line)


@given(lines_of_words())
def test_what_lark_accepts_beyond_that_has_words_that_run_together(text: str) -> None:
    try:
        lark().parse(text)
    except UnexpectedInput:
        return
    glued = any(word not in text.split() for word in re.findall(r"[a-z]+(?=[0-9])|[0-9]+(?=[a-z])", text))
    assert assert_same_tree(text) or glued


@given(lines_of_words())
def test_any_words_give_the_same_tree(text: str) -> None:
    assert_same_tree(text)


@given(mixed_statements())
def test_any_statements_give_the_same_tree(text: str) -> None:
    assert assert_same_tree(text)


@given(damaged_texts())
def test_damaged_texts_give_the_same_tree(text: str) -> None:
    assert_same_tree(text)


def nodes_in(value: object) -> list[Node]:
    """Every node of a document, at any depth."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [node for one in value for node in nodes_in(one)]
    if isinstance(value, Record):
        below = [node for name in value.field_names for node in nodes_in(getattr(value, name))]
        return [value, *below] if isinstance(value, Node) else below
    return []


def test_nodes_are_valid_although_nobody_validates_them() -> None:
    kinds, adapter = set(), cache(TypeAdapter)
    for number, text in enumerate(sound_texts()):
        document = parse(Source(f"{number}.c8", text)).document
        for node in (*nodes_in(document), *document.comments):
            kinds.add(type(node).__name__)
            fields = {name: getattr(node, name) for name in node.field_names}
            assert adapter(type(node)).validate_python(fields) == node
    everything = {kind.__name__ for kind in all_kinds(Node)}
    assert kinds == everything


def all_kinds(kind: type[Node]) -> set[type[Node]]:
    return {one for below in kind.__subclasses__() for one in {below, *all_kinds(below)}}


def test_a_node_stands_within_the_one_around_it() -> None:
    for text in shipped_texts().values():
        for outer in nodes_in(parse(Source("x.c8", text)).document.body):
            for name in outer.field_names:
                for inner in nodes_in(getattr(outer, name)):
                    if name not in ("citations", "requires", "excludes"):
                        assert outer.span.start <= inner.span.start <= inner.span.end <= outer.span.end
