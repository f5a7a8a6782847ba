"""Define the shape of every report to the author of a rulebook.

A diagnostic is a value. A subclass stands for one thing that can be wrong and carries only the data of the case; its
wording is a template over its fields, so it can be tested, listed and explained without an occurrence at hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar, NamedTuple, Self

from ..record import Record
from ..source import Span

_LONGEST_TEXT = 400


class Severity(StrEnum):
    """The weight of a report."""

    ERROR = "error"
    """Play cannot go on, or the text contradicts itself."""
    WARNING = "warning"
    """Players will argue."""
    NOTE = "note"
    """Worth knowing; no finding, and no reason for a failing exit status."""


class Label(NamedTuple):
    """A further place that belongs to a report, with what is to be seen there."""

    span: Span
    text: str


class Repair(NamedTuple):
    """A change of the text that mends the fault: put `replacement` in place of `span`."""

    span: Span
    replacement: str
    safe: bool
    """Whether the change may be applied without asking its author."""
    why: str | None = None
    """What the change has to do with, in a line, where the report itself does not say it."""


class Diagnostic(Record):
    """One report: a subclass for the kind, its fields for the case."""

    page: ClassVar[str] = ""
    """What `c8 explain CODE` shows: a sentence, a few paragraphs, a text that raises it and one that does not. It is no
    docstring, for `python -OO` leaves docstrings out."""
    code: ClassVar[str]
    """Stable and public, such as `C8-DEAL-TOO-BIG`."""
    default_severity: ClassVar[Severity]
    template: ClassVar[str]
    """The message, with `{field}` holes: lower case, no final stop, user text in backticks, no repair in it."""
    hint: ClassVar[str | None] = None
    """What to do about it, with `{field}` holes; `None` if `help_text` says it case by case, or nothing can be said."""

    varies: ClassVar[tuple[str, ...]] = ()
    """Fields that differ from table to table while the cause stays the same."""
    only_deep: ClassVar[bool] = False
    """Whether only a deep check looks for it, so that the plain one cannot say that there is none to allow."""

    span: Span
    labels: tuple[Label, ...] = ()
    notes: tuple[str, ...] = ()
    """Facts that explain the case, one line each: player counts, numbers, what other rulebooks say."""
    repair: Repair | None = None

    @property
    def told_help(self) -> str | None:
        """What to do about it: why the repair mends it, else the repair in words."""
        return self.repair.why if self.repair is not None and self.repair.why is not None else self.help_text

    @property
    def repairs(self) -> tuple[Repair, ...]:
        """The changes of the text that mend the fault: `repair`, and more only where a report is about many places."""
        return () if self.repair is None else (self.repair,)

    @property
    def severity(self) -> Severity:
        """Return the severity of this case; a subclass may decide by its fields."""
        return self.default_severity

    @property
    def message(self) -> str:
        """The template with the fields of this case filled in."""
        return self.template.format(**self._shown())

    @property
    def help_text(self) -> str | None:
        """The repair in words, if there is one."""
        return None if self.hint is None else self.hint.format(**self._shown())

    def __str__(self) -> str:
        """Return the report in a line: place, weight, code, message."""
        return f"{self.span.source.name}:{self.span.line}: {self.severity}[{self.code}]: {self.message}"

    def _shown(self) -> dict[str, object]:
        """Return the data as it is put into words."""
        return {name: in_words(value) for name, value in self._data().items()}

    def with_notes(self, *notes: str) -> Self:
        """Return the same report with further facts at its end."""
        return self.with_changes(notes=self.notes + notes)


class _Count(int):
    """A number in a template, which `{stock:card}` puts as `1 card` or `3 cards`."""

    def __format__(self, word: str) -> str:
        """Return the number alone, or with a word that agrees with it."""
        return f"{int(self)} {word}{'' if self == 1 else 's'}" if word else str(int(self))


def in_words(value: object) -> object:
    """Return a value for a template; numbers can count things, and overlong words are cut."""
    if isinstance(value, str) and len(value) > _LONGEST_TEXT:
        return value[: _LONGEST_TEXT - 1] + "…"
    return _Count(value) if isinstance(value, int) and not isinstance(value, bool) else value


def is_finding(diagnostic: Diagnostic) -> bool:
    """Return whether a report makes the verdict "not clean"."""
    return diagnostic.severity is not Severity.NOTE


def in_reading_order(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Return sorted by source, place and code, without exact repetitions."""
    unique = dict.fromkeys(diagnostics)
    return sorted(unique, key=lambda one: (one.span.source.name, one.span.start, one.span.end, one.code))
