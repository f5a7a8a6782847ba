"""Define what is agreed for one table, as a value: who wrote it, for whom, all answers, and the topics."""

from __future__ import annotations

from typing import NamedTuple

from ..cards.cards import Deck
from ..questions.answer import Answer
from ..rules.key import Key
from ..source import Source, Span
from .manners.told import ToldRule
from .topic_models import TopicModels

_NOWHERE = Span(Source("", ""), 0, 0)
"""Stands for every place where two tables are compared."""


class Identity(NamedTuple):
    """What the head of a file says of the variant."""

    name: str
    title: str
    titles: tuple[tuple[str, str], ...]
    """Further titles: language tag and text."""
    sources: tuple[tuple[str, str, str | None], ...]
    """The declared sources: name, description, address."""
    span: Span
    """The `variant` statement."""
    countries: tuple[str, ...] = ()
    """Where the game is played in this way."""

    def title_in(self, language: str) -> str:
        """Return the title in a language, else the main one."""
        return dict(self.titles).get(language, self.title)


class OptionOffer(NamedTuple):
    """A house rule that the variant offers."""

    name: str
    title: str
    requires: tuple[str, ...]
    excludes: tuple[str, ...]
    cites: tuple[str, ...]
    span: Span


class Agreed(TopicModels):
    """Everything that is agreed. The topics are made from `answers` and hold nothing that those do not say.

    Two are equal if the same is agreed in the same words, wherever these words stand.
    """

    identity: Identity
    offers: tuple[OptionOffer, ...]
    """Every option that could be chosen."""
    people: int
    """How many sit at the table."""
    players: int
    """How many hands are played, each as by a player of its own: twice as many where everybody plays a dummy hand."""
    options: tuple[str, ...]
    """The chosen options, in the order of the file."""
    answers: tuple[Answer, ...]

    deck: Deck
    notes: tuple[tuple[Key, str], ...]
    """Table manners in the author's words: question and text."""
    told: tuple[ToldRule, ...]
    """The rules that are told and not played."""

    def _values(self) -> tuple[object, ...]:
        """Return what is compared: everything but the places of the words."""
        offers = tuple(offer._replace(span=_NOWHERE) for offer in self.offers)
        answers = tuple(answer._replace(span=_NOWHERE) for answer in self.answers)
        others = (getattr(self, name) for name in self.field_names if name not in ("identity", "offers", "answers"))
        return self.identity._replace(span=_NOWHERE), offers, answers, *others

    def __eq__(self, other: object) -> bool:
        """Return whether the same is agreed; for one and the same object nothing is looked at."""
        return self is other or super().__eq__(other)

    def __hash__(self) -> int:
        """Return a hash that agrees with equality, without making parts that nobody looks at."""
        return hash((self.identity.name, self.players, self.options))
