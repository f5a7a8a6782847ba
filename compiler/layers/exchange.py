"""Exchange one statement of a variant, and resolve it without reading the text again."""

from __future__ import annotations

from ..language.nodes import BodyNode, Option, Statement, When
from .link import LinkedVariant
from .resolver import Resolver


def exchanged(resolver: Resolver, old: Statement, new: Statement | None) -> Resolver:
    """Return a resolver of the variant with one statement of its own file replaced, or left out."""
    own = resolver.variant.own
    body = tuple(changed for node in own.document.body for changed in _changed(node, old, new))
    document = own.document.with_changes(body=body)
    line = (*resolver.variant.line[:-1], own._replace(document=document))
    return resolver.for_changed(LinkedVariant(line))


def _changed(node: BodyNode, old: Statement, new: Statement | None) -> tuple[BodyNode, ...]:
    if node is old:
        return () if new is None else (new,)
    if isinstance(node, Option | When) and _holds(node, old):
        inner = tuple(changed for statement in node.statements for changed in _changed(statement, old, new))
        return (node.with_changes(statements=inner),)
    return (node,)


def _holds(node: Option | When, old: Statement) -> bool:
    return any(
        statement is old or (isinstance(statement, When) and _holds(statement, old)) for statement in node.statements
    )
