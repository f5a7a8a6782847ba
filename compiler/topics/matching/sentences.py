"""Tell the rules on a turn: which card fits, and how many cards may be laid."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...rules.key import Key
from ...telling.facts import Told
from ...telling.teller import Teller
from ..deck.model import DECK_RANK_ORDER, DECK_RANK_WRAP
from ..players.facts import rank_begins
from ..rules import Rules
from ..several.sentences import tell_several
from ..wild.ban_sentences import bans_for_holding, bans_on_cards
from ..wild.facts import wild_cards
from .after_sentences import tell_following
from .ban_sentences import bans_in_first_turn, bans_under_conditions
from .claims import Fits, OrderOfRanks
from .model import MATCH_ATTRIBUTES

BY_ORDER = re.compile(r"(?<![\w-])(neighbour|higher|lower|next-up)(?![\w-])")
"""The words of a file that mean something only if the order of the ranks is known."""


def tell_turn(teller: Teller) -> Iterator[Told]:
    """Tell which card fits."""
    rules = teller.rules
    yield teller.told("turn.match", Fits(rules.matching.attributes), by=(MATCH_ATTRIBUTES,))
    by_order = "neighbour" in rules.matching.attributes or rank_begins(rules)
    if by_order or any(BY_ORDER.search(answer.text) for answer in rules.answers):
        yield _order(teller)
    yield from tell_following(teller)
    yield from bans_on_cards(teller, ~wild_cards(rules))
    yield from bans_for_holding(teller)
    yield from bans_in_first_turn(teller)
    yield from bans_under_conditions(teller)
    yield from tell_several(teller)


def _order(teller: Teller) -> Told:
    """Return the order of the ranks."""
    rules = teller.rules
    order = OrderOfRanks(tuple(rank.name for rank in rules.deck.ranks), rules.deck.wraps)
    return teller.told("turn.neighbours", order, by=_order_questions(rules))


def _order_questions(rules: Rules) -> tuple[Key, ...]:
    """Return the questions whose answers the author gave."""
    return tuple(key for key in (DECK_RANK_ORDER, DECK_RANK_WRAP) if rules.answer_to(key) is not None)
