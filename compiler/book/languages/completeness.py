"""Measure a language against English: what it lacks, what cannot be formed, what nothing asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast

from ...diagnostics.suggest import suggest
from .card_names import FUNCTIONS
from .files import MODEL, LanguageFiles, shipped_files
from .language import language

FREE = ("cards-", "rank-", "colour-", "titles-in-script", "after-colon", "else-who", "turns-missed")
"""Messages that a language may have and another not: names of cards it needs, how it is written, parts of sentences."""
WITH_FORMS = ("cards-", "rank-", "colour-", "suit-word-")
"""Families of messages in which each language chooses by forms of its own."""
FORM_VALUES = frozenset(
    (
        "form",
        "gender",
        "rank",
        "colour",
        "suit",
        "sign",
        "letter",
        "bare",
        "many",
        "the",
        "number",
        "low",
        "high",
        "cards",
    )
)
"""What these may be given."""


@dataclass(frozen=True)
class Broken:
    """A message that cannot be read, or that cannot be formed: English is printed in its place."""

    file: str
    line: int
    message: str
    """Its name; empty where the text is no message at all."""
    why: str


@dataclass(frozen=True)
class LeftOver:
    """A message that nothing asks for."""

    message: str
    meant: str | None
    """The message that may have been meant."""


@dataclass(frozen=True)
class Completeness:
    """The messages that a language has and lacks."""

    tag: str
    name: str
    """The language's own name for itself."""
    needed: int
    """The number of messages in a complete language, of those that English has."""
    missing: tuple[str, ...]
    """The messages that it lacks, or has broken: for these English is printed."""
    broken: tuple[Broken, ...]
    left_over: tuple[LeftOver, ...]

    @property
    def complete(self) -> bool:
        """Return whether nothing is to be mended."""
        return not (self.missing or self.broken or self.left_over)


def completeness_of(files: LanguageFiles) -> Completeness:
    """Look through the messages of a language."""
    own, model = _messages(files), _messages(shipped_files(MODEL))
    broken = tuple(_broken(files))
    unusable = {one.message for one in broken}
    needed = [name for name in model if not name.startswith(FREE)]
    left_over = own.keys() - model.keys() - _parts(files)
    return Completeness(
        files.tag,
        language(files).name,
        len(needed),
        tuple(name for name in needed if name not in own or name in unusable),
        broken,
        tuple(
            LeftOver(name, suggest(name, tuple(model)))
            for name in own
            if name in left_over and not name.startswith(FREE)
        ),
    )


def by_file(names: Iterable[str]) -> dict[str, list[str]]:
    """Return messages by the file of English in which they stand."""
    wanted = set(names)
    found = {file: _names_in(text) for file, text in shipped_files(MODEL).texts}
    return {file: here for file, all_names in found.items() if (here := [name for name in all_names if name in wanted])}


def _names_in(text: str) -> list[str]:
    return [entry.id.name for entry in _entries(text) if isinstance(entry, ast.Message)]


def _broken(files: LanguageFiles) -> Iterator[Broken]:
    """Return the messages that cannot be read or formed, except those that a later file replaces."""
    messages = _messages(files)
    for file, text in files.texts:
        for entry in _entries(text):
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
            if isinstance(entry, ast.Junk):
                yield Broken(file, line, "", f"this is no message: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message) and messages[entry.id.name] is entry:
                why = next(_faults(entry.id.name, messages), None)
                if why is not None:
                    yield Broken(file, line, entry.id.name, why)


def _faults(name: str, messages: dict[str, ast.Message]) -> Iterator[str]:
    """Report why a message cannot be formed."""
    model = _messages(shipped_files(MODEL))
    if messages[name].value is None:
        yield "it has no text"
    found = list(_with_parts(name, messages))
    for node in _nodes(found):
        if isinstance(node, ast.MessageReference) and node.id.name not in messages:
            yield f"there is no message `{node.id.name}` to refer to"
        elif isinstance(node, ast.TermReference):
            yield f"there is no term `-{node.id.name}`"
        elif isinstance(node, ast.FunctionReference) and node.id.name not in FUNCTIONS:
            yield f"there is no function `{node.id.name}`"
    if name in model or name.startswith(WITH_FORMS):
        known = _values(list(_with_parts(name, model))) | (FORM_VALUES if name.startswith(WITH_FORMS) else set())
        for value in sorted(_values(found) - known):
            meant = suggest(value, tuple(known))
            yield f"it is given no `${value}`" + (f"; did you mean `${meant}`?" if meant else "")


def _with_parts(name: str, messages: dict[str, ast.Message], seen: tuple[str, ...] = ()) -> Iterator[ast.Message]:
    """Yield a message with those that it refers to."""
    if name in messages and name not in seen:
        yield messages[name]
        for part in sorted(_references(messages[name])):
            yield from _with_parts(part, messages, (*seen, name))


def _values(messages: list[ast.Message]) -> set[str]:
    """Return the values that messages take."""
    return {node.id.name for node in _nodes(messages) if isinstance(node, ast.VariableReference)}


def _references(message: ast.Message) -> set[str]:
    return {node.id.name for node in _nodes(message) if isinstance(node, ast.MessageReference)}


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    """Yield a node of the syntax with everything in it."""
    if isinstance(node, list):
        for item in node:
            yield from _nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from _nodes(value)


@cache
def _entries(text: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(text).body)


@cache
def _messages(files: LanguageFiles) -> dict[str, ast.Message]:
    """Return the messages of a language by their names, in their order; what a later file says counts."""
    found = [entry for _, text in files.texts for entry in _entries(text) if isinstance(entry, ast.Message)]
    return {message.id.name: message for message in found}


@cache
def _parts(files: LanguageFiles) -> frozenset[str]:
    """Return the messages to which others refer: a language may have such of its own."""
    return frozenset(name for message in _messages(files).values() for name in _references(message))
