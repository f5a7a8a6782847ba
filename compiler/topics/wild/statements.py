"""Read statements on wild cards and bans."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import FaultError, Saying, selector
from ...diagnostics.diagnostic import Repair
from ...language.nodes import Statement
from ...source import Span
from ..counters.model import WILD_PRIVATE_RANK
from ..effects.model import Naming
from ..effects.statements import naming
from .model import WILD_CHALLENGE, WILD_PLAYABLE_ON, WILD_RESTRICTED_USE, WILD_WHICH, Wild
from .reports import NamesOrNot


def _wild(statement: Statement, *, optional: bool = False) -> Saying:
    cards, *rest = statement.parts
    value = naming(rest[0], _named_wild, optional=optional) if rest else Wild.said()
    return Saying(WILD_WHICH, value, selector(cards))


def _wild_alone(statement: Statement) -> Saying:
    """Refuse a wild card of which nothing says whether it names a suit: players mean either. Raises `FaultError`."""
    end = statement.span.end
    repair = Repair(Span(statement.span.source, end, end), ": names suit", safe=False)
    raise FaultError(NamesOrNot(span=statement.span, statement=statement.span.text, repair=repair))


def _wild_counter(statement: Statement) -> Saying:
    value = naming(statement.parts[0], _named_wild) if statement.parts else Wild.said()
    return Saying(WILD_PRIVATE_RANK, value)


def _named_wild(named: Naming) -> Wild:
    return Wild.said(naming=named)


_OF_BANS = (WILD_RESTRICTED_USE, WILD_CHALLENGE)
"""A card that is not forbidden while others are held cannot be doubted for that either."""


READERS: dict[str, Callable[[Statement], Saying]] = {
    "wild": _wild_alone,
    "wild_names": _wild,
    "wild_names_nothing": _wild,
    "wild_may_name": lambda said: _wild(said, optional=True),
    "no_wild": lambda said: Saying(WILD_WHICH, None, selector(said.parts[0])),
    "forbid": lambda said: Saying(WILD_PLAYABLE_ON, None, selector(said.parts[0]), selector(said.parts[1])),
    "no_forbid": lambda said: Saying(WILD_PLAYABLE_ON, None, selector(said.parts[0]), lifts=_OF_BANS),
    "wild_counter": _wild_counter,
}
