"""Rules as JSON: written, validated and read back to the same rules; whatever is wrong with it is a report."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema
import pytest
from covering import every_variant

import crazy8
from crazy8.compiler.layers.options import required_with
from crazy8.compiler.rules.key import Key, type_of_answer
from crazy8.compiler.topics.models import MODELS
from crazy8.compiler.topics.topic_models import TopicModels


@cache
def pagat() -> str:
    return crazy8.load("pagat").rules(players=3).to_json()


def without_places(answers: tuple[crazy8.Answer, ...]) -> list[tuple[object, ...]]:
    return [(*one[:4], one.span.source.name, one.span.line, one.span.text, *one[5:]) for one in answers]


@every_variant
def test_rules_come_back_as_they_were(name: str) -> None:
    variant = crazy8.load(name)
    with_required = (required_with(variant.rules().offers, (one.name,)) for one in variant.options)
    choices: list[tuple[str, ...]] = [(), *(one for one in with_required if one is not None)]
    for options in choices:
        rules = variant.rules(options=options)
        written = rules.to_json()
        again = crazy8.rules_from_json(written)
        assert again == rules
        assert hash(again) == hash(rules)
        assert without_places(again.answers) == without_places(rules.answers)
        assert again.to_json() == written


def test_rules_are_equal_if_the_same_is_agreed() -> None:
    rules = crazy8.load("pagat").rules(players=3)
    assert rules == crazy8.load("pagat").rules(players=3)
    others = [crazy8.load("pagat").rules(players=4), crazy8.load("pagat").rules(players=3, options=["twos"])]
    assert rules not in others
    assert rules != rules.with_changes(stock=rules.stock.with_changes(empty="pass"))
    assert rules != rules.to_json()


def test_every_topic_has_a_model_and_a_way_to_make_it() -> None:
    assert MODELS.keys() == set(TopicModels.field_names)


def test_what_is_written_fits_the_schema() -> None:
    jsonschema.Draft202012Validator(crazy8.RULES_SCHEMA).validate(json.loads(pagat()))


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each member; of a list to its first two."""
    if path:
        yield path
    if isinstance(value, dict):
        for name in value:
            yield from places_in(value[name], (*path, name))
    elif isinstance(value, list):
        for number in range(min(2, len(value))):
            yield from places_in(value[number], (*path, number))


REMOVED = object()
NEW_VALUES = [None, -1, 10**30, "", "lorem", [], {}, [[]], {"model": "lorem"}, 1.5, True, REMOVED]


def changed(path: tuple[Any, ...], new: Any) -> str:
    whole = json.loads(pagat())
    inner = whole
    for step in path[:-1]:
        inner = inner[step]
    if new is REMOVED:
        del inner[path[-1]]
    else:
        inner[path[-1]] = new
    return json.dumps(whole)


def is_refused(text: str) -> bool:
    """Whether a text is refused, with reports; asserts that it is read or refused, and nothing else."""
    try:
        crazy8.rules_from_json(text)
    except crazy8.RulebookError as error:
        return all(one.code == "C8-UNSOUND-RULES" and one.message for one in error.reports)
    return False


def test_no_change_is_a_traceback() -> None:
    places = list(places_in(json.loads(pagat())))
    refused = [is_refused(changed(path, NEW_VALUES[n % len(NEW_VALUES)])) for n, path in enumerate(places)]
    assert len(refused) > 200
    assert sum(refused) > len(refused) // 2


@pytest.mark.slow
@pytest.mark.parametrize("new", NEW_VALUES, ids=[str(one) if one is not REMOVED else "removed" for one in NEW_VALUES])
def test_no_change_at_all_is_a_traceback(new: Any) -> None:
    assert sum(is_refused(changed(path, new)) for path in places_in(json.loads(pagat()))) > 20


@pytest.mark.parametrize(
    ("path", "new", "message"),
    [
        (
            ("topics", "deal", "size", "cards"),
            0,
            "`topics.deal.size.cards`: input should be greater than or equal",
        ),
        (("topics", "drawing", "when"), "never", "`topics.drawing.when`: input should be"),
        (("topics", "drawing", "colour"), 1, "`topics.drawing.colour`: unexpected keyword argument"),
        (
            ("topics", "matching", "wild"),
            [None],
            "`topics.matching.wild`: there are 1 values, and the deck has 52 kinds",
        ),
        (
            ("topics", "matching", "forbidden_on", 0),
            1 << 60,
            "`topics.matching.forbidden_on.0`: it names cards that the deck",
        ),
        (("deck", "cards", 3), [40, 0, 1, ""], "`deck.cards.3`: it has a rank or a suit that the deck has not"),
        (("answers", 0, "question"), "lorem", "`answers.0`: no question is called `lorem`"),
        (("answers", 0, "value"), "lorem", "`answers.0.value`: input should be an instance of PlayerRange"),
        (("players",), REMOVED, "`players`: "),
        (("players",), 9, "`players`: there are 9, and `topics.seating` allows 2 to 7"),
        (("options",), ["lorem"], "`options.0`: no offer is called `lorem`"),
        (("options",), ["draw_until", "draw_three"], "`options.1`: the offer of `draw_three` does not go with"),
    ],
)
def test_a_report_says_where_and_what(path: tuple[Any, ...], new: Any, message: str) -> None:
    with pytest.raises(crazy8.RulebookError) as caught:
        crazy8.rules_from_json(changed(path, new))
    assert caught.value.reports[0].message.startswith(message)


def test_a_question_for_the_whole_table_is_answered_once() -> None:
    whole = json.loads(pagat())
    whole["answers"].append(next(one for one in whole["answers"] if one["question"] == "stock.empty"))
    with pytest.raises(crazy8.RulebookError, match=r"`stock\.empty` is answered once more"):
        crazy8.rules_from_json(json.dumps(whole))


def test_what_keys_declare_is_what_answers_are() -> None:
    assert type_of_answer(crazy8.QUESTIONS["stock.limit"].key) is int
    declared = [one for one in crazy8.QUESTIONS.values() if type_of_answer(one.key) is not None]
    assert len(declared) == sum(type(one.key) is not Key for one in crazy8.QUESTIONS.values())


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '{"format": "crazy8-rules"}', "[" * 100_000])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(crazy8.RulebookError):
        crazy8.rules_from_json(text)
