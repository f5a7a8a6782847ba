"""Select the statements that count for one table, layer by layer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..language.nodes import Option, Statement, When
from ..questions.answer import Origin
from .link import HOUSE, LinkedVariant, Member


class Layer(NamedTuple):
    """The statements of equal standing; a later layer overrides an earlier one."""

    member: Member
    option: Option | None
    statements: tuple[Statement, ...]

    def origin_of(self, statement: Statement) -> Origin:
        """Return the origin of a statement of this layer."""
        if self.option is not None:
            cites = statement.citations or self.option.citations or self.member.head.citations
            names = tuple(word.text for word in cites) or (HOUSE,)
            return Origin(kind="option", names=names, layer=self.member.name, option=self.option.name.text)
        names = self.member.citations_of(statement)
        return Origin(kind="house" if HOUSE in names else "source", names=names, layer=self.member.name)


def origin_of(cited: tuple[str, ...], whole: Origin) -> Origin:
    """Return the origin of a part of a statement that has citations of its own."""
    kind = whole.kind if whole.kind == "option" else "house" if HOUSE in cited else "source"
    return whole._replace(kind=kind, names=cited)


def layers_for(variant: LinkedVariant, players: int, chosen: Sequence[str]) -> list[Layer]:
    """Return the layers that count: base before variant, plain statements before blocks, then the chosen options."""
    layers: list[Layer] = []
    for member in variant.line:
        layers.extend(_split(member, None, member.document.body, players))
    for member, option in variant.options():
        if option.name.text in chosen:
            layers.extend(_split(member, option, option.statements, players))
    return layers


def _split(member: Member, option: Option | None, nodes: Sequence[object], players: int) -> Iterator[Layer]:
    plain = tuple(node for node in nodes if isinstance(node, Statement))
    if plain:
        yield Layer(member, option, plain)
    blocks = [node for node in nodes if isinstance(node, When) and holds_for(node, players)]
    if blocks:
        yield Layer(member, option, tuple(statement for block in blocks for statement in block.statements))


def holds_for(block: When, players: int) -> bool:
    """Return whether a `when` block is about a number of players."""
    return block.low.value <= players and (block.high is None or players <= block.high.value)
