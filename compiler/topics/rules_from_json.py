"""Read rules from JSON, validated by pydantic.

Nobody wrote such a text statement by statement, so nothing of it is taken at its word. Pydantic holds it against the
types of the models, with their limits; what those cannot say is looked at here: that lists with one value for each card
are as long as the deck has cards, that sets of cards name none that the deck lacks, that an answer is of the type that
the key of its question declares, and that players, options and answers do not contradict each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ..diagnostics.diagnostic import Diagnostic
from ..questions.answer import Answer, AnswerPart
from ..rules.key import Key, Plain, type_of_answer
from ..rules.model import Topic
from ..source import Source, Span
from .agreed import Identity, OptionOffer
from .registry import by_key
from .reports.json import UnsoundRules
from .rules import Rules
from .rules_as_json import MODEL, RulesAsJson, WrittenAnswer, WrittenIdentity, WrittenOffer, adapter
from .rules_as_json_faults import Path, faults_in, faults_of_deck
from .topic_models import TopicModels

if TYPE_CHECKING:
    from pydantic import ValidationError


class RulesRead(NamedTuple):
    """The rules that a text holds, or what is wrong with it."""

    rules: Rules | None
    reports: tuple[Diagnostic, ...]


def rules_from_json(text: str, name: str) -> RulesRead:
    """Return the rules that a text holds; `name` is what the text is called in reports."""
    from pydantic import ValidationError

    source = Source(name, text)
    try:
        written: RulesAsJson = adapter(RulesAsJson).validate_json(text)
    except ValidationError as error:
        return RulesRead(None, tuple(_report(source, path, problem) for path, problem in _told(error)))
    faults = [
        *faults_of_deck(written.deck),
        *faults_in(written, RulesAsJson, written.deck, ()),
        *_contradictions(written),
    ]
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
        offers=tuple(OptionOffer(**_with_span(offer)) for offer in written.offers),
        people=written.players,
        players=written.players * 2 if written.topics.seating.dummies else written.players,
        options=written.options,
        answers=tuple(answers),
        deck=written.deck,
        notes=tuple((_key(key), words) for key, words in written.notes),
        told=written.told,
        **{name: getattr(written.topics, name) for name in TopicModels.field_names},
    )
    return RulesRead(rules, ())


def _contradictions(written: RulesAsJson) -> Iterator[tuple[Path, str]]:
    """Yield the places where one part contradicts another."""
    seats, offers = written.topics.seating.range, {one.name: one for one in written.offers}
    if not seats.fewest <= written.players <= seats.most:
        yield ("players",), f"there are {written.players}, and `topics.seating` allows {seats.fewest} to {seats.most}"
    for number, name in enumerate(written.options):
        offer = offers.get(name)
        if offer is None:
            yield ("options", number), f"no offer is called `{name}`"
        elif not {*offer.requires} <= {*written.options} or {*offer.excludes} & {*written.options}:
            yield ("options", number), f"the offer of `{name}` does not go with the other options"
    answered: set[str] = set()
    for number, one in enumerate(written.answers):
        question = by_key(one.question)
        if question is not None and isinstance(question.key, Plain) and one.question in answered:
            yield ("answers", number), f"`{one.question}` is answered once more"
        answered.add(one.question)


def _told(error: ValidationError) -> Iterator[tuple[Path, str]]:
    return ((one["loc"], one["msg"]) for one in error.errors())


def _report(source: Source, path: Path, problem: str) -> Diagnostic:
    where = ".".join(map(str, path)) or "the text"
    return UnsoundRules(span=Span(source, 0, 0), path=where, problem=problem[:1].lower() + problem[1:])


def _answer(one: WrittenAnswer) -> Answer:
    question = by_key(Key(one.question))
    if question is None:
        raise UnknownNameError(f"no question is called `{one.question}`")
    value, kind = _value(one.value), type_of_answer(question.key)
    if value is not None and kind is not None:  # `None` says "none" to every question
        adapter(kind).validate_python(value, strict=True)
    parts = tuple(AnswerPart(_key(part.question), part.text, part.origin) for part in one.parts)
    return Answer(**_with_span(one) | {"question": question.key, "value": value, "parts": parts})


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
    """Raised for an answer that names an unknown question or model."""


def _value(value: Any) -> Any:
    """Return the value of an answer. Raises `ValidationError` or `UnknownNameError`."""
    if isinstance(value, list):
        return tuple(map(_value, value))
    if not isinstance(value, dict):
        return value
    kind = next((model for model in _models(Topic) if model.__name__ == value.get(MODEL)), None)
    if kind is None:
        raise UnknownNameError(f"no model is called `{value.get(MODEL)}`")
    members = {name: _value(part) for name, part in value.items() if name != MODEL}
    return adapter(cast(Any, kind)).validate_python(members)


def _models(kind: type[Topic]) -> Iterator[type[Topic]]:
    for below in kind.__subclasses__():
        yield below
        yield from _models(below)
