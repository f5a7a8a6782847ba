"""Hold everything that is agreed for one table: a player count, a choice of options, and all answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from ..questions.answer import Answer, words_of
from ..rules.key import Key, Keyed
from ..rules.model import Topic
from .agreed import Agreed, Identity, OptionOffer
from .starter.model import STARTER_EXISTS
from .topic_models import TopicModels

Value = TypeVar("Value")


class Parts(Protocol):
    """What makes the parts of rules when somebody looks at them, and remembers what they depend on."""

    def part(self, name: str) -> object:
        """Return a part, by the name that `Rules` has for it."""

    def answers_to(self, question: Key) -> tuple[Answer, ...]:
        """Return all answers to a question."""

    def answers_with(self, words: Set[str]) -> Iterable[Answer]:
        """Return the answers that are said with one of these words, or by groups of cards that are."""

    def once(self, key: object, work: Callable[[Rules], Value], rules: Rules) -> Value:
        """Return the result of some work on the rules."""


class Rules(Agreed):
    """The rules for one table: what is agreed, and what can be asked of it."""

    _parts: ClassVar[Parts | None] = None
    """What makes the parts, if they are made on demand; each such table has its own."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            """Return a part of rules that are made on demand; whole rules have all of them."""
            if self._parts is None or name not in self.field_names:
                raise AttributeError(f"rules have no `{name}`", name=name, obj=self)
            return self._parts.part(name)

    def __dir__(self) -> Iterable[str]:
        """List the parts too, those that nobody has looked at yet included."""
        return sorted({*super().__dir__(), *self.field_names})

    def __repr__(self) -> str:
        """Return the table in a line; all that is agreed would fill pages."""
        options = f" with {', '.join(self.options)}" if self.options else ""
        return f"<Rules of {self.identity.name} for {self.people} players{options}>"

    def to_json(self) -> str:
        """Return everything that is agreed, as one JSON object; `crazy8.rules_from_json` reads it back."""
        from .rules_as_json import rules_to_json  # loads pydantic

        return rules_to_json(self)

    def once(self, key: object, work: Callable[[Rules], Value]) -> Value:
        """Return what a function makes of the rules; done once for all tables that are alike in what it looks at."""
        if self._parts is not None:
            return self._parts.once(key, work, self)
        worked_out: dict[object, Any] = self.__dict__.setdefault("_worked_out", {})
        if key not in worked_out:
            worked_out[key] = work(self)
        known: Value = worked_out[key]
        return known

    def answers_to(self, question: Key | Keyed) -> tuple[Answer, ...]:
        """Return all answers to a question: several if it is asked card by card or number by number.

        Raises `TypeError` for a bare text: it could be misspelt, and then it would have no answers.
        """
        key = question if isinstance(question, Key) else getattr(question, "key", None)
        if not isinstance(key, Key):
            raise TypeError(f"{question!r} is no question; `crazy8.QUESTIONS` has them all by their names")
        if self._parts is not None:
            return self._parts.answers_to(key)
        return tuple(answer for answer in self.answers if answer.question == key)

    def speak_of(self, words: Set[str]) -> bool:
        """Return whether some statement has one of these words."""
        if self._parts is None:
            return any(not words.isdisjoint(words_of(answer.text)) for answer in self.answers)
        return any(True for _ in self._parts.answers_with(words))

    def answer_to(self, question: Key | Keyed) -> Answer | None:
        """Return the answer to a question, the first one if there are several."""
        return next(iter(self.answers_to(question)), None)

    @property
    def topics(self) -> dict[str, Topic]:
        """All topics by their names, in the order of the rulebook."""
        return {name: getattr(self, name) for name in TopicModels.field_names}

    @property
    def stock_after_deal(self) -> int:
        """Return the size of the stock after the largest deal and the starter; it may be negative."""
        taken = self.players * self.deal.cards_each + self.deal.extra_by_seat
        return self.deck.size - taken - (1 if self.starter_from == "stock" else 0)

    @property
    def starter_from(self) -> str:
        """Return where the starter comes from; how it is treated, which hangs on many answers, is not looked at."""
        answer = self.answer_to(STARTER_EXISTS)
        return self.starter.comes_from if answer is None else str(answer.value)


def rules_on_demand(identity: Identity, offers: tuple[OptionOffer, ...], parts: Parts) -> Rules:
    """Return rules whose parts are made when somebody looks at them."""
    rules = object.__new__(Rules)
    rules.__dict__.update(identity=identity, offers=offers, _parts=parts)
    return rules
