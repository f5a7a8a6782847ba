"""Debts and the cards that answer them."""

from typing import Annotated, Literal

from pydantic import Field

from ...cards.cards import CardSet
from ...rules.model import MOST_CARDS, PerCard, Topic

ReplyMode = Literal["adds", "doubles", "replaces", "passes on", "sends back", "cancels"]


class Reply(Topic):
    """Cards that answer a debt, and what becomes of it."""

    cards: CardSet
    mode: ReplyMode


class Fine(Topic):
    """Cards to be drawn: a number, or the debt that is owed and perhaps some more."""

    cards: Annotated[int, Field(ge=0, le=MOST_CARDS)] = 0
    debt: bool = False
    """The debt comes on top."""


class Challenge(Topic):
    """The debtor may doubt that a card was laid lawfully: who then draws how many."""

    guilty: Fine
    challenger: Fine


class Obligations(Topic):
    """For each card that makes something owed, the replies to it; sets of one card do not overlap."""

    replies: PerCard[tuple[Reply, ...]]
    drawn_may_answer: bool = False
    """Whether a card drawn while a debt is served may answer it."""
    challenges: PerCard[Challenge | None] = ()
    """For each card that may be challenged, who pays what. Its `forbid … while holding` is then not enforced."""
