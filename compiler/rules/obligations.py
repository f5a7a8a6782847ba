"""Debts and the cards that answer them."""

from __future__ import annotations

from typing import Literal

from crazy8.compiler.rules.cards import CardSet
from crazy8.compiler.rules.topic import PerCard, Topic

ReplyMode = Literal["adds", "doubles", "replaces", "passes on", "sends back", "cancels"]


class Reply(Topic):
    """Cards that answer a debt, and what becomes of it."""

    cards: CardSet
    mode: ReplyMode


class Obligations(Topic):
    """For each card that makes something owed, the replies to it; sets of one card do not overlap."""

    replies: PerCard[tuple[Reply, ...]]
