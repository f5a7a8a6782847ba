"""Read statements on wild cards and bans."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import NeedsDeck, Saying, selector
from ...language.nodes import Statement
from ..counters.model import WILD_PRIVATE_RANK
from ..effects.model import Naming
from ..effects.statements import naming
from .model import WILD_CHALLENGE, WILD_PLAYABLE_ON, WILD_RESTRICTED_USE, WILD_WHICH, Wild


def _wild(statement: Statement, *, optional: bool = False) -> Saying:
    cards, *rest = statement.parts
    value = naming(rest[0], _named_wild, optional=optional) if rest else Wild.said()
    return Saying(WILD_WHICH, value, selector(cards))


def _wild_counter(statement: Statement) -> Saying:
    part = statement.parts[0]
    return Saying(WILD_PRIVATE_RANK, Wild.said() if part is None else naming(part, _named_wild))


def _named_wild(named: Naming) -> Wild:
    return Wild.said(naming=named)


def _forbid_holding(statement: Statement) -> Saying:
    cards, held = statement.parts
    return Saying(WILD_RESTRICTED_USE, NeedsDeck(lambda reader: reader.relation(selector(held))), selector(cards))


_OF_BANS = (WILD_RESTRICTED_USE, WILD_CHALLENGE)
"""A card that is not forbidden while others are held cannot be doubted for that either."""


READERS: dict[str, Callable[[Statement], Saying]] = {
    "wild": _wild,
    "wild_names": _wild,
    "wild_may_name": lambda said: _wild(said, optional=True),
    "no_wild": lambda said: Saying(WILD_WHICH, None, selector(said.parts[0])),
    "forbid": lambda said: Saying(WILD_PLAYABLE_ON, None, selector(said.parts[0]), selector(said.parts[1])),
    "no_forbid": lambda said: Saying(WILD_PLAYABLE_ON, None, selector(said.parts[0]), lifts=_OF_BANS),
    "wild_counter": _wild_counter,
    "forbid_holding": _forbid_holding,
}
