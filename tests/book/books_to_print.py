"""Books of variants for the tests of the rulebook: the shipped ones, and texts written for one test."""

from __future__ import annotations

from functools import cache

from crazy8.compiler.book.edition import edition
from crazy8.compiler.book.render import OutputFormat, render
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.layers.link import Library, link
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.rulings.played_hand import played_hand
from crazy8.compiler.source import Source
from crazy8.compiler.telling.facts import Book
from crazy8.compiler.topics.rules import Rules
from crazy8.files.shipped import shipped_names, shipped_source

SHIPPED = shipped_names()
EIGHTS = ("bicycle", "italian", "pagat")
"""Variants in which an eight is wild and names the suit."""
READ = (*EIGHTS, "countdown", "makao-pl", "tschau-sepp-jasswelt", "uno")
"""Variants of different families whose books were read aloud in every language."""
LIBRARY = Library(shipped_source, SHIPPED)


@cache
def shipped_resolver(name: str) -> Resolver:
    """What resolves a variant that ships with the program."""
    source = shipped_source(name)
    assert source is not None
    return _resolver(source)


@cache
def shipped_book(name: str) -> Book:
    """The book of a variant that ships with the program."""
    return _book(shipped_resolver(name))


@cache
def printed(name: str, tag: str, output: OutputFormat = "md") -> str:
    """The book of a shipped variant as it is printed."""
    return render(shipped_book(name), tag, output)


def edition_of(name: str, *options: str) -> Book:
    """The book of a shipped variant played with some options."""
    return _book(shipped_resolver(name), *options)


def rules_of(body: str, players: int = 3) -> Rules:
    """The rules of a variant with these statements, for one table."""
    rules = _resolver(_source(body)).resolve(players).rules
    assert rules is not None
    return rules


def book_of(body: str, *options: str) -> Book:
    """The book of a variant with these statements."""
    return _book(_resolver(_source(body)), *options)


def book_of_text(text: str) -> Book:
    """The book of a whole file."""
    return _book(_resolver(Source("test.c8", text)))


def _source(body: str) -> Source:
    return Source("test.c8", f'c8 2\nvariant test "Test rules" [house]\n{body}\n')


def _resolver(source: Source) -> Resolver:
    parsed = parse(source)
    variant, found = link(parsed.document, LIBRARY)
    assert variant is not None
    assert not [one.message for one in (*parsed.diagnostics, *found)]
    return Resolver(variant)


def _book(resolver: Resolver, *options: str) -> Book:
    book = edition(resolver, options, play=played_hand)
    assert book is not None
    return book
