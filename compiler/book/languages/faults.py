"""What is wrong with the messages of a language, measured against those that English has."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ...diagnostics.suggest import suggest
from .files import MODEL, LanguageFiles, shipped_files

FREE = ("cards-", "rank-", "colour-", "titles-in-script", "after-colon")
"""Messages that a language may have and another not: names of cards it needs, and how it is written."""


def faults_of(language: LanguageFiles) -> Iterator[str]:
    """Texts that are no messages, messages that are missing, and messages that nothing asks for."""
    for name, text in language.texts:
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
                yield f"{name}:{line}: this is no message: {(entry.content or '').strip().splitlines()[0]}"
    names, known = _message_names(language), _message_names(shipped_files(MODEL))
    for missing in known:
        if missing not in names and not missing.startswith(FREE):
            yield f"there is no message `{missing}`"
    referred = _referred_to(language)
    for name in names:
        if name not in known and name not in referred and not name.startswith(FREE):
            meant = suggest(name, tuple(known))
            yield f"nothing asks for the message `{name}`" + (f"; did you mean `{meant}`?" if meant else "")


class _References(Visitor):
    """Collects the names of the messages to which others refer."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Keep a name; Fluent finds the method by the name of the node."""
        self.names.add(node.id.name)


def _referred_to(language: LanguageFiles) -> set[str]:
    """The messages that are parts of others: a language may have such of its own."""
    references = _References()
    for _, text in language.texts:
        references.visit(FluentResource(text).body)
    return references.names


def _message_names(language: LanguageFiles) -> dict[str, None]:
    """The names of all messages, in their order."""
    return {
        entry.id.name: None
        for _, text in language.texts
        for entry in FluentResource(text).body
        if isinstance(entry, ast.Message)
    }
