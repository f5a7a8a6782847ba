"""Check the two lines that every file begins with."""

from __future__ import annotations

import re

from ..diagnostics.diagnostic import Diagnostic, Repair
from ..source import Span
from .document import Document
from .lexer import SPACES
from .nodes import VariantHead, Version
from .reports.syntax import (
    EmptyFile,
    VariantMissing,
    VariantTwice,
    VersionMissing,
    VersionUnknown,
)

LANGUAGE_VERSION = 2


def unknown_version(document: Document) -> Diagnostic | None:
    """Return the report of a version that is not known; then all other faults may be none."""
    head = document.body[0] if document.body else None
    if not isinstance(head, Version) or head.number.value == LANGUAGE_VERSION:
        return None
    return VersionUnknown(span=head.number.span, version=head.number.value, known=LANGUAGE_VERSION)


def head_faults(document: Document, other_faults: bool) -> list[Diagnostic]:
    """Report what is wrong with the two lines that every file begins with."""
    body = document.body
    start = Span(document.source, 0, 0)
    if all(isinstance(node, Version) for node in body) and not other_faults:
        return [EmptyFile(span=body[0].span if body else start)]
    faults: list[Diagnostic] = []
    versions = [node for node in body if isinstance(node, Version)]
    if not versions and not _begins_a_line("c8", document):
        faults.append(VersionMissing(span=body[0].span.first_line, repair=Repair(start, "c8 2\n", safe=True)))
    elif versions and (versions[0] is not body[0] or len(versions) > 1):
        faults.append(VersionMissing(span=versions[-1].span))
    heads = [node for node in body if isinstance(node, VariantHead)]
    if not heads and not _begins_a_line("variant", document):
        faults.append(VariantMissing(span=body[0].span.first_line))
    faults.extend(VariantTwice(span=head.span) for head in heads[1:])
    return faults


def _begins_a_line(word: str, document: Document) -> bool:
    """Return whether a statement is there, even if it has a fault that is told already."""
    return re.search(rf"(?:^|[\r\n])[{SPACES}]*{word}\b", document.source.text) is not None
