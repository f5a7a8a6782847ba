"""Exchange one statement of a variant, and resolve it without reading the text again."""

from __future__ import annotations

from ..language.nodes import BodyNode, Option, Statement, When
from .link import LinkedVariant, Member
from .resolver import Resolver


def exchanged(resolver: Resolver, old: Statement | Option, new: Statement | Option | None) -> Resolver:
    """Return a resolver of the variant with one statement or option replaced, or left out, in whichever file it is."""
    line = tuple(_changed_file(member, old, new) for member in resolver.variant.line)
    return resolver.for_changed(LinkedVariant(line))


def _changed_file(member: Member, old: Statement | Option, new: Statement | Option | None) -> Member:
    if not any(node is old or _holds(node, old) for node in member.document.body):
        return member
    body = tuple(changed for node in member.document.body for changed in _changed(node, old, new))
    return member._replace(document=member.document.with_changes(body=body))


def _changed(node: BodyNode, old: Statement | Option, new: Statement | Option | None) -> tuple[BodyNode, ...]:
    if node is old:
        return () if new is None else (new,)
    if isinstance(node, Option | When) and _holds(node, old):
        inner = tuple(changed for statement in node.statements for changed in _changed(statement, old, new))
        return (node.with_changes(statements=inner),)
    return (node,)


def _holds(node: BodyNode, old: Statement | Option) -> bool:
    """Return whether a statement stands in an option or a block."""
    if not isinstance(node, Option | When):
        return False
    return any(statement is old or _holds(statement, old) for statement in node.statements)
