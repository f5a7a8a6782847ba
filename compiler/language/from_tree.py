"""Turn the tree of the parser into the models of `nodes`.

The nodes are made without validation: the grammar has already seen to their types, and a test validates them.
"""

from __future__ import annotations

from ..source import Source, Span
from .driver import Branch, Child
from .lexer import Token
from .nodes import (
    LARGEST_NUMBER,
    BodyNode,
    Example,
    Item,
    NoOption,
    Number,
    Of,
    Option,
    Part,
    PhraseNode,
    Pile,
    PlayedIn,
    Quoted,
    Range,
    Same,
    Selector,
    SourceDeclaration,
    Statement,
    Title,
    VariantHead,
    Version,
    When,
    Word,
)
from .readable import readable


def body_from(tree: Branch, source: Source, choices: frozenset[str]) -> tuple[BodyNode, ...]:
    """Return everything that stands at the top level of a file."""
    reader = _TreeReader(source, choices)
    return tuple(reader.body_node(child) for child in tree.children if isinstance(child, Branch))


class _TreeReader:
    """Turns subtrees of one source into nodes."""

    def __init__(self, source: Source, choices: frozenset[str]) -> None:
        self.source = source
        self.choices = choices

    def body_node(self, tree: Branch) -> BodyNode:
        parts = tree.children
        match tree.kind:
            case "answer" | "answer_in_parts":
                return self.statement(tree)
            case "when":
                return self.when(tree)
            case "option":
                return self.option(tree)
            case "example":
                return self.example(tree)
            case "version":
                return Version(span=self.span(tree), number=self.number(parts[0]))
            case "title":
                return Title(span=self.span(tree), language=self.word(parts[0]), text=self.quoted(parts[1]))
            case "played_in":
                return PlayedIn(span=self.span(tree), countries=tuple(self.quoted(part) for part in parts))
            case "no_option":
                return NoOption(span=self.span(tree), names=tuple(self.word(part) for part in parts))
            case "source":
                return SourceDeclaration(
                    span=self.span(tree),
                    name=self.word(parts[0]),
                    description=self.quoted(parts[1]),
                    address=self.quoted(parts[2]) if parts[2] else None,
                )
            case _:
                return VariantHead(
                    span=self.span(tree),
                    name=self.word(parts[0]),
                    title=self.quoted(parts[1]),
                    extends=self.word(parts[2]) if parts[2] else None,
                    citations=self.citations(parts[3]),
                )

    def statement(self, tree: Branch) -> Statement:
        rule, *rest = tree.children
        phrase = self.phrase(_branch(rule))
        cites = rest.pop()
        inner = rest.pop(0) if tree.kind == "answer_in_parts" else None
        added = tuple(self.part(child) for child in rest)  # what a call costs, which is no part of its phrase
        end = added[-1].span.end if added and added[-1] is not None else phrase.span.end
        return Statement(
            span=Span(self.source, tree.start, end),  # a `no` stands before its phrase
            kind=phrase.kind,
            parts=(*phrase.parts, *added),
            citations=self.citations(cites if inner is None else inner),
            of_last_part=() if inner is None else self.citations(cites),
        )

    def when(self, tree: Branch) -> When:
        count, *statements = tree.children
        low, high = self.player_count(_branch(count))
        return When(
            span=self.span(tree),
            low=low,
            high=high,
            statements=tuple(self.statement(child) for child in statements if isinstance(child, Branch)),
        )

    def player_count(self, tree: Branch) -> tuple[Number, Number | None]:
        numbers = [self.number(child) for child in tree.children]
        match tree.kind:
            case "exactly":
                return numbers[0], numbers[0]
            case "between":
                return numbers[0], numbers[1]
            case _:
                return numbers[0], None

    def option(self, tree: Branch) -> Option:
        name, title, cites, *rest = tree.children
        branches = [child for child in rest if isinstance(child, Branch)]
        return Option(
            span=self.span(tree),
            name=self.word(name),
            title=self.quoted(title),
            citations=self.citations(cites),
            requires=self.related(branches, "requires"),
            excludes=self.related(branches, "excludes"),
            statements=tuple(
                self.when(child) if child.kind == "when" else self.statement(child)
                for child in branches
                if child.kind in ("when", "answer", "answer_in_parts")
            ),
        )

    def related(self, branches: list[Branch], relation: str) -> tuple[Word, ...]:
        return tuple(self.word(name) for branch in branches if branch.kind == relation for name in branch.children)

    def example(self, tree: Branch) -> Example:
        title, cites, *steps = tree.children
        return Example(
            span=self.span(tree),
            title=self.quoted(title),
            citations=self.citations(cites),
            steps=tuple(self.phrase(child) for child in steps if isinstance(child, Branch)),
        )

    def citations(self, cites: Child) -> tuple[Word, ...]:
        return () if cites is None else tuple(self.word(name) for name in _branch(cites).children)

    def phrase(self, tree: Branch) -> PhraseNode:
        return PhraseNode(
            span=self.span(tree), kind=tree.kind, parts=tuple(self.part(child) for child in tree.children)
        )

    def part(self, child: Child) -> Part:
        if child is None:
            return None
        if isinstance(child, Token):
            if child.kind in ("NUM", "INTEGER"):
                return self.number(child)
            return self.quoted(child) if child.kind == "STRING" else self.word(child)
        match child.kind:
            case "cards" | "plain_cards":
                return self.selector(child)
            case "pile":
                return Pile(span=self.span(child), cards=tuple(self.word(word) for word in child.children))
            case name if name in self.choices:
                return Word(span=self.span(child), text=" ".join(_token(word).text for word in child.children))
            case _:
                return self.phrase(child)

    def selector(self, tree: Branch) -> Selector:
        groups, but = tree.children
        return Selector(span=self.span(tree), groups=self.groups(groups), but=self.groups(but) if but else ())

    def groups(self, any_of: Child) -> tuple[tuple[Item, ...], ...]:
        return tuple(
            tuple(self.item(_branch(item)) for item in _branch(group).children) for group in _branch(any_of).children
        )

    def item(self, tree: Branch) -> Item:
        if tree.kind == "of":
            return Of(span=self.span(tree))
        words = [self.word(child) for child in tree.children]
        match tree.kind:
            case "deck_word":
                return words[0]
            case "range":
                return Range(span=self.span(tree), low=words[0], high=words[1])
            case _:
                return Same(span=self.span(tree), attribute=words[0])

    def word(self, child: Child) -> Word:
        token = _token(child)
        return Word(span=self.span(token), text=token.text)

    def number(self, child: Child) -> Number:
        token = _token(child)
        digits = token.text.lstrip("-").lstrip("0") or "0"
        size = int(digits) if len(digits) <= len(str(LARGEST_NUMBER)) else LARGEST_NUMBER
        return Number(span=self.span(token), value=-size if token.text.startswith("-") else size)

    def quoted(self, child: Child) -> Quoted:
        token = _token(child)
        return Quoted(span=self.span(token), text=readable(token.text[1:-1]).strip())

    def span(self, node: Branch | Token) -> Span:
        return Span(self.source, node.start, node.end)


def _branch(child: Child) -> Branch:
    assert isinstance(child, Branch)
    return child


def _token(child: Child) -> Token:
    assert isinstance(child, Token)
    return child
