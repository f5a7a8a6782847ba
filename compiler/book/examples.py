"""Tell worked examples as phrases: the situation, what happens, and the ruling."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from ..telling.phrase import CardPart, CardsName, Listed, Phrase, Value, phrase, slug
from ..telling.step_kinds import Given
from ..telling.steps import ExampleCard, ExampleStep, WorkedExample

OPEN_KINDS = ("may_play", "may_not_play", "may_jump_in", "may_not_jump_in")
"""Kinds whose cards are alternatives."""
TURNS = (
    "plays",
    "turn",
    "takes",
    "must_take",
    "jumps_in",
    "dealer",
    "deals_next",
    "begins_next",
    "cuts",
    "is_youngest",
    "is_oldest",
)
"""Kinds for which it matters who sits next to whom."""
NUMBER_EACH = {"scores": "seat-score", "totals": "seat-score", "counters": "seat-count"}
"""Kinds with a number for each player, and the message for one of them."""
WITHOUT_CARDS = ("draws_cards", "takes")
"""Kinds that have a sentence of their own if no cards are given."""


def setting(example: WorkedExample, numbers: Mapping[str, int]) -> tuple[Phrase, ...]:
    """Tell what is given; `numbers` are the numbers of the house rules in the list of the book."""
    given = (step for step in example.steps if step.kind in get_args(Given))
    return tuple(step_phrase(step, numbers) for step in given if _is_worth_telling(step, example, numbers))


def _is_worth_telling(step: ExampleStep, example: WorkedExample, numbers: Mapping[str, int]) -> bool:
    """Return whether a given says something that the rest of the example or of the book does not."""
    if step.kind == "with_option":
        return not numbers.keys().isdisjoint(step.options)
    return step.kind != "seats" or _order_matters(example)


def _order_matters(example: WorkedExample) -> bool:
    """Return whether one has to know in which order the players sit: among three or more, if turns are taken."""
    seats = max((len(step.seats) for step in example.steps if step.kind == "seats"), default=0)
    return seats > 2 and any(step.kind in TURNS for step in example.steps)


def story(example: WorkedExample, numbers: Mapping[str, int]) -> tuple[Phrase, ...]:
    """Tell what happens, and what the ruling is, in the order of the file."""
    return tuple(step_phrase(step, numbers) for step in example.steps if step.kind not in get_args(Given))


def step_phrase(step: ExampleStep, numbers: Mapping[str, int]) -> Phrase:
    """Tell one line as a phrase."""
    values: dict[str, Value] = {"count": len(step.cards)}
    values |= dict(zip(("seat", "other"), step.seats, strict=False))
    if step.kind == "seats":
        values["seats"] = Listed(step.seats, join="comma")
    if step.kind == "seats_with_dummies":
        players = len(step.seats) // 2
        values["seats"] = Listed(step.seats[:players], join="comma")
        values["dummies"] = Listed(step.seats[players:], join="comma")
    if step.cards:
        apart = step.kind in OPEN_KINDS and not step.together
        values["cards"] = _cards(step.cards, "or" if apart else "and")
    if step.suit is not None or step.rank is not None:
        values["suit"] = _named(step.rank, step.suit)
    if step.number is not None:
        values["number"] = step.number
    if step.kind in NUMBER_EACH:
        each = zip(step.seats, step.points, strict=True)
        told = (phrase(NUMBER_EACH[step.kind], seat=seat, points=points) for seat, points in each)
        values["scores"] = Listed(tuple(told), join="comma")
    elif step.points:
        values["columns"] = Listed(tuple(map(str, step.points)), join="comma")
    if step.options:
        values["options"] = Listed(tuple(numbered(step.options, numbers)))
    return Phrase(_key(step), tuple(values.items()))


def _named(rank: str | None, suit: str | None) -> Phrase:
    """Name what a line is about: a suit, a rank, or a card."""
    if rank is None:
        return phrase("suit-name", suit=suit or "")
    part = CardPart("rank", (rank,)) if suit is None else CardPart("card", (rank, suit, ""))
    return phrase("example-rank", cards=CardsName((part,)))


def _key(step: ExampleStep) -> str:
    """Return the message for a line; some kinds have one message for each word."""
    key = f"step-{step.kind}"
    if step.word is not None:
        return f"{key}-{slug(step.word)}"
    if step.kind == "plays" and (step.suit is not None or step.rank is not None):
        return f"{key}-naming"
    if step.together:
        return f"{key}-together"
    if step.misses:
        return f"{key}-missing"
    return f"{key}-unseen" if step.kind in WITHOUT_CARDS and not step.cards else key


def _cards(cards: tuple[ExampleCard, ...], join: str) -> Listed:
    names = tuple(CardsName((CardPart("card", (card.rank, card.suit, card.sign)),), single=True) for card in cards)
    items = tuple(phrase("card-sign", card=name) for name in names)
    return Listed(items, join="or" if join == "or" else "and")


def numbered(options: Iterable[str], numbers: Mapping[str, int]) -> Iterator[Phrase]:
    """Return house rules by their numbers in the book; those of the whole book have none."""
    for name in options:
        if name in numbers:
            yield phrase("house-rule-number", number=numbers[name])
