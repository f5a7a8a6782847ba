"""Write rules as JSON, everything that is agreed for one table, with its schema; `rules_from_json` reads it back."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

from ..cards.cards import CardSet, Deck
from ..questions.answer import Answer, Origin
from ..record import Record
from ..rules.limits import Between
from ..rules.model import MOST_SEATS
from ..source import Span
from .agreed import Agreed, Identity, OptionOffer
from .manners.told import ToldRule
from .topic_models import TopicModels

if TYPE_CHECKING:
    from pydantic import TypeAdapter

FORMAT: Literal["crazy8-whole-rules"] = "crazy8-whole-rules"
_MOST = 100_000
MODEL = "model"
"""The member that names the model of an answer's value."""

Number = Annotated[int, Between(1, _MOST)]


class StatementPlace(Record):
    """Where a statement stands, and the text that stands there."""

    file: str
    line: Number
    column: Number
    text: str


class WrittenPart(Record):
    """A part of an answer that is not on the word of the rest of it."""

    question: str
    text: str
    origin: Origin


class WrittenAnswer(Record):
    """An answer, with the place instead of a stretch of a text that is not at hand."""

    question: str
    value: Any
    """A word, a number, a list, or an object whose member `model` names its model."""
    text: str
    origin: Origin
    place: StatementPlace
    cards: CardSet | None
    number: int | None
    owed: CardSet | None
    parts: tuple[WrittenPart, ...]


class WrittenOffer(Record):
    """An option that could be chosen."""

    name: str
    title: str
    requires: tuple[str, ...]
    excludes: tuple[str, ...]
    cites: tuple[str, ...]
    place: StatementPlace


class WrittenIdentity(Record):
    """The head of the file."""

    name: str
    title: str
    titles: tuple[tuple[str, str], ...]
    sources: tuple[tuple[str, str, str | None], ...]
    countries: tuple[str, ...]
    place: StatementPlace


class RulesAsJson(Record):
    """The rules of one table."""

    format: Literal["crazy8-whole-rules"]
    version: Literal[1]
    identity: WrittenIdentity
    offers: tuple[WrittenOffer, ...]
    players: Annotated[int, Between(2, MOST_SEATS)]
    options: tuple[str, ...]
    deck: Deck
    topics: TopicModels
    answers: tuple[WrittenAnswer, ...]
    notes: tuple[tuple[str, str], ...]
    told: tuple[ToldRule, ...]


def rules_schema() -> dict[str, Any]:
    """Return the JSON Schema of rules, made from the models."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **adapter(RulesAsJson).json_schema()}


def rules_to_json(rules: Agreed) -> str:
    """Write everything that is agreed for one table, as one JSON object."""
    return adapter(RulesAsJson).dump_json(_written(rules), indent=2).decode() + "\n"


def _written(rules: Agreed) -> RulesAsJson:
    identity = rules.identity
    return RulesAsJson(
        format=FORMAT,
        version=1,
        identity=WrittenIdentity(**_with_place(identity)),
        offers=tuple(WrittenOffer(**_with_place(offer)) for offer in rules.offers),
        players=rules.people,
        options=rules.options,
        deck=rules.deck,
        topics=TopicModels(**{name: getattr(rules, name) for name in TopicModels.field_names}),
        answers=tuple(map(_answer, rules.answers)),
        notes=rules.notes,
        told=rules.told,
    )


def _answer(answer: Answer) -> WrittenAnswer:
    parts = tuple(WrittenPart(**part._asdict()) for part in answer.parts)
    return WrittenAnswer(**_with_place(answer) | {"value": _plain(answer.value), "parts": parts})


def _with_place(value: Identity | OptionOffer | Answer) -> dict[str, Any]:
    members = value._asdict()
    span: Span = members.pop("span")
    place = StatementPlace(file=span.source.name, line=span.line, column=span.column, text=span.text)
    return {**members, "place": place}


def _plain(value: object) -> Any:
    """Return the value of an answer, with the names of its models."""
    if isinstance(value, Record):
        return {MODEL: type(value).__name__, **{name: _plain(getattr(value, name)) for name in value.field_names}}
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


@lru_cache(maxsize=128)
def adapter(kind: Any) -> TypeAdapter[Any]:
    """Return the validator of a model, kept because building it takes longer than using it."""
    from pydantic import TypeAdapter

    return TypeAdapter(kind)
