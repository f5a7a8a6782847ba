"""Rules as JSON, and back: everything that is agreed for one table, validated by pydantic when it comes from outside.

Nobody wrote such a text statement by statement, so nothing of it is taken at its word. Pydantic holds it against the
types of the models, with their limits; what those cannot say is looked at here: that lists with one value for each card
are as long as the deck has cards, and that sets of cards name none that the deck lacks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    cast,
)

from ..cards.cards import CardSet, Deck
from ..diagnostics.diagnostic import Diagnostic, Severity
from ..questions.answer import Answer, Origin
from ..record import Record
from ..rules.key import Key
from ..rules.limits import Between
from ..rules.model import MOST_SEATS, Topic
from ..source import Source, Span
from .calls.model import Calls
from .deal.model import Deal
from .debts.model import Debts
from .drawing.model import Drawing
from .effects.model import Effects
from .finish.model import Finish
from .game.model import GameRules
from .matching.model import Matching
from .out_of_turn.model import OutOfTurn
from .players.model import Seating
from .registry import by_key
from .rules import Identity, OptionOffer, Rules
from .rules_as_json_faults import Path, faults_in, faults_of_deck
from .scoring.model import Scoring
from .several.model import Several
from .starter.model import Starter
from .stock.model import Stock

if TYPE_CHECKING:
    from pydantic import TypeAdapter, ValidationError

FORMAT: Literal["crazy8-whole-rules"] = "crazy8-whole-rules"
_MOST = 100_000
_MODEL = "model"
"""The member that names the model of an answer's value."""

Number = Annotated[int, Between(1, _MOST)]


class UnsoundRules(Diagnostic):
    """Rules in JSON that are none; no page of `c8 explain` tells of it, for no `.c8` text has this fault."""

    code: ClassVar[str] = "C8-UNSOUND-RULES"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{path}`: {problem}"
    hint: ClassVar[str | None] = "the schema is `crazy8.rules_schema()`"

    path: str
    """Where it stands: `topics.drawing.amount.cards`."""
    problem: str


class StatementPlace(Record):
    """Where a statement stands, and the text that stands there."""

    file: str
    line: Number
    column: Number
    text: str


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


class Topics(Record):
    """The models of all topics, by the names that `Rules` has for them."""

    seating: Seating
    deal: Deal
    starter: Starter
    matching: Matching
    drawing: Drawing
    stock: Stock
    effects: Effects
    debts: Debts
    several: Several
    out_of_turn: OutOfTurn
    calls: Calls
    finish: Finish
    scoring: Scoring
    game: GameRules


class RulesAsJson(Record):
    """The rules of one table."""

    format: Literal["crazy8-whole-rules"]
    version: Literal[1]
    identity: WrittenIdentity
    offers: tuple[WrittenOffer, ...]
    players: Annotated[int, Between(2, MOST_SEATS)]
    options: tuple[str, ...]
    deck: Deck
    topics: Topics
    answers: tuple[WrittenAnswer, ...]
    notes: tuple[tuple[str, str], ...]


class RulesRead(NamedTuple):
    """The rules that a text holds, or what is wrong with it."""

    rules: Rules | None
    reports: tuple[Diagnostic, ...]


def rules_schema() -> dict[str, Any]:
    """The JSON Schema of rules, made from the models."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **_adapter(RulesAsJson).json_schema()}


# ---- rules to JSON


def rules_to_json(rules: Rules) -> str:
    """Everything that is agreed for one table, as one JSON object."""
    return _adapter(RulesAsJson).dump_json(_written(rules), indent=2).decode() + "\n"


def _written(rules: Rules) -> RulesAsJson:
    identity = rules.identity
    return RulesAsJson(
        format=FORMAT,
        version=1,
        identity=WrittenIdentity(**_with_place(identity)),
        offers=tuple(WrittenOffer(**_with_place(one)) for one in rules.offers),
        players=rules.players,
        options=rules.options,
        deck=rules.deck,
        topics=Topics(**{name: getattr(rules, name) for name in Topics.field_names}),
        answers=tuple(WrittenAnswer(**_with_place(one) | {"value": _plain(one.value)}) for one in rules.answers),
        notes=rules.notes,
    )


def _with_place(value: Identity | OptionOffer | Answer) -> dict[str, Any]:
    members = value._asdict()
    span: Span = members.pop("span")
    place = StatementPlace(file=span.source.name, line=span.line, column=span.column, text=span.text)
    return {**members, "place": place}


def _plain(value: object) -> Any:
    """The value of an answer, with the names of its models."""
    if isinstance(value, Record):
        return {_MODEL: type(value).__name__, **{name: _plain(getattr(value, name)) for name in value.field_names}}
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


# ---- JSON to rules


def rules_from_json(text: str, name: str) -> RulesRead:
    """The rules that a text holds; `name` is what the text is called in reports."""
    from pydantic import ValidationError

    source = Source(name, text)
    try:
        written: RulesAsJson = _adapter(RulesAsJson).validate_json(text)
    except ValidationError as error:
        return RulesRead(None, tuple(_report(source, path, problem) for path, problem in _told(error)))
    faults = [*faults_of_deck(written.deck), *faults_in(written, RulesAsJson, written.deck, ())]
    answers = []
    for number, one in enumerate(written.answers):
        try:
            answers.append(_answer(one))
        except ValidationError as error:
            faults += [(("answers", number, "value", *path), problem) for path, problem in _told(error)]
        except UnknownNameError as error:
            faults.append((("answers", number), str(error)))
    if faults:
        return RulesRead(None, tuple(_report(source, path, problem) for path, problem in faults))
    rules = Rules(
        identity=Identity(**_with_span(written.identity)),
        offers=tuple(OptionOffer(**_with_span(one)) for one in written.offers),
        players=written.players,
        options=written.options,
        answers=tuple(answers),
        deck=written.deck,
        notes=tuple((_key(key), words) for key, words in written.notes),
        **{name: getattr(written.topics, name) for name in Topics.field_names},
    )
    return RulesRead(rules, ())


@lru_cache(maxsize=128)
def _adapter(kind: Any) -> TypeAdapter[Any]:
    """What validates a model; building it takes longer than using it."""
    from pydantic import TypeAdapter

    return TypeAdapter(kind)


def _told(error: ValidationError) -> Iterator[tuple[Path, str]]:
    return ((one["loc"], one["msg"]) for one in error.errors())


def _report(source: Source, path: Path, problem: str) -> Diagnostic:
    where = ".".join(map(str, path)) or "the text"
    return UnsoundRules(span=Span(source, 0, 0), path=where, problem=problem[:1].lower() + problem[1:])


def _answer(one: WrittenAnswer) -> Answer:
    question = by_key(Key(one.question))
    if question is None:
        raise UnknownNameError(f"no question is called `{one.question}`")
    return Answer(**_with_span(one) | {"question": question.key, "value": _value(one.value)})


def _with_span(one: WrittenAnswer | WrittenOffer | WrittenIdentity) -> dict[str, Any]:
    members = {name: getattr(one, name) for name in one.field_names if name != "place"}
    place = one.place
    before = "\n" * (place.line - 1) + " " * (place.column - 1)
    source = Source(place.file, before + place.text)
    return {**members, "span": Span(source, len(before), len(source.text))}


def _key(name: str) -> Key:
    question = by_key(Key(name))
    return Key(name) if question is None else question.key


class UnknownNameError(Exception):
    """An answer names a question or a model that there is not."""


def _value(value: Any) -> Any:
    """The value of an answer. Raises `ValidationError` or `UnknownNameError`."""
    if isinstance(value, list):
        return tuple(map(_value, value))
    if not isinstance(value, dict):
        return value
    kind = next((one for one in _models(Topic) if one.__name__ == value.get(_MODEL)), None)
    if kind is None:
        raise UnknownNameError(f"no model is called `{value.get(_MODEL)}`")
    members = {name: _value(part) for name, part in value.items() if name != _MODEL}
    return _adapter(cast(Any, kind)).validate_python(members)


def _models(kind: type[Topic]) -> Iterator[type[Topic]]:
    for below in kind.__subclasses__():
        yield below
        yield from _models(below)
