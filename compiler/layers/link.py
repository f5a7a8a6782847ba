"""Put a document and its bases in a row, and report names that nothing declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ..diagnostics.diagnostic import Diagnostic, Label, Repair, Severity
from ..diagnostics.suggest import suggest
from ..language.document import Document
from ..language.from_text import Parsed, parse
from ..language.nodes import (
    Example,
    NoOption,
    Option,
    PlayedIn,
    Quoted,
    SourceDeclaration,
    Statement,
    Title,
    VariantHead,
    When,
    Word,
)
from ..source import Source, Span
from ..topics.agreed import Identity, OptionOffer
from .reports.layers import (
    BaseCycle,
    BrokenBase,
    DeclaredTwice,
    NothingToTakeAway,
    UndeclaredSource,
    UnknownBase,
)
from .reports.options import OptionStillRequires, UnknownOption

HOUSE = "house"
"""The source that is always declared: what a table agreed for itself."""


class Library(NamedTuple):
    """The place where bases are looked up; the front door reads the files."""

    find: Callable[[str], Source | None]
    """The text of the variant with a name."""
    names: tuple[str, ...] = ()
    """Names that can be found, for "did you mean"."""


class Member(NamedTuple):
    """One file of a line of variants, with its document and its head."""

    document: Document
    head: VariantHead

    @property
    def name(self) -> str:
        """The name of the variant."""
        return self.head.name.text

    def citations_of(self, statement: Statement) -> tuple[str, ...]:
        """Return the sources of a statement: its own, else those of the head, else the author."""
        own = statement.citations or self.head.citations
        return tuple(word.text for word in own) or (HOUSE,)

    def takes_away(self) -> Iterator[Word]:
        """Yield the names of the options of its bases that the file does not offer."""
        return (word for node in self.document.body if isinstance(node, NoOption) for word in node.names)


class LinkedVariant(NamedTuple):
    """A variant with everything it builds on."""

    line: tuple[Member, ...]
    """The oldest base first, the variant itself last."""

    @property
    def own(self) -> Member:
        """The file that was asked for."""
        return self.line[-1]

    def options(self) -> Iterator[tuple[Member, Option]]:
        """Yield all options that can be chosen: those of the bases first, each in the order of its file."""
        for number, member in enumerate(self.line):
            gone = {word.text for later in self.line[number + 1 :] for word in later.takes_away()}
            for node in member.document.body:
                if isinstance(node, Option) and node.name.text not in gone:
                    yield member, node

    def examples(self) -> Iterator[Example]:
        """Return the worked examples of the variant itself; those of a base are rulings about the base."""
        return (node for node in self.own.document.body if isinstance(node, Example))

    def offers(self) -> tuple[OptionOffer, ...]:
        """Return the options as rulebooks show them."""
        offered = {option.name.text for _, option in self.options()}
        return tuple(
            OptionOffer(
                name=option.name.text,
                title=option.title.text,
                requires=_texts(option.requires),
                excludes=tuple(name for name in _texts(option.excludes) if name in offered),
                cites=_texts(option.citations or member.head.citations) or (HOUSE,),
                span=option.name.span,
            )
            for member, option in self.options()
        )

    def identity(self) -> Identity:
        """Return what the head of the file says, with the sources of the bases."""
        sources = {
            node.name.text: (node.name.text, node.description.text, node.address.text if node.address else None)
            for member in self.line
            for node in member.document.body
            if isinstance(node, SourceDeclaration)
        }
        head = self.own.head
        titles = [node for node in self.own.document.body if isinstance(node, Title)]
        return Identity(
            name=head.name.text,
            title=head.title.text,
            titles=tuple((title.language.text, title.text.text) for title in titles),
            sources=tuple(sources.values()),
            span=head.span.first_line,
            countries=tuple(country.text for country in self.countries()),
        )

    def countries(self) -> Iterator[Quoted]:
        """Return the countries where the variant itself is played, each with the place that says so."""
        return (country for node in self.own.document.body if isinstance(node, PlayedIn) for country in node.countries)


def link(document: Document, library: Library) -> tuple[LinkedVariant | None, list[Diagnostic]]:
    """Find the bases of a document and check every name that is declared in one place and used in another."""
    diagnostics: list[Diagnostic] = []
    line = _line(document, library, diagnostics)
    if line is None:
        return None, diagnostics
    variant = LinkedVariant(line)
    diagnostics.extend(_declared_twice(variant))
    diagnostics.extend(_undeclared_sources(variant))
    diagnostics.extend(_unknown_relations(variant))
    diagnostics.extend(_taken_away(variant))
    return variant, diagnostics


def head_of(document: Document) -> VariantHead | None:
    """Return the `variant` statement of a document, if there is one."""
    return next((node for node in document.body if isinstance(node, VariantHead)), None)


def _line(document: Document, library: Library, diagnostics: list[Diagnostic]) -> tuple[Member, ...] | None:
    head = head_of(document)
    if head is None:
        return None
    line = [Member(document, head)]
    while (base := line[0].head.extends) is not None:
        names = [member.name for member in line]
        if base.text in names:
            path = " → ".join(reversed([base.text, *names[: names.index(base.text) + 1]]))
            place = line[names.index(base.text)].head.name.span
            labels = () if place.source is base.span.source and len(line) == 1 else (Label(place, "named here"),)
            diagnostics.append(BaseCycle(span=base.span, name=base.text, path=path, labels=labels))
            return None
        member = _base(base, library, diagnostics)
        if member is None:
            return None
        line.insert(0, member)
    return tuple(line)


def _base(base: Word, library: Library, diagnostics: list[Diagnostic]) -> Member | None:
    source = library.find(base.text)
    if source is None:
        suggestion = suggest(base.text, library.names)
        repair = Repair(base.span, suggestion, safe=True) if suggestion else None
        diagnostics.append(UnknownBase(span=base.span, name=base.text, suggestion=suggestion, repair=repair))
        return None
    parsed = _parsed(source.name, source.text)
    errors = [diagnostic for diagnostic in parsed.diagnostics if diagnostic.severity is Severity.ERROR]
    head = head_of(parsed.document)
    if errors or head is None:
        diagnostics.append(BrokenBase(span=base.span, name=base.text, count=max(1, len(errors))))
        return None
    return Member(parsed.document, head)


@lru_cache(maxsize=64)
def _parsed(name: str, text: str) -> Parsed:
    """Return the document of a base; many variants may build on one."""
    return parse(Source(name, text))


def _declared_twice(variant: LinkedVariant) -> Iterator[Diagnostic]:
    seen: dict[tuple[str, str], Span] = {}
    for what, name, place in _declarations(variant):
        first = seen.setdefault((what, name), place)
        if first is not place:
            labels = (Label(first, "the first one is here"),)
            yield DeclaredTwice(span=place, what=what, name=name, labels=labels)
        elif (what, name) == ("source", HOUSE):
            notes = ("it is always declared, and marks the author's own word",)
            yield DeclaredTwice(span=place, what=what, name=name, notes=notes)


def _declarations(variant: LinkedVariant) -> Iterator[tuple[str, str, Span]]:
    """Return what is declared under each name; bases contribute only their options."""
    yield from (("option", option.name.text, option.name.span) for _, option in variant.options())
    for member in variant.line:
        for node in member.document.body:
            match node:
                case SourceDeclaration() if member is variant.own:
                    yield "source", node.name.text, node.name.span
                case Title() if member is variant.own:
                    yield "title", node.language.text, node.language.span
                case Example() if member is variant.own:
                    yield "example", node.title.text, node.title.span
                case _:
                    pass
    for country in variant.countries():
        yield "country", country.text, country.span


def _undeclared_sources(variant: LinkedVariant) -> Iterator[Diagnostic]:
    declared = {name for name, _, _ in variant.identity().sources} | {HOUSE}
    for word in _citations(variant.own.document):
        if word.text not in declared:
            suggestion = suggest(word.text, declared)
            repair = Repair(word.span, suggestion, safe=True) if suggestion else None
            yield UndeclaredSource(span=word.span, name=word.text, suggestion=suggestion, repair=repair)


def _citations(document: Document) -> Iterator[Word]:
    for node in document.body:
        match node:
            case VariantHead() | Example():
                yield from node.citations
            case Statement():
                yield from (*node.citations, *node.of_last_part)
            case When():
                yield from _cited_by(node.statements)
            case Option():
                yield from node.citations
                for inner in node.statements:
                    statements = inner.statements if isinstance(inner, When) else (inner,)
                    yield from _cited_by(statements)
            case _:
                pass


def _cited_by(statements: Iterable[Statement]) -> Iterator[Word]:
    for statement in statements:
        yield from (*statement.citations, *statement.of_last_part)


def _unknown_relations(variant: LinkedVariant) -> Iterator[Diagnostic]:
    offered = tuple(option.name.text for _, option in variant.options())
    for member, option in variant.options():
        if member is variant.own:
            for word in (*option.requires, *option.excludes):
                if word.text not in offered:
                    yield unknown_option(word, variant, offered)


def _taken_away(variant: LinkedVariant) -> Iterator[Diagnostic]:
    """Report options that no base offers, or that are gone already, and those that another one requires."""
    bases = LinkedVariant(variant.line[:-1])
    offered = tuple(option.name.text for _, option in bases.options())
    gone: set[str] = set()
    for word in variant.own.takes_away():
        if not bases.line or word.text in gone:
            yield NothingToTakeAway(span=word.span)
            continue
        gone.add(word.text)
        if word.text not in offered:
            yield unknown_option(word, bases, offered)
        for member, option in variant.options():
            if member is not variant.own and word.text in _texts(option.requires):
                name = option.name.text
                labels = (Label(option.name.span, "it is offered here"),)
                repair = Repair(word.span, f"{word.text} {name}", safe=False)
                yield OptionStillRequires(span=word.span, name=name, required=word.text, labels=labels, repair=repair)


def unknown_option(word: Word, variant: LinkedVariant, offered: tuple[str, ...]) -> Diagnostic:
    """Return the report that a word names no option of the variant."""
    suggestion = suggest(word.text, offered)
    repair = Repair(word.span, suggestion, safe=True) if suggestion else None
    return UnknownOption(
        span=word.span,
        name=word.text,
        variant=variant.own.name,
        offered=offered,
        suggestion=suggestion,
        repair=repair,
    )


def _texts(words: tuple[Word, ...]) -> tuple[str, ...]:
    return tuple(word.text for word in words)
